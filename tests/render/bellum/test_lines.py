"""Icons of Bellum Magica in a box: in as many lines as make them larger, and in no more than are wanted."""

import re

import pytest

from render.bellum.parts.pieces import Unit, best_lines, tally
from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import OUTLINE
from render.core.drawing.geometry import Rect
from rules.bellum.components.realm import ARMY, PRODUCTION
from tests.render.strokes import noted

UNITS = tuple(Unit(icon, 1) for icon in (*PRODUCTION, *ARMY)[:6])
NARROW = Rect(0, 0, 60, 600)


@pytest.mark.parametrize(
    ("room", "lines", "shown"),
    [
        (NARROW, 1, [6]),
        (NARROW, 2, [3, 3]),
        (NARROW, 3, [2, 2, 2]),
        (NARROW, 9, [1] * 6),
        (Rect(0, 0, 600, 40), 9, [6]),
    ],
)
def test_icons_take_more_lines_only_where_that_makes_them_larger(
    room: Rect, lines: int, shown: list[int]
) -> None:
    _, rows = best_lines(UNITS, room, 46, lines)
    assert [len(row) for row in rows] == shown


def test_icons_stand_in_one_line_if_nothing_else_is_said() -> None:
    with noted() as strokes:
        tally(Canvas(60, 600, 1.0), NARROW, UNITS, 46, OUTLINE)
    assert {re.findall(r"[\d.]+", stroke)[1] for stroke in strokes if stroke.startswith("icon")} == {"300.0"}
