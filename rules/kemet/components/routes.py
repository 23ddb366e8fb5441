"""Destinations of a moving troop (rules R23 to R27): by land, by port, by teleport."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count

from rules.core.decisions import Seat
from rules.kemet.components.board import city_of, enemy_at, limit, owner, troop_at, units_at
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, by_port, neighbours, obelisks_in_play
from rules.kemet.components.powers import PORTAL, has_gift, owns
from rules.kemet.components.prayers import card_price, teleport_price, toll_price
from rules.kemet.components.state import KemetState, March

TELEPORTATION = "teleportation"

Place = tuple[str, int, bool, bool]  # of a moving troop: zone, land moves left, has teleported, has besieged


@dataclass(frozen=True, slots=True)
class Way:
    """One step that can be taken."""

    kind: str  # land, port, teleport, card (a teleport by a Divine Intervention card)
    zone: str
    cost: int  # PP, of the teleport or card; a toll is apart
    toll: int = 0  # PP


def ways(state: KemetState, march: March) -> list[Way]:
    """The steps that everybody knows the moving troop can take."""
    return [way for way in known_ways(state, march) if open_to(state, march, way)]


def routes(state: KemetState, march: March) -> dict[str, tuple[Way, ...]]:
    """The cheapest way of several steps to each zone that no single step reaches, by the zone.

    Of equally dear ones the shortest. It passes through no enemy, where the action would end.
    """
    near = {march.zone, march.start, *(way.zone for way in ways(state, march))}
    found: dict[str, tuple[Way, ...]] = {}
    known: set[Place] = set()
    order = count()  # so that equally good paths are not compared any further
    paths: list[tuple[int, int, int, March, tuple[Way, ...]]] = [(0, 0, next(order), march, ())]
    while paths:
        cost, steps, _, troop, path = heappop(paths)
        place: Place = (troop.zone, troop.left, troop.teleported, troop.besieged)
        if place in known:
            continue
        known.add(place)
        if len(path) > 1 and troop.zone not in near:
            found.setdefault(troop.zone, path)
        if path and enemy_at(state, troop.zone, march.seat) is not None:
            continue
        for way in known_ways(state, troop):
            if _reached(state, troop, way) in known:
                continue
            if takes(state, troop, way, state.gods[march.seat].prayers - cost):
                spent = cost + way.cost + way.toll
                heappush(paths, (spent, steps + 1, next(order), after(state, troop, way), (*path, way)))
    return found


def known_ways(state: KemetState, march: March) -> list[Way]:
    """The steps by movement and teleport, regardless of cost, walls and limits."""
    found: list[Way] = []
    if march.left:
        kinds = dict.fromkeys(neighbours(march.zone, state.seats), "land")
        for zone in by_port(march.zone, state.seats, city_of(state.gods[march.seat])):
            kinds.setdefault(zone, "port")
        found += [Way(kind, zone, 0, toll(state, march, zone)) for zone, kind in kinds.items()]
    if not march.teleported and can_teleport(state, march):
        found += teleports(state, march, "teleport", teleport_price(state.gods[march.seat]))
    return found


def card_ways(state: KemetState, march: March) -> list[Way]:
    """The steps by the card Teleportation, if it is in the hand: from any zone, as the one teleport."""
    god = state.gods[march.seat]
    if march.teleported or TELEPORTATION not in god.divine:
        return []
    found = teleports(state, march, "card", card_price(god, TELEPORTATION))
    return [way for way in found if open_to(state, march, way)]


def can_teleport(state: KemetState, march: March) -> bool:
    """Check whether the troop is at a pyramid (ruling A28), or at an obelisk with the right power."""
    if march.zone in state.pyramids:
        return True
    by_obelisk = owns(state.gods[march.seat], PORTAL) or has_gift(march.beasts, "teleports")
    return CHART.zones[march.zone].obelisk and by_obelisk


def teleports(state: KemetState, march: March, kind: str, cost: int) -> list[Way]:
    """A way to each other obelisk."""
    zones = [zone for zone in obelisks_in_play(state.seats) if zone != march.zone]
    return [Way(kind, zone, cost, toll(state, march, zone)) for zone in zones]


def toll(state: KemetState, march: March, zone: str) -> int:
    """The toll that the enemy creature in a zone makes the troop pay."""
    enemy = enemy_at(state, zone, march.seat)
    troop = troop_at(state, zone, enemy) if enemy is not None else None
    return toll_price(state.gods[march.seat], march.beasts, troop.beasts) if troop else 0


def open_to(state: KemetState, march: March, way: Way) -> bool:
    """Check whether the troop may take a step: it is affordable, no wall blocks it, limits can be kept."""
    return takes(state, march, way, state.gods[march.seat].prayers)


def takes(state: KemetState, march: March, way: Way, prayers: int) -> bool:
    """Check the same with so many prayer points."""
    rest = prayers - way.cost - way.toll
    if rest < 0 or not admits(state, march, way.zone):
        return False
    # nobody has a lower limit
    small = march.units + units_at(state, way.zone, march.seat) <= DATA.troop_limit
    return small or can_end(state, after(state, march, way), rest)


def after(state: KemetState, march: March, way: Way) -> March:
    """The troop when it has taken a step."""
    zone, left, teleported, besieged = _reached(state, march, way)
    return replace(
        march,
        zone=zone,
        left=left,
        walked=True,
        regrouped=False,
        exchanged=False,
        teleported=teleported,
        besieged=besieged,
    )


def _reached(state: KemetState, march: March, way: Way) -> Place:
    """The place of the troop when it has taken a step."""
    by_land = way.kind in ("land", "port")
    besieged = march.besieged or foreign(state, way.zone, march.seat)
    return way.zone, march.left - by_land, march.teleported or not by_land, besieged


def foreign(state: KemetState, zone: str, seat: Seat) -> bool:
    """Check whether the zone is a district of an opponent's city."""
    return owner(state, zone) not in (None, seat)


