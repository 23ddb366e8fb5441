"""Words of the coach about a second crate, which change with what lies aboard."""

import pytest

from rules.core.rng import Dice
from rules.core.text import Text
from tests.ferry.rules import GAME
from tests.ferry.rules.computer.coach import REASONS, why
from tests.ferry.rules.computer.steady import PLANS, steady
from tests.ferry.rules.play.rounds import second
from tests.ferry.rules.view import view_of
from tests.helpers import asked, context


def test_every_plan_has_its_reason() -> None:
    assert {f"ferry.ask.{name}" for name in REASONS} == set(PLANS)


@pytest.mark.parametrize(
    ("mine", "theirs", "key", "args"),
    [
        ("load_5", "load_4", "ahead", {"weight": 5}),
        ("load_5", "load_7", "wins", {"missing": 2, "crate": "crate:load_3", "weight": 3}),
        ("load_5", "load_9", "short", {"missing": 4}),
    ],
)
def test_a_second_crate_goes_aboard_only_where_it_wins(
    mine: str, theirs: str, key: str, args: dict[str, int | str]
) -> None:
    state = GAME.new(2, GAME.settle({}), Dice("coach"))
    state.hands, state.loaded = [["load_1", "load_3"], []], [[mine], [theirs]]
    ctx = context(state)
    view, decision = view_of(state, 0), asked(second(ctx))[0]
    given = why(view, decision, steady(view, decision, Dice("steady")))
    assert given == Text(key=f"ferry.coach.second.{key}", args={**args})
