"""Where a moving troop can go (rules R23 to R27): by land, by port, by teleport."""

from dataclasses import dataclass

from rules.core.decisions import Seat
from rules.kemet.board import city_of, enemy_at, limit, owner, troop_at, units_at
from rules.kemet.data import DATA
from rules.kemet.map import CHART, by_port, neighbours, obelisks_in_play
from rules.kemet.powers import PORTAL, has_gift, owns
from rules.kemet.prayers import card_price, price, teleport_price
from rules.kemet.state import KemetState, March

TELEPORTATION = "teleportation"


@dataclass(frozen=True, slots=True)
class Way:
    """One step that can be taken."""

    kind: str  # land, port, teleport, card (a teleport by a Divine Intervention card)
    zone: str
    cost: int  # PP, of the teleport or card; a toll is apart
    toll: int = 0  # PP


def ways(state: KemetState, march: March) -> list[Way]:
    """The steps that everybody knows the moving troop can take."""
    found: list[Way] = []
    if march.left:
        kinds = dict.fromkeys(neighbours(march.zone, state.seats), "land")
        for zone in by_port(march.zone, state.seats, city_of(state.gods[march.seat])):
            kinds.setdefault(zone, "port")
        found += [Way(kind, zone, 0, toll(state, march, zone)) for zone, kind in kinds.items()]
    if not march.teleported and can_teleport(state, march):
        found += teleports(state, march, "teleport", teleport_price(state.gods[march.seat]))
    return [way for way in found if open_to(state, march, way)]


def card_ways(state: KemetState, march: March) -> list[Way]:
    """The steps by the card Teleportation, if it is in the hand: from any zone, as the one teleport."""
    god = state.gods[march.seat]
    if march.teleported or TELEPORTATION not in god.divine:
        return []
    found = teleports(state, march, "card", card_price(god, TELEPORTATION))
    return [way for way in found if open_to(state, march, way)]


def can_teleport(state: KemetState, march: March) -> bool:
    """Whether the troop stands at a source: a pyramid (ruling A28), or an obelisk with the right power."""
    if march.zone in state.pyramids:
        return True
    by_obelisk = owns(state.gods[march.seat], PORTAL) or has_gift(march.beasts, "teleports")
    return CHART.zones[march.zone].obelisk and by_obelisk


def teleports(state: KemetState, march: March, kind: str, cost: int) -> list[Way]:
    """A way to each other obelisk."""
    zones = [zone for zone in obelisks_in_play(state.seats) if zone != march.zone]
    return [Way(kind, zone, cost, toll(state, march, zone)) for zone in zones]


def toll(state: KemetState, march: March, zone: str) -> int:
    """What the enemy creature in a zone makes the troop pay; nothing if its own creature cancels it (A57)."""
    asked = gate(state, zone, march.seat)
    if not asked or has_gift(march.beasts, "cancels"):
        return 0
    return price(state.gods[march.seat], asked)


def gate(state: KemetState, zone: str, seat: Seat) -> int:
    """The toll that stands printed on the enemy creature in a zone, 0 without one."""
    enemy = enemy_at(state, zone, seat)
    troop = troop_at(state, zone, enemy) if enemy is not None else None
    return sum(DATA.beasts[beast].toll for beast in troop.beasts) if troop else 0


def open_to(state: KemetState, march: March, way: Way) -> bool:
    """Whether the troop may take a step: it can be paid, no wall is in the way, and limits can be kept."""
    left = march.left - (way.kind in ("land", "port"))
    return (
        way.cost + way.toll <= state.gods[march.seat].prayers
        and admits(state, march, way.zone, besieged=march.besieged)
        and settles(state, march, way.zone, march.units, left, besieged=march.besieged)
    )


def foreign(state: KemetState, zone: str, seat: Seat) -> bool:
    """Whether the zone is a district of an opponent's city."""
    return owner(state, zone) not in (None, seat)


def admits(state: KemetState, march: March, zone: str, *, besieged: bool) -> bool:
    """Whether walls let the troop in (rule R26): one opponent's district in an action, begun beside it.

    Phoenix and Open Gates take away the second condition only (ruling A25).
    """
    if not foreign(state, zone, march.seat):
        return True
    beside = zone in neighbours(march.start, state.seats)
    return not besieged and (beside or march.gates or has_gift(march.beasts, "ignores_walls"))


def settles(state: KemetState, march: March, zone: str, units: int, left: int, *, besieged: bool) -> bool:
    """Whether so many units, having come to a zone, can still end the action within the limits.

    Where an enemy stands they end it at once (ruling A69); among own units too many may go on (rule R47).
    """
    most = limit(state, march.seat)
    if enemy_at(state, zone, march.seat) is not None:
        return units <= most
    excess = units_at(state, zone, march.seat) + units - most
    if excess <= 0:
        return True
    return _goes_on(state, march, zone, excess, left, besieged=besieged)


def _goes_on(state: KemetState, march: March, zone: str, units: int, left: int, *, besieged: bool) -> bool:
    """Whether so many units have a way on from a zone by land that is sure.

    No toll is counted on: its prayer points may be spent by then, and a Snake that saves them stay behind.
    """
    inside = besieged or foreign(state, zone, march.seat)
    return left > 0 and any(
        admits(state, march, further, besieged=inside)
        and not gate(state, further, march.seat)
        and settles(state, march, further, units, left - 1, besieged=inside)
        for further in onward(state, march, zone)
    )


def onward(state: KemetState, march: March, zone: str) -> list[str]:
    """The zones one land move away."""
    ports = by_port(zone, state.seats, city_of(state.gods[march.seat]))
    return list(dict.fromkeys([*neighbours(zone, state.seats), *ports]))


def can_stop(state: KemetState, march: March) -> bool:
    """Whether the action may end here: the troops keep their limit (rule R23)."""
    return march.units + units_at(state, march.zone, march.seat) <= limit(state, march.seat)


def regroupings(state: KemetState, march: March, sign: int) -> list[int]:
    """How many units can be taken along (`sign` 1) or left here (-1), and the action still end well.

    The numbers follow each other. None: there are none, or it was done in this zone already.
    """
    here, most = units_at(state, march.zone, march.seat), limit(state, march.seat)
    if march.regrouped or not may_go_on(state, march):
        return []
    counts = range(1, (here if sign > 0 else march.units - 1) + 1)
    crowded = here + march.units > most
    return [
        count
        for count in counts
        if here - sign * count <= most and (not crowded or _leaves(state, march, march.units + sign * count))
    ]


def _leaves(state: KemetState, march: March, units: int) -> bool:
    """Whether so many units have a sure way on from where the troop stands."""
    return _goes_on(state, march, march.zone, units, march.left, besieged=march.besieged)


def may_go_on(state: KemetState, march: March) -> bool:
    """Whether the troop has movement left, or a teleport as far as everybody knows."""
    by_card = bool(state.gods[march.seat].divine)
    return bool(march.left) or (not march.teleported and (by_card or can_teleport(state, march)))
