"""Phase 2: insertions, excavations, clearings and a transmutation (sheet rule 4.4 and section 5)."""

from collections.abc import Callable, Coroutine, Mapping, Sequence

from rules.calamandara.components.asks import (
    act,
    ask,
    likely_options,
    memories,
    pick_cell,
    pick_symbol,
    pieces,
    stock_parts,
)
from rules.calamandara.components.board import Place, lay, lift, loose, mountains, places_for
from rules.calamandara.components.cells import is_central
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.components.likely import likely
from rules.calamandara.components.state import (
    CalamandaraContext,
    CalamandaraState,
    acting,
    inserts_left,
    log,
    put,
    said,
    take,
)
from rules.calamandara.play.memories import play_memory, playable
from rules.calamandara.play.on_boards import inserted
from rules.core.decisions import Answer, Option, Seat, Split, option
from rules.core.flow import Ask
from rules.core.play.asking import pick
from rules.core.text import Text, bare, ids

EXCAVATE = act("excavate", "excavate")
CLEAR = act("clear", "clear")
TRANSMUTE = act("transmute", "transmute")
END = act("end", "insert.end")
OWN_BOARD = act("own", "board.own", None)
CENTRAL_BOARD = act("central", "board.central", None)
MENU = 25  # boards and likely cells in one list
Deed = Callable[[CalamandaraContext, Seat], Coroutine[Ask, dict[Seat, Answer], None]]


async def insert(ctx: CalamandaraContext) -> str:
    """One action, one Memory Card, or the end of the phase.

    A traveller who has a card in hand and has played none is asked even if nothing else can be done.
    """
    state = ctx.state
    turn = state.turn
    seat = turn.seat
    actions = possible(state)
    cards = bool(acting(state).hand) and seat not in turn.played
    if not actions and not cards:
        turn.played.clear()
        return "walk"
    hidden = memories(playable(state, seat, "phase_2")) if cards else []
    prompt = ask("insert", left=max(0, inserts_left(state)))
    chosen = await pick(ctx, seat, prompt, [*actions, END, *hidden], default=END.id)
    kind, _, name = chosen.partition(":")
    if chosen == END.id:
        turn.played.clear()
        return "walk"
    turn.deed = True
    if kind == "memory":
        turn.played.append(seat)
        await play_memory(ctx, seat, name)
    elif kind == "insert":
        await insert_symbol(ctx, seat, name)
    else:
        await DEEDS[chosen](ctx, seat)
    return "insert"


def possible(state: CalamandaraState) -> list[Option]:
    """List what the active traveller can do in this phase, apart from Memory Cards."""
    seat, traveller = state.turn.seat, acting(state)
    found: list[Option] = []
    if inserts_left(state) > 0:
        found += [_insertion(symbol, traveller.reserve[symbol]) for symbol in insertable(state, seat)]
        if traveller.reserve["cave"]:
            found += _named(EXCAVATE, mountains(state, seat), {**state.central, **traveller.board})
        found += _named(CLEAR, loose(traveller, *SYMBOLS), traveller.board)
    if not state.turn.transmuted and sum(traveller.depot.values()) >= DATA.transmuted:
        found.append(TRANSMUTE)
    return found


def _named(action: Option, cells: Sequence[str], lies: Mapping[str, str]) -> list[Option]:
    """Offer an action on one of the cells, if there are any; if there is but one, say what lies there.

    Then nobody is asked where, so this must tell all that it does.
    """
    if len(cells) != 1:
        return [action] if cells else []
    key, [cell] = f"{action.label.key}.one", cells
    label = Text(key=key, args={"cell": said(cell), "symbol": f"symbol:{lies[cell]}"})
    return [action.model_copy(update={"label": label})]


def insertable(state: CalamandaraState, seat: Seat) -> Sequence[str]:
    """The symbols of the Reserve that can be inserted; Mountains only so often in a turn (rule 5.2)."""
    reserve = state.travellers[seat].reserve
    barred = ["mountain"] if state.turn.mountains >= DATA.mountain_insertions else []
    held = [symbol for symbol in SYMBOLS if reserve[symbol] and symbol not in barred]
    return [symbol for symbol in held if places_for(state, seat, symbol)]


def _insertion(symbol: str, count: int) -> Option:
    key = "calamandara.option.insert"
    return option("insert", symbol, key=key, group="group:inserts", symbol=f"symbol:{symbol}", count=count)


async def insert_symbol(ctx: CalamandaraContext, seat: Seat, symbol: str) -> None:
    """Insert a symbol of the Reserve: on which board, on which cell (5.1 to 5.5)."""
    state = ctx.state
    places = places_for(state, seat, symbol)
    boards = list(dict.fromkeys(place.owner for place in places))
    if len(boards) > 1:
        place = await _board_or_cell(ctx, seat, symbol, boards, places)
    else:
        ctx.only(seat, ask("insert.board", symbol=f"symbol:{symbol}"), _board(seat, boards[0]))
        place = await _cell(ctx, seat, symbol, boards[0], places)
    take(state, seat, "reserve", [symbol])
    state.turn.inserted += 1
    state.turn.mountains += symbol == "mountain"
    inserted(ctx, seat, place, symbol)


