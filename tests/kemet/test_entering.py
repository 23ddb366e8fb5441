"""Events where a troop moves in (ruling A29), and tiles and cards that help it move."""

import pytest

from rules.core.decisions import Answer, Choose
from rules.kemet.components.data import DATA
from rules.kemet.components.state import KemetContext
from rules.kemet.view import view_of
from tests.helpers import Answers, asked, ids
from tests.kemet.moves import by_seat_0, marching, moved, offered, zones
from tests.kemet.small import act, game, god, keys, play, question, units

HERE = {"anubis_front": (0, 3), "west_quay": (1, 2)}


def test_ruling_29_toll_then_dedication_then_trap_then_diversion() -> None:
    mover = god("dedication_to_battle", prayers=4)
    ctx = game(mover, god("deadly_trap", "khnums_sphinx", divine=("war_rage",)), troops=HERE)
    ctx.state.troops["west_quay"][0].beasts.append(ctx.state.gods[1].beasts.pop())
    answers: Answers = [{0: ["zone:anubis_front"]}, {0: 3}, {0: ["land:west_quay"]}]
    decision = question(ctx, "move", answers)
    assert (decision.seat, decision.prompt.key) == (1, "kemet.ask.diversion")
    assert [key for key in keys(ctx) if key in ("toll", "effect", "trap")] == ["toll", "effect", "trap"]
    assert ctx.state.gods[0].prayers == 4
    assert units(ctx.state)["west_quay"] == [(1, 2), (0, 2)]


def test_ruling_29_a_trap_that_takes_the_whole_troop_leaves_no_battle() -> None:
    ctx = game(god(), god("deadly_trap"), troops={"anubis_front": (0, 1), "west_quay": (1, 2)})
    moved(ctx, ["zone:anubis_front"], ["land:west_quay"])
    assert units(ctx.state) == {"west_quay": [(1, 2)]}
    assert "battle" not in keys(ctx)


def test_ruling_29_diversion_cancels_initiative() -> None:
    ctx = game(god("initiative"), god(divine=("diversion",)), troops=HERE)
    answers: Answers = [
        {0: ["zone:anubis_front"]},
        {0: 3},
        {0: ["land:west_quay"]},
        {1: ["zone:temple_medium"]},
    ]
    act(ctx, "move", answers)
    assert units(ctx.state) == {"temple_medium": [(1, 2)], "west_quay": [(0, 3)]}


def test_ruling_29_every_defender_with_a_card_is_asked_and_sees_no_more() -> None:
    for cards, ways_out in ((("war_rage",), 0), (("diversion",), 6)):
        ctx = game(god(), god(divine=cards), troops=HERE)
        answers: Answers = [{0: ["zone:anubis_front"]}, {0: 3}, {0: ["land:west_quay"]}]
        decision = question(ctx, "move", answers)
        assert isinstance(decision, Choose)
        assert (decision.seat, decision.standing) == (1, "diversion")
        public = [o.id for o in decision.options if not o.secret]
        assert public == ["zone:none"]
        assert len(decision.options) - len(public) <= ways_out
        assert (len(decision.options) > 1) == (cards == ("diversion",))


def test_tile_khnums_sphinx_asks_a_toll_of_who_moves_in() -> None:
    troops = {"anubis_front": (0, 3), "west_quay": (1, 2, "khnums_sphinx")}
    ctx = game(god(prayers=1), god("khnums_sphinx"), troops=troops)
    assert "west_quay" not in zones(marching(ctx, "anubis_front"))
    ctx = game(god("priest_of_ra", prayers=1), god("khnums_sphinx"), troops=troops)
    [way] = [way for way in marching(ctx, "anubis_front") if way.zone == "west_quay"]
    assert way.toll == 1


def test_ruling_57_the_snake_pays_no_toll() -> None:
    troops = {"anubis_front": (0, 3, "deep_desert_snake"), "west_quay": (1, 2, "khnums_sphinx")}
    ctx = game(god("deep_desert_snake", prayers=0), god("khnums_sphinx"), troops=troops)
    assert "land:west_quay" in offered(ctx, ["zone:anubis_front"], 3)


def test_tile_dedication_to_battle_pays_for_entering_an_enemy_zone() -> None:
    ctx = game(god("dedication_to_battle", prayers=1), god(), troops=HERE)
    moved(ctx, ["zone:anubis_front"], 3, ["land:west_quay"], until="council")
    assert ctx.state.gods[0].prayers == 3


