"""Effects of Event cards that touch symbols on boards (sheet section 10), one function for each kind.

`..._spots` say where an effect could act now; the others ask, and carry it out. All take the traveller who
carries it out. If an effect is optional (`may`), `None` or `False` means that the traveller declined.
"""

from rules.calamandara.components import stock
from rules.calamandara.components.asks import ask, offer_cell, pick_cell, pick_symbol
from rules.calamandara.components.board import (
    Place,
    cells_of,
    central_room,
    empty_cells,
    lay,
    lift,
    loose,
    loose_central,
    open_to_harm,
    room_for_mountain,
    swap,
    swappable,
    token_defended,
    tower_rows,
    walled,
)
from rules.calamandara.components.cells import OWN, row_of
from rules.calamandara.components.data import (
    DATA,
    Discard,
    DiscardChain,
    Insert,
    MoveSymbol,
    Source,
    Substitute,
)
from rules.calamandara.components.movement import fall
from rules.calamandara.components.state import (
    CalamandaraContext,
    CalamandaraState,
    left_of,
    listed,
    log,
    put,
    said,
    shown,
    take,
)
from rules.core.decisions import Seat
from rules.core.flow import Argument
from rules.core.text import Text


def about(ctx: CalamandaraContext, name: str, **args: Argument) -> Text:
    """The prompt `calamandara.ask.effect.<name>` of the Event card at work."""
    return ask(f"effect.{name}", event=f"event:{shown(ctx.state).event}", **args)


async def choose(
    ctx: CalamandaraContext, seat: Seat, prompt: Text, cells: list[str], *, owner: Seat | None, may: bool
) -> str | None:
    """Ask for a cell; if the effect is optional (`may`), even about a single one."""
    if may:
        return await offer_cell(ctx, seat, prompt, cells, owner=owner)
    return await pick_cell(ctx, seat, prompt, cells, owner=owner)


# --- insert ------------------------------------------------------------------------------------------


def insert_spots(state: CalamandaraState, seat: Seat, effect: Insert) -> list[str]:
    """The cells where the symbol can be inserted, if it can be had (rules 5.8 and 7.4)."""
    if effect.source == "reserve" and not state.travellers[seat].reserve[effect.symbol]:
        return []
    if effect.board == "central":
        return central_room(state, effect.symbol)
    if effect.board == "own":
        return empty_cells(state.travellers[seat].board)
    return (
        room_for_mountain(state.travellers[left_of(state, seat)].board) if reaches_left(state, seat) else []
    )


def reaches_left(state: CalamandaraState, seat: Seat) -> bool:
    """Check if an effect reaches the left neighbour, past Mãos de Barro and Muralha de Vento."""
    left = left_of(state, seat)
    return left not in shown(state).spared and not walled(state, left)


async def insert(ctx: CalamandaraContext, seat: Seat, effect: Insert, *, may: bool) -> bool:
    """Insert the symbol on one of the spots; there is at least one."""
    state = ctx.state
    symbol = f"symbol:{effect.symbol}"
    owner = {"own": seat, "left": left_of(state, seat), "central": None}[effect.board]
    prompt = {
        "own": about(ctx, "insert", symbol=symbol),
        "left": about(ctx, "insert.left", symbol=symbol, seat=f"seat:{owner}"),
        "central": about(ctx, "insert.central", symbol=symbol),
    }[effect.board]
    cell = await choose(ctx, seat, prompt, insert_spots(state, seat, effect), owner=owner, may=may)
    if cell is None:
        return False
    if effect.source == "reserve":
        take(state, seat, "reserve", [effect.symbol])
    inserted(ctx, seat, Place(owner, cell), effect.symbol, source=effect.source)
    return True


def inserted(
    ctx: CalamandaraContext, seat: Seat, place: Place, symbol: str, *, source: Source = "reserve"
) -> None:
    """Lay a symbol on an empty cell and tell of it, and whether it is from the Supply."""
    lay(ctx.state, place, symbol)
    what: dict[str, Argument] = {"symbol": f"symbol:{symbol}", "cell": said(place.cell)}
    supply = source == "supply"
    if place.owner is None:
        log(ctx, "insert.central", seat, **what)
    elif place.owner == seat:
        log(ctx, "insert.supply" if supply else "insert", seat, **what)
    else:
        key = "insert.other.supply" if supply else "insert.other"
        log(ctx, key, seat, **what, victim=f"seat:{place.owner}")


