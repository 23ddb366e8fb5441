"""The actions Pray, Raise a Pyramid and Recruit (rules R17, R20, R22)."""

from rules.core.decisions import Option, Order, Seat, option
from rules.core.play.asking import pick_or_only
from rules.core.text import bare
from rules.kemet.components.asks import ask, things, zone_parts
from rules.kemet.components.board import controlled_homes, enemy_at, homes, own_zones, room
from rules.kemet.components.data import DATA
from rules.kemet.components.placing import place, put_units
from rules.kemet.components.powers import LOCAL_RECRUITMENT, owns, power
from rules.kemet.components.prayers import gain, levels_price, price, spend
from rules.kemet.components.state import KemetContext, KemetState, active
from rules.kemet.play.divine import pick_or_play
from rules.kemet.play.setup import choose_colour, colours_left, found

NOTHING = option("pyramid", "nothing", key="kemet.option.raise.nothing")


async def pray(ctx: KemetContext) -> str:
    """Gain prayer points (rule R17), and what tiles add."""
    seat = active(ctx.state).seat
    god = ctx.state.gods[seat]
    gain(ctx, seat, DATA.pray + power(god, lambda tile: tile.pray_prayers))
    units = power(god, lambda tile: tile.pray_units)
    await place(ctx, seat, "pray", units, controlled_homes(ctx.state, seat))
    return "acted"


async def raise_pyramid(ctx: KemetContext) -> str:
    """One pyramid by any number of levels, or a new one (rule R20, ruling A73)."""
    state = ctx.state
    seat = active(state).seat
    chosen = await pick_or_play(ctx, seat, "raise", lambda: pyramid_options(state, seat), NOTHING)
    if chosen == NOTHING.id:
        ctx.log("kemet.log.raised.nothing", seat=f"seat:{seat}")
        return "acted"
    zone = bare(chosen)
    before = state.pyramids.get(zone)
    colour = before.colour if before else await choose_colour(ctx, seat, "raise.colour", zone)
    level = await _choose_level(ctx, seat, colour, before.level if before else 0)
    cost = levels_price(state.gods[seat], before.level if before else 0, level)
    spend(state, seat, cost)
    erect(state, seat, zone, colour, level)
    key = "kemet.log.raised" if before else "kemet.log.raised.new"
    args = {"seat": f"seat:{seat}", "colour": f"colour:{colour}", "zone": f"zone:{zone}"}
    ctx.log(key, level=level, cost=cost, **args)
    return "acted"


def erect(state: KemetState, seat: Seat, zone: str, colour: str, level: int) -> None:
    """The pyramid of a district gets this level; if there is none, it is a new one."""
    if zone in state.pyramids:
        state.pyramids[zone].level = level
        state.changed.append(f"zone:{zone}")
    else:
        found(state, seat, zone, colour, level)


def pyramid_options(state: KemetState, seat: Seat, *, free: bool = False) -> list[Option]:
    """The districts in which the seat can raise a pyramid or build one; `free`: by one level without cost."""
    options = []
    for zone in controlled_homes(state, seat):
        pyramid = state.pyramids.get(zone)
        group = "group:pyramids"
        if not free and not levels(state, seat, pyramid.level if pyramid else 0):
            continue
        if pyramid and pyramid.level < DATA.pyramid_levels:
            key, colour = "kemet.option.raise.pyramid", f"colour:{pyramid.colour}"
            options.append(option("pyramid", zone, key=key, group=group, colour=colour, level=pyramid.level))
        elif not pyramid and colours_left(state, seat):
            key = "kemet.option.raise.new"
            options.append(option("pyramid", zone, key=key, group=group, zone=f"zone:{zone}"))
    return options


def levels(state: KemetState, seat: Seat, before: int) -> dict[int, int]:
    """The levels to which the seat can pay to raise a pyramid of level `before`, with their prices."""
    god = state.gods[seat]
    prices = {to: levels_price(god, before, to) for to in range(before + 1, DATA.pyramid_levels + 1)}
    return {to: cost for to, cost in prices.items() if cost <= god.prayers}


async def _choose_level(ctx: KemetContext, seat: Seat, colour: str, before: int) -> int:
    prices = levels(ctx.state, seat, before)
    options = [
        option("level", level, key="kemet.option.raise.level", level=level, cost=cost)
        for level, cost in prices.items()
    ]
    prompt = ask("raise.level", colour=f"colour:{colour}", prayers=ctx.state.gods[seat].prayers)
    chosen = await pick_or_only(ctx, seat, prompt, options)
    return int(bare(chosen))


async def recruit(ctx: KemetContext) -> str:
    """Recruit units to own districts (rule R22); among enemies they fight at once (ruling A18)."""
    state = ctx.state
    seat = active(state).seat
    rooms = recruiting_grounds(state, seat)
    most = min(affordable(state, seat), state.gods[seat].supply, sum(rooms.values()))
    placed: dict[str, int] = {}
    if most > 0:
        parts = zone_parts(rooms, most)
        free = power(state.gods[seat], lambda tile: tile.recruits + tile.discount)
        prompt = ask("recruit", free=free, prayers=state.gods[seat].prayers)
        nobody = {part.id: 0 for part in parts}
        answer = await ctx.split(seat, prompt, parts, least=0, most=most, default=nobody)
        state.changed.clear()
        placed = {bare(ident): units for ident, units in answer.items() if units}
    if not placed:
        ctx.log("kemet.log.recruit.nothing", seat=f"seat:{seat}")
        return "acted"
    units = sum(placed.values())
    cost = recruits_price(state, seat, units)
    spend(state, seat, cost)
    ctx.log("kemet.log.recruit", units=units, seat=f"seat:{seat}", cost=cost)
    put_units(ctx, seat, placed)
    state.battles = [zone for zone in placed if enemy_at(state, zone, seat) is not None]
    await _order_battles(ctx, seat)
    return "fight"


async def _order_battles(ctx: KemetContext, seat: Seat) -> None:
    """Ask for the order of the recruits' battles; not for a single battle."""
    state = ctx.state
    zones = things("zone", state.battles)
    if len(zones) == 1:
        ctx.imply(Order(seat=seat, prompt=ask("battles"), options=tuple(zones)), [zones[0].id])
    elif zones:
        state.battles = [bare(ident) for ident in await ctx.order(seat, ask("battles"), zones)]
        state.changed.clear()


def recruiting_grounds(state: KemetState, seat: Seat) -> dict[str, int]:
    """The zones where the seat can recruit, each with the room there (ruling A19)."""
    zones = list(homes(state, seat))
    if owns(state.gods[seat], LOCAL_RECRUITMENT):
        zones += own_zones(state, seat)
    return {zone: max(0, room(state, zone, seat)) for zone in zones}


def recruits_price(state: KemetState, seat: Seat, units: int) -> int:
    """The price of recruiting so many units: one payment of 1 PP for each that is not free."""
    god = state.gods[seat]
    return price(god, max(0, units - power(god, lambda tile: tile.recruits)))


def affordable(state: KemetState, seat: Seat) -> int:
    """The number of units that the seat could pay for."""
    god = state.gods[seat]
    off = power(god, lambda tile: tile.recruits + tile.discount)
    assert recruits_price(state, seat, god.prayers + off) <= god.prayers
    return god.prayers + off
