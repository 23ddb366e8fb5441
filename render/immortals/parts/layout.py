"""Layout of the board of Immortals, in board units: read once from `data/immortals/layout.toml`."""

from collections.abc import Callable

from render.core.drawing.geometry import Point, Points, Rect
from rules.core.data import load
from rules.core.text import Value


class Cell(Value):
    """A region in one realm: its borders, and the points of what lies in it."""

    polygon: Points  # two regions are adjacent if theirs share a side
    outline: Points  # the same with natural edges, as it is drawn; neighbours share its points
    anchor: Point  # of armies
    label: Point
    value: Point  # of the chip with energy and gold


class Layout(Value):
    """The light realm at the right of the board; the dark one is its mirror image."""

    size: tuple[int, int]
    boulders: Points  # on corners of four regions
    regions: dict[str, Cell]


LAYOUT: Layout = load("immortals/layout.toml", Layout)
WIDTH = LAYOUT.size[0]
TOP, STRETCH = 96, 1.16  # the realms begin here, and are drawn so much higher: names need the room
MORE = round(860 * (STRETCH - 1))
MAP_HEIGHT = LAYOUT.size[1] + MORE
NARROW = 1000  # of a hand: in a narrow picture words are large on a phone
BODY, FIGURE, TITLE = 36.2, 33.6, 33.4  # the sizes of what must be read there


def mirrored(points: Points) -> Points:
    """The points on the other side of the board."""
    return tuple((WIDTH - x, y) for x, y in points)


def stretched(points: Points) -> Points:
    """The points as they are drawn in the light realm."""
    return tuple((x, TOP + (y - TOP) * STRETCH) for x, y in points)


def moved(cell: Cell, move: Callable[[Points], Points]) -> Cell:
    """A cell with all its points elsewhere."""
    anchor, label, value = move((cell.anchor, cell.label, cell.value))
    outlines = {"polygon": move(cell.polygon), "outline": move(cell.outline)}
    return Cell(**outlines, anchor=anchor, label=label, value=value)


LIGHT = {region: moved(cell, stretched) for region, cell in LAYOUT.regions.items()}
CELLS = {"light": LIGHT, "dark": {region: moved(cell, mirrored) for region, cell in LIGHT.items()}}
ROCKS = stretched(LAYOUT.boulders)
BOULDERS = {"light": ROCKS, "dark": mirrored(ROCKS)}
HEIGHT = MAP_HEIGHT + 290
FRAMES = {"dark": Rect(14, TOP, 780, 860 + MORE), "light": Rect(806, TOP, 780, 860 + MORE)}
HEADER = Rect(14, 10, 1010, 68)
ORDER = Rect(1040, 10, 546, 68)
STRIP = Rect(14, 976 + MORE, WIDTH - 28, 84)  # tower, tray, battle, decks
PANELS = Rect(8, 1072 + MORE, WIDTH - 16, HEIGHT - 1072 - MORE - 10)


def panels(seats: int) -> list[Rect]:
    """The players' panels, side by side."""
    return PANELS.columns(seats, 14)


def place(cell: str) -> Cell:
    """A cell such as `light_grove`."""
    realm, _, region = cell.partition("_")
    return CELLS[realm][region]
