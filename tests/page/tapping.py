"""A table of people and its page in a browser, without the chat: taps are answers to a real bot."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from aiohttp import web
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bot.discord.requests.budgets import Budgets
from bot.discord.requests.request import Runtime
from bot.discord.screens.pictures import Pictures
from bot.table.model import Person, TableInfo
from bot.web.routes import Board, lay
from render.core.choice.spots import Lying
from render.core.pictures import Scene
from render.pool import Pool
from render.scene import GAMES as PICTURES
from render.scene import describe
from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import look
from rules.core.rng import Dice
from rules.games import GAMES
from tests.bot.discord.conftest import Notebook
from tests.bot.table.scene import CHANNEL, Bot, started

Manner = Literal["touch", "mouse", "keyboard"]
SIZES: dict[Manner, ViewportSize] = {
    "touch": ViewportSize(width=390, height=844),
    "mouse": ViewportSize(width=1280, height=800),
    "keyboard": ViewportSize(width=1280, height=800),
}
LONG = 120_000  # milliseconds: two cores may have other work
TOPMOST = """spot => {
    const box = spot.getBoundingClientRect();
    const [across, down] = [box.width / 13, box.height / 13];
    for (let ring = 0; ring <= 6; ring++)
        for (let i = -ring; i <= ring; i++)
            for (const [dx, dy] of [[i, ring], [i, -ring], [ring, i], [-ring, i]]) {
                const x = box.x + box.width / 2 + dx * across, y = box.y + box.height / 2 + dy * down;
                if (document.elementFromPoint(x, y) === spot) return [x, y];
            }
    return null;
}"""


@dataclass
class Tapped:
    """A table that people play on the page."""

    it: Bot
    info: TableInfo
    url: str
    browser: Browser
    serve: Callable[[int], Awaitable[TestServer]]
    server: TestServer

    async def restart(self) -> None:
        """End the server with all its streams, and begin a new one at the same address."""
        port = self.server.port
        await self.server.close()
        self.server = await self.serve(port or 0)

    async def position(self) -> tuple[Seat, Decision] | None:
        """The first seat that is awaited, and its question; None at the end."""
        position = (await self.it.context.load(self.info.id)).position
        return next(((seat, position.pending[seat]) for seat in position.waiting), None)

    async def places(self, seat: Seat, asked: Decision) -> dict[Scene, Lying]:
        """Where all that the question names lies, as its seat sees it."""
        loaded = await self.it.context.load(self.info.id)
        view = look(loaded.game, loaded.position, seat).view
        return {**PICTURES[self.info.game].places(view, asked, "en")}

    async def play(self, seat: Seat, asked: Decision, dice: Dice) -> None:
        """Answer as a computer player would."""
        loaded = await self.it.context.load(self.info.id)
        view = look(loaded.game, loaded.position, seat).view
        await self.it.answer(self.info.id, person(seat), loaded.game.computers["steady"](view, asked, dice))

    async def stored(self, seat: Seat) -> Answer:
        """The last answer that is stored for a seat and is its own."""
        rows = await self.it.rows("steps", "n, seat, answer, made_by")
        found: Answer = json.loads(max(row for row in rows if row[1] == seat and row[3] == "player")[2])
        return found

    @asynccontextmanager
    async def page(self, seat: Seat, manner: Manner) -> AsyncIterator["Hand"]:
        """The page of a person; at the end it had no errors."""
        context = await self.browser.new_context(
            viewport=SIZES[manner], has_touch=manner == "touch", locale="en-US"
        )
        page, faults = await context.new_page(), list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        await page.goto(f"{self.url}/board?channel={CHANNEL}&as={person(seat).id}")
        await expect(page.locator(".ask h2")).to_be_visible(timeout=LONG)
        at = await self.position()
        yield Hand(page, manner, {} if at is None else await self.places(*at))
        await context.close()
        assert faults == []


@dataclass
class Hand:
    """Whoever uses the page: with a finger, the mouse, or the keys alone."""

    page: Page
    manner: Manner
    lying: Mapping[Scene, Lying]  # where the first of those who are awaited find what they are asked about

    async def take(self, ident: str) -> None:
        """Tap a thing where it lies; in the list, if it lies nowhere."""
        scenes = [scene for scene, things in self.lying.items() if ident in things]
        if not scenes:
            await self._press(self.page.locator(f'.ask [data-id="{ident}"]').first)
            return
        if not await self.page.locator(
            ", ".join(f".frame[data-scene={it}]:visible" for it in scenes)
        ).count():
            await self._press(self.page.locator(f'.tabs [data-scene="{scenes[0]}"]'))
        seen = self.page.locator(f'.spot[data-ids~="{ident}"]:visible').first
        await expect(seen).to_be_visible(timeout=LONG)
        await self._on(seen)
        asked = self.page.locator(f'dialog [data-id="{ident}"]')
        if await asked.count():
            await self._press(asked)

    async def add(self, label: str, times: int) -> None:
        """Press the plus of a part that lies nowhere."""
        for _ in range(times):
            await self._press(self.page.get_by_role("button", name=f"{label} +", exact=True))

    async def send(self) -> None:
        """Give the answer, and wait until the bot has it."""
        go = self.page.locator("button.go")
        await expect(go).to_be_enabled(timeout=LONG)
        async with self.page.expect_response(lambda it: it.url.split("?")[0].endswith("/answer")) as sent:
            await self._press(go)
        assert (await sent.value).status == 200, await (await sent.value).text()

    async def _on(self, spot: Locator) -> None:
        if self.manner == "keyboard":
            await self._press(spot)
            return
        point = await spot.evaluate(TOPMOST)
        if not point:  # below what is shown
            scene = await spot.evaluate("spot => spot.closest('.frame').dataset.scene")
            whole = self.page.locator(f".frame[data-scene={scene}] .tool")
            await self._press(whole.first)
            point = await spot.evaluate(TOPMOST)
        assert point, f"nobody can reach {await spot.get_attribute('data-ids')}"
        x, y = point
        await (self.page.touchscreen.tap(x, y) if self.manner == "touch" else self.page.mouse.click(x, y))

    async def _press(self, control: Locator) -> None:
        if self.manner == "keyboard":
            await control.focus()
            await self.page.keyboard.press("Enter")
        elif self.manner == "touch":
            await control.tap()
        else:
            await control.click()


def person(seat: Seat) -> Person:
    """The person in a seat."""
    return Person(11 + seat, f"P{seat}", "en")


@asynccontextmanager
async def tapping(browser: Browser, folder: Path, game: str, seats: int, seed: str) -> AsyncIterator[Tapped]:
    """A table of people, and a server with its page."""
    async with AsyncExitStack() as stack:
        it = await stack.enter_async_context(started(seeds=seed))
        info = await it.table(*(person(seat) for seat in range(seats)), game=game)
        pool = await stack.enter_async_context(Pool(folder=folder / "cache"))
        pictures = Pictures(pool.draw, describe, GAMES)
        runtime = Runtime(it.context, GAMES, pictures, Notebook([]), Budgets(scale=1000))

        async def serve(port: int) -> TestServer:
            board, application = Board(lambda request: int(request.query.get("as", "0"))), web.Application()
            lay(application, board)
            board.begin(runtime)
            server = TestServer(application, port=port)
            await server.start_server()
            return server

        server = await serve(0)
        table = Tapped(it, info, str(server.make_url("")).rstrip("/"), browser, serve, server)
        yield table
        await table.server.close()


def meant(asked: Decision, lying: Sequence[str], dice: Dice) -> Answer | None:
    """An answer to give, of things that lie in pictures where there are such; None if nothing of it does."""
    match asked.kind:
        case "choose":
            idents = [option.id for option in asked.options]
            dice.shuffle(idents)
            idents.sort(key=lambda ident: ident not in lying)
            return idents[: max(1, asked.least)] if idents[0] in lying else None
        case "order" | "split":
            return asked.sample(dice)
        case "fill":
            free, put = [option.id for option in asked.options], dict[str, str]()
            dice.shuffle(free)
            for slot in asked.slots:
                fits = [ident for ident in free if slot.fits(ident)]
                if fits and (not slot.blank or len(put) < 3):
                    put[slot.id] = fits[0]
                    free.remove(fits[0])
            return put
    return None
