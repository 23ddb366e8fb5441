"""The steady computer player's reasons, as facts of the position that its seat sees.

Reasons inside Event cards and Memory Cards are in `reasons.py`.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from rules.calamandara.components.cells import CENTRE_CELL, cells_of_row, is_central, neighbours, row_of
from rules.calamandara.components.data import DATA
from rules.calamandara.components.state import said
from rules.calamandara.computer.cards import best_trade, crowded, passes_event_on
from rules.calamandara.computer.reasons import (
    REASONS_OF_CARDS,
    barred,
    beside,
    harm,
    lacks,
    memory,
    nearest,
    symbol_ids,
    takes,
)
from rules.calamandara.computer.scout import (
    Way,
    ahead,
    blocked,
    leader,
    missing,
    resting_place,
    short_of,
    way,
    wing_row,
)
from rules.calamandara.computer.steady import (
    CAREFUL,
    cave_cell,
    discarded,
    hindrance,
    in_the_way,
    remembering,
    tower_cell,
)
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Answer, Decision, Seat
from rules.core.play.asking import chosen_of
from rules.core.play.planning import Reason, because, explained
from rules.core.text import Text, bare


def reveal(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain a refusal by its cost, if Phase 1 is not lost already; or what the counter still allows."""
    lost = int(view.turn is not None and view.turn.lost)
    if answer == ["act:refuse"]:
        if view.counter == 1:
            return because("calamandara.coach.reveal.last")
        return because("calamandara.coach.reveal.refuse", counter=view.counter)
    if not view.timed:
        return because("calamandara.coach.reveal.free", lost=lost, **takes(view, seat))
    if view.counter > CAREFUL:
        return because("calamandara.coach.reveal.early", counter=view.counter, lost=lost)
    return because("calamandara.coach.reveal.must", counter=view.counter, lost=lost)


# --- Phase 2 -----------------------------------------------------------------------------------------


