"""What each option gives, costs or does, beside its name, from what its reader sees."""

from collections.abc import Callable, Mapping

from rules.calamandara.components.cells import (
    CENTRE_CELL,
    OWN,
    cells_of_row,
    is_central,
    neighbours,
    row_of,
    step_value,
)
from rules.calamandara.components.data import DATA, MoveSymbol
from rules.calamandara.view import BACK, CalamandaraView
from rules.core.decisions import Choose, Decision, Seat
from rules.core.flow import Argument
from rules.core.text import Text, bare, ids

Tell = Callable[[CalamandaraView, Choose, str], Text | None]  # (view, question, name in the option's id)


def effects(view: CalamandaraView, decision: Decision) -> Mapping[str, Text]:
    """What each option does, by its id; nothing where its name says all."""
    if not isinstance(decision, Choose):
        return {}
    found: dict[str, Text] = {}
    for option in decision.options:
        tell = KINDS.get(option.id.partition(":")[0])
        text = tell(view, decision, bare(option.id)) if tell else None
        if text is not None:
            found[option.id] = text
    return found


def _asked(decision: Choose) -> str:
    """The name of the question: `insert.board`."""
    return decision.prompt.key.removeprefix("calamandara.ask.")


# --- symbols and cards --------------------------------------------------------------------------------


def symbol(view: CalamandaraView, decision: Choose, name: str) -> Text:
    """What a symbol does."""
    return Text(key=f"calamandara.symbol.{name}.brief")


def memory(view: CalamandaraView, decision: Choose, name: str) -> Text:
    """What a Memory Card does."""
    return Text(key=f"calamandara.memory.{name}.brief")


def price(view: CalamandaraView, decision: Choose, name: str) -> Text:
    """How many Memory Cards there are then, and what is left of the symbol."""
    left = view.travellers[decision.seat].reserve[name] - DATA.price
    return Text(key="calamandara.effect.price", args={**_fragments(view, decision.seat, 1), "left": left})


def _fragments(view: CalamandaraView, seat: Seat, more: int = 0) -> dict[str, Argument]:
    return {"fragments": view.travellers[seat].fragments + more, "needed": DATA.fragments}


# --- actions ------------------------------------------------------------------------------------------


def act(view: CalamandaraView, decision: Choose, name: str) -> Text | None:
    """What an action does beyond its name; what an event does to whoever passes."""
    if name == "pass":
        at_work = view.event and _asked(decision) == "event"
        return Text(key=f"calamandara.event.{view.event.event}.brief") if at_work and view.event else None
    if name == "reveal":
        left: dict[str, Argument] = {**view.events_left}
        return Text(key="calamandara.effect.reveal", args=left)
    if name in ("own", "central"):
        return _board(view, decision, None if name == "central" else decision.seat)
    if name == "cave":
        return Text(key="calamandara.effect.cave", args=_fragments(view, decision.seat, 1))
    if name == "transmute":
        return Text(key="calamandara.effect.transmute", args={"count": DATA.transmuted})
    return Text(key=f"calamandara.effect.{name}") if name in ("refuse", "excavate", "clear") else None


def _board(view: CalamandaraView, decision: Choose, owner: Seat | None) -> Text:
    """A board for a symbol: how many of it lie there; of Mountains, how many may."""
    inserted = bare(str(decision.prompt.args["symbol"]))
    board = view.central if owner is None else view.travellers[owner].board
    count = list(board.values()).count(inserted)
    if inserted == "mountain":
        most = DATA.mountains_central if owner is None else DATA.mountains_own
        return Text(key="calamandara.effect.board.mountain", args={"count": count, "most": most})
    key = "calamandara.effect.board.central" if owner is None else "calamandara.effect.board.own"
    return Text(key=key, args={"symbol": ids("symbol", [inserted] * count)})


# --- travellers ---------------------------------------------------------------------------------------


