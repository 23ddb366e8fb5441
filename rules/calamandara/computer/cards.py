"""The steady computer player's use of Memory Cards: which card, when, and on which traveller.

A card that is played remains a fragment and makes room in the hand. So anything that helps at all is played,
and any card once the hand is full while fragments are still missing.
"""

from collections.abc import Mapping

from rules.calamandara.components.cells import OWN
from rules.calamandara.components.data import DATA
from rules.calamandara.computer.reactions import harm, needs
from rules.calamandara.computer.scout import ahead, beside_cave, cost_if, leader, short_of
from rules.calamandara.view import BACK, CalamandaraView
from rules.core.decisions import Answer, Decision, Seat
from rules.core.play.planning import Plan, ids_of
from rules.core.text import bare

NEAR = 6  # step value from which a traveller with all fragments may win in a turn
LOW = 4  # points on the counter from which an Event card on top is passed on
Trade = tuple[Seat, str, str]  # whose board, and the two cells


def wish(decision: Decision, *names: str) -> Answer:
    """The first of these cards that is offered; else play nothing."""
    offered = ids_of(decision)
    return [next((f"memory:{name}" for name in names if f"memory:{name}" in offered), "act:pass")]


def crowded(view: CalamandaraView, seat: Seat) -> bool:
    """Check whether the hand is full while fragments are missing: any card that is played makes room."""
    return view.travellers[seat].cards >= DATA.hand_limit and short_of(view, seat) > 0


# --- windows -----------------------------------------------------------------------------------------


