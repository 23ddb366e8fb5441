"""Regions, as walls separate them (sheet rules 3 and 4; rulebook, "Castelo")."""

from collections.abc import Collection, Iterable, Mapping

from rules.core.decisions import Seat
from rules.dwar7s.components.data import Edge
from rules.dwar7s.components.grid import card_of, kind_of, open_to, owner_of, rotations_of, walls_of
from rules.dwar7s.components.state import Card, Stack

Cells = Mapping[str, Stack]


def linked(table: Cells, cell: str) -> list[str]:
    """The neighbouring cells that no wall parts from this one, which must hold a card."""
    return [other for other in _ways(table, cell) if other in table and cell in _ways(table, other)]


def _ways(table: Cells, cell: str) -> tuple[str, ...]:
    top = table[cell].cards[-1]
    return open_to(cell, top.name, top.rotation)


def likely_rotations(table: Cells, cell: str, card: str, last: Collection[Edge]) -> list[int]:
    """The rotations in which a card may be built in a cell, the likeliest first.

    These are open to most neighbours, and have most walls in common with the `last` ones.
    """

    def worth(turned: int) -> tuple[int, int]:
        ways = linked({**table, cell: Stack([Card(card, turned)], [])}, cell)
        return len(ways), len({*last} & {*walls_of(card, turned)})

    return sorted(rotations_of(card), key=worth, reverse=True)


def region(table: Cells, cell: str) -> list[str]:
    """All cells that one can walk to from this one, itself included."""
    found = {cell: None}
    left = [cell]
    while left:
        at = left.pop()
        for other in _ways(table, at):  # as `linked`; what was found needs no second look
            if other not in found and other in table and at in _ways(table, other):
                found[other] = None
                left.append(other)
    return list(found)


def all_regions(table: Cells) -> dict[str, list[str]]:
    """The region of each cell."""
    found: dict[str, list[str]] = {}
    for cell in table:
        if cell not in found:
            cells = region(table, cell)
            found.update(dict.fromkeys(cells, cells))
    return found


def regions(table: Cells) -> dict[str, int]:
    """The number of its region for each cell, from 0 in the order of the table."""
    around = all_regions(table)
    numbers: dict[str, int] = {}
    for cell in table:
        numbers.setdefault(around[cell][0], len(numbers))
    return {cell: numbers[around[cell][0]] for cell in table}


def castle_cell(table: Cells, seat: Seat) -> str | None:
    """The cell of a seat's castle, None without one; nothing ever covers it (ruling R1)."""
    castle = card_of(seat, "castle")
    return next((cell for cell, stack in table.items() if stack.top.name == castle), None)


def realm(table: Cells, seat: Seat) -> list[str]:
    """The cells of a seat's realm; none without a castle."""
    home = castle_cell(table, seat)
    return [] if home is None else region(table, home)


def points(table: Cells, cells: Iterable[str]) -> int:
    """The total points of the top cards in these cells; may be negative (ruling R15)."""
    return sum(table[cell].kind.points for cell in cells)


def monster_in(table: Cells, cells: Iterable[str]) -> bool:
    """Check whether a monster is among these cells: no digging there (rule 12)."""
    return any(table[cell].kind.monster for cell in cells)


def stopped(table: Cells, cells: Iterable[str], what: str) -> bool:
    """Check whether a monster among these cells stops `mines` or `actions`."""
    return any(table[cell].kind.stops == what for cell in cells)


def castles_in(table: Cells, cells: Iterable[str]) -> list[Seat]:
    """The seats whose castles stand in these cells, in order."""
    names = [table[cell].top.name for cell in cells]
    return sorted(owner_of(name) for name in names if kind_of(name).castle)
