"""A newcomer's path with the real bot: from the first page to a finished game, without reading a manual."""

import re
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, Locator, ViewportSize, expect

from bot.sandbox.opening import Sandbox
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES
from tests.page.conftest import Open
from tests.page.taverna import at_work, opened
from tests.page.viewer import Viewer, look

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_PRESSES = 600
NARROW = ViewportSize(width=390, height=760)  # a phone


@pytest_asyncio.fixture(loop_scope="session")
async def taverna(sandbox: Sandbox, tmp_path: Path, with_boards: None) -> AsyncIterator[None]:
    """The real bot in the sandbox."""
    async with at_work(sandbox, tmp_path):
        yield
    assert sandbox.page_state.world.traffic.unknown == []


@pytest_asyncio.fixture(loop_scope="session")
async def undrawn(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[None]:
    """Open the same with empty pictures, for a game of many boards."""
    async with at_work(sandbox, tmp_path, drawing=False):
        yield
    assert sandbox.page_state.world.traffic.unknown == []


def choices(viewer: Viewer) -> Locator:
    """Return the controls that answer the newest question: the bot names them `d:...`."""
    open_ones = '[data-custom^="d:"]:not([disabled]):not([aria-disabled])'
    asking = viewer.messages.filter(has=viewer.page.locator(open_ones)).last
    return asking.locator(open_ones)


async def answer(viewer: Viewer, dice: Random) -> None:
    """Press one of the buttons that answer, or choose something in one of the menus, while they are there."""
    controls = await choices(viewer).element_handles()
    if not controls:
        return
    control = dice.choice(controls)
    menu = await control.get_attribute("role") == "combobox"
    await control.click(timeout=2000)
    if not menu:
        return
    options = viewer.page.get_by_role("listbox").get_by_role("option", selected=False)
    await options.first.wait_for(timeout=2000)
    if not (offered := await options.element_handles()):
        return
    await dice.choice(offered).click(timeout=2000)
    done = viewer.page.get_by_role("button", name="Done")
    if await done.count():
        await done.click()


@pytest.mark.nightly
async def test_a_newcomer_plays_bellum_magica_against_the_computer_to_its_end(
    open_window: Open, sandbox: Sandbox, undrawn: None
) -> None:
    viewer, dice = await open_window(), Random(7)
    await viewer.page.get_by_role(
        "button", name="Play Bellum Magica against two computer players now"
    ).click()
    over = viewer.page.get_by_role("log").get_by_text(re.compile(r"wins!|share the victory!"))
    for _ in range(MOST_PRESSES):
        await expect(choices(viewer).or_(over).first).to_be_visible(timeout=60_000)
        if await over.count():
            break
        with suppress(Error):  # a control may go from under the finger, when another player moves
            await answer(viewer, dice)
    await expect(over.first).to_be_visible()


async def test_two_people_at_one_table_see_their_own_hands_alone(
    open_window: Open, sandbox: Sandbox, taverna: None
) -> None:
    ana = await open_window()
    await ana.page.locator("button[data-game=bellum][data-way=friends]").click()
    await expect(ana.page.get_by_text("Now change who you are and press Join")).to_be_visible()
    await ana.be("Bruno")
    await ana.last.get_by_role("button", name="Join").click()
    await expect(ana.last).to_contain_text("Bruno")
    await ana.be("Ana")
    await ana.last.get_by_role("button", name="Start").click()
    await expect(ana.page.get_by_text("Now change who you are and press Join")).to_be_hidden()
    bruno = await open_window(place=f"/#{sandbox.page_state.people[1].id}/{ana.page.url.split('/')[-1]}")
    for viewer in (ana, bruno):
        await viewer.page.get_by_role("button", name="My hand").last.click()
        await viewer.page.get_by_text("Only you can see this").last.wait_for()
    notes = {
        person.name: [m for m in sandbox.page_state.world.state.messages.values() if m.only == person.id]
        for person in sandbox.page_state.people
    }
    told = await bruno.everything()
    for note in notes["Ana"]:
        parts = [str(note.id), *(str(file.id) for file in note.now.attachments)]
        assert [part for part in parts if part in told] == []
    assert [note for note in notes["Bruno"] if str(note.id) not in told] == []
    assert notes["Ana"] and notes["Bruno"]


async def move_on(viewer: Viewer) -> None:
    """Answer, and see that something else is asked."""
    await choices(viewer).first.wait_for(timeout=60_000)
    asked = await choices(viewer).first.get_attribute("data-custom")
    await choices(viewer).first.click()
    await expect(viewer.page.locator(f'[data-custom="{asked}"]')).to_have_count(0)
    await choices(viewer).first.wait_for(timeout=60_000)


@pytest.mark.nightly
async def test_a_game_goes_on_after_the_sandbox_was_stopped_and_started(
    browser: Browser, tmp_path: Path
) -> None:
    async with opened(tmp_path / "sandbox") as sandbox, at_work(sandbox, tmp_path):
        viewer = await look(browser, sandbox.url)
        await viewer.page.get_by_role("button", name="Play Bellum Magica").click()
        await move_on(viewer)
        _, _, place = viewer.page.url.partition("#")
        await viewer.page.context.close()
    async with opened(tmp_path / "sandbox") as sandbox, at_work(sandbox, tmp_path):
        viewer = await look(browser, f"{sandbox.url}/#{place}")
        await move_on(viewer)
        assert viewer.errors == []
        await viewer.page.context.close()


async def test_every_game_is_on_the_first_page(open_window: Open) -> None:
    viewer = await open_window()
    for key in GAMES:
        title = Words("en").say(Text(key=f"{key}.name"))
        card = viewer.page.get_by_role("article").filter(has=viewer.page.get_by_role("heading", name=title))
        await expect(card.get_by_role("button")).to_have_count(3)
        await expect(card).to_contain_text("minutes at a table")
        loaded = "image => image.decode().then(() => image.naturalWidth)"
        assert await card.locator("img").evaluate(loaded) > 300, key


@pytest.mark.nightly
@pytest.mark.parametrize("key", ["dwar7s", "kemet"])
async def test_after_learn_a_phone_stands_at_the_goal(
    open_window: Open, sandbox: Sandbox, taverna: None, key: str
) -> None:
    viewer = await open_window(NARROW)
    page = viewer.page
    await page.locator(f"button[data-game={key}][data-way=learn]").click()
    goal = page.get_by_role("log").get_by_text("You win", exact=True)
    await expect(goal).to_be_visible(timeout=60_000)
    await expect(viewer.last.locator("img").first).to_be_visible(timeout=60_000)
    await choices(viewer).first.wait_for(state="attached")
    await expect(goal).to_be_in_viewport()


async def test_a_lesson_is_one_press_away_and_the_first_page_leads_back_to_it(
    browser: Browser, tmp_path: Path
) -> None:
    async with opened(tmp_path / "sandbox") as sandbox, at_work(sandbox, tmp_path):
        viewer = await look(browser, sandbox.url)
        page = viewer.page
        await page.get_by_role("button", name="Learn Kemet: Blood and Sand by playing").click()
        await expect(page.get_by_role("heading", level=1)).to_have_text("Taverna")
        await expect(page.get_by_role("log")).to_contain_text("You win with 9 fame", timeout=60_000)
        await choices(viewer).first.wait_for()
        await page.get_by_role("button", name="Home").click()
        await page.get_by_role("button", name="Go on with Kemet: Blood and Sand").click()
        await choices(viewer).first.wait_for()
        assert viewer.errors == []
        await page.context.close()
