"""The board of Kemet: a sound graph for all numbers of players (sheet section 4), and its picture."""

import tomllib
from itertools import combinations, pairwise
from typing import Any

import pytest

from rules.core.data import FOLDER
from rules.kemet.components.data import SEATS
from rules.kemet.components.map import (
    CHART,
    CITIES,
    DELTA,
    SANCTUARY,
    City,
    by_port,
    cities_in_play,
    districts,
    front,
    neighbours,
    obelisks_in_play,
    temples_in_play,
    zones_in_play,
)

Point = tuple[int, int]
LAYOUT: dict[str, Any] = tomllib.loads((FOLDER / "kemet/layout.toml").read_text(encoding="utf-8"))


def steps(start: str, goal: str, seats: int, city: City) -> int | None:
    """Count the land moves, by ports too, that a troop of the owner of `city` needs; None if no way."""
    reached, frontier = {start: 0}, [start]
    for zone in frontier:
        for other in (*neighbours(zone, seats), *by_port(zone, seats, city)):
            if other not in reached:
                reached[other] = reached[zone] + 1
                frontier.append(other)
    return reached.get(goal)


# --- what is in play ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "cities", "zones", "temples", "sanctuary"),
    [
        (2, ("anubis", "bastet"), 13, 3, False),
        (3, ("anubis", "bastet", "horus"), 17, 3, False),
        (4, ("anubis", "bastet", "ouadjet", "sobek"), 25, 4, True),
        (5, CITIES, 29, 4, True),
    ],
)
def test_zones_in_play(
    seats: int, cities: tuple[City, ...], zones: int, temples: int, sanctuary: bool
) -> None:
    """Sheet 4.4."""
    assert cities_in_play(seats) == cities
    assert len(zones_in_play(seats)) == zones
    assert (len(temples_in_play(seats)), SANCTUARY in zones_in_play(seats)) == (temples, sanctuary)


def test_what_stands_where() -> None:
    """Sheet 4.2: an obelisk at every temple, at the Sanctuary and in two deserts; four temples."""
    assert obelisks_in_play(5) == (
        "west_obelisk",
        "temple_small",
        "temple_medium",
        "temple_delta",
        "east_obelisk",
        "temple_east",
        "sanctuary",
    )
    expected = {"temple_small": 2, "temple_medium": 3, "temple_delta": 5, "temple_east": 2}
    assert {zone: CHART.zones[zone].prayers for zone in temples_in_play(5)} == expected
    merchants = [zone.id for zone in CHART.zones.values() if zone.port == "merchant"]
    assert merchants == ["west_quay", "temple_delta", "east_obelisk"]


@pytest.mark.parametrize("city", CITIES)
def test_a_city(city: City) -> None:
    """Its districts touch each other and the front, and nothing else."""
    inner = districts(city)
    assert len(inner) == 3
    for district in inner:
        assert set(neighbours(district, 5)) == {*inner, front(city)} - {district}
    assert set(inner) < set(neighbours(front(city), 5))


# --- the graph ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_adjacency_goes_both_ways_and_stays_in_play(seats: int) -> None:
    for zone in zones_in_play(seats):
        assert zone not in neighbours(zone, seats)
        for other in neighbours(zone, seats):
            assert other in zones_in_play(seats)
            assert zone in neighbours(other, seats)


def test_the_game_of_two_has_the_graph_of_its_sources() -> None:
    """Sheet 4.1: two fronts, each with the small temple, an obelisk and the way to the medium temple."""
    assert neighbours("temple_small", 2) == ("anubis_front", "bastet_front", "west_obelisk")
    assert neighbours("west_quay", 2) == ("anubis_front", "bastet_front", "west_obelisk", "temple_medium")
    assert neighbours("temple_medium", 2) == ("west_quay",)
    assert neighbours(DELTA, 2) == ()


@pytest.mark.parametrize("seats", SEATS)
def test_cities_are_equally_far_from_each_other_and_from_the_delta(seats: int) -> None:
    """Sheet 9.5: two fronts are 2 moves apart, the Delta is 1 away, whoever moves."""
    for city in cities_in_play(seats):
        assert steps(front(city), DELTA, seats, city) == 1
        others = [front(other) for other in cities_in_play(seats) if other != city]
        assert [steps(front(city), other, seats, city) for other in others] == [2] * len(others)


@pytest.mark.parametrize(
    ("cities", "far"),
    [
        (("anubis", "bastet", "horus"), {"small": 1, "medium": 2, "east": 2, "sanctuary": 3}),
        (("ouadjet", "sobek"), {"small": 3, "medium": 2, "east": 1, "sanctuary": 2}),
    ],
)
def test_how_far_the_temples_are(cities: tuple[City, ...], far: dict[str, int]) -> None:
    """Sheet 4.1."""
    goals = {
        "small": "temple_small",
        "medium": "temple_medium",
        "east": "temple_east",
        "sanctuary": SANCTUARY,
    }
    for city in cities:
        assert {name: steps(front(city), goals[name], 5, city) for name in far} == far


