"""The board of Kemet (sheet section 4), read once from `data/kemet/map.toml`.

Zones that are not in play do not exist: every function that takes `seats` leaves them out (rule R1).
"""

from functools import lru_cache
from typing import Annotated, Literal, Self

from pydantic import NonNegativeInt, model_validator

from rules.core.data import ById, every, load
from rules.core.text import Value
from rules.kemet.components.data import SEATS

City = Literal["anubis", "bastet", "horus", "ouadjet", "sobek"]
Overlay = Literal["horus", "east_bank"]

DELTA = "temple_delta"  # pays PP for units instead of PP by itself (rules R38, R40)
SANCTUARY = "sanctuary"


class Zone(Value):
    """A zone. `city`: that of a district; of a desert, the one that its military port faces."""

    id: str
    kind: Literal["district", "desert", "temple", "sanctuary"]
    city: City | None = None
    port: Literal["military", "merchant"] | None = None
    obelisk: bool = False
    prayers: NonNegativeInt = 0  # PP at night, of a temple

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if (self.city is not None) != (self.kind == "district" or self.port == "military"):
            raise ValueError("districts and military ports, and nothing else, belong to a city")
        if (self.prayers > 0) != (self.kind == "temple"):
            raise ValueError("temples, and nothing else, give prayer points")
        return self


class Chart(Value):
    """The whole board, whatever the number of players. `land` has each pair of neighbours once."""

    zones: ById[Zone]
    colours: dict[City, Literal["R", "B", "Y", "G", "K"]]  # the owner colour of a city
    land: dict[str, tuple[str, ...]]
    storms: Annotated[dict[int, tuple[Overlay, ...]], every(*SEATS)]  # seats -> overlays that lie there
    overlays: dict[Overlay, tuple[str, ...]]  # the zones under each

    @model_validator(mode="after")
    def _sound(self) -> Self:
        seen: list[tuple[str, ...]] = []
        for zone, others in self.land.items():
            for other in others:
                pair = tuple(sorted((zone, other)))
                if pair in seen or zone == other:
                    raise ValueError(f"land: {zone} and {other} can't be neighbours twice, or of themselves")
                seen.append(pair)
        named = [zone for pair in seen for zone in pair] + [
            z for under in self.overlays.values() for z in under
        ]
        for name in named:
            if name not in self.zones:
                raise ValueError(f"there is no zone {name!r}")
        for city in self.colours:
            kinds = sorted(zone.kind for zone in self.zones.values() if zone.city == city)
            if kinds != ["desert", "district", "district", "district"]:
                raise ValueError(f"{city}: a city has three districts and one desert with its military port")
        return self


CHART: Chart = load("kemet/map.toml", Chart)
CITIES: tuple[City, ...] = tuple(CHART.colours)


def city_named(name: str) -> City:
    """The city of this name, which there must be."""
    [city] = [city for city in CITIES if city == name]
    return city


@lru_cache
def zones_in_play(seats: int) -> tuple[str, ...]:
    """The zones that no sandstorm covers, in the order of the file."""
    covered = [zone for storm in CHART.storms[seats] for zone in CHART.overlays[storm]]
    return tuple(zone for zone in CHART.zones if zone not in covered)


@lru_cache
def cities_in_play(seats: int) -> tuple[City, ...]:
    """The cities that players may choose from; with 2 to 5 players there are as many."""
    return tuple(city for city in CITIES if front(city) in zones_in_play(seats))


@lru_cache
def temples_in_play(seats: int) -> tuple[str, ...]:
    """The temples, the Delta included; the Sanctuary is none (ruling A70)."""
    return tuple(zone for zone in zones_in_play(seats) if CHART.zones[zone].kind == "temple")


@lru_cache
def obelisks_in_play(seats: int) -> tuple[str, ...]:
    """The zones to which a teleport may lead (rule R24)."""
    return tuple(zone for zone in zones_in_play(seats) if CHART.zones[zone].obelisk)


@lru_cache
def districts(city: City) -> tuple[str, ...]:
    """The three districts of a city."""
    return tuple(zone.id for zone in CHART.zones.values() if zone.kind == "district" and zone.city == city)


def front(city: City) -> str:
    """The desert before a city, with its military port."""
    [found] = [zone.id for zone in CHART.zones.values() if zone.port == "military" and zone.city == city]
    return found


@lru_cache
def neighbours(zone: str, seats: int) -> tuple[str, ...]:
    """The zones adjacent by land, in the order of the file."""
    return tuple(
        z for z in zones_in_play(seats) if z in CHART.land.get(zone, ()) or zone in CHART.land.get(z, ())
    )


@lru_cache
def by_port(zone: str, seats: int, city: City) -> tuple[str, ...]:
    """The zones to which a troop of the owner of `city` can sail for 1 movement (rule R25).

    None without a port. Else any other merchant port, and the military port that faces the own city. It is no
    land adjacency.
    """
    if CHART.zones[zone].port is None:
        return ()
    ports = [z for z in zones_in_play(seats) if CHART.zones[z].port == "merchant" or z == front(city)]
    return tuple(port for port in ports if port != zone)
