"""Layout of the board of Kemet, in board units: read once from `data/kemet/layout.toml`."""

from typing import Annotated

from pydantic import Field

from render.core.drawing.geometry import Point, Points, Rect
from rules.core.data import load
from rules.core.text import Value
from rules.kemet.components.map import CHART, zones_in_play


class Place(Value):
    """A zone: its outline, where a troop stands, and the points of what lies in it."""

    polygon: Points
    anchor: Point
    label: Point
    hole: Points = ()  # the city in it: nothing is drawn by it, but borders of zones are checked by it
    feature: Point | None = None  # a temple, or the Sanctuary
    obelisk: Point | None = None
    port: Point | None = None
    fp: Point | None = None  # the fame of a temple
    pyramid: Point | None = None


class Town(Value):
    """A city: a hexagon of six walls."""

    center: Point
    radius: float
    wall: Points


class Layout(Value):
    """The fixed points of the map, for all that is drawn at them."""

    size: tuple[int, int]
    canals: tuple[Points, ...]
    bridges: Points
    causeway: Annotated[Points, Field(min_length=2, max_length=2)]
    river_west_bank: Points
    river_east_bank: Points
    cities: dict[str, Town]
    zones: dict[str, Place]


LAYOUT: Layout = load("kemet/layout.toml", Layout)
WIDTH, MAP_HEIGHT = LAYOUT.size
HEIGHT = MAP_HEIGHT + 288
WEST = 1060  # the width of a map whose east lies under a sandstorm
HEADER = Rect(18, 12, 680, 74)
TROOP = 64  # the size of a token alone in its zone


def width(seats: int) -> int:
    """The width of the board: two or three players play in the west alone, and see it larger."""
    return WIDTH if seats > 3 else WEST


def strip(seats: int) -> Rect:
    """The place of the players' panels."""
    return Rect(0, MAP_HEIGHT, width(seats), HEIGHT - MAP_HEIGHT)


def panels(seats: int) -> list[Rect]:
    """The players' panels, side by side."""
    return strip(seats).inset(8, 12).columns(seats, 12)


def track(seats: int) -> Rect:
    """The track of the turn order."""
    wide = 360 if seats > 3 else 320
    return Rect(width(seats) - 18 - wide, HEADER.y, wide, HEADER.h)


def rose(seats: int) -> Point:
    """The middle of the compass, in the mountains."""
    return (1520, 212) if seats > 3 else (990, 330)


def shown(seats: int) -> Rect:
    """Cards that were just played: over the sea, or on the coast where there is no room beside the header."""
    return Rect(710, HEADER.y, 500, HEADER.h) if seats > 3 else Rect(8, HEADER.bottom + 8, 200, 150)


def covered(seats: int) -> tuple[str, ...]:
    """The zones that lie under a sandstorm."""
    return tuple(zone for zone in CHART.zones if zone not in zones_in_play(seats))


def plains(seats: int) -> tuple[str, ...]:
    """The zones in play that are no districts."""
    return tuple(zone for zone in zones_in_play(seats) if CHART.zones[zone].kind != "district")
