"""The action Move: rules R23 to R27, and what happens before a battle (ruling A29)."""

import pytest

from rules.core.decisions import Answer, Number
from rules.kemet.components.board import controller
from rules.kemet.components.map import by_port, front, neighbours
from rules.kemet.components.routes import ways
from rules.kemet.components.score import fame, sources
from rules.kemet.components.state import March
from tests.helpers import ids
from tests.kemet.moves import by_seat_0, marching, moved, offered, zones
from tests.kemet.small import act, beasts, game, god, keys, question, saying, units


def test_rule_23_and_ruling_21_one_troop_or_a_part_of_it_moves_by_land() -> None:
    ctx = game(god(), god(), troops={"anubis_front": (0, 5)})
    moved(ctx, ["zone:anubis_front"], 3, ["land:west_quay"])
    assert units(ctx.state) == {"anubis_front": [(0, 2)], "west_quay": [(0, 3)]}


def test_ruling_04_nothing_may_be_moved() -> None:
    ctx = game(god(), god(), troops={"anubis_front": (0, 5)})
    moved(ctx, ["zone:nothing"])
    assert keys(ctx) == ["move.nothing"]
    act(game(god(), god()), "move")


def test_ruling_22_one_land_move_and_one_teleport_in_either_order() -> None:
    pyramid = {"anubis_d1": ("ruby", 1)}
    ctx = game(god(), god(), troops={"anubis_front": (0, 1)}, pyramids=pyramid)
    moved(ctx, ["zone:anubis_front"], ["land:anubis_d1"], ["teleport:temple_medium"])
    assert (units(ctx.state), ctx.state.gods[0].prayers) == ({"temple_medium": [(0, 1)]}, 5)
    assert ctx.state.trail == ["anubis_front", "anubis_d1", "temple_medium"], "the way that the map shows"
    ctx = game(god(), god(), troops={"anubis_d1": (0, 1)}, pyramids=pyramid)
    moved(ctx, ["zone:anubis_d1"], ["teleport:temple_medium"], ["land:west_quay"])
    assert units(ctx.state) == {"west_quay": [(0, 1)]}


def test_rule_24_and_ruling_28_a_teleport_is_pyramid_to_obelisk_for_two() -> None:
    ctx = game(god(), god(), pyramids={"anubis_d1": ("ruby", 1), "bastet_d2": ("onyx", 1)})
    obelisks = ["west_obelisk", "temple_small", "temple_medium", "temple_delta"]
    for zone in ("anubis_d1", "bastet_d2"):
        found = [way for way in marching(ctx, zone) if way.kind == "teleport"]
        assert ([way.zone for way in found], {way.cost for way in found}) == (obelisks, {2})
    assert zones(marching(ctx, "anubis_d2"), "teleport") == []
    assert zones(marching(ctx, "west_obelisk"), "teleport") == []


def test_rule_24_only_once_in_an_action_and_only_if_it_can_be_paid() -> None:
    pyramids = {"anubis_d1": ("ruby", 1)}
    ctx = game(god(prayers=1), god(), pyramids=pyramids)
    assert zones(marching(ctx, "anubis_d1"), "teleport") == []
    ctx = game(god(), god(), pyramids=pyramids)
    once = March(seat=0, start="anubis_d1", zone="anubis_d1", units=1, beasts=[], left=0, teleported=True)
    assert ways(ctx.state, once) == []


def test_rule_25_a_port_leads_to_merchant_ports_and_the_own_military_port() -> None:
    """Rulebook 3.4.5, "Portos"."""
    ctx = game(*(god() for _ in range(5)))
    merchants = ["west_quay", "temple_delta", "east_obelisk"]
    near = neighbours("anubis_front", 5)
    assert zones(marching(ctx, "anubis_front"), "port") == [z for z in merchants if z not in near]
    found = zones(marching(ctx, "bastet_front"), "port")
    assert found == [z for z in ["anubis_front", *merchants] if z not in near]
    assert "anubis_front" in zones(marching(ctx, "temple_delta"), "port")
    assert "bastet_front" not in zones(marching(ctx, "temple_delta"), "port")
    assert by_port("west_quay", 5, "sobek") == ("sobek_front", "temple_delta", "east_obelisk")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rule_25_two_fronts_are_two_land_moves_apart_and_the_delta_one(seats: int) -> None:
    """Sheet section 9, example 5."""
    ctx = game(*(god() for _ in range(seats)))
    cities = [front(player.city) for player in ctx.state.gods]  # type: ignore[arg-type]  # chosen in `game`
    assert "temple_delta" in zones(marching(ctx, cities[0]), "port")
    for other in cities[1:]:
        once = [way.zone for way in marching(ctx, cities[0])]
        assert other not in once
        assert any(other in neighbours(zone, seats) for zone in once) or "temple_delta" in once


