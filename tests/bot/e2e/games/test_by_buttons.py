"""A whole game of Bellum Magica by buttons and menus, and all that its players and others could see of it.

One of three types, but for long runs, where there is a game of its own for that.

The money is marked: each chest holds a number that is found nowhere else. Wherever it turns up, whoever
sees it must be one of those who ever looked into that chest.
"""

import re
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from rules.bellum import GAME as BELLUM
from rules.bellum.components.state import BellumState
from rules.bellum.play import setup
from rules.core.decisions import Seat
from rules.core.rng import Dice
from tests.bot.e2e.history import History, Present, history
from tests.bot.e2e.inside import DATABASE, inside, unanswered
from tests.bot.e2e.players import OVER, Player, awaited, own, panel_in, pressed_is_stored, seated
from tests.bot.e2e.typists import Typist
from tests.bot.e2e.watching import Watch, look_round
from tests.depth import LONG
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.nightly

FIRST = 901  # the smallest mark; 50 chests
MARK = re.compile(r"(?<![0-9A-Za-z,.])9[0-5][0-9](?![0-9A-Za-z])")
TYPED = (("play", "answer"), ("bellum attack", "target"), ("card", "card"))
LOOKS = 5  # moves from one look round to the next


def marked(seats: int, options: Mapping[str, str], dice: Dice) -> BellumState:
    """The game as it is dealt, with marked money."""
    state, marks = setup.new(seats, options, dice), count(FIRST)
    for pile in state.piles.values():
        pile[:] = [next(marks) for _ in pile]
    return state


MARKED = {BELLUM.key: replace(BELLUM, new=marked)}


@pytest.fixture
async def tavern(city: City, url: str, tmp_path: Path, fixed_seed: None) -> AsyncIterator[None]:
    """The bot, with marked money."""
    async with inside(city, url, tmp_path, MARKED):
        yield
    assert unanswered(city) == []


@pytest.mark.usefixtures("tavern")
async def test_a_whole_game_shows_everybody_what_they_may_know_and_nothing_else(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    caio, dora = city.person("Caio", locale="pt-BR"), city.person("Dora")
    people, chance, moves = (ana, bia, caio), Random(5), 0
    watched = Watch(city, tmp_path / DATABASE, [*people, dora], known, lambda text: set(MARK.findall(text)))
    await seated(ana, [bia, caio], games)
    typist = Typist(caio, games, Random(3), shortcuts=0.6)
    players = [Player(person, games, Random(n)) for n, person in enumerate(people)]
    at_table: list[Player | Typist] = [*players] if LONG else [*players[:2], typist]
    while OVER not in (panel := panel_in(games)).text:
        watched.look()
        [player] = awaited(panel, at_table)
        await player.play()
        moves += 1
        if moves % LOOKS == 0:
            await look_round([chance.choice([*people, dora])], games, TYPED)

    stored = history(tmp_path / DATABASE, MARKED)
    assert {ident for ident, _ in watched.secrets} == {each.id for each in people}, (
        "what may be seen is found"
    )
    the_podium_is_right(panel, stored)
    pressed = [press for player in players for press in player.pressed]
    pressed_is_stored(pressed, stored, typing=() if LONG else [caio.id])
    assert LONG or len(typist.used) > 2, "several commands of the game"
    await the_podium_has_buttons(games, bia, invited=[ana, caio])


def known(now: Present, seat: Seat | None) -> set[str]:
    """The marks in all chests that somebody has ever looked into."""
    found: set[str] = set()
    for text in (event.private for event in now.events if event.private is not None):
        values = text.args.get("values", [str(text.args.get("value", ""))])
        lookers = (text.args.get("seat"), text.args.get("victim"))
        if isinstance(values, list) and f"seat:{seat}" in lookers:
            found.update(values)
    return found


# --- how it ended ----------------------------------------------------------------------------------------


def the_podium_is_right(podium: Post, stored: History) -> None:
    """The podium tells the places and scores that the rules give, with a picture."""
    assert stored.result is not None
    won = [name for name, place in zip(stored.names, stored.result.places, strict=True) if place == 1]
    assert f"**{OVER} {' and '.join(won)} " in podium.text
    lines = re.findall(r"^(\d)\\\. (.*): (\d+)(?: · rating .*)?$", podium.text, re.MULTILINE)
    scores = zip(stored.result.places, stored.names, stored.result.sheet["total"], strict=True)
    assert lines == [(str(place), name, str(gold)) for place, name, gold in sorted(scores)]
    assert [file.content_type for file in podium.files] == ["image/png"]
    assert [name for name in stored.names if name not in podium.alts[0]] == []


async def the_podium_has_buttons(games: Place, person: Person, invited: Sequence[Person]) -> None:
    """The game can be verified, saved and played again."""
    await games.until(lambda post: "Play again" in [b.label for b in post.buttons])
    panel = panel_in(games)
    checked = await person.press(panel, own(panel, "verify"))
    assert checked.text.count("✅") == 2
    saved = await person.press(panel, own(panel, "export"))
    assert [file.filename.endswith(".json") for file in saved.files] == [True]
    await person.press(panel, own(panel, "again"))
    lobby = await games.until(lambda post: "1. Bia" in post.text)
    _, _, names = lobby.text.partition("Invited: ")
    assert [each for each in invited if f"<@{each.id}>" not in names.partition("\n")[0]] == []