async def _board_or_cell(
    ctx: CalamandaraContext, seat: Seat, symbol: str, boards: Sequence[Seat | None], places: Sequence[Place]
) -> Place:
    """Ask for a likely cell, or for a board and then for its cell."""
    by_board = {_board(seat, board).id: board for board in boards}
    near = _near(ctx.state, seat, boards, places)
    options = [*(_board(seat, board) for board in boards), *(shown for shown, _ in near)]
    chosen = await pick(ctx, seat, ask("insert.board", symbol=f"symbol:{symbol}"), options)
    if chosen in by_board:
        return await _cell(ctx, seat, symbol, by_board[chosen], places)
    return next(place for shown, place in near if shown.id == chosen)


def _near(
    state: CalamandaraState, seat: Seat, boards: Sequence[Seat | None], places: Sequence[Place]
) -> list[tuple[Option, Place]]:
    """The likely cells: of the own and the central board together, else a few of each board."""
    if seat in boards:
        near = {place.cell: place for place in places}  # a symbol for the own board is for no other
        listed = likely_options(state, seat, likely(state, [seat], list(near)))
        return [(shown, near[bare(shown.id)]) for shown in listed]
    most = (MENU - len(boards)) // len(boards)
    found: list[tuple[Option, Place]] = []
    for board in boards:
        cells = [place.cell for place in places if place.owner == board]
        first = likely(state, _travellers(state, seat, boards, board), cells)[:most]
        found += [(_likely_cell(board, cell), Place(board, cell)) for cell in first]
    return found


def _travellers(
    state: CalamandaraState, seat: Seat, boards: Sequence[Seat | None], board: Seat | None
) -> list[Seat]:
    """The travellers whose paths a symbol here concerns: the others, if it can't lie on the own board."""
    if board is not None:
        return [board]
    return [seat] if seat in boards else [other for other in range(len(state.travellers)) if other != seat]


def _likely_cell(board: Seat | None, cell: str) -> Option:
    """The option for an empty cell for a Mountain; it names the rival whose board it is on, if any."""
    if board is None:
        return option("cell", cell, key="calamandara.option.cell", group="group:path", cell=said(cell))
    key, name = "calamandara.option.cell.rival", f"{board}_{cell}"
    return option("rival", name, key=key, group="group:path", seat=f"seat:{board}", cell=said(cell))


async def _cell(
    ctx: CalamandaraContext, seat: Seat, symbol: str, owner: Seat | None, places: Sequence[Place]
) -> Place:
    what = f"symbol:{symbol}"
    prompt = ask("insert.own", symbol=what)
    if owner is None:
        prompt = ask("insert.central", symbol=what)
    elif owner != seat:
        prompt = ask("insert.other", symbol=what, seat=f"seat:{owner}")
    cells = [place.cell for place in places if place.owner == owner]
    first = likely(ctx.state, _travellers(ctx.state, seat, [place.owner for place in places], owner), cells)
    return Place(owner, await pick_cell(ctx, seat, prompt, cells, owner=owner, first=first))


def _board(seat: Seat, owner: Seat | None) -> Option:
    if owner is None:
        return CENTRAL_BOARD
    return OWN_BOARD if owner == seat else option("seat", owner)


async def excavate(ctx: CalamandaraContext, seat: Seat) -> None:
    """A Cave of the Reserve takes the Mountain's place; on the central board both go to the Depot (5.6)."""
    state = ctx.state
    cell = await pick_cell(ctx, seat, ask("excavate"), mountains(state, seat), owner=seat)
    take(state, seat, "reserve", ["cave"])
    state.turn.inserted += 1
    place = Place(None if is_central(cell) else seat, cell)
    put(state, seat, "depot", [lift(state, place)])
    if place.owner is None:
        put(state, seat, "depot", ["cave"])
        log(ctx, "excavate.central", seat, cell=said(cell))
    else:
        lay(state, place, "cave")
        log(ctx, "excavate", seat, cell=said(cell))


async def clear(ctx: CalamandaraContext, seat: Seat) -> None:
    """Discard a symbol of one's own board, defended or not (rules 4.4a and 7.5)."""
    state = ctx.state
    cell = await pick_cell(ctx, seat, ask("clear"), loose(acting(state), *SYMBOLS), owner=seat)
    state.turn.inserted += 1
    symbol = lift(state, Place(seat, cell))
    put(state, seat, "depot", [symbol])
    log(ctx, "clear", seat, symbol=f"symbol:{symbol}", cell=said(cell))


async def transmute(ctx: CalamandaraContext, seat: Seat) -> None:
    """Return three symbols of the Depot to the Supply for one of choice, once in a turn (rule 4.4b)."""
    state = ctx.state
    depot = acting(state).depot
    count = DATA.transmuted
    parts = stock_parts(depot, count)
    prompt = ask("transmute.pay", count=count)
    if len(parts) == 1:
        split = {parts[0].id: count}
        ctx.imply(Split(seat=seat, prompt=prompt, parts=tuple(parts), least=count, most=count), split)
    else:
        split = await ctx.split(seat, prompt, parts, least=count, most=count)
        state.changed.clear()
    paid = pieces(split)
    take(state, seat, "depot", paid)
    symbol = await pick_symbol(ctx, seat, ask("transmute.kind"), SYMBOLS)
    put(state, seat, "reserve", [symbol])
    state.turn.transmuted = True
    log(ctx, "transmute", seat, symbols=ids("symbol", paid), other=f"symbol:{symbol}")


DEEDS: Mapping[str, Deed] = {EXCAVATE.id: excavate, CLEAR.id: clear, TRANSMUTE.id: transmute}
