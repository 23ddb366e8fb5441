"""The cards and castles of Bellum Magica that a question offers."""

from collections.abc import Mapping, Sequence

from render.bellum.parts import layout
from render.core.choice.spots import Spot, boxed
from render.core.drawing.geometry import Rect
from rules.bellum.view import BellumView

INSIDE = 34  # from a card's corner to its number, which stands on its emblem


def spots(view: BellumView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The places and recruits on the table, and rivals' castles; left and right need no number."""
    shown = on_table(view)
    return {ident: cornered(ident, shown[ident]) for ident in idents if ident in shown}


def on_table(view: BellumView) -> Mapping[str, Rect]:
    """The boxes of all that can be chosen, by the options' ids."""
    seats, castles = len(view.lords), len(view.castles)
    rows = {f"seat:{seat}": layout.row(castles, seat).head for seat in range(seats)}
    places = dict(zip(("tavern", *view.places), layout.places(castles, seats), strict=False))
    found = {**rows, **{f"place:{name}": rect for name, rect in places.items()}}
    rects = layout.cards(castles)
    if castles:
        return found | {f"castle:{name}": rect for name, rect in zip(view.castles, rects, strict=True)}
    for cards, rooms in ((view.evil, rects[:2]), (view.super_evil, rects[2:])):
        found |= {f"creature:{name}": rect for name, rect in zip(cards, rooms, strict=False)}
    return found


def cornered(ident: str, rect: Rect) -> Spot:
    """A box, numbered on its emblem: what that shows its name says, too."""
    if ident.startswith("place:"):
        return boxed(rect, (rect.cx, rect.y + rect.h * 0.38))
    return boxed(rect, (rect.x + INSIDE, rect.y + min(INSIDE, rect.h / 2)))
