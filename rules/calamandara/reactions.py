"""What the steady computer player answers in windows, and inside Event cards and Memory Cards."""

from collections.abc import Callable, Mapping, Sequence

from rules.calamandara.cells import OWN, START, is_central, row_of
from rules.calamandara.data import DATA
from rules.calamandara.scout import blocked, leader, missing, way
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Answer, Choose, Decision, Seat, Split

NEAR = 6  # step value from which a traveller with all fragments may win in a turn
HARMLESS = ("terras_nomades", "pinturas_submersas", "pagina_rasgada")


def ids(decision: Decision) -> list[str]:
    """The ids to choose from."""
    assert isinstance(decision, Choose)
    return [option.id for option in decision.options]


def first(cells: Sequence[str]) -> str | None:
    """The first cell, if there is one."""
    return cells[0] if cells else None


def lacking(view: CalamandaraView, seat: Seat) -> list[str]:
    """The empty cells of the seat's way."""
    return missing(view, seat, way(view, seat, view.travellers[seat].token))


def spare(view: CalamandaraView, seat: Seat) -> list[str]:
    """All symbols, the ones the seat can best do without first."""
    me = view.travellers[seat]
    on_board = me.token == START or me.token in OWN
    order = ["mountain", "tower", "cave", "wing", "footprint"]
    return order if on_board else ["wing", "cave", "tower", "mountain", "footprint"]


# --- windows -----------------------------------------------------------------------------------------


