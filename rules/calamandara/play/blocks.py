"""Carrying out a block of an Event card for one traveller (sheet section 10).

Effects that touch symbols on boards are in `on_boards.py`.
"""

from collections.abc import Sequence

from rules.calamandara.components import stock
from rules.calamandara.components.asks import NONE, act, pick_cell, pick_symbol
from rules.calamandara.components.board import swappable
from rules.calamandara.components.data import (
    DATA,
    Acquire,
    Block,
    Cards,
    Choice,
    Cost,
    Discard,
    DiscardChain,
    DiscardReserve,
    Effect,
    Insert,
    Limit,
    March,
    MoveSymbol,
    Plain,
    Recover,
    Substitute,
)
from rules.calamandara.components.decks import draw_memory, forget, why_no_memory
from rules.calamandara.components.movement import behind, movable_back, retreat, steps, to_start, walk
from rules.calamandara.components.state import CalamandaraContext, CalamandaraState, log, put
from rules.calamandara.play import on_boards
from rules.calamandara.play.on_boards import about
from rules.calamandara.play.walk import step_options, taken
from rules.core.decisions import Option, Seat, option
from rules.core.play.asking import pick
from rules.core.text import Text, bare, ids

DRAW = act("draw", "effect.draw", None)
STAY = act("end", "walk.end", None)


async def carry_out(ctx: CalamandaraContext, seat: Seat, block: Block) -> None:
    """Carry out the block's effects as far as possible; an optional block whole or not at all (13.23)."""
    if not block.may:
        done = [await do(ctx, seat, effect) for effect in block.effects if can(ctx.state, seat, effect)]
        if not done:
            log(ctx, "unable", seat)
        return
    first, *others = block.effects
    if not offered(ctx.state, seat, block):
        log(ctx, "unable", seat)
        return
    if not await do(ctx, seat, first, may=True):
        log(ctx, "declined", seat)
        return
    for effect in others:
        await do(ctx, seat, effect)


def offered(state: CalamandaraState, seat: Seat, block: Block) -> bool:
    """Check that an optional block can be done in full. A card acquired first is discarded after."""
    first = block.effects[0]
    if isinstance(first, Cards):
        return not why_no_memory(state, seat, limit=DATA.hand_limit + first.n)
    return all(can(state, seat, effect, may=True) for effect in block.effects)


def can(state: CalamandaraState, seat: Seat, effect: Effect, *, may: bool = False) -> bool:
    """Check whether the effect would change anything for this traveller now."""
    traveller = state.travellers[seat]
    match effect:
        case Acquire():
            return True
        case Limit():
            return not (seat == state.turn.seat and state.turn.silenced)
        case Recover():
            return any(traveller.depot.values())
        case Insert():
            return bool(on_boards.insert_spots(state, seat, effect))
        case Discard():
            return bool(on_boards.discard_spots(state, seat, effect, may=may))
        case DiscardChain():
            return on_boards.chain_bites(state, seat, effect)
        case DiscardReserve() | Choice():
            return amount(state, seat, effect) > 0
        case Substitute():
            return bool(on_boards.substitute_spots(state, seat, effect, may=may))
        case MoveSymbol():
            return bool(on_boards.move_spots(state, seat, effect))
        case March():
            return (
                bool(steps(state, seat, leap=True)) if effect.do == "advance" else movable_back(state, seat)
            )
        case Cards():
            return effect.do == "draw" or bool(traveller.hand)
        case Plain():
            return _can_plainly(state, seat, effect)


def _can_plainly(state: CalamandaraState, seat: Seat, effect: Plain) -> bool:
    if effect.do == "swap_symbols":
        return bool(swappable(state.travellers[seat], own=True))
    return movable_back(state, seat) if effect.do == "to_start" else seat == state.turn.seat


async def do(ctx: CalamandaraContext, seat: Seat, effect: Effect, *, may: bool = False) -> bool:
    """Carry out an effect for which `can` holds. False if it was optional (`may`) and was declined."""
    match effect:
        case Acquire():
            await acquire(ctx, seat, effect)
        case Recover():
            count = min(effect.n, sum(ctx.state.travellers[seat].depot.values()))
            await stock.recover(ctx, seat, countdown(ctx, "recover", count), "recover")
        case Insert():
            return await on_boards.insert(ctx, seat, effect, may=may)
        case Discard():
            return await on_boards.discard(ctx, seat, effect, may=may)
        case DiscardChain():
            await on_boards.discard_chain(ctx, seat, effect)
        case DiscardReserve():
            count = amount(ctx.state, seat, effect)
            await stock.discard_some(ctx, seat, countdown(ctx, "reserve", count))
        case Substitute():
            return await on_boards.substitute(ctx, seat, effect, may=may)
        case MoveSymbol():
            return await on_boards.move_symbol(ctx, seat, effect, may=may)
        case March():
            return await march(ctx, seat, effect)
        case Cards(do="forget"):
            for _ in range(min(effect.n, len(ctx.state.travellers[seat].hand))):
                await forget_one(ctx, seat)
        case Cards():
            return await draw(ctx, seat, effect, may=may)
        case Choice():
            await choose_list(ctx, seat, effect)
        case Limit():
            limit(ctx, seat, effect)
        case Plain():
            return await plainly(ctx, seat, effect, may=may)
    return True


def countdown(ctx: CalamandaraContext, name: str, count: int) -> list[Text]:
    """The prompts for this many symbols, one after the other."""
    return [about(ctx, name, left=left) for left in range(count, 0, -1)]


