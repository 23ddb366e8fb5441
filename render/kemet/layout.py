"""Where things lie on the board of Kemet, in board units: read once from `data/kemet/layout.toml`."""

from typing import Annotated

from pydantic import Field

from render.core.geometry import Rect
from rules.core.data import load
from rules.core.text import Value
from rules.kemet.map import CHART, zones_in_play

Point = tuple[float, float]
Points = tuple[Point, ...]


class Place(Value):
    """A zone: its outline, where a troop stands, and the points of what lies in it."""

    polygon: Points
    anchor: Point
    label: Point
    hole: Points = ()  # the city in it
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
    """All that is drawn at fixed points of the map."""

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
HEIGHT = MAP_HEIGHT + 224
STRIP = Rect(0, MAP_HEIGHT, WIDTH, HEIGHT - MAP_HEIGHT)
HEADER = Rect(18, 12, 680, 74)
ORDER = Rect(1222, 12, 360, 74)  # the track of the turn order
SHOWN = Rect(710, 12, 500, 74)  # cards that were just played
TROOP = 64  # the size of a token alone in its zone


def panels(seats: int) -> list[Rect]:
    """The players' panels, side by side."""
    return STRIP.inset(8, 12).columns(seats, 12)


def covered(seats: int) -> tuple[str, ...]:
    """The zones that lie under a sandstorm."""
    return tuple(zone for zone in CHART.zones if zone not in zones_in_play(seats))


def plains(seats: int) -> tuple[str, ...]:
    """The zones in play that are no districts."""
    return tuple(zone for zone in zones_in_play(seats) if CHART.zones[zone].kind != "district")
