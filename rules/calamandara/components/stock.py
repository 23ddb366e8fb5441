"""Moving symbols between Reserve and Depot, one by one if there is a choice (sheet section 10)."""

from rules.calamandara.components.asks import pick_stored
from rules.calamandara.components.state import CalamandaraContext, listed, log, put, take
from rules.core.decisions import Seat
from rules.core.text import Text, ids


async def some_of(
    ctx: CalamandaraContext, seat: Seat, prompt: Text, stock: dict[str, int], left: int
) -> list[str]:
    """The next symbols to move: all that are left if there is no choice, else one that is chosen."""
    if sum(stock.values()) == left > 1:
        return listed(stock)
    return [await pick_stored(ctx, seat, prompt, stock)]


async def recover(ctx: CalamandaraContext, seat: Seat, prompts: list[Text], words: str) -> None:
    """Move symbols of choice from the Depot to the Reserve, one for each prompt, or as many as there are.

    It is told as `calamandara.log.<words>`.
    """
    depot = ctx.state.travellers[seat].depot
    left = min(len(prompts), sum(depot.values()))
    recovered: list[str] = []
    while left:
        symbols = await some_of(ctx, seat, prompts[-left], depot, left)
        take(ctx.state, seat, "depot", symbols)
        put(ctx.state, seat, "reserve", symbols)
        recovered += symbols
        left -= len(symbols)
    log(ctx, words, seat, symbols=ids("symbol", recovered))


async def discard_some(ctx: CalamandaraContext, seat: Seat, prompts: list[Text]) -> None:
    """Discard symbols of choice from the Reserve, one for each prompt, of which there are enough."""
    reserve = ctx.state.travellers[seat].reserve
    left = len(prompts)
    while left:
        symbols = await some_of(ctx, seat, prompts[-left], reserve, left)
        discard(ctx, seat, symbols)
        left -= len(symbols)


def discard(ctx: CalamandaraContext, seat: Seat, symbols: list[str]) -> None:
    """Move symbols of the Reserve to its owner's Depot (rule 9.10)."""
    take(ctx.state, seat, "reserve", symbols)
    put(ctx.state, seat, "depot", symbols)
    log(ctx, "discard.reserve", seat, symbols=ids("symbol", symbols))