# --- discard -----------------------------------------------------------------------------------------


def discard_spots(state: CalamandaraState, seat: Seat, effect: Discard, *, may: bool) -> list[str]:
    """The symbols that can be discarded; Towers defend from what must be (rule 7.3)."""
    if effect.do == "discard_central":
        return loose_central(state, *effect.symbols)
    traveller = state.travellers[seat]
    return loose(traveller, *effect.symbols) if may else open_to_harm(traveller, *effect.symbols)


async def discard(ctx: CalamandaraContext, seat: Seat, effect: Discard, *, may: bool) -> bool:
    """Discard as many as the card says, or as there are; one by one where it matters which is first (A14)."""
    owner = None if effect.do == "discard_central" else seat
    short = effect.n
    while short and (spots := discard_spots(ctx.state, seat, effect, may=may)):
        asked = may and short == effect.n
        if asked or len(spots) > short or opens_a_row(ctx.state, seat, effect, spots):
            prompt = about(ctx, "discard.central") if owner is None else about(ctx, "discard", left=short)
            cell = await choose(ctx, seat, prompt, spots, owner=owner, may=asked)
            if cell is None:
                return False
            spots = [cell]
        for cell in spots:
            discarded(ctx, seat, Place(owner, cell))
        short -= len(spots)
    return True


def opens_a_row(state: CalamandaraState, seat: Seat, effect: Discard, spots: list[str]) -> bool:
    """Check whether one of these is a Tower that alone defends a symbol the effect could then take."""
    if effect.do == "discard_central":
        return False
    traveller = state.travellers[seat]
    rows = {row_of(cell) for cell in spots if traveller.board[cell] == "tower"}
    return any(row_of(cell) in rows and cell not in spots for cell in loose(traveller, *effect.symbols))


def discarded(ctx: CalamandaraContext, seat: Seat, place: Place) -> None:
    """A symbol goes to the Depot of the board's owner, from the central board to the revealer's (9.10)."""
    symbol = lift(ctx.state, place)
    depot = ctx.state.turn.seat if place.owner is None else place.owner
    put(ctx.state, depot, "depot", [symbol])
    name = "discard.central" if place.owner is None else "discard"
    log(ctx, name, seat, symbol=f"symbol:{symbol}", cell=said(place.cell))


async def discard_chain(ctx: CalamandaraContext, seat: Seat, effect: DiscardChain) -> None:
    """Discard from board and Reserve; if still short, the token's Footprint (13.1 to 13.4)."""
    state = ctx.state
    traveller = state.travellers[seat]
    short = effect.n
    while short and (spots := open_to_harm(traveller, effect.symbol)):
        if len(spots) > short:
            spots = [await pick_cell(ctx, seat, about(ctx, "discard", left=short), spots, owner=seat)]
        for cell in spots:
            discarded(ctx, seat, Place(seat, cell))
        short -= len(spots)
    paid: list[str] = [effect.symbol] * min(short, traveller.reserve[effect.symbol])
    if paid:
        stock.discard(ctx, seat, paid)
    if len(paid) < short and falls(state, seat):
        fall(ctx, seat)


def falls(state: CalamandaraState, seat: Seat) -> bool:
    """Check whether the token can lose its Footprint: on its own board, not defended (13.1 to 13.3)."""
    traveller = state.travellers[seat]
    return traveller.token in OWN and not token_defended(traveller)


def chain_bites(state: CalamandaraState, seat: Seat, effect: DiscardChain) -> bool:
    """Check whether a chain of discards finds anything to take."""
    traveller = state.travellers[seat]
    return bool(
        open_to_harm(traveller, effect.symbol) or traveller.reserve[effect.symbol] or falls(state, seat)
    )


# --- substitute, move, swap --------------------------------------------------------------------------


def substitute_spots(state: CalamandaraState, seat: Seat, effect: Substitute, *, may: bool) -> list[str]:
    """The symbols that can be replaced; Towers defend from a forced substitution (rule 7.3).

    A forced substitution with no replacement left discards the symbol (ruling 13.15).
    """
    traveller = state.travellers[seat]
    if not may:
        return open_to_harm(traveller, *effect.old)
    spots = loose(traveller, *effect.old)
    return [cell for cell in spots if substitutes(state, seat, effect, cell)]


