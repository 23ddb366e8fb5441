"""Places where symbols may lie, and the symbols that a Tower defends (sheet sections 5 and 7)."""

from dataclasses import dataclass

from rules.calamandara.components.cells import CENTRAL, CENTRE_CELL, OWN, cells_of_row, row_of
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.components.state import CalamandaraState, Traveller
from rules.core.decisions import Seat

PLACE_IN_CHART = {cell: number for number, cell in enumerate((*OWN, *CENTRAL))}


@dataclass(frozen=True, slots=True)
class Place:
    """A cell of the board of `owner`, or of the central board (`None`)."""

    owner: Seat | None
    cell: str


def cells_of(board: dict[str, str], *symbols: str) -> list[str]:
    """The cells of a board that hold one of these symbols, in the order of the chart."""
    return sorted(
        (cell for cell, symbol in board.items() if symbol in symbols), key=PLACE_IN_CHART.__getitem__
    )


def mountains(state: CalamandaraState, seat: Seat) -> list[str]:
    """The Mountains that a traveller can dig away: of their own board and the central one (rule 5.6)."""
    return [*cells_of(state.travellers[seat].board, "mountain"), *cells_of(state.central, "mountain")]


def tower_rows(board: dict[str, str]) -> list[int]:
    """The rows of an individual board that hold a Tower."""
    return sorted({row_of(cell) for cell in cells_of(board, "tower")})


def defended(board: dict[str, str], cell: str) -> bool:
    """Check whether a Tower in the row defends this cell's symbol; none defends itself (7.1, 7.2)."""
    others = [other for other in cells_of_row(row_of(cell)) if other != cell]
    return any(board.get(other) == "tower" for other in others)


def token_defended(traveller: Traveller) -> bool:
    """Check whether a Tower is in the token's row; never on the central board (rules 2.8 and 7.1)."""
    return traveller.token in OWN and row_of(traveller.token) in tower_rows(traveller.board)


def loose(traveller: Traveller, *symbols: str) -> list[str]:
    """The cells of the individual board with one of these symbols, not the one under the token (rule 2.7)."""
    return [cell for cell in cells_of(traveller.board, *symbols) if cell != traveller.token]


def open_to_harm(traveller: Traveller, *symbols: str) -> list[str]:
    """The cells that no Tower defends from a mandatory effect or another traveller (rule 7.3)."""
    return [cell for cell in loose(traveller, *symbols) if not defended(traveller.board, cell)]


def loose_central(state: CalamandaraState, *symbols: str) -> list[str]:
    """The cells of the central board with one of these symbols, but none with a token on it (rule 2.7)."""
    stood_on = [traveller.token for traveller in state.travellers]
    return [cell for cell in cells_of(state.central, *symbols) if cell not in stood_on]


def walled(state: CalamandaraState, seat: Seat) -> bool:
    """Check whether Muralha de Vento protects a traveller's board in this turn."""
    return seat in state.turn.walls


def empty_cells(board: dict[str, str]) -> list[str]:
    """The empty cells of an individual board."""
    return [cell for cell in OWN if cell not in board]


def room_for_mountain(board: dict[str, str]) -> list[str]:
    """List the cells of an individual board where a Mountain may be inserted (rules 5.2 and 7.4)."""
    if len(cells_of(board, "mountain")) >= DATA.mountains_own:
        return []
    towers = tower_rows(board)
    return [cell for cell in empty_cells(board) if row_of(cell) not in towers]


def central_room(state: CalamandaraState, symbol: str) -> list[str]:
    """List the central cells where this symbol may be inserted; never the Centre (rules 5.1 and 5.2)."""
    if "central" not in DATA.symbols[symbol].boards:
        return []
    if symbol == "mountain" and len(cells_of(state.central, "mountain")) >= DATA.mountains_central:
        return []
    return [cell for cell in CENTRAL if cell != CENTRE_CELL and cell not in state.central]


def places_for(state: CalamandaraState, seat: Seat, symbol: str) -> list[Place]:
    """List the places where a traveller may insert this symbol: own, others', central board (section 5)."""
    boards = DATA.symbols[symbol].boards
    found: list[Place] = []
    if "own" in boards:
        found += [Place(seat, cell) for cell in empty_cells(state.travellers[seat].board)]
    if "others" in boards:
        for other, traveller in enumerate(state.travellers):
            if other != seat and not walled(state, other):
                found += [Place(other, cell) for cell in room_for_mountain(traveller.board)]
    return found + [Place(None, cell) for cell in central_room(state, symbol)]


def board_at(state: CalamandaraState, owner: Seat | None) -> dict[str, str]:
    """The individual board of a seat, or the central board."""
    return state.central if owner is None else state.travellers[owner].board


def lay(state: CalamandaraState, place: Place, symbol: str) -> None:
    """Lay a symbol on a cell, replacing any other."""
    board_at(state, place.owner)[place.cell] = symbol
    mark(state, place)


def lift(state: CalamandaraState, place: Place) -> str:
    """Take the symbol off a cell."""
    mark(state, place)
    return board_at(state, place.owner).pop(place.cell)


def mark(state: CalamandaraState, place: Place) -> None:
    """Note that a cell has changed."""
    owner = "" if place.owner is None else f"{place.owner}."
    state.changed.append(f"cell:{owner}{place.cell}")


def swap(state: CalamandaraState, owner: Seat, one: str, other: str) -> None:
    """Exchange the symbols of two cells of an individual board."""
    board = state.travellers[owner].board
    board[one], board[other] = board[other], board[one]
    mark(state, Place(owner, one))
    mark(state, Place(owner, other))


def swappable(traveller: Traveller, *, own: bool) -> dict[str, list[str]]:
    """Map cells of the individual board to those with another kind of symbol that they may swap with.

    Neither is under the token; on the board of another neither is defended (Troca de Sombras). Cells
    without a partner are left out.
    """
    cells = loose(traveller, *SYMBOLS) if own else open_to_harm(traveller, *SYMBOLS)
    board = traveller.board
    partners = {cell: [other for other in cells if board[other] != board[cell]] for cell in cells}
    return {cell: others for cell, others in partners.items() if others}
