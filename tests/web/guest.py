"""A browser at the boards on a host's own name, and the Discord at which its person logs in."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any

import aiohttp
import yarl

from bot.discord.requests.budgets import Budgets
from bot.discord.requests.request import Runtime
from bot.discord.screens.pictures import Pictures
from bot.listening import listening
from bot.sandbox.server.rest.oauth import secret_of
from bot.sandbox.server.server import serve
from bot.sandbox.world.state import User
from bot.sandbox.world.world import World
from bot.table.model import Person, TableInfo
from bot.web.login import Application
from bot.web.site import Site, application
from render.core.pictures import Picture, PictureRequest
from rules.games import GAMES
from tests.bot.discord.conftest import Notebook
from tests.bot.table.scene import ANA, BIA, Bot, Clock, started

URL = "https://games.example.org"
SESSION, LOGIN = "__Host-taverna", "__Host-login"
OWN = {"Origin": URL, "X-Taverna": "1", "Content-Type": "application/json"}
Client = aiohttp.ClientSession


@dataclass
class Got:
    """An answer: its status, headers and words."""

    status: int
    headers: Any
    text: str

    @property
    def to(self) -> str:
        """Return the address to which it sends the browser."""
        return str(self.headers.get("Location", ""))


@dataclass
class Guest:
    """A browser that keeps cookies as over TLS, and follows no redirect by itself."""

    client: Client
    cookies: dict[str, str] = field(default_factory=dict)
    set: dict[str, Any] = field(default_factory=dict)  # the attributes of the cookies, as they were last set

    async def get(self, path: str, **headers: str) -> Got:
        return await self._asked("GET", path, None, headers)

    async def post(self, path: str, body: object, **headers: str) -> Got:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self._asked("POST", path, json.dumps(body), {**OWN, **named})

    async def _asked(self, method: str, path: str, body: str | None, headers: dict[str, str]) -> Got:
        told = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()), **headers}
        sent = {name: value for name, value in told.items() if value}
        where = yarl.URL(path, encoded=True)
        answer = await self.client.request(method, where, data=body, headers=sent, allow_redirects=False)
        for line in answer.headers.getall("Set-Cookie", []):
            for name, morsel in SimpleCookie(line).items():
                self.set[name] = morsel
                self.cookies[name] = morsel.value
                if not morsel.value:
                    del self.cookies[name]
        return Got(answer.status, answer.headers, await answer.text())


@dataclass
class House:
    """The site at a bot's tables, and its Discord."""

    it: Bot
    world: World
    site: Site
    client: Client
    clock: Clock

    def guest(self) -> Guest:
        """A new browser."""
        return Guest(self.client)

    async def consent(self, guest: Guest, person: Person | str, to: str = "") -> str:
        """Begin a login and choose a person at Discord; returns the path to which Discord sends back."""
        begun = await guest.get(f"/login?to={to}")
        assert begun.status == 303, begun.text
        return await self.choose(begun.to, person)

    async def choose(self, there: str, person: Person | str) -> str:
        """Choose a person on Discord's page; returns the path to which it sends the browser."""
        chosen = yarl.URL(there).update_query({"as": person if isinstance(person, str) else str(person.id)})
        async with (
            aiohttp.ClientSession() as session,
            session.get(chosen, allow_redirects=False) as answer,
        ):
            back = answer.headers["Location"]
        assert back.startswith(f"{URL}/login/back?")
        return back.removeprefix(URL)

    async def logged_in(self, person: Person, to: str = "") -> Guest:
        """A browser in which a person has logged in."""
        guest = self.guest()
        back = await guest.get(await self.consent(guest, person, to))
        assert back.status == 303, back.text
        return guest


async def draw(request: PictureRequest, **_: object) -> Picture:
    return Picture(b"picture of " + request.scene.encode(), "", "", 1, 1)


@asynccontextmanager
async def housed(it: Bot, *people: Person, budgets: Budgets | None = None) -> AsyncIterator[House]:
    """The site at the bot's tables, and a Discord that knows these people."""
    world, clock = World(), Clock()
    for person in people:
        world.state.users[person.id] = User(person.id, person.name)
    world.redirects.append(f"{URL}/login/back")
    pictures = Pictures(draw, lambda request, mark: ("", ""), GAMES)
    runtime = Runtime(it.context, GAMES, pictures, Notebook([]), budgets or Budgets(scale=1000))
    async with serve(world) as discord:
        site = Site(runtime, Application(discord, world.bot.id, secret_of(world), URL), clock)
        async with (
            listening(application(site), ("127.0.0.1", 0), "TAVERNA_WEB") as url,
            aiohttp.ClientSession(url, cookie_jar=aiohttp.DummyCookieJar()) as client,
        ):
            yield House(it, world, site, client, clock)
    assert world.traffic.unknown == []


@asynccontextmanager
async def at_home(*people: Person, budgets: Budgets | None = None) -> AsyncIterator[tuple[House, TableInfo]]:
    """The site and a Discord that knows these people; a table of Ana and Bia."""
    async with started() as it:
        info = await it.table(ANA, BIA, game="bellum")
        async with housed(it, *people, budgets=budgets) as house:
            yield house, info
