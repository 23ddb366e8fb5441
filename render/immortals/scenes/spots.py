"""The cells of both realms of Immortals that a question offers, or by cards that name them."""

from collections.abc import Iterator, Mapping, Sequence

from render.core.choice.room import clearest
from render.core.choice.spots import Spot
from render.core.drawing.geometry import Rect
from render.immortals.parts.armies import slots
from render.immortals.parts.layout import place
from rules.immortals.components.data import CARDS
from rules.immortals.view import CellView, ImmortalsView

PIN = 20  # half a pin with some air, in units
NAME = Rect(-62, -34, 124, 68)  # around its point
VALUE = Rect(-58, -20, 138, 40)  # likewise, with the owner's card at its right


def spots(view: ImmortalsView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The cells by the options' ids: they are offered themselves, or their conflict cards."""
    found = {}
    for ident in idents:
        kind, _, name = ident.partition(":")
        if kind in ("cell", "conflict"):
            there = place(name)
            at = clearest(there.polygon, tuple(lying(name, view.cells[name])), there.anchor, PIN)
            found[ident] = Spot(at, there.outline)
    return found


def meant(name: str) -> Sequence[str]:
    """The ids of the cells for which a card can stand; none for what is no card."""
    return [f"cell:{cell}" for cell in CARDS[name].cells] if name in CARDS else []


def lying(name: str, found: CellView) -> Iterator[Rect]:
    """The boxes of what lies in a cell, of its name and of what it yields."""
    there = place(name)
    for (x, y), around in ((there.label, NAME), (there.value, VALUE)):
        yield Rect(x + around.x, y + around.y, around.w, around.h)
    for (x, y), size in slots(name, found).values():
        yield Rect(x - size / 2, y - size / 2, size, size)
