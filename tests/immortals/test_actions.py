"""Turns: rules R20 to R26, rulings A19 to A21, A29 and A33, example 15."""

import pytest

from rules.core.decisions import Answer, Choose
from rules.immortals.check import check
from rules.immortals.components.data import BLANK
from rules.immortals.components.state import ImmortalsContext
from rules.immortals.view import view_of
from tests.helpers import ids
from tests.immortals.small import (
    DECLINE,
    ENERGY,
    GOLD,
    PASS,
    act,
    after,
    do,
    falls,
    game,
    keys,
    offered,
    question,
    saying,
    wealth,
)

TWO_BLANKS = {"gold": BLANK, "energy": BLANK}
LAKE = {"light_shore_lake": (0, 1)}


def test_rule_20_one_card_a_turn_clockwise_from_the_first_player() -> None:
    armies = {"light_shore_lake": (0, 1), "light_grove": (1, 1), "light_foothold": (2, 1)}
    plans = {
        0: {"gold": "region:shore_lake", "energy": BLANK},
        1: {"gold": "region:grove"},
        2: {"gold": "region:foothold"},
    }
    ctx = game(3, armies, plans=plans)
    ctx.state.first = 2
    first = question(ctx, "actions")
    assert (first.seat, ids(first)) == (2, ["action:gold", "pass:pass"])
    deed: Answer = ["deed:gold"]
    gold: Answer = ["action:gold"]
    answers = [{2: gold}, {2: deed}, {0: gold}, {0: deed}, {1: gold}, {1: deed}]
    state = act(ctx, "actions", answers, "compensation")
    assert [wealth(state, seat) for seat in range(3)] == [(0, 5), (0, 4), (0, 2)]
    assert state.turn == 0


def test_rule_20_spaces_with_cards_are_offered_in_public_but_no_cards() -> None:
    ctx = game(3, LAKE, plans={0: {"gold": "region:shore_lake", "attack": BLANK}})
    decision = question(ctx, "actions")
    assert not decision.secret and ids(decision) == ["action:gold", "action:attack", "pass:pass"]
    assert "shore_lake" not in decision.model_dump_json()


@pytest.mark.parametrize(("answer", "gained"), [(ENERGY, (1, 0)), (GOLD, (0, 1))])
def test_rule_21_a_blank_gives_energy_or_gold_and_goes_back(answer: Answer, gained: tuple[int, int]) -> None:
    ctx = game(3, LAKE, plans={0: {"gold": BLANK, "energy": "region:shore_lake"}})
    state = after(ctx, [{0: ["action:gold"]}, {0: answer}, {1: GOLD}])
    assert wealth(state) == gained
    assert state.players[0].hand.count(BLANK) == 4 and state.players[0].plan == {
        "energy": "region:shore_lake"
    }


def test_rule_21_declined_cards_are_compensated_and_conflicts_return_too() -> None:
    ctx = game(3, LAKE)
    state = do(ctx, "gold", "conflict:light_shore_lake", DECLINE, GOLD)
    assert wealth(state) == (0, 1)
    assert "conflict:light_shore_lake" in state.players[0].hand and state.discard == []
    assert "declined" in keys(ctx)


def test_rule_21_a_card_that_can_do_nothing_is_compensated() -> None:
    ctx = game(3, {"light_grove": (0, 2)})
    state = do(ctx, "gold", "conflict:light_shore_lake", ENERGY)
    assert wealth(state) == (1, 0) and "impossible" in keys(ctx)
    check(state)


def test_rule_21_a_cost_that_cannot_be_paid_makes_it_impossible() -> None:
    ctx = game(3, LAKE, limbo={0: (5, 5)}, wealth={0: (1, 9)})
    assert offered(ctx, "transition3", "conflict:light_shore_lake") == ["wealth:energy", "wealth:gold"]


def test_ruling_29_an_attack_card_without_a_legal_attack_is_compensated() -> None:
    ctx = game(3, {"light_grove": (0, 1)})
    assert offered(ctx, "attack", "conflict:light_treehome") == ["wealth:energy", "wealth:gold"]


def test_rule_22_who_passes_takes_one_and_all_cards_back() -> None:
    plans = {0: {"gold": "region:shore_lake", "attack": BLANK}, 1: TWO_BLANKS}
    ctx = game(3, LAKE, plans=plans)
    state = after(ctx, [{0: PASS}, {0: ENERGY}])
    assert wealth(state) == (1, 0) and state.players[0].plan == {}
    assert "region:shore_lake" in state.players[0].hand
    check(state)


