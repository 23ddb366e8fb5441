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
LEFT, UPPER = 806, 96  # where the light realm begins in the data
WIDTH, MARGIN = 808, 14
WIDE, STRETCH = (
    780,
    1.08,
)  # a realm's width, and how much higher than in the data it is drawn: names need the room
HIGH = round(860 * STRETCH)
NARROW = 1000  # of a hand: in a narrow picture words are large on a phone
BODY, FIGURE, TITLE = 36.2, 33.6, 33.4  # the sizes of what must be read there
BOARD_BODY, BOARD_FIGURE, BOARD_TITLE = 29.4, 27.6, 27.4  # and on the board, which is narrower still
HEADER = Rect(MARGIN, 10, WIDE, 84)
TITLE_HIGH = 44  # the head of a realm
FRAMES = {
    "light": Rect(MARGIN, HEADER.bottom + 10 + TITLE_HIGH, WIDE, HIGH),
    "dark": Rect(MARGIN, HEADER.bottom + 24 + 2 * TITLE_HIGH + HIGH, WIDE, HIGH),
}
STRIP = Rect(8, FRAMES["dark"].bottom + 20, WIDTH - 16, 232)  # tower, tray, battle, decks
PANELS = Rect(8, STRIP.bottom + 14, WIDTH - 16, 152)  # the first line of the players' panels
COLUMNS, GAP = 2, 14


def upright(points: Points) -> Points:
    """The points of the light realm as they are drawn."""
    rect = FRAMES["light"]
    return tuple((x - LEFT + rect.x, (y - UPPER) * STRETCH + rect.y) for x, y in points)


def mirrored(points: Points) -> Points:
    """The points in the dark realm, which lies below the light one."""
    return tuple((WIDTH - x, y - FRAMES["light"].y + FRAMES["dark"].y) for x, y in points)


def moved(cell: Cell, move: Callable[[Points], Points]) -> Cell:
    """A cell with all its points elsewhere."""
    anchor, label, value = move((cell.anchor, cell.label, cell.value))
    outlines = {"polygon": move(cell.polygon), "outline": move(cell.outline)}
    return Cell(**outlines, anchor=anchor, label=label, value=value)


LIGHT = {region: moved(cell, upright) for region, cell in LAYOUT.regions.items()}
CELLS = {"light": LIGHT, "dark": {region: moved(cell, mirrored) for region, cell in LIGHT.items()}}
ROCKS = upright(LAYOUT.boulders)
BOULDERS = {"light": ROCKS, "dark": mirrored(ROCKS)}


def panels(seats: int) -> list[Rect]:
    """The players' panels, two in a line."""
    lines = [PANELS._replace(y=PANELS.y + n * (PANELS.h + GAP)) for n in range(-(-seats // COLUMNS))]
    return [panel for line in lines for panel in line.columns(COLUMNS, GAP)][:seats]


def height(seats: int) -> int:
    """The height of the board."""
    return round(panels(seats)[-1].bottom + 10)


def place(cell: str) -> Cell:
    """A cell such as `light_grove`."""
    realm, _, region = cell.partition("_")
    return CELLS[realm][region]
