"""Components and set-up: sheet sections 1, 3 and 8."""

from collections import Counter

import pytest

from rules.calamandara import GAME
from rules.calamandara.check import check
from rules.calamandara.components.data import DATA
from rules.calamandara.components.state import CalamandaraState, is_event
from rules.calamandara.play.setup import new
from rules.core.decisions import Rejected
from rules.core.engine import start
from rules.core.play.turns import clockwise
from rules.core.rng import Dice
from tests.calamandara.small import USUAL, holds, keys, play
from tests.helpers import asked, context

SEEDS = [str(number) for number in range(30)]


def events_of(state: CalamandaraState) -> list[list[str]]:
    """The Event cards in each traveller's deck."""
    return [[card for card in player.deck if is_event(card)] for player in state.travellers]


@pytest.mark.parametrize("seats", GAME.seats)
def test_rule_1_1_components_of_a_game(seats: int) -> None:
    state = new(seats, USUAL, Dice("components"))
    check(state)
    assert len(state.travellers) == seats
    assert len(state.memory_deck) == 36
    assert [
        player for player in state.travellers if len([c for c in player.deck if not is_event(c)]) != 20
    ] == []
    assert len(state.box) == 27 + 23 - 24


def test_rule_3_1_everybody_begins_with_nothing_at_the_starting_point() -> None:
    for player in new(4, USUAL, Dice("empty")).travellers:
        assert (player.board, player.token, player.hand, player.diary) == ({}, "start", [], [])
        assert holds(player.depot) == ""


def test_rule_3_2_the_symbol_decks_are_shuffled() -> None:
    decks = {tuple(player.deck) for seed in SEEDS for player in new(4, USUAL, Dice(seed)).travellers}
    assert len(decks) == 4 * len(SEEDS)


def test_rule_3_3_and_rule_8_1_no_event_cards_without_the_expansion() -> None:
    state = new(3, {**USUAL, "expansion": "without"}, Dice("base"))
    assert events_of(state) == [[], [], []]
    assert (state.box, state.timed, state.mode) == ([], False, "")
    check(state)


def test_rule_3_4_the_memory_cards_are_shuffled() -> None:
    assert len({tuple(new(2, USUAL, Dice(seed)).memory_deck) for seed in SEEDS}) == len(SEEDS)


def test_rule_3_5_the_first_traveller_is_drawn_by_lot_and_keeps_the_marker() -> None:
    firsts = {new(4, USUAL, Dice(seed)).first for seed in SEEDS}
    assert firsts == {0, 1, 2, 3}
    state = new(4, USUAL, Dice("first"))
    assert state.turn.seat == state.first


def test_rule_3_6_the_reserve_at_the_start_by_order_of_play() -> None:
    state = new(4, USUAL, Dice("order"))
    reserves = [holds(state.travellers[seat].reserve) for seat in clockwise(state.seats, state.first)]
    assert reserves == ["f", "ff", "ffw", "fff"]


def test_rule_8_2_without_limit_is_the_default_and_uses_no_counter() -> None:
    assert GAME.settle({})["time"] == "unlimited"
    state = new(2, GAME.settle({}), Dice("usual"))
    assert (state.expansion, state.timed, state.mode) == (True, False, "turvo")


@pytest.mark.parametrize(
    ("mode", "hope", "fear", "counter"), [("aura", 14, 10, 14), ("turvo", 12, 12, 12), ("ruina", 10, 14, 10)]
)
def test_rule_8_3_the_three_modes(mode: str, hope: int, fear: int, counter: int) -> None:
    state = new(3, {**USUAL, "difficulty": mode}, Dice("mode"))
    types = Counter(DATA.events[card].type for deck in events_of(state) for card in deck)
    assert (types["hope"], types["fear"], state.counter) == (hope, fear, counter)


def test_rule_8_3_a_mix_of_ones_own() -> None:
    state = new(2, {**USUAL, "difficulty": "custom", "fears": "16", "counter": "5"}, Dice("own"))
    types = Counter(DATA.events[card].type for deck in events_of(state) for card in deck)
    assert (types["hope"], types["fear"], state.counter) == (8, 16, 5)
    with pytest.raises(Rejected):
        start(GAME, 2, {"difficulty": "custom", "fears": "24"}, "own")


def test_rule_8_4_which_cards_are_in_play_is_drawn_by_lot() -> None:
    boxes = {tuple(sorted(new(2, USUAL, Dice(seed)).box)) for seed in SEEDS}
    assert len(boxes) == len(SEEDS)


def test_rule_8_5_hope_and_fear_are_mixed_among_the_decks() -> None:
    fears = {
        tuple(
            sum(DATA.events[card].type == "fear" for card in deck)
            for deck in events_of(new(2, USUAL, Dice(seed)))
        )
        for seed in SEEDS
    }
    assert len(fears) > 3


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
def test_rule_8_6_as_many_in_each_deck(seats: int, each: int) -> None:
    state = new(seats, USUAL, Dice("deal"))
    assert [len(deck) for deck in events_of(state)] == [each] * seats
    assert {len(player.deck) for player in state.travellers} == {20 + each}


def test_rule_8_7_the_decks_are_shuffled_again_and_may_begin_with_an_event() -> None:
    tops = {is_event(player.deck[-1]) for seed in SEEDS for player in new(3, USUAL, Dice(seed)).travellers}
    assert tops == {True, False}


def test_rule_8_8_the_counter_is_set_and_told() -> None:
    ctx = context(new(2, USUAL, Dice("told")))
    asked(play(ctx, "no such phase"))
    assert keys(ctx)[:5] == ["first", "reserve", "reserve", "dogma", "turn"]
    ctx = context(new(2, {**USUAL, "time": "unlimited"}, Dice("told")))
    asked(play(ctx, "no such phase"))
    assert "dogma" not in keys(ctx)