def test_every_zone_can_be_reached() -> None:
    for seats in SEATS:
        for city in cities_in_play(seats):
            assert None not in [steps(front(city), zone, seats, city) for zone in zones_in_play(seats)]


def test_where_ports_lead() -> None:
    """Rulebook 3.4.5: no way into a military port that faces another city."""
    merchants = ("west_quay", "temple_delta", "east_obelisk")
    assert by_port("anubis_front", 5, "anubis") == merchants
    assert by_port("anubis_front", 5, "sobek") == ("sobek_front", *merchants)
    assert by_port("west_quay", 5, "horus") == ("horus_front", "temple_delta", "east_obelisk")
    assert by_port("west_quay", 3, "horus") == ("horus_front", "temple_delta")
    assert by_port("temple_east", 5, "horus") == ()


def test_example_of_a_march_over_the_river() -> None:
    """Rulebook 3.4.5, sheet 9.3: three moves to the temple on the east bank, one of them by port."""
    way = ["anubis_d1", "anubis_front", "east_obelisk", "temple_east"]
    expected = [True, True, True]
    assert [b in neighbours(a, 5) or b in by_port(a, 5, "anubis") for a, b in pairwise(way)] == expected
    assert steps("anubis_d1", "temple_east", 5, "anubis") == 3


# --- the picture --------------------------------------------------------------------------------------


def borders(zone: str) -> set[frozenset[Point]]:
    """The sides of a zone's outline, and of the hole in which its city lies."""
    found: set[frozenset[Point]] = set()
    for outline in (LAYOUT["zones"][zone]["polygon"], LAYOUT["zones"][zone].get("hole", [])):
        points = [(x, y) for x, y in outline]
        found |= {frozenset(side) for side in zip(points, [*points[1:], *points[:1]], strict=True)}
    return found


def inside(point: Point, outline: list[list[int]]) -> bool:
    """Tell whether a ray from the point to the right crosses the outline an odd number of times."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossed = not crossed
    return crossed


def test_the_picture_has_every_zone_and_no_other() -> None:
    assert set(LAYOUT["zones"]) == set(CHART.zones)
    assert set(LAYOUT["cities"]) == set(CITIES)


def test_zones_share_a_border_exactly_if_they_are_adjacent() -> None:
    """But for the Medium Temple, which touches its quay by the causeway."""
    causeway = {"west_quay", "temple_medium"}
    for a, b in combinations(CHART.zones, 2):
        if {a, b} != causeway:
            assert bool(borders(a) & borders(b)) == (b in neighbours(a, 5)), (a, b)
    (from_x, from_y), (to_x, to_y) = LAYOUT["causeway"]
    assert inside((from_x, from_y), LAYOUT["zones"]["west_quay"]["polygon"])
    assert inside((to_x, to_y), LAYOUT["zones"]["temple_medium"]["polygon"])


@pytest.mark.parametrize("zone", CHART.zones)
def test_what_is_drawn_in_a_zone_lies_in_it(zone: str) -> None:
    drawn = LAYOUT["zones"][zone]
    for name in ("anchor", "pyramid", "feature", "obelisk", "port", "fp"):
        if name in drawn:
            x, y = drawn[name]
            assert inside((x, y), drawn["polygon"]), name
            assert not inside((x, y), drawn.get("hole", [[0, 0]])), name


@pytest.mark.parametrize("zone", CHART.zones)
def test_the_name_of_a_zone_lies_in_no_other(zone: str) -> None:
    """The numbers of islands are on the river, where there is room."""
    x, y = LAYOUT["zones"][zone]["label"]
    found = {
        other
        for other, drawn in LAYOUT["zones"].items()
        if inside((x, y), drawn["polygon"]) and not inside((x, y), drawn.get("hole", [[0, 0]]))
    }
    assert found <= {zone}


def test_the_picture_has_a_place_for_all_that_stands_in_a_zone() -> None:
    for zone in CHART.zones.values():
        wanted = {"polygon", "anchor", "label"}
        wanted |= {"pyramid"} if zone.kind == "district" else set()
        wanted |= {"hole"} if zone.port == "military" else set()
        wanted |= {"feature"} if zone.kind in ("temple", "sanctuary") else set()
        wanted |= {"fp"} if zone.kind == "temple" else set()
        wanted |= {"obelisk"} if zone.obelisk else set()
        wanted |= {"port"} if zone.port else set()
        assert set(LAYOUT["zones"][zone.id]) - {"room"} == wanted, zone.id
