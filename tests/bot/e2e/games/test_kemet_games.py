"""Games of Kemet, by buttons and by typing, and all that their players and others could see of them.

One plays by buttons and one by typing, for a day; in long runs, both by buttons in a whole game and by
typing in another.

The players take the advice of the steady computer player, but for a whim, or where it takes several presses.
"""

from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import pytest

from rules.kemet import GAME as KEMET
from tests.bot.e2e.games.kemet_secrets import watch
from tests.bot.e2e.history import history, present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import OVER, Player, awaited, offers, pressed_is_stored, seated
from tests.bot.e2e.tables import followed, on_a_button
from tests.bot.e2e.typists import Typist, advised_typist
from tests.bot.e2e.watching import look_round
from tests.depth import LONG, only_long
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.nightly

SEED = "762bb8fd00e7e91785ac5008c1aa0695"  # of a game that two steady players end on day 3
WHIM = 0.03
DAYS = 1  # that are played, but in long runs
LOOKS = 20  # moves from one look round to the next
COMMANDS = [f"kemet {name}" for name in ("start", "pray", "buy", "raise", "recruit", "move", "night")]
TYPED = (
    ("play", "answer"),
    ("kemet move", "troop"),
    ("kemet battle", "cards"),
    ("kemet card", "card"),
    ("kemet diversion", "to"),
)


@pytest.mark.usefixtures("tavern")
async def test_a_game_by_buttons_menus_and_forms_and_by_typing(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    database, dora = tmp_path / DATABASE, city.person("Dora", locale="pt-BR")
    people, chance = [ana, bia, dora], Random(3)
    watched = watch(city, database, people)
    await seated(ana, [bia], games, KEMET.key)
    adviser = partial(on_a_button, database)
    players = [Player(person, games, Random(n), adviser, WHIM) for n, person in enumerate((ana, bia))]
    typist = advised_typist(bia, games, 1, KEMET.key, database)
    at_table: list[Player | Typist] = [*players] if LONG else [players[0], typist]
    moves = 0
    while not over(panel := await followed(games, database), database):
        watched.look()
        open_to = awaited(panel, at_table)
        assert len(open_to) == 1 or not offers(panel), "the War Council is held in private"
        await chance.choice(open_to).play()
        moves += 1
        if moves % LOOKS == 0 or len(open_to) > 1:
            await look_round(people, games, TYPED, present(database).asked())

    stored = history(database)
    assert (stored.result is not None) == LONG
    pressed = [press for player in players for press in player.pressed]
    pressed_is_stored(pressed, stored, typing=() if LONG else [bia.id])
    assert {person for person, _ in watched.secrets} == {ana.id, bia.id}, "the search finds what may be seen"


def over(panel: Post, database: Path) -> bool:
    """Tell whether all days are played that this test plays."""
    return OVER in panel.text or (not LONG and present(database).position.state.day > DAYS)


@only_long
@pytest.mark.usefixtures("tavern")
async def test_a_game_by_typing(city: City, ana: Person, bia: Person, games: Place, tmp_path: Path) -> None:
    database, chance = tmp_path / DATABASE, Random(1)
    watched = watch(city, database, [ana, bia, city.person("Dora")])
    await seated(ana, [bia], games, KEMET.key)
    typists = [advised_typist(person, games, n, KEMET.key, database) for n, person in enumerate((ana, bia))]
    while present(database).position.result is None:
        typist = chance.choice(awaited(await followed(games, database), typists))
        await typist.play()
        watched.look()

    assert typists[0].used + typists[1].used >= Counter(play=1, **dict.fromkeys(COMMANDS, 1))
    assert {person for person, _ in watched.secrets} == {ana.id, bia.id}, "the search finds what may be seen"
