"""Divine Intervention cards: drawing, discarding, and playing those of the Day (rule R16, sheet 2)."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from rules.core.decisions import Option, Seat, option
from rules.core.play.asking import pick
from rules.core.text import bare, ids
from rules.kemet.components.asks import ask, things
from rules.kemet.components.board import disband
from rules.kemet.components.data import DATA, Icon
from rules.kemet.components.map import zones_in_play
from rules.kemet.components.placing import friendly_zones, offer_beasts, place
from rules.kemet.components.powers import has_gift
from rules.kemet.components.prayers import card_price, gain, pay
from rules.kemet.components.score import tell_temporary
from rules.kemet.components.state import KemetContext, KemetState

MEMORY = "divine_memory"
RAIN = "rain_of_fire"


def draw(ctx: KemetContext, seat: Seat, count: int) -> list[str]:
    """Take up to this many cards from the deck, not yet into a hand and without a log entry (ruling A53)."""
    cards: list[str] = []
    for _ in range(count):
        if not ctx.state.deck:
            ctx.log("kemet.log.no_card", seat=f"seat:{seat}")
            break
        cards.append(ctx.take(ctx.state.deck))
        refill(ctx)
    return cards


def deal(ctx: KemetContext, seat: Seat, count: int) -> None:
    """Deal cards from the deck into a hand; the others learn how many."""
    cards = draw(ctx, seat, count)
    god = ctx.state.gods[seat]
    god.divine = sorted(god.divine + cards)
    if cards:
        private, public = "kemet.log.dealt", "kemet.log.dealt.hidden"
        drawn = ids("divine", sorted(cards))
        ctx.log_secret(
            [seat], private, public, secret=("cards",), seat=f"seat:{seat}", cards=drawn, count=len(cards)
        )


def discard(ctx: KemetContext, cards: Sequence[str]) -> None:
    """Lay cards face up on the discard pile."""
    ctx.state.discard += cards
    ctx.state.changed += ids("divine", cards)
    refill(ctx)


def refill(ctx: KemetContext) -> None:
    """Rebuild an empty deck from the discard pile at once, if there is one (ruling A53)."""
    if ctx.renew(ctx.state.deck, ctx.state.discard):
        ctx.log("kemet.log.reshuffled")


def held(state: KemetState, seat: Seat, timing: Icon) -> list[str]:
    """The different cards of a timing in the seat's hand that it can pay for."""
    god = state.gods[seat]
    return [
        card
        for card in dict.fromkeys(god.divine)
        if DATA.divine[card].timing == timing and card_price(god, card) <= god.prayers
    ]


def card_options(cards: Sequence[str]) -> list[Option]:
    """Options to play these cards; secret, since they show a hand."""
    key, group = "kemet.option.divine", "group:interventions"
    return [
        option("divine", card, key=key, group=group, secret=True, card=f"divine:{card}") for card in cards
    ]


def reveal(ctx: KemetContext, seat: Seat, card: str) -> None:
    """Play a card from the hand, pay for it, and tell of it."""
    lay_open(ctx, seat, card)
    pay(ctx, "kemet.log.divine", seat, card_price(ctx.state.gods[seat], card), card=f"divine:{card}")


def lay_open(ctx: KemetContext, seat: Seat, card: str) -> None:
    """Put a card from the hand on the discard pile, before its effect."""
    ctx.state.gods[seat].divine.remove(card)
    ctx.state.discard.append(card)
    ctx.state.changed.append(f"divine:{card}")


def playable(state: KemetState, seat: Seat) -> list[str]:
    """The Day cards that the seat can play now; not those that would find no target."""
    targets: Mapping[str, Sequence[str]] = {RAIN: victims(state, seat), MEMORY: memories(state)}
    return [card for card in held(state, seat, "day") if targets.get(card, [card])]


async def play_day_card(ctx: KemetContext, seat: Seat, card: str) -> None:
    """Play a card with the Day icon (rule R16)."""
    reveal(ctx, seat, card)
    await DAY[card](ctx, seat)
    refill(ctx)
    if ctx.state.march is None:  # zones that a moving troop has left are logged when it arrives
        tell_temporary(ctx)
    await offer_beasts(ctx)


