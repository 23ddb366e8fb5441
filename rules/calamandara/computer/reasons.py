"""The steady computer player's reasons inside Event cards and Memory Cards."""

from collections import Counter
from collections.abc import Mapping

from rules.calamandara.components.cells import is_central
from rules.calamandara.components.data import DATA
from rules.calamandara.components.state import said
from rules.calamandara.computer.cards import (
    NEAR,
    best_side,
    best_trade,
    brought,
    denies,
    passes_event_on,
    reached,
    will_remember,
)
from rules.calamandara.computer.reactions import needs
from rules.calamandara.computer.scout import Way, ahead, blocked, leader, missing, short_of, way
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Answer, Decision, Seat
from rules.core.flow import Argument
from rules.core.play.asking import chosen_of
from rules.core.play.planning import Reason, because
from rules.core.text import Text, bare


def symbol_ids(counts: Mapping[str, int]) -> list[str]:
    """Symbols as ids, one for each piece."""
    return [f"symbol:{symbol}" for symbol, count in counts.items() for _ in range(count)]


def lacks(view: CalamandaraView, seat: Seat) -> list[str]:
    """The symbols that the way needs and the Reserve does not hold, as ids."""
    reserve = view.travellers[seat].reserve
    return symbol_ids(needs(view, seat, ahead(view, seat)) - Counter(reserve))


def takes(view: CalamandaraView, seat: Seat) -> dict[str, Argument]:
    """The symbols that the way takes, as ids, and how many."""
    wanted = symbol_ids(needs(view, seat, ahead(view, seat)))
    return {"wanted": wanted, "open": len(wanted)}


