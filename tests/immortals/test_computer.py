"""The steady computer player."""

from copy import deepcopy

import pytest

from rules.core.decisions import Answer
from rules.core.game import Computer
from rules.core.rng import Dice
from rules.immortals.components.data import BLANK, CARDS
from rules.immortals.components.state import ImmortalsContext
from rules.immortals.computer.planner import Means, best_strike
from rules.immortals.computer.steady import policy, steady
from rules.immortals.computer.weights import SHARP, STEADY
from rules.immortals.view import ImmortalsView, view_of
from tests.helpers import Answers, asked
from tests.immortals.small import DECLINE, game, play, reveal


def answer(
    ctx: ImmortalsContext,
    phase: str,
    answers: Answers = (),
    seat: int = 0,
    player: Computer[ImmortalsView] = steady,
) -> Answer:
    """Return its answer to the question that is open after these answers."""
    ctx.state.phase = phase
    decision = asked(play(ctx, "no such phase"), answers)[seat]
    return player(view_of(ctx.state, seat), decision, Dice("steady"))


def test_it_sends_reinforcement_where_the_danger_is() -> None:
    armies = {"light_grove": (0, 1), "light_foothold": (0, 1), "light_red_steppe": (1, 6)}
    ctx = game(3, armies, limbo={0: (6, 0)})
    assert answer(ctx, "reinforcement") == {"cell:light_grove": 0, "cell:light_foothold": 2}


def test_it_plans_extractions_with_the_best_cards() -> None:
    armies = {"light_saltmere": (0, 1), "light_white_falls": (0, 1), "light_grove": (0, 1)}
    owners = {"saltmere": 0, "white_falls": 0, "grove": 0}
    plan = answer(game(3, armies, owners=owners, phase="planning"), "planning")
    assert isinstance(plan, dict)
    assert plan["action:gold"] == "region:saltmere" and plan["action:energy"] == "region:white_falls"


def test_it_plans_for_what_it_can_pay_with_what_it_extracts() -> None:
    """Six gold will come, but no energy for a transition."""
    ctx = game(3, {"light_saltmere": (0, 1)}, owners={"saltmere": 0}, limbo={0: (9, 9)}, phase="planning")
    plan = answer(ctx, "planning")
    assert isinstance(plan, dict)
    assert plan["action:gold"] == "region:saltmere"
    assert "magic:cards2_or_transition2" in plan.values() and "magic:transition5" not in plan.values()


def sheet(ctx: ImmortalsContext) -> dict[str, str]:
    """Return what it plans, copies as one."""
    plan = answer(ctx, "planning")
    assert isinstance(plan, dict)
    return {slot: str(card).partition(".")[0] for slot, card in plan.items()}


def test_it_plans_the_armies_of_a_limbo_once() -> None:
    """Three armies wait: one transition is enough, though four spaces and cards could bring them."""
    for limbo in ((3, 0), (0, 0)):
        armies = {"light_grove": (0, 1), "light_treehome": (0, 1)}
        ctx = game(3, armies, limbo={0: limbo}, wealth={0: (20, 20)}, owners={"grove": 0, "treehome": 0})
        ctx.state.players[0].tribes["dark"] = "necromancers"
        planned = sheet(ctx)
        transitions = [
            slot
            for slot, card in planned.items()
            if (slot in ("action:transition3", "action:tribe_dark") and card != BLANK)
            or card == "magic:transition5"
        ]
        assert len(transitions) == (1 if limbo[0] else 0)


def test_it_plans_no_building_site_and_no_coin_twice() -> None:
    """One cell of its own: a temple or a capital there, and beside it a portal, not two temples."""
    ctx = game(
        3,
        {"light_grove": (2, 3)},
        wealth={2: (9, 9)},
        owners={"grove": 2},
        hands={2: ["conflict:light_grove"]},
    )
    ctx.state.phase = "planning"
    plan = answer(ctx, "planning", seat=2)
    assert isinstance(plan, dict)
    temples = [slot for slot in ("action:tribe_light", "action:construct") if slot in plan]
    assert "magic:seize_or_temple" not in plan.values() or len(temples) < 2


def test_it_lays_blanks_on_spaces_that_it_does_not_use() -> None:
    ctx = game(3, {"light_saltmere": (0, 1)}, owners={"saltmere": 0}, phase="planning")
    planned = sheet(ctx)
    assert list(planned.values()).count(BLANK) == 4
    assert planned["action:gold"] == "region:saltmere"
    assert sheet(game(3, {}, phase="planning")) == {}


def test_it_builds_a_portal_where_nothing_else_can_be_built() -> None:
    ctx = game(3, {"light_grove": (0, 2)}, wealth={0: (20, 20)})
    ctx.state.buildings, ctx.state.round = {"light_grove": "temple"}, ctx.state.rounds
    reveal(ctx, "construct", "conflict:light_grove")
    assert answer(ctx, "deed") == ["deed:construct"]
    assert answer(ctx, "deed", [{0: ["deed:construct"]}]) == ["piece:portal"]


def test_it_seizes_a_card_where_it_can_build_no_temple() -> None:
    ctx = game(
        3, {"light_saltmere": (0, 3), "dark_saltmere": (1, 2)}, wealth={0: (9, 9)}, owners={"saltmere": 1}
    )
    ctx.state.buildings = {"light_saltmere": "temple"}
    reveal(ctx, "magic_1", "magic:seize_or_temple")
    assert answer(ctx, "deed") == ["deed:seize"]
    ctx.state.round = ctx.state.rounds  # a card brings nothing any more
    assert answer(ctx, "deed") == DECLINE