async def pick_or_play(
    ctx: KemetContext, seat: Seat, name: str, options: Callable[[], Sequence[Option]], nothing: Option
) -> str:
    """Ask `kemet.ask.<name>` in the seat's own turn, with the Day cards of the hand (ruling A5).

    After each card it is asked again. If only `nothing` is left, a player who holds any card is still asked,
    so that the pause reveals nothing; the standing order for the end of the turn passes this.
    """
    while True:
        god, found = ctx.state.gods[seat], options()
        if not found and not god.divine:
            return nothing.id
        cards = card_options(playable(ctx.state, seat))
        prompt, standing = ask(name, prayers=god.prayers), None if found else "extra"
        chosen = await pick(
            ctx, seat, prompt, [nothing, *found, *cards], default=nothing.id, standing=standing
        )
        if not chosen.startswith("divine:"):
            return chosen
        await play_day_card(ctx, seat, bare(chosen))


async def prayer(ctx: KemetContext, seat: Seat) -> None:
    """Gain prayer points."""
    gain(ctx, seat, DATA.divine["prayer"].prayers, "divine:prayer")


async def enlistment(ctx: KemetContext, seat: Seat) -> None:
    """Place units in own troops anywhere and in free own districts."""
    await place(ctx, seat, "enlistment", DATA.divine["enlistment"].units, friendly_zones(ctx.state, seat))


async def mana_theft(ctx: KemetContext, seat: Seat) -> None:
    """Take a prayer point from each opponent who has one; the thief gains one in all."""
    stolen = DATA.divine["mana_theft"].prayers
    robbed = [s for s in ctx.state.order if s != seat and ctx.state.gods[s].prayers >= stolen]
    for victim in robbed:
        ctx.state.gods[victim].prayers -= stolen
        ctx.state.changed.append(f"prayers:{victim}")
    if robbed:
        ctx.log("kemet.log.theft", seats=ids("seat", robbed))
    gain(ctx, seat, stolen, "divine:mana_theft")


def victims(state: KemetState, seat: Seat) -> list[str]:
    """The zones of enemy troops that Rain of Fire can hit; Soul Devourer's troop is safe."""
    return [
        zone
        for zone in zones_in_play(state.seats)
        for troop in state.troops.get(zone, ())
        if troop.seat != seat and not has_gift(troop.beasts, "devours")
    ]


async def rain_of_fire(ctx: KemetContext, seat: Seat) -> None:
    """Remove one enemy unit; no battle, fame or veteran comes of it."""
    zones = things("zone", victims(ctx.state, seat))
    zone = bare(await pick(ctx, seat, ask("rain"), zones))
    victim = ctx.state.troops[zone][0].seat
    ctx.log("kemet.log.rain", victim=f"seat:{victim}", zone=f"zone:{zone}")
    disband(ctx, zone, victim, DATA.divine[RAIN].units)


def memories(state: KemetState) -> list[str]:
    """The different cards that Divine Memory can take from the discard pile."""
    return [card for card in dict.fromkeys(state.discard) if card != MEMORY]


async def divine_memory(ctx: KemetContext, seat: Seat) -> None:
    """Take a card from the discard pile, seen by all."""
    god = ctx.state.gods[seat]
    card = bare(await pick(ctx, seat, ask("memory"), things("divine", memories(ctx.state))))
    ctx.state.discard.remove(card)
    god.divine = sorted([*god.divine, card])
    ctx.log("kemet.log.memory", seat=f"seat:{seat}", card=f"divine:{card}")


DAY: Mapping[str, Callable[[KemetContext, Seat], Awaitable[None]]] = {
    "prayer": prayer,
    "enlistment": enlistment,
    "mana_theft": mana_theft,
    RAIN: rain_of_fire,
    MEMORY: divine_memory,
}
"""What each card of the Day does, by its id."""
