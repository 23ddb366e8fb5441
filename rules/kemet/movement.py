"""The action Move (rule R23): a troop sets out, goes step by step, and stops or meets an enemy."""

from collections.abc import Mapping

from rules.core.decisions import Option, Seat, option
from rules.kemet.asks import ask, bare, pick
from rules.kemet.board import (
    depart,
    disband,
    enemy_at,
    join,
    own_zones,
    troop_at,
    units_at,
)
from rules.kemet.data import DATA
from rules.kemet.divine import card_options, held, refill, reveal
from rules.kemet.placing import keep_one_beast
from rules.kemet.powers import has_gift, power
from rules.kemet.prayers import gain, pay, spend
from rules.kemet.routes import TELEPORTATION, Way, can_stop, card_ways, foreign, regroupings, ways
from rules.kemet.state import God, KemetState, KemetTable, March, Troop, active

NOTHING = option("zone", "nothing", key="kemet.option.move.nothing")
STOP = option("step", "stop", key="kemet.option.step.stop")
TAKE = option("step", "take", key="kemet.option.step.take")
LEAVE = option("step", "leave", key="kemet.option.step.leave")
GOES = (
    option("goes", "yes", key="kemet.option.goes.yes"),
    option("goes", "no", key="kemet.option.goes.no"),
)
GROUPS: Mapping[str, str] = {
    "land": "group:land",
    "port": "group:ports",
    "teleport": "group:teleports",
    "card": "group:interventions",
}
SWIFTNESS = "swiftness"
OPEN_GATES = "open_gates"


async def move(t: KemetTable) -> str:
    """Which troop or part of a troop sets out."""
    state = t.state
    seat = active(state).seat
    key = "kemet.option.move.troop"
    options = [
        option("zone", zone, key=key, zone=f"zone:{zone}", units=units_at(state, zone, seat))
        for zone in own_zones(state, seat)
    ]
    chosen = NOTHING.id
    if options:
        chosen = await pick(t, seat, ask("move"), [NOTHING, *options], default=NOTHING.id)
    if chosen == NOTHING.id:
        t.log("kemet.log.move.nothing", seat=f"seat:{seat}")
        return "acted"
    await set_out(t, seat, bare(chosen))
    return "march"


async def set_out(t: KemetTable, seat: Seat, zone: str) -> None:
    """How many units go, and whether the creature does; their movement is fixed now (ruling A15)."""
    state = t.state
    troop = troop_at(state, zone, seat)
    assert troop is not None
    units = troop.units
    if units > 1:
        units = await t.number(seat, ask("units", zone=f"zone:{zone}"), 1, units)
        state.changed.clear()
    beasts = await split_off(t, troop, zone, units)
    left = movement(state.gods[seat], beasts)
    state.trail = [zone]
    state.march = March(
        seat=seat, start=zone, zone=zone, units=units, beasts=beasts, left=left, regrouped=True
    )


async def split_off(t: KemetTable, troop: Troop, zone: str, units: int) -> list[str]:
    """Take units off a troop; the creatures that go with them, as the owner says (ruling A14)."""
    if units == troop.units:
        return depart(t.state, zone, troop.seat).beasts
    beasts = [beast for beast in troop.beasts if await goes_along(t, troop.seat, beast)]
    troop.units -= units
    troop.beasts = [beast for beast in troop.beasts if beast not in beasts]
    t.state.changed.append(f"zone:{zone}")
    return beasts


async def goes_along(t: KemetTable, seat: Seat, beast: str) -> bool:
    """Whether a creature goes with those who move on."""
    chosen = await pick(t, seat, ask("goes", beast=f"beast:{beast}"), GOES)
    return chosen == "goes:yes"


def movement(god: God, beasts: list[str]) -> int:
    """The land moves of a troop (rule R23)."""
    swift = sum(DATA.beasts[beast].movement for beast in beasts)
    return DATA.movement + power(god, lambda tile: tile.movement) + swift


async def march(t: KemetTable) -> str:
    """One step of the moving troop, or its stop. Who holds a card is asked even if there is no way on."""
    state = t.state
    moving = marching(state)
    open_ways = ways(state, moving)
    options = [way_option(way) for way in open_ways]
    options += [choice for choice, sign in ((TAKE, 1), (LEAVE, -1)) if regroupings(state, moving, sign)]
    standing = None if options else "step"
    if not options and not state.gods[moving.seat].divine:
        return await halt(t)
    if can_stop(state, moving):
        options.insert(0, STOP)
    by_card = card_ways(state, moving)
    options += [*card_options(movement_cards(state, moving)), *(way_option(way) for way in by_card)]
    prompt = ask("step", zone=f"zone:{moving.zone}", left=moving.left)
    default = STOP.id if options[0] is STOP else None
    chosen = await pick(t, moving.seat, prompt, options, default=default, standing=standing)
    kind, _, name = chosen.partition(":")
    if kind == "divine":
        return play_movement_card(t, name)
    if kind == "step":
        return await (halt(t) if chosen == STOP.id else regroup(t, 1 if chosen == TAKE.id else -1))
    [way] = [way for way in (*open_ways, *by_card) if (way.kind, way.zone) == (kind, name)]
    return await walk(t, way)


def marching(state: KemetState) -> March:
    """The Move action in progress."""
    assert state.march is not None
    return state.march


def way_option(way: Way) -> Option:
    """A step; one by a card is secret, since it shows a hand."""
    key, group = f"kemet.option.step.{way.kind}", GROUPS[way.kind]
    secret, cost = way.kind == "card", way.cost + way.toll
    return option(way.kind, way.zone, key=key, group=group, secret=secret, zone=f"zone:{way.zone}", cost=cost)