def test_tile_deadly_trap_takes_a_unit_but_not_of_soul_devourer() -> None:
    ctx = game(god(), god("deadly_trap"), troops=HERE)
    moved(ctx, ["zone:anubis_front"], 3, ["land:west_quay"], until="council")
    assert units(ctx.state)["west_quay"] == [(1, 2), (0, 2)]
    troops = {"anubis_front": (0, 3, "soul_devourer"), "west_quay": (1, 2)}
    ctx = game(god("soul_devourer"), god("deadly_trap"), troops=troops)
    moved(ctx, ["zone:anubis_front"], 3, ["land:west_quay"], until="council")
    assert units(ctx.state)["west_quay"] == [(1, 2), (0, 3)]


def test_tile_deadly_trap_comes_before_the_battle_where_the_snake_cancels() -> None:
    troops = {"anubis_front": (0, 3, "soul_devourer"), "west_quay": (1, 2, "deep_desert_snake")}
    ctx = game(god("soul_devourer"), god("deadly_trap", "deep_desert_snake"), troops=troops)
    moved(ctx, ["zone:anubis_front"], 3, ["land:west_quay"], until="council")
    assert units(ctx.state)["west_quay"] == [(1, 2), (0, 3)]


@pytest.mark.parametrize(
    ("tile", "left"),
    [("priest_of_mafdet_1", 2), ("bestial_fury", 2), ("phoenix", 2), ("royal_scarab", 3), ("mummy", 2)],
)
def test_tile_priest_of_mafdet_and_others_that_add_movement(tile: str, left: int) -> None:
    creature = (tile,) if tile in DATA.beasts else ()
    ctx = game(god(tile), god(), troops={"west_quay": (0, 1, *creature)})
    assert question(ctx, "move", [{0: ["zone:west_quay"]}]).prompt.args["left"] == left


def test_tile_phoenix_ignores_walls_but_only_one_district_is_entered() -> None:
    ctx = game(god("phoenix"), god(), troops={"west_quay": (0, 2, "phoenix")})
    march: list[Answer] = [["zone:west_quay"], 2, ["land:bastet_front"]]
    assert "land:bastet_d1" in offered(ctx, *march)
    ctx = game(god("phoenix", "bestial_fury"), god(), troops={"west_quay": (0, 2, "phoenix")})
    inside = offered(ctx, *march, ["land:bastet_d1"])
    assert [ident for ident in inside if ident.startswith("land:")] == ["land:bastet_front"]


def test_tile_portal_teleports_from_obelisk_to_obelisk() -> None:
    ctx = game(god("portal"), god(), troops={"temple_small": (0, 1)})
    assert "teleport:temple_delta" in offered(ctx, ["zone:temple_small"])
    ctx = game(god("portal"), god(), troops={"west_quay": (0, 1)})
    assert [i for i in offered(ctx, ["zone:west_quay"]) if i.startswith("teleport")] == []


def test_tile_griffin_sphinx_teleports_its_own_troop_from_an_obelisk() -> None:
    ctx = game(god("griffin_sphinx"), god(), troops={"temple_small": (0, 1, "griffin_sphinx")})
    assert "teleport:temple_delta" in offered(ctx, ["zone:temple_small"])
    elsewhere = {"temple_small": (0, 1), "west_quay": (0, 1, "griffin_sphinx")}
    ctx = game(god("griffin_sphinx"), god(), troops=elsewhere)
    assert [i for i in offered(ctx, ["zone:temple_small"]) if i.startswith("teleport")] == []


def test_tile_griffin_sphinx_and_tile_portal_work_once_in_mid_move() -> None:
    troops = {"west_quay": (0, 2, "griffin_sphinx")}
    march: list[Answer] = [["zone:west_quay"], 2, ["land:west_obelisk"]]
    ctx = game(god("griffin_sphinx", "priest_of_mafdet_1"), god(), troops=troops)
    assert "teleport:temple_delta" in offered(ctx, *march)
    ctx = game(god("griffin_sphinx", "priest_of_mafdet_1"), god(), troops=troops)
    assert "teleport:temple_delta" not in offered(ctx, *march, ["step:leave"], ["goes:no"])  # it stays behind
    ctx = game(god("griffin_sphinx", "portal", "priest_of_mafdet_1"), god(), troops=troops)
    after = offered(ctx, *march, ["teleport:temple_delta"])
    assert [ident for ident in after if ident.startswith("teleport:")] == []


def test_card_swiftness_adds_a_move_at_the_start_only() -> None:
    ctx = game(god(divine=("swiftness",)), god(), troops={"west_quay": (0, 1)})
    decision = question(ctx, "move", by_seat_0([["zone:west_quay"], ["divine:swiftness"]]))
    assert decision.prompt.args["left"] == 2
    ctx = game(god("bestial_fury", divine=("swiftness",)), god(), troops={"west_quay": (0, 1)})
    assert "divine:swiftness" not in offered(ctx, ["zone:west_quay"], ["land:temple_medium"])


