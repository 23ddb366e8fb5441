"""Layout of the board of Calamandara, in board units."""

from dataclasses import dataclass

from render.core.drawing.geometry import Rect
from rules.calamandara.components.cells import CENTRAL_PLACES, OWN_PLACES
from rules.calamandara.components.data import CENTRE, DATA, SIZE, Side

WIDTH, HEIGHT = 1600, 1340
HEADER = Rect(0, 0, WIDTH, 84)
FRAME = 13  # the rim of a board
TURNS = {"south": 0, "west": 1, "north": 2, "east": 3}  # quarter turns that bring a side to the bottom
START = 30  # radius of the Starting Point


@dataclass(frozen=True, slots=True)
class Chart:
    """All boards around the Centre at `x`, `y`; cells are `size` wide, boards `gap` apart.

    `bottom` is the side that lies at the bottom, as if its traveller looked at the table.
    """

    x: float
    y: float
    size: float
    gap: float = 14
    bottom: Side = "south"

    def own(self, side: Side, cell: str) -> Rect:
        """The box of a cell of the individual board at a side."""
        row, column = OWN_PLACES[cell]
        return self._beyond(side, column, DATA.rows + 1 - row, self.gap)

    def central(self, cell: str) -> Rect:
        """The box of a cell of the central board."""
        x, y = CENTRAL_PLACES[cell]
        return self._box(x - CENTRE[0], y - CENTRE[1])

    def plate(self, side: Side | None) -> Rect:
        """The box of a board's cells; `None` is the central board."""
        if side is None:
            half = self.size * SIZE / 2
            return Rect(self.x - half, self.y - half, 2 * half, 2 * half)
        corners = (self.own(side, "a1"), self.own(side, f"e{DATA.rows}"))
        left, top = min(box.x for box in corners), min(box.y for box in corners)
        right, bottom = max(box.right for box in corners), max(box.bottom for box in corners)
        return Rect(left, top, right - left, bottom - top)

    def start(self, side: Side) -> tuple[float, float]:
        """The middle of the Starting Point, on the rim of the board."""
        box = self._beyond(side, SIZE // 2, DATA.rows + 0.5, self.gap + FRAME + 8)
        return box.cx, box.cy

    def gates(self, side: Side) -> list[tuple[float, float]]:
        """The middles of the gates between a board and the central one."""
        boxes = (self._beyond(side, column, 0.5, self.gap / 2) for column in range(SIZE))
        return [(box.cx, box.cy) for box in boxes]

    def upright(self, side: Side) -> bool:
        """True if the rows of a board lie one above the other."""
        return (TURNS[side] - TURNS[self.bottom]) % 2 == 0

    def _beyond(self, side: Side, column: int, cells: float, gap: float) -> Rect:
        """The box so many cells and a gap outwards from the gate of a column."""
        rim = DATA.sides[side]
        x, y = rim.gate(column)
        far = cells + gap / self.size
        return self._box(x - CENTRE[0] - rim.inward[0] * far, y - CENTRE[1] - rim.inward[1] * far)

    def _box(self, east: float, north: float) -> Rect:
        """The box so many cells to the east and the north of the Centre, as the table lies."""
        for _ in range(TURNS[self.bottom]):
            east, north = -north, east
        return Rect(
            self.x + (east - 0.5) * self.size, self.y - (north + 0.5) * self.size, self.size, self.size
        )


BOARD = Chart(WIDTH / 2, 712, 65)
COLUMN_WIDE = 596
LEFT, RIGHT = 14, WIDTH - 14 - COLUMN_WIDE
TALL, LOW = 240, 170  # panels, and boxes of what all share


def _tall(x: float, y: float) -> Rect:
    return Rect(x, y, COLUMN_WIDE, TALL)


def _low(x: float, y: float) -> Rect:
    return Rect(x, y, COLUMN_WIDE, LOW)


NORTH, SOUTH = _tall(LEFT, 98), _tall(RIGHT, 1086)
WEST, EAST = _tall(LEFT, 1086), _tall(RIGHT, 98)
SLOTS: dict[int, dict[str, Rect]] = {  # by number of travellers: panels by side, and boxes
    2: {
        "south": SOUTH, "north": NORTH, "dogma": EAST, "memories": WEST,
        "event": Rect(RIGHT, 470, COLUMN_WIDE, 484), "symbols": Rect(LEFT, 596, COLUMN_WIDE, 232),
    },
    3: {
        "south": SOUTH, "west": WEST, "north": NORTH, "dogma": EAST, "memories": _low(LEFT, 902),
        "event": Rect(RIGHT, 380, COLUMN_WIDE, 470), "symbols": _low(LEFT, 352),
    },
    4: {
        "south": SOUTH, "west": WEST, "north": NORTH, "east": EAST, "dogma": _low(RIGHT, 352),
        "event": _low(LEFT, 352), "memories": _low(LEFT, 902), "symbols": _low(RIGHT, 902),
    },
}  # fmt: skip
