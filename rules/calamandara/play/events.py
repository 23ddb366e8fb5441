"""The event step: reveal or refuse, the counter, and the effects one after the other (sheet section 9)."""

from rules.calamandara.components.affected import affected
from rules.calamandara.components.asks import act, ask
from rules.calamandara.components.data import DATA
from rules.calamandara.components.decks import settle_deck, show_top
from rules.calamandara.components.score import end
from rules.calamandara.components.state import CalamandaraContext, Reveal, acting, event_on_top, log, shown
from rules.calamandara.play.blocks import carry_out
from rules.calamandara.play.windows import round_of_offers
from rules.core.play.asking import pick

REVEAL = act("reveal", "reveal", None)
REFUSE = act("refuse", "refuse", None)
REFUSE_FREELY = act("refuse", "refuse.lost", None)  # where Phase 1 is lost already (ruling 13.26)


async def event(ctx: CalamandaraContext) -> str:
    """Ask to reveal the Event card on top, or to refuse, while there is one (9.1, 9.2 and 9.4)."""
    state = ctx.state
    turn = state.turn
    if turn.silenced:
        return "evening"
    if not event_on_top(acting(state)):
        return "last_call" if turn.opened else "acquire"
    turn.opened = True
    prompt = ask("reveal.counter", counter=state.counter) if state.timed else ask("reveal")
    refuse = REFUSE_FREELY if turn.lost else REFUSE
    if await pick(ctx, turn.seat, prompt, [REVEAL, refuse], default=REFUSE.id) == REFUSE.id:
        turn.lost = True
        log(ctx, "refuse", turn.seat)
        return "last_call"
    reveal(ctx)
    return "reaction"


def reveal(ctx: CalamandaraContext) -> None:
    """Turn up the top card and change the counter, which may end the game (rule 9.3)."""
    state = ctx.state
    seat, traveller = state.turn.seat, acting(state)
    card = DATA.events[ctx.take(traveller.deck)]
    traveller.revealed += 1
    state.turn.deed = True
    state.last_event = card.id
    nobody = bool(card.blocks) and not any(affected(state, block) for block in card.blocks)
    state.reveal = Reveal(card.id, -1 if nobody else card.counter)  # rule 9.6
    state.changed += ["event", f"deck:{seat}"]
    log(ctx, "reveal", seat, event=f"event:{card.id}", type=f"type:{card.type}")
    if nobody:
        ctx.log("calamandara.log.nobody")
    count(ctx)
    show_top(ctx, seat)


def count(ctx: CalamandaraContext) -> None:
    """Change the counter by what the card just revealed says, if it is in use (rule 9.5)."""
    state = ctx.state
    if not state.timed:
        return
    before = state.counter
    state.counter = max(0, min(DATA.counter_most, before + shown(state).change))
    change = state.counter - before
    if change:
        state.changed.append("counter")
        way = "up" if change > 0 else "down"
        ctx.log(f"calamandara.log.counter.{way}", count=abs(change), counter=state.counter)
    else:
        ctx.log("calamandara.log.counter.same", counter=state.counter)
    if state.counter == 0:
        end(ctx, "dogma")


async def reaction(ctx: CalamandaraContext) -> str:
    """Offer Memory Cards before the effects of the card just revealed (specific rule 1)."""
    return "reaction" if await round_of_offers(ctx, "event") else "effects"


async def effects(ctx: CalamandaraContext) -> str:
    """One traveller carries out one block; each block is finished before the next one starts (rule 9.9)."""
    state = ctx.state
    at_work = shown(state)
    blocks = DATA.events[at_work.event].blocks
    if at_work.block == len(blocks):
        put_aside(ctx)
        return "event"
    block = blocks[at_work.block]
    if at_work.queue is None:
        found = affected(state, block)
        at_work.found.append(found)
        at_work.queue = [seat for seat in found if seat not in at_work.spared]
        for seat in found:
            if seat in at_work.spared:
                log(ctx, "spared", seat)
    if not at_work.queue:
        at_work.block, at_work.queue = at_work.block + 1, None
        return "effects"
    await carry_out(ctx, at_work.queue[0], block)
    at_work.queue.pop(0)
    return "effects"


def put_aside(ctx: CalamandaraContext) -> None:
    """The Event card goes face up to the discard of the revealer's Symbol deck (rule 9.3)."""
    state = ctx.state
    acting(state).discard.append(shown(state).event)
    state.reveal = None
    settle_deck(ctx, state.turn.seat)