def barred(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """The Mountains of the central board on the way, which only a Cave digs away."""
    return [cell for cell in blocked(view, seat, found, "mountain") if is_central(cell)]


def nearest(view: CalamandaraView, seat: Seat) -> dict[str, Argument]:
    """The rival nearest to winning, and the number of other travellers."""
    return {"rival": f"seat:{leader(view, seat)}", "others": len(view.travellers) - 1}


# --- windows -----------------------------------------------------------------------------------------


def memory(view: CalamandaraView, seat: Seat, chosen: str) -> Text:
    """A card of a full hand: played, it still counts, and makes room."""
    lacking, needed = short_of(view, seat), DATA.fragments
    return because("calamandara.coach.play.room", limit=DATA.hand_limit, lacking=lacking, needed=needed)


def turn(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the card by what the active traveller is about to do."""
    chosen = chosen_of(answer)
    if chosen == "act:pass":
        return _kept(view, seat)
    assert view.turn is not None
    active = view.turn.seat
    other = view.travellers[active]
    leads = leader(view, seat) == active
    name = bare(chosen)
    if name == "erronia_do_silencio" and other.step >= NEAR and short_of(view, active) <= 1:
        return _silenced(view, active)
    if name == "guardia_de_mourna" and leads:
        cells = len(ahead(view, active).cells)
        return because("calamandara.coach.play.guardian", cells=cells, **nearest(view, seat))
    if name == "veu_do_regente" and leads and will_remember(view, active):
        lacking, needed = short_of(view, active), DATA.fragments
        return because("calamandara.coach.play.veil", lacking=lacking, needed=needed, **nearest(view, seat))
    if name == "muralha_de_vento" and other.reserve["mountain"] and leader(view, active) == seat:
        others = len(view.travellers) - 1
        return because("calamandara.coach.play.wall", rival=f"seat:{active}", others=others)
    return memory(view, seat, chosen)


def _silenced(view: CalamandaraView, active: Seat) -> Text:
    """Explain Silence: without all fragments the rival cannot enter the Centre, and gets none before."""
    other = view.travellers[active]
    args: dict[str, Argument] = {"rival": f"seat:{active}", "step": other.step}
    if short_of(view, active):
        return because("calamandara.coach.play.silence.short", needed=DATA.fragments, **args)
    return because("calamandara.coach.play.silence", fragments=other.fragments, **args)


def _kept(view: CalamandaraView, seat: Seat) -> Text:
    cards, lacking = view.travellers[seat].cards, short_of(view, seat)
    return because("calamandara.coach.pass", cards=cards, lacking=lacking, needed=DATA.fragments)


def own_turn(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the card: whether the Paintings rid the seat of an Event card."""
    if chosen_of(answer) == "act:pass" or not passes_event_on(view, seat):
        return _kept(view, seat)
    return because("calamandara.coach.play.paintings", counter=view.counter)


def event(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whether the Event card concerns the seat, its board, or the leader."""
    chosen = chosen_of(answer)
    assert view.event is not None
    shown: dict[str, Argument] = {"event": f"event:{view.event.event}"}
    name = bare(chosen)
    if chosen == "act:pass":
        return _kept(view, seat)
    if name == "maos_de_barro":
        return because("calamandara.coach.play.hands", **shown)
    if name == "muralha_de_vento" and reached(view, seat):
        return because("calamandara.coach.play.shield", **shown)
    if name == "veu_do_regente" and denies(view, seat):
        return because("calamandara.coach.play.deny", **shown, **nearest(view, seat))
    return memory(view, seat, chosen)


# --- targets of Memory Cards -------------------------------------------------------------------------


def direction(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the direction by the card that comes to the seat's own deck."""
    giver = (seat + (-1 if best_side(view, seat) == "left" else 1)) % len(view.travellers)
    if brought(view, seat, best_side(view, seat)) > 0:
        card = f"symbol_card:{view.travellers[giver].top}"
        return because("calamandara.coach.direction", rival=f"seat:{giver}", card=card)
    return because("calamandara.coach.direction.same")


def veil(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the Veil by the number of cards that its target lacks."""
    chosen = chosen_of(answer)
    lacking = short_of(view, int(bare(chosen)))
    if not lacking:
        return because("calamandara.coach.veil.any", rival=chosen, needed=DATA.fragments)
    return because("calamandara.coach.veil", rival=chosen, lacking=lacking, needed=DATA.fragments)


def deck(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the deck by what its top card shows and what the way needs."""
    owner = chosen_of(answer)
    top = view.travellers[int(bare(owner))].top
    useful = [
        symbol for symbol in DATA.symbol_cards[top].shows if symbol in needs(view, seat, ahead(view, seat))
    ]
    args: dict[str, Argument] = {"rival": owner, "card": f"symbol_card:{top}"}
    if useful:
        return because("calamandara.coach.deck.way", **args, useful=[f"symbol:{symbol}" for symbol in useful])
    return because("calamandara.coach.deck.any", **args)


def rival(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice of a rival by how near they are to winning."""
    chosen = chosen_of(answer)
    cells = len(ahead(view, int(bare(chosen))).cells)
    key = (
        "calamandara.coach.rival.leads"
        if int(bare(chosen)) == leader(view, seat)
        else "calamandara.coach.rival.other"
    )
    return because(key, rival=chosen, cells=cells)


def harm(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whether the victim's way leads over the cell."""
    victim = str(decision.prompt.args["seat"])
    cell = bare(chosen_of(answer))
    on = cell in ahead(view, int(bare(victim))).cells
    key = "calamandara.coach.harm.way" if on else "calamandara.coach.harm.other"
    return because(key, rival=victim, cell=said(cell))


def trade(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the swap by the traveller whose way it changes."""
    found = best_trade(view, seat)
    if found is None:
        return because("calamandara.coach.trade.any")
    owner, one, other = found
    cells: dict[str, Argument] = {"one": said(one), "other": said(other)}
    if owner == seat:
        return because("calamandara.coach.play.trade.own", **cells)
    return because("calamandara.coach.trade.rival", **cells, rival=f"seat:{owner}")


# --- symbols -----------------------------------------------------------------------------------------


def wanted(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the symbol: the way lacks it, or it completes a pair, or it is of use anywhere."""
    chosen = chosen_of(answer)
    if chosen == "act:enough":
        return because("calamandara.coach.symbol.full", limit=DATA.reserve_limit)
    symbol = bare(chosen)
    reserve = view.travellers[seat].reserve[symbol]
    count = needs(view, seat, ahead(view, seat))[symbol]
    if count > reserve:
        return because("calamandara.coach.symbol.way", needed=symbol_ids({symbol: count}), reserve=reserve)
    lacking = short_of(view, seat)
    if lacking and reserve % DATA.price > count:
        return because(
            "calamandara.coach.symbol.pair", price=DATA.price, lacking=lacking, needed=DATA.fragments
        )
    if symbol == "footprint" and lacks(view, seat):
        return because("calamandara.coach.symbol.footprint.lacking")
    if symbol == "footprint" and not barred(view, seat, ahead(view, seat)):
        return because("calamandara.coach.symbol.footprint")
    return because("calamandara.coach.symbol.other", symbol=chosen)


def spared(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain what was given by what the way needs; the reason differs if it needs some of what was given."""
    given = answer if isinstance(answer, dict) else {chosen_of(answer): 1}
    symbols = [ident for ident, count in given.items() for _ in range(int(count))]
    if {bare(symbol) for symbol in symbols} & {*needs(view, seat, ahead(view, seat))}:
        return because("calamandara.coach.spare.least", symbols=symbols)
    return because("calamandara.coach.spare", symbols=symbols, **takes(view, seat))


# --- cells -------------------------------------------------------------------------------------------


def laid(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """A Footprint on the way; anything else beside it."""
    chosen = chosen_of(answer)
    if chosen == "act:none":
        return because("calamandara.coach.cell.declined")
    cell = bare(chosen)
    found = ahead(view, seat)
    if cell in missing(view, seat, found) and decision.prompt.args.get("symbol") == "symbol:footprint":
        return because("calamandara.coach.cell.way", cell=said(cell), cells=len(found.cells))
    return beside(found, cell)


def beside(found: Way, cell: str) -> Text:
    """Explain the cell of a symbol that does nothing for the way: whether the way crosses the cell."""
    key = "calamandara.coach.cell.crossed" if cell in found.cells else "calamandara.coach.cell.beside"
    return because(key, cell=said(cell))


def in_their_way(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whether the left neighbour's way leads over the cell."""
    left = (seat + 1) % len(view.travellers)
    cell = bare(chosen_of(answer))
    on = cell in ahead(view, left).cells
    key = "calamandara.coach.block.way" if on else "calamandara.coach.block.other"
    return because(key, rival=f"seat:{left}", cell=said(cell))


def given_up(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """A Mountain, what lies beside the way, or what it can do without."""
    chosen = chosen_of(answer)
    if chosen == "act:none":
        return because("calamandara.coach.cell.declined")
    cell = bare(chosen)
    lies = {**view.central, **view.travellers[seat].board}.get(cell, "")
    args: dict[str, Argument] = {"cell": said(cell), "symbol": f"symbol:{lies}"}
    if lies == "mountain" and not is_central(cell):
        return because("calamandara.coach.give.mountain", **args)
    key = "calamandara.coach.give.way" if cell in ahead(view, seat).cells else "calamandara.coach.give.beside"
    return because(key, **args)


def moved(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """A symbol behind the token, for an empty cell of the way."""
    if chosen_of(answer) == "act:none":
        return because("calamandara.coach.cell.declined")
    empty = missing(view, seat, ahead(view, seat))
    cell = said(bare(chosen_of(answer)))
    return because("calamandara.coach.move", cell=cell, there=said(empty[0]) if empty else cell)


def moved_to(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """An empty cell of the way; else out of the other's way."""
    cell = bare(chosen_of(answer))
    found = ahead(view, seat)
    if cell in missing(view, seat, found):
        return because("calamandara.coach.cell.way", cell=said(cell), cells=len(found.cells))
    return because("calamandara.coach.move.away", cell=said(cell))


def swapped(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whether the swap removes something that blocks the way; or why it was declined."""
    if chosen_of(answer) == "act:none":
        return because("calamandara.coach.cell.declined")
    cell = bare(chosen_of(answer))
    symbols = ("mountain", "wing", "cave", "tower")
    stuck = cell in blocked(view, seat, ahead(view, seat), *symbols)
    return because("calamandara.coach.swap.way" if stuck else "calamandara.coach.swap.any", cell=said(cell))


def partner(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whether the seat's own way leads over the partner of a swap."""
    cell = bare(chosen_of(answer))
    on = cell in ahead(view, seat).cells
    return because("calamandara.coach.swap.on" if on else "calamandara.coach.swap.off", cell=said(cell))


def retreat(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the retreat by the cells left to go from there."""
    cell = bare(chosen_of(answer))
    return because("calamandara.coach.retreat", cell=said(cell), cells=len(way(view, seat, cell).cells))


# --- cards -------------------------------------------------------------------------------------------


def drawn(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the drawing: there is one more card to choose from."""
    return because("calamandara.coach.draw", cards=view.travellers[seat].cards + 1)


def forgotten(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the card forgotten: all count alike."""
    return because("calamandara.coach.forget", memory=chosen_of(answer))


def choice(view: CalamandaraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """A fragment is harder to come by than symbols."""
    return because("calamandara.coach.choice", needed=DATA.fragments)


REASONS_OF_CARDS: Mapping[str, Reason[CalamandaraView]] = {
    "turn_start": turn,
    "turn_start.own": own_turn,
    "before_phase_1": turn,
    "event": event,
    "direction": direction,
    "veil": veil,
    "deck": deck,
    "breath.board": rival,
    "breath.cell": harm,
    "trade.board": trade,
    "trade.first": trade,
    "trade.second": trade,
    "page": wanted,
    "transmute.pay": spared,
    "transmute.kind": wanted,
    "excess": spared,
    "effect.acquire": wanted,
    "effect.recover": wanted,
    "effect.insert": laid,
    "effect.insert.left": in_their_way,
    "effect.insert.central": laid,
    "effect.discard": given_up,
    "effect.discard.central": given_up,
    "effect.reserve": spared,
    "effect.substitute": given_up,
    "effect.substitute.by": wanted,
    "effect.move": moved,
    "effect.move.left": harm,
    "effect.move.to": moved_to,
    "effect.swap": swapped,
    "effect.swap.with": partner,
    "effect.retreat": retreat,
    "effect.draw": drawn,
    "effect.forget": forgotten,
    "effect.choice": choice,
}
