"""Recruiting (sheet rule 10; rulebook, "Recrutamento de criaturas")."""

from collections.abc import Mapping

from rules.bellum.components.asks import ask
from rules.bellum.components.data import DATA, pieces
from rules.bellum.components.state import BellumContext, BellumState, acting, change, tray
from rules.bellum.play.phases import LEFT, RIGHT, put
from rules.core.decisions import Option, Seat, option
from rules.core.play.asking import pick
from rules.core.play.turns import following
from rules.core.text import Text, bare

PASS = option("recruit", "pass", key="bellum.option.recruit.pass")
DECKS = ("evil", "super_evil")


async def recruit(ctx: BellumContext) -> str:
    """Let one player recruit a creature, place it, or stop (rule 10). Skipped without the means to pay.

    Placing is a step of its own: a search that begins there knows the card that filled the gap.
    """
    state = ctx.state
    seat = acting(state)
    if state.lords[seat].unplaced:
        await choose_side(ctx, seat, state.lords[seat].unplaced[0])
        return "recruit"
    found = offers(state, seat)
    if not found:
        return following(state, "evening")
    chosen = await pick(ctx, seat, ask("recruit"), [PASS, *found], default=PASS.id)
    if chosen == PASS.id:
        ctx.log("bellum.log.recruit.pass", seat=f"seat:{seat}")
        return following(state, "evening")
    await hire(ctx, seat, bare(chosen))
    return "recruit"


def offers(state: BellumState, seat: Seat) -> list[Option]:
    """The face-up creatures that the seat can pay for."""
    key = "bellum.option.recruit.creature"
    return [
        option("creature", name, key=key, group=f"deck:{deck}", it=f"creature:{name}")
        for deck in DECKS
        if payable(state, seat, deck)
        for name in state.displays[deck]
    ]


def payable(state: BellumState, seat: Seat, deck: str) -> list[Mapping[str, int]]:
    """The prices of a deck that the seat can pay."""
    tokens = state.lords[seat].tokens
    prices: tuple[Mapping[str, int], ...] = DATA.costs[deck]
    return [price for price in prices if all(tokens[name] >= count for name, count in price.items())]


async def hire(ctx: BellumContext, seat: Seat, creature: str) -> None:
    """Pay, take the creature, and fill the gap."""
    state = ctx.state
    deck = DATA.creatures[creature].deck
    price = await choose_price(ctx, seat, creature, payable(state, seat, deck))
    for name, count in price.items():
        change(state, name, seat, -count)
    ident = f"creature:{creature}"
    ctx.log("bellum.log.recruit", seat=f"seat:{seat}", creature=ident, paid=pieces(price))
    state.lords[seat].unplaced.append(creature)
    fill_gap(ctx, deck, creature)


async def choose_side(ctx: BellumContext, seat: Seat, creature: str) -> None:
    """Put the creature on either side for good, and take its bonus token."""
    ident = f"creature:{creature}"
    prompt = ask("side", creature=ident)
    side = await ctx.pick(seat, prompt, [LEFT, RIGHT])
    put(ctx.state, seat, creature, side)
    ctx.log("bellum.log.recruit.side", seat=f"seat:{seat}", creature=ident, side=side)
    take_bonus(ctx, seat, creature)


async def choose_price(
    ctx: BellumContext, seat: Seat, creature: str, prices: list[Mapping[str, int]]
) -> Mapping[str, int]:
    """The one price that the seat can pay, or which of the two."""
    ways = {f"pay:{'mixed' if 'food' in price else 'glyphs'}": price for price in prices}
    options = [
        Option(id=way, label=Text(key=f"bellum.option.{way.replace(':', '.')}", args=dict(price)))
        for way, price in ways.items()
    ]
    prompt = ask("pay", creature=f"creature:{creature}")
    if len(options) == 1:
        return ways[ctx.only(seat, prompt, options[0])]
    return ways[await ctx.pick(seat, prompt, options)]


def fill_gap(ctx: BellumContext, deck: str, creature: str) -> None:
    """The next creature takes the recruited one's place, unless the deck is empty (ruling R7)."""
    state = ctx.state
    display = state.displays[deck]
    if state.decks[deck]:
        fresh = ctx.take(state.decks[deck])
        display[display.index(creature)] = fresh
        state.changed.append(f"creature:{fresh}")
        ctx.log("bellum.log.recruit.revealed", creature=f"creature:{fresh}")
        if not state.decks[deck]:  # told once, with its last card
            ctx.log("bellum.log.empty", deck=f"deck:{deck}")
    else:
        display.remove(creature)


def take_bonus(ctx: BellumContext, seat: Seat, creature: str) -> None:
    """The bonus token comes on either side, if the tray has one (ruling R9); a spell comes ready."""
    token = DATA.creatures[creature].bonus
    if token is None:
        return
    left = tray(ctx.state, token)
    if left:
        change(ctx.state, token, seat, 1)
    key = "bellum.log.recruit.bonus" if left else "bellum.log.recruit.bonus.none"
    ctx.log(key, seat=f"seat:{seat}", token=f"token:{token}")
