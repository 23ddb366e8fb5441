"""Boards in the browser: from a press in the chat to the changed board in an open page; the cost to others.

A page is what its browser does: it follows the stream of its table, and at each sign looks at the table anew
and fetches the board if that shows something else. The bot is a process of its own; the double, the people
and their pages are in this one, and share its time, so the figures include their work.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import aiohttp
from aiohttp.test_utils import unused_port

from bot.sandbox.server.rest.oauth import secret_of
from bot.sandbox.server.server import serve
from bot.table.following import FOLLOWERS
from bot.table.people import sessions
from bot.table.runtime.context import Context
from bot.table.storage.store import Store
from rules.games import GAMES
from tests.bot.e2e.process import Process
from tools.bench.staged import begun, staged
from tools.bench.stopwatch import Figure, spread
from tools.bench.tables import GameContext, Pressed, servers, started
from tools.driver import City

TABLES = 100
A_SECOND = 20.0  # presses, over all tables
PRESSES = 200  # in each part
EACH = 2  # people at a table, and its pages if all have one open
CALM = 3.0  # seconds to let all work finish
BETWEEN = 0.05  # seconds from one page that is opened to the next
PATIENCE = 30.0  # seconds that a page waits for what a press does
PACE = 0.5  # seconds from one look at a table to the next, as `board.js` has it
BYTES = 2**20  # of a line in a stream, at most
FIRST_AIM = 20.0  # milliseconds, p95


@dataclass
class Page:
    """The open page of a person at a table.

    `kept`: when it had a new table, and when the picture of that; `news` is set each time.
    """

    browser: aiohttp.ClientSession
    url: str
    secret: str
    kept: list[tuple[float, float]] = field(default_factory=list)
    version: str = ""
    n: int = -1
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self) -> None:
        """Follow the table until the page is closed."""
        async with self._get("/events") as stream:
            async for line in stream.content:
                if line.startswith(b"data:"):
                    await self._look()
                    await asyncio.sleep(PACE)

    async def _look(self) -> None:
        async with self._get("") as answer:
            told = json.loads(await answer.read())
        changed, self.n, looked = told["n"] != self.n, told["n"], time.time()
        if told["version"] != self.version:
            self.version = told["version"]
            async with self._get(f"/board.png?of={self.version}") as picture:
                await picture.read()
        if changed:
            self.kept.append((looked, time.time()))
            self.news.set()

    def _get(self, rest: str) -> "aiohttp.client._RequestContextManager":
        return self.browser.get(self.url + rest, headers={"Cookie": f"taverna={self.secret}"})


@dataclass
class Part:
    """The presses of one part, and how long the pages took to show what they did."""

    presses: list[Pressed]
    looked: list[float]
    shown: list[float]


async def figures() -> list[Figure]:
    """Measure boards in the browser."""
    with TemporaryDirectory() as folder:
        parts = await _parts(Path(folder))
    none, some, all_open = parts
    late = sum(each.late for part in parts for each in part.presses)
    return [
        *spread(f"press to the new question in a page, {TABLES} tables", some.looked, "ms"),
        *spread(f"press to the changed board in a page, {TABLES} tables", some.shown, "ms"),
        *spread("first response, no page open", [each.first for each in none.presses], "ms"),
        *spread(
            f"first response, {TABLES * EACH} pages open",
            [each.first for each in all_open.presses],
            "ms",
            p95=FIRST_AIM,
        ),
        *spread(f"press to the changed board, {TABLES * EACH} pages", all_open.shown, "ms"),
        Figure("late answers", late, "presses", 0),
    ]


async def _parts(folder: Path) -> tuple[Part, Part, Part]:
    """Measure presses with no page open, first and last; with one for each table; with one for all."""
    city, port = City(), unused_port()
    seats = servers(city.world, TABLES)
    async with staged(folder / "taverna.db") as context:
        idents = [await begun(context, place, people, "bellum") for place, people in seats]
    secrets = await _logged_in(folder / "taverna.db", [person.id for _, people in seats for person in people])
    url = f"http://127.0.0.1:{port}"
    settings = {
        "TAVERNA_WEB": f"127.0.0.1:{port}",
        "TAVERNA_WEB_URL": url,
        "DISCORD_CLIENT_SECRET": secret_of(city.world),
    }
    tables = [GameContext(*each) for each in seats]
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serve(city.world))
        await stack.enter_async_context(started(Process(city, folder, address, settings)))
        browser = await stack.enter_async_context(
            aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), read_bufsize=BYTES)
        )
        for n, table in enumerate(tables):
            await table.press(Random(n))
        pages = [
            [Page(browser, f"{url}/board/t/{ident}", secrets[person.id]) for person in people]
            for ident, (_, people) in zip(idents, seats, strict=True)
        ]
        before = await _part(tables, [[] for _ in tables])
        some = await _part(tables, [each[:1] for each in pages])
        every = await _part(tables, pages)
        after = await _part(tables, [[] for _ in tables])
        return Part([*before.presses, *after.presses], [], []), some, every


async def _logged_in(database: Path, people: Sequence[int]) -> dict[int, str]:
    """Return the secrets of these people's sessions, by their ids."""
    store = await Store.open(database)
    try:
        context = Context(store, GAMES, time.time, lambda: "", FOLLOWERS)
        return {person: await sessions.begin(context, person) for person in people}
    finally:
        await store.close()


async def _part(tables: Sequence[GameContext], pages: Sequence[Sequence[Page]]) -> Part:
    """Press at all tables in turn, one every so often, while these pages are open."""
    following = list[asyncio.Task[None]]()
    for page in [page for each in pages for page in each]:
        following.append(asyncio.create_task(page.follow()))
        await asyncio.sleep(BETWEEN)  # of one address only so many may log in at once
    await asyncio.sleep(CALM)
    chance, tasks = Random(7), list[asyncio.Task[tuple[Pressed, list[float], list[float]]]]()
    for n in range(PRESSES):
        at = n % len(tables)
        tasks.append(asyncio.create_task(_pressed(tables[at], pages[at], n)))
        await asyncio.sleep(chance.expovariate(A_SECOND))
    found = await asyncio.gather(*tasks)
    for task in following:
        assert not task.done(), "a page was not followed to the end"
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)
    return Part(
        [pressed for pressed, _, _ in found],
        [each for _, looked, _ in found for each in looked],
        [each for _, _, shown in found for each in shown],
    )


async def _pressed(
    table: GameContext, pages: Sequence[Page], n: int
) -> tuple[Pressed, list[float], list[float]]:
    """Press once. Returns also the milliseconds until each page had the table, and showed its board."""
    began = time.time()
    pressed = await table.press(Random(n))
    for page in pages:
        with suppress(TimeoutError):
            await asyncio.wait_for(_until(page, began), PATIENCE)
    found = [each for page in pages if (each := _after(page, began)) is not None]
    return (
        pressed,
        [(looked - began) * 1000 for looked, _ in found],
        [(shown - began) * 1000 for _, shown in found],
    )


def _after(page: Page, began: float) -> tuple[float, float] | None:
    """Return the first times of a page that come after a press."""
    return next((each for each in page.kept if each[0] > began), None)


async def _until(page: Page, began: float) -> None:
    while _after(page, began) is None:
        page.news.clear()
        await page.news.wait()
