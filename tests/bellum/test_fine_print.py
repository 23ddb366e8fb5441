"""Small print of the rules: castles, chests that run out, and what is answered without a question."""

import pytest

from rules.bellum.components.realm import icons
from rules.bellum.effects import paid
from rules.bellum.play.attack import loot_of_castle
from rules.bellum.play.setup import new
from rules.bellum.view import view_of
from rules.core.rng import Dice
from tests.bellum.small import USUAL, game, lord
from tests.helpers import drive


@pytest.mark.parametrize(("castles", "left"), [("dealt", 0), ("chosen", 5)])
def test_castles_lie_ready_only_where_they_are_chosen(castles: str, left: int) -> None:
    state = new(3, {**USUAL, "castles": castles}, Dice("castles"))
    assert (len(state.castles), sum(not each.castle for each in state.lords)) == (left, 3 if left else 0)


def test_before_the_first_roll_no_icon_counts() -> None:
    assert set(icons("skull_keep", ["goblin_1"], [], 0).values()) == {0}


@pytest.mark.parametrize(("golden", "metal", "found"), [([5], [], 1), ([5], [3, 3], 2), ([], [3], 1)])
def test_chests_that_have_run_out_are_paid_by_the_next_kind(
    golden: list[int], metal: list[int], found: int
) -> None:
    t = game(lord(), lord(), piles={"golden": golden, "metal": metal, "wooden": []})
    assert sum(paid(view_of(t.state, None), {"golden": 2}).values()) == found


def test_ruling_19_the_only_chest_of_a_castle_is_taken_without_a_question() -> None:
    t = game(lord("ember_hold", right=["goblin_8"]), lord(golden=[5]), die=1)
    assert drive(loot_of_castle(t, 0, 1)) == {"golden": 1}
    [implied] = t.implied
    assert (implied.question.prompt.key, implied.answer) == ("bellum.ask.rob", {"chest:golden": 1})
