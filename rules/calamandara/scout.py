"""The way to the Centre: what a traveller has to lay and to walk, as the steady computer player sees it.

It reads a view and nothing else. Costs are whole numbers, in fourths of a step.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush

from rules.calamandara.cells import (
    CENTRE_CELL,
    OWN,
    cells_of_row,
    is_central,
    leaps,
    neighbours,
    row_of,
)
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Seat

STEP = 4
FOOTPRINT = 12  # to be laid on an empty cell
CLEARING = 20  # of another own symbol, and a Footprint in its place
DIGGING = 40  # of a Mountain first
WING = 6  # to be laid beside a leap


@dataclass(frozen=True, slots=True)
class Way:
    """The cheapest way from a cell to the Centre."""

    cost: int
    cells: tuple[str, ...]  # from the next one to the Centre
    leaps: tuple[str, ...]  # the cells from which it leaps


def way(view: CalamandaraView, seat: Seat, start: str) -> Way:
    """The cheapest way to the Centre for a traveller's token that stood on `start`."""
    best: dict[str, int] = {start: 0}
    came: dict[str, tuple[str, bool]] = {}
    queue = [(0, start)]
    while queue:
        cost, cell = heappop(queue)
        if cell == CENTRE_CELL:
            break
        if cost > best[cell]:
            continue
        for there, leap, price in _edges(view, seat, cell):
            if cost + price < best.get(there, cost + price + 1):
                best[there] = cost + price
                came[there] = (cell, leap)
                heappush(queue, (cost + price, there))
    return _traced(best[CENTRE_CELL], came, start)


def _traced(cost: int, came: dict[str, tuple[str, bool]], start: str) -> Way:
    cells: list[str] = []
    leaped: list[str] = []
    cell = CENTRE_CELL
    while cell != start:
        cells.append(cell)
        cell, leap = came[cell]
        if leap:
            leaped.append(cell)
    return Way(cost, tuple(reversed(cells)), tuple(reversed(leaped)))


def _edges(view: CalamandaraView, seat: Seat, cell: str) -> Iterator[tuple[str, bool, int]]:
    """Where one gets from a cell: the next cell, whether by a leap, and what it costs."""
    traveller = view.travellers[seat]
    for there in neighbours(traveller.side, cell):
        yield there, False, STEP + laying(view, seat, there)
    if cell not in OWN:
        return
    for there in exits(view, seat, cell):
        yield there, False, STEP + laying(view, seat, there)
    winged = row_of(cell) in rows_with(traveller.board, "wing")
    if winged or traveller.reserve["wing"]:
        for there in leaps(traveller.side, cell):
            yield there, True, STEP + laying(view, seat, there) + (0 if winged else WING)


def exits(view: CalamandaraView, seat: Seat, cell: str) -> list[str]:
    """Where one gets through the Caves from a cell of the own board; nowhere, if there is none beside it."""
    traveller = view.travellers[seat]
    beside = [neighbours(traveller.side, cave) for cave, s in traveller.board.items() if s == "cave"]
    if not any(cell in cells for cells in beside):
        return []
    return list(dict.fromkeys(there for cells in beside for there in cells if there != cell))


def laying(view: CalamandaraView, seat: Seat, cell: str) -> int:
    """What it costs to make a cell one on which a token can stand."""
    if cell == CENTRE_CELL:
        return 0
    board = view.central if is_central(cell) else view.travellers[seat].board
    symbol = board.get(cell)
    if symbol is None:
        return FOOTPRINT
    if symbol == "mountain":
        return DIGGING
    return 0 if symbol == "footprint" else CLEARING


def rows_with(board: dict[str, str], symbol: str) -> list[int]:
    """The rows of an individual board that hold a symbol."""
    return sorted({row_of(cell) for cell, lies in board.items() if lies == symbol})


def missing(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """The empty cells of a way, the nearest first."""
    own = view.travellers[seat].board
    cells = [cell for cell in found.cells if cell != CENTRE_CELL]
    return [cell for cell in cells if cell not in (view.central if is_central(cell) else own)]


def blocked(view: CalamandaraView, seat: Seat, found: Way, *symbols: str) -> list[str]:
    """The cells of a way on which one of these symbols lies."""
    own = view.travellers[seat].board
    return [cell for cell in found.cells if (view.central if is_central(cell) else own).get(cell) in symbols]


def resting_place(view: CalamandaraView, seat: Seat, found: Way) -> str:
    """Where the token will stand after this turn's steps, as far as Footprints lead now."""
    token = view.travellers[seat].token
    left = view.turn.steps if view.turn else 0
    for cell in found.cells[:left]:
        if cell == CENTRE_CELL or laying(view, seat, cell):
            break
        token = cell
    return token


def beside_cave(view: CalamandaraView, seat: Seat, cell: str) -> bool:
    """Whether a cell of the own board lies beside a Cave of it."""
    traveller = view.travellers[seat]
    if cell not in OWN:
        return False
    caves = [cave for cave, symbol in traveller.board.items() if symbol == "cave"]
    return any(cell in neighbours(traveller.side, cave) for cave in caves)


def leader(view: CalamandaraView, seat: Seat) -> Seat:
    """The other traveller who has the cheapest way left; of equal ones the next to the left."""
    seats = len(view.travellers)
    others = [(seat + i) % seats for i in range(1, seats)]
    return min(others, key=lambda other: way(view, other, view.travellers[other].token).cost)


def free_in_row(view: CalamandaraView, seat: Seat, row: int, spared: tuple[str, ...]) -> list[str]:
    """The empty cells of a row of the own board that a way does not need."""
    board = view.travellers[seat].board
    return [cell for cell in cells_of_row(row) if cell not in board and cell not in spared]
