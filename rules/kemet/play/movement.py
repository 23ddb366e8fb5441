"""The action Move (rule R23): a troop sets out, goes step by step, and stops or meets an enemy."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from rules.core.decisions import Option, Seat, option
from rules.core.play.asking import number, pick
from rules.core.text import bare, ids
from rules.kemet.components.asks import ask
from rules.kemet.components.board import (
    depart,
    disband,
    enemy_at,
    join,
    own_zones,
    send_home,
    troop_at,
    units_at,
)
from rules.kemet.components.data import DATA
from rules.kemet.components.placing import keep_one_beast
from rules.kemet.components.powers import has_gift, movement, swiftness
from rules.kemet.components.prayers import card_price, gain, pay, spend
from rules.kemet.components.routes import (
    TELEPORTATION,
    Way,
    after,
    can_end,
    can_stop,
    card_ways,
    leads_out,
    may_go_on,
    regroupings,
    routes,
    ways,
)
from rules.kemet.components.state import KemetContext, KemetState, March, Troop, active
from rules.kemet.play.divine import card_options, held, pick_or_play, play_day_card, playable, refill, reveal

NOTHING = option("zone", "nothing", key="kemet.option.move.nothing")
STOP = option("step", "stop", key="kemet.option.step.stop")
TAKE = option("step", "take", key="kemet.option.step.take")
LEAVE = option("step", "leave", key="kemet.option.step.leave")
BEASTS = option("step", "beasts", key="kemet.option.step.beasts")
GOES = (option("goes", "yes", key="kemet.option.goes.yes"), option("goes", "no", key="kemet.option.goes.no"))
GROUPS: Mapping[str, str] = {
    "land": "group:land",
    "port": "group:ports",
    "teleport": "group:teleports",
    "card": "group:interventions",
}
SWIFTNESS = "swiftness"
OPEN_GATES = "open_gates"
ENLISTMENT = "enlistment"


async def move(ctx: KemetContext) -> str:
    """Ask which troop or part of a troop sets out."""
    state = ctx.state
    seat = active(state).seat
    chosen = await pick_or_play(ctx, seat, "move", lambda: troop_options(state, seat), NOTHING)
    if chosen == NOTHING.id:
        ctx.log("kemet.log.move.nothing", seat=f"seat:{seat}")
        return "acted"
    await set_out(ctx, seat, bare(chosen))
    return "march"


def troop_options(state: KemetState, seat: Seat) -> list[Option]:
    """The troops of a seat."""
    key = "kemet.option.move.troop"
    return [
        option("zone", zone, key=key, zone=f"zone:{zone}", units=units_at(state, zone, seat))
        for zone in own_zones(state, seat)
    ]


async def set_out(ctx: KemetContext, seat: Seat, zone: str) -> None:
    """Ask how many units go, and if the creature does; their movement is fixed now (ruling A15)."""
    state = ctx.state
    troop = troop_at(state, zone, seat)
    assert troop is not None
    units = await number(ctx, seat, ask("units", zone=f"zone:{zone}"), 1, troop.units)
    divided = units < troop.units and bool(troop.beasts)
    beasts = await split_off(ctx, troop, zone, units)
    left = movement(state.gods[seat], beasts)
    state.trail = [zone]
    state.march = March(
        seat=seat, start=zone, zone=zone, units=units, beasts=beasts, left=left, regrouped=True
    )
    if divided:
        tell_beasts(ctx, state.march)


def tell_beasts(ctx: KemetContext, moving: March) -> None:
    """Tell which creatures go on, where some could have stayed or joined."""
    names = ids("beast", moving.beasts)
    args = {"seat": f"seat:{moving.seat}", "zone": f"zone:{moving.zone}"}
    ctx.log("kemet.log.creatures", beasts=names, count=len(names), **args)


async def split_off(ctx: KemetContext, troop: Troop, zone: str, units: int) -> list[str]:
    """Take units off a troop; the creatures that go with them, as the owner says (ruling A14)."""
    if units == troop.units:
        return depart(ctx.state, zone, troop.seat).beasts
    beasts = [beast for beast in troop.beasts if await goes_along(ctx, troop.seat, beast)]
    troop.units -= units
    troop.beasts = [beast for beast in troop.beasts if beast not in beasts]
    ctx.state.changed.append(f"zone:{zone}")
    return beasts


async def goes_along(ctx: KemetContext, seat: Seat, beast: str) -> bool:
    """Ask whether a creature goes with the units that move on."""
    chosen = await pick(ctx, seat, ask("goes", beast=f"beast:{beast}"), GOES)
    return chosen == "goes:yes"


async def march(ctx: KemetContext) -> str:
    """One step of the moving troop, or its stop. A player who holds a card is asked even without a way on."""
    state = ctx.state
    moving = marching(state)
    open_ways = ways(state, moving)
    far = routes(state, moving)
    options = [way_option(way) for way in open_ways]
    options += [choice for choice, sign in ((TAKE, 1), (LEAVE, -1)) if regroupings(state, moving, sign)]
    options += [BEASTS] if any(choices(state, moving).values()) else []
    standing = None if options else "step"
    if not options and not state.gods[moving.seat].divine:
        return await halt(ctx)
    if can_stop(state, moving):
        options.insert(0, STOP)
    by_card = card_ways(state, moving)
    cards = [*movement_cards(state, moving), *day_cards(state, moving)]
    options += [route_option(route) for route in far.values()]
    options += [*card_options(cards), *(way_option(way) for way in by_card)]
    prompt = ask("step", zone=f"zone:{moving.zone}", left=moving.left)
    default = STOP.id if options[0] is STOP else None
    chosen = await pick(ctx, moving.seat, prompt, options, default=default, standing=standing)
    kind, _, name = chosen.partition(":")
    if kind == "divine":
        return await play_card(ctx, name)
    if kind == "step":
        return await STEPS[chosen](ctx)
    if kind == "far":
        return await walk_far(ctx, far[name])
    [way] = [way for way in (*open_ways, *by_card) if (way.kind, way.zone) == (kind, name)]
    return await walk(ctx, way)


def marching(state: KemetState) -> March:
    """The Move action in progress."""
    assert state.march is not None
    return state.march


def way_option(way: Way) -> Option:
    """A step; one by a card is secret, since it shows a hand."""
    key, group = f"kemet.option.step.{way.kind}", GROUPS[way.kind]
    secret, cost = way.kind == "card", way.cost + way.toll
    return option(way.kind, way.zone, key=key, group=group, secret=secret, zone=f"zone:{way.zone}", cost=cost)


def route_option(route: Sequence[Way]) -> Option:
    """Several steps at once, without a pause in between."""
    zone, cost = route[-1].zone, sum(way.cost + way.toll for way in route)
    key, group = "kemet.option.step.far", "group:far"
    return option("far", zone, key=key, group=group, zone=f"zone:{zone}", cost=cost, steps=len(route))


def movement_cards(state: KemetState, march: March) -> list[str]:
    """The Movement cards that can be played now; Teleportation is a way of its own."""
    usable = {SWIFTNESS: not march.walked, OPEN_GATES: not march.gates}
    cards = [card for card in held(state, march.seat, "movement") if usable.get(card, False)]
    return [card for card in cards if affords(state, helped(march, card), card)]


def day_cards(state: KemetState, march: March) -> list[str]:
    """The Day cards that can be played now. In a crowd, Enlistment could fill the way out."""
    cards = [card for card in playable(state, march.seat) if affords(state, march, card)]
    return [card for card in cards if card != ENLISTMENT or can_stop(state, march)]


def affords(state: KemetState, march: March, card: str) -> bool:
    """Check whether the action can still end within the limits when the card is paid for."""
    god = state.gods[march.seat]
    return can_end(state, march, god.prayers - card_price(god, card))


def helped(march: March, card: str) -> March:
    """Swiftness gives movement, Open Gates lets the troop through walls."""
    left = march.left + DATA.divine[card].movement
    return replace(march, left=left, gates=march.gates or card == OPEN_GATES)


async def play_card(ctx: KemetContext, card: str) -> str:
    """A Movement card, or a card of the Day between two steps (ruling A5)."""
    moving = marching(ctx.state)
    if DATA.divine[card].timing == "day":
        await play_day_card(ctx, moving.seat, card)
    else:
        ctx.state.march = helped(moving, card)
        reveal(ctx, moving.seat, card)
        refill(ctx)
    return "march"


async def regroup(ctx: KemetContext, sign: int) -> str:
    """Take units along (`sign` 1), or leave some behind (-1); once in a zone (ruling A61)."""
    state = ctx.state
    moving = marching(state)
    counts = regroupings(state, moving, sign)
    prompt = ask("take" if sign > 0 else "leave", zone=f"zone:{moving.zone}")
    units = await number(ctx, moving.seat, prompt, counts[0], counts[-1])
    args = {"seat": f"seat:{moving.seat}", "zone": f"zone:{moving.zone}"}
    standing = troop_at(state, moving.zone, moving.seat)
    beasts = [*moving.beasts] if sign < 0 else [*standing.beasts] if standing else []
    if sign > 0:
        await _take(ctx, moving, units)
        ctx.log("kemet.log.took", units=units, **args)
    else:
        await _leave(ctx, moving, units)
        ctx.log("kemet.log.left", units=units, **args)
    if beasts:
        tell_beasts(ctx, moving)
    moving.regrouped = True
    return "march"


async def _take(ctx: KemetContext, moving: March, units: int) -> None:
    troop = troop_at(ctx.state, moving.zone, moving.seat)
    assert troop is not None
    moving.beasts += await split_off(ctx, troop, moving.zone, units)
    moving.units += units


async def _leave(ctx: KemetContext, moving: March, units: int) -> None:
    going = await led(ctx, moving, moving.units - units)
    staying = [beast for beast in moving.beasts if beast not in going]
    moving.units -= units
    moving.beasts = going
    join(ctx.state, moving.zone, moving.seat, units, staying)


async def led(ctx: KemetContext, moving: March, units: int) -> list[str]:
    """Ask which creatures so many units that go on take along (ruling A14); return them."""
    going = [*moving.beasts]
    for beast in moving.beasts:
        without = [other for other in going if other != beast]
        leavable = leads_out(ctx.state, moving, units, without)
        if leavable and not await goes_along(ctx, moving.seat, beast):
            going = without
    return going


def choices(state: KemetState, march: March) -> dict[str, list[str]]:
    """Creatures that may be left (`leave`) or taken (`take`) where the troop stands, once in each zone.

    A creature is not offered if a crowd could not go on without it.
    """
    if march.exchanged or not may_go_on(state, march):
        return {}
    without = {beast: [other for other in march.beasts if other != beast] for beast in march.beasts}
    leave = [beast for beast in march.beasts if leads_out(state, march, march.units, without[beast])]
    standing = troop_at(state, march.zone, march.seat)
    return {"leave": leave, "take": [*standing.beasts] if standing else []}


async def exchange(ctx: KemetContext) -> str:
    """Ask which creatures go on from here; `part` decides where the others are then (ruling A14).

    Before the first step the movement is that of the creatures that set out (ruling A15).
    """
    state = ctx.state
    moving = marching(state)
    seat, zone, standing = moving.seat, moving.zone, troop_at(state, moving.zone, moving.seat)
    going = await led(ctx, moving, moving.units)
    left = [beast for beast in moving.beasts if beast not in going]
    taken = [beast for beast in (standing.beasts if standing else []) if await goes_along(ctx, seat, beast)]
    if not moving.walked:
        moving.left += swiftness(taken) - swiftness(left)
    moving.beasts, moving.exchanged = [*going, *taken], True
    tell_beasts(ctx, moving)
    if standing:
        standing.beasts = [*(beast for beast in standing.beasts if beast not in taken), *left]
    else:
        moving.dropped = left
    state.changed.append(f"zone:{zone}")
    return "march"


async def walk(ctx: KemetContext, way: Way) -> str:
    """Take a step and pay for it; an enemy in the zone ends the action (ruling A23)."""
    state = ctx.state
    moving = marching(state)
    seat, start = moving.seat, moving.zone
    if way.kind == "card":
        reveal(ctx, seat, TELEPORTATION)
        refill(ctx)
    part(ctx, moving)
    state.march = after(state, moving, way)
    state.changed += [f"zone:{start}", f"zone:{way.zone}"]
    state.trail.append(way.zone)
    key, cost = ("teleport", 0) if way.kind == "card" else (way.kind, way.cost)  # the card is paid
    where = {"start": f"zone:{start}", "zone": f"zone:{way.zone}"}
    pay(ctx, f"kemet.log.{key}", seat, cost, units=moving.units, **where)
    if way.toll:
        pay_toll(ctx, seat, way)
    if enemy_at(state, way.zone, seat) is None:
        return "march"
    return await meet(ctx)


async def walk_far(ctx: KemetContext, route: Sequence[Way]) -> str:
    """Take several steps, each as by itself; only in the last zone there may be an enemy."""
    for way in route:
        phase = await walk(ctx, way)
    return phase


def part(ctx: KemetContext, moving: March) -> None:
    """The troop leaves a zone: creatures that stay join units there, else go to the supply (ruling A14).

    Not before: who stops after all has never left them.
    """
    staying = troop_at(ctx.state, moving.zone, moving.seat)
    if staying:
        staying.beasts += moving.dropped
    else:
        send_home(ctx, moving.seat, moving.dropped)
    moving.dropped = []


def pay_toll(ctx: KemetContext, seat: Seat, way: Way) -> None:
    """Pay what Khnum's Sphinx demands of anyone who enters its zone."""
    guards = [beast for troop in ctx.state.troops[way.zone] for beast in troop.beasts]
    spend(ctx.state, seat, way.toll)
    zone, beast = f"zone:{way.zone}", f"beast:{guards[0]}"
    ctx.log("kemet.log.toll", seat=f"seat:{seat}", cost=way.toll, zone=zone, beast=beast)