def test_it_moves_armies_from_where_nobody_comes_to_where_somebody_may() -> None:
    """Pearl Strand lies behind its neighbours; White Falls stands against five."""
    armies = {"light_pearl_strand": (0, 6), "light_saltmere": (0, 2), "light_reedmouth": (0, 2)}
    ctx = game(3, {**armies, "light_white_falls": (0, 2), "light_borderland": (1, 5)}, wealth={0: (5, 5)})
    reveal(ctx, "attack_move", "conflict:light_pearl_strand")
    moved: list[Answer] = [["deed:move"]]
    chosen = answer(ctx, "deed", [{0: each} for each in moved])
    assert chosen == ["cell:light_white_falls"]
    assert answer(ctx, "deed", [{0: each} for each in (*moved, chosen)]) == 5


def test_it_takes_the_marker_when_it_has_cards_enough() -> None:
    cards = [card for card in CARDS if card.startswith("conflict:")]
    for count, expected in ((2, ["deed:draw_1"]), (9, ["deed:first"])):
        ctx = game(3, {"light_grove": (0, 2)}, wealth={0: (5, 5)}, hands={0: cards[:count]})
        ctx.state.marker = 1
        reveal(ctx, "magic_1", "magic:card_or_first")
        assert answer(ctx, "deed") == expected


def test_it_takes_no_marker_in_the_last_round() -> None:
    cards = [card for card in CARDS if card.startswith("conflict:")]
    ctx = game(3, {"light_grove": (0, 2)}, wealth={0: (5, 5)}, hands={0: cards[:9]})
    ctx.state.marker, ctx.state.round = 1, ctx.state.rounds
    reveal(ctx, "magic_1", "magic:card_or_first")
    assert answer(ctx, "deed") != ["deed:first"]


def test_it_comes_to_a_space_whose_card_was_taken() -> None:
    ctx = game(3, {"light_saltmere": (0, 3)}, plans={0: {"attack": BLANK}})
    ctx.state.players[0].taken = ["gold"]
    assert answer(ctx, "actions") == ["action:gold"]


def test_it_attacks_last_when_the_others_have_less_left_to_answer_with() -> None:
    plans = {0: {"attack": "conflict:light_shore_lake", "magic_1": BLANK, "gold": "region:saltmere"}}
    ctx = game(3, {"light_saltmere": (0, 3)}, plans=plans)
    assert order_of(ctx, steady) == ["action:gold", "action:magic_1", "action:attack"]


def test_in_a_search_it_attacks_before_it_builds_so_regions_fall_early() -> None:
    plans = {0: {"attack": "conflict:light_shore_lake", "construct": "region:saltmere"}}
    ctx = game(3, {"light_saltmere": (0, 3)}, plans=plans)
    assert order_of(deepcopy(ctx), steady) == ["action:construct", "action:attack"]
    assert order_of(ctx, policy) == ["action:attack", "action:construct"]


def order_of(ctx: ImmortalsContext, player: Computer[ImmortalsView]) -> list[str]:
    """The order in which it reveals its cards."""
    order = []
    while ctx.state.players[0].plan:
        chosen = answer(ctx, "actions", player=player)
        assert isinstance(chosen, list)
        order.append(str(chosen[0]))
        ctx.state.players[0].plan.pop(order[-1].partition(":")[2], None)
    return order


def test_in_a_search_half_of_a_conquest_counts_that_rivals_could_take_back() -> None:
    """Thirty armies beside the cell could come, where three would be left. The steady player ignores them."""
    targets: dict[int, list[str]] = {}
    for near in (1, 30):
        armies = {"light_grove": (0, 6), "light_treehome": (1, 1), "light_owlwatch": (2, near)}
        view = view_of(game(3, armies).state, 0)
        for weights in (STEADY, SHARP):
            strike = best_strike(Means(view, 0, weights), "conflict:light_treehome")
            assert strike is not None
            targets.setdefault(near, []).append(strike.target)
    expected = {1: ["light_treehome", "light_treehome"], 30: ["light_treehome", "light_mossglade"]}
    assert targets == expected


def test_it_reveals_what_brings_wealth_first_and_passes_with_blanks_alone() -> None:
    armies = {"light_saltmere": (0, 3)}
    plans = {0: {"attack": "conflict:light_shore_lake", "gold": "region:saltmere"}}
    assert answer(game(3, armies, plans=plans), "actions") == ["action:gold"]
    assert answer(game(3, armies, plans={0: {"gold": "card:blank"}}), "actions") == ["pass:pass"]


@pytest.mark.parametrize(("energy", "taken"), [(2, "gold"), (1, "energy"), (0, "energy")])
def test_it_takes_as_compensation_what_it_has_less_of(energy: int, taken: str) -> None:
    ctx = game(3, {}, wealth={0: (energy, 1)}, plans={1: {"gold": "card:blank"}})
    assert answer(ctx, "actions") == [f"wealth:{taken}"]


def test_it_goes_through_with_the_attack_that_it_reckoned_with() -> None:
    ctx = game(3, {"light_grove": (0, 7), "light_treehome": (1, 1), "light_foothold": (0, 2)})
    reveal(ctx, "attack", "conflict:light_treehome")
    strike = best_strike(Means(view_of(ctx.state, 0), 0), "conflict:light_treehome")
    assert strike is not None and strike.target == "light_treehome"
    chosen: list[Answer] = [["deed:attack"]]
    for expected in ([f"cell:{strike.origin}"], [f"cell:{strike.target}"], strike.armies):
        assert answer(ctx, "deed", [{0: each} for each in chosen]) == expected
        chosen.append(expected)
