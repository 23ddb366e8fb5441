"""The zones of Kemet that a question offers."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from render.core.choice.room import clearest
from render.core.choice.spots import Spot
from render.core.drawing.geometry import Point, Rect
from render.kemet.parts.layout import BODY, LAYOUT
from render.kemet.parts.places import district_number, district_tower
from rules.kemet.components.map import CHART
from rules.kemet.view import KemetView

KINDS = ("zone", "pyramid", "land", "port", "teleport", "card", "far")  # before the name of a zone
PIN = 18  # half a pin with some air, in units
# From the points of a zone to half the size of what lies there: a troop with its letter and creatures, ...
LYING = {"anchor": (42, 42), "feature": (56, 54), "obelisk": (18, 40), "fp": (28, 28), "port": (28, 28)}
NAME = (84, BODY)  # half of a name in two lines
WALL = 34  # of a city, with the numbers on its towers
CITY = {"anchor": (33, 33), "pyramid": (32, 34), "middle": (22, 22)}  # likewise in a district


def spots(view: KemetView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The zones by the options' ids; a way there has the spot of the zone to which it leads."""
    found = {}
    for ident in idents:
        kind, _, zone = ident.partition(":")
        if kind in KINDS and zone in view.zones:
            found[ident] = spot(zone)
    return found


@lru_cache
def spot(zone: str) -> Spot:
    """The spot of a zone, whose pin is clear of all that can lie there; a district's code is its number."""
    place = LAYOUT.zones[zone]
    if number := district_number(zone):
        tower = district_tower(zone)
        at = clearest(place.polygon, tuple(in_city(zone)), tower, PIN)
        return Spot(at, place.polygon, number, tower)
    return Spot(clearest(place.polygon, tuple(lying(zone)), place.anchor, PIN), place.polygon)


def lying(zone: str) -> Iterator[Rect]:
    """The boxes of what can lie in a zone, and of its name."""
    place = LAYOUT.zones[zone]
    yield box(place.label, *NAME)
    if city := CHART.zones[zone].city:
        town = LAYOUT.cities[city]
        yield box(town.center, town.radius + WALL, town.radius + WALL)
    for name, half in LYING.items():
        if at := getattr(place, name):
            yield box(at, *half)


def in_city(zone: str) -> Iterator[Rect]:
    """The boxes of what can lie in a district, and of the city's letter."""
    place, middle = LAYOUT.zones[zone], LAYOUT.cities[CHART.zones[zone].city or ""].center
    points = {"anchor": place.anchor, "pyramid": place.pyramid, "middle": middle}
    return (box(at, *CITY[name]) for name, at in points.items() if at)


def box(at: Point, wide: float, high: float) -> Rect:
    """The box of half a width and half a height around a point."""
    return Rect(at[0] - wide, at[1] - high, 2 * wide, 2 * high)
