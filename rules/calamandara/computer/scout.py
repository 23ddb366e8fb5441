"""The way to the Centre: what a traveller still has to lay and walk, as the steady computer player sees it.

It reads only a view. Costs are integers, in quarters of a step.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush

from rules.calamandara.components.cells import (
    CENTRAL,
    CENTRE_CELL,
    OWN,
    START,
    cells_of_row,
    gate,
    is_central,
    leaps,
    neighbours,
    row_of,
)
from rules.calamandara.components.data import DATA, SIZE, Side
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Seat

STEP = 4
FOOTPRINT = 12  # to be laid on an empty cell
CLEARING = 18  # of another own symbol, and a Footprint in its place
DIGGING = 40  # of a Mountain of the central board, which takes a Cave
LAYING = 6  # a Wing or Cave of the Reserve
FINDING = 34  # and one that is not there yet
TRANSMUTING = 18  # the same with three symbols in the Depot
NOTHING: Mapping[str, str] = {}
EXITS: Mapping[Side, tuple[str, ...]] = {  # wherever a tunnel may lead: its own board and the gates
    side: (*OWN, *(gate(side, column) for column in range(SIZE))) for side in DATA.sides
}
AROUND: Mapping[Side, Mapping[str, tuple[str, ...]]] = {  # the own cells beside each: places for a Cave
    side: {cell: tuple(c for c in neighbours(side, cell) if c in OWN) for cell in exits}
    for side, exits in EXITS.items()
}
BARE: Mapping[str, int] = {**dict.fromkeys((*OWN, *CENTRAL), FOOTPRINT), CENTRE_CELL: 0}
NEVER = 10**6  # more than any way costs


@dataclass(frozen=True, slots=True)
class Way:
    """The cheapest way from a cell to the Centre."""

    cost: int
    cells: tuple[str, ...]  # from the next one to the Centre
    leaps: tuple[str, ...]  # the cells from which it leaps
    caves: tuple[str, ...]  # the cells of its own board where it still lacks a Cave for its tunnels


@dataclass(frozen=True, slots=True, eq=False)  # the same only if it is the same object: `survey` keeps them
class Ground:
    """The two boards on which a token moves, and what its owner could still lay."""

    side: Side
    laying: Mapping[str, int]  # the cost of making a cell one on which a token can stand
    winged: frozenset[int]  # rows with a Wing
    wing: int  # the cost of one more Wing
    caves: tuple[int, int, int]  # the cost of no more Cave, of one, and of two
    beside: frozenset[str]  # cells beside a Cave
    own: frozenset[str]  # cells of the individual board on which something lies
    step: int  # the cost of each step


@dataclass(frozen=True, slots=True)
class Edge:
    """A step to a cell by a walk, a leap, or a tunnel with the Caves that it lacks."""

    there: str
    cost: int  # from the start of the way
    leap: bool = False
    caves: tuple[str, ...] = ()


def way(
    view: CalamandaraView, seat: Seat, start: str, changed: Mapping[str, str] = NOTHING, step: int = STEP
) -> Way:
    """The cheapest way to the Centre for a traveller's token that stood on `start`.

    `changed`: cells of their boards with the symbol that might lie there. `step`: what each step costs.
    """
    return _cheapest(survey(view, seat, changed, step), start)


@lru_cache(1024)  # each answer asks for the same few ways many times, and so does the next one
def _cheapest(ground: Ground, start: str) -> Way:
    best: dict[str, int] = {start: 0}
    came: dict[str, tuple[str, Edge]] = {}
    queue: list[tuple[int, str]] = []
    cost, cell = 0, start
    while cell != CENTRE_CELL:
        if cost == best[cell]:  # else it was reached for less
            for edge in edges(ground, cell, best):
                best[edge.there] = edge.cost
                came[edge.there] = (cell, edge)
                heappush(queue, (edge.cost, edge.there))
        cost, cell = heappop(queue)
    return _traced(cost, came, start)


def _traced(cost: int, came: dict[str, tuple[str, Edge]], start: str) -> Way:
    cells: list[str] = []
    leaped: list[str] = []
    caves: list[str] = []
    cell = CENTRE_CELL
    while cell != start:
        cells.append(cell)
        cell, edge = came[cell]
        caves += edge.caves
        if edge.leap:
            leaped.append(cell)
    return Way(cost, tuple(reversed(cells)), tuple(reversed(leaped)), tuple(dict.fromkeys(caves)))


def survey(
    view: CalamandaraView, seat: Seat, changed: Mapping[str, str] = NOTHING, step: int = STEP
) -> Ground:
    """The ground before a traveller, with some cells changed hypothetically."""
    me = view.travellers[seat]
    lacking = TRANSMUTING if sum(me.depot.values()) >= DATA.transmuted else FINDING
    wing = LAYING if me.reserve["wing"] else lacking
    cave = LAYING if me.reserve["cave"] else lacking
    second = LAYING if me.reserve["cave"] > 1 else FINDING
    lies = {**view.central, **me.board, **changed}
    return _ground(me.side, tuple(sorted(lies.items())), wing, (0, cave, cave + second), step)


@lru_cache(256)
def _ground(
    side: Side, lies: tuple[tuple[str, str], ...], wing: int, caves: tuple[int, int, int], step: int
) -> Ground:
    own = {cell: symbol for cell, symbol in lies if cell in OWN}
    return Ground(
        side=side,
        laying={**BARE, **{cell: _cost(cell, symbol) for cell, symbol in lies}},
        winged=frozenset(winged_rows(own)),
        wing=wing,
        caves=caves,
        beside=frozenset(
            c for cell, symbol in own.items() if symbol == "cave" for c in neighbours(side, cell)
        ),
        own=frozenset(own),
        step=step,
    )


def _cost(cell: str, symbol: str) -> int:
    if cell == CENTRE_CELL or symbol == "footprint":
        return 0
    return DIGGING if is_central(cell) else CLEARING


def edges(ground: Ground, cell: str, best: Mapping[str, int]) -> Iterator[Edge]:
    """The edges from a cell that shorten a way, with the cost of laying what is missing.

    `best`: the least cost found for each cell so far, which the caller lowers meanwhile.
    """
    farthest = best.get(CENTRE_CELL, NEVER)  # nobody goes on from there
    here = best[cell] + ground.step
    for there in neighbours(ground.side, cell):
        if there != START and (cost := here + ground.laying[there]) < best.get(there, farthest):
            yield Edge(there, cost)
    if cell not in OWN:
        return
    wing = here + (0 if row_of(cell) in ground.winged else ground.wing)
    for there in leaps(ground.side, cell):
        if (cost := wing + ground.laying[there]) < best.get(there, farthest):
            yield Edge(there, cost, leap=True)
    open_here = cell in ground.beside
    for there in EXITS[ground.side]:  # of the many tunnels few are worth a closer look
        free = open_here and there in ground.beside
        if here + ground.laying[there] + ground.caves[not free] < best.get(there, farthest):
            caves = () if free else _missing_caves(ground, cell, there)
            if caves is not None:
                cost = here + ground.laying[there] + ground.caves[len(caves)]
                if cost < best.get(there, farthest):
                    yield Edge(there, cost, caves=caves)


def _missing_caves(ground: Ground, here: str, there: str) -> tuple[str, ...] | None:
    """The Caves to be laid for a tunnel between two cells; `None` where there is no room for them."""
    mine, theirs = ([c for c in AROUND[ground.side][cell] if c not in ground.own] for cell in (here, there))
    if here in ground.beside:
        return tuple(theirs[:1]) or None
    if there in ground.beside:
        return tuple(mine[:1]) or None
    shared = [cell for cell in mine if cell in theirs]
    if shared:
        return (shared[0],)
    return (mine[0], theirs[0]) if mine and theirs else None


def laying(view: CalamandaraView, seat: Seat, cell: str) -> int:
    """The cost of making a cell one on which a token can stand."""
    return survey(view, seat).laying[cell]


def winged_rows(board: Mapping[str, str]) -> list[int]:
    """Return the rows of an individual board that hold a wing."""
    return sorted({row_of(cell) for cell, lies in board.items() if lies == "wing"})


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
    """The cell where the token will stand after this turn's steps, as far as Footprints lead now."""
    token = view.travellers[seat].token
    left = view.turn.steps if view.turn else 0
    for cell in found.cells[:left]:
        if cell == CENTRE_CELL or laying(view, seat, cell):
            break
        token = cell
    return token


