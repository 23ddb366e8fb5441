"""The invariants see what is wrong: each example damages a sound game in one place."""

from collections.abc import Callable
from functools import cache

import pytest

from rules.core.engine import dump, load
from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.immortals import GAME
from rules.immortals.check import check
from rules.immortals.components.board import return_to_deck
from rules.immortals.components.data import BLANK
from rules.immortals.components.state import Army, ImmortalsState
from rules.immortals.play.setup import new
from tests.immortals.small import USUAL, act, draft_game, game, reveal

Damage = Callable[[ImmortalsState], object]


@cache
def played() -> str:
    """A game of three in a later round, as JSON."""
    return dump(GAME, playout(GAME, 3, seed_of("sound"), decisions=200).position.state)


def sound() -> ImmortalsState:
    return load(GAME, played())


def test_a_new_game_and_a_later_one_are_sound() -> None:
    check(new(3, USUAL, Dice("sound")))
    check(game().state)
    assert sound().round > 1
    check(sound())


def army(state: ImmortalsState) -> Army:
    return next(iter(state.armies.values()))


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: setattr(state, "turn", 3),
        lambda state: setattr(state, "marker", 3),
        lambda state: setattr(state, "round", 8),
        lambda state: state.players.pop(),
        lambda state: setattr(army(state), "armies", army(state).armies + 1),
        lambda state: setattr(army(state), "seat", (army(state).seat + 1) % 3),
        lambda state: state.players[0].limbo.update(light=state.players[0].limbo["light"] + 1),
        lambda state: state.tower[0].__setitem__(1, state.tower[0][1] + 1),
        lambda state: state.tray.__setitem__(2, state.tray[2] + 1),
        lambda state: state.tray.__setitem__(-1, state.tray[-1] + 1),
        lambda state: setattr(state, "inhabitants", state.inhabitants - 1),
        lambda state: setattr(state.players[1], "energy", -1),
        lambda state: setattr(state.players[1], "gold", -1),
        lambda state: state.deck.pop(),
        lambda state: state.discard.append("wild:light_moors"),
        lambda state: state.players[0].hand.append(BLANK),
        lambda state: state.players[0].hand.append("magic:transition5"),
        lambda state: state.players[0].hand.append("region:grove"),
        lambda state: state.owners.update(
            {region: (owner + 1) % 3 for region, owner in state.owners.items() if owner is not None}
        ),
        lambda state: state.portals.extend(["light_grove", "light_grove"]),
        lambda state: state.portals.append("twilight_grove"),
        lambda state: state.buildings.update(light_grove="capital", light_owlwatch="capital"),
        lambda state: state.buildings.update(light_grove="castle"),
    ],
)
def test_damage_is_seen(damage: Damage) -> None:
    state = sound()
    damage(state)
    with pytest.raises(AssertionError):
        check(state)


def test_a_card_on_a_space_that_does_not_take_it_is_seen() -> None:
    state = game(3, plans={0: {"gold": "conflict:light_grove"}}).state
    check(state)
    state.players[0].plan = {"magic_1": "conflict:light_grove"}
    with pytest.raises(AssertionError, match="on magic_1"):
        check(state)


def test_a_region_card_that_its_own_action_sent_to_the_deck_is_nobodys() -> None:
    ctx = game(3, owners={"pearl_strand": 0})
    reveal(ctx, "gold", "region:pearl_strand")
    check(ctx.state)
    return_to_deck(ctx, "pearl_strand")
    check(ctx.state)


def test_a_card_that_was_revealed_in_the_draft_waits_until_its_turn() -> None:
    cards = {0: ["conflict:dark_grove"], 1: ["conflict:light_grove"], 2: ["conflict:dark_saltmere"]}
    ctx = draft_game({0: [3], 2: [3]}, cards)
    state = act(ctx, "draft", [{seat: [card] for seat, [card] in cards.items()}], "placing")
    assert sorted(state.shown) == [0, 2]
    check(state)
    state.turn = 1  # the first card is carried out, and lies nowhere
    with pytest.raises(AssertionError):
        check(state)