def test_rule_22_a_player_who_passed_gets_one_in_each_later_turn() -> None:
    plans = {0: {"gold": BLANK}, 1: {"gold": BLANK, "energy": "region:shore_lake"}}
    ctx = game(3, {"light_shore_lake": (1, 1)}, plans=plans)
    blank: Answer = ["action:gold"]
    answers = [{0: PASS}, {0: GOLD}, {1: blank}, {1: GOLD}, {2: GOLD}, {0: ENERGY}, {1: PASS}, {1: GOLD}]
    state = act(ctx, "actions", answers, "scoring")
    assert [wealth(state, seat) for seat in range(3)] == [(1, 1), (0, 2), (0, 1)]


def test_ruling_19_the_last_to_pass_gets_one_and_the_phase_ends_at_once() -> None:
    plans = {0: {"gold": "region:shore_lake"}, 1: {"gold": BLANK}}
    ctx = game(3, LAKE, plans=plans)
    state = act(ctx, "actions", [{0: PASS}, {0: GOLD}, {1: PASS}, {1: GOLD}], "scoring")
    assert [wealth(state, seat) for seat in range(3)] == [(0, 1), (0, 1), (0, 0)]


def test_ruling_20_without_cards_from_the_start_one_counts_as_passed() -> None:
    ctx = game(3, LAKE, plans={1: {"gold": BLANK}})
    state = act(ctx, "actions", [{0: GOLD}, {1: PASS}, {1: GOLD}], "scoring")
    assert [wealth(state, seat) for seat in range(3)] == [(0, 1), (0, 1), (0, 0)]


def test_rule_23_without_any_card_on_the_boards_there_are_no_turns() -> None:
    ctx = game(3, LAKE)
    state = act(ctx, "actions", until="scoring")
    assert wealth(state) == (0, 0)


def test_rule_23_the_phase_ends_with_the_last_card() -> None:
    ctx = game(3, LAKE, plans={0: {"gold": "region:shore_lake"}})
    state = act(ctx, "actions", [{0: ["action:gold"]}, {0: ["deed:gold"]}], "scoring")
    assert wealth(state) == (0, 5) and state.turn == 0


def test_ruling_21_and_ruling_33_a_blank_among_blanks_is_a_pass_worth_one() -> None:
    ctx = game(3, LAKE, plans={0: TWO_BLANKS, 1: {"gold": BLANK}})
    state = act(ctx, "actions", [{0: ["action:gold"]}, {0: GOLD}, {1: PASS}, {1: GOLD}], "scoring")
    assert wealth(state) == (0, 1)
    assert state.players[0].plan == {} and state.players[0].hand.count(BLANK) == 4
    assert "pass" in keys(ctx)


def test_ruling_33_a_blank_beside_a_real_card_is_a_turn_worth_one_no_pass() -> None:
    ctx = game(3, LAKE, plans={0: {"gold": BLANK, "energy": "region:shore_lake"}})
    state = after(ctx, [{0: ["action:gold"]}, {0: GOLD}])
    assert wealth(state) == (0, 1) and state.players[0].plan == {"energy": "region:shore_lake"}
    assert "pass" not in keys(ctx)


def test_example_15_marina_reveals_one_of_two_blanks_and_passes_for_one() -> None:
    ctx = game(3, LAKE, plans={0: TWO_BLANKS})
    state = act(ctx, "actions", [{0: ["action:energy"]}, {0: ENERGY}], "scoring")
    assert wealth(state) == (1, 0) and state.players[0].hand.count(BLANK) == 4


def test_rule_24_region_and_magic_cards_return_and_conflict_is_discarded() -> None:
    ctx = game(3, LAKE, wealth={0: (0, 2)})
    state = do(ctx, "gold", "region:shore_lake", ["deed:gold"])
    assert "region:shore_lake" in state.players[0].hand
    state = do(ctx, "gold", "conflict:light_shore_lake", ["deed:gold"])
    assert state.discard == ["conflict:light_shore_lake"]
    state = do(ctx, "magic_1", "magic:cards2_or_transition2", ["deed:draw_2"])
    assert "magic:cards2_or_transition2" in state.players[0].hand
    check(state)