async def acquire(ctx: CalamandaraContext, seat: Seat, effect: Acquire) -> None:
    """Move symbols of choice from the Supply into the Reserve."""
    prompts = countdown(ctx, "acquire", effect.n)
    symbols = [await pick_symbol(ctx, seat, prompt, effect.symbols) for prompt in prompts]
    put(ctx.state, seat, "reserve", symbols)
    log(ctx, "gain", seat, symbols=ids("symbol", symbols))


def amount(state: CalamandaraState, seat: Seat, effect: Cost | Choice) -> int:
    """Count the symbols or cards that an effect with a cost would take away."""
    traveller = state.travellers[seat]
    held = sum(traveller.reserve.values())
    match effect:
        case DiscardReserve(do="discard_reserve"):
            return min(effect.n, held)
        case DiscardReserve():
            return max(0, held - effect.n)
        case Cards():
            return min(effect.n, len(traveller.hand))
        case Choice():
            return max(_amount_of(state, seat, costs) for costs in effect.lists)


def _amount_of(state: CalamandaraState, seat: Seat, costs: Sequence[Cost]) -> int:
    return sum(amount(state, seat, cost) for cost in costs)


async def choose_list(ctx: CalamandaraContext, seat: Seat, effect: Choice) -> None:
    """Choose a list that can be done in full; if none can, one of which most can be done (ruling 13.16)."""
    state = ctx.state
    full = [costs for costs in effect.lists if all(amount(state, seat, cost) == cost.n for cost in costs)]
    ways = full or [max(effect.lists, key=lambda costs: _amount_of(state, seat, costs))]
    chosen = ways[0]
    if len(ways) > 1:
        ident = await pick(ctx, seat, about(ctx, "choice"), [_way(costs) for costs in ways])
        chosen = next(costs for costs in ways if _way(costs).id == ident)
    for cost in chosen:
        await do(ctx, seat, cost)


def _way(costs: Sequence[Cost]) -> Option:
    first = costs[0]
    if isinstance(first, Cards):
        return act("memory", "choice.memory", None)
    return option("act", "reserve", key="calamandara.option.choice.reserve", count=first.n)


async def march(ctx: CalamandaraContext, seat: Seat, effect: March) -> bool:
    """Move forward, with the choice to stop early, or back. Return False if not even one step was taken."""
    if effect.do == "retreat":
        for _ in range(effect.n):
            await step_back(ctx, seat)
        return True
    leaped = False
    for left in range(effect.n, 0, -1):
        ways = steps(ctx.state, seat, leap=not leaped)
        if not ways:
            break
        stop = NONE if left == effect.n else STAY
        chosen = await pick(
            ctx, seat, about(ctx, "advance", left=left), [*step_options(ways), stop], default=stop.id
        )
        if chosen == stop.id:
            return stop is STAY
        step = taken(chosen)
        leaped = leaped or step.kind == "leap"
        walk(ctx, seat, step)
    return True


async def step_back(ctx: CalamandaraContext, seat: Seat) -> None:
    """Make one retreat: to the nearest Footprint of lower step value, else to the Starting Point."""
    if not movable_back(ctx.state, seat):
        return
    found = behind(ctx.state, seat)
    if not found:
        to_start(ctx, seat)
        return
    retreat(ctx, seat, await pick_cell(ctx, seat, about(ctx, "retreat"), found, owner=seat))


async def draw(ctx: CalamandaraContext, seat: Seat, effect: Cards, *, may: bool) -> bool:
    """Acquire Memory Cards."""
    if may and await pick(ctx, seat, about(ctx, "draw"), [DRAW, NONE], default=NONE.id) == NONE.id:
        return False
    for _ in range(effect.n):
        hindrance = why_no_memory(ctx.state, seat, limit=DATA.hand_limit + (1 if may else 0))
        if hindrance:
            log(ctx, f"draw.{hindrance}", seat)
        else:
            draw_memory(ctx, seat)
    return True


async def forget_one(ctx: CalamandaraContext, seat: Seat) -> None:
    """Discard a Memory Card of choice; holders of several are asked, even if they are alike."""
    hand = ctx.state.travellers[seat].hand
    card = hand[0]
    if len(hand) > 1:
        options = [option("memory", name) for name in dict.fromkeys(hand)]
        card = bare(await pick(ctx, seat, about(ctx, "forget"), options, secret=True))
    forget(ctx, seat, card)


def limit(ctx: CalamandaraContext, seat: Seat, effect: Limit) -> None:
    """The lowest cap counts, until the end of the traveller's turn in which the phase comes (ruling 13.9).

    For the revealer that is this turn.
    """
    traveller = ctx.state.travellers[seat]
    if effect.what == "steps":
        traveller.steps_limit = min(effect.n, traveller.steps_limit or effect.n)
    else:
        traveller.inserts_limit = min(effect.n, traveller.inserts_limit or effect.n)
    revealer = seat == ctx.state.turn.seat
    log(ctx, f"limit.{effect.what}.now" if revealer else f"limit.{effect.what}", seat, count=effect.n)


async def plainly(ctx: CalamandaraContext, seat: Seat, effect: Plain, *, may: bool) -> bool:
    """Swap two symbols, fall to the Starting Point, or lose Phase 1."""
    if effect.do == "swap_symbols":
        return await on_boards.swap_symbols(ctx, seat, may=may)
    if effect.do == "to_start":
        to_start(ctx, seat)
    else:
        ctx.state.turn.lost = True
        log(ctx, "lost", seat)
    return True