def test_example_three_moves_from_a_district_to_the_east_temple() -> None:
    """Rulebook 3.4.5, "Claire"; sheet section 9, example 3."""
    troops = {"anubis_d1": (0, 2, "deep_desert_snake")}
    players = god("priest_of_mafdet_1", "deep_desert_snake"), god(), god(), god()
    ctx = game(*players, troops=troops)
    path: list[Answer] = [["land:anubis_front"], ["port:east_obelisk"], ["land:temple_east"]]
    moved(ctx, ["zone:anubis_d1"], 2, *path)
    assert units(ctx.state) == {"temple_east": [(0, 2)]}
    assert beasts(ctx.state) == {"temple_east": ["deep_desert_snake"]}


def test_rule_26_and_ruling_24_walls_open_only_to_who_began_beside_them() -> None:
    ctx = game(god("priest_of_mafdet_1"), god())
    assert "bastet_d1" in zones(marching(ctx, "bastet_front"))
    assert "bastet_d1" not in zones(marching(ctx, "bastet_front", start="west_quay"))
    assert {"bastet_d2", "bastet_d3"} <= set(zones(marching(ctx, "bastet_d1")))
    assert "anubis_d1" in zones(marching(ctx, "anubis_front", start="west_quay"))
    assert "bastet_front" in zones(marching(ctx, "bastet_d1"))


def test_ruling_25_one_district_of_an_opponent_in_an_action() -> None:
    ctx = game(god("priest_of_mafdet_1", "bestial_fury"), god(), troops={"bastet_front": (0, 1)})
    first: list[Answer] = [["zone:bastet_front"], ["land:bastet_d1"]]
    near = [ident for ident in offered(ctx, *first) if not ident.startswith("far:")]
    assert near == ["step:stop", "land:bastet_front"]


def test_ruling_26_no_teleport_into_a_district() -> None:
    ctx = game(god(), god(), pyramids={"anubis_d1": ("ruby", 1), "bastet_d1": ("ruby", 4)})
    found = [zone for zone in zones(marching(ctx, "anubis_d1"), "teleport") if "_d" in zone]
    assert found == ["temple_delta"]


def test_ruling_27_a_port_is_no_neighbour_of_a_wall() -> None:
    ctx = game(god("priest_of_mafdet_1"), god())
    assert "bastet_d1" not in zones(marching(ctx, "bastet_front", start="temple_delta"))
    assert "bastet_front" not in neighbours("temple_delta", 2)


def test_rule_27_and_ruling_23_an_enemy_ends_the_move_with_a_battle() -> None:
    troops = {"anubis_front": (0, 2), "west_quay": (1, 1)}
    ctx = game(god("bestial_fury"), god(), troops=troops)
    moved(ctx, ["zone:anubis_front"], 2, ["land:west_quay"], until="council")
    assert ctx.state.march is None
    assert ctx.state.battle is not None
    assert (ctx.state.battle.zone, [side.seat for side in ctx.state.battle.sides]) == ("west_quay", [0, 1])


def test_rule_27_temples_and_high_pyramids_change_hands_after_the_move() -> None:
    troops = {"west_quay": (0, 2)}
    ctx = game(god(), god(), troops=troops)
    ctx.state.told = sources(ctx.state)
    act(ctx, "move", [{0: ["zone:west_quay"]}, {0: 2}, {0: ["land:temple_medium"]}], "turn")
    assert fame(ctx.state)[0]["temple"] == 1
    assert saying(ctx, "fame")[0]["fame"] == ["fame:temple"]


def test_ruling_04_a_troop_may_stop_before_it_has_moved() -> None:
    ctx = game(god(), god(), troops={"anubis_front": (0, 5)})
    moved(ctx, ["zone:anubis_front"], 3, ["step:stop"])
    assert (units(ctx.state), keys(ctx)) == ({"anubis_front": [(0, 5)]}, ["move.nothing"])


def test_ruling_42_a_temple_left_empty_gives_its_fame_back() -> None:
    ctx = game(god(), god(), troops={"temple_medium": (0, 1)})
    ctx.state.told = sources(ctx.state)
    act(ctx, "move", [{0: ["zone:temple_medium"]}, {0: ["land:west_quay"]}], "turn")
    assert controller(ctx.state, "temple_medium") is None
    assert saying(ctx, "fame.lost")[0]["seat"] == "seat:0"