def insert(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the purpose of the card, the symbol or the action."""
    chosen = chosen_of(answer)
    found = ahead(view, seat)
    kind, _, name = chosen.partition(":")
    if kind == "memory":
        return played(view, seat, found, name)
    if kind == "insert":
        symbol = f"symbol:{name}"
        return SYMBOLS[name](view, seat, found) or because("calamandara.coach.cell.any", symbol=symbol)
    if name == "transmute":
        return because("calamandara.coach.transmute", wanted=lacks(view, seat), count=DATA.transmuted)
    if name == "excavate":
        return because("calamandara.coach.excavate", cell=said(barred(view, seat, found)[0]))
    if name == "clear":
        if cells := in_the_way(view, seat, found):
            return because("calamandara.coach.clear.way", **_lying(view, seat, cells[0]))
        lying = _lying(view, seat, discarded(view, seat)[0])
        return because(
            "calamandara.coach.clear.junk", wanted=lacks(view, seat), count=DATA.transmuted, **lying
        )
    if not decision.prompt.args["left"]:
        return because("calamandara.coach.insert.over")
    return _ended(view, seat, found)


def _ended(view: CalamandaraView, seat: Seat, found: Way) -> Text:
    """The way is ready, but perhaps not the Centre; or what it takes is not there."""
    if found.cells == (CENTRE_CELL,) and short_of(view, seat):
        return because("calamandara.coach.insert.end.beside", **_fragments(view, seat))
    if not lacks(view, seat) and (cells := barred(view, seat, found)):
        return because("calamandara.coach.insert.end.mountain", cell=said(cells[0]))
    held = any(view.travellers[seat].reserve.values())
    key = "calamandara.coach.insert.end" if held else "calamandara.coach.insert.end.empty"
    return because(key, **takes(view, seat))


def _lying(view: CalamandaraView, seat: Seat, cell: str) -> dict[str, str]:
    board = view.central if is_central(cell) else view.travellers[seat].board
    return {"cell": said(cell), "symbol": f"symbol:{board[cell]}"}


def played(view: CalamandaraView, seat: Seat, found: Way, name: str) -> Text:
    """Explain the use of a Memory Card in the seat's own Phase 2."""
    if name == "terras_nomades":
        return because("calamandara.coach.play.lands")
    if name == "pagina_rasgada" and (depot := sum(view.travellers[seat].depot.values())) >= 2:
        return because("calamandara.coach.play.page", depot=depot)
    if name == "sopro_de_uradova":
        return _breath(view, seat)
    if name == "raiz_na_pedra" and (cells := blocked(view, seat, found, "mountain")):
        return because("calamandara.coach.play.root", cell=said(cells[0]))
    if name == "troca_de_sombras" and (trade := best_trade(view, seat)) is not None:
        if trade[0] == seat:
            return because("calamandara.coach.play.trade.own", one=said(trade[1]), other=said(trade[2]))
        return because("calamandara.coach.play.trade.rival", **nearest(view, seat))
    if name == "pinturas_submersas" and passes_event_on(view, seat):
        return because("calamandara.coach.play.paintings", counter=view.counter)
    return memory(view, seat, f"memory:{name}")


def _breath(view: CalamandaraView, seat: Seat) -> Text:
    """Explain Sopro de Uradova: it hits the leader, unless nothing on that board can be taken."""
    other = view.travellers[leader(view, seat)]
    if other.walled or not {*other.board} - {*other.defended, other.token}:
        return because("calamandara.coach.play.breath.any")
    return because("calamandara.coach.play.breath", **nearest(view, seat))


def footprint(view: CalamandaraView, seat: Seat, found: Way) -> Text | None:
    """The whole way, and what it still takes; or of a tunnel, where it leads, and the Caves that it lacks."""
    cells = missing(view, seat, found)
    if not cells:
        return None
    first = said(cells[0])
    tunnel = _tunnel(view, seat, found)
    if tunnel is None:
        path, wanted = [said(cell) for cell in found.cells], takes(view, seat)["wanted"]
        return because("calamandara.coach.insert.footprint", path=path, wanted=wanted, cell=first)
    here, there = (said(cell) for cell in tunnel)
    absent = max(0, len(found.caves) - view.travellers[seat].reserve["cave"])
    key = "calamandara.coach.insert.footprint.tunnel"
    return because(key, cell=first, here=here, there=there, absent=absent)


def _tunnel(view: CalamandaraView, seat: Seat, found: Way) -> tuple[str, str] | None:
    """The ends of the first tunnel on the way: a step, but no leap, to a cell not beside the one before."""
    me = view.travellers[seat]
    for here, there in pairwise((me.token, *found.cells)):
        if there not in neighbours(me.side, here) and here not in found.leaps:
            return here, there
    return None


def wing(view: CalamandaraView, seat: Seat, found: Way) -> Text | None:
    """The leap for which it is laid."""
    row = wing_row(view, seat, found)
    path = (view.travellers[seat].token, *found.cells)
    end = next((there for here, there in pairwise(path) if here in found.leaps and row_of(here) == row), None)
    return None if end is None else because("calamandara.coach.insert.wing", row=row, cell=said(end))


def cave(view: CalamandaraView, seat: Seat, found: Way) -> Text | None:
    """A tunnel, or Memory Cards."""
    if found.caves:
        return _opened(view, seat, found)
    cell = cave_cell(view, seat, found)
    if cell is None:
        return None
    rest = said(resting_place(view, seat, found))
    return because("calamandara.coach.insert.cave", cell=said(cell), rest=rest, **_fragments(view, seat))


def _opened(view: CalamandaraView, seat: Seat, found: Way) -> Text:
    """A tunnel may lack two Caves, and with the only Cave it leads from one side of it to another."""
    cells = len(found.cells)
    if len(found.caves) > 1:
        first, other = (said(cell) for cell in found.caves[:2])
        absent = int(view.travellers[seat].reserve["cave"] < 2)
        key = "calamandara.coach.insert.tunnel.caves"
        return because(key, cell=first, other=other, absent=absent, cells=cells)
    lonely = "cave" not in view.travellers[seat].board.values()
    key = "calamandara.coach.insert.tunnel.round" if lonely else "calamandara.coach.insert.tunnel"
    return because(key, cell=said(found.caves[0]), cells=cells)


def tower(view: CalamandaraView, seat: Seat, found: Way) -> Text | None:
    """Explain a Tower by what it defends."""
    cell = tower_cell(view, seat, found)
    if cell is None:
        return None
    board = view.travellers[seat].board
    feet = sum(board.get(other) == "footprint" for other in cells_of_row(row_of(cell)))
    return because("calamandara.coach.insert.tower", row=row_of(cell), feet=feet)


def mountain(view: CalamandaraView, seat: Seat, found: Way) -> Text | None:
    """Explain a Mountain by the rival whom it blocks, and where."""
    target = hindrance(view, seat)
    if target is None:
        return None
    cells = len(ahead(view, leader(view, seat)).cells)
    key = "calamandara.coach.insert.mountain"
    return because(key, cell=said(target[1]), cells=cells, **nearest(view, seat))


def _fragments(view: CalamandaraView, seat: Seat) -> dict[str, int]:
    """The number of Memory Cards missing, and the number that opens the Centre."""
    return {"lacking": short_of(view, seat), "needed": DATA.fragments}


def board(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the board by the way's next empty cell on it, or by the cell where a Mountain does most."""
    found = ahead(view, seat)
    cells = missing(view, seat, found)
    symbol = str(decision.prompt.args["symbol"])
    if symbol == "symbol:mountain":
        return mountain(view, seat, found) or because("calamandara.coach.cell.any", symbol=symbol)
    if not cells:
        return because("calamandara.coach.cell.any", symbol=symbol)
    named = bare(chosen_of(answer)) == cells[0]  # the cell itself is offered beside the boards
    if is_central(cells[0]):
        if named:
            return because("calamandara.coach.board.central.cell")
        return because("calamandara.coach.board.central", cell=said(cells[0]))
    if named:
        return because("calamandara.coach.cell.next")
    return because("calamandara.coach.board.own", cell=said(cells[0]))


def cell(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the cell by what the symbol is for, or by the cell alone if that reason does not fit."""
    symbol = str(decision.prompt.args["symbol"])
    chosen = bare(chosen_of(answer))
    found = ahead(view, seat)
    if symbol == "symbol:footprint" and chosen in found.cells:
        return _on_the_way(view, seat, found, chosen)
    known = SYMBOLS[bare(symbol)](view, seat, found)
    if known and chosen in _meant(view, seat, found, symbol):
        return _in_place(view, seat, found, symbol) or known
    if known and symbol in ("symbol:wing", "symbol:tower"):
        return because("calamandara.coach.cell.row", row=row_of(chosen), cell=said(chosen), symbol=symbol)
    if known and said(chosen) != known.args.get("cell"):
        theirs = "seat" in decision.prompt.args
        return harm(view, seat, decision, answer) if theirs else beside(found, chosen)
    return known or because("calamandara.coach.cell.any", symbol=symbol)


def _meant(view: CalamandaraView, seat: Seat, found: Way, symbol: str) -> tuple[str, ...]:
    """Return the cells that the reason for inserting a Cave or a Mountain was about."""
    if symbol == "symbol:cave":
        return found.caves or tuple(filter(None, [cave_cell(view, seat, found)]))
    target = hindrance(view, seat) if symbol == "symbol:mountain" else None
    return () if target is None else target[1:]


def _in_place(view: CalamandaraView, seat: Seat, found: Way, symbol: str) -> Text | None:
    """Say what such a cell does; what the symbol is for was said when it was chosen."""
    if symbol == "symbol:mountain":
        return because("calamandara.coach.cell.rival", rival=f"seat:{leader(view, seat)}")
    if not found.caves:
        return because("calamandara.coach.cell.rest", rest=said(resting_place(view, seat, found)))
    tunnel = _tunnel(view, seat, found)
    if tunnel is None:
        return None
    here, there = map(said, tunnel)
    return because("calamandara.coach.cell.tunnel", here=here, there=there)


def _on_the_way(view: CalamandaraView, seat: Seat, found: Way, chosen: str) -> Text:
    """The board that was chosen may not have the next one."""
    if chosen == missing(view, seat, found)[0]:
        return because("calamandara.coach.cell.next", cell=said(chosen))
    return because("calamandara.coach.cell.way", cell=said(chosen), cells=len(found.cells))


def clear(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the cell cleared: it blocks the way, or lies on the way, or is not needed for it."""
    cell = bare(chosen_of(answer))
    found = ahead(view, seat)
    if cell in in_the_way(view, seat, found):
        return because("calamandara.coach.clear.way", **_lying(view, seat, cell))
    if cell in found.cells:
        return because("calamandara.coach.clear.any", count=DATA.transmuted, **_lying(view, seat, cell))
    return because("calamandara.coach.clear.spare", **_lying(view, seat, cell))


def dig(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """A Mountain on the way; else one that may be later."""
    cell = bare(chosen_of(answer))
    if cell in ahead(view, seat).cells:
        return because("calamandara.coach.dig.way", cell=said(cell))
    return because("calamandara.coach.dig.other", cell=said(cell))


# --- Phases 3 and 4 ----------------------------------------------------------------------------------


def walk(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the step by what is left of the way after it; or explain why to stay."""
    chosen = chosen_of(answer)
    kind, _, name = chosen.partition(":")
    if kind == "memory":
        if crowded(view, seat):
            return memory(view, seat, chosen)
        return because("calamandara.coach.play.steps")
    if kind == "act":
        if remembering(view, seat):
            now = _acquires(view, seat)
            key = "calamandara.coach.walk.cave" if now else "calamandara.coach.walk.cave.later"
            return because(key, **_fragments(view, seat))
        if "left" in decision.prompt.args and not decision.prompt.args["left"]:
            return because("calamandara.coach.walk.over")
        return because("calamandara.coach.walk.stay", cells=len(ahead(view, seat).cells))
    if name == CENTRE_CELL:
        return because("calamandara.coach.walk.centre", needed=DATA.fragments)
    left = len(way(view, seat, name).cells)
    if kind == "leap":
        return because("calamandara.coach.walk.leap", cell=said(name), cells=left)
    if kind == "tunnel":
        return because("calamandara.coach.walk.tunnel", cell=said(name), cells=left)
    if name not in ahead(view, seat).cells:
        return because("calamandara.coach.walk.step.other", cell=said(name), cells=left)
    return because("calamandara.coach.walk.step", cell=said(name), cells=left)


def _acquires(view: CalamandaraView, seat: Seat) -> bool:
    """Check whether the next Phase 4 is the seat's own, and nothing forbids it a Memory Card (4.8, 13.28)."""
    me = view.travellers[seat]
    allowed = not me.veiled and me.cards < DATA.hand_limit
    left = view.memory_deck or view.memory_discard
    return bool(view.turn and view.turn.seat == seat and allowed and left)


def remember(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice by the cards still missing and their cost; a recorded card is safe."""
    chosen = chosen_of(answer)
    kind, _, name = chosen.partition(":")
    if chosen == "act:cave":
        return because("calamandara.coach.remember.cave", **_fragments(view, seat))
    if kind == "price":
        return because(
            "calamandara.coach.remember.price",
            symbols=symbol_ids({name: view.travellers[seat].reserve[name]}),
            price=DATA.price,
            **_fragments(view, seat),
        )
    if kind == "memory":
        if view.travellers[seat].cards < DATA.hand_limit:
            return because("calamandara.coach.remember.record.safe", memory=chosen)
        return because("calamandara.coach.remember.record", memory=chosen, limit=DATA.hand_limit)
    if short_of(view, seat):
        return because("calamandara.coach.remember.none", **_fragments(view, seat))
    return because("calamandara.coach.remember.enough", needed=DATA.fragments)


SYMBOLS = {"footprint": footprint, "wing": wing, "cave": cave, "tower": tower, "mountain": mountain}
REASONS: Mapping[str, Reason[CalamandaraView]] = {
    **REASONS_OF_CARDS,
    "reveal": reveal,
    "reveal.counter": reveal,
    "insert": insert,
    "insert.board": board,
    "insert.own": cell,
    "insert.other": cell,
    "insert.central": cell,
    "excavate": dig,
    "clear": clear,
    "root": dig,
    "walk": walk,
    "effect.advance": walk,
    "remember": remember,
}
why = explained("calamandara", REASONS)


def tally(view: CalamandaraView) -> Sequence[Mapping[str, int]]:
    """The progress of each traveller's token, and the fragments that count towards opening the Centre."""
    return [{"step": it.step, "fragments": min(it.fragments, DATA.fragments)} for it in view.travellers]