async def meet(ctx: KemetContext) -> str:
    """The troop stands before an enemy: Dedication, Deadly Trap, and then the battle (ruling A29)."""
    state = ctx.state
    zone, seat = marching(state).zone, marching(state).seat
    state.battles = [zone]
    await disperse(ctx)
    enemy = enemy_at(state, zone, seat)
    assert enemy is not None
    for tile in state.gods[seat].tiles:
        gain(ctx, seat, DATA.tiles[tile].power.entry_prayers, f"tile:{tile}")
    spring_trap(ctx, zone, seat, enemy)
    if troop_at(state, zone, seat) is None:
        state.battles = []
        return "acted"
    return "fight"


def spring_trap(ctx: KemetContext, zone: str, seat: Seat, enemy: Seat) -> None:
    """Destroy units of a troop that moves in (Deadly Trap), but for Soul Devourer's."""
    troop = troop_at(ctx.state, zone, seat)
    traps = [tile for tile in ctx.state.gods[enemy].tiles if DATA.tiles[tile].power.trap]
    if troop is None or has_gift(troop.beasts, "devours"):
        return
    for tile in traps:
        units = disband(ctx, zone, seat, DATA.tiles[tile].power.trap)
        ctx.log("kemet.log.trap", tile=f"tile:{tile}", seat=f"seat:{seat}", units=units, zone=f"zone:{zone}")


async def disperse(ctx: KemetContext) -> None:
    """The moving units are an ordinary troop again; of two creatures in one troop one goes home."""
    moving = marching(ctx.state)
    join(ctx.state, moving.zone, moving.seat, moving.units, [*moving.beasts, *moving.dropped])
    ctx.state.march = None
    await keep_one_beast(ctx, moving.seat)


async def halt(ctx: KemetContext) -> str:
    """The Move action is over."""
    moving = marching(ctx.state)
    if not moving.walked:
        ctx.log("kemet.log.move.nothing", seat=f"seat:{moving.seat}")
    await disperse(ctx)
    return "acted"


STEPS: Mapping[str, Callable[[KemetContext], Awaitable[str]]] = {
    STOP.id: halt,
    TAKE.id: lambda ctx: regroup(ctx, 1),
    LEAVE.id: lambda ctx: regroup(ctx, -1),
    BEASTS.id: exchange,
}
"""What each choice other than a step does; returns the next phase."""
