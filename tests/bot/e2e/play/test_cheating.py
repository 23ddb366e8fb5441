"""Cheating in a game of Bellum Magica: each attempt gets a kind answer, and nothing changes."""

import asyncio
import re
from pathlib import Path

import pytest

from rules.core.text import Text
from rules.core.words import Words, nearest
from tests.bot.e2e import players
from tests.bot.e2e.history import history
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import aside, asks, offers, panel_in, seated, until_panel
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("tavern")
NUMBERS = re.compile(r"[0-9a-f]{12}|Traceback|Error|Exception|None")  # what is not for people


@pytest.fixture
async def panel(ana: Person, bia: Person, games: Place) -> Post:
    return await seated(ana, [bia], games)


@pytest.fixture
def mover(panel: Post, ana: Person, bia: Person) -> Person:
    """Return the player whose turn it is."""
    return players.mover(panel, ana, bia)


@pytest.fixture
def idle(mover: Person, ana: Person, bia: Person) -> Person:
    """Return the player whose turn it is not."""
    return bia if mover is ana else ana


def played(folder: Path) -> int:
    """Count the stored answers."""
    return len(history(folder / DATABASE).played)


def kindly(post: Post, person: Person, key: str, **args: str) -> None:
    """The person alone is told so in their own language, without anything that is not for people."""
    said = Words(nearest(person.user.locale)).say(Text(key=key, args={**args}))
    assert said in post.text
    assert post.ephemeral
    assert post.message.only == person.id
    assert not NUMBERS.search(said)


async def test_a_press_on_anothers_question(
    panel: Post, mover: Person, idle: Person, city: City, tmp_path: Path
) -> None:
    for person in (idle, city.person("Dora", locale="pt-BR")):
        told = await aside(await person.press(panel, "Left: production"))
        kindly(told, person, "discord.refused.turn", who=mover.user.name)
    assert played(tmp_path) == 0


async def test_an_answer_typed_out_of_turn(
    panel: Post, mover: Person, idle: Person, games: Place, tmp_path: Path
) -> None:
    for words, given in (("play", "answer"), ("bellum goblin", "side")):
        reply = await idle.command(words, games, **{given: "left"})
        kindly(reply.shown, idle, "discord.refused.not-asked")
    assert played(tmp_path) == 0


async def test_an_old_button_shows_the_present_question(
    panel: Post, mover: Person, games: Place, tmp_path: Path
) -> None:
    old, asked = offers(panel)[0].custom_id or "", asks(panel)
    await mover.press(panel, old)
    await until_panel(games, lambda post: asks(post) != asked)
    told = await aside(await mover.forge_press(panel, old))
    kindly(told, mover, "discord.stale")
    assert asks(told) == asks(panel_in(games)), "what is asked now can be answered at once"
    assert played(tmp_path) == 1


async def test_the_same_press_many_times_at_once_is_one_answer(
    panel: Post, mover: Person, games: Place, tmp_path: Path
) -> None:
    old, asked = offers(panel)[0].custom_id or "", asks(panel)
    replies = await asyncio.gather(*(mover.forge_press(panel, old) for _ in range(5)))
    await until_panel(games, lambda post: asks(post) != asked)
    late = [reply for reply in replies if reply.followups]
    for reply in late:
        kindly(await aside(reply), mover, "discord.stale")
    assert {reply.kind for reply in replies} == {"quiet"}
    assert played(tmp_path) == 1


async def test_undo_belongs_to_who_answered(
    panel: Post, mover: Person, idle: Person, games: Place, tmp_path: Path
) -> None:
    asked = asks(panel)
    await mover.press(panel, "Left: production")
    newer = await until_panel(games, lambda post: asks(post) != asked)
    kindly(await aside(await idle.press(newer, "Undo")), idle, "table.refused.undo")
    assert played(tmp_path) == 1
    await mover.press(newer, "Undo")
    await until_panel(games, lambda post: asks(post) == asked)
    assert played(tmp_path) == 0


async def test_my_hand_is_the_pressers_own(panel: Post, ana: Person, bia: Person, city: City) -> None:
    for person, seat in ((ana, 0), (bia, 1)):
        reply = await person.press(panel, "My hand")
        assert reply.shown.message.only == person.id
        [picture] = reply.files
        assert f'"reader":{seat}'.encode() in picture.content
    dora = city.person("Dora")
    refused = await dora.press(panel, "My hand")
    kindly(refused.shown, dora, "discord.refused.no-seat")
    assert refused.files == []


async def test_what_nobody_could_press_is_refused_and_harms_nothing(
    panel: Post, mover: Person, tmp_path: Path
) -> None:
    prefix = (offers(panel)[0].custom_id or "").rpartition("one")[0]
    for act in ("one.0.7", "one", "some.0.2", "give.0", "numbers", "confirm.9", "lock", "one.-1.0", "x" * 60):
        told = await aside(await mover.forge_press(panel, prefix + act))
        assert told.ephemeral
        assert not NUMBERS.search(told.text.splitlines()[0])
    assert played(tmp_path) == 0
