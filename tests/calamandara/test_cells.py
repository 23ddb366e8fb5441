"""Geometry: sheet section 2."""

import pytest

from rules.calamandara.components.cells import (
    CENTRAL,
    CENTRE_CELL,
    OWN,
    START,
    cells_of_row,
    gate,
    leaps,
    neighbours,
    row_of,
    side_of,
    step_value,
)
from rules.calamandara.components.data import DATA
from tests.calamandara.small import act, game, laid, one_by_one, reveal, traveller


def test_rule_2_1_an_individual_board_has_six_rows_of_five() -> None:
    assert len(OWN) == 30
    assert cells_of_row(1) == ("a1", "b1", "c1", "d1", "e1")
    assert {row_of(cell) for cell in OWN} == {1, 2, 3, 4, 5, 6}


def test_rule_2_2_the_starting_point_adjoins_all_of_row_1_and_is_in_no_row() -> None:
    for side in DATA.sides:
        assert neighbours(side, START) == cells_of_row(1)
        assert START not in [there for cell in (*OWN, *CENTRAL) for there in neighbours(side, cell)]


def test_rule_2_3_the_centre_is_x3_with_two_rings_around_it() -> None:
    assert (len(CENTRAL), CENTRE_CELL) == (25, "x3")
    rings = [9 - step_value(cell) for cell in CENTRAL]
    assert [rings.count(ring) for ring in (0, 1, 2)] == [1, 8, 16]


@pytest.mark.parametrize(
    ("side", "gates"),
    [
        ("south", ["v1", "w1", "x1", "y1", "z1"]),
        ("west", ["v5", "v4", "v3", "v2", "v1"]),
        ("north", ["z5", "y5", "x5", "w5", "v5"]),
        ("east", ["z1", "z2", "z3", "z4", "z5"]),
    ],
)
def test_rule_2_4_gates_and_sides(side: str, gates: list[str]) -> None:
    [found] = [known for known in DATA.sides if known == side]
    assert [gate(found, column) for column in range(5)] == gates
    for cell, there in zip(cells_of_row(6), gates, strict=True):
        assert there in neighbours(found, cell)
        assert cell in neighbours(found, there)


def test_rule_2_4_seats_go_clockwise() -> None:
    assert [side_of(2, seat) for seat in range(2)] == ["south", "north"]
    assert [side_of(3, seat) for seat in range(3)] == ["south", "west", "north"]
    assert [side_of(4, seat) for seat in range(4)] == ["south", "west", "north", "east"]


@pytest.mark.parametrize("side", list(DATA.sides))
def test_rule_2_4_what_is_next_to_a_cell_is_next_to_it_in_turn(side: str) -> None:
    [found] = [known for known in DATA.sides if known == side]
    for cell in (*OWN, *CENTRAL):
        assert cell not in neighbours(found, cell)
        for there in neighbours(found, cell):
            assert cell in neighbours(found, there)
            assert abs(step_value(cell) - step_value(there)) <= 1
        for there in leaps(found, cell) if cell in OWN else ():
            assert there not in neighbours(found, cell)
    corners = sorted(len(neighbours(found, cell)) for cell in OWN)
    assert corners == [2] * 2 + [3] * 13 + [4] * 15  # row 6 has a gate in place of the edge


@pytest.mark.parametrize(
    ("cell", "value"), [("start", 0), ("c1", 1), ("e6", 6), ("v1", 7), ("x2", 8), ("y4", 8), ("x3", 9)]
)
def test_rule_2_5_step_values(cell: str, value: int) -> None:
    assert step_value(cell) == value


def test_rule_2_6_several_tokens_may_share_a_central_cell() -> None:
    ctx = game(traveller("fc6", "c6"), traveller(token="x2"), central="fx1 fx2")
    state = act(ctx, "walk", one_by_one(0, "walk:x1", "walk:x2"), "remember")
    assert [player.token for player in state.travellers] == ["x2", "x2"]


def test_rule_2_7_the_footprint_under_a_token_is_not_discarded() -> None:
    ctx = game(traveller("fa1 fb1", "a1"), traveller())
    assert laid(reveal(ctx, "chuva_de_cascalho").travellers[0].board) == "fa1"


def test_rule_2_8_the_central_board_has_no_rows_and_no_towers() -> None:
    assert "central" not in DATA.symbols["tower"].boards
    ctx = game(traveller("tc6 fb1", "x1"), traveller(), central="fx1")
    assert reveal(ctx, "neblina_de_mourna").travellers[0].token == "b1"