def seat(view: CalamandaraView, decision: Choose, name: str) -> Text:
    """What counts of a traveller: the top of the deck, the Mountains, or how near the end is."""
    other = int(name)
    if _asked(decision) == "deck":
        return Text(key="calamandara.effect.deck", args={"symbols": _top(view, other)})
    if _asked(decision) == "insert.board":
        return _board(view, decision, other)
    step = view.travellers[other].step
    return Text(key="calamandara.effect.rival", args={**_fragments(view, other), "step": step})


def direction(view: CalamandaraView, decision: Choose, name: str) -> Text:
    """Whose top card comes to one's own deck."""
    giver = (decision.seat + (-1 if name == "left" else 1)) % len(view.travellers)
    top = view.travellers[giver].top
    if top in ("", BACK):
        key = f"calamandara.effect.direction.{top or 'none'}"
        return Text(key=key, args={"seat": f"seat:{giver}"})
    args: dict[str, Argument] = {"seat": f"seat:{giver}", "symbols": _top(view, giver)}
    return Text(key="calamandara.effect.direction", args=args)


def _top(view: CalamandaraView, owner: Seat) -> list[str]:
    return ids("symbol", DATA.symbol_cards[view.travellers[owner].top].shows)


# --- cells --------------------------------------------------------------------------------------------


def cell(view: CalamandaraView, decision: Choose, name: str) -> Text:
    """Where a cell is, and what lies and stands beside it."""
    return _place(view, _owner(view, decision), name)


def way(view: CalamandaraView, decision: Choose, name: str) -> Text:
    """Where a step leads; the token leaves the cell where it stands."""
    return _place(view, decision.seat, name, walker=decision.seat)


def _owner(view: CalamandaraView, decision: Choose) -> Seat:
    """On whose board the cells of a question are; on the central one, who is asked."""
    whose = decision.prompt.args.get("seat")
    if isinstance(whose, str):
        return int(bare(whose))
    if view.event and _asked(decision) == "effect.move.to":
        done = DATA.events[view.event.event].blocks[view.event.block].effects
        if any(isinstance(each, MoveSymbol) and each.board == "left" for each in done):
            return (decision.seat + 1) % len(view.travellers)
    return decision.seat


def _place(view: CalamandaraView, owner: Seat, name: str, *, walker: Seat | None = None) -> Text:
    if name == CENTRE_CELL:
        return Text(key="calamandara.effect.centre")
    near = [ident for ident in _near(view, owner, name) if ident != f"seat:{walker}"]
    if is_central(name):
        step = step_value(name)
        return Text(key="calamandara.effect.ring", args={"step": step, "near": near, "beside": len(near)})
    board = view.travellers[owner].board
    others = [board.get(other) for other in cells_of_row(row_of(name)) if other != name]
    along = [f"symbol:{symbol}" for symbol in ("tower", "wing") for _ in range(others.count(symbol))]
    args: dict[str, Argument] = {"row": row_of(name), "along": along, "count": len(along)}
    return Text(key="calamandara.effect.row", args={**args, "near": near, "beside": len(near)})


def _near(view: CalamandaraView, owner: Seat, name: str) -> list[str]:
    """The symbols on the cells around, for a token of the owner, and the tokens there."""
    found, tokens = [], []
    for other in neighbours(view.travellers[owner].side, name):
        own = other in OWN
        board = view.travellers[owner].board if own else view.central
        found += ids("symbol", [board[other]] if other in board else [])
        tokens += [
            f"seat:{i}"
            for i, each in enumerate(view.travellers)
            if each.token == other and (i == owner or not own)
        ]
    return sorted(found, key=_order) + tokens


def _order(ident: str) -> int:
    return list(DATA.symbols).index(bare(ident))


KINDS: Mapping[str, Tell] = {
    "insert": symbol,
    "symbol": symbol,
    "memory": memory,
    "price": price,
    "act": act,
    "seat": seat,
    "direction": direction,
    "cell": cell,
    "walk": way,
    "leap": way,
    "tunnel": way,
}
