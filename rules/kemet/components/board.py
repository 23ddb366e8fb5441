"""Troops and control of zones, and units and creatures that come and go (rules R46, R47)."""

from rules.core.decisions import Seat
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, City, city_named, districts, zones_in_play
from rules.kemet.components.powers import power
from rules.kemet.components.state import God, KemetContext, KemetState, Troop


def city_of(god: God) -> City:
    """The city of a player who has chosen one."""
    return city_named(god.city)


def homes(state: KemetState, seat: Seat) -> tuple[str, ...]:
    """The districts of the seat's own city."""
    return districts(city_of(state.gods[seat]))


def owner(state: KemetState, zone: str) -> Seat | None:
    """The seat in whose city the district lies; None elsewhere."""
    place = CHART.zones[zone]
    if place.kind != "district":
        return None
    for seat, god in enumerate(state.gods):
        if god.city == place.city:
            return seat
    return None


def troop_at(state: KemetState, zone: str, seat: Seat) -> Troop | None:
    """The seat's troop in a zone."""
    for troop in state.troops.get(zone, ()):
        if troop.seat == seat:
            return troop
    return None


def units_at(state: KemetState, zone: str, seat: Seat) -> int:
    """The seat's units in a zone, not counting those of a Move action in progress."""
    troop = troop_at(state, zone, seat)
    return troop.units if troop else 0


def own_zones(state: KemetState, seat: Seat) -> list[str]:
    """The zones with a troop of the seat, in the order of the map."""
    return [zone for zone in zones_in_play(state.seats) if troop_at(state, zone, seat)]


def holder(state: KemetState, zone: str) -> Seat | None:
    """The seat of the troop in the zone; during a battle the defender, if there is one."""
    troops = state.troops.get(zone)
    return troops[0].seat if troops else None


def controller(state: KemetState, zone: str) -> Seat | None:
    """The seat that controls a zone (rule R46): an empty district belongs to its city (ruling A44)."""
    held = holder(state, zone)
    return owner(state, zone) if held is None else held


def controlled_homes(state: KemetState, seat: Seat) -> list[str]:
    """The seat's own districts without an opponent's troop: free ones, in the words of rule R47."""
    return [zone for zone in homes(state, seat) if controller(state, zone) == seat]


def enemy_at(state: KemetState, zone: str, seat: Seat) -> Seat | None:
    """The opponent whose troop stands in a zone."""
    for troop in state.troops.get(zone, ()):
        if troop.seat != seat:
            return troop.seat
    return None


def limit(state: KemetState, seat: Seat) -> int:
    """The number of units that a troop of the seat may have (rule R47, ruling A58)."""
    return power(state.gods[seat], lambda tile: tile.troop_limit) or DATA.troop_limit


def room(state: KemetState, zone: str, seat: Seat) -> int:
    """The number of further units of the seat that a zone can take."""
    passing = state.march.units if state.march and _marches(state, zone, seat) else 0
    return limit(state, seat) - units_at(state, zone, seat) - passing


def _marches(state: KemetState, zone: str, seat: Seat) -> bool:
    """Check whether the troop of a Move action in progress is the seat's, and in this zone."""
    return state.march is not None and (state.march.zone, state.march.seat) == (zone, seat)


def join(state: KemetState, zone: str, seat: Seat, units: int, beasts: list[str] | None = None) -> Troop:
    """Add units and creatures to a zone; a second player's are the attacker's. Supply is not touched."""
    troop = troop_at(state, zone, seat)
    if troop is None:
        troop = Troop(seat, 0)
        state.troops.setdefault(zone, []).append(troop)
    troop.units += units
    troop.beasts += beasts or []
    state.changed.append(f"zone:{zone}")
    return troop


def muster(state: KemetState, zone: str, seat: Seat, units: int) -> None:
    """Put units from the seat's supply, which must hold as many, into a zone, perhaps to its moving troop."""
    state.gods[seat].supply -= units
    if state.march and _marches(state, zone, seat):
        state.march.units += units
        state.changed.append(f"zone:{zone}")
    else:
        join(state, zone, seat, units)


def depart(state: KemetState, zone: str, seat: Seat) -> Troop:
    """Remove the seat's whole troop, which must exist, from a zone."""
    troop = troop_at(state, zone, seat)
    assert troop is not None
    state.troops[zone].remove(troop)
    if not state.troops[zone]:
        del state.troops[zone]
    state.changed.append(f"zone:{zone}")
    return troop


def disband(ctx: KemetContext, zone: str, seat: Seat, units: int) -> int:
    """Move up to so many units from a zone to the seat's supply; return how many (rule R47).

    The creature of a troop that is gone goes too (rule R19, ruling A17).
    """
    troop = troop_at(ctx.state, zone, seat)
    if troop is None or not units:
        return 0
    gone = min(units, troop.units)
    troop.units -= gone
    ctx.state.gods[seat].supply += gone
    ctx.state.changed.append(f"zone:{zone}")
    if not troop.units:
        depart(ctx.state, zone, seat)
        send_home(ctx, seat, troop.beasts)
    return gone


def send_home(ctx: KemetContext, seat: Seat, beasts: list[str]) -> None:
    """Return creatures to their owner's supply; out of turn, `returned` keeps them for `offer_beasts`."""
    for beast in beasts:
        ctx.state.gods[seat].beasts.append(beast)
        if ctx.state.turn is None or ctx.state.turn.seat != seat:
            ctx.state.returned.append(beast)
        ctx.log("kemet.log.supply", beast=f"beast:{beast}", seat=f"seat:{seat}")