def test_ruling_43_and_ruling_44_a_freed_high_pyramid_returns_to_its_city() -> None:
    ctx = game(god(), god(), troops={"bastet_d1": (0, 1)}, pyramids={"bastet_d1": ("ruby", 4)})
    assert (fame(ctx.state)[0]["pyramid"], fame(ctx.state)[1]["pyramid"]) == (1, 0)
    act(ctx, "move", [{0: ["zone:bastet_d1"]}, {0: ["land:bastet_front"]}])
    assert (fame(ctx.state)[0]["pyramid"], fame(ctx.state)[1]["pyramid"]) == (0, 1)


def test_ruling_61_units_are_left_and_taken_along_on_the_way() -> None:
    troops = {"anubis_front": (0, 3), "west_quay": (0, 2)}
    ctx = game(god("priest_of_mafdet_1"), god(), troops=troops)
    path: list[Answer] = [["land:west_quay"], ["step:take"], 2, ["land:temple_medium"]]
    moved(ctx, ["zone:anubis_front"], 3, *path, until="acted")
    assert units(ctx.state) == {"temple_medium": [(0, 5)]}
    ctx = game(god("priest_of_mafdet_1"), god(), troops=troops)
    path = [["land:west_quay"], ["step:leave"], 1, ["land:temple_medium"]]
    moved(ctx, ["zone:anubis_front"], 3, *path, until="acted")
    assert units(ctx.state) == {"temple_medium": [(0, 2)], "west_quay": [(0, 3)]}


def test_ruling_61_once_in_each_zone_and_within_the_limit_of_who_stays() -> None:
    troops = {"anubis_front": (0, 4), "west_quay": (0, 3)}
    march: list[Answer] = [["zone:anubis_front"], 4, ["land:west_quay"]]
    ctx = game(god("priest_of_mafdet_1"), god(), troops=troops)
    decision = question(ctx, "move", by_seat_0([*march, ["step:leave"]]))
    assert isinstance(decision, Number)
    assert (decision.low, decision.high) == (1, 2)
    ctx = game(god("priest_of_mafdet_1"), god(), troops=troops)
    again = offered(ctx, *march, ["step:leave"], 1)
    assert [ident for ident in again if ident.startswith("step:")] == []
    ctx = game(god("priest_of_mafdet_1"), god(), troops={"anubis_front": (0, 2), "west_quay": (0, 2)})
    march = [["zone:anubis_front"], 2, ["land:west_quay"], ["step:leave"]]
    assert [i for i in offered(ctx, *march) if i.startswith("step:")] == ["step:stop"]


def test_rule_47_a_crowd_in_a_district_does_not_count_on_the_next_district() -> None:
    """Ruling A25: a second district of an opponent is closed, and the front is full."""
    troops = {"bastet_d2": (0, 3), "bastet_d1": (0, 3), "bastet_front": (0, 5)}
    ctx = game(god("priest_of_mafdet_1"), god(), troops=troops)
    steps = offered(ctx, ["zone:bastet_d2"], 3)
    assert "land:bastet_d3" in steps and "land:bastet_front" in steps
    assert "land:bastet_d1" not in steps


def test_rule_47_a_troop_may_exceed_its_limit_on_the_way_not_at_the_end() -> None:
    troops = {"anubis_front": (0, 4), "west_quay": (0, 3)}
    ctx = game(god("priest_of_mafdet_1"), god(), troops=troops)
    march: list[Answer] = [["zone:anubis_front"], 4, ["land:west_quay"]]
    there = offered(ctx, *march)
    assert "step:stop" not in there
    assert "land:temple_medium" in there
    slow = game(god(), god(), troops=troops)
    assert "land:west_quay" not in offered(slow, ["zone:anubis_front"], 4)
    ctx = game(god("priest_of_mafdet_1"), god(), troops=troops)
    moved(ctx, *march, ["step:take"], ["land:temple_medium"])
    assert units(ctx.state) == {"temple_medium": [(0, 5)], "west_quay": [(0, 2)]}


def test_rule_47_a_toll_that_cannot_be_paid_is_no_way_out_of_a_crowd() -> None:
    """The teleport would leave too little for the toll, and too many units would stay in the temple."""
    troops = {"anubis_d1": (0, 5), "temple_medium": (0, 3), "west_quay": (1, 1, "khnums_sphinx")}
    pyramid = {"anubis_d1": ("ruby", 1)}
    ctx = game(god(prayers=3), god("khnums_sphinx"), troops=troops, pyramids=pyramid)
    assert "teleport:temple_medium" not in offered(ctx, ["zone:anubis_d1"], 5)
    ctx = game(god(prayers=3), god("khnums_sphinx"), troops=troops, pyramids=pyramid)
    assert "teleport:temple_medium" in offered(ctx, ["zone:anubis_d1"], 2)
    snake = {**troops, "anubis_d1": (0, 5, "deep_desert_snake")}
    ctx = game(god("deep_desert_snake"), god("khnums_sphinx"), troops=snake, pyramids=pyramid)
    assert "teleport:temple_medium" in offered(ctx, ["zone:anubis_d1"], 5)  # it pays none, and must go along


