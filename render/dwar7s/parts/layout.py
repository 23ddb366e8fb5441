"""Layout of the board of Dwar7s Fall, in board units, with the map fitted into its room."""

from collections.abc import Iterable
from dataclasses import dataclass

from render.core.drawing.geometry import Rect

Place = tuple[int, int]  # of a cell: x grows to the east, y to the south

WIDTH = 1600
HEADER = Rect(0, 0, WIDTH, 84)
ROOMS = (770, 910, 1050, 1190)  # heights of the map: more where the cells would be too small
SHARED_HIGH, STRIP_HIGH = 162, 252
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
    """The bands of a board whose map is `room` units high: map, what all share, the players' panels."""

    room: int

    @property
    def map(self) -> Rect:
        """The room of the map."""
        return Rect(10, HEADER.bottom + 10, WIDTH - 20, self.room - 18)

    @property
    def shared(self) -> Rect:
        """The band of what all players share."""
        return Rect(0, HEADER.bottom + self.room, WIDTH, SHARED_HIGH)

    @property
    def strip(self) -> Rect:
        """The band of the players' panels."""
        return Rect(0, self.shared.bottom, WIDTH, STRIP_HIGH)

    def panels(self, seats: int) -> list[Rect]:
        """The players' panels, side by side."""
        return self.strip.inset(8, 8).columns(seats, 12)


def board_for(places: Iterable[Place]) -> Board:
    """The lowest board on which the built cells are large, or as large as they can be."""
    edges = built(places)
    best = min(LARGE, fitting(edges, Board(ROOMS[-1]).map))
    return next(board for board in map(Board, ROOMS) if fitting(edges, board.map) >= best)


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
