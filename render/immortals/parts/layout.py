"""Layout of the board of Immortals, in board units: read once from `data/immortals/layout.toml`."""

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
WIDTH, MAP_HEIGHT = LAYOUT.size


def mirrored(points: Points) -> Points:
    """The points on the other side of the board."""
    return tuple((WIDTH - x, y) for x, y in points)


def twin(cell: Cell) -> Cell:
    """The cell of a region in the dark realm, given that in the light realm."""
    anchor, label, value = mirrored((cell.anchor, cell.label, cell.value))
    return Cell(
        polygon=mirrored(cell.polygon),
        outline=mirrored(cell.outline),
        anchor=anchor,
        label=label,
        value=value,
    )


CELLS = {
    "light": LAYOUT.regions,
    "dark": {region: twin(cell) for region, cell in LAYOUT.regions.items()},
}
BOULDERS = {"light": LAYOUT.boulders, "dark": mirrored(LAYOUT.boulders)}
HEIGHT = MAP_HEIGHT + 290
FRAMES = {"dark": Rect(14, 96, 780, 860), "light": Rect(806, 96, 780, 860)}
HEADER = Rect(14, 10, 1010, 68)
ORDER = Rect(1040, 10, 546, 68)
STRIP = Rect(14, 976, WIDTH - 28, 84)  # tower, tray, battle, decks
PANELS = Rect(8, 1072, WIDTH - 16, HEIGHT - 1072 - 10)


def panels(seats: int) -> list[Rect]:
    """The players' panels, side by side."""
    return PANELS.columns(seats, 14)


def place(cell: str) -> Cell:
    """A cell such as `light_grove`."""
    realm, _, region = cell.partition("_")
    return CELLS[realm][region]