def test_ruling_69_whoever_meets_an_enemy_must_be_within_the_limit() -> None:
    troops = {"anubis_front": (0, 5), "west_quay": (0, 4), "temple_medium": (1, 1)}
    ctx = game(god("priest_of_mafdet_1"), god(), troops=troops)
    march: list[Answer] = [["zone:anubis_front"], 5, ["land:west_quay"]]
    assert "land:temple_medium" in offered(ctx, *march)
    ctx = game(god("priest_of_mafdet_1"), god(), troops={**troops, "anubis_front": (0, 4)})
    march = [["zone:anubis_front"], 4, ["land:west_quay"]]
    decision = question(ctx, "move", by_seat_0([*march, ["step:take"]]))
    assert decision.prompt.key == "kemet.ask.step"  # only one unit may join, and did
    assert "land:temple_medium" in ids(decision)


def test_rule_23_at_least_one_unit_moves() -> None:
    ctx = game(god(), god(), troops={"anubis_front": (0, 4)})
    decision = question(ctx, "move", [{0: ["zone:anubis_front"]}])
    assert isinstance(decision, Number)
    assert (decision.low, decision.high) == (1, 4)


def test_ruling_14_the_owner_says_with_which_part_the_creature_goes() -> None:
    for answer, where in ((["goes:yes"], "west_quay"), (["goes:no"], "anubis_front")):
        ctx = game(god("sphinx"), god(), troops={"anubis_front": (0, 3, "sphinx")})
        moved(ctx, ["zone:anubis_front"], 2, answer, ["land:west_quay"])
        assert beasts(ctx.state) == {where: ["sphinx"]}


def test_ruling_15_movement_is_fixed_at_the_start_with_its_creature() -> None:
    troops = {"anubis_front": (0, 2), "west_quay": (0, 2, "royal_scarab")}
    ctx = game(god("royal_scarab"), god(), troops=troops)
    moved(ctx, ["zone:anubis_front"], 2, ["land:west_quay"])  # the movement of the Scarab there is no help
    assert units(ctx.state) == {"west_quay": [(0, 4)]}
    ctx = game(god("royal_scarab"), god(), troops={"west_quay": (0, 2, "royal_scarab")})
    decision = question(ctx, "move", by_seat_0([["zone:west_quay"], 1, ["goes:yes"]]))
    assert decision.prompt.args["left"] == 3
    ctx = game(god("royal_scarab"), god(), troops={"west_quay": (0, 2, "royal_scarab")})
    decision = question(ctx, "move", by_seat_0([["zone:west_quay"], 1, ["goes:no"]]))
    assert decision.prompt.args["left"] == 1


def test_ruling_16_a_creature_never_moves_alone() -> None:
    ctx = game(god("phoenix"), god(), troops={"anubis_front": (0, 1, "phoenix")})
    assert offered(ctx) == ["zone:nothing", "zone:anubis_front"]
    moved(ctx, ["zone:anubis_front"], ["land:west_quay"], ["step:stop"])
    assert beasts(ctx.state) == {"west_quay": ["phoenix"]}


def test_ruling_63_of_two_creatures_in_a_troop_one_goes_to_the_supply() -> None:
    troops = {"anubis_front": (0, 1, "phoenix"), "temple_small": (0, 2, "sphinx")}
    ctx = game(god("phoenix", "sphinx"), god(), troops=troops)
    moved(ctx, ["zone:anubis_front"], ["land:temple_small"], ["step:stop"], ["beast:sphinx"])
    assert (beasts(ctx.state), ctx.state.gods[0].beasts) == ({"temple_small": ["sphinx"]}, ["phoenix"])


def test_ruling_63_also_before_a_battle() -> None:
    troops = {"anubis_front": (0, 1, "phoenix"), "west_quay": (0, 2, "sphinx"), "temple_medium": (1, 1)}
    ctx = game(god("phoenix", "sphinx"), god(), troops=troops)
    march: list[Answer] = [["zone:anubis_front"], ["land:west_quay"], ["step:take"], 2]
    moved(ctx, *march, ["land:temple_medium"], ["beast:sphinx"], until="council")
    assert beasts(ctx.state) == {"temple_medium": ["sphinx"]}
