"""A whole game of Bellum Magica by typing alone, in long runs; in others, see `test_by_buttons`."""

from pathlib import Path
from random import Random

import pytest

from tests.bot.e2e.history import history
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import OVER, awaited, panel_in, seated
from tests.bot.e2e.typists import Typist
from tests.depth import only_long
from tools.driver import Person, Place

pytestmark = [only_long, pytest.mark.usefixtures("tavern")]


async def test_a_whole_game_by_play_and_the_games_own_commands(
    ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    await seated(ana, [bia], games)
    typists = [Typist(person, games, Random(n), shortcuts=0.6) for n, person in enumerate((ana, bia))]
    while OVER not in (panel := panel_in(games)).text:
        [typist] = awaited(panel, typists)
        await typist.play()

    stored = history(tmp_path / DATABASE)
    assert stored.result is not None
    assert {used for typist in typists for used in typist.used} >= {
        "play",
        "bellum goblin",
        "bellum attack",
        "bellum recruit",
        "bellum side",
    }
    total = stored.result.sheet["total"]
    for name, place, gold in zip(stored.names, stored.result.places, total, strict=True):
        assert f"{place}\\. {name}: {gold}" in panel.text
