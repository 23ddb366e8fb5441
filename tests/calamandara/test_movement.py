"""Movement and victory: sheet section 6."""

import pytest

from rules.calamandara.components.cells import START
from rules.calamandara.components.data import March
from rules.calamandara.components.movement import behind, steps
from rules.calamandara.components.state import CalamandaraContext, Reveal, Traveller
from rules.calamandara.play.blocks import do
from rules.core.text import Text
from tests.calamandara.small import (
    act,
    ending,
    game,
    keys,
    laid,
    offered,
    one_by_one,
    play,
    reveal,
    revealing,
    traveller,
)
from tests.helpers import drive, over

FOUR = ["raiz_na_pedra"] * 3 + ["veu_do_regente"]


def ways(player: Traveller, central: str = "", *, leap: bool = True) -> list[str]:
    """All steps of seat 0, whose table this is: `walk:b3`."""
    ctx = game(player, traveller(), central=central)
    return [f"{step.kind}:{step.cell}" for step in steps(ctx.state, 0, leap=leap)]


def beside_the_centre(diary: int) -> CalamandaraContext:
    """Seat 0 stands on x2 with this many cards in the Diary."""
    return game(traveller(token="x2", diary=FOUR[:diary]), traveller(), central="fx2 fw2")


def test_rule_6_1_a_step_leads_to_a_footprint_and_never_to_the_start() -> None:
    assert ways(traveller("fa1 fb1 ta2", "a1")) == ["walk:b1"]


def test_rule_6_2_walks_go_to_neighbours_and_through_gates_both_ways() -> None:
    assert ways(traveller("fc6 fc5", "c6"), "fx1") == ["walk:c5", "walk:x1"]
    assert ways(traveller("fc6", "x1"), "fx1 fx2 fw1") == ["walk:x2", "walk:w1", "walk:c6"]


def test_rule_6_3_a_wing_in_the_row_leaps_two_cells_straight_over_anything() -> None:
    board = "fc3 wa3 mc4 fc5 fe3 fc1 fb4"
    assert sorted(ways(traveller(board, "c3"))) == ["leap:c1", "leap:c5", "leap:e3"]
    assert ways(traveller(board.replace("wa3", "wa2"), "c3")) == []


def test_rule_6_3_from_row_5_to_the_gate_and_from_row_6_one_cell_further() -> None:
    assert ways(traveller("fc5 wa5", "c5"), "fx1 fx2") == ["leap:x1"]
    assert ways(traveller("fc6 wa6", "c6"), "fx2") == ["leap:x2"]


def test_case_and_rule_6_3_the_leap_over_the_gate_for_a_side_of_the_table() -> None:
    ctx = game(traveller(), traveller("fa6 we6", "a6"), central="fz4", turn=1)
    assert offered(ctx, "walk") == ["act:end", "leap:z4"]


def test_rule_6_3_one_leap_in_a_phase_and_the_wing_stays() -> None:
    ctx = game(traveller("fa1 we1 fa3 wb3 fa5", "a1"), traveller())
    state = act(ctx, "walk", one_by_one(0, "leap:a3"), "remember")
    assert (state.travellers[0].token, state.turn.steps) == ("a3", 1)
    assert "we1" in laid(state.travellers[0].board)


def test_rule_6_3_one_leap_in_an_effect() -> None:
    ctx = game(traveller("fa1 we1 fa3 wb3 fa5", "a1"), traveller("fb6", "b6"))
    assert reveal(ctx, "mao_amiga", {0: ["leap:a3"]}).travellers[0].token == "a3"


def test_rule_6_3_no_leap_from_the_start_or_the_central_board() -> None:
    assert ways(traveller("wa1 fa2")) == []
    assert ways(traveller("wc6", "x1"), "fx1 fv1") == []


def test_rule_6_4_a_tunnel_leads_from_beside_a_cave_to_beside_any_cave() -> None:
    found = ways(traveller("fa1 cb1 fc1 ce6 fd6 fe5 fc5", "a1"), "fz1")
    assert sorted(found) == ["tunnel:c1", "tunnel:d6", "tunnel:e5", "tunnel:z1"]


def test_rule_6_4_not_from_elsewhere() -> None:
    assert ways(traveller("fa3 cb1 fc1", "a3")) == []
    assert ways(traveller("ca1 fb1")) == ["walk:b1"]  # from the Starting Point
    assert ways(traveller("cc6 fb6", "x1"), "fx1") == []


def test_rule_6_4_two_tunnels_in_a_phase() -> None:
    ctx = game(traveller("fa1 cb1 fc1 ce6 fe5", "a1"), traveller())
    assert act(ctx, "walk", one_by_one(0, "tunnel:e5", "tunnel:c1"), "remember").travellers[0].token == "c1"


