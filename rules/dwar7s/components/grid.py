"""The chart of cells: names, neighbours, and the walls of a card that lies turned (sheet rules 1 to 3).

A cell is named by a column of letters and a row, as on a chart, so that people can say it: `m13` is the
origin, `n13` lies east of it and `m14` south. West of column `a` follow `zz`, `zy` and so on, north of row 1
the rows 99, 98 and so on: 36 cards in one line stay far from meeting themselves.
"""

from collections.abc import Mapping
from functools import lru_cache

from rules.dwar7s.components.data import COLOURS, DATA, EDGES, ROTATIONS, Edge, Kingdom

ORIGIN = "m13"
ORIGIN_COLUMN, ORIGIN_ROW = 12, 12  # of the origin, counted from 0
LETTERS = "abcdefghijklmnopqrstuvwxyz"
COLUMNS = (*LETTERS, *(first + second for first in LETTERS for second in LETTERS))
ROWS = 99
STEPS: Mapping[Edge, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE: Mapping[Edge, Edge] = {"north": "south", "east": "west", "south": "north", "west": "east"}


@lru_cache(maxsize=8192)
def cell_at(x: int, y: int) -> str:
    """The name of a cell; `x` grows to the east and `y` to the south, from the origin (0, 0)."""
    return f"{COLUMNS[(x + ORIGIN_COLUMN) % len(COLUMNS)]}{(y + ORIGIN_ROW) % ROWS + 1}"


@lru_cache(maxsize=8192)
def place_of(cell: str) -> tuple[int, int]:
    """The (x, y) of a cell: of all cells with this name, the one nearest to the origin."""
    column = column_of(cell)
    x = COLUMNS.index(column) - ORIGIN_COLUMN
    y = int(cell[len(column) :]) - 1 - ORIGIN_ROW
    return (_nearest(x, len(COLUMNS)), _nearest(y, ROWS))


def _nearest(distance: int, size: int) -> int:
    return distance - size if 2 * distance > size else distance


def column_of(cell: str) -> str:
    """The column in the name of a cell: `m` of `m13`."""
    return cell.rstrip("0123456789")


@lru_cache(maxsize=8192)
def beside(cell: str) -> Mapping[Edge, str]:
    """The four cells that share an edge with this one."""
    x, y = place_of(cell)
    return {edge: cell_at(x + dx, y + dy) for edge, (dx, dy) in STEPS.items()}


def card_of(seat: int, kind: str) -> str:
    """The kingdom card of a kind in the colour of a seat: `red_castle`."""
    return f"{COLOURS[seat]}_{kind}"


def owner_of(card: str) -> int:
    """The seat with the colour of a kingdom card."""
    return next(seat for seat, colour in enumerate(COLOURS) if card.startswith(f"{colour}_"))


@lru_cache(maxsize=64)
def kind_of(card: str) -> Kingdom:
    """The kind of a kingdom card, as printed on it."""
    return DATA.kingdoms[card.partition("_")[2]]


@lru_cache(maxsize=256)
def walls_of(card: str, rotation: int) -> tuple[Edge, ...]:
    """The edges of a cell that have a wall where this card lies, turned clockwise by `rotation` degrees."""
    turned = [EDGES[(EDGES.index(edge) + rotation // 90) % 4] for edge in kind_of(card).walls]
    return tuple(edge for edge in EDGES if edge in turned)


@lru_cache(maxsize=8192)
def open_to(cell: str, card: str, rotation: int) -> tuple[str, ...]:
    """The cells beside this one to which a card here has no wall."""
    walls = walls_of(card, rotation)
    return tuple(other for edge, other in beside(cell).items() if edge not in walls)


@lru_cache(maxsize=64)
def rotations_of(card: str) -> tuple[int, ...]:
    """Rotations, in degrees, in which a card looks different: two where its walls are opposite (rule 2)."""
    looks: dict[tuple[Edge, ...], int] = {}
    for rotation in ROTATIONS:
        looks.setdefault(walls_of(card, rotation), rotation)
    return tuple(looks.values())
