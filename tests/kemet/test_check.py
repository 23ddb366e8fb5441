"""The invariants see what is wrong: each example damages a sound game in one place."""

from collections.abc import Callable

import pytest

from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.kemet import GAME
from rules.kemet.check import check
from rules.kemet.components.state import KemetState, Troop
from rules.kemet.play.setup import new
from tests.kemet.small import USUAL

Damage = Callable[[KemetState], object]


ALL_BELOW_LEVEL_3 = dict.fromkeys(("move_2", "raise_2", "pray_2", "pray_1", "buy_1"), "normal")


def sound() -> KemetState:
    """A game of three in its first Day."""
    state: KemetState = playout(GAME, 3, seed_of("sound"), decisions=40).position.state
    return state


def test_a_new_game_is_sound() -> None:
    check(new(3, USUAL, Dice("sound")))
    check(sound())


def troop(state: KemetState) -> Troop:
    return next(iter(state.troops.values()))[0]


def throw_the_deck_away(state: KemetState) -> None:
    state.discard += state.deck
    state.deck.clear()
    state.phase = "fight"


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: state.order.reverse() or state.order.pop(),
        lambda state: setattr(state, "done", 3),
        lambda state: state.tiles.pop(),
        lambda state: state.tiles.append(state.gods[0].tiles[0]),
        lambda state: state.deck.pop(),
        lambda state: state.gods[0].divine.append("prayer"),
        lambda state: state.troops.update(sandstorm=[Troop(0, 1)]),
        lambda state: state.troops[next(iter(state.troops))].append(Troop(1, 1)),
        lambda state: setattr(troop(state), "units", troop(state).units + 1),
        lambda state: setattr(troop(state), "units", 6),
        lambda state: setattr(state.gods[0], "supply", state.gods[0].supply + 1),
        lambda state: setattr(state.gods[1], "prayers", 12),
        lambda state: setattr(state.gods[1], "prayers", -1),
        lambda state: troop(state).beasts.append("phoenix"),
        lambda state: state.gods[0].beasts.append("phoenix"),
        lambda state: state.gods[0].hand.append("storm_strike"),
        lambda state: state.gods[0].hand.pop(),
        lambda state: state.gods[0].spent.append(state.gods[0].hand.pop()),
        lambda state: setattr(next(iter(state.pyramids.values())), "level", 5),
        lambda state: state.pyramids.popitem(),
        lambda state: state.gods[0].spaces.update(buy_9="normal"),
        lambda state: state.gods[0].slots.update(buy_1="topaz"),
        lambda state: setattr(state.gods[2], "veterans", 21),
        lambda state: state.gods[0].spaces.update(buy_3="normal"),
        lambda state: state.gods[0].spaces.update(ALL_BELOW_LEVEL_3),
        throw_the_deck_away,
    ],
)
def test_damage_is_seen(damage: Damage) -> None:
    state = sound()
    damage(state)
    with pytest.raises(AssertionError):
        check(state)
