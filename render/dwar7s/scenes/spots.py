"""The cells of Dwar7s Fall that a question offers."""

from collections.abc import Mapping, Sequence

from render.core.choice.spots import Spot, boxed
from render.core.drawing.geometry import Rect
from render.dwar7s.parts.cards import label_place
from render.dwar7s.parts.chart import card_box
from render.dwar7s.parts.layout import board_for, chart
from rules.dwar7s.components.grid import place_of
from rules.dwar7s.view import Dwar7sView

NEAREST = 700  # units of the board side by side: in a narrower part pins would not cover the names


def spots(view: Dwar7sView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The cells by the options' ids, with cards or free."""
    built = [(cell.x, cell.y) for cell in view.cells]
    found = chart(built, board_for(built, len(view.clans)).map)
    cells = {ident: place_of(ident.partition(":")[2]) for ident in idents if ident.startswith("cell:")}
    return {
        ident: on_name(found.cell(place), ident.partition(":")[2], built=place in built)
        for ident, place in cells.items()
    }


def on_name(rect: Rect, name: str, *, built: bool) -> Spot:
    """A cell with its pin on its name, which says the same."""
    at = label_place(card_box(rect), name) if built else rect
    return boxed(rect, (at.cx, at.cy), name.upper())
