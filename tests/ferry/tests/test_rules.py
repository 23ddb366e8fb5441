"""The rules of the ferry, each example with its number."""

from rules.core.rng import Dice
from tests.ferry.rules import GAME
from tests.ferry.rules.components.state import FerryState
from tests.ferry.rules.play.rounds import load, quay, second
from tests.helpers import context, drive, events_for, over

LOADS = {0: ["crate:load_2"], 1: ["crate:load_3"]}


def aboard(hands: list[list[str]], loaded: list[list[str]]) -> FerryState:
    """Two seats after their first crates."""
    state = GAME.new(2, GAME.settle({}), Dice("rules"))
    state.hands, state.loaded = hands, loaded
    return state


def test_all_load_at_once_and_all_see_it_then() -> None:
    """Rule 2."""
    ctx = context(aboard([["load_1", "load_2"], ["load_3"]], []))
    assert drive(load(ctx), [LOADS]) == "second"
    assert ctx.state.loaded == [["load_2"], ["load_3"]]
    assert [text.key for text in events_for(ctx)] == ["ferry.log.loads", "ferry.log.loads"]


def test_a_second_crate_can_win_and_whoever_has_none_is_not_asked() -> None:
    """Rule 3."""
    ctx = context(aboard([["load_4"], []], [["load_2"], ["load_5"]]))
    assert drive(second(ctx), [{0: ["crate:load_4"]}]) == "quay"
    assert ctx.state.points == [1, 0]
    assert [text.key for text in events_for(ctx)] == ["ferry.log.adds", "ferry.log.scores"]


def test_only_the_drawer_learns_what_was_drawn() -> None:
    """Rule 4."""
    ctx = context(aboard([[], []], []))
    top = ctx.state.pile[-1]
    assert drive(quay(ctx), [{0: ["quay:draw"]}]) == "quay"
    found = [(text.key, text.args.get("crate")) for seat in (0, 1) for text in events_for(ctx, seat)]
    assert found == [("ferry.log.drew.own", f"crate:{top}"), ("ferry.log.drew", None)]


def test_the_last_to_rest_ends_the_game_and_crates_break_a_tie() -> None:
    """Rule 5."""
    state = aboard([["load_1"], []], [])
    state.round, state.turn, state.points = state.rounds, 1, [1, 1]
    ctx = context(state)
    result = over(quay(ctx), [{1: ["quay:rest"]}])
    assert (result.places, result.why.key) == ((1, 2), "ferry.over.rounds")
    assert [text.key for text in events_for(ctx)] == ["ferry.log.rests"]