def turn_start(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Silence for whoever is about to win, the Guardian for a leader with something to take."""
    assert view.turn is not None
    active = view.travellers[view.turn.seat]
    dangerous = active.step >= NEAR and active.fragments >= DATA.fragments - 1
    wishes = ["memory:erronia_do_silencio"] if dangerous else []
    if leader(view, seat) == view.turn.seat and active.step >= NEAR - 2:
        wishes.append("memory:guardia_de_mourna")
    return [next((wish for wish in wishes if wish in ids(decision)), "act:pass")]


def own_start(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Nothing is played before the own turn."""
    return ["act:pass"]


def event(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Hands of Clay against an Event of the fearsome kind that affects the seat."""
    assert view.event is not None
    card = DATA.events[view.event.event]
    concerned = any(seat in seats for seats in view.event.affected)
    if card.type == "fear" and concerned and "memory:maos_de_barro" in ids(decision):
        return ["memory:maos_de_barro"]
    return ["act:pass"]


# --- symbols -----------------------------------------------------------------------------------------


def want_symbol(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """A Footprint while the way lacks one more than the Reserve has; else what is most useful."""
    offered = ids(decision)
    if (
        len(lacking(view, seat)) > view.travellers[seat].reserve["footprint"]
        and "symbol:footprint" in offered
    ):
        return ["symbol:footprint"]
    order = [f"symbol:{symbol}" for symbol in reversed(spare(view, seat))]
    return [next(ident for ident in (*order[1:], order[0]) if ident in offered)]


def give_symbol(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """What can best be spared."""
    offered = ids(decision)
    return [next(f"symbol:{s}" for s in spare(view, seat) if f"symbol:{s}" in offered)]


def give_symbols(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """As many as must be, what can best be spared first."""
    assert isinstance(decision, Split)
    parts = {part.id: part.high for part in decision.parts}
    given = dict.fromkeys(parts, 0)
    for symbol in spare(view, seat):
        ident = f"symbol:{symbol}"
        if ident in parts:
            given[ident] = min(parts[ident], decision.least - sum(given.values()))
    return given


# --- cells -------------------------------------------------------------------------------------------


def insert_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """A Footprint on the way; anything else in the way of nobody but the left neighbour."""
    offered = ids(decision)
    symbol = decision.prompt.args["symbol"]
    if symbol == "symbol:footprint":
        wanted = [f"cell:{cell}" for cell in lacking(view, seat)]
        return [next((cell for cell in wanted if cell in offered), declined(offered))]
    found = way(view, seat, view.travellers[seat].token)
    rest = [ident for ident in offered if ident.removeprefix("cell:") not in (*found.cells, "none")]
    mine = row_of(found.cells[0]) if found.cells[0] in OWN else 0
    same = [i for i in rest if i.startswith("cell:") and not is_central(i[5:]) and row_of(i[5:]) == mine]
    return (same or rest or offered)[:1]


def mountain_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """In the way of the left neighbour."""
    left = (seat + 1) % len(view.travellers)
    cells = way(view, left, view.travellers[left].token).cells
    offered = ids(decision)
    return [next((f"cell:{cell}" for cell in cells if f"cell:{cell}" in offered), offered[0])]


def give_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The symbol of the own board that the way needs least; a Mountain before all."""
    board = {**view.central, **view.travellers[seat].board}
    cells = way(view, seat, view.travellers[seat].token).cells
    offered = [ident for ident in ids(decision) if ident.startswith("cell:")]

    def loss(ident: str) -> tuple[bool, int]:
        cell = ident.removeprefix("cell:")
        return cell in cells, spare(view, seat).index(board[cell])

    return [min(offered, key=loss)]


def substitute(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """A Mountain, or nothing; where it must be, the least useful symbol."""
    board = view.travellers[seat].board
    offered = ids(decision)
    mountains = [i for i in offered if board.get(i.removeprefix("cell:")) == "mountain"]
    if mountains or "act:none" in offered:
        return (mountains or ["act:none"])[:1]
    return give_cell(view, seat, decision)


def unblock(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Only what blocks the way is moved or swapped by choice."""
    offered = ids(decision)
    found = way(view, seat, view.travellers[seat].token)
    wanted = [f"cell:{cell}" for cell in blocked(view, seat, found, "mountain", "wing", "cave", "tower")]
    return [next((cell for cell in wanted if cell in offered), declined(offered))]


def move(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """A Footprint left behind, to the next empty cell of the way."""
    me = view.travellers[seat]
    empty = [cell for cell in lacking(view, seat) if cell in OWN]
    cells = way(view, seat, me.token).cells
    behind = [i for i in ids(decision) if i.startswith("cell:") and i.removeprefix("cell:") not in cells]
    return behind[:1] if behind and empty else ["act:none"]


def move_to(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Where the own way lacks a Footprint; on another's board, as far back as can be."""
    offered = ids(decision)
    wanted = [f"cell:{cell}" for cell in lacking(view, seat)]
    return [next((cell for cell in wanted if cell in offered), offered[0])]


def harm(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The symbol of another's board that is most in the way of his way."""
    victim = int(str(decision.prompt.args["seat"]).removeprefix("seat:"))
    cells = way(view, victim, view.travellers[victim].token).cells
    offered = ids(decision)
    return [next((f"cell:{cell}" for cell in cells if f"cell:{cell}" in offered), offered[0])]


def declined(offered: Sequence[str]) -> str:
    """No, where that may be said; else the first thing."""
    return "act:none" if "act:none" in offered else offered[0]


# --- travellers, cards -------------------------------------------------------------------------------


def rival(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The leader, if he can be chosen."""
    wanted = f"seat:{leader(view, seat)}"
    return [wanted if wanted in ids(decision) else ids(decision)[0]]


def any_one(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The first option: none is better."""
    return ids(decision)[:1]


def draw(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Another card is never worse."""
    return ["act:draw"]


def choice(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Symbols rather than a fragment."""
    return ["act:reserve"]


REACTIONS: Mapping[str, Callable[[CalamandaraView, Seat, Decision], Answer]] = {
    "turn_start": turn_start,
    "turn_start.own": own_start,
    "before_phase_1": turn_start,
    "event": event,
    "direction": any_one,
    "veil": rival,
    "deck": any_one,
    "breath.board": rival,
    "breath.cell": harm,
    "page": want_symbol,
    "trade.board": rival,
    "trade.first": any_one,
    "trade.second": any_one,
    "transmute.pay": give_symbols,
    "transmute.kind": want_symbol,
    "excess": give_symbols,
    "effect.acquire": want_symbol,
    "effect.recover": want_symbol,
    "effect.insert": insert_cell,
    "effect.insert.left": mountain_cell,
    "effect.insert.central": insert_cell,
    "effect.discard": give_cell,
    "effect.discard.central": give_cell,
    "effect.reserve": give_symbol,
    "effect.substitute": substitute,
    "effect.substitute.by": want_symbol,
    "effect.move": move,
    "effect.move.left": harm,
    "effect.move.to": move_to,
    "effect.swap": unblock,
    "effect.swap.with": any_one,
    "effect.retreat": any_one,
    "effect.draw": draw,
    "effect.forget": any_one,
    "effect.choice": choice,
}
