"""The Night, step by step (rules R37 to R45; rulebook 3.6)."""

from rules.core.decisions import Seat, option
from rules.core.play.asking import pick, pick_or_only
from rules.core.text import bare, ids
from rules.kemet.components.asks import ask, things
from rules.kemet.components.board import controlled_homes, controller, disband, units_at
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, DELTA, SANCTUARY
from rules.kemet.components.placing import friendly_zones, offer_beasts, place
from rules.kemet.components.powers import power
from rules.kemet.components.prayers import fitting, gain, tell_gain
from rules.kemet.components.score import award, tell_temporary, temples_of, totals
from rules.kemet.components.state import KemetContext, KemetState, acting
from rules.kemet.play.actions import NOTHING, erect, pyramid_options
from rules.kemet.play.divine import deal, discard, draw
from rules.kemet.play.setup import choose_colour, following


async def night(ctx: KemetContext) -> str:
    """A Night begins."""
    ctx.state.trail.clear()
    ctx.log("kemet.log.night", day=ctx.state.day)
    return "offering"


async def offering(ctx: KemetContext) -> str:
    """The Sanctuary: two units for fame (rule R37)."""
    state = ctx.state
    seat = controller(state, SANCTUARY)
    price = DATA.offering_units
    if seat is not None and units_at(state, SANCTUARY, seat) >= price:
        no = option("offering", "no", key="kemet.option.offering.no")
        yes = option("offering", "yes", key="kemet.option.offering.yes", units=price)
        chosen = await pick(ctx, seat, ask("offering", units=price), [no, yes], default=no.id)
        if chosen == yes.id:
            ctx.log("kemet.log.offering", seat=f"seat:{seat}", units=price)
            disband(ctx, SANCTUARY, seat, price)
            award(ctx, seat, "divine")
            await offer_beasts(ctx)
    return "delta"


async def delta(ctx: KemetContext) -> str:
    """The Delta Temple: a unit for prayer points (rule R38)."""
    state = ctx.state
    seat = controller(state, DELTA)
    price, prayers = DATA.delta_units, CHART.zones[DELTA].prayers
    if seat is not None:
        no = option("delta", "no", key="kemet.option.delta.no")
        yes = option("delta", "yes", key="kemet.option.delta.yes", units=price, prayers=prayers)
        chosen = await pick(ctx, seat, ask("delta", units=price, prayers=prayers), [no, yes], default=no.id)
        if chosen == yes.id:
            ctx.log("kemet.log.delta", units=price, seat=f"seat:{seat}")
            disband(ctx, DELTA, seat, price)
            gain(ctx, seat, prayers)
            tell_temporary(ctx)
            await offer_beasts(ctx)
    return "temples"


async def temples(ctx: KemetContext) -> str:
    """Temple Control (rule R39), then Worship (rule R40)."""
    for seat in ctx.state.order:
        count = len(temples_of(ctx.state, seat))
        if count >= DATA.temples_for_fame:
            ctx.log("kemet.log.temples", seat=f"seat:{seat}", count=count)
            award(ctx, seat, "divine")
    for seat in ctx.state.order:
        worship(ctx, seat)
    return "prayers"


def worship(ctx: KemetContext, seat: Seat) -> None:
    """Give prayer points for the temples but the Delta, up to the limit (ruling A46)."""
    god = ctx.state.gods[seat]
    zones = [zone for zone in temples_of(ctx.state, seat) if zone != DELTA]
    wanted = sum(CHART.zones[zone].prayers for zone in zones)
    gained = fitting(god.prayers, wanted)
    if wanted:
        god.prayers += gained
        ctx.state.changed.append(f"prayers:{seat}")
        tell_gain(ctx, "kemet.log.worship", seat, gained, wanted, zones=ids("zone", zones))


async def prayers(ctx: KemetContext) -> str:
    """One player's prayer points of the night, Hand of God, and veterans for more (rule R41)."""
    state = ctx.state
    seat = acting(state)
    god = state.gods[seat]
    gain(ctx, seat, DATA.night_prayers, line="kemet.log.prayers.night")
    for tile in god.tiles:
        gain(ctx, seat, DATA.tiles[tile].power.night_prayers, f"tile:{tile}")
    if power(god, lambda tile: tile.night_levels):
        await hand_of_god(ctx, seat)
    if god.veterans:
        prompt = ask("veterans.prayers", veterans=god.veterans, prayers=god.prayers)
        count = await ctx.number(seat, prompt, 0, god.veterans, default=0)
        state.changed.clear()
        if count:
            dismiss(state, seat, count)
            gained = fitting(god.prayers, count)
            god.prayers += gained
            state.changed.append(f"prayers:{seat}")
            tell_gain(ctx, "kemet.log.veterans.prayers", seat, gained, count, count=count)
    return following(state, "intervention")


def dismiss(state: KemetState, seat: Seat, count: int) -> None:
    """Return veterans to the general supply."""
    state.gods[seat].veterans -= count
    state.changed.append(f"veterans:{seat}")


