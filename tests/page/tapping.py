"""A table of people and its page in a browser, without the chat: taps are answers to a real bot."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from aiohttp import web
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, Request, ViewportSize, expect

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
SOON = 100  # milliseconds
MOST = 400  # questions until one of a kind is asked
TRIES = 20  # answers until one gives something to somebody
STILL = """async id => {
    const soon = () => new Promise(done => setTimeout(done, 100));
    const where = () => [...document.querySelectorAll(`.spot[data-ids~="${id}"]`)]
        .filter(spot => spot.checkVisibility())
        .map(spot => spot.getBoundingClientRect());
    const frames = () => [...document.querySelectorAll('.frame[aria-busy=true]')];
    const busy = () => frames().some(frame => frame.checkVisibility());
    let before;
    for (let still = 0, all = 0; still < 8 && all < 300; all++) {
        still = JSON.stringify(where()) === before && !busy() ? still + 1 : 0;
        before = JSON.stringify(where());
        await soon();
    }
}"""  # a newer picture comes at most 700 ms after the one before it, and may lie elsewhere
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

    async def asked(self) -> tuple[Seat, Decision]:
        """The first seat that is awaited, and its question."""
        at = await self.position()
        assert at is not None, "the game is over"
        return at

    async def until(self, fits: Callable[[Seat, Decision], bool]) -> Seat:
        """Play as computers do until such a question; returns whose it is."""
        dice = Dice("until")
        for _ in range(MOST):
            seat, asked = await self.asked()
            if fits(seat, asked):
                return seat
            await self.play(seat, asked, dice)
        raise AssertionError("no such question")

    async def places(self, seat: Seat, asked: Decision) -> dict[Scene, Lying]:
        """Find the places of all that the question names, as its seat sees it."""
        loaded = await self.it.context.load(self.info.id)
        view = look(loaded.game, loaded.position, seat).view
        return {**PICTURES[self.info.game].places(view, asked, "en")}

    async def play(self, seat: Seat, asked: Decision, dice: Dice) -> None:
        """Answer as a computer player would."""
        loaded = await self.it.context.load(self.info.id)
        view = look(loaded.game, loaded.position, seat).view
        await self.it.answer(self.info.id, person(seat), loaded.game.computers["steady"](view, asked, dice))

    async def stored(self, seat: Seat, last: int = 1) -> list[Answer]:
        """The last answers that are stored for a seat and are its own."""
        rows = await self.it.rows("steps", "n, seat, answer, made_by")
        own = sorted(row for row in rows if row[1] == seat and row[3] == "player")
        return [json.loads(row[2]) for row in own[-last:]]

    @asynccontextmanager
    async def page(self, seat: Seat, manner: Manner) -> AsyncIterator["Hand"]:
        """The page of a person; at the end it had no errors."""
        context = await self.browser.new_context(
            viewport=SIZES[manner], has_touch=manner == "touch", locale="en-US"
        )
        page, faults = await context.new_page(), list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda it: faults.append(it.text) if is_fault(it) else None)
        try:
            await page.goto(f"{self.url}/board?channel={CHANNEL}&as={person(seat).id}")
            await expect(page.locator(".ask h2")).to_be_visible(timeout=LONG)
            at = await self.position()
            yield Hand(page, manner, {} if at is None else await self.places(*at)).watching()
        finally:  # a page that stays would look at a table that is gone, and tell the next test
            await page.unroute_all(behavior="ignoreErrors")
            await context.close()
        assert faults == []


@dataclass
class Hand:
    """Whoever uses the page: with a finger, the mouse, or the keys alone."""

    page: Page
    manner: Manner
    lying: Mapping[Scene, Lying]  # where the first of those who are awaited find what they are asked about
    presses: int = 0  # so far
    given: list[Request] = field(default_factory=list)  # the answers that have been sent

    def watching(self) -> "Hand":
        """Note from now on which answers are sent."""
        self.page.on("request", lambda it: self.given.append(it) if is_answer(it) else None)
        return self

    async def has_given(self, before: int) -> bool:
        """Tell whether more than so many answers have been sent, by all that was pressed until now."""
        await self.page.evaluate("1")
        return len(self.given) > before

    async def take(self, ident: str) -> None:
        """Tap a thing where it lies; in the list, if it lies nowhere."""
        scenes = [scene for scene, things in self.lying.items() if ident in things]
        if not scenes:
            await self.press(self.page.locator(f'.ask [data-id="{ident}"]').first)
            return
        if not await self.page.locator(
            ", ".join(f".frame[data-scene={it}]:visible" for it in scenes)
        ).count():
            await self.press(self.page.locator(f'.tabs [data-scene="{scenes[0]}"]'))
        seen = self.page.locator(f'.spot[data-ids~="{ident}"]:visible').first
        await expect(seen).to_be_visible(timeout=LONG)
        await self.page.evaluate(STILL, ident)
        await self._on(seen)
        asked = self.page.locator(f'dialog [data-id="{ident}"]')
        if await asked.count():
            await self.press(asked)

    async def opened(self) -> str:
        """The option whose next question is shown; empty if none is."""
        return await self.page.locator(".ask").get_attribute("data-opened") or ""

    async def go_on(self, dice: Dice) -> str:
        """Answer the question behind the option that is open, in a picture if it lies in one; returns how."""
        chips = self.page.locator(".ask .chips").first.locator("[data-id]")
        ident = await chips.nth(dice.below(await chips.count())).get_attribute("data-id") or ""
        spots = self.page.locator(f'.spot[data-ids~="{ident}"]:visible')
        await (self._on(spots.first) if await spots.count() else self.press(self.in_list(ident)))
        return ident

    def in_list(self, ident: str) -> Locator:
        """The button of a thing, or of an equal copy."""
        name = ident.partition(".")[0]
        return self.page.locator(f'.ask [data-id="{name}"], .ask [data-id^="{name}."]').first

    async def add(self, label: str, times: int) -> None:
        """Press the plus of a part that lies nowhere."""
        for _ in range(times):
            await self.press(self.page.get_by_role("button", name=f"{label} +", exact=True))

    async def send(self, before: int = 0) -> None:
        """Give the answer, if the last tap has not given it, and wait until the bot has it."""
        go = self.page.locator("button.go:enabled")
        for _ in range(LONG // SOON):
            if await self.has_given(before):
                break
            if await go.count():
                await self.press(go)
            await self.page.wait_for_timeout(SOON)
        shown = await self.page.locator(".ask").inner_text() if len(self.given) != before + 1 else ""
        assert len(self.given) == before + 1, f"one answer was sent to: {shown}"
        response = await self.given[-1].response()
        assert response is not None
        assert response.status == 200, await response.text()

    async def _on(self, spot: Locator) -> None:
        if self.manner == "keyboard":
            await self.press(spot)
            return
        await self.page.locator("#app:not([data-fresh])").wait_for()  # the question has been read
        point = await spot.evaluate(TOPMOST)
        if not point:  # below what is shown
            scene = await spot.evaluate("spot => spot.closest('.frame').dataset.scene")
            whole = self.page.locator(f".frame[data-scene={scene}] .tool")
            await self.press(whole.first)
            point = await spot.evaluate(TOPMOST)
        assert point, f"nobody can reach {await spot.get_attribute('data-ids')}"
        self.presses += 1
        x, y = point
        await (self.page.touchscreen.tap(x, y) if self.manner == "touch" else self.page.mouse.click(x, y))

    async def press(self, control: Locator) -> None:
        """Press a button in this person's manner."""
        self.presses += 1
        if self.manner == "keyboard":
            await control.focus()
            await self.page.keyboard.press("Enter")
        elif self.manner == "touch":
            await control.tap()
        else:
            await control.click()


def is_fault(told: ConsoleMessage) -> bool:
    """Tell whether a console tells of an error, such as what the policy forbids; not of a refusal."""
    return told.type == "error" and "Failed to load resource" not in told.text


def is_answer(request: Request) -> bool:
    """Tell whether a page gives an answer with this request."""
    return request.url.split("?")[0].endswith("/answer")


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
        try:
            yield table
        finally:
            await table.server.close()


def meant(asked: Decision, lying: Sequence[str], dice: Dice) -> Answer | None:
    """An answer to give, of things that lie in pictures where there are such; None if nothing of it does."""
    match asked.kind:
        case "choose":
            idents = [option.id for option in asked.options]
            dice.shuffle(idents)
            idents.sort(key=lambda ident: ident not in lying)
            return idents[: max(1, asked.least)] if idents[0] in lying else None
        case "order":
            return asked.sample(dice)
        case "split":
            samples = (asked.sample(dice) for _ in range(TRIES))
            lows = {part.id: part.low for part in asked.parts}
            return next((each for each in samples if each != lows), None)  # nothing is given by the list
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
