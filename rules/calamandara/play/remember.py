"""Phase 4, Remember: a Memory Card at a Cave or at a price, or one recorded (sheet rule 4.6)."""

from rules.calamandara.components.asks import act, ask, memories
from rules.calamandara.components.board import cells_of
from rules.calamandara.components.cells import OWN, neighbours
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.components.decks import draw_memory, to_diary, why_no_memory
from rules.calamandara.components.state import (
    CalamandaraContext,
    CalamandaraState,
    acting,
    home,
    log,
    put,
    take,
)
from rules.core.decisions import Option, Seat, option
from rules.core.play.asking import pick
from rules.core.text import ids

CAVE = act("cave", "remember.cave", None)
NOTHING = act("end", "remember.none", None)


async def remember(ctx: CalamandaraContext) -> str:
    """One of three ways, or none; a traveller with a card in hand may record it."""
    state = ctx.state
    seat = state.turn.seat
    hand = acting(state).hand
    ways = ways_to_acquire(state, seat)
    if not ways and not hand:
        return "evening"
    options = [NOTHING, *ways, *memories(hand, "remember.record")]
    chosen = await pick(ctx, seat, ask("remember"), options, default=NOTHING.id)
    kind, _, name = chosen.partition(":")
    if kind == "memory":
        ctx.seal()
        to_diary(ctx, seat, name)
        log(ctx, "record", seat, memory=f"memory:{name}")
    elif kind == "price":
        paid = [name] * DATA.price
        take(state, seat, "reserve", paid)
        put(state, seat, "depot", paid)
        log(ctx, "price", seat, symbols=ids("symbol", paid))
        draw_memory(ctx, seat)
    elif chosen == CAVE.id:
        draw_memory(ctx, seat)
    return "evening"


def ways_to_acquire(state: CalamandaraState, seat: Seat) -> list[Option]:
    """The ways to acquire a Memory Card: at a Cave, or for two equal symbols, if allowed (4.6 and 4.8)."""
    if why_no_memory(state, seat):
        return []
    reserve = state.travellers[seat].reserve
    dear = [symbol for symbol in SYMBOLS if reserve[symbol] >= DATA.price]
    key = "calamandara.option.remember.price"
    prices = [option("price", s, key=key, symbol=f"symbol:{s}", count=DATA.price) for s in dear]
    return [*([CAVE] if beside_cave(state, seat) else []), *prices]


def beside_cave(state: CalamandaraState, seat: Seat) -> bool:
    """Check whether the token stands on its own board beside a Cave (rule 4.6a)."""
    traveller = state.travellers[seat]
    if traveller.token not in OWN:
        return False
    side = home(state, seat)
    return any(traveller.token in neighbours(side, cave) for cave in cells_of(traveller.board, "cave"))
