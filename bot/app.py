"""The whole bot: its parts, started in order and stopped in reverse order."""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from pydantic import SecretStr

from bot import served
from bot.background import background
from bot.discord.client import Client
from bot.discord.errors import unhandled
from bot.discord.permissions import invitation
from bot.discord.proxy import through
from bot.discord.requests.budgets import Budgets
from bot.discord.screens.pictures import Pictures
from bot.files import make_folder
from bot.sandbox.point import pointed_at
from bot.settings import Settings
from bot.table.model import Shards
from bot.table.runtime.child import Child
from bot.table.runtime.studies import Thinker
from bot.table.storage.store import Store
from bot.unstartable import Unstartable
from bot.work import Parts, Ready, Stopped, Watch, at_work, connected
from render.films import Films
from render.pool import Pool
from render.scene import describe, leave_out_unpainted
from rules.core.data import BROUGHT
from rules.core.text import Text
from rules.core.words import LANGS, Words, language
from rules.games import GAMES, LEFT_OUT, all_games
from rules.packages import NONE, SETTING

log = logging.getLogger(__name__)

RHYTHM = 5.0  # seconds: a sharp computer player's answer comes at a multiple of them after the question
THOUGHT_TIMEOUT = 120.0  # seconds for one such answer, or for a piece of other thinking
NICENESS = 15  # of the process that thinks: everything else comes first
FILM_TIMEOUT = 60.0  # seconds for a picture of a film
COMMAND_TIMEOUT = 3.0  # seconds that an operator's command may hold the database while the bot starts
COMMANDS = "commands.json"  # the file beside the database that remembers the registered commands


async def run(settings: Settings, token: str, words: Words | None = None, ready: Ready | None = None) -> None:
    """Run until SIGTERM or SIGINT.

    With `words` it says where to invite the bot, at the first start and while it is in no server. Raises
    `BadStore` and `Unstartable`; in either case nothing is lost, unless it is `Lost`.
    """
    new = isinstance(settings.database, Path) and not settings.database.exists()
    stopped = _stopping()
    _make_folder(settings.cache)
    async with AsyncExitStack() as stack:
        _redirect(settings, stack)
        store = await stack.enter_async_context(_database(settings, stopped))
        leave_out_unfit()
        pictures, pool = await stack.enter_async_context(_drawing(settings))
        _load_games()
        parts = _parts(settings, token, store, pictures, pool)
        with suppress(Stopped):
            client = await stack.enter_async_context(at_work(parts, stopped, ready))
            await stack.enter_async_context(served.boards(settings, client))
            background(stack, _greet(client, words, new=new))
            await connected(client, stopped)
        log.info("stopping")


def _parts(settings: Settings, token: str, store: Store, pictures: Pictures, pool: Pool) -> Parts:
    """Return the parts of a bot as the settings want them: whole games and thinking in child processes."""
    return Parts(
        token,
        store,
        GAMES,
        pictures,
        known=settings.beside(COMMANDS),
        budgets=Budgets(scale=settings.budgets),
        quotas=settings.quotas,
        guild_id=settings.guild,
        runner=Child(all_games),
        thinker=Thinker(Child(all_games, THOUGHT_TIMEOUT, nice=NICENESS), settings.sharp, RHYTHM),
        watch=_watch(settings, pool),
        shards=settings.shards,
        pages=settings.web_url or "",
    )


def _redirect(settings: Settings, stack: AsyncExitStack) -> None:
    """Ask another Discord, or Discord through a proxy, if the settings say so."""
    if settings.discord_api:
        stack.enter_context(pointed_at(settings.discord_api.rstrip("/")))
    if settings.rest:
        stack.enter_context(through(settings.rest))


