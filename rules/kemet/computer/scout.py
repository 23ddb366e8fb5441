"""Destinations of the steady computer player's troops. Values are integers; 10 is about a fame point."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from rules.core.decisions import Seat
from rules.kemet.components.data import DATA
from rules.kemet.components.map import (
    CHART,
    DELTA,
    SANCTUARY,
    by_port,
    city_named,
    neighbours,
    obelisks_in_play,
    temples_in_play,
)
from rules.kemet.components.powers import movement
from rules.kemet.components.prayers import teleport_price, toll_price
from rules.kemet.view import KemetView, TroopView, at_home, enemy_in, foreign, own_troops

TEMPLE, HIGH_PYRAMID, FOOTHOLD = 11, 9, 2
PAIR = 6  # more for the temple with which there is fame at night
SHRINE, SHRINE_LATE = 4, 10  # the Sanctuary, early in the Day and just before the Night
LATE = 2  # normal tokens in hand
VICTORY = 10
LEADER = 5  # more for hitting somebody who is about to win
DEFEAT = 6  # the cost of a lost battle
LIKELY, BY_STRENGTH = 45, 13  # percent: the chance of equal sides, and what each point of strength adds
UNLIKELY = -12


@dataclass(frozen=True, slots=True)
class Trip:
    """A way of a troop to `zone`: what it promises, and its first step, an id of `kemet.ask.step`."""

    worth: int
    step: str
    zone: str
    teleports: bool = False


def best_trip(
    view: KemetView,
    troop: TroopView,
    start: str,
    zone: str,
    left: int,
    offered: Collection[str] | None = None,
) -> Trip | None:
    """The most promising trip of a troop that is in `zone` and set out from `start`; None: better stay.

    `offered`: the first steps that can be taken, where that is known.
    """
    trips = trips_from(view, troop, start, zone, left)
    trips = (trip for trip in trips if offered is None or trip.step in offered)
    best = max(trips, key=lambda trip: trip.worth, default=None)
    stay = held_worth(view, troop, zone)
    return best if best and best.worth > stay else None


def trips_from(view: KemetView, troop: TroopView, start: str, zone: str, left: int) -> Iterator[Trip]:
    """All trips: by land and port as far as the movement reaches, with one teleport from a pyramid."""
    fare = teleport_price(view.gods[troop.seat])
    seen = {zone: left}
    paths: list[tuple[str, int, str, bool]] = [(zone, left, "", False)]
    while paths:
        here, moves, first, teleported = paths.pop(0)
        for kind, there in steps(view, troop, start, here, moves):
            rest = moves - (kind != "teleport")
            if rest <= seen.get(there, -1):
                continue
            seen[there] = rest
            step = first or f"{kind}:{there}"
            leap = teleported or kind == "teleport"
            cost = fare if "teleport" in (kind, step[:8]) else 0
            yield Trip(worth(view, troop, there) - cost, step, there, leap)
            if enemy_in(view, troop.seat, there) is None:
                paths.append((there, rest, step, leap))


def steps(view: KemetView, troop: TroopView, start: str, zone: str, left: int) -> Iterator[tuple[str, str]]:
    """The next zones that seem open; the offered options say which really are."""
    god = view.gods[troop.seat]
    seats = len(view.gods)
    if left:
        near = dict.fromkeys(neighbours(zone, seats), "land")
        for port in by_port(zone, seats, city_named(god.city)):
            near.setdefault(port, "port")
        for there, kind in near.items():
            if not foreign(god, there) or there in neighbours(start, seats):
                yield kind, there
    if view.zones[zone].level:
        for there in obelisks_in_play(seats):
            if there != zone and god.prayers >= teleport_price(god) + toll(view, troop, there):
                yield "teleport", there


def toll(view: KemetView, troop: TroopView, zone: str) -> int:
    """The toll that the enemy creature in a zone makes a troop pay."""
    enemy = enemy_in(view, troop.seat, zone)
    return toll_price(view.gods[troop.seat], troop.beasts, enemy.beasts) if enemy else 0


def worth(view: KemetView, troop: TroopView, zone: str) -> int:
    """The worth of coming to a zone."""
    enemy = enemy_in(view, troop.seat, zone)
    if enemy is None:
        mine = view.zones[zone].controller == troop.seat
        return 0 if mine else ground(view, troop, zone)
    cost = toll(view, troop, zone)
    if cost > view.gods[troop.seat].prayers:
        return UNLIKELY
    odds = attack(view, troop, enemy) - defence(view, enemy)
    odds += at_home(view.gods[troop.seat], zone) - at_home(view.gods[enemy.seat], zone)
    if odds < 0:
        return UNLIKELY
    leader = LEADER if view.gods[enemy.seat].total >= DATA.fame_to_win - 2 else 0
    chance = min(95, LIKELY + BY_STRENGTH * odds)
    prize = VICTORY + ground(view, troop, zone) + leader
    return (chance * prize - (100 - chance) * DEFEAT) // 100 - cost


def ground(view: KemetView, troop: TroopView, zone: str) -> int:
    """The worth of holding a zone to a troop."""
    place = view.zones[zone]
    if CHART.zones[zone].kind == "temple":
        worship = 0 if zone == DELTA else CHART.zones[zone].prayers // 2
        return TEMPLE + pair(view, troop.seat, zone) + worship
    if zone == SANCTUARY:
        late = view.gods[troop.seat].tokens["normal"] <= LATE
        return (SHRINE_LATE if late else SHRINE) if troop.units >= DATA.offering_units else 0
    if place.level == DATA.pyramid_levels:
        return HIGH_PYRAMID
    return FOOTHOLD if place.level else 0


def pair(view: KemetView, seat: Seat, zone: str) -> int:
    """The additional worth of a temple beside the seat's others: a second one brings more fame."""
    others = [temple for temple in temples_in_play(len(view.gods)) if temple != zone]
    held = sum(view.zones[temple].controller == seat for temple in others)
    return PAIR if held == DATA.temples_for_fame - 1 else 0


