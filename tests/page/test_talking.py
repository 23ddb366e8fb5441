"""Use of a channel: commands, presses, menus, forms, and reading."""

import re

import pytest
from playwright.async_api import expect

from bot.sandbox.opening import Sandbox
from bot.sandbox.world import posting
from tests.page.conftest import Open
from tests.page.toybot import Toybot
from tests.page.viewer import Viewer

LONG = 1000

pytestmark = [pytest.mark.nightly, pytest.mark.asyncio(loop_scope="session")]


async def test_commands_are_found_and_filled_in_by_keyboard_alone(ana: Viewer, bot: Toybot) -> None:
    await ana.type("/fru", "<Enter>")
    name = ana.page.get_by_role("combobox", name="name: Its name")
    await expect(name).to_be_focused()
    await ana.type("ap")
    choices = ana.page.get_by_role("listbox", name="name").get_by_role("option")
    await expect(choices).to_have_text(["Apple", "Apricot"])
    await ana.type("<ArrowDown>", "<Enter>")
    await expect(name).to_have_value("Apricot")
    await expect(ana.page.get_by_role("button", name="Send")).to_be_focused()
    await ana.type("<Shift+Tab>", "<Shift+Tab>", "<Enter>", "3", "<Enter>")
    await expect(ana.last).to_contain_text("3 x apricot")
    await expect(ana.line).to_be_focused()


OPTIONAL = "<Shift+Tab>", "<Shift+Tab>", "<Enter>"
"""From the button Send back to the one that adds an option."""


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (("<Tab>", "<Tab>", "<Tab>", "<Enter>"), "name: needed"),
        (("apple", "<Tab>", *OPTIONAL, "12", "<Enter>"), "count: a number from 1 to 9"),
        (("apple", "<Tab>", *OPTIONAL, "few", "<Enter>"), "count: a whole number is needed"),
    ],
)
async def test_what_the_client_refuses_is_said_and_not_sent(
    ana: Viewer, sandbox: Sandbox, keys: tuple[str, ...], words: str
) -> None:
    await ana.type("/fru", "<Enter>")
    await ana.page.get_by_role("listbox", name="name").get_by_role("option").first.wait_for()
    await ana.type(*keys)
    await expect(ana.page.get_by_role("alert").filter(has_text=words)).to_be_visible()
    assert sandbox.page_state.fresh


async def test_an_unknown_command_is_not_sent_as_a_message(ana: Viewer, sandbox: Sandbox) -> None:
    await ana.type("/nonsense", "<Enter>")
    await expect(ana.page.get_by_role("alert")).to_contain_text("no such command")
    assert sandbox.page_state.fresh
    await ana.go("table-2")
    await expect(ana.page.get_by_role("alert")).to_be_hidden()


async def test_a_press_changes_the_message_in_place_and_keeps_the_focus(
    ana: Viewer, sandbox: Sandbox
) -> None:
    shown = await ana.command("show")
    button = shown.get_by_role("button", name="Count")
    await button.focus()
    await ana.type("<Enter>")
    await expect(shown).to_contain_text("Pressed 1 times")
    await expect(button).to_be_focused()
    await expect(button).not_to_have_attribute("aria-busy", "true")
    sandbox.page_state.world.clock.advance(60)  # the links of the pictures are signed anew
    await ana.type("<Enter>")
    await expect(shown).to_contain_text("Pressed 2 times")
    assert await ana.messages.count() == 1
    await expect(shown.get_by_alt_text("A covered board")).to_have_count(1)
    board = shown.get_by_alt_text("A brown board")
    assert await board.evaluate("image => image.complete && image.naturalWidth") == 320


async def test_the_pressed_button_waits_and_then_says_that_it_failed(ana: Viewer) -> None:
    shown = await ana.command("show")
    silent, count = (shown.get_by_role("button", name=name) for name in ("Silent", "Count"))
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    await expect(count).to_have_attribute("aria-disabled", "true")
    await expect(shown.get_by_role("alert")).to_contain_text("This interaction failed")
    await expect(count).not_to_have_attribute("aria-disabled", "true")
    await count.click()
    await expect(shown).to_contain_text("Pressed 1 times")
    await expect(shown.get_by_role("alert")).to_have_count(0)


