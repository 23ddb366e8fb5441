"""The cards and castles of Bellum Magica that a question offers."""

from collections.abc import Mapping, Sequence

from render.bellum.parts import layout
from render.core.choice.spots import Spot, boxed
from render.core.drawing.geometry import Rect
from rules.bellum.view import BellumView

INSIDE = 30  # from a card's corner to its number
LOW = ("creature", "castle")  # numbered beside their price, for their name takes the width above


def spots(view: BellumView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The places and recruits on the table, and rivals' castles; left and right need no number."""
    shown = on_table(view)
    return {ident: cornered(ident, shown[ident]) for ident in idents if ident in shown}


def on_table(view: BellumView) -> Mapping[str, Rect]:
    """The boxes of all that can be chosen, by the options' ids."""
    seats = len(view.lords)
    recruits = layout.recruits(seats)
    rows = {f"seat:{seat}": layout.row(seats, seat).head for seat in range(seats)}
    places = dict(zip(("tavern", *view.places), layout.cards(layout.places(seats), seats + 1), strict=False))
    found = {**rows, **{f"place:{name}": rect for name, rect in places.items()}}
    if view.castles:
        rects = layout.cards(recruits, len(view.castles))
        found |= {f"castle:{name}": rect for name, rect in zip(view.castles, rects, strict=True)}
    else:
        rects = layout.cards(recruits, 4)
        for cards, rooms in ((view.evil, rects[:2]), (view.super_evil, rects[2:])):
            found |= {f"creature:{name}": rect for name, rect in zip(cards, rooms, strict=False)}
    return found


def cornered(ident: str, rect: Rect) -> Spot:
    """A box, numbered in a corner where nothing is written."""
    if ident.partition(":")[0] in LOW:
        return boxed(rect, (rect.x + INSIDE, rect.bottom - INSIDE))
    return boxed(rect, (rect.right - INSIDE, rect.y + INSIDE))
