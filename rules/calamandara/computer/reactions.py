"""The steady computer player's answers inside Event cards and Memory Cards."""

from collections import Counter
from collections.abc import Mapping, Sequence

from rules.calamandara.components.cells import OWN, START, row_of
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.computer.scout import Way, ahead, blocked, missing, short_of, wing_row
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Answer, Decision, Seat, Split
from rules.core.play.planning import Plan, ids_of
from rules.core.text import bare

OTHERS = ("mountain", "wing", "cave", "tower")  # symbols on which no token stands


def first(cells: Sequence[str]) -> str | None:
    """The first cell, if there is one."""
    return cells[0] if cells else None


def gaps(view: CalamandaraView, seat: Seat) -> list[str]:
    """The empty cells of the seat's way."""
    return missing(view, seat, ahead(view, seat))


def needs(view: CalamandaraView, seat: Seat, found: Way) -> Counter[str]:
    """Count the symbols of each kind that a way still needs; other kinds are left out."""
    wanted: Counter[str] = Counter()
    feet = len(missing(view, seat, found)) + len(blocked(view, seat, found, *OTHERS))
    for symbol, count in (
        ("cave", len(found.caves)),
        ("wing", int(wing_row(view, seat, found) > 0)),
        ("footprint", feet),
    ):
        if count:
            wanted[symbol] = count
    return wanted


def spare(view: CalamandaraView, seat: Seat) -> list[str]:
    """All symbols, the most dispensable first: those that the way needs come last."""
    me = view.travellers[seat]
    on_board = me.token == START or me.token in OWN
    order = ["mountain", "tower", "wing", "cave"] if on_board else ["wing", "cave", "tower", "mountain"]
    lacking = needs(view, seat, ahead(view, seat))
    return sorted([*order, "footprint"], key=lambda symbol: symbol in lacking)


# --- symbols -----------------------------------------------------------------------------------------


def want_symbol(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Choose a symbol the way lacks; else one for a pair if fragments are missing; else the best."""
    reserve = view.travellers[seat].reserve
    lacking = needs(view, seat, ahead(view, seat))
    wishes = [symbol for symbol in lacking if reserve[symbol] < lacking[symbol]]
    if short_of(view, seat):
        wishes += [symbol for symbol in SYMBOLS if reserve[symbol] % DATA.price > lacking[symbol]]
    wishes += ["footprint", *reversed(spare(view, seat))]
    return [next(f"symbol:{symbol}" for symbol in wishes if f"symbol:{symbol}" in ids_of(decision))]


def recover(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Recover symbols of the Depot until the Reserve is full."""
    full = sum(view.travellers[seat].reserve.values()) >= DATA.reserve_limit
    return ["act:enough"] if full and "act:enough" in ids_of(decision) else want_symbol(view, seat, decision)


def give_symbol(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Give the symbol that can best be spared."""
    offered = ids_of(decision)
    return [next(f"symbol:{s}" for s in spare(view, seat) if f"symbol:{s}" in offered)]


def give_symbols(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Give as few symbols as possible, those first that can best be spared."""
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
    offered = ids_of(decision)
    symbol = decision.prompt.args["symbol"]
    if symbol == "symbol:footprint":
        wanted = [f"cell:{cell}" for cell in gaps(view, seat)]
        return [next((cell for cell in wanted if cell in offered), declined(offered))]
    found = ahead(view, seat)
    rest = [ident for ident in offered if bare(ident) not in found.cells]
    mine = row_of(found.cells[0]) if found.cells[0] in OWN else 0
    same = [f"cell:{cell}" for cell in OWN if row_of(cell) == mine]
    return ([ident for ident in rest if ident in same] or rest or offered)[:1]


def mountain_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Choose a cell on the way of the left neighbour."""
    left = (seat + 1) % len(view.travellers)
    cells = ahead(view, left).cells
    offered = ids_of(decision)
    return [next((f"cell:{cell}" for cell in cells if f"cell:{cell}" in offered), offered[0])]


def give_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The symbol of its own board that the way needs least; a Mountain before all."""
    board = {**view.central, **view.travellers[seat].board}
    cells = ahead(view, seat).cells
    offered = [ident for ident in ids_of(decision) if ident.startswith("cell:")]

    def loss(ident: str) -> tuple[bool, int]:
        cell = bare(ident)
        return cell in cells, spare(view, seat).index(board[cell])

    return [min(offered, key=loss)]


def substitute(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """A Mountain, or nothing; where it must be, the least useful symbol."""
    board = view.travellers[seat].board
    offered = ids_of(decision)
    mountains = [i for i in offered if board.get(bare(i)) == "mountain"]
    if mountains or "act:none" in offered:
        return (mountains or ["act:none"])[:1]
    return give_cell(view, seat, decision)


def unblock(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Move or swap a symbol that blocks the way; decline if there is none."""
    offered = ids_of(decision)
    found = ahead(view, seat)
    wanted = [f"cell:{cell}" for cell in blocked(view, seat, found, "mountain", "wing", "cave", "tower")]
    return [next((cell for cell in wanted if cell in offered), declined(offered))]


def move(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """A Footprint left behind, to the next empty cell of the way."""
    empty = [cell for cell in gaps(view, seat) if cell in OWN]
    cells = ahead(view, seat).cells
    behind = [i for i in ids_of(decision) if i.startswith("cell:") and bare(i) not in cells]
    return behind[:1] if behind and empty else ["act:none"]


def move_to(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Move it to a gap in the seat's own way; on another's board, as far back as possible."""
    offered = ids_of(decision)
    wanted = [f"cell:{cell}" for cell in gaps(view, seat)]
    return [next((cell for cell in wanted if cell in offered), offered[0])]


def harm(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The symbol of another's board that is most in their way."""
    victim = int(bare(str(decision.prompt.args["seat"])))
    cells = ahead(view, victim).cells
    offered = ids_of(decision)
    return [next((f"cell:{cell}" for cell in cells if f"cell:{cell}" in offered), offered[0])]


def declined(offered: Sequence[str]) -> str:
    """The option to decline if there is one; else the first option."""
    return "act:none" if "act:none" in offered else offered[0]


# --- travellers, cards -------------------------------------------------------------------------------


def any_one(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The first option: none is better."""
    return ids_of(decision)[:1]


def draw(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Draw: another card is never worse."""
    return ["act:draw"]


def choice(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Choose to lose symbols rather than a fragment."""
    return ["act:reserve"]


REACTIONS: Mapping[str, Plan[CalamandaraView]] = {
    "page": recover,
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
