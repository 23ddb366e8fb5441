"""Each pair of eyes sees its own: several people, in one window and in two."""

import pytest
from playwright.async_api import expect

from bot.sandbox.opening import Sandbox
from tests.page.conftest import Open
from tests.page.toybot import Toybot
from tests.page.viewer import Viewer

pytestmark = [pytest.mark.nightly, pytest.mark.asyncio(loop_scope="session")]

SECRET = "the secret of Ana"


async def whisper(viewer: Viewer) -> None:
    """Press the button whose answer is for one's own eyes, with a picture in it."""
    await viewer.last.get_by_role("button", name="Secret").click()
    await viewer.page.get_by_text("the secret of").wait_for()


async def test_a_secret_is_nowhere_in_another_window(ana: Viewer, open_window: Open) -> None:
    await ana.command("show")
    bruno = await open_window()
    await bruno.be("Bruno")
    await bruno.go("table-1")
    await whisper(ana)
    await whisper(bruno)
    assert SECRET in await ana.everything()
    assert SECRET not in await bruno.everything()
    assert "the secret of Bruno" not in await ana.everything()


async def test_changing_eyes_takes_the_secret_off_the_page_and_gives_it_back(ana: Viewer) -> None:
    await ana.command("show")
    await whisper(ana)
    before = len(ana.received)
    await ana.be("Bruno")
    await expect(ana.messages).to_have_count(1)
    assert SECRET not in await ana.page.content()
    assert SECRET not in "\n".join(ana.received[before:])
    await ana.be("Ana")
    await expect(ana.page.get_by_text(SECRET)).to_be_visible()


async def test_a_picture_of_a_secret_has_a_link_that_nobody_can_guess(ana: Viewer, open_window: Open) -> None:
    shown = await ana.command("show")
    link = await shown.get_by_role("img", name="A brown board").get_attribute("src")
    assert link is not None
    bare, _, proof = link.partition("&hm=")
    statuses = await ana.page.evaluate(
        "links => Promise.all(links.map(async link => (await fetch(link)).status))", [link]
    )
    assert (statuses, len(proof)) == ([200], 32)
    stranger = await ana.page.context.request.get(f"{ana.page.url.split('/#')[0]}{bare}&hm={'0' * 32}")
    assert stranger.status == 404


async def test_what_the_others_have_not_read_is_marked(ana: Viewer, sandbox: Sandbox) -> None:
    await ana.command("marks")
    for name in ("Bruno", "Eva"):
        await expect(ana.page.get_by_role("radio", name=f"{name}, unread")).to_be_visible()
    await ana.be("Bruno")
    await expect(ana.page.get_by_role("radio", name="Bruno", exact=True)).to_be_visible()
    await expect(ana.page.get_by_role("radio", name="Ana", exact=True)).to_be_visible()


async def test_a_mention_counts_for_the_one_who_is_named(ana: Viewer, bot: Toybot, sandbox: Sandbox) -> None:
    clara = next(user for user in sandbox.page_state.people if user.name == "Clara")
    await ana.line.fill(f"<@{clara.id}> it is your turn")
    await ana.type("<Enter>")
    await expect(ana.page.get_by_role("radio", name="Clara, unread, mentions: 1")).to_be_visible()
    await expect(ana.page.get_by_role("radio", name="Davi, unread", exact=True)).to_be_visible()
    await ana.go("table-2")
    await ana.be("Clara")
    marked = ana.page.get_by_role("button", name="table-1, unread, mentions: 1")
    await marked.click()
    await expect(ana.last).to_contain_text("@Clara")
    await expect(ana.page.get_by_role("button", name="table-1", exact=True)).to_be_visible()


async def test_direct_messages_follow_the_eyes(ana: Viewer, bot: Toybot, sandbox: Sandbox) -> None:
    users = {user.name: user for user in sandbox.page_state.people}
    for name in ("Ana", "Bruno"):
        await (await bot.fetch_user(users[name].id)).send(f"only for {name}")
    await ana.go("Taverna")
    await expect(ana.last).to_contain_text("only for Ana")
    await ana.be("Bruno")
    await expect(ana.last).to_contain_text("only for Bruno")
    assert "only for Ana" not in await ana.page.content()


async def test_a_window_of_its_own_for_each_person_survives_a_reload(ana: Viewer, open_window: Open) -> None:
    bruno = await open_window()
    await bruno.be("Bruno")
    await bruno.page.reload()
    await ana.page.reload()
    await expect(bruno.page.get_by_role("radio", name="Bruno", checked=True)).to_be_visible()
    await expect(ana.page.get_by_role("radio", name="Ana", checked=True)).to_be_visible()


async def test_the_people_are_changed_by_the_arrow_keys(ana: Viewer) -> None:
    await ana.page.get_by_role("radio", name="Ana").focus()
    await ana.type("<ArrowDown>")
    chosen = ana.page.get_by_role("radio", name="Bruno", checked=True)
    await expect(chosen).to_be_visible()
    await expect(chosen).to_be_focused()
