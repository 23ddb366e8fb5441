"""Extraction, transition, construction, moves and portals: rules R27 to R31, rulings A6 to A8, A12, A18."""

import pytest

from rules.core.decisions import Answer
from rules.immortals.check import check
from rules.immortals.components.board import reachable, ways
from rules.immortals.components.data import AREAS, DATA, REALMS, cell, cells_in
from rules.immortals.components.state import ImmortalsContext
from tests.helpers import ids
from tests.immortals.small import army, do, game, offered, question, reveal, saying, span, wealth

NOTHING_LEFT = ["wealth:energy", "wealth:gold"]
TRANSITION: Answer = ["deed:transition_3"]
BUILD: Answer = ["deed:construct"]
TEMPLE: Answer = ["deed:temple"]
MOVE: Answer = ["deed:move"]
RICH = {0: (20, 20)}


@pytest.mark.parametrize(("space", "gained"), [("gold", (0, 3)), ("energy", (5, 0))])
def test_rule_27_an_extraction_brings_what_the_cell_prints(space: str, gained: tuple[int, int]) -> None:
    ctx = game(3, {"light_reedmouth": (0, 1)})
    state = do(ctx, space, "conflict:light_reedmouth", [f"deed:{space}"])
    assert wealth(state) == gained


def test_rule_27_without_an_army_in_the_cell_there_is_nothing_to_extract() -> None:
    ctx = game(3, {"dark_reedmouth": (0, 1)})
    assert offered(ctx, "gold", "conflict:light_reedmouth") == NOTHING_LEFT


def test_example_06_gold_of_shore_lake_and_energy_of_dark_tribute_pass() -> None:
    ctx = game(3, {"light_shore_lake": (0, 1), "light_tribute_pass": (0, 1), "dark_tribute_pass": (0, 1)})
    state = do(ctx, "gold", "region:shore_lake", ["deed:gold"])
    assert wealth(state) == (0, 5)
    state = do(ctx, "energy", "region:tribute_pass", ["deed:energy"], ["cell:dark_tribute_pass"])
    assert wealth(state) == (6, 5)


# --- tribes (sheet section 4)


def test_tribe_elves_extract_energy_and_orcs_gold_for_nothing() -> None:
    ctx = game(4, {"light_grove": (1, 1), "dark_grove": (3, 1)})
    state = do(ctx, "tribe_light", "conflict:light_grove", ["deed:energy"], seat=1)
    assert wealth(state, 1) == (4, 0)
    state = do(ctx, "tribe_dark", "conflict:dark_grove", ["deed:gold"], seat=3)
    assert wealth(state, 3) == (0, 4)


@pytest.mark.parametrize(("seat", "space", "cost"), [(2, "tribe_light", (0, 2)), (1, "tribe_dark", (2, 0))])
def test_tribe_dwarves_and_demons_build_temples(seat: int, space: str, cost: tuple[int, int]) -> None:
    ctx = game(3, {"light_saltmere": (seat, 1)}, wealth={seat: (2, 2)})
    state = do(ctx, space, "conflict:light_saltmere", TEMPLE, seat=seat)
    assert state.buildings == {"light_saltmere": "temple"}
    assert wealth(state, seat) == (2 - cost[0], 2 - cost[1])
    assert state.players[seat].score["built"] == 1


def test_tribe_temple_asks_for_no_cell_outside_the_card() -> None:
    ctx = game(3, {"light_saltmere": (2, 1)}, wealth={2: (2, 2)})
    assert offered(ctx, "tribe_light", "conflict:dark_saltmere", seat=2) == NOTHING_LEFT


@pytest.mark.parametrize("space", ["tribe_light", "tribe_dark"])
def test_tribe_halflings_and_necromancers_bring_three_armies_back(space: str) -> None:
    ctx = game(5, {"light_saltmere": (4, 1)}, limbo={4: (4, 0)}, wealth={4: (2, 1)})
    state = do(ctx, space, "conflict:light_saltmere", TRANSITION, seat=4)
    assert army(state) == {"light_saltmere": (4, 4)} and wealth(state, 4) == (0, 0)


