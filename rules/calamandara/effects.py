"""The gain, cost or effect of each option, shown beside its name, from what its reader sees."""

from collections.abc import Mapping

from rules.calamandara.components.cells import (
    CENTRE_CELL,
    OWN,
    START,
    cells_of_row,
    is_central,
    neighbours,
    row_of,
    step_value,
)
from rules.calamandara.components.data import DATA, MoveSymbol
from rules.calamandara.components.state import said
from rules.calamandara.view import BACK, CalamandaraView
from rules.core.decisions import Decision, Seat
from rules.core.flow import Argument
from rules.core.play.effects import Teller, effects_by_kind
from rules.core.text import Text, bare, ids

# --- symbols and cards --------------------------------------------------------------------------------


def symbol(view: CalamandaraView, decision: Decision, name: str) -> Text:
    """Describe the effect of a symbol."""
    return Text(key=f"calamandara.symbol.{name}.brief")


def memory(view: CalamandaraView, decision: Decision, name: str) -> Text:
    """Describe the effect of a Memory Card."""
    return Text(key=f"calamandara.memory.{name}.brief")


def price(view: CalamandaraView, decision: Decision, name: str) -> Text:
    """Describe how many Memory Cards there are then, and what is left of the symbol."""
    left = view.travellers[decision.seat].reserve[name] - DATA.price
    return Text(key="calamandara.effect.price", args={**_fragments(view, decision.seat, 1), "left": left})


def _fragments(view: CalamandaraView, seat: Seat, more: int = 0) -> dict[str, Argument]:
    return {"fragments": view.travellers[seat].fragments + more, "needed": DATA.fragments}


# --- actions ------------------------------------------------------------------------------------------


def act(view: CalamandaraView, decision: Decision, name: str) -> Text | None:
    """Describe the effect of an action, if its name does not say enough."""
    lost = int(view.turn is not None and view.turn.lost)
    if name == "reveal":
        return Text(key="calamandara.effect.reveal", args={**view.events_left, "lost": lost})
    if name == "refuse":
        return Text(key="calamandara.effect.refuse", args={"lost": lost})
    if name in ("own", "central"):
        return _board(view, decision, None if name == "central" else decision.seat)
    if name == "cave":
        return Text(key="calamandara.effect.cave", args=_fragments(view, decision.seat, 1))
    if name == "transmute":
        return Text(key="calamandara.effect.transmute", args={"count": DATA.transmuted})
    return Text(key=f"calamandara.effect.{name}") if name in ("excavate", "clear") else None


def event(view: CalamandaraView, decision: Decision, name: str) -> Text | None:
    """Describe the Event card at work, beside the option to pass of a traveller who may react."""
    return Text(key=f"calamandara.event.{view.event.event}.brief") if view.event else None


def _board(view: CalamandaraView, decision: Decision, owner: Seat | None) -> Text:
    """A board for a symbol: how many of it lie there; of Mountains, how many may."""
    inserted = bare(str(decision.prompt.args["symbol"]))
    cells = view.central if owner is None else view.travellers[owner].board
    count = list(cells.values()).count(inserted)
    if inserted == "mountain":
        most = DATA.mountains_central if owner is None else DATA.mountains_own
        return Text(key="calamandara.effect.board.mountain", args={"count": count, "most": most})
    key = "calamandara.effect.board.central" if owner is None else "calamandara.effect.board.own"
    return Text(key=key, args={"symbol": ids("symbol", [inserted] * count), "count": count})


# --- travellers ---------------------------------------------------------------------------------------


def seat(view: CalamandaraView, decision: Decision, name: str) -> Text:
    """Describe how near the end a traveller is."""
    step = view.travellers[int(name)].step
    return Text(key="calamandara.effect.rival", args={**_fragments(view, int(name)), "step": step})


def deck(view: CalamandaraView, decision: Decision, name: str) -> Text:
    """The symbols on top of a traveller's deck."""
    return Text(key="calamandara.effect.deck", args={"symbols": _top(view, int(name))})


def board(view: CalamandaraView, decision: Decision, name: str) -> Text:
    """The individual board of a traveller."""
    return _board(view, decision, int(name))


def direction(view: CalamandaraView, decision: Decision, name: str) -> Text:
    """Describe the top card that comes to the own deck from this side."""
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


def cell(view: CalamandaraView, decision: Decision, name: str) -> Text | None:
    """Describe what a cell has in its row and beside it; None if there is nothing."""
    told = _place(view, _owner(view, decision), name)
    return None if told.args.get("count") == told.args.get("beside") == 0 else told


def rival(view: CalamandaraView, decision: Decision, name: str) -> Text | None:
    """Describe a cell on another's board in the same way."""
    board, _, there = name.partition("_")
    told = _place(view, int(board), there)
    return None if told.args.get("count") == told.args.get("beside") == 0 else told


def way(view: CalamandaraView, decision: Decision, name: str) -> Text:
    """Describe where a step leads; the token leaves the cell where it stands."""
    return _place(view, decision.seat, name, walker=decision.seat)


def _owner(view: CalamandaraView, decision: Decision) -> Seat:
    """The seat on whose board the cells of a question are; for the central board, the seat that is asked."""
    whose = decision.prompt.args.get("seat")
    if isinstance(whose, str):
        return int(bare(whose))
    if view.event and decision.prompt.key == "calamandara.ask.effect.move.to":
        done = DATA.events[view.event.event].blocks[view.event.block].effects
        if any(isinstance(each, MoveSymbol) and each.board == "left" for each in done):
            return (decision.seat + 1) % len(view.travellers)
    return decision.seat


def _place(view: CalamandaraView, owner: Seat, name: str, *, walker: Seat | None = None) -> Text:
    if name == CENTRE_CELL:
        return Text(key="calamandara.effect.centre")
    near = [ident for ident in _near(view, owner, name) if ident != f"seat:{walker}"]
    if is_central(name):
        around = neighbours(view.travellers[owner].side, name)
        gate = next((said(other) for other in around if other in OWN), "none")
        ring: dict[str, Argument] = {"step": step_value(name), "gate": gate}
        return Text(key="calamandara.effect.ring", args={**ring, "near": near, "beside": len(near)})
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
    if view.travellers[owner].token == START and name in neighbours(view.travellers[owner].side, START):
        tokens.append(f"seat:{owner}")
    return sorted(found, key=_order) + tokens


def _order(ident: str) -> int:
    return list(DATA.symbols).index(bare(ident))


THINGS: Mapping[str, Teller[CalamandaraView]] = {
    "insert": symbol,
    "symbol": symbol,
    "memory": memory,
    "price": price,
    "act": act,
    "seat": seat,
    "direction": direction,
    "cell": cell,
    "rival": rival,
    "walk": way,
    "leap": way,
    "tunnel": way,
}
ASKED: Mapping[str, Mapping[str, Teller[CalamandaraView]]] = {
    "event": {"act": event},
    "deck": {"seat": deck},
    "insert.board": {"seat": board},
}
effects = effects_by_kind("calamandara", THINGS, ASKED)
