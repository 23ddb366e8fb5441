"""The zones of Kemet that a question offers."""

from collections.abc import Mapping, Sequence

from render.core.choice.spots import Spot
from render.core.drawing.geometry import Point, Points, depth
from render.kemet.parts.layout import LAYOUT
from rules.kemet.view import KemetView

KINDS = ("zone", "pyramid", "land", "port", "teleport", "card", "far")  # before the name of a zone
# From a troop's middle to the number, the best first: its letter is at the upper right, creatures lie lower.
BESIDE = ((-34, -32), (-46, 0), (0, -46), (-34, 32), (34, 32), (46, 0), (0, 46))
CLEAR = 14  # units between a number's middle and the edge of its zone, so that it is in no other


def spots(view: KemetView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The zones by the options' ids; a way there has the spot of the zone to which it leads."""
    found = {}
    for ident in idents:
        kind, _, zone = ident.partition(":")
        if kind in KINDS and zone in view.zones:
            place = LAYOUT.zones[zone]
            found[ident] = Spot(beside(place.anchor, place.polygon), place.polygon)
    return found


def beside(anchor: Point, outline: Points) -> Point:
    """Return where a zone's number lies: beside a troop, and clear of other zones if there is room."""
    places = [(anchor[0] + dx, anchor[1] + dy) for dx, dy in BESIDE]
    clear = [place for place in places if depth(place, outline) >= CLEAR]
    return clear[0] if clear else max(places, key=lambda place: depth(place, outline))