def test_rule_28_armies_of_the_realms_own_limbo_come_to_the_cell() -> None:
    ctx = game(3, {"dark_grove": (0, 1)}, limbo={0: (5, 4)}, wealth={0: (2, 1)})
    state = do(ctx, "transition3", "region:grove", TRANSITION)
    assert army(state) == {"dark_grove": (0, 4)}
    assert state.players[0].limbo == {"light": 5, "dark": 1}
    check(state)


def test_rule_28_fewer_than_three_come_at_full_cost_and_none_cannot() -> None:
    ctx = game(3, {"dark_grove": (0, 1)}, limbo={0: (5, 2)}, wealth={0: (2, 1)})
    state = do(ctx, "transition3", "region:grove", TRANSITION)
    assert army(state) == {"dark_grove": (0, 3)} and wealth(state) == (0, 0)
    ctx = game(3, {"dark_grove": (0, 1)}, limbo={0: (5, 0)}, wealth={0: (2, 1)})
    assert offered(ctx, "transition3", "region:grove") == NOTHING_LEFT


def test_example_07_three_from_light_limbo_to_emerald_cliff_cost_2_and_1() -> None:
    ctx = game(3, {"light_emerald_cliff": (0, 2)}, limbo={0: (3, 0)}, wealth={0: (2, 1)})
    state = do(ctx, "transition3", "region:emerald_cliff", TRANSITION)
    assert army(state) == {"light_emerald_cliff": (0, 5)} and wealth(state) == (0, 0)
    assert state.players[0].limbo["light"] == 0


@pytest.mark.parametrize(("piece", "points"), [("portal", 1), ("temple", 1), ("capital", 2)])
def test_rule_29_a_piece_brings_points_when_it_is_built(piece: str, points: int) -> None:
    ctx = game(3, {"light_grove": (0, 1)}, wealth=RICH)
    state = do(ctx, "construct", "conflict:light_grove", BUILD, [f"piece:{piece}"])
    assert state.players[0].score["built"] == points
    price = DATA.tribes["amazons"].prices.model_dump()[piece]
    assert wealth(state) == (20 - price["energy"], 20 - price["gold"])
    check(state)


def site(*, buildings: dict[str, str] | None = None, portals: tuple[str, ...] = ()) -> ImmortalsContext:
    ctx = game(3, {"light_grove": (0, 1)}, wealth=RICH)
    ctx.state.buildings, ctx.state.portals = dict(buildings or {}), list(portals)
    return ctx


def pieces(ctx: ImmortalsContext) -> list[str]:
    return offered(ctx, "construct", "conflict:light_grove", BUILD)


def test_rule_29_one_building_in_a_cell_and_no_replacement() -> None:
    assert pieces(site()) == ["piece:portal", "piece:temple", "piece:capital"]
    for building in ("temple", "capital"):
        assert pieces(site(buildings={"light_grove": building})) == ["piece:portal"]


def test_ruling_06_one_capital_in_an_area_of_each_realm() -> None:
    assert pieces(site(buildings={"light_owlwatch": "capital"})) == ["piece:portal", "piece:temple"]
    assert "piece:capital" in pieces(site(buildings={"dark_owlwatch": "capital"}))
    assert "piece:capital" in pieces(site(buildings={"light_owlwatch": "temple"}))
    assert len({cells_in(area, realm) for area in AREAS for realm in REALMS}) == 10


def test_ruling_07_a_portal_beside_a_building_but_no_second_one() -> None:
    assert pieces(site(portals=("light_grove",))) == ["piece:temple", "piece:capital"]
    assert pieces(site(buildings={"light_grove": "temple"})) == ["piece:portal"]
    full = site(buildings={"light_grove": "temple"}, portals=("light_grove",))
    assert offered(full, "construct", "conflict:light_grove") == NOTHING_LEFT


def test_rule_29_pieces_stay_whoever_holds_the_cell() -> None:
    ctx = site(buildings={"light_grove": "temple"}, portals=("light_grove",))
    ctx.state.armies.clear()
    ctx.state.armies.update(game(3, {"light_grove": (1, 2)}).state.armies)
    assert ctx.state.buildings == {"light_grove": "temple"}
    assert "dark_grove" in ways(ctx.state, "light_grove")


def test_ruling_12_the_tribe_of_the_realm_sets_the_price() -> None:
    for where, price in (("light_grove", (4, 0)), ("dark_grove", (2, 1))):
        ctx = game(3, {where: (0, 1)}, wealth=RICH)
        state = do(ctx, "construct", f"conflict:{where}", BUILD, ["piece:portal"])
        assert wealth(state) == (20 - price[0], 20 - price[1])


