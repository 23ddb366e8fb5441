"""The invariants see what is wrong: each example damages a sound game in one place."""

from collections.abc import Callable
from functools import cache

import pytest

from rules.core.engine import dump, load
from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.dwar7s import GAME
from rules.dwar7s.check import check
from rules.dwar7s.components.state import Card, Dwar7sState, Stack
from rules.dwar7s.play.setup import new
from tests.dwar7s.small import USUAL

Damage = Callable[[Dwar7sState], object]


@cache
def played() -> str:
    """A game of three steady players, some rounds old."""
    return dump(GAME, playout(GAME, 3, seed_of("sound"), ["steady"], decisions=120).position.state)


def sound() -> Dwar7sState:
    """Return the same, to be damaged."""
    return load(GAME, played())


def test_a_new_game_is_sound() -> None:
    check(new(3, USUAL, Dice("sound")))
    check(sound())


def stack(state: Dwar7sState) -> Stack:
    """A stack that may be covered."""
    return next(found for found in state.table.values() if found.kind.coverable)


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: state.clans.pop(),
        lambda state: setattr(state, "turn", 3),
        lambda state: setattr(state, "round", 41),
        lambda state: setattr(state, "used", 5),
        lambda state: state.table.popitem(),
        lambda state: state.clans[0].kingdom.append("castle"),
        lambda state: state.clans[0].monsters.append("red_dragon"),
        lambda state: state.table.update(z99=Stack([], [0, 0, 0])),
        lambda state: stack(state).dwarves.append(0),
        lambda state: stack(state).dwarves.__setitem__(0, -1),
        lambda state: stack(state).dwarves.__setitem__(0, 5),
        lambda state: stack(state).cards.append(Card("red_castle", 0)),
        lambda state: setattr(stack(state).cards[0], "rotation", 45),
        lambda state: state.trades.pop(),
        lambda state: state.trade_deck.append(state.trades[0]),
        lambda state: setattr(state.clans[0], "secret", state.clans[1].secret),
        lambda state: setattr(state, "ending", not state.ending),
        lambda state: state.ogre_deck.pop(),
        lambda state: state.clans[0].ogres.append("thief"),
        lambda state: state.clans[0].gems.update(ruby=-1),
        lambda state: state.clans[0].gems.update(ruby=7),
        lambda state: state.clans[0].kingdom.reverse(),
        lambda state: state.clans[(state.first + state.turn + 1) % 3].gems.update(amber=8),
    ],
)
def test_damage_is_seen(damage: Damage) -> None:
    state = sound()
    assert len(state.clans[0].kingdom) > 1, "so that an order of its hand can be wrong"
    damage(state)
    with pytest.raises(AssertionError):
        check(state)


def test_a_castle_covered_is_seen() -> None:
    """By a giant, which is of its type."""
    state = new(2, USUAL, Dice("cover"))
    for kind in ("castle", "ice_giant"):
        state.clans[0].kingdom.remove(kind)
    state.table["m13"] = Stack([Card("red_castle", 0), Card("red_ice_giant", 0)], [0, 0])
    with pytest.raises(AssertionError, match="covered"):
        check(state)
    state.table["m13"].cards.reverse()
    with pytest.raises(AssertionError, match="covered"):
        check(state)


def test_a_secret_objective_that_should_be_revealed_is_seen() -> None:
    state = new(2, USUAL, Dice("overdue"))
    hunter = state.clans[0]
    everybody = [hunter.secret, state.clans[1].secret, *state.secrets]
    everybody.remove("hunter")
    hunter.secret, state.clans[1].secret, *state.secrets = ["hunter", *everybody]
    for kind in ("dragon", "ice_giant"):
        hunter.kingdom.remove(kind)
        hunter.monsters.append(f"red_{kind}")
    with pytest.raises(AssertionError, match="should be revealed"):
        check(state)
    hunter.switch = False
    check(state)