def test_rule_6_5_steps_may_go_back_and_sideways() -> None:
    assert sorted(ways(traveller("fb2 fb1 fa2 fb3", "b2"))) == ["walk:a2", "walk:b1", "walk:b3"]


def test_case_and_rule_6_6_four_fragments_open_the_centre_and_three_do_not() -> None:
    assert "walk:x3" not in offered(beside_the_centre(3), "walk")
    assert "walk:x3" in offered(beside_the_centre(4), "walk")


def test_rule_6_6_cards_in_hand_count_as_fragments() -> None:
    ctx = game(traveller(token="x2", diary=FOUR[:3], hand=FOUR[3:]), traveller(), central="fx2")
    assert "walk:x3" in offered(ctx, "walk")


def test_rule_6_6_the_centre_is_entered_by_a_walk_from_beside_it_only() -> None:
    ctx = game(traveller(token="w2", diary=FOUR), traveller(), central="fw2 fx2")
    assert "walk:x3" not in offered(ctx, "walk")


def test_rule_6_7_and_rule_13_31_who_enters_the_centre_wins_at_once() -> None:
    ctx = beside_the_centre(4)
    ctx.state.travellers[0].reserve["footprint"] = 20
    assert ending(ctx, "walk", one_by_one(0, "walk:x3")) == "centre"
    assert (ctx.state.winner, ctx.state.travellers[0].token) == (0, "x3")
    assert ctx.state.travellers[0].reserve["footprint"] == 20  # no end step


def test_rule_6_7_in_the_middle_of_an_event_and_out_of_turn() -> None:
    ctx = game(traveller(), traveller(token="x2", diary=FOUR), traveller("fa1"), central="fx2")
    result = over(revealing(ctx, "vento_favoravel"), [{0: ["act:reveal"]}, {1: ["walk:x3"]}])
    assert result.places == (2, 1, 2)


def test_rule_6_7_and_the_sheet_of_the_end() -> None:
    ctx = beside_the_centre(4)
    ctx.state.travellers[0].revealed = 3
    ctx.state.phase = "walk"
    result = over(play(ctx, "remember"), one_by_one(0, "walk:x3"))
    assert result.why == Text(key="calamandara.over.centre", args={"seat": "seat:0"})
    assert result.sheet == {"fragments": (4, 0), "diary": (4, 0), "revealed": (3, 0), "total": (9, 0)}


def test_rule_6_9_every_mountain_can_be_excavated_and_every_symbol_cleared() -> None:
    ctx = game(traveller("ma1 tb1", reserve="c"), traveller(), central="mx2")
    assert {"act:excavate", "act:clear"} <= {*offered(ctx, "insert")}


def test_rule_10_retreat_is_to_the_highest_footprint_below_or_the_start() -> None:
    ctx = game(traveller("fa2 fb3 fc3 fd4", "d4"), traveller(), central="fx1")
    assert behind(ctx.state, 0) == ["b3", "c3"]
    ctx.state.travellers[0].board = {"d4": "footprint"}
    assert behind(ctx.state, 0) == []


def test_rule_10_retreat_in_a_tie_is_the_owners_choice() -> None:
    ctx = game(traveller("fa2 fb3 fc3 fd4", "d4"), traveller())
    assert reveal(ctx, "chao_movedico", {0: ["cell:c3"]}).travellers[0].token == "c3"


@pytest.mark.parametrize(
    ("board", "count", "trail"),
    [
        ("fa1 fb2 fc3", 1, ["b2"]),
        ("fa1 fb2 fc3", 2, ["b2", "a1"]),
        ("fa1 fb2 fc3", 4, ["b2", "a1", START]),
        ("fa1 fb2 tc2 fc3", 4, ["b2"]),
    ],
)
def test_rule_10_retreats_end_at_the_starting_point_or_beside_a_tower(
    board: str, count: int, trail: list[str]
) -> None:
    ctx = game(traveller(board, "c3"), traveller())
    ctx.state.reveal = Reveal("chao_movedico", -1, [[0]])
    drive(do(ctx, 0, March(do="retreat", n=count)), [])
    assert ctx.state.travellers[0].token == trail[-1]
    assert len(keys(ctx)) == len(trail)


def test_rule_10_retreat_from_the_inner_ring_is_to_any_outer_footprint() -> None:
    ctx = game(traveller(token="x2"), traveller(), central="fx2 fz5 fv1")
    assert reveal(ctx, "neblina_de_mourna", {0: ["cell:z5"]}).travellers[0].token == "z5"
