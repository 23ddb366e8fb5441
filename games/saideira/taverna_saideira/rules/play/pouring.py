"""The first half of a round: all pour in secret, then each may spend a drink on a trick."""

from rules.core.decisions import Seat
from rules.core.flow import GameContext
from rules.core.play.asking import chosen_of, pick
from rules.core.text import bare, ids
from taverna_saideira.rules.components import asks
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.components.state import SaideiraState, around, order, spares

T = GameContext[SaideiraState]


async def pour(ctx: T) -> str:
    """Let all seats choose a drink in secret; nobody sees the others' before (rule 2)."""
    state = ctx.state
    guests, bell = ids("guest", state.counter), f"seat:{state.first}"
    ctx.log("saideira.log.round", round=state.round, guests=guests, bell=bell)
    answers = await ctx.together({seat: asks.pour(state, seat) for seat in range(state.seats)})
    state.poured = [bare(chosen_of(answers[seat])) for seat in range(state.seats)]
    state.strengths = [DATA.drinks[drink].strength for drink in state.poured]
    state.spent = [""] * state.seats
    state.changed = [f"poured:{seat}" for seat in range(state.seats)]
    for seat in around(state):
        state.hands[seat].remove(state.poured[seat])
        ctx.log("saideira.log.pours", seat=f"seat:{seat}", drink=f"drink:{state.poured[seat]}")
    state.waiting = [seat for seat in around(state) if spares(state, seat)]
    return _next(ctx)


async def trick(ctx: T) -> str:
    """One seat may spend a drink, once a round, as long as one is left for each round to come (rule 3)."""
    state = ctx.state
    seat = state.waiting[0]
    options = asks.tricks(state, seat)
    chosen = await pick(
        ctx, seat, asks.ask("trick"), options, secret=True, default=asks.PASS, standing="trick"
    )
    if chosen != asks.PASS:
        await _do(ctx, seat, bare(chosen))
    state.waiting.pop(0)
    return _next(ctx)


def _next(ctx: T) -> str:
    """Go on to the next trick, or to serving; then log the seats with equal drinks (rule 4)."""
    state = ctx.state
    if state.waiting:
        return "trick"
    state.waiting = order(state)
    equal = [seat for seat in around(state) if state.strengths.count(state.strengths[seat]) > 1]
    if equal:
        ctx.log("saideira.log.clash", seats=ids("seat", equal))
    return "serve"


async def _do(ctx: T, seat: Seat, drink: str) -> None:
    """Spend a drink; its effect depends on its kind."""
    state, tricks = ctx.state, DATA.tricks
    told = {"seat": f"seat:{seat}", "drink": f"drink:{drink}"}
    kind = DATA.drinks[drink].kind
    if kind == "water":
        options = asks.rivals(state, seat)
        other = int(
            bare(await ctx.pick(seat, asks.ask("weaken", drink=f"drink:{drink}"), options, secret=True))
        )
        state.strengths[other] = max(0, state.strengths[other] - tricks.weaken)
        state.changed = [f"poured:{other}"]
        ctx.log("saideira.log.weakens", **told, other=f"seat:{other}", strength=state.strengths[other])
    elif kind == "coffee":
        options = asks.cards("guest", state.counter)
        guest = bare(await ctx.pick(seat, asks.ask("send", drink=f"drink:{drink}"), options, secret=True))
        came = _exchange(ctx, guest)
        ctx.log("saideira.log.sends", **told, guest=f"guest:{guest}", came=f"guest:{came}")
    elif kind == "beer":
        state.strengths[seat] += tricks.strengthen
        state.changed = [f"poured:{seat}"]
        ctx.log("saideira.log.strengthens", **told, strength=state.strengths[seat])
    else:
        state.coins[seat] += tricks.toast
        state.changed = [f"coins:{seat}"]
        ctx.log("saideira.log.toasts", **told, coins=tricks.toast)
    state.hands[seat].remove(drink)
    state.spent[seat] = drink
    state.changed.append(f"spent:{seat}")


def _exchange(ctx: T, guest: str) -> str:
    """A guest goes to the end of the queue, and the next one sits down instead."""
    state = ctx.state
    came = ctx.take(state.queue)
    state.queue.insert(0, guest)
    state.counter[state.counter.index(guest)] = came
    state.changed = [f"guest:{came}"]
    return came