def admits(state: KemetState, march: March, zone: str) -> bool:
    """Check whether walls let the troop in (R26): one opponent's district in an action, begun beside it.

    Phoenix and Open Gates take away the second condition only (ruling A25).
    """
    if not foreign(state, zone, march.seat):
        return True
    beside = zone in neighbours(march.start, state.seats)
    return not march.besieged and (beside or march.gates or has_gift(march.beasts, "ignores_walls"))


def can_end(state: KemetState, march: March, prayers: int) -> bool:
    """Check whether the action can still end within the limits, with so many prayer points (rules R23, R47).

    In a zone with an enemy it ends at once (ruling A69). If there are too many own units, some may go on by
    any way that everybody knows to be open. Cards in hand do not count: that would reveal them.
    """
    if enemy_at(state, march.zone, march.seat) is not None:
        return march.units <= limit(state, march.seat)
    excess = crowd(state, march) - limit(state, march.seat)
    going = march.units if march.regrouped else excess
    return excess <= 0 or goes_on(state, march, going, prayers)


def crowd(state: KemetState, march: March) -> int:
    """The number of the seat's units in the zone of the moving troop."""
    return march.units + units_at(state, march.zone, march.seat)


def goes_on(state: KemetState, march: March, units: int, prayers: int) -> bool:
    """Check whether so many units can go on from the troop's zone."""
    going = replace(march, units=units)
    return any(takes(state, going, way, prayers) for way in known_ways(state, going))


def can_stop(state: KemetState, march: March) -> bool:
    """Check whether the action may end here: the troops keep their limit (rule R23)."""
    return crowd(state, march) <= limit(state, march.seat)


def regroupings(state: KemetState, march: March, sign: int) -> list[int]:
    """List the numbers of units to take along (`sign` 1) or leave (-1) so that the action can still end.

    The numbers are consecutive. Empty if there are none, or it was done in this zone already.
    """
    here, most = units_at(state, march.zone, march.seat), limit(state, march.seat)
    if march.regrouped or not may_go_on(state, march):
        return []
    counts = range(1, (here if sign > 0 else march.units - 1) + 1)
    return [
        count
        for count in counts
        if here - sign * count <= most and leads_out(state, march, march.units + sign * count)
    ]


def leads_out(state: KemetState, march: March, units: int, beasts: Sequence[str] | None = None) -> bool:
    """Check whether so many units, with `beasts` (default: all of the troop's), may go on."""
    led = march if beasts is None else replace(march, beasts=[*beasts])
    return can_stop(state, march) or goes_on(state, led, units, state.gods[march.seat].prayers)


def may_go_on(state: KemetState, march: March) -> bool:
    """Check whether the troop has movement left, or a teleport as far as everybody knows."""
    by_card = bool(state.gods[march.seat].divine)
    return bool(march.left) or (not march.teleported and (by_card or can_teleport(state, march)))
