"""Games that were begun under an older version play on.

The recorded games were recorded anew for version 2, with the same seeds, settings and kinds of players:
a space whose card was taken keeps its turn, inhabitants that fought go back to the supply, a lone target is
asked for, and the computer player is another.
"""

from pathlib import Path

import pydantic_core
import pytest

from rules.core.engine import Record, migrate
from rules.core.flow import Bug
from rules.core.moves import mend, submit
from rules.core.playing import run
from rules.core.rng import Dice
from rules.immortals import GAME
from rules.immortals.check import check

RECORDS = Path(__file__).parent / "records"


def stored(version: int) -> Record:
    """A game of three that was stored in the middle of the second round."""
    path = RECORDS / f"version_{version}.json"
    return Record.model_validate_json(path.read_text(encoding="utf-8"))


def test_there_is_a_stored_game_of_each_older_version() -> None:
    assert [*GAME.migrations] == [*range(1, GAME.version)]
    assert [stored(version).version for version in GAME.migrations] == [*GAME.migrations]


@pytest.mark.parametrize("version", GAME.migrations)
def test_a_stored_game_of_an_older_version_plays_on_to_its_end(version: int) -> None:
    old = stored(version)
    with pytest.raises(Bug):
        run(GAME, old)
    record, position, cut = mend(GAME, migrate(GAME, old))
    assert cut == () and position.state.round == 2 and position.state.phase == "actions"
    before = pydantic_core.from_json(old.checkpoint)["armies"]
    assert pydantic_core.from_json(record.checkpoint)["armies"] == before
    dice = Dice("old")
    while position.result is None:
        check(position.state)
        seat = position.waiting[0]
        answer = position.pending[seat].sample(dice)
        record, position = submit(GAME, record, position, seat, position.asks[seat], answer)
    assert position.state.round == position.state.rounds
