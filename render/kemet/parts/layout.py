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
    room: float = 300  # for a line of the name
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
WEST = 1160  # the height of a map whose east lies under a sandstorm
BODY, FIGURE, TITLE, CAPTION = 36.6, 34.0, 33.8, 36.8  # what must be read: 9 pixels high on a phone
SOUTH = min(y for _, y in LAYOUT.zones["sanctuary"].polygon) - 4  # the mountains begin there
HEADER = Rect(8, 8, WIDTH - 16, 144)
TROOP = 64  # the size of a token alone in its zone
PANEL_HIGH, GAP = 118, 12
LEGEND_HIGH = 5 * 46 + 20


def map_height(seats: int) -> int:
    """The height of the map: two or three players play in the west alone."""
    return MAP_HEIGHT if seats > 3 else WEST


def height(seats: int) -> int:
    """The height of the board."""
    return round(legend(seats).bottom + GAP)


def strip(seats: int) -> Rect:
    """The place of the players' panels."""
    return Rect(0, map_height(seats), WIDTH, GAP + seats * (PANEL_HIGH + GAP))


def panels(seats: int) -> list[Rect]:
    """The players' panels, one below the other."""
    place = strip(seats)
    rows = Rect(8, place.y + GAP + 2, WIDTH - 16, place.h - 2 * GAP)
    return rows.rows(seats, GAP)


def legend(seats: int) -> Rect:
    """The place of the words for what a panel counts."""
    return Rect(8, strip(seats).bottom + 4, WIDTH - 16, LEGEND_HIGH)


def rose(seats: int) -> Point:
    """The middle of the compass, in the mountains."""
    return (840, 1680) if seats > 3 else (820, 1105)


def shown(seats: int) -> Rect:
    """Cards that were just played: in the mountains, or under the sandstorm."""
    bottom = map_height(seats) - 10
    return Rect(8, bottom - 150, 360, 150) if seats > 3 else Rect(8, bottom - 118, 700, 118)


def covered(seats: int) -> tuple[str, ...]:
    """The zones that lie under a sandstorm."""
    return tuple(zone for zone in CHART.zones if zone not in zones_in_play(seats))


def plains(seats: int) -> tuple[str, ...]:
    """The zones in play that are no districts."""
    return tuple(zone for zone in zones_in_play(seats) if CHART.zones[zone].kind != "district")