def held_worth(view: KemetView, troop: TroopView, zone: str) -> int:
    """The loss from leaving a zone; hardly any in the troop's own city."""
    own = view.gods[troop.seat].city
    if CHART.zones[zone].kind == "district" and CHART.zones[zone].city == own:
        return 1
    return max(1, ground(view, troop, zone))


def attack(view: KemetView, troop: TroopView, enemy: TroopView) -> int:
    """The strength of a troop that attacks, and the enemy units that Initiative strikes before."""
    powers = [DATA.tiles[tile].power for tile in view.gods[troop.seat].tiles]
    first = min(enemy.units, sum(power.initiative for power in powers))
    return strength(view, troop) + sum(power.attack_strength for power in powers) + first


def defence(view: KemetView, troop: TroopView) -> int:
    """The strength of a troop that is attacked."""
    tiles = view.gods[troop.seat].tiles
    return strength(view, troop) + sum(DATA.tiles[tile].power.defend_strength for tile in tiles)


def strength(view: KemetView, troop: TroopView) -> int:
    """Units, creature and tiles that help in every battle."""
    tiles = sum(DATA.tiles[tile].power.strength for tile in view.gods[troop.seat].tiles)
    return troop.units + tiles + sum(DATA.beasts[beast].strength for beast in troop.beasts)


def best_troop(view: KemetView, seat: Seat) -> tuple[str, int]:
    """The zone of the troop with the most to gain, and how much more that is than staying; or "", 0."""
    best, most = "", 0
    for zone, troop in own_troops(view, seat).items():
        trip = best_trip(view, troop, zone, zone, movement(view.gods[seat], troop.beasts))
        if trip and trip.worth - held_worth(view, troop, zone) > most:
            best, most = zone, trip.worth - held_worth(view, troop, zone)
    return best, most
