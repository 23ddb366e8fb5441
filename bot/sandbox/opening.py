"""Opening the sandbox, with the last world or a new one, for a bot and a browser on this machine."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from bot.sandbox.forgetting import forget_notes
from bot.sandbox.keep import CannotKeep, Kept, kept, load
from bot.sandbox.page import routes
from bot.sandbox.page.page_state import Marks, PageState
from bot.sandbox.server.rest.oauth import secret_of
from bot.sandbox.server.server import HOST, PortTaken, serve
from bot.sandbox.world.world import World
from rules.core.text import Text

PORT = 8450
GUILD = "Taverna"
PEOPLE = "Ana", "Bruno", "Clara", "Davi", "Eva"
CHANNELS = "table-1", "table-2", "lounge"
LOCALE = "en-US"


class CannotOpen(Exception):  # noqa: N818 - said of the sandbox
    """The sandbox cannot be opened. `text` tells the operator why, and what to do."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True)
class Sandbox:
    """An open sandbox: its address for bot and browser (`http://127.0.0.1:8450`), and the bot's secrets."""

    url: str
    token: str
    client_secret: str
    page_state: PageState


@asynccontextmanager
async def open_sandbox(
    folder: Path, port: int = PORT, extend: Callable[[web.Application], None] | None = None
) -> AsyncIterator[Sandbox]:
    """Open the sandbox that `folder` keeps, or a new one, until the block ends; port 0 takes a free one.

    `extend` may add routes to the page's. Point the bot at `url` with `point.pointed_at`, and let it
    log in with `token`. Raises `CannotOpen`.
    """
    try:
        page_state = _page_state(load(folder))
        page_state.boards = extend is not None

        def lay(application: web.Application) -> None:
            routes.lay(application, page_state)
            if extend is not None:
                extend(application)

        async with serve(page_state.world, port, extend=lay) as url, kept(page_state, folder):
            world = page_state.world
            yield Sandbox(url, world.state.token, secret_of(world), page_state)
    except CannotKeep as problem:
        raise CannotOpen(problem.text) from problem
    except PortTaken as problem:
        args: dict[str, int | str | list[str]] = {"host": HOST, "port": str(port)}
        raise CannotOpen(Text(key="sandbox.port-taken", args=args)) from problem


def _page_state(last: Kept | None) -> PageState:
    if last is None:
        return PageState(new_world(), Marks())
    world = World()
    world.state = last.state
    forget_notes(world)
    return PageState(world, last.marks)


def new_world() -> World:
    """Return a world with one guild, its channels, and five people with open DMs, the first one its owner."""
    world = World(secret=secrets.token_urlsafe(24))
    guild = world.add_guild(GUILD, LOCALE)
    del guild.members[guild.owner_id]
    del world.state.users[guild.owner_id]
    for name in CHANNELS:
        world.add_channel(guild, name)
    for name in PEOPLE:
        user = world.add_user(name, LOCALE)
        world.join(guild, user)
        world.dm(user.id)
    guild.owner_id = min(guild.members.keys() - {world.bot.id})  # the first of them
    return world
