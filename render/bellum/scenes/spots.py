"""The cards and castles of Bellum Magica that a question offers."""

from collections.abc import Mapping, Sequence

from render.bellum.parts import layout
from render.core.choice.spots import Spot, boxed
from render.core.drawing.geometry import Rect
from rules.bellum.view import BellumView
from rules.core.game import letter

SEAT = (39, 33)  # from the corner of a player's row to the letter, which the pin repeats
BESIDE = (0.16, 0.38)  # of a place's card: beside its emblem, below its shield
ROWS = (30, 30)  # from the lower left corner of a recruit's or castle's card


def spots(view: BellumView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The places and recruits on the table, and rivals' castles; left and right need no pin."""
    shown = on_table(view)
    return {ident: pinned(ident, shown[ident]) for ident in idents if ident in shown}


def on_table(view: BellumView) -> Mapping[str, Rect]:
    """The boxes of all that can be chosen, by the options' ids."""
    seats, castles = len(view.lords), len(view.castles)
    rows = {f"seat:{seat}": layout.row(castles, seat).whole for seat in range(seats)}
    places = dict(zip(("tavern", *view.places), layout.places(castles, seats), strict=False))
    found = {**rows, **{f"place:{name}": rect for name, rect in places.items()}}
    rects = layout.cards(castles)
    if castles:
        return found | {f"castle:{name}": rect for name, rect in zip(view.castles, rects, strict=True)}
    for cards, rooms in ((view.evil, rects[:2]), (view.super_evil, rects[2:])):
        found |= {f"creature:{name}": rect for name, rect in zip(cards, rooms, strict=False)}
    return found


def pinned(ident: str, rect: Rect) -> Spot:
    """A box with its pin where nothing is to be read; a player's says the letter on which it lies."""
    kind, _, name = ident.partition(":")
    if kind == "seat":
        return boxed(rect, (rect.x + SEAT[0], rect.y + SEAT[1]), letter(int(name)))
    if kind == "place":
        return boxed(rect, (rect.x + rect.w * BESIDE[0], rect.y + rect.h * BESIDE[1]))
    return boxed(rect, (rect.x + ROWS[0], rect.bottom - ROWS[1]))