def movement_cards(state: KemetState, march: March) -> list[str]:
    """The Movement cards that can be played now; Teleportation is a way of its own."""
    usable = {SWIFTNESS: not march.walked, OPEN_GATES: not march.gates}
    return [card for card in held(state, march.seat, "movement") if usable.get(card, False)]


def play_movement_card(t: KemetTable, card: str) -> str:
    """Swiftness gives movement, Open Gates lets the troop through walls."""
    moving = marching(t.state)
    reveal(t, moving.seat, card)
    refill(t)
    moving.left += DATA.divine[card].movement
    moving.gates = moving.gates or card == OPEN_GATES
    return "march"


async def regroup(t: KemetTable, sign: int) -> str:
    """Take units along (`sign` 1), or leave some behind (-1); once in a zone (ruling A61)."""
    state = t.state
    moving = marching(state)
    counts = regroupings(state, moving, sign)
    units = counts[0]
    if len(counts) > 1:
        prompt = ask("take" if sign > 0 else "leave", zone=f"zone:{moving.zone}")
        units = await t.number(moving.seat, prompt, counts[0], counts[-1])
        state.changed.clear()
    moving.regrouped = True
    args = {"seat": f"seat:{moving.seat}", "zone": f"zone:{moving.zone}"}
    if sign > 0:
        await _take(t, moving, units)
        t.log("kemet.log.took", units=units, **args)
    else:
        await _leave(t, moving, units)
        t.log("kemet.log.left", units=units, **args)
    return "march"


async def _take(t: KemetTable, moving: March, units: int) -> None:
    troop = troop_at(t.state, moving.zone, moving.seat)
    assert troop is not None
    moving.beasts += await split_off(t, troop, moving.zone, units)
    moving.units += units


async def _leave(t: KemetTable, moving: March, units: int) -> None:
    going = [beast for beast in moving.beasts if await goes_along(t, moving.seat, beast)]
    staying = [beast for beast in moving.beasts if beast not in going]
    moving.units -= units
    moving.beasts = going
    join(t.state, moving.zone, moving.seat, units, staying)


async def walk(t: KemetTable, way: Way) -> str:
    """Take a step and pay for it; an enemy in the zone ends the action (ruling A23)."""
    state = t.state
    moving = marching(state)
    seat, start = moving.seat, moving.zone
    if way.kind == "card":
        reveal(t, seat, TELEPORTATION)
        refill(t)
    else:
        pay(t, seat, way.cost)
    if way.kind in ("land", "port"):
        moving.left -= 1
    else:
        moving.teleported = True
    moving.zone, moving.walked, moving.regrouped = way.zone, True, False
    moving.besieged = moving.besieged or foreign(state, way.zone, seat)
    state.changed += [f"zone:{start}", f"zone:{way.zone}"]
    state.trail.append(way.zone)
    args = {"seat": f"seat:{seat}", "start": f"zone:{start}", "zone": f"zone:{way.zone}"}
    key = "teleport" if way.kind == "card" else way.kind
    t.log(f"kemet.log.{key}", units=moving.units, **args)
    if way.toll:
        pay_toll(t, seat, way)
    if enemy_at(state, way.zone, seat) is None:
        return "march"
    return await meet(t)


def pay_toll(t: KemetTable, seat: Seat, way: Way) -> None:
    """What Khnum's Sphinx asks of who enters its zone."""
    guards = [beast for troop in t.state.troops[way.zone] for beast in troop.beasts]
    spend(t.state, seat, way.toll)
    zone, beast = f"zone:{way.zone}", f"beast:{guards[0]}"
    t.log("kemet.log.toll", seat=f"seat:{seat}", cost=way.toll, zone=zone, beast=beast)


async def meet(t: KemetTable) -> str:
    """The troop stands before an enemy: Dedication, Deadly Trap, and then the battle (ruling A29)."""
    state = t.state
    zone, seat = marching(state).zone, marching(state).seat
    state.battles = [zone]
    await disperse(t)
    enemy = enemy_at(state, zone, seat)
    assert enemy is not None
    for tile, prayers in _gains(state.gods[seat]):
        gain(t, seat, prayers, f"tile:{tile}")
    spring_trap(t, zone, seat, enemy)
    if troop_at(state, zone, seat) is None:
        state.battles = []
        return "acted"
    return "fight"


def _gains(god: God) -> list[tuple[str, int]]:
    tiles = [(tile, DATA.tiles[tile].power.entry_prayers) for tile in god.tiles]
    return [(tile, prayers) for tile, prayers in tiles if prayers]


def spring_trap(t: KemetTable, zone: str, seat: Seat, enemy: Seat) -> None:
    """Deadly Trap takes units of a troop that moves in, but for Soul Devourer's."""
    troop = troop_at(t.state, zone, seat)
    traps = [tile for tile in t.state.gods[enemy].tiles if DATA.tiles[tile].power.trap]
    if troop is None or has_gift(troop.beasts, "devours"):
        return
    for tile in traps:
        units = disband(t, zone, seat, DATA.tiles[tile].power.trap)
        t.log("kemet.log.trap", tile=f"tile:{tile}", seat=f"seat:{seat}", units=units, zone=f"zone:{zone}")


async def disperse(t: KemetTable) -> None:
    """The moving units are an ordinary troop again; of two creatures in one troop one goes home."""
    moving = marching(t.state)
    join(t.state, moving.zone, moving.seat, moving.units, moving.beasts)
    t.state.march = None
    await keep_one_beast(t, moving.seat)


async def halt(t: KemetTable) -> str:
    """The Move action is over."""
    moving = marching(t.state)
    if not moving.walked:
        t.log("kemet.log.move.nothing", seat=f"seat:{moving.seat}")
    await disperse(t)
    return "acted"
