"""The board beside the chat: one taps a place, and that is the answer; chat and board stay in step."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, FrameLocator, Locator, Page, Request, Route, ViewportSize, expect

from bot.sandbox.opening import Sandbox
from bot.sandbox.page.routes import lang_of, person_of
from bot.web.routes import Board
from tests.page.tapping import is_answer
from tests.page.taverna import at_work, opened
from tests.page.test_looks import axe_in_both_lights

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1280, height=800)
LOW = ViewportSize(width=1280, height=480)
LONG = 120_000  # milliseconds: two cores may have other work
BOARD = ".frame[data-scene=board]"
CONFIRM = "localStorage.setItem('taverna-one-tap', 'off')"  # places that are tapped
BELOW = """() => {
    const log = document.querySelector('.scroller');
    return log.scrollHeight - log.clientHeight - log.scrollTop > 600;
}"""  # the newest message goes on far below what is shown
MOST = 25  # ideas of the coach that are carried out until a place is asked for


@dataclass
class Lesson:
    """A lesson in the browser, and the frame with its board."""

    sandbox: Sandbox
    page: Page
    frame: FrameLocator
    given: list[Request]  # the answers that its page has sent

    @property
    def asked(self) -> Locator:
        """The question below the board."""
        return self.frame.locator(".ask h2")

    @property
    def idea(self) -> Locator:
        """The first button that does what the coach says."""
        return self.frame.get_by_role("button", name="Do this").first

    async def ready(self) -> str:
        """Wait until the question below the board can be answered; its id."""
        await expect(self.idea).to_be_enabled(timeout=LONG)
        return await self.question()

    async def question(self) -> str:
        """The id of the question below the board: the next one may have the same words."""
        asked = await self.frame.locator(".ask").get_attribute("data-ask")
        assert asked, "a question"
        return asked

    async def next_after(self, question: str) -> None:
        """Wait until another question, or none, stands below the board."""
        await expect(self.frame.locator(".ask")).not_to_have_attribute("data-ask", question, timeout=LONG)

    async def until_places(self) -> Locator:
        """Do what the coach says until places can be tapped; returns these."""
        spots, ask = self.frame.locator(".spot:visible"), self.frame.locator(".ask")
        for _ in range(MOST):
            before = await self.ready()
            if await ask.get_attribute("data-places") != "0":
                await expect(spots.first).to_be_visible(timeout=LONG)  # once the picture is there
                return spots
            await self.idea.click()
            await self.next_after(before)
        raise AssertionError("no place was asked for")


@asynccontextmanager
async def learning(
    browser: Browser, folder: Path, game: str, size: ViewportSize, refusing: int = 0
) -> AsyncIterator[Lesson]:
    """A lesson of this game in a new sandbox, with its board open.

    `refusing`: the bot first refuses as many requests for the table, and at first knows of none.
    """
    board, phone = Board(person_of, lang_of=lang_of), size is PHONE
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(opened(folder, board))
        await stack.enter_async_context(at_work(sandbox, folder, board=board))
        context = await browser.new_context(viewport=size, has_touch=phone, locale="en-US")
        stack.push_async_callback(context.close)
        page, faults = await context.new_page(), list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        if refusing:
            early = {"status": 200, "json": {"table": None}}
            await page.route("**/board/at/*", lambda it: it.fulfill(**early), times=2)
            await page.route(re.compile(r"/board/t/\d+\?"), lambda it: it.fulfill(status=503), times=refusing)
        await page.goto(sandbox.url)
        await page.locator(f"button[data-game={game}][data-way=learn]").click()
        turn = page.get_by_role("button", name="Board", exact=True)
        await expect(turn).to_be_visible(timeout=LONG)
        if phone:
            await turn.click()
        given = list[Request]()
        page.on("request", lambda it: given.append(it) if is_answer(it) else None)
        yield Lesson(sandbox, page, page.frame_locator("iframe"), given)
        assert faults == []


Learn = Callable[..., AbstractAsyncContextManager[Lesson]]


@pytest_asyncio.fixture(loop_scope="session")
async def learn(browser: Browser, tmp_path: Path, with_boards: None) -> Learn:
    """Begins lessons."""
    return partial(learning, browser, tmp_path)


async def test_axe_finds_nothing_on_the_board(learn: Learn) -> None:
    async with learn("kemet", DESKTOP) as lesson:
        address = await lesson.page.locator("iframe").get_attribute("src")
        await lesson.page.goto(f"{lesson.page.url.split('/#')[0]}{address}")
        await expect(lesson.page.get_by_role("button", name="Do this").first).to_be_enabled(timeout=LONG)
        assert await axe_in_both_lights(lesson.page) == []


async def test_the_chat_and_the_board_ask_the_same(learn: Learn) -> None:
    async with learn("kemet", DESKTOP) as lesson:
        for _ in range(3):
            before, asked = await lesson.ready(), (await lesson.asked.inner_text()).strip()
            await expect(lesson.page.get_by_role("log")).to_contain_text(asked, timeout=LONG)
            await lesson.idea.click()
            await lesson.next_after(before)


@pytest.mark.nightly
async def test_moving_the_board_chooses_nothing(learn: Learn) -> None:
    async with learn("kemet", DESKTOP) as lesson:
        spots, mouse = await lesson.until_places(), lesson.page.mouse
        await lesson.page.evaluate(CONFIRM)
        sheet, chosen = lesson.frame.locator(".sheet:visible"), lesson.frame.locator(".spot.on:visible")
        place = await spots.last.bounding_box()
        assert place is not None
        x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        style = await sheet.get_attribute("style") or ""
        await mouse.move(x, y)
        await mouse.down()
        await mouse.move(x + 30, y + 10, steps=4)
        await mouse.up()
        await expect(sheet).not_to_have_attribute("style", style)
        await expect(chosen).to_have_count(0)
        await mouse.click(x + 30, y + 10)
        await expect(chosen).to_have_count(1)


async def test_an_answer_that_is_lost_on_the_way_can_be_sent_again(learn: Learn) -> None:
    async with learn("kemet", DESKTOP) as lesson:
        before = await lesson.ready()
        await lesson.page.route("**/answer?*", lambda route: route.abort(), times=1)
        await lesson.idea.click()
        await expect(lesson.frame.get_by_role("alert")).to_contain_text("The bot doesn't answer")
        assert await lesson.question() == before
        await lesson.idea.click()
        await lesson.next_after(before)
        await expect(lesson.frame.get_by_role("alert")).to_have_count(0)


@pytest.mark.nightly
async def test_the_board_comes_even_if_the_bot_answers_late(learn: Learn) -> None:
    async with learn("kemet", DESKTOP, refusing=1) as lesson:
        await expect(lesson.asked).to_be_visible(timeout=LONG)


async def test_the_board_stays_while_nobody_answers(learn: Learn) -> None:
    async with learn("kemet", DESKTOP) as lesson:
        await expect(lesson.asked).to_be_visible(timeout=LONG)
        pages = lesson.sandbox.page_state
        await lesson.page.route("**/board/at/*", lambda route: route.abort())
        async with lesson.page.expect_event("requestfailed", lambda it: "/board/at/" in it.url):
            pages.world.add_channel(pages.guild, "later")
        await expect(lesson.page.get_by_text("later")).to_be_visible()
        await expect(lesson.asked).to_be_visible()
        await expect(lesson.page.locator("iframe")).to_have_count(1)


async def test_a_language_chosen_on_the_first_page_reaches_the_open_board(learn: Learn) -> None:
    async with learn("kemet", DESKTOP) as lesson:
        await expect(lesson.frame.locator("html")).to_have_attribute("lang", "en", timeout=LONG)
        await expect(lesson.asked).to_be_visible(timeout=LONG)
        await lesson.page.get_by_role("button", name="Home").click()
        await lesson.page.get_by_role("button", name="Português").click()
        await lesson.page.locator(".under-way button").first.click()
        await expect(lesson.asked).to_be_visible(timeout=LONG)
        await expect(lesson.frame.locator("html")).to_have_attribute("lang", "pt-BR", timeout=LONG)


@pytest.mark.nightly
async def test_the_button_that_answers_is_in_sight_wherever_one_has_scrolled(learn: Learn) -> None:
    async with learn("dwar7s", PHONE) as lesson:
        spots, ask = await lesson.until_places(), lesson.frame.locator(".ask")
        await lesson.page.evaluate(CONFIRM)
        await spots.last.tap()
        await ask.evaluate("ask => { ask.scrollTop = 0 }")
        await expect(lesson.frame.locator("button.go")).to_be_in_viewport(ratio=1)


@pytest.mark.nightly
async def test_a_picture_too_tall_to_be_read_whole_fills_the_width(learn: Learn) -> None:
    async with learn("immortals", PHONE) as lesson:
        await lesson.ready()
        image = lesson.frame.locator(f"{BOARD} img")
        await expect(image).to_have_attribute("src", re.compile("board.png"), timeout=LONG)
        box = await image.bounding_box()
        assert box is not None
        assert round(box["width"]) == PHONE["width"]


async def pinch(page: Page, frame: Locator) -> None:
    """Move two fingers apart on a picture."""
    box, cdp = await frame.bounding_box(), await page.context.new_cdp_session(page)
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def touch(kind: str, *far: float) -> None:
        points = [{"x": x + each, "y": y, "id": number} for number, each in enumerate(far)]
        await cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await touch("touchStart", -30, 30)
    for far in (40, 60, 80):
        await touch("touchMove", -far, far)
    await touch("touchEnd")


@pytest.mark.parametrize("how", ["wheel", "fingers"])
async def test_an_enlarged_board_stays_so_until_it_is_shown_whole_again(learn: Learn, how: str) -> None:
    async with learn("kemet", PHONE) as lesson:
        sheet, image = lesson.frame.locator(f"{BOARD} .sheet"), lesson.frame.locator(f"{BOARD} img")
        await expect(image).to_have_attribute("src", re.compile("board.png"), timeout=LONG)
        whole = lesson.frame.get_by_role("button", name="The whole picture")
        await whole.click()
        style = await sheet.get_attribute("style") or ""
        if how == "fingers":
            await pinch(lesson.page, lesson.frame.locator(BOARD))
        else:
            await lesson.frame.locator(BOARD).hover()
            await lesson.page.mouse.wheel(0, -400)
        await expect(sheet).not_to_have_attribute("style", style)
        enlarged = await sheet.get_attribute("style") or ""
        ask = lesson.frame.locator(".ask")
        await ask.evaluate("ask => { ask.style.minHeight = '60vh' }")
        await lesson.page.wait_for_timeout(200)  # the frame has become smaller
        assert await sheet.get_attribute("style") == enlarged
        await ask.evaluate("ask => { ask.style.minHeight = '' }")
        await lesson.page.wait_for_timeout(200)
        await whole.click()
        await expect(sheet).to_have_attribute("style", style)


@pytest.mark.nightly
async def test_a_board_that_was_put_off_catches_up_by_itself(learn: Learn) -> None:
    table, put_off = re.compile(r"/board/t/\d+\?"), asyncio.Event()

    async def refuse(route: Route) -> None:
        put_off.set()
        await route.fulfill(status=429, json={"refused": "One moment."})

    async with learn("saideira", PHONE) as lesson:
        before = await lesson.ready()
        await lesson.page.route(table, refuse)
        await lesson.idea.click()
        await lesson.next_after(before)
        await put_off.wait()
        await lesson.page.wait_for_timeout(3000)  # until the computer players have answered
        await lesson.page.unroute(table)
        await expect(lesson.idea).to_be_enabled(timeout=LONG)


async def test_the_next_question_is_read_from_its_beginning(learn: Learn) -> None:
    async with learn("dwar7s", PHONE) as lesson:
        ask = lesson.frame.locator(".ask")
        before = await lesson.ready()
        await ask.evaluate("ask => { ask.scrollTop = ask.scrollHeight }")
        await expect(lesson.asked).not_to_be_in_viewport(ratio=1)
        await lesson.idea.dispatch_event("click")
        await lesson.next_after(before)
        await expect(lesson.asked).to_be_in_viewport(ratio=1)


async def test_the_next_question_comes_once_it_can_be_answered(learn: Learn) -> None:
    """The stream may tell of an answer before its own response is there."""
    release = asyncio.Event()

    async def late(route: Route) -> None:
        response = await route.fetch()
        await release.wait()
        await route.fulfill(response=response)

    async with learn("kemet", DESKTOP) as lesson:
        before = await lesson.ready()
        await lesson.page.route("**/answer?*", late, times=1)
        await lesson.idea.click()
        await lesson.page.wait_for_timeout(2000)  # the page has heard of the change by now
        assert await lesson.question() == before, "a press would be lost"
        release.set()
        await lesson.next_after(before)
        await expect(lesson.idea).to_be_enabled(timeout=LONG)


async def test_whoever_stands_at_the_newest_message_is_offered_no_way_to_it(learn: Learn) -> None:
    async with learn("kemet", LOW) as lesson:
        await lesson.ready()
        log, jump = lesson.page.get_by_role("log"), lesson.page.locator(".jump")
        await lesson.page.wait_for_function(BELOW)
        await lesson.page.locator(".messages button").last.dispatch_event("pointerdown")
        await log.dispatch_event("scroll")  # as when a picture above has changed
        await expect(jump).to_be_hidden()
        await log.dispatch_event("wheel")
        await log.dispatch_event("scroll")
        await expect(jump).to_be_visible()
