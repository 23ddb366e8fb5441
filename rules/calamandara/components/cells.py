"""The cells of the boards and their neighbours (sheet section 2). Nothing here changes during a game.

The letter of a cell's name tells its board: `b3` is column b, row 3 of an individual board, `x4` column x,
row 4 of the central board. A token that stands on no cell is on the Starting Point, `start`.
"""

from collections.abc import Iterator
from functools import lru_cache

from rules.calamandara.components.data import (
    CENTRE,
    CENTRE_STEP,
    DATA,
    SIZE,
    Pair,
    Side,
    central_name,
    own_name,
)
from rules.core.decisions import Seat

START = "start"
STRAIGHT: tuple[Pair, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))

OWN_PLACES: dict[str, Pair] = {
    own_name((row, column)).lower(): (row, column)
    for row in range(1, DATA.rows + 1)
    for column in range(SIZE)
}
CENTRAL_PLACES: dict[str, Pair] = {
    central_name((x, y)).lower(): (x, y) for y in range(SIZE) for x in range(SIZE)
}
OWN = tuple(OWN_PLACES)
CENTRAL = tuple(CENTRAL_PLACES)
OWN_AT = {place: cell for cell, place in OWN_PLACES.items()}
CENTRAL_AT = {place: cell for cell, place in CENTRAL_PLACES.items()}
CENTRE_CELL = CENTRAL_AT[CENTRE]
ROWS = range(1, DATA.rows + 1)


def side_of(seats: int, seat: Seat) -> Side:
    """The side of the table at which a seat sits (rule 2.4)."""
    return DATA.sides_used[seats][seat]


def is_central(cell: str) -> bool:
    """Check whether the cell lies on the central board."""
    return cell in CENTRAL_PLACES


def row_of(cell: str) -> int:
    """The row of a cell of an individual board, 1 to 6."""
    return OWN_PLACES[cell][0]


@lru_cache
def cells_of_row(row: int) -> tuple[str, ...]:
    """The cells of a row of an individual board."""
    return tuple(OWN_AT[row, column] for column in range(SIZE))


def step_value(cell: str) -> int:
    """The token's progress: 0 at the Starting Point, 1 to 6 by row, 7 and 8 by ring, 9: Centre (2.5)."""
    if cell == START:
        return 0
    if cell in OWN_PLACES:
        return row_of(cell)
    x, y = CENTRAL_PLACES[cell]
    return CENTRE_STEP - max(abs(x - CENTRE[0]), abs(y - CENTRE[1]))


def gate(side: Side, column: int) -> str:
    """The central cell next to row 6 of a column (rule 2.4)."""
    return CENTRAL_AT[DATA.sides[side].gate(column)]


def neighbours(side: Side, cell: str) -> tuple[str, ...]:
    """The neighbours of a cell for a token from this side, including gates (rule 2.4)."""
    return _NEIGHBOURS[side][cell]


def leaps(side: Side, cell: str) -> tuple[str, ...]:
    """The cells two away in a straight line from a cell of an individual board (rule 6.3)."""
    return _LEAPS[side][cell]


def _around(place: Pair, there: dict[Pair, str], distance: int = 1) -> Iterator[str]:
    for dx, dy in STRAIGHT:
        cell = there.get((place[0] + distance * dx, place[1] + distance * dy))
        if cell is not None:
            yield cell


def _walks(side: Side) -> dict[str, tuple[str, ...]]:
    walks = {START: cells_of_row(1)}
    for cell, (row, column) in OWN_PLACES.items():
        through = [gate(side, column)] if row == DATA.rows else []
        walks[cell] = (*_around((row, column), OWN_AT), *through)
    behind = {gate(side, column): OWN_AT[DATA.rows, column] for column in range(SIZE)}
    for cell, place in CENTRAL_PLACES.items():
        back = [behind[cell]] if cell in behind else []
        walks[cell] = (*_around(place, CENTRAL_AT), *back)
    return walks


def _far(side: Side) -> dict[str, tuple[str, ...]]:
    """The landing cell of a leap forward: from row 5 the gate, from row 6 one cell further in."""
    far: dict[str, tuple[str, ...]] = {}
    inward = DATA.sides[side].inward
    for cell, (row, column) in OWN_PLACES.items():
        ahead = []
        if row >= DATA.rows - 1:
            beyond = row - DATA.rows + 1
            x, y = DATA.sides[side].gate(column)
            ahead = [CENTRAL_AT[x + beyond * inward[0], y + beyond * inward[1]]]
        far[cell] = (*_around((row, column), OWN_AT, 2), *ahead)
    return far


_NEIGHBOURS = {side: _walks(side) for side in DATA.sides}
_LEAPS = {side: _far(side) for side in DATA.sides}