async def test_a_menu_is_used_by_keyboard_and_outlives_an_edit(ana: Viewer, open_window: Open) -> None:
    shown = await ana.command("show")
    other = await open_window(place=ana.page.url.partition("/#")[2].join(("/#", "")))
    menu = shown.get_by_role("combobox", name="Fruits")
    await menu.focus()
    await ana.type("<ArrowDown>")
    listed = ana.page.get_by_role("listbox", name="Fruits").get_by_role("option")
    await ana.type("<Enter>", "<ArrowDown>", "<Enter>")
    await expect(listed.nth(2)).to_have_attribute("aria-disabled", "true")
    await other.last.get_by_role("button", name="Count").click()
    await expect(shown).to_contain_text("Pressed 1 times")
    await expect(listed.nth(1)).to_have_attribute("aria-selected", "true")
    await ana.type("<Tab>")
    await expect(ana.page.get_by_role("button", name="Done")).to_be_focused()
    await ana.type("<Enter>")
    await expect(ana.last).to_contain_text("chosen: Apple, Apricot")


async def test_a_modal_keeps_what_is_wrong_and_sends_what_is_right(ana: Viewer) -> None:
    shown = await ana.command("show")
    await shown.get_by_role("button", name="Name").click()
    modal = ana.page.get_by_role("dialog", name="Your name")
    await expect(modal.get_by_role("textbox", name="Name")).to_be_focused()
    await ana.type("x", "<Enter>")
    await expect(modal).to_contain_text("at least 2 characters")
    await ana.type("<Backspace>", "Zoe", "<Tab>", "<Space>", "<Enter>")
    await expect(modal).to_have_count(0)
    await expect(ana.last).to_contain_text("Zoe is a Cat")


async def test_a_modal_that_is_closed_leaves_nothing(ana: Viewer, sandbox: Sandbox) -> None:
    shown = await ana.command("show")
    await shown.get_by_role("button", name="Name").click()
    await ana.page.get_by_role("dialog", name="Your name").wait_for()
    await ana.type("<Escape>")
    await expect(ana.page.get_by_role("dialog")).to_have_count(0)
    await expect(shown.get_by_role("button", name="Name")).to_be_focused()
    assert len(sandbox.page_state.world.state.messages) == 1


async def test_a_picture_opens_large_with_its_words(ana: Viewer) -> None:
    shown = await ana.command("show")
    await shown.get_by_role("button", name="Enlarge: A brown board").click()
    large = ana.page.get_by_role("dialog", name="A brown board")
    await expect(large.get_by_role("img", name="A brown board")).to_be_visible()
    await ana.type("<Escape>")
    await expect(large).to_have_count(0)


async def test_a_note_is_dismissed_for_good(ana: Viewer) -> None:
    shown = await ana.command("show")
    await shown.get_by_role("button", name="Secret").click()
    await expect(ana.last).to_contain_text("Only you can see this")
    await ana.last.get_by_role("button", name="Dismiss message").click()
    await expect(ana.messages).to_have_count(1)
    await ana.page.reload()
    await expect(ana.messages).to_have_count(1)


async def test_a_reload_in_the_middle_comes_back_to_the_same_place(ana: Viewer) -> None:
    shown = await ana.command("show")
    await shown.get_by_role("button", name="Count").click()
    await expect(shown).to_contain_text("Pressed 1 times")
    await ana.page.reload()
    await expect(ana.page.get_by_role("heading", level=1, name="table-1")).to_be_visible()
    await ana.last.get_by_role("button", name="Count").click()
    await expect(ana.last).to_contain_text("Pressed 2 times")


async def test_a_thousand_messages_are_loaded_in_pages(ana: Viewer, sandbox: Sandbox, bot: Toybot) -> None:
    place = next(c for c in sandbox.page_state.world.state.channels.values() if c.name == "table-1")
    for number in range(LONG):
        posting.write(sandbox.page_state.world, place, sandbox.page_state.people[1].id, f"message {number}")
    await expect(ana.last).to_contain_text(f"message {LONG - 1}")
    assert await ana.messages.count() <= 150
    await ana.page.reload()
    await expect(ana.messages).to_have_count(50)
    top = ana.messages.filter(has_text=re.compile(r"message 950$"))
    await top.scroll_into_view_if_needed()
    await expect(ana.messages).to_have_count(100)
    await expect(top).to_be_in_viewport()
    await ana.line.fill("still quick")
    await ana.type("<Enter>")
    await expect(ana.last).to_contain_text("still quick")


async def test_the_bot_sees_the_language_of_the_page(ana: Viewer, bot: Toybot) -> None:
    await ana.page.get_by_role("combobox", name="Language").select_option("Português (Brasil)")
    await expect(ana.page.get_by_role("heading", name="Você é")).to_be_visible()
    await ana.line.click()
    await ana.type("/show", "<Enter>", "<Enter>")
    await expect(ana.last).to_contain_text("Pressed 0 times")
    assert bot.locales == ["pt-BR"]


async def test_a_bot_that_is_not_there_is_said(open_window: Open) -> None:
    viewer = await open_window()
    await expect(viewer.page.get_by_text("The bot is not connected")).to_be_visible()
    await expect(viewer.page.get_by_role("button", name="Set up a table").first).to_be_disabled()
