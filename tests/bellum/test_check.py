"""The invariants see what is wrong: each example damages a sound game in one place."""

from collections.abc import Callable

import pytest

from rules.bellum.check import check
from rules.bellum.components.state import BellumState
from rules.bellum.play.phases import setup
from rules.bellum.play.setup import new
from rules.core.rng import Dice
from tests.bellum.small import USUAL
from tests.helpers import context, drive

Damage = Callable[[BellumState], object]


def sound() -> BellumState:
    """A game whose goblins are dealt."""
    ctx = context(new(3, USUAL, Dice("sound")))
    drive(setup(ctx))
    return ctx.state


def test_a_new_game_is_sound() -> None:
    check(new(3, USUAL, Dice("sound")))
    check(sound())


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: setattr(state, "day", 61),
        lambda state: setattr(state, "die", 7),
        lambda state: setattr(state, "turn", 3),
        lambda state: setattr(state, "captain", 3),
        lambda state: setattr(state.lords[0], "castle", state.lords[1].castle),
        lambda state: setattr(state.lords[0], "castle", "sand_castle"),
        lambda state: state.lords[0].left.append(state.lords[1].unplaced[0]),
        lambda state: state.lords[0].unplaced.pop(),
        lambda state: state.decks["evil"].pop(),
        lambda state: state.lords[0].left.append(state.displays["evil"][0]),
        lambda state: state.decks["evil"].append(state.displays["evil"].pop()),
        lambda state: state.places.pop(),
        lambda state: state.decks["places"].reverse(),
        lambda state: state.places.append(state.decks["places"].pop()),
        lambda state: state.lords[0].tokens.update(food=-1),
        lambda state: state.lords[0].tokens.update(barrel=11),
        lambda state: setattr(state.lords[0], "exhausted", 1),
        lambda state: state.piles["golden"].pop(),
        lambda state: (
            state.lords[0]
            .chests["wooden"]
            .extend(sorted((state.piles["wooden"].pop() for _ in range(20)), reverse=True))
        ),
    ],
)
def test_damage_is_seen(damage: Damage) -> None:
    state = sound()
    damage(state)
    with pytest.raises(AssertionError):
        check(state)
