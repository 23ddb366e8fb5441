"""Layout of the board of Calamandara, in board units."""

from dataclasses import dataclass

from render.core.drawing.geometry import Point, Rect
from rules.calamandara.components.cells import CENTRAL_PLACES, OWN_PLACES
from rules.calamandara.components.data import CENTRE, DATA, SIZE, Side, central_name

NARROW, HIGHEST = 1120, 2640  # of all pictures: in narrow ones words are large on a phone
HEAD = Rect(0, 0, NARROW, 138)
BODY, FIGURE, TITLE = 40.4, 37.4, 37.2  # the sizes of what must be read there
LINE = 44  # from one such line to the next
FRAME = 10  # the rim of a board
BAND = 38  # where its letters and numbers are
OWN_COLUMNS = "ABCDE"
TURNS = {"south": 0, "west": 1, "north": 2, "east": 3}  # quarter turns that bring a side to the bottom
START = 20  # radius of the Starting Point
ASIDE = 8  # of the letter beside it, which the token there would hide


@dataclass(frozen=True, slots=True)
class Chart:
    """All boards around the Centre at `x`, `y`; cells are `size` wide, boards `gap` apart.

    `bottom` is the side that lies at the bottom, as if its traveller looked at the table.
    """

    x: float
    y: float
    size: float
    gap: float = BAND
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

    def rim(self, side: Side | None) -> Rect:
        """The box of a board with its rim, on which are the names of its columns and rows."""
        rim = self.plate(side).inset(-FRAME)
        if side is None:
            return rim
        names = [*self.letters(side).values(), *self.digits(side).values()]
        left, top = min(x for x, _ in names) - BAND / 2, min(y for _, y in names) - BAND / 2
        right, bottom = max(x for x, _ in names) + BAND / 2, max(y for _, y in names) + BAND / 2
        left, top, right, bottom = (
            min(left, rim.x),
            min(top, rim.y),
            max(right, rim.right),
            max(bottom, rim.bottom),
        )
        return Rect(left, top, right - left, bottom - top)

    def letters(self, side: Side) -> dict[str, Point]:
        """The places of the letters of the columns, along the outer end of a board."""
        boxes = {
            name: self._beyond(side, at, DATA.rows + 0.5, self.gap + BAND / 2)
            for at, name in enumerate(OWN_COLUMNS)
        }
        found = {name: (box.cx, box.cy) for name, box in boxes.items()}
        middle, (x, y) = OWN_COLUMNS[SIZE // 2], found[OWN_COLUMNS[SIZE // 2]]
        return found | {middle: (x + ASIDE, y) if self.upright(side) else (x, y + ASIDE)}

    def digits(self, side: Side) -> dict[str, Point]:
        """The places of the numbers of the rows, to the left of a board or below it."""
        upright, found = self.upright(side), {}
        for row in range(1, DATA.rows + 1):
            ends = [
                self.own(side, f"{column}{row}")
                for column in (OWN_COLUMNS[0].lower(), OWN_COLUMNS[-1].lower())
            ]
            left, low = min(box.x for box in ends), max(box.bottom for box in ends)
            found[str(row)] = (left - BAND / 2, ends[0].cy) if upright else (ends[0].cx, low + BAND / 2)
        return found

    def start_box(self, side: Side) -> Rect:
        """The Starting Point, on the rim of the board, with the letter of the middle column behind it."""
        box = self._beyond(side, SIZE // 2, DATA.rows + 0.5, self.gap + BAND / 2)
        thick, before, behind = BAND - 2, self.size * 0.78, BAND * 0.45 + ASIDE
        if self.upright(side):
            return Rect(box.cx - before, box.cy - thick / 2, before + behind, thick)
        return Rect(box.cx - thick / 2, box.cy - before, thick, before + behind)

    def start(self, side: Side) -> Point:
        """The middle of the Starting Point without that letter."""
        box, half = self.start_box(side), BAND * 0.47 + 3
        return (box.x + half, box.cy) if box.w > box.h else (box.cx, box.y + half)

    def gates(self, side: Side) -> dict[str, Point]:
        """The middles of the gates between a board and the central one, by the column or row behind them."""
        boxes = {
            DATA.sides[side].gate(column): self._beyond(side, column, 0.5, self.gap / 2)
            for column in range(SIZE)
        }
        along = 0 if side in ("south", "north") else 1
        return {central_name(place)[along]: (box.cx, box.cy) for place, box in boxes.items()}

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


SQUARE = Rect(8, HEAD.bottom + 8, NARROW - 16, NARROW - 16)  # of all boards, with panels in its corners
BOARD = Chart(SQUARE.cx, SQUARE.cy, 56)
WIDE, TALL = 366, 368  # panels
LEFT, RIGHT, BELOW = SQUARE.x, SQUARE.right - WIDE, SQUARE.bottom + 12
NORTH, SOUTH = Rect(LEFT, SQUARE.y, WIDE, TALL), Rect(RIGHT, SQUARE.bottom - TALL, WIDE, TALL)
WEST, EAST = Rect(LEFT, SQUARE.bottom - TALL, WIDE, TALL), Rect(RIGHT, SQUARE.y, WIDE, TALL)
SYMBOLS_HIGH = 6 * LINE + 40
HALF = (SQUARE.w - 12) / 2
SLOTS: dict[int, dict[str, Rect]] = {  # by number of travellers: panels by side, and boxes
    2: {
        "south": SOUTH, "north": NORTH, "dogma": EAST.top_part(210),
        "memories": Rect(RIGHT, EAST.y + 222, WIDE, SOUTH.y - EAST.y - 234),
        "event": Rect(LEFT, NORTH.bottom + 12, WIDE, SQUARE.bottom - NORTH.bottom - 12),
        "symbols": Rect(LEFT, BELOW, SQUARE.w, SYMBOLS_HIGH),
    },
    3: {
        "south": SOUTH, "west": WEST, "north": NORTH, "dogma": EAST.top_part(210),
        "event": Rect(RIGHT, EAST.y + 222, WIDE, SOUTH.y - EAST.y - 234),
        "memories": Rect(LEFT, BELOW, SQUARE.w, 150),
        "symbols": Rect(LEFT, BELOW + 162, SQUARE.w, SYMBOLS_HIGH),
    },
    4: {
        "south": SOUTH, "west": WEST, "north": NORTH, "east": EAST,
        "event": Rect(LEFT, BELOW, SQUARE.w, 150),
        "dogma": Rect(LEFT, BELOW + 160, HALF, 146),
        "memories": Rect(LEFT + HALF + 12, BELOW + 160, HALF, 146),
        "symbols": Rect(LEFT, BELOW + 316, SQUARE.w, SYMBOLS_HIGH),
    },
}  # fmt: skip


def high(seats: int) -> int:
    """The height of the board for so many travellers."""
    return round(SLOTS[seats]["symbols"].bottom + 8)
