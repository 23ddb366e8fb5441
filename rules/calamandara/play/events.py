"""The event step: reveal or refuse, the counter, and the effects one after the other (sheet section 9)."""

from rules.calamandara.components.affected import affected
from rules.calamandara.components.asks import act, ask
from rules.calamandara.components.data import DATA
from rules.calamandara.components.decks import settle_deck, show_top
from rules.calamandara.components.score import end
from rules.calamandara.components.state import CalamandaraTable, Reveal, acting, event_on_top, log, shown
from rules.calamandara.play.blocks import carry_out
from rules.calamandara.play.windows import round_of_offers
from rules.core.play.asking import pick

REVEAL = act("reveal", "reveal", None)
REFUSE = act("refuse", "refuse", None)
REFUSE_FREELY = act("refuse", "refuse.lost", None)  # where Phase 1 is lost already (ruling 13.26)


async def event(t: CalamandaraTable) -> str:
    """Ask to reveal the Event card on top, or to refuse, while there is one (9.1, 9.2 and 9.4)."""
    state = t.state
    turn = state.turn
    if turn.silenced:
        return "evening"
    if not event_on_top(acting(state)):
        return "last_call" if turn.opened else "acquire"
    turn.opened = True
    prompt = ask("reveal.counter", counter=state.counter) if state.timed else ask("reveal")
    refuse = REFUSE_FREELY if turn.lost else REFUSE
    if await pick(t, turn.seat, prompt, [REVEAL, refuse], default=REFUSE.id) == REFUSE.id:
        turn.lost = True
        log(t, "refuse", turn.seat)
        return "last_call"
    reveal(t)
    return "reaction"


def reveal(t: CalamandaraTable) -> None:
    """Turn up the top card and change the counter, which may end the game (rule 9.3)."""
    state = t.state
    seat, traveller = state.turn.seat, acting(state)
    card = DATA.events[t.take(traveller.deck)]
    traveller.revealed += 1
    state.turn.deed = True
    state.last_event = card.id
    nobody = bool(card.blocks) and not any(affected(state, block) for block in card.blocks)
    state.reveal = Reveal(card.id, -1 if nobody else card.counter)  # rule 9.6
    state.changed += ["event", f"deck:{seat}"]
    log(t, "reveal", seat, event=f"event:{card.id}", type=f"type:{card.type}")
    if nobody:
        t.log("calamandara.log.nobody")
    count(t)
    show_top(t, seat)


def count(t: CalamandaraTable) -> None:
    """Change the counter by what the card just revealed says, if it is in use (rule 9.5)."""
    state = t.state
    if not state.timed:
        return
    before = state.counter
    state.counter = max(0, min(DATA.counter_most, before + shown(state).change))
    change = state.counter - before
    if change:
        state.changed.append("counter")
        way = "up" if change > 0 else "down"
        t.log(f"calamandara.log.counter.{way}", count=abs(change), counter=state.counter)
    else:
        t.log("calamandara.log.counter.same", counter=state.counter)
    if state.counter == 0:
        end(t, "dogma")


async def reaction(t: CalamandaraTable) -> str:
    """Offer Memory Cards before the effects of the card just revealed (specific rule 1)."""
    return "reaction" if await round_of_offers(t, "event") else "effects"


async def effects(t: CalamandaraTable) -> str:
    """One traveller carries out one block; each block is finished before the next one starts (rule 9.9)."""
    state = t.state
    at_work = shown(state)
    blocks = DATA.events[at_work.event].blocks
    if at_work.block == len(blocks):
        put_aside(t)
        return "event"
    block = blocks[at_work.block]
    if at_work.queue is None:
        found = affected(state, block)
        at_work.found.append(found)
        at_work.queue = [seat for seat in found if seat not in at_work.spared]
        for seat in found:
            if seat in at_work.spared:
                log(t, "spared", seat)
    if not at_work.queue:
        at_work.block, at_work.queue = at_work.block + 1, None
        return "effects"
    await carry_out(t, at_work.queue[0], block)
    at_work.queue.pop(0)
    return "effects"


def put_aside(t: CalamandaraTable) -> None:
    """The Event card goes face up to the discard of the revealer's Symbol deck (rule 9.3)."""
    state = t.state
    acting(state).discard.append(shown(state).event)
    state.reveal = None
    settle_deck(t, state.turn.seat)
