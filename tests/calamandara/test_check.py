"""The invariants see what is wrong: each example damages a sound game in one place. Sheet rule 14.3."""

from collections.abc import Callable
from functools import cache

import pytest

from rules.calamandara import GAME
from rules.calamandara.check import check
from rules.calamandara.components.state import CalamandaraState
from rules.calamandara.play.setup import new
from rules.core.engine import dump, load
from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from tests.calamandara.small import USUAL

Damage = Callable[[CalamandaraState], object]


@cache
def played() -> str:
    """A game of three after some turns, before a step: symbols on all boards and in the Reserves."""
    state: CalamandaraState = playout(
        GAME, 3, seed_of("sound"), ["steady"], USUAL, decisions=156
    ).position.state
    assert state.central and state.reveal is None and state.idle < 6
    return dump(GAME, state)


def sound() -> CalamandaraState:
    return load(GAME, played())


def test_rule_14_3_a_new_game_and_one_in_the_middle_are_sound() -> None:
    check(new(3, USUAL, Dice("sound")))
    check(sound())


def five_mountains(state: CalamandaraState) -> None:
    state.travellers[0].board.update(dict.fromkeys(("a6", "b6", "c6", "d6", "e6"), "mountain"))


def seven_central_mountains(state: CalamandaraState) -> None:
    state.central.update(dict.fromkeys(("v1", "v2", "v3", "v4", "v5", "w1", "w5"), "mountain"))


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: setattr(state, "counter", 17),
        lambda state: setattr(state, "counter", 0),
        lambda state: setattr(state, "turns", 401),
        lambda state: setattr(state, "turns", 0),
        lambda state: setattr(state, "idle", 7),
        lambda state: setattr(state, "ending", "dogma"),
        lambda state: setattr(state, "phase", "over"),
        lambda state: state.travellers[0].deck.pop(),
        lambda state: state.travellers[0].deck.append("wing_cave"),
        lambda state: (
            state.travellers[0].discard.extend(state.travellers[0].deck) or state.travellers[0].deck.clear()
        ),
        lambda state: state.removed.append("alvorada"),
        lambda state: state.box.pop(),
        lambda state: state.memory_deck.pop(),
        lambda state: state.travellers[0].hand.append("raiz_na_pedra"),
        lambda state: state.travellers[1].diary.append(state.memory_deck[0]),
        lambda state: (
            state.travellers[0].hand.extend([state.memory_deck.pop() for _ in range(4)])
            or state.travellers[0].hand.sort()
        ),
        lambda state: state.travellers[0].hand.extend(["veu_do_regente", "erronia_do_silencio"]),
        lambda state: setattr(state.turn, "inserted", 4),
        lambda state: setattr(state.turn, "mountains", 2),
        lambda state: setattr(state.turn, "steps", 5),
        lambda state: state.turn.walls.append(3),
        lambda state: state.travellers[0].board.update(x1="footprint"),
        lambda state: state.travellers[0].board.update(a6="lake"),
        lambda state: state.travellers[0].reserve.update(footprint=-1),
        lambda state: state.travellers[0].depot.pop("wing"),
        lambda state: setattr(state.travellers[0], "token", "e6"),
        lambda state: setattr(state.travellers[0], "token", "x3"),
        lambda state: state.central.update(x3="footprint"),
        lambda state: state.central.update(v5="tower"),
        lambda state: state.central.update(a1="footprint"),
        five_mountains,
        seven_central_mountains,
    ],
)
def test_damage_is_seen(damage: Damage) -> None:
    state = sound()
    damage(state)
    with pytest.raises(AssertionError):
        check(state)
