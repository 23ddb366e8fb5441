"""Second thoughts through the double: undo with a preview, and the way back to an earlier turn, by vote."""

import pytest

from tests.bot.e2e.players import aside, asks, opened, panel_in, started, until, until_panel
from tests.bot.e2e.toys import can_press, plan, seal
from tools.driver import Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")


async def worked(ana: Person, bia: Person, games: Place) -> Post:
    """Both have planned, and Ana has cast a die; the panel asks Bia."""
    for person in (ana, bia):
        await plan(person, games)
    panel = await until_panel(games, lambda post: "toy.ask.act" in post.text)
    await ana.press(panel, "action:work")
    await until_panel(games, lambda post: "toy.ask.effort" in post.text)
    await ana.command("play", games, answer="3")
    return await until_panel(games, lambda post: f"<@{bia.id}>" in post.text and "toy.ask.act" in post.text)


async def proposed(person: Person, games: Place, turn: str = "") -> Post:
    """The person chooses the turn in the menu, the newest one if not told otherwise, and proposes it."""
    listed = await person.command("table rewind", games)
    [menu] = listed.shown.selects
    sure = listed.shown
    await person.select(sure, [turn or str(menu.options[0].value)])
    await until(games, lambda: len(sure.buttons) == 2)
    await person.press(sure, sure.buttons[0].label)
    return await games.until(lambda post: "🗳️" in post.text)


# --- undo ------------------------------------------------------------------------------------------------


async def test_undo_says_what_it_took_back(toy: Post, ana: Person, bia: Person, games: Place) -> None:
    for person in (ana, bia):
        await plan(person, games)
    panel = await until_panel(games, lambda post: "toy.ask.act" in post.text)
    await ana.press(panel, "action:work")
    panel = await until_panel(games, lambda post: "toy.ask.effort" in post.text)
    told = await aside(await ana.press(panel, "Undo"))
    assert told.text == "Desfeito: “action:work” (toy.ask.act)"
    await until_panel(games, lambda post: "toy.ask.act" in post.text)
    refused = await ana.command("undo", games)
    assert "Não há nada" in refused.text


async def test_a_sealed_sheet_goes_after_a_preview_and_stays_as_a_draft(
    toy: Post, bia: Person, games: Place
) -> None:
    await plan(bia, games)
    panel = await until_panel(games, lambda post: any(b.label == "Undo" for b in post.buttons))
    preview = await aside(await bia.press(panel, "Undo"))
    assert "This takes back:" in preview.text
    assert "toy.slot.morning" in preview.text
    await bia.press(preview, "Keep it")
    await until(games, lambda: "This takes back:" not in preview.text)
    assert any(button.label == "Change" for button in preview.buttons), preview.text
    preview = (await bia.command("undo", games)).shown
    await bia.press(preview, "Take it back")
    await until(games, lambda: "Taken back: " in preview.text)
    assert preview.selects, "the sheet is open again"
    assert "ware:" in preview.text, "and holds what was in it"


async def test_a_direct_message_is_unsealed_by_an_undo_in_the_channel(
    toy: Post, bia: Person, games: Place
) -> None:
    letter = await seal(bia, await bia.dm.until(lambda post: "toy.ask.plan" in post.text))
    preview = (await bia.command("undo", games)).shown
    await bia.press(preview, "Take it back")
    await bia.dm.until(lambda post: post == letter and can_press(post, "Lock in"))
    assert len([post for post in bia.dm.posts if "toy.ask.plan" in post.text]) == 1


async def test_a_seal_is_changed_in_the_hand_and_undone_below_the_board(
    toy: Post, bia: Person, games: Place
) -> None:
    letter = await seal(bia, await bia.dm.until(lambda post: "toy.ask.plan" in post.text))
    panel = await until_panel(games, lambda post: can_press(post, "Undo"))
    there = [can_press(post, label) for post in (letter, panel) for label in ("Change", "Undo")]
    assert there == [True, False, False, True], (letter.buttons, panel.buttons)


async def test_an_old_preview_undoes_nothing_but_shows_what_it_would_undo_now(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    await plan(ana, games)
    preview = (await ana.command("undo", games)).shown
    old = taking_back(preview)
    await plan(bia, games)
    await ana.press(await until_panel(games, lambda post: "toy.ask.act" in post.text), "action:work")
    await until_panel(games, lambda post: "toy.ask.effort" in post.text)
    await ana.press(preview, old)
    await until(games, lambda: "action:work" in preview.text)
    new = taking_back(preview)
    assert new != old
    assert "toy.ask.effort" in panel_in(games).text
    await ana.press(preview, new)
    await until_panel(games, lambda post: "toy.ask.act" in post.text)


def taking_back(preview: Post) -> str:
    """The id of the first button of a preview."""
    return preview.buttons[0].custom_id or ""


# --- going back ------------------------------------------------------------------------------------------


async def test_the_table_goes_back_by_consent_and_forth_again(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    panel = await worked(ana, bia, games)
    asked = asks(panel)
    vote = await proposed(ana, games)
    assert "Bia" not in vote.text
    assert f"⏳ <@{bia.id}>" in vote.text
    assert vote.message.versions[0].pings == [bia.id], "who has to agree, and nobody else"
    assert "2 answers would be taken back" in vote.text
    await bia.press(vote, "Agree")
    panel = await until_panel(games, lambda post: f"<@{ana.id}>" in post.text and "toy.ask.act" in post.text)
    assert "Rewind 1" in panel.text
    vote = await games.until(lambda post: "The table has gone back" in post.text)
    assert [button.label for button in vote.buttons] == ["Bring it back"]
    assert "Volta 1" in (await ana.command("table log", games)).text

    await bia.press(vote, "Bring it back")
    ballot = await games.until(lambda post: "undo the rewind" in post.text and bool(post.buttons))
    await ana.press(ballot, "Agree")
    panel = await until_panel(games, lambda post: asks(post) == asked)
    assert "Rewind" not in panel.text
    await until(games, lambda: not vote.buttons and not ballot.buttons)


async def test_who_plays_alone_asks_nobody(bia: Person, games: Place) -> None:
    await bia.command("table open", games, game="bellum", language="English")
    await bia.command("table add-computer", games)
    await bia.command("table start", games)
    for _ in range(2):
        panel = await until_panel(games, lambda post: f"<@{bia.id}>" in post.text and bool(asks(post)))
        asked = asks(panel)
        await bia.command("play", games, answer="1")
        await until_panel(games, lambda post, asked=asked: asks(post) not in (asked, set()))  # type: ignore[misc]
    await until_panel(games, lambda post: f"<@{bia.id}>" in post.text and bool(asks(post)))
    sure = (await bia.command("table rewind", games, turn="0")).shown
    assert "so you decide" in sure.text
    await bia.press(sure, "Go back to this turn")
    await games.until(lambda post: "The table has gone back" in post.text)


async def test_the_host_decides_alone_and_who_joins_reads_it_in_the_lobby(
    ana: Person, bia: Person, games: Place
) -> None:
    lobby = await opened(ana, games)
    await ana.command("table rewind", games, by="host")
    await games.until(lambda post: "The host alone may take this table back" in post.text)
    await started(lobby, ana, [bia])
    await worked(ana, bia, games)
    sure = (await ana.command("table rewind", games, turn="2")).shown
    await ana.press(sure, "Voltar a este turno")
    shown = await games.until(lambda post: "The table has gone back" in post.text)
    assert shown.message.versions[0].pings == []
