"""The cells of Dwar7s Fall that a question offers."""

from collections.abc import Mapping, Sequence

from render.core.choice.spots import Spot, boxed
from render.core.drawing.geometry import Point, Rect
from render.dwar7s.parts.layout import board_for, chart
from rules.dwar7s.components.grid import place_of
from rules.dwar7s.view import Dwar7sView

NAME = 0.14  # of a card's height: on its name, so that the task and the dwarves stay in sight
CORNER = 0.2  # of a free cell, beside its name in the middle


def spots(view: Dwar7sView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The cells by the options' ids, with cards or free."""
    built = [(cell.x, cell.y) for cell in view.cells]
    found = chart(built, board_for(built, len(view.clans)).map)
    cells = {ident: place_of(ident.partition(":")[2]) for ident in idents if ident.startswith("cell:")}
    rects = {ident: found.cell(place) for ident, place in cells.items()}
    return {
        ident: boxed(rect, (rect.cx, rect.y + rect.h * NAME) if cells[ident] in built else corner(rect))
        for ident, rect in rects.items()
    }


def corner(rect: Rect) -> Point:
    """The point in a free cell that is not on its name; at the rim of the map a cell is narrow."""
    wide, high = rect.w > rect.h * 0.75, rect.h > rect.w * 0.75
    return rect.x + rect.w * (CORNER if wide else 0.5), rect.y + rect.h * (CORNER if high else 0.5)
