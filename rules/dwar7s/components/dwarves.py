"""Places and walks of dwarves, and cards as the places of a question (sheet rule 3)."""

from rules.core.decisions import Option, Seat, option
from rules.dwar7s.components.asks import kingdom
from rules.dwar7s.components.grid import place_of
from rules.dwar7s.components.realm import linked
from rules.dwar7s.components.state import Dwar7sState, spoken


def reading_order(cell: str) -> tuple[int, int]:
    """Sorts cells from north to south, in a row from west to east."""
    x, y = place_of(cell)
    return y, x


def in_order(state: Dwar7sState) -> list[str]:
    """All cells with cards in reading order."""
    return sorted(state.table, key=reading_order)


def cells_of(state: Dwar7sState, seat: Seat) -> list[str]:
    """The cells in which dwarves of a seat stand."""
    return [cell for cell in in_order(state) if state.table[cell].dwarves[seat]]


def steps(state: Dwar7sState, cell: str) -> list[str]:
    """The linked neighbours of a cell that have a free space."""
    return sorted((c for c in linked(state.table, cell) if state.table[c].free), key=reading_order)


def within(state: Dwar7sState, cell: str, most: int) -> list[str]:
    """The cells that a dwarf reaches in 1 to `most` steps, each to a free space; not its own (ruling R17)."""
    found = {cell: None}
    edge = [cell]
    for _ in range(most):
        edge = [other for here in edge for other in steps(state, here) if other not in found]
        found.update(dict.fromkeys(edge))
    return sorted((other for other in found if other != cell), key=reading_order)


def shift(state: Dwar7sState, seat: Seat, start: str, end: str) -> None:
    """A dwarf of the seat goes from one cell to the other."""
    state.table[start].dwarves[seat] -= 1
    state.table[end].dwarves[seat] += 1
    state.changed += [f"cell:{start}", f"cell:{end}"]


def card_options(state: Dwar7sState, cells: list[str], seat: Seat) -> list[Option]:
    """Options for cards, with the dwarves that they need and those of the seat on them."""
    key = "dwar7s.option.cell.card"
    return [
        option(
            "cell",
            cell,
            key=key,
            cell=spoken(cell),
            card=kingdom(stack.top.name),
            mine=stack.dwarves[seat],
            needed=stack.kind.needed,
        )
        for cell, stack in ((cell, state.table[cell]) for cell in cells)
    ]


def crowd_options(state: Dwar7sState, cells: list[str]) -> list[Option]:
    """Options for cards, with the number of all dwarves on them."""
    key = "dwar7s.option.cell.crowd"
    return [
        option(
            "cell", cell, key=key, cell=spoken(cell), card=kingdom(stack.top.name), count=sum(stack.dwarves)
        )
        for cell, stack in ((cell, state.table[cell]) for cell in cells)
    ]
