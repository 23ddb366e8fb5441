"""Second thoughts through the double: undo with a preview, and the way back to an earlier turn, by vote."""

import asyncio

import pytest

from bot.sandbox.people.driver import City, Person, Place, Post
from tests.bot.e2e.delivery.test_trouble import can_press, seal
from tests.bot.e2e.players import aside, asks, panel_in, until, until_panel

pytestmark = pytest.mark.usefixtures("bot")


async def plan(person: Person, games: Place) -> None:
    """Seal a plan: the first ware in the morning."""
    seen = await person.autocomplete("play", games, answer="")
    while not seen.choices:  # the table is being loaded
        seen = await person.autocomplete("play", games, answer="")
    await person.command("play", games, answer=str(seen.choices[0].value))


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
    told = await aside(await ana.press(panel, "Undo"), ana)
    assert told.text == "Desfeito: “action:work” (toy.ask.act)"
    await until_panel(games, lambda post: "toy.ask.act" in post.text)
    refused = await ana.command("undo", games)
    assert "Não há nada" in refused.text


async def test_a_sealed_sheet_goes_after_a_preview_and_stays_as_a_draft(
    toy: Post, bia: Person, games: Place
) -> None:
    await plan(bia, games)
    panel = await until_panel(games, lambda post: any(b.label == "Undo" for b in post.buttons))
    preview = await aside(await bia.press(panel, "Undo"), bia)
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


async def test_a_preview_that_is_pressed_twice_takes_back_once(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    await plan(bia, games)
    preview = (await bia.command("undo", games)).shown
    custom_id = next(b.custom_id for b in preview.buttons if b.label == "Take it back")
    first, second = await asyncio.gather(*(bia.forge_press(preview, custom_id or "") for _ in range(2)))
    assert not first.failed
    assert not second.failed
    assert "toy.ask.plan" in (await bia.command("hand", games)).text


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


async def test_an_answer_takes_the_way_forth_away(toy: Post, ana: Person, bia: Person, games: Place) -> None:
    await worked(ana, bia, games)
    vote = await proposed(bia, games)
    await ana.press(vote, "Agree")
    panel = await until_panel(games, lambda post: f"<@{ana.id}>" in post.text and "toy.ask.act" in post.text)
    old = await games.until(lambda post: "The table has gone back" in post.text)
    button = old.buttons[0].custom_id or ""
    await ana.press(panel, "action:rest")
    await until(games, lambda: not old.buttons)
    refused = await aside(await bia.forge_press(old, button), bia)
    assert "gone on since" in refused.text


async def test_who_has_no_say_and_who_said_so_twice_are_told_kindly(
    city: City, toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    await worked(ana, bia, games)
    dora = city.person("Dora", locale="pt-BR")
    assert "não tem lugar" in (await dora.command("table rewind", games)).text
    vote = await proposed(ana, games)
    for person, button, words in (
        (dora, "Agree", "não cabe a você"),
        (dora, "Refuse", "não cabe a você"),
        (ana, "Agree", "já respondeu"),
    ):
        told = await aside(await person.press(vote, button), person)
        assert words in told.text
    await bia.press(vote, "Refuse")
    await until(games, lambda: "Not agreed" in vote.text and not vote.buttons)
    custom_id = f"t:{toy_table(panel_in(games))}:agree:1"
    late = await aside(await bia.forge_press(vote, custom_id), bia)
    assert "decided already" in late.text


async def test_forged_ids_go_nowhere(toy: Post, ana: Person, bia: Person, games: Place) -> None:
    panel = await worked(ana, bia, games)
    table = toy_table(panel)
    for rest in (
        "goback:0.9",
        "goback:x",
        "goback:1.4",
        "goback",
        "restore:1",
        "restore:x",
        "agree:",
        "object:7",
    ):
        reply = await bia.forge_press(panel, f"t:{table}:{rest}")
        assert not reply.failed, rest
    assert "toy.ask.act" in panel_in(games).text
    assert not [post for post in games.posts if "🗳️" in post.text]
    told = await aside(await bia.forge_press(panel, f"t:{table}:object:{2**64}"), bia)
    assert "decided already" in told.text
    shown = await bia.forge_press(panel, f"t:{table}:rewind:0")
    assert shown.ephemeral, "a list that was asked for in public is for one person"


async def test_turns_are_suggested_while_somebody_types(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    await worked(ana, bia, games)
    await bia.command("hand", games)
    typed = await bia.autocomplete("table rewind", games, turn="")
    assert [choice.value for choice in typed.choices] == ["2", "0"]
    assert typed.choices[0].label.startswith("toy.acts.work · ")
    assert typed.choices[0].label.endswith("2 answers go")
    chosen = await bia.command("table rewind", games, turn="2")
    assert "2 answers would be lost" in chosen.text
    described = await bia.command("table rewind", games, turn="acts.work")
    assert described.text == chosen.text
    assert "can't go back" in (await bia.command("table rewind", games, turn="zzzzqqqq")).text
    vote = await proposed(ana, games, "0")
    assert "4 answers" in vote.text


async def test_the_host_alone_where_the_table_is_set_so(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    assert "Only the host" in (await bia.command("table rewind", games, by="host")).text
    told = await ana.command("table rewind", games, by="host")
    assert "sozinho" in told.text
    await games.until(lambda post: "without asking" in post.text)
    await worked(ana, bia, games)
    sure = (await ana.command("table rewind", games, turn="2")).shown
    await ana.press(sure, "Voltar a este turno")
    await until(games, lambda: "Pronto" in sure.text)
    shown = await games.until(lambda post: "The table has gone back" in post.text)
    assert shown.message.versions[0].pings == []


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


async def test_who_joins_reads_in_the_lobby_that_the_host_decides(ana: Person, games: Place) -> None:
    await ana.command("table open", games, game="toy.name", language="English")
    await ana.command("table rewind", games, by="host")
    lobby = await games.until(lambda post: "The host alone may take this table back" in post.text)
    await ana.command("table rewind", games, by="all")
    await until(games, lambda: "The host alone" not in lobby.text)


def toy_table(panel: Post) -> int:
    custom_id = next(b.custom_id for b in panel.buttons if b.custom_id and b.custom_id.startswith("t:"))
    return int(custom_id.split(":")[1])
