"""Games that began under older versions of the rules play on."""

from pathlib import Path

import pytest

from rules.core.engine import Record, load, look, migrate
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.rng import Dice
from rules.dwar7s import GAME
from rules.dwar7s.check import check
from rules.dwar7s.computer.steady import steady
from rules.dwar7s.migrations import VERSION

OLD = {int(path.stem): path for path in (Path(__file__).parent / "old").glob("*.json")}


def test_each_older_version_has_a_game_of_its_own() -> None:
    assert sorted(OLD) == list(range(1, VERSION))


@pytest.mark.parametrize("version", OLD)
def test_a_game_of_an_older_version_plays_on_to_its_end(version: int) -> None:
    """Recorded in the middle of a round: twenty-one cells with cards, stacks of up to three."""
    old = Record.model_validate_json(OLD[version].read_text(encoding="utf-8"))
    assert old.version == version
    record = migrate(GAME, old)
    position = run(GAME, record)
    check(position.state)
    assert position.state.table.keys() == load(GAME, old.checkpoint).table.keys()
    while position.result is None:
        [seat] = position.waiting
        answer = steady(look(GAME, position, seat).view, position.pending[seat], Dice("old"))
        record, position = submit(GAME, record, position, seat, position.asks[seat], answer)
        check(position.state)
    assert position.result.why.key.startswith("dwar7s.over.")
