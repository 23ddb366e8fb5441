"""Layout of the board of Dwar7s Fall, in board units, with the map fitted into its room."""

from collections.abc import Iterable
from dataclasses import dataclass

from render.core.drawing.geometry import Rect

Place = tuple[int, int]  # of a cell: x grows to the east, y to the south

NARROW = 1120  # of all pictures: in a narrow one words are large on a phone
HEAD = Rect(0, 0, NARROW, 138)
BODY, FIGURE, TITLE = 40.4, 37.4, 37.2  # the sizes of what must be read there
LINE = 46  # from one such line to the next
ROOMS = (560, 690, 820, 950, 1080)  # heights of a map above the rest: more where the cells would be too small
TALL = (1100, 1300, 1500, 1700)  # heights of a map beside the rest, which may be higher
COLUMN = 376  # the width of the rest there
GAP = 12
TRADE_HIGH, PANEL_HIGH = 126, 204
SIZES = (
    212,
    200,
    188,
    176,
    165,
    155,
    145,
    136,
    128,
    120,
    112,
    104,
    97,
    90,
    84,
    78,
    72,
    66,
    60,
    54,
    48,
    42,
    36,
)
LARGE = 155  # a larger cell is not worth a higher picture
RIM = 0.46  # the depth of the outermost rows and columns, which hold free cells only, as a share of a cell
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


@dataclass(frozen=True, slots=True)
class Board:
    """The parts of a board whose map is at least `room` units high: what all share and the panels lie below.

    For a tall map they are `beside` it.
    """

    room: int
    seats: int
    beside: bool = False

    @property
    def map(self) -> Rect:
        """The room of the map."""
        wide = NARROW - 16 - (COLUMN + GAP if self.beside else 0)
        return Rect(8, HEAD.bottom + 10, wide, max(self.room, self._column if self.beside else 0))

    @property
    def high(self) -> int:
        """The height of the picture."""
        last = self.key if self.beside else self.panels[-1]
        return round(max(self.map.bottom, last.bottom) + GAP)

    @property
    def trades(self) -> list[Rect]:
        """The places of the open trade objectives."""
        if self.beside:
            return self._right(0, 3 * TRADE_HIGH + 2 * GAP).rows(3, GAP)
        return Rect(8, self.map.bottom + GAP, NARROW - 16, TRADE_HIGH).columns(3, GAP)

    @property
    def supply(self) -> list[Rect]:
        """The places of the gem piles, then of the decks: of ogres, ogres discarded, trade objectives."""
        top = self.trades[-1].bottom + GAP
        if self.beside:
            gems, decks = self._at(top, 64), self._at(top + 64, 3 * LINE)
            return [*gems.columns(4), *decks.rows(3)]
        return [*Rect(8, top, 412, 64).columns(4), *Rect(430, top, NARROW - 438, 64).columns(3)]

    @property
    def panels(self) -> list[Rect]:
        """The players' panels."""
        top = self.supply[-1].bottom + GAP
        if self.beside:
            room = self._at(top, self.seats * (PANEL_HIGH + GAP) - GAP)
            return room.rows(self.seats, GAP)
        top = self.key.bottom + GAP
        return Rect(8, top, NARROW - 16, NARROW).cells(self.seats, 2, PANEL_HIGH, GAP)

    @property
    def key(self) -> Rect:
        """The place of what the signs mean."""
        if self.beside:
            return self._at(self.panels[-1].bottom + GAP, 5 * LINE + 16)
        return Rect(8, self.supply[-1].bottom + GAP, NARROW - 16, 2 * LINE + 16)

    @property
    def _column(self) -> float:
        """The height of what lies beside a tall map."""
        return self.key.bottom - HEAD.bottom - 10

    def _at(self, top: float, high: float) -> Rect:
        return Rect(NARROW - 8 - COLUMN, top, COLUMN, high)

    def _right(self, down: float, high: float) -> Rect:
        return self._at(HEAD.bottom + 10 + down, high)


def board_for(places: Iterable[Place], seats: int) -> Board:
    """The lowest board on which the built cells are large, or as large as they can be."""
    edges = built(places)
    beside = [Board(room, seats, beside=True) for room in TALL]
    below = [Board(room, seats) for room in ROOMS]
    best = fitting(edges, below[-1].map)
    if best < min(LARGE, most := fitting(edges, beside[-1].map)):
        return next(board for board in beside if fitting(edges, board.map) == most)
    return next(board for board in below if fitting(edges, board.map) >= min(LARGE, best))


@dataclass(frozen=True, slots=True)
class Edges:
    """The outermost built cells."""

    west: int
    north: int
    east: int
    south: int


def built(places: Iterable[Place]) -> Edges:
    """The outermost of the cells; before the first card, the origin."""
    xs, ys = zip(*(tuple(places) or ((0, 0),)), strict=True)
    return Edges(min(xs), min(ys), max(xs), max(ys))


def fitting(edges: Edges, room: Rect) -> int:
    """The size of a cell with which the built cells and a rim of free ones fit the room.

    Only certain sizes occur, so that cached drawings can be reused while the map grows.
    """
    wide, high = edges.east - edges.west + 1 + 2 * RIM, edges.south - edges.north + 1 + 2 * RIM
    return next((size for size in SIZES if size * wide <= room.w and size * high <= room.h), SIZES[-1])


@dataclass(frozen=True, slots=True)
class Chart:
    """The part of the endless map that is drawn: `size` units to a cell, cell 0, 0 begins at `x0`, `y0`."""

    size: int
    x0: float
    y0: float
    edges: Edges

    def cell(self, place: Place) -> Rect:
        """The box of a cell; of one in the rim only the part beside the built cells."""
        (x, y), edges = place, self.edges
        left = self.x0 + x * self.size + (self.size * (1 - RIM) if x < edges.west else 0)
        top = self.y0 + y * self.size + (self.size * (1 - RIM) if y < edges.north else 0)
        wide = self.size * (1 if edges.west <= x <= edges.east else RIM)
        high = self.size * (1 if edges.north <= y <= edges.south else RIM)
        return Rect(left, top, wide, high)


def chart(places: Iterable[Place], room: Rect) -> Chart:
    """The built cells with a rim of free ones, in the middle of the room."""
    edges = built(places)
    size = fitting(edges, room)
    x0 = room.cx - size * (edges.east + edges.west + 1) / 2
    y0 = room.cy - size * (edges.south + edges.north + 1) / 2
    return Chart(size, x0, y0, edges)
