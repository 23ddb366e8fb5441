"""A game of Dwar7s Fall by buttons and menus to its end, as two steady computer players would play it.

Its last turns, in long runs all. One of the two types, but for long runs, which have a game for that.
"""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from rules.dwar7s import GAME as DWAR7S
from tests.bot.e2e.games.dwar7s_secrets import watch
from tests.bot.e2e.games.dwar7s_tables import turns
from tests.bot.e2e.history import history, present
from tests.bot.e2e.players import OVER, Player, awaited, pressed_is_stored
from tests.bot.e2e.tables import begun, followed, on_a_button
from tests.bot.e2e.typists import Typist, advised_typist
from tests.bot.e2e.watching import look_round
from tests.depth import LONG
from tools.driver import City, Person, Place

pytestmark = pytest.mark.nightly

SEED = "44" * 16  # of a game that is over soon, with cards in hands up to its end
LAST = 7  # turns that are played, but in long runs
LOOKS = 20  # moves from one look round to the next
TYPED = (("play", "answer"), ("dwar7s build", "card"), ("dwar7s ogre", "card"), ("dwar7s secret", "choice"))


@pytest.mark.usefixtures("fixed_seed")
async def test_a_game_to_its_end_shows_everybody_only_what_they_may_know(
    city: City, url: str, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    begins = turns(2, SEED, ["steady"])
    people = [ana, bia, city.person("Dora", locale="pt-BR")]
    state = begins[0 if LONG else -LAST]
    async with begun(city, url, tmp_path, people[:2], games, DWAR7S, state) as database:
        adviser, watched = partial(on_a_button, database), watch(city, database, people)
        players = [Player(person, games, Random(n), adviser, whim=0.0) for n, person in enumerate(people[:2])]
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
        seen = {person for person, _ in watched.secrets}
        assert seen == {ana.id, bia.id}, "the search finds what may be seen"
