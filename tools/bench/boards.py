"""Boards in the browser: from a press in the chat to the changed board in an open page; the cost to others.

A page is what its browser does: it follows the stream of its table, at each sign looks at the table anew, and
fetches the board beside that if it shows something else, the newest alone. The bot is a process of its own;
the double, the people and their pages are in this one, and share its time, so the figures include their work.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
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
RATES = {2.0: 60, 20.0: 200}  # presses a second over all tables, and how many in each part
EACH = 2  # people at a table, and its pages if all have one open
CALM = 3.0  # seconds to let all work finish
BETWEEN = 0.05  # seconds from one page that is opened to the next
PATIENCE = 30.0  # seconds that a page waits for what a press does
PACE = 0.5  # seconds from one look at a table to the next, as `board.js` has it
SOON = 3.0  # until it is tried again
BYTES = 2**20  # of a line in a stream, at most
FIRST_AIM = 20.0  # milliseconds, p95


@dataclass
class Page:
    """The open page of a person at a table.

    `looked`: when it had a new table, after how many answers; `shown`: when the picture of that; `news` is
    set each time.
    """

    browser: aiohttp.ClientSession
    url: str
    secret: str
    looked: list[tuple[int, float]] = field(default_factory=list)
    shown: list[tuple[int, float]] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    _version: str = ""
    _signs: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self) -> None:
        """Follow the table until the page is closed."""
        async with asyncio.TaskGroup() as tasks, self._get("/events") as stream:
            tasks.create_task(self._look(tasks))
            async for line in stream.content:
                if line.startswith(b"data:"):
                    self._signs.set()

    async def _look(self, tasks: asyncio.TaskGroup) -> None:
        drawing: asyncio.Task[None] | None = None
        while await self._signs.wait():
            self._signs.clear()
            async with self._get("") as answer:
                told = json.loads(await answer.read())
            if not self.looked or told["n"] != self.looked[-1][0]:
                self.looked.append((told["n"], time.time()))
                self.news.set()
            if told["version"] != self._version:
                self._version = told["version"]
                if drawing is not None:
                    drawing.cancel()
                drawing = tasks.create_task(self._draw())
            elif drawing is None or drawing.done():
                self._show()
            await asyncio.sleep(PACE)

    async def _draw(self) -> None:
        """Fetch the picture of the newest table; a newer one ends this."""
        while True:
            async with self._get(f"/board.png?of={self._version}") as picture:
                if picture.status == HTTPStatus.OK:
                    await picture.read()
                    return self._show()
            await asyncio.sleep(SOON)

    def _show(self) -> None:
        self.shown.append((self.looked[-1][0], time.time()))
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
        found = await _parts(Path(folder))
    late = sum(each.late for parts in found.values() for part in parts for each in part.presses)
    figures = [figure for rate, parts in found.items() for figure in _figures(rate, parts)]
    return [*figures, Figure("late answers", late, "presses", 0)]


def _figures(rate: float, parts: Sequence[Part]) -> list[Figure]:
    """Return the figures of so many presses a second: with no page open, one at each table, and all."""
    none, some, every = parts
    name, many = f"{rate:.0f} presses a second", f"{TABLES * EACH} pages"
    return [
        *spread(f"{name}: to the new question, {TABLES} pages", some.looked, "ms"),
        *spread(f"{name}: to the changed board, {TABLES} pages", some.shown, "ms"),
        *spread(f"{name}: to the new question, {many}", every.looked, "ms"),
        *spread(f"{name}: to the changed board, {many}", every.shown, "ms"),
        *spread(f"{name}: first response, no page", [each.first for each in none.presses], "ms"),
        *spread(
            f"{name}: first response, {many}", [each.first for each in every.presses], "ms", p95=FIRST_AIM
        ),
    ]


async def _parts(folder: Path) -> dict[float, list[Part]]:
    """Measure presses with no page open, with one for each table, and with one for all; by their rate."""
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
        none: list[list[Page]] = [[] for _ in tables]
        some = [each[:1] for each in pages]
        return {rate: [await _part(tables, each, rate) for each in (none, some, pages)] for rate in RATES}


async def _logged_in(database: Path, people: Sequence[int]) -> dict[int, str]:
    """Return the secrets of these people's sessions, by their ids."""
    store = await Store.open(database)
    try:
        context = Context(store, GAMES, time.time, lambda: "", FOLLOWERS)
        return {person: await sessions.begin(context, person) for person in people}
    finally:
        await store.close()


async def _part(tables: Sequence[GameContext], pages: Sequence[Sequence[Page]], rate: float) -> Part:
    """Press at all tables in turn, one every so often, while these pages are open."""
    following = list[asyncio.Task[None]]()
    for page in [page for each in pages for page in each]:
        following.append(asyncio.create_task(page.follow()))
        await asyncio.sleep(BETWEEN)  # of one address only so many may log in at once
    await asyncio.sleep(CALM)
    chance, tasks = Random(7), list[asyncio.Task[tuple[Pressed, list[float], list[float]]]]()
    for n in range(RATES[rate]):
        at = n % len(tables)
        tasks.append(asyncio.create_task(_pressed(tables[at], pages[at], n)))
        await asyncio.sleep(chance.expovariate(rate))
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
    looked = [_after(page.looked, began) for page in pages]
    shown = [_after(page.shown, began, n) for page, (n, _) in zip(pages, looked, strict=True)]
    return (
        pressed,
        [(at - began) * 1000 for _, at in looked],
        [(at - began) * 1000 for _, at in shown],
    )


def _after(kept: Sequence[tuple[int, float]], began: float, n: int = -1) -> tuple[int, float]:
    """Return the first after a press, of a table with at least `n` answers; at worst after `PATIENCE`."""
    found = (each for each in kept if each[1] > began and each[0] >= n)
    return next(found, (n, began + PATIENCE))


def _is_shown(page: Page, began: float) -> bool:
    """Tell whether a page shows what a press has done."""
    n, _ = _after(page.looked, began)
    return n >= 0 and any(at > began and shown >= n for shown, at in page.shown)


async def _until(page: Page, began: float) -> None:
    while not _is_shown(page, began):
        page.news.clear()
        await page.news.wait()
