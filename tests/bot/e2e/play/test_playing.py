"""Games on Discord: presses, menus, forms, secrets, undo, text, and what the other players see of it."""

import asyncio
from functools import partial

import pytest

from bot.sandbox.people.reply import PATIENCE
from tests.bot.e2e.players import hand_of, seated, until
from tests.bot.e2e.toys import finished, plan, planned
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_secret_question_comes_by_direct_message(toy: Post, ana: Person, bia: Person) -> None:
    mine = await ana.dm.until(lambda post: "toy.ask.plan" in post.text)
    theirs = await bia.dm.until(lambda post: "toy.ask.plan" in post.text)
    assert mine.selects
    assert mine.files
    assert theirs.files
    assert not toy.selects


async def test_closed_direct_messages_are_no_error(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    bia.close_dms()
    panel = await seated(ana, [bia], games, "toy.name")
    await ana.dm.until(lambda post: "toy.ask.plan" in post.text)
    async with asyncio.timeout(PATIENCE):  # Discord's refusal comes and is written down at some time
        while "direct messages are closed" not in (told := await bia.press(panel, "My hand")).text:
            assert told.selects
    assert told.selects
    for _ in range(4):
        again = await bia.press(panel, "My hand")
        assert again.selects
        assert "direct messages are closed" not in again.text
    assert any(request.code == 50007 for request in city.world.traffic.requests), city.world.traffic.requests


def shows_sealed(letter: Post, ware: str) -> bool:
    return "Sealed" in letter.text and ware in letter.text


async def test_a_direct_message_follows_an_answer_that_is_sealed_elsewhere(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    letter = await bia.dm.until(lambda post: "toy.ask.plan" in post.text)
    seen = await bia.autocomplete("play", games, answer="")
    for choice in seen.choices[:2]:
        ware = str(choice.value).rpartition(" ")[2]
        await bia.command("play", games, answer=str(choice.value))
        await until(bia.dm, partial(shows_sealed, letter, ware))
    offered = [button.label for button in letter.buttons]
    assert "Change" in offered and "Lock in" not in offered
    assert len([post for post in bia.dm.posts if "toy.ask.plan" in post.text]) == 1


async def test_a_press_on_an_older_state_shows_what_is_sealed_and_no_more(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    sheet = await hand_of(bia, toy)
    older = next(button.custom_id for button in sheet.buttons if button.label == "Lock in")
    menu = sheet.selects[-1].custom_id
    assert older is not None
    await plan(bia, games)
    await games.until(lambda post: post == sheet and "Sealed" in post.text, reader=bia)
    sealed = sheet.text
    for what, kind, values in ((older, 2, None), (menu, 3, ["0"])):
        await bia.forge_press(sheet, what, kind, values)
        await until(games, lambda: "To give another one, press Change." in sheet.text)
        assert sealed.splitlines()[-2:] == sheet.text.splitlines()[-2:]
    assert [button.label for button in sheet.buttons if button.label in ("Change", "Lock in")] == ["Change"]


async def test_the_next_player_is_pinged_in_a_new_panel_and_the_old_one_goes(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    panel = await planned((ana, bia), games)
    before = len(bia.pinged_by)
    await ana.press(panel, "action:rest")
    newer = await games.until(lambda post: post.id > panel.id and "toy.ask.act" in post.text)
    await until(games, lambda: panel.deleted)
    assert [post.id for post in bia.pinged_by[before:] if post.message.channel_id == games.id] == [newer.id]


async def test_me_lists_what_waits_and_sets_the_language(toy: Post, ana: Person, games: Place) -> None:
    mine = await ana.command("me", ana.dm)
    assert f"<#{games.id}>" in mine.text
    assert "mensagem direta" not in mine.text, "all of them arrived"
    english = await ana.command("me", ana.dm, language="English")
    assert "I speak English" in english.text
    again = await ana.command("hand", games)
    assert "My hand" in [button.label for button in again.buttons]


async def test_the_private_messages_of_a_finished_game_ask_nothing(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    await finished((ana, bia), games)
    for person in (ana, bia):
        await person.dm.until(lambda post: "🏆" in post.text)
        asking = [post.text for post in person.dm.posts if "toy.ask" in post.text or post.selects]
        assert asking == [], "questions of a game that is over"


async def test_a_whole_game_ends_with_a_podium(toy: Post, ana: Person, bia: Person, games: Place) -> None:
    over = await finished((ana, bia), games)
    labels = [
        *("Where it was won", "The whole game", "Check the dice", "Save the game"),
        *("Play again", "Board as text", "Log"),
    ]
    assert [button.label for button in over.buttons] == labels
    await games.until(lambda post: "seed of its dice" in post.text)