def substitutes(state: CalamandaraState, seat: Seat, effect: Substitute, cell: str) -> list[str]:
    """List the symbols that can take the place of one (rulings 13.15 and 13.24)."""
    traveller = state.travellers[seat]
    found = list(effect.new)
    if effect.source == "reserve":
        found = [symbol for symbol in listed(traveller.reserve) if symbol in effect.new]
    rest = {other: symbol for other, symbol in traveller.board.items() if other != cell}
    full = len(cells_of(rest, "mountain")) >= DATA.mountains_own or row_of(cell) in tower_rows(rest)
    return [symbol for symbol in dict.fromkeys(found) if symbol != "mountain" or not full]


async def substitute(ctx: CalamandaraContext, seat: Seat, effect: Substitute, *, may: bool) -> bool:
    """Replace a symbol in place; the old one goes to the Depot."""
    state = ctx.state
    spots = substitute_spots(state, seat, effect, may=may)
    cell = await choose(ctx, seat, about(ctx, "substitute"), spots, owner=seat, may=may)
    if cell is None:
        return False
    place = Place(seat, cell)
    new = substitutes(state, seat, effect, cell)
    if not new:
        discarded(ctx, seat, place)
        return True
    old = f"symbol:{state.travellers[seat].board[cell]}"
    symbol = await pick_symbol(ctx, seat, about(ctx, "substitute.by", symbol=old, cell=said(cell)), new)
    if effect.source == "reserve":
        take(state, seat, "reserve", [symbol])
    put(state, seat, "depot", [lift(state, place)])
    lay(state, place, symbol)
    log(ctx, "substitute", seat, symbol=old, cell=said(cell), other=f"symbol:{symbol}")
    return True


def move_spots(state: CalamandaraState, seat: Seat, effect: MoveSymbol) -> list[str]:
    """The symbols that can be moved to an empty cell of the same board; on another's, undefended ones."""
    owner = seat if effect.board == "own" else left_of(state, seat)
    traveller = state.travellers[owner]
    if not empty_cells(traveller.board) or (owner != seat and not reaches_left(state, seat)):
        return []
    return loose(traveller, *effect.symbols) if owner == seat else open_to_harm(traveller, *effect.symbols)


async def move_symbol(ctx: CalamandaraContext, seat: Seat, effect: MoveSymbol, *, may: bool) -> bool:
    """Move a symbol to an empty cell of its board, whatever stands in that row (ruling 13.27)."""
    state = ctx.state
    owner = seat if effect.board == "own" else left_of(state, seat)
    board = state.travellers[owner].board
    whose = f"seat:{owner}"
    prompt = about(ctx, "move") if owner == seat else about(ctx, "move.left", seat=whose)
    spots = move_spots(state, seat, effect)
    cell = await choose(ctx, seat, prompt, spots, owner=owner, may=may)
    if cell is None:
        return False
    symbol = f"symbol:{board[cell]}"
    target = about(ctx, "move.to", symbol=symbol, cell=said(cell))
    there = await pick_cell(ctx, seat, target, empty_cells(board), owner=owner)
    lay(state, Place(owner, there), lift(state, Place(owner, cell)))
    what: dict[str, Argument] = {"symbol": symbol, "cell": said(cell), "there": said(there)}
    if owner == seat:
        log(ctx, "move", seat, **what)
    else:
        log(ctx, "move.other", seat, **what, victim=whose)
    return True


async def swap_symbols(ctx: CalamandaraContext, seat: Seat, *, may: bool) -> bool:
    """Exchange two symbols of different kinds on one's own board."""
    board = ctx.state.travellers[seat].board
    partners = swappable(ctx.state.travellers[seat], own=True)
    cell = await choose(ctx, seat, about(ctx, "swap"), list(partners), owner=seat, may=may)
    if cell is None:
        return False
    symbol = f"symbol:{board[cell]}"
    second = about(ctx, "swap.with", symbol=symbol, cell=said(cell))
    there = await pick_cell(ctx, seat, second, partners[cell], owner=seat)
    other = f"symbol:{board[there]}"
    swap(ctx.state, seat, cell, there)
    log(ctx, "swap", seat, symbol=symbol, cell=said(cell), other=other, there=said(there))
    return True