@asynccontextmanager
async def _database(settings: Settings, stopped: asyncio.Event) -> AsyncIterator[Store]:
    """Open the database for the block. If it is lost, set `stopped`, and raise `Lost` at the end."""
    store = await Store.open(settings.database, COMMAND_TIMEOUT, shards=settings.shards or Shards())
    store.lost.add_done_callback(lambda lost: stopped.set())
    try:
        yield store
    finally:
        await store.close()
    if store.lost.done():
        raise store.lost.result()


def leave_out_unfit() -> None:
    """Drop the games that can't be drawn, and tell child processes which remain; they need not look."""
    leave_out_unpainted()
    os.environ[SETTING] = ",".join(BROUGHT) or NONE


def _load_games() -> None:
    """Load the words once for the life of the process, and log the games that had to be left out."""
    for lang in LANGS:
        language(lang)  # so that the first request does not wait for the files
    gc.freeze()  # spares the garbage collector these objects
    for line in LEFT_OUT.values():
        log.error("a game is left out: %s", line)


def _stopping() -> asyncio.Event:
    """Return an event that SIGTERM and SIGINT set. Also logs what the event loop can't handle."""
    stopped = asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(unhandled)
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, stopped.set)
    return stopped


async def _greet(client: Client, words: Words | None, *, new: bool) -> None:
    """Say that the bot is connected, and where to invite it if that may be the next step."""
    await client.wait_until_ready()
    log.info("connected; servers: %d", len(client.guilds))
    if words and client.application_id and (new or not client.guilds):
        _print(words, "discord.invite", invitation(client.application_id))


def _print(words: Words, key: str, url: str) -> None:
    sys.stdout.write(words.say(Text(key=key, args={"url": url})) + "\n")
    sys.stdout.flush()


@asynccontextmanager
async def _drawing(settings: Settings) -> AsyncIterator[tuple[Pictures, Pool]]:
    """Start the processes that draw: a pool for pictures that people wait for, yielded too; one for films."""
    async with (
        Pool(settings.drawers, settings.cache) as pool,
        Pool(folder=settings.cache, patience=FILM_TIMEOUT, nice=True) as cinema,
    ):
        films = Films(partial(cinema.draw, patient=True), cinema.film, settings.cache / "films")
        try:
            yield Pictures(pool.draw, describe, GAMES, films, draw_icons=pool.icons), pool
        finally:
            await films.stop()


async def play_in_sandbox(settings: Settings, words: Words) -> None:
    """Run the same bot against the local double of Discord, with its page, until SIGTERM or SIGINT.

    Raises what `run` raises.
    """
    from bot.sandbox.opening import CannotOpen, open_sandbox  # who has a token need not load it
    from bot.sandbox.page.routes import lang_of, person_of
    from bot.web.routes import Board, lay

    folder = settings.sandbox
    if folder is None:
        raise Unstartable("DISCORD_TOKEN: is not set, and here is no sandbox: put the token into .env")
    _make_folder(folder)
    try:
        board = Board(person_of, lang_of=lang_of)
        async with open_sandbox(folder, settings.sandbox_port, partial(lay, board=board)) as sandbox:
            _print(words, "discord.sandbox", sandbox.url)
            here: dict[str, Any] = {"discord_api": sandbox.url, "database": folder / "taverna.db"}
            if settings.web_url:  # so that a login can be tried here, too
                sandbox.page_state.world.redirects.append(f"{settings.web_url}/login/back")
                here["client_secret"] = SecretStr(sandbox.client_secret)
            alone = settings.model_copy(update={**here, "guild": None, "rest": None})
            await run(alone, sandbox.token, ready=board.begin)
    except CannotOpen as problem:
        raise Unstartable(words.say(problem.text)) from None


def _watch(settings: Settings, pool: Pool) -> Watch:
    return Watch(lambda: ["pictures"] if pool.ill else [], lambda: pool.pending, settings.metrics)


def _make_folder(folder: Path) -> None:
    try:
        make_folder(folder)
        with NamedTemporaryFile(dir=folder):
            return
    except OSError as error:
        raise Unstartable(f"{folder}: can't be written: {error.strerror}") from None