async def hand_of_god(ctx: KemetContext, seat: Seat) -> None:
    """A pyramid rises by one level, or is founded at level 1, free (ruling A59)."""
    state = ctx.state
    options = pyramid_options(state, seat, free=True)
    if not options:
        return
    zone = bare(await pick(ctx, seat, ask("hand"), [NOTHING, *options], default=NOTHING.id))
    if zone == "nothing":
        return
    before = state.pyramids.get(zone)
    colour = before.colour if before else await choose_colour(ctx, seat, "raise.colour", zone)
    level = before.level + 1 if before else 1
    erect(state, seat, zone, colour, level)
    args = {"colour": f"colour:{colour}", "seat": f"seat:{seat}", "zone": f"zone:{zone}"}
    ctx.log("kemet.log.hand_of_god", level=level, **args)
    tell_temporary(ctx)


async def intervention(ctx: KemetContext) -> str:
    """One player's cards of the night (rule R42)."""
    state = ctx.state
    seat = acting(state)
    god = state.gods[seat]
    sight = power(god, lambda tile: tile.night_sight)
    if sight:
        await vision(ctx, seat, sight)
    deal(ctx, seat, (0 if sight else 1) + power(god, lambda tile: tile.night_cards))
    price = DATA.veterans_per_card
    if god.veterans >= price:
        prompt = ask("veterans.cards", veterans=god.veterans, price=price)
        count = await ctx.number(seat, prompt, 0, god.veterans // price, default=0)
        state.changed.clear()
        if count:
            dismiss(state, seat, count * price)
            ctx.log("kemet.log.veterans.cards", seat=f"seat:{seat}", count=count * price)
            deal(ctx, seat, count)
    return following(state, "conscription")


async def vision(ctx: KemetContext, seat: Seat, count: int) -> None:
    """Look at cards, keep one, and discard the others face up (sheet 1.4)."""
    god = ctx.state.gods[seat]
    god.sight = sorted(draw(ctx, seat, count))
    if not god.sight:
        return
    ctx.log_secret(
        [seat],
        "kemet.log.sight",
        "kemet.log.sight.hidden",
        secret=("cards",),
        seat=f"seat:{seat}",
        cards=ids("divine", god.sight),
        count=len(god.sight),
    )
    kept = bare(await pick(ctx, seat, ask("vision"), things("divine", god.sight), secret=True))
    god.sight.remove(kept)
    god.divine = sorted([*god.divine, kept])
    others, god.sight = god.sight, []
    ctx.seal()
    ctx.log_secret(
        [seat],
        "kemet.log.vision",
        "kemet.log.vision.hidden",
        secret=("card",),
        seat=f"seat:{seat}",
        card=f"divine:{kept}",
        cards=ids("divine", others),
    )
    discard(ctx, others)


async def conscription(ctx: KemetContext) -> str:
    """One player's veterans become units, and Reinforcements come; other veterans are lost (rule R43)."""
    state = ctx.state
    seat = acting(state)
    god = state.gods[seat]
    units = await place(ctx, seat, "conscription", god.veterans, controlled_homes(state, seat))
    if units:
        dismiss(state, seat, units)
        ctx.log("kemet.log.veterans.units", count=units, seat=f"seat:{seat}")
    reserve = power(god, lambda tile: tile.night_units)
    await place(ctx, seat, "night", reserve, friendly_zones(state, seat))
    if god.veterans:
        ctx.log("kemet.log.veterans.gone", count=god.veterans, seat=f"seat:{seat}")
        dismiss(state, seat, god.veterans)
    await offer_beasts(ctx)
    return following(state, "awakening")


async def awakening(ctx: KemetContext) -> str:
    """Return all action tokens (rule R44)."""
    state = ctx.state
    for god in state.gods:
        god.spaces.clear()
        god.bought.clear()
        god.gold_used.clear()
    ctx.log("kemet.log.awakening")
    points = totals(state)
    state.choosing = sorted(state.order, key=lambda seat: (points[seat], state.order.index(seat)))
    state.places = [-1] * state.seats
    return "destiny"


async def destiny(ctx: KemetContext) -> str:
    """One player chooses a place in the turn order, from the fewest fame to the most (rule R45)."""
    state = ctx.state
    seat = state.choosing[state.done]
    empty = [place for place, taken in enumerate(state.places) if taken < 0]
    key = "kemet.option.destiny"
    options = [option("place", place, key=key, place=place + 1) for place in empty]
    chosen = int(bare(await pick_or_only(ctx, seat, ask("destiny"), options)))
    state.places[chosen] = seat
    ctx.log("kemet.log.destiny", seat=f"seat:{seat}", place=chosen + 1)
    then = following(state, "dawn")
    if then == "dawn":
        state.order, state.places, state.choosing = state.places, [], []
        state.changed.append("order")
        state.day += 1
    return then