def test_rule_24_a_region_card_its_own_attack_sent_to_the_deck_stays_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seat 0 owns the card of the target, attacks with it, and ties."""
    ctx = game(3, {"light_grove": (0, 3), "light_treehome": (1, 2)})
    falls(monkeypatch, 1, 1, 0, 0)
    state = do(ctx, "attack", "region:treehome", ["deed:attack"], ["cell:light_treehome"], 2)
    assert state.owners["treehome"] is None
    assert "region:treehome" not in state.players[0].hand
    check(state)


def costly() -> ImmortalsContext:
    return game(3, {"light_treehome": (0, 2), "dark_treehome": (0, 2)}, limbo={0: (4, 4)}, wealth={0: (2, 1)})


def test_rule_25_the_cost_is_paid_in_full() -> None:
    ctx = costly()
    state = do(ctx, "transition3", "conflict:dark_treehome", ["deed:transition_3"])
    assert wealth(state) == (0, 0)
    assert saying(ctx, "paid")[0].args == {"seat": "seat:0", "energy": 2, "gold": 1}
    [came] = saying(ctx, "transition")
    assert came.args == {"seat": "seat:0", "cell": "cell:dark_treehome", "armies": 3}


def test_rule_25_a_cards_realm_and_a_wilds_region_are_chosen_on_reveal() -> None:
    deed: Answer = ["deed:transition_3"]
    realms = ["cell:light_treehome", "cell:dark_treehome"]
    assert offered(costly(), "transition3", "region:treehome", deed) == realms
    ctx = costly()
    ctx.state.armies.update(game(3, {"light_grove": (0, 1)}).state.armies)
    expected = ["cell:light_grove", "cell:light_treehome"]
    assert offered(ctx, "transition3", "wild:light_greenwood", deed) == expected


def test_rule_25_what_is_done_is_chosen_when_revealed() -> None:
    ctx = costly()
    ctx.state.armies.update(game(3, {"light_grove": (0, 1)}).state.armies)
    assert offered(ctx, "attack_move", "region:treehome") == ["deed:attack", "deed:move", "decline:decline"]


def test_example_05_with_armies_in_light_alone_only_light_is_meant() -> None:
    ctx = game(3, {"light_mountainhome": (0, 1)}, limbo={0: (2, 2)})
    state = do(ctx, "energy", "region:mountainhome", ["deed:energy"])
    assert wealth(state) == (5, 0)


def robbed(monkeypatch: pytest.MonkeyPatch, plan: dict[str, str]) -> ImmortalsContext:
    """Seat 0 has taken Treehome and its card, which lay on a space of seat 1; it is seat 1's turn."""
    plans = {1: {"gold": "region:treehome", **plan}}
    ctx = game(3, {"light_grove": (0, 5), "light_treehome": (1, 2)}, plans=plans)
    falls(monkeypatch, 3, 1, 0, 0)
    do(ctx, "attack", "conflict:light_grove", ["deed:attack"], ["cell:light_treehome"], 3)
    return ctx


def test_rule_26_a_region_card_taken_off_a_board_leaves_an_empty_space(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ctx = robbed(monkeypatch, {"attack": BLANK})
    state = ctx.state
    assert state.players[1].plan == {"attack": BLANK} and wealth(state, 1) == (0, 0)
    assert state.owners["treehome"] == 0 and "region:treehome" in state.players[0].hand
    assert saying(ctx, "region.space")[0].args == {"seat": "seat:1", "action": "action:gold"}
    seen = view_of(state, None).players[1]
    assert (seen.placed, seen.taken, seen.passed) == (("attack",), ("gold",), False)
    check(state)


def test_i3_rule_26_a_space_with_its_card_taken_has_a_compensated_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Page 9: a planned action that can't be done, for whatever reason, is worth 1 gold or 1 energy."""
    ctx = robbed(monkeypatch, {"attack": BLANK})
    turn = question(ctx, "actions")
    assert ids(turn) == ["action:gold", "action:attack", "pass:pass"]
    assert isinstance(turn, Choose) and turn.options[0].label.key == "immortals.option.taken"
    state = after(ctx, [{1: ["action:gold"]}, {1: GOLD}])
    assert wealth(state, 1) == (0, 1) and state.players[1].taken == []
    assert state.players[1].plan == {"attack": BLANK} and "impossible" in keys(ctx)
    check(state)


def test_i3_a_waiting_order_does_not_answer_for_a_space_robbed_of_its_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ctx = robbed(monkeypatch, {})
    assert question(ctx, "actions", [{1: ["action:gold"]}]).standing is None


def test_i3_the_phase_waits_for_a_space_whose_card_was_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    state = act(robbed(monkeypatch, {}), "actions", [{1: ["action:gold"]}, {1: ENERGY}], "scoring")
    assert [wealth(state, seat) for seat in range(3)] == [(0, 0), (1, 0), (0, 0)]


def test_i3_beside_such_a_space_a_blank_is_a_turn_and_no_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    ctx = robbed(monkeypatch, {"attack": BLANK})
    state = after(ctx, [{1: ["action:attack"]}, {1: GOLD}, {2: GOLD}, {0: GOLD}])
    assert state.players[1].taken == ["gold"] and wealth(state, 1) == (0, 1)
    assert "pass" not in keys(ctx)


def test_i3_who_passes_gives_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    state = act(robbed(monkeypatch, {}), "actions", [{1: PASS}, {1: GOLD}], "scoring")
    assert state.players[1].taken == [] and wealth(state, 1) == (0, 1)
    assert view_of(state, None).players[1].taken == ()
