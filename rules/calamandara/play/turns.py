"""The frame of a turn: its windows, Phase 1, and its end (sheet section 4)."""

from rules.calamandara.components.asks import ask, pieces, stock_parts
from rules.calamandara.components.data import DATA
from rules.calamandara.components.decks import acquire_top, uncover
from rules.calamandara.components.score import end, stagnant
from rules.calamandara.components.state import (
    CalamandaraContext,
    Turn,
    acting,
    left_of,
    listed,
    log,
    put,
    round_of,
    symbol_on_top,
    take,
)
from rules.calamandara.play.windows import round_of_offers
from rules.core.play.turns import clockwise
from rules.core.text import ids


async def setup(ctx: CalamandaraContext) -> str:
    """Log the set-up (sections 3 and 8)."""
    state = ctx.state
    log(ctx, "first", state.first)
    for seat in clockwise(state.seats, state.first):
        log(ctx, "reserve", seat, symbols=ids("symbol", listed(state.travellers[seat].reserve)))
    if state.timed:
        ctx.log("calamandara.log.dogma", counter=state.counter)
    begin(ctx)
    return "opening"


def begin(ctx: CalamandaraContext) -> None:
    """Tell whose turn it is."""
    ctx.state.changed.append("turn")
    log(ctx, "turn", ctx.state.turn.seat, round=round_of(ctx.state))


async def opening(ctx: CalamandaraContext) -> str:
    """The window at the start of the turn, which Erronia do Silêncio closes at once (4.0 and 13.25)."""
    played = await round_of_offers(ctx, "turn_start")
    if ctx.state.turn.silenced:
        return "evening"
    return "opening" if played else "event"


async def last_call(ctx: CalamandaraContext) -> str:
    """The window before Phase 1, after an Event card was revealed or refused (4.2)."""
    played = await round_of_offers(ctx, "before_phase_1")
    if ctx.state.turn.silenced:
        return "evening"
    return "last_call" if played else "acquire"


async def acquire(ctx: CalamandaraContext) -> str:
    """Perform Phase 1, whenever it can be (4.3 and 13.20)."""
    state = ctx.state
    state.turn.played.clear()
    seat = state.turn.seat
    if state.turn.lost:
        return "insert"
    if symbol_on_top(acting(state)):
        log(ctx, "acquire", seat, symbols=ids("symbol", acquire_top(ctx, seat, seat)))
        uncover(ctx, seat)
    else:
        log(ctx, "acquire.none", seat)
    return "insert"


async def evening(ctx: CalamandaraContext) -> str:
    """The end of a turn, also of one that was cut short: excess, limits, and the next traveller (4.7)."""
    state = ctx.state
    seat, traveller = state.turn.seat, acting(state)
    excess = sum(traveller.reserve.values()) - DATA.reserve_limit
    if excess > 0:
        parts = stock_parts(traveller.reserve, excess)
        split = await ctx.split(seat, ask("excess", count=excess), parts, least=excess, most=excess)
        state.changed.clear()
        symbols = pieces(split)
        take(state, seat, "reserve", symbols)
        put(state, seat, "depot", symbols)
        log(ctx, "excess", seat, symbols=ids("symbol", symbols))
    traveller.steps_limit = traveller.inserts_limit = None
    traveller.silenced = state.turn.silenced
    close(ctx)
    return "opening"


def close(ctx: CalamandaraContext) -> None:
    """Pass the turn on, or end a stagnant game (6.8)."""
    state = ctx.state
    if state.turn.deed:
        for traveller in state.travellers:
            traveller.stood = [traveller.token]
    state.idle = 0 if state.turn.deed or state.turn.roamed else state.idle + 1
    if stagnant(state):
        end(ctx, "stagnation")
    if state.turns >= DATA.turn_cap:
        end(ctx, "cap")
    state.turns += 1
    state.turn = Turn(left_of(state, state.turn.seat))
    state.last_event = ""
    begin(ctx)
