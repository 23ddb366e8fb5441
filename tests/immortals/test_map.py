"""The map of Immortals: one sound graph for both realms (sheet section 2), and its picture."""

import tomllib
from collections import Counter
from itertools import combinations, pairwise, product
from math import dist
from typing import Any

import pytest

from rules.core.data import FOLDER
from rules.immortals.components.data import (
    AREAS,
    CELLS,
    DATA,
    REALMS,
    Realm,
    Wealth,
    cell,
    cells_in,
    neighbours,
    other,
    realm_of,
    region_of,
    twin,
    wealth_of,
)

Point = tuple[int, int]
LAYOUT: dict[str, Any] = tomllib.loads((FOLDER / "immortals/layout.toml").read_text(encoding="utf-8"))
SHARED = 20  # units of a border that the eye takes for one


def reached(start: str, allowed: list[str]) -> set[str]:
    """The cells that a chain of neighbours leads to, through allowed ones only."""
    found, frontier = {start}, [start]
    for here in frontier:
        for there in neighbours(here):
            if there in allowed and there not in found:
                found.add(there)
                frontier.append(there)
    return found


# --- the graph ----------------------------------------------------------------------------------------


def test_twenty_five_regions_five_in_each_area() -> None:
    assert Counter(region.area for region in DATA.regions.values()) == dict.fromkeys(AREAS, 5)
    assert len(CELLS) == len(set(CELLS)) == 50


def test_forty_eight_borders_in_each_realm() -> None:
    assert sum(len(region.near) for region in DATA.regions.values()) == 2 * 48
    assert Counter(len(region.near) for region in DATA.regions.values()) == {3: 12, 4: 9, 6: 4}


@pytest.mark.parametrize("realm", REALMS)
def test_a_realm_and_each_of_its_areas_hold_together(realm: Realm) -> None:
    whole = [here for here in CELLS if realm_of(here) == realm]
    assert reached(whole[0], whole) == set(whole)
    for area in AREAS:
        cells = list(cells_in(area, realm))
        assert reached(cells[0], cells) == set(cells), area


def test_no_border_joins_the_realms() -> None:
    expected = {("light", "light"), ("dark", "dark")}
    assert {(realm_of(here), realm_of(there)) for here in CELLS for there in neighbours(here)} == expected


def test_the_realms_are_images_of_each_other() -> None:
    for here in CELLS:
        assert neighbours(twin(here)) == tuple(twin(there) for there in neighbours(here))


def test_regions_side_by_side_in_the_rulebook() -> None:
    """Rulebook, pages 10, 11 and 13."""
    sides = [("the_murk", "white_falls"), ("forge_fire", "heartwood"), ("white_falls", "borderland")]
    for one, another in [*sides, ("borderland", "treehome")]:
        assert f"light_{another}" in neighbours(f"light_{one}")
    assert "light_treehome" not in neighbours("light_white_falls")  # a chain leads there


def test_values_of_cells() -> None:
    """Eight in each cell, the dark one the other way round; twenty of both in each area of a realm."""
    for here in CELLS:
        value = wealth_of(here)
        assert value.energy + value.gold == 8
        assert wealth_of(twin(here)) == Wealth(energy=value.gold, gold=value.energy)
    for area, realm in product(AREAS, REALMS):
        values = [wealth_of(here) for here in cells_in(area, realm)]
        assert sorted(value.energy for value in values) == [2, 3, 4, 5, 6]


def test_values_in_the_examples() -> None:
    """Rulebook page 9, sheet 10.6."""
    assert wealth_of("light_shore_lake").gold == 5
    assert wealth_of("dark_tribute_pass").energy == 6


def test_the_parts_of_a_cell() -> None:
    assert [(realm_of(here), region_of(here)) for here in CELLS] == list(product(REALMS, DATA.regions))
    assert [cell(realm_of(here), region_of(here)) for here in CELLS] == list(CELLS)
    assert twin("light_the_murk") == "dark_the_murk" and twin("dark_the_murk") == "light_the_murk"
    assert (other("light"), other("dark")) == ("dark", "light")


# --- the picture --------------------------------------------------------------------------------------


def ring(region: str, shape: str) -> list[Point]:
    """The corners of a region's polygon or outline, the first one once more at the end."""
    points = [(x, y) for x, y in LAYOUT["regions"][region][shape]]
    return [*points, points[0]]


def borders(region: str, shape: str) -> dict[frozenset[Point], float]:
    """Its edges, and how long they are."""
    return {frozenset((start, end)): dist(start, end) for start, end in pairwise(ring(region, shape))}


def inside(point: Point, region: str) -> bool:
    """Tell whether a point lies in a region's polygon: a ray to the right leaves once more than it enters."""
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in pairwise(ring(region, "polygon")):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


def test_every_region_has_a_place() -> None:
    assert set(LAYOUT["regions"]) == set(DATA.regions)
    for place in LAYOUT["regions"].values():
        assert set(place) == {"polygon", "outline", "anchor", "label", "value"}


@pytest.mark.parametrize("shape", ["polygon", "outline"])
def test_regions_share_a_border_exactly_if_they_are_adjacent(shape: str) -> None:
    for one, another in combinations(DATA.regions, 2):
        mine, theirs = borders(one, shape), borders(another, shape)
        shared = sum(length for edge, length in mine.items() if edge in theirs)
        assert (shared > SHARED) == (another in DATA.regions[one].near), (one, another)


def test_boulders_lie_on_the_corners_of_four_regions() -> None:
    corners = Counter((x, y) for place in LAYOUT["regions"].values() for x, y in place["polygon"])
    found = {corner for corner, regions in corners.items() if regions == 4}
    assert found == {(x, y) for x, y in LAYOUT["boulders"]}


def test_armies_names_and_values_stand_in_their_region() -> None:
    for region, place in LAYOUT["regions"].items():
        for what in ("anchor", "label", "value"):
            x, y = place[what]
            assert inside((x, y), region), (region, what)


def test_the_light_realm_is_the_right_half() -> None:
    """Rulebook, page 2: the dark one, its mirror image, is the left half."""
    width, height = LAYOUT["size"]
    points = [point for place in LAYOUT["regions"].values() for point in place["outline"]]
    assert [(x, y) for x, y in points if not (width / 2 < x < width and 0 < y < height)] == []