def test_ruling_18_the_26th_portal_is_the_last() -> None:
    others = [cell("dark", region) for region in DATA.regions] + ["light_saltmere"]
    assert "piece:portal" in pieces(site(portals=tuple(others[:25])))
    assert "piece:portal" not in pieces(site(portals=tuple(others)))


def test_rule_25_only_pieces_that_can_be_paid_are_offered() -> None:
    ctx = game(3, {"light_grove": (0, 1)}, wealth={0: (3, 3)})
    assert pieces(ctx) == ["piece:temple", "piece:capital"]
    ctx = game(3, {"light_grove": (0, 1)}, wealth={0: (3, 1)})
    assert offered(ctx, "construct", "conflict:light_grove") == NOTHING_LEFT


def test_example_08_carla_builds_a_portal_in_treehome_for_four_energy() -> None:
    ctx = game(3, {"light_treehome": (0, 2)}, wealth={0: (4, 0)})
    state = do(ctx, "construct", "conflict:light_treehome", BUILD, ["piece:portal"])
    assert state.portals == ["light_treehome"] and wealth(state) == (0, 0)
    assert saying(ctx, "built")[0].args["points"] == 1


CHAIN = {"light_white_falls": (0, 6), "light_borderland": (0, 1), "light_treehome": (0, 1)}


def moving(card: str = "region:white_falls") -> ImmortalsContext:
    ctx = game(3, CHAIN, wealth={0: (0, 1)})
    reveal(ctx, "attack_move", card)
    return ctx


def test_rule_30_along_a_chain_of_own_cells_with_one_army_left_behind() -> None:
    decision = question(moving(), "deed", [{0: MOVE}])
    assert ids(decision) == ["cell:light_treehome", "cell:light_borderland"]
    armies = question(moving(), "deed", [{0: MOVE}, {0: ["cell:light_treehome"]}])
    assert span(armies) == (1, 5)


def test_rule_30_the_chain_must_not_break_and_the_card_names_the_origin() -> None:
    ctx = moving()
    ctx.state.armies["light_borderland"].seat = 1
    assert reachable(ctx.state, 0, "light_white_falls") == []
    ctx = game(3, CHAIN, wealth={0: (0, 1)})
    assert "deed:move" not in offered(ctx, "attack_move", "region:treehome")


def test_rule_30_a_move_costs_one_gold() -> None:
    ctx = game(3, CHAIN)
    assert offered(ctx, "attack_move", "region:white_falls") == ["deed:attack", "decline:decline"]


def test_rule_30_only_one_space_moves_armies() -> None:
    ctx = game(3, CHAIN, wealth={0: (0, 1)})
    assert offered(ctx, "attack", "region:white_falls") == ["deed:attack", "decline:decline"]


def test_example_11_four_of_six_go_from_white_falls_to_treehome_for_1_gold() -> None:
    ctx = game(3, CHAIN, wealth={0: (0, 1)})
    state = do(ctx, "attack_move", "region:white_falls", MOVE, ["cell:light_treehome"], 4)
    assert army(state) == {**CHAIN, "light_white_falls": (0, 2), "light_treehome": (0, 5)}
    assert wealth(state) == (0, 0)
    check(state)


def test_rule_31_a_portal_leads_to_the_twin_and_not_back() -> None:
    ctx = game(3, {"light_grove": (0, 2), "dark_grove": (0, 2)})
    ctx.state.portals = ["light_grove"]
    assert reachable(ctx.state, 0, "light_grove") == ["dark_grove"]
    assert reachable(ctx.state, 0, "dark_grove") == []


def test_ruling_08_a_portal_serves_whoever_stands_on_it() -> None:
    for seat in (0, 1, 2):
        ctx = game(3, {"light_grove": (seat, 2), "dark_grove": (seat, 2)})
        ctx.state.portals = ["light_grove"]
        assert reachable(ctx.state, seat, "light_grove") == ["dark_grove"]


def test_rule_31_without_a_portal_the_realms_are_apart() -> None:
    ctx = game(3, {"light_grove": (0, 2), "dark_grove": (0, 2)})
    assert reachable(ctx.state, 0, "light_grove") == []
