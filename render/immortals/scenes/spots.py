"""The cells of both realms of Immortals that a question offers."""

from collections.abc import Mapping, Sequence

from render.core.choice.spots import Spot
from render.immortals.parts.armies import standing
from render.immortals.parts.layout import place
from rules.immortals.view import ImmortalsView

BESIDE = (-56, 3)  # from the armies' middle to the number, between the name and what the cell yields
INSIDE = 26  # from the left edge of a cell at least, where a building and a portal push the armies aside


def spots(view: ImmortalsView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The cells by the options' ids."""
    found = {}
    for ident in idents:
        kind, _, name = ident.partition(":")
        if kind == "cell":
            x, y = standing(name, view.cells[name])
            outline = place(name).polygon
            left = min(x for x, _ in outline) + INSIDE
            found[ident] = Spot((max(left, x + BESIDE[0]), y + BESIDE[1]), outline)
    return found
