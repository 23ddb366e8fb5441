"""The cells of Calamandara that a question offers."""

from collections.abc import Mapping, Sequence

from render.calamandara.parts.layout import BOARD, START
from render.core.choice.spots import Spot, boxed, disc
from rules.calamandara.components.cells import START as AT_START
from rules.calamandara.components.cells import is_central
from rules.calamandara.view import CalamandaraView

OWN = ("cell", "walk", "tunnel", "leap")  # before the name of a cell of the board that is asked about
CORNER = (0.3, 0.24)  # of a cell: its symbol is in the middle


def spots(view: CalamandaraView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The cells by the options' ids, on the board of which the question is; a board itself has no spot."""
    found = {}
    for ident in idents:
        kind, _, name = ident.partition(":")
        if kind == "rival":
            seat, _, cell = name.partition("_")
            found[ident] = spot(view, int(seat), cell)
        elif kind in OWN:
            found[ident] = spot(view, view.acting[0] if view.asked is None else view.asked, name)
    return found


def spot(view: CalamandaraView, seat: int, cell: str) -> Spot:
    """A cell of the central board, or of this seat's own one, or the Starting Point of that."""
    side = view.travellers[seat].side
    if cell == AT_START:
        x, y = BOARD.start(side)
        return disc((x, y), START, (x - START * 0.7, y - START * 0.7))
    rect = BOARD.central(cell) if is_central(cell) else BOARD.own(side, cell)
    return boxed(rect, (rect.x + rect.w * CORNER[0], rect.y + rect.h * CORNER[1]), cell.upper())