def beside_cave(view: CalamandaraView, seat: Seat, cell: str) -> bool:
    """Check whether a cell of the traveller's board lies beside a Cave on it."""
    return cell in OWN and cell in survey(view, seat).beside


def leader(view: CalamandaraView, seat: Seat) -> Seat:
    """The other traveller who has the cheapest way left; of equal ones the next to the left."""
    seats = len(view.travellers)
    others = [(seat + i) % seats for i in range(1, seats)]
    return min(others, key=lambda other: ahead(view, other).cost + short_of(view, other) * STEP)


def ahead(view: CalamandaraView, seat: Seat) -> Way:
    """The cheapest way of a traveller's token from where it stands."""
    return way(view, seat, view.travellers[seat].token)


def short_of(view: CalamandaraView, seat: Seat) -> int:
    """The number of fragments that a traveller still lacks to enter the Centre."""
    return max(0, DATA.fragments - view.travellers[seat].fragments)


def cost_if(view: CalamandaraView, seat: Seat, changed: Mapping[str, str]) -> int:
    """The cost of a traveller's way if these cells of their board changed."""
    return way(view, seat, view.travellers[seat].token, changed).cost


def free_in_row(view: CalamandaraView, seat: Seat, row: int, spared: tuple[str, ...]) -> list[str]:
    """The empty cells of a row of its own board that a way does not need."""
    board = view.travellers[seat].board
    return [cell for cell in cells_of_row(row) if cell not in board and cell not in spared]


def wing_row(view: CalamandaraView, seat: Seat, found: Way) -> int:
    """The row of the first leap of a way that still lacks its Wing; 0: none."""
    winged = winged_rows(view.travellers[seat].board)
    return next((row_of(cell) for cell in found.leaps if row_of(cell) not in winged), 0)