def turn_start(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Play Silence if a rival is about to win, Guardian or Veil on a leader, the Wall against Mountains."""
    assert view.turn is not None
    active = view.turn.seat
    other = view.travellers[active]
    leads = leader(view, seat) == active
    wishes: list[str] = []
    if other.step >= NEAR and other.fragments >= DATA.fragments - 1:
        wishes.append("erronia_do_silencio")
    if leads and other.top not in ("", BACK):
        wishes.append("guardia_de_mourna")
    if leads and will_remember(view, active):
        wishes.append("veu_do_regente")
    if other.reserve["mountain"] and leader(view, active) == seat and not view.travellers[seat].walled:
        wishes.append("muralha_de_vento")
    if crowded(view, seat):
        wishes += ["guardia_de_mourna", "erronia_do_silencio", "muralha_de_vento", "veu_do_regente"]
    return wish(decision, *wishes)


def will_remember(view: CalamandaraView, seat: Seat) -> bool:
    """Check whether a traveller lacks fragments and can acquire a Memory Card in this turn."""
    me = view.travellers[seat]
    paid = any(count >= DATA.price for count in me.reserve.values())
    can = paid or beside_cave(view, seat, me.token)
    return can and short_of(view, seat) > 0 and me.cards < DATA.hand_limit and not me.veiled


def own_start(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The Paintings, if they put a Symbol Card where an Event card lies while the counter is low."""
    return wish(decision, "pinturas_submersas") if passes_event_on(view, seat) else ["act:pass"]


def passes_event_on(view: CalamandaraView, seat: Seat) -> bool:
    """Check whether the Paintings rid the seat of an Event card that is better not revealed."""
    low = view.timed and view.counter <= LOW
    return low and view.travellers[seat].top == BACK and brought(view, seat, best_side(view, seat)) > 0


def best_side(view: CalamandaraView, seat: Seat) -> str:
    """The direction that brings the seat the better top card."""
    return max(("left", "right"), key=lambda side: brought(view, seat, side))


def brought(view: CalamandaraView, seat: Seat, side: str) -> int:
    """The gain of the seat from the Paintings: 1 for a Symbol Card, 0 for no card, -1 for an Event card."""
    giver = (seat + (-1 if side == "left" else 1)) % len(view.travellers)
    top = view.travellers[giver].top
    return -1 if top == BACK else int(bool(top))


def direction(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The better top card for oneself."""
    return [f"direction:{best_side(view, seat)}"]


def event(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Play Hands of Clay against Fear, the Wall against a neighbour, the Veil if others acquire cards."""
    assert view.event is not None
    card = DATA.events[view.event.event]
    concerned = any(seat in seats for seats in view.event.affected)
    wishes = []
    if card.type == "fear" and (concerned or reached(view, seat)):
        wishes.append("maos_de_barro")
    if reached(view, seat):
        wishes.append("muralha_de_vento")
    if denies(view, seat):
        wishes.append("veu_do_regente")
    if crowded(view, seat):
        wishes += ["muralha_de_vento", "veu_do_regente"]
    return wish(decision, *wishes)


def denies(view: CalamandaraView, seat: Seat) -> bool:
    """Check whether a Veil would keep the Event card's Memory Card from the leader, who lacks fragments."""
    assert view.event is not None
    rival = leader(view, seat)
    blocks = DATA.events[view.event.event].blocks
    gives = any(effect.do == "draw" for block in blocks for effect in block.effects)
    return gives and short_of(view, rival) > 0 and any(rival in seats for seats in view.event.affected)


def reached(view: CalamandaraView, seat: Seat) -> bool:
    """Check whether the Event card lets the right neighbour change the seat's board."""
    assert view.event is not None
    right = (seat - 1) % len(view.travellers)
    blocks = DATA.events[view.event.event].blocks
    return any(
        right in seats and block.reaches_left
        for block, seats in zip(blocks, view.event.affected, strict=True)
    )


def veil(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Target who is about to acquire a card: an active rival outside an event, else the leader."""
    active = view.turn.seat if view.turn else seat
    target = active if active != seat and view.event is None else leader(view, seat)
    return [f"seat:{target}"]


# --- Phase 2 -----------------------------------------------------------------------------------------


def gains(view: CalamandaraView, seat: Seat) -> list[str]:
    """Cards that bring symbols, another's Symbol Card or what lies in the Depot, or mend its own board."""
    if not view.travellers[seat].hand:
        return []
    wishes = ["memory:terras_nomades"]
    trade = best_trade(view, seat)
    if trade is not None and trade[0] == seat:
        wishes.append("memory:troca_de_sombras")
    if sum(view.travellers[seat].depot.values()) >= 2 or crowded(view, seat):
        wishes.append("memory:pagina_rasgada")
    return wishes


def harms(view: CalamandaraView, seat: Seat) -> list[str]:
    """Cards that set the leader back; with a full hand any that can be played."""
    if not view.travellers[seat].hand:
        return []
    wishes = ["memory:sopro_de_uradova"]
    if best_trade(view, seat) is not None:
        wishes.append("memory:troca_de_sombras")
    if passes_event_on(view, seat):
        wishes.append("memory:pinturas_submersas")
    if crowded(view, seat):
        wishes += ["memory:raiz_na_pedra", "memory:pinturas_submersas", "memory:troca_de_sombras"]
    return wishes


def best_trade(view: CalamandaraView, seat: Seat) -> Trade | None:
    """Two symbols to swap: to make one's own way cheaper, else the leader's more expensive."""
    for owner, sign in ((seat, -1), (leader(view, seat), 1)):
        now = sign * ahead(view, owner).cost
        looked = [(sign * cost_if(view, owner, swapped(view, ctx)), ctx) for ctx in trades(view, owner, sign)]
        if looked and max(looked)[0] > now:
            return max(looked)[1]
    return None


def trades(view: CalamandaraView, owner: Seat, sign: int) -> list[Trade]:
    """A few swaps worth a look: a cell of the owner's way with one beside it."""
    other = view.travellers[owner]
    if sign > 0 and other.walled:
        return []
    kept = () if sign < 0 else other.defended
    cells = [cell for cell in OWN if cell in other.board and cell not in (*kept, other.token)]
    on = [cell for cell in ahead(view, owner).cells if cell in cells]
    off = [cell for cell in cells if cell not in on]
    return [(owner, a, b) for a in on[:3] for b in off[:4] if other.board[a] != other.board[b]]


def swapped(view: CalamandaraView, trade: Trade) -> dict[str, str]:
    """The symbols on the two cells after a swap."""
    owner, one, other = trade
    board = view.travellers[owner].board
    return {one: board[other], other: board[one]}


def trade(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The board, then the two cells of the best swap; without one, whatever is offered."""
    found = best_trade(view, seat)
    offered = ids_of(decision)
    wanted = [f"seat:{found[0]}", f"cell:{found[1]}", f"cell:{found[2]}"] if found else []
    taken = str(decision.prompt.args.get("cell", "")).lower()
    return [next((i for i in wanted if i in offered and i != f"cell:{taken}"), offered[0])]


def rival(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The leader, if they can be chosen."""
    wanted = f"seat:{leader(view, seat)}"
    return [wanted if wanted in ids_of(decision) else ids_of(decision)[0]]


def deck(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The Symbol Card that shows most of what the way takes; of equal ones the leader's."""
    lacking = needs(view, seat, ahead(view, seat))
    best = leader(view, seat)

    def worth(ident: str) -> tuple[int, bool]:
        owner = int(bare(ident))
        shows = DATA.symbol_cards[view.travellers[owner].top].shows
        return sum(symbol in lacking for symbol in shows), owner == best

    return [max(ids_of(decision), key=worth)]


CARDS: Mapping[str, Plan[CalamandaraView]] = {
    "turn_start": turn_start,
    "turn_start.own": own_start,
    "before_phase_1": turn_start,
    "event": event,
    "direction": direction,
    "veil": veil,
    "deck": deck,
    "breath.board": rival,
    "breath.cell": harm,
    "trade.board": trade,
    "trade.first": trade,
    "trade.second": trade,
}
