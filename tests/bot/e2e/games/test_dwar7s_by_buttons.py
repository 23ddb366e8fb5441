"""A whole game of Dwar7s Fall by buttons and menus, as two steady computer players would play it.

One of the two types, but for long runs, where there is a game of its own for that.
"""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.sandbox.people.driver import City, Person, Place
from rules.dwar7s import GAME as DWAR7S
from tests.bot.e2e.games.dwar7s_secrets import watch
from tests.bot.e2e.history import history, present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import OVER, Player, awaited, look_round, pressed_is_stored, seated
from tests.bot.e2e.tables import followed, on_a_button
from tests.bot.e2e.typists import Typist, advised_typist
from tests.depth import LONG

SEED = "9bf31c7ff062936a96d3c8bd1f8f2ff3"  # of a game that is over soon
LOOKS = 10  # moves from one look round to the next
TYPED = (("play", "answer"), ("dwar7s build", "card"), ("dwar7s ogre", "card"), ("dwar7s secret", "choice"))


@pytest.mark.usefixtures("tavern")
async def test_a_whole_game_shows_everybody_what_they_may_know_and_nothing_else(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    database, dora = tmp_path / DATABASE, city.person("Dora", locale="pt-BR")
    adviser, people = partial(on_a_button, database), [ana, bia, dora]
    watched = watch(city, database, people)
    await seated(ana, [bia], games, DWAR7S.key)
    players = [Player(person, games, Random(n), adviser, whim=0.0) for n, person in enumerate((ana, bia))]
    at_table: list[Player | Typist] = (
        [*players] if LONG else [players[0], advised_typist(bia, games, 1, DWAR7S.key, database)]
    )
    moves = 0
    while OVER not in (panel := await followed(games, database)).text:
        watched.look()
        [player] = awaited(panel, at_table)
        await player.play()
        moves += 1
        if moves % LOOKS == 0:
            await look_round(people, games, TYPED, present(database).asked())

    stored = history(database)
    pressed = [press for player in players for press in player.pressed]
    pressed_is_stored(pressed, stored, typing=() if LONG else [bia.id])
    assert stored.result is not None
    total = stored.result.sheet["total"]
    for name, place, points in zip(stored.names, stored.result.places, total, strict=True):
        assert f"{place}\\. {name}: {points}" in panel.text
    assert {person for person, _ in watched.secrets} == {ana.id, bia.id}, "the search finds what may be seen"