def test_card_open_gates_lets_the_troop_through_walls() -> None:
    cards = god("priest_of_mafdet_1", divine=("open_gates",))
    ctx = game(cards, god(), troops={"west_quay": (0, 1)})
    march: list[Answer] = [["zone:west_quay"], ["land:bastet_front"]]
    assert "land:bastet_d1" not in offered(ctx, *march)
    ctx = game(god("priest_of_mafdet_1", divine=("open_gates",)), god(), troops={"west_quay": (0, 1)})
    assert "land:bastet_d1" in offered(ctx, *march, ["divine:open_gates"])
    assert ctx.state.gods[0].prayers == 6
    ctx = game(god("priest_of_mafdet_1", divine=("open_gates",) * 2), god(), troops={"west_quay": (0, 1)})
    assert "divine:open_gates" not in offered(ctx, *march, ["divine:open_gates"])  # once is enough


def test_card_teleportation_is_the_teleport_from_any_zone_to_an_obelisk() -> None:
    ctx = game(god(divine=("teleportation",)), god(), troops={"west_quay": (0, 1)})
    moved(ctx, ["zone:west_quay"], ["card:temple_delta"], ["port:west_quay"])
    assert (ctx.state.gods[0].prayers, ctx.state.discard) == (6, ["teleportation"])
    assert units(ctx.state) == {"west_quay": [(0, 1)]}
    ctx = game(god(divine=("teleportation", "teleportation")), god(), troops={"west_quay": (0, 1)})
    after = offered(ctx, ["zone:west_quay"], ["card:temple_delta"])
    assert [ident for ident in after if ident.startswith(("card", "teleport"))] == []


def test_ruling_62_a_teleport_in_the_middle_of_a_move_may_start_a_battle() -> None:
    troops = {"anubis_front": (0, 2), "temple_delta": (1, 1)}
    ctx = game(god(), god(), troops=troops, pyramids={"anubis_d1": ("ruby", 1)})
    moved(ctx, ["zone:anubis_front"], 2, ["land:anubis_d1"], ["teleport:temple_delta"], until="council")
    assert units(ctx.state)["temple_delta"] == [(1, 1), (0, 2)]


def test_movement_cards_are_secret_options_and_asked_whatever_the_hand() -> None:
    ctx = game(god(divine=("war_rage",)), god(), troops={"west_quay": (0, 1)})
    stop = question(ctx, "move", by_seat_0([["zone:west_quay"], ["land:temple_medium"]]))
    assert (ids(stop), stop.standing) == (["step:stop"], "step")
    ctx = game(god(divine=("teleportation", "open_gates")), god(), troops={"west_quay": (0, 1)})
    decision = question(ctx, "move", [{0: ["zone:west_quay"]}])
    assert isinstance(decision, Choose)
    assert decision.standing is None  # there is a way on by land
    secret = [o.id for o in decision.options if o.secret]
    assert secret[0] == "divine:open_gates" and "card:temple_small" in secret


def test_a_troop_on_the_way_is_in_the_view() -> None:
    ctx = game(god("priest_of_mafdet_1"), god(), troops={"west_quay": (0, 3)})
    asked(play(_at(ctx, "move"), "acted"), by_seat_0([["zone:west_quay"], 2, ["land:temple_medium"]]))
    march = view_of(ctx.state, None).march
    assert march is not None
    assert (march.start, march.zone, march.troop.units, march.left) == ("west_quay", "temple_medium", 2, 1)


def _at(ctx: KemetContext, phase: str) -> KemetContext:
    ctx.state.phase = phase
    return ctx


def test_rule_51_and_ruling_54_a_card_beats_a_tile_and_a_tile_the_rules() -> None:
    """Diversion takes the battle from Initiative; Legion lifts the limit that stops others."""
    ctx = game(god("initiative"), god(divine=("diversion",)), troops={"west_quay": [(1, 2), (0, 3)]})
    act(ctx, "fight", [{1: ["zone:temple_medium"]}])
    assert units(ctx.state)["temple_medium"] == [(1, 2)]
    crowd = {"anubis_front": (0, 5), "west_quay": (0, 2), "bastet_front": (1, 1)}
    for player, open_ in ((god(), False), (god("legion"), True)):
        ctx = game(player, god(), troops=crowd)
        assert ("land:west_quay" in offered(ctx, ["zone:anubis_front"], 5)) == open_
