"""The chart, walls and regions: rules 1 to 4, and the same told by a plain flood fill on random maps."""

import pytest

from rules.core.rng import Dice
from rules.dwar7s.components.data import COLOURS, DATA, ROTATIONS, Edge
from rules.dwar7s.components.grid import (
    ORIGIN,
    beside,
    card_of,
    cell_at,
    column_of,
    kind_of,
    owner_of,
    place_of,
    rotations_of,
    walls_of,
)
from rules.dwar7s.components.realm import castle_cell, castles_in, linked, points, realm, region, regions
from rules.dwar7s.components.state import Card, Stack
from tests.dwar7s.small import cells

ALL = [card_of(seat, kind) for seat in range(4) for kind in DATA.kingdoms]


def test_rule_01_the_origin_and_the_directions() -> None:
    assert place_of(ORIGIN) == (0, 0)
    assert beside("m13") == {"north": "m12", "east": "n13", "south": "m14", "west": "l13"}


def test_rule_01_every_cell_within_36_cards_has_a_name_of_its_own() -> None:
    reach = range(-36, 37)
    names = {cell_at(x, y): (x, y) for x in reach for y in reach}
    assert len(names) == len(reach) ** 2
    assert [(name, place) for name, place in names.items() if place_of(name) != place] == []


def test_rule_01_the_chart_goes_on_beyond_a_and_beyond_row_1() -> None:
    assert [cell_at(x, 0) for x in (-13, -12, 13, 14)] == ["zz13", "a13", "z13", "aa13"]
    assert [cell_at(0, y) for y in (-13, -12, 13)] == ["m99", "m1", "m26"]
    assert (beside("a1")["west"], beside("a1")["north"]) == ("zz1", "a99")
    assert (column_of("zz99"), column_of("m13")) == ("zz", "m")


def test_rule_01_only_the_top_card_counts() -> None:
    stack = cells({"m13": "red_ruby_mine/blue_amber_mine@90"}, 2, {"m13": {0: 1}})["m13"]
    assert (stack.top, stack.kind.id, stack.free) == (Card("blue_amber_mine", 90), "amber_mine", 2)


def test_rule_02_each_quarter_turn_carries_the_walls_on() -> None:
    assert [walls_of("red_ruby_mine", turned) for turned in ROTATIONS] == [
        ("north", "east", "west"),
        ("north", "east", "south"),
        ("east", "south", "west"),
        ("north", "south", "west"),
    ]


def test_example_walls_north_and_east_turned() -> None:
    assert walls_of("red_castle", 90) == ("east", "south")
    assert walls_of("red_castle", 270) == ("north", "west")


@pytest.mark.parametrize("card", ALL)
def test_rule_02_two_rotations_for_opposite_walls_four_for_all_others(card: str) -> None:
    opposite = kind_of(card).walls in (("north", "south"), ("east", "west"))
    assert rotations_of(card) == ((0, 90) if opposite else (0, 90, 180, 270))
    assert len({walls_of(card, turned) for turned in ROTATIONS}) == len(rotations_of(card))


def test_rule_02_the_walls_of_a_covered_card_no_longer_count() -> None:
    table = cells({"m13": "red_store", "m12": "red_amber_mine@90"}, 2, {})
    assert linked(table, "m13") == []
    table["m13"].cards.append(Card("blue_tavern", 90))  # walls east and south
    assert linked(table, "m13") == ["m12"]


def test_a_card_is_named_by_colour_and_kind() -> None:
    assert (owner_of("green_ice_giant"), kind_of("green_ice_giant").id) == (3, "ice_giant")
    assert [card_of(seat, "store") for seat in range(4)] == [f"{colour}_store" for colour in COLOURS]


@pytest.mark.parametrize(("edge", "turned"), [("north", 90), ("south", 90), ("east", 0), ("west", 0)])
def test_rule_03_a_wall_on_either_side_blocks_both_ways(edge: Edge, turned: int) -> None:
    """An amber mine has walls on two opposite edges: turned so, none; turned otherwise, one on this edge."""
    other = beside("m13")[edge]
    for here, there, links in (
        (turned, turned, True),
        (90 - turned, turned, False),
        (turned, 90 - turned, False),
    ):
        table = cells({"m13": f"red_amber_mine@{here}", other: f"blue_amber_mine@{there}"}, 2, {})
        assert linked(table, "m13") == ([other] if links else [])
        assert linked(table, other) == (["m13"] if links else [])


def test_rule_03_a_side_without_a_card_links_to_nothing() -> None:
    assert linked(cells({"m13": "red_castle"}, 2, {}), "m13") == []


def test_rule_03_cells_that_touch_at_a_corner_are_no_neighbours() -> None:
    table = cells({"m13": "red_amber_mine", "n14": "red_amber_mine"}, 2, {})
    assert region(table, "m13") == ["m13"]


LAID = {
    "m13": "red_castle@180",  # walls south and west
    "n13": "red_store",  # north and south
    "o13": "red_tavern",  # north and east
    "o14": "blue_emerald_mine@180",  # east, south and west
    "m12": "blue_castle",  # north and east
    "l13": "yellow_dragon@180",  # south and west; beside the western wall of the red castle
    "p13": "yellow_castle@180",  # south and west
}


def test_rule_04_a_region_goes_round_corners_whatever_stands_there() -> None:
    table = cells(LAID, 3, {"n13": {0: 4}, "o13": {1: 3}})
    assert sorted(region(table, "m13")) == ["m12", "m13", "n13", "o13", "o14"]
    assert regions(table) == {"m13": 0, "n13": 0, "o13": 0, "o14": 0, "m12": 0, "l13": 1, "p13": 2}


def test_rule_04_a_realm_is_the_castles_region_and_castles_may_share_one() -> None:
    table = cells(LAID, 3, {})
    assert [castle_cell(table, seat) for seat in range(3)] == ["m13", "m12", "p13"]
    assert sorted(realm(table, 0)) == sorted(realm(table, 1))
    assert (realm(table, 2), castles_in(table, realm(table, 0))) == (["p13"], [0, 1])
    assert points(table, realm(table, 0)) == 2 + 1 + 1 + 1 + 2


def test_rule_04_without_a_castle_there_is_no_realm() -> None:
    table = cells({"m13": "red_store"}, 2, {})
    assert (castle_cell(table, 0), realm(table, 0), points(table, [])) == (None, [], 0)


def test_rule_04_buried_cards_do_not_count() -> None:
    table = cells({"m13": "red_castle@180", "n13": "red_tavern/blue_store/blue_tavern@180"}, 2, {})
    assert (len(realm(table, 0)), points(table, realm(table, 0))) == (1, 2)
    table["n13"].cards.append(Card("red_store", 0))
    assert (len(realm(table, 0)), points(table, realm(table, 0))) == (2, 3)


def random_table(number: int) -> dict[str, Stack]:
    """Cards of four colours, each beside others or on one of its type, turned at random."""
    dice = Dice(f"map {number}")
    cards = list(ALL)
    dice.shuffle(cards)
    table: dict[str, Stack] = {}
    for name in cards[: 4 + dice.below(33)]:
        around = sorted({c for cell in table for c in beside(cell).values() if c not in table}) or [ORIGIN]
        alike = [c for c, stack in table.items() if stack.kind.terrain == kind_of(name).terrain]
        places = [cell for cell in alike if table[cell].kind.coverable] + around
        cell = places[dice.below(len(places))]
        laid = Card(name, ROTATIONS[dice.below(4)])
        table.setdefault(cell, Stack([], [0] * 4)).cards.append(laid)
    return table


SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # clockwise from the north
PRINTED = {"north": 0, "east": 1, "south": 2, "west": 3}


def flood(table: dict[str, Stack]) -> list[set[tuple[int, int]]]:
    """Regions told plainly: sets of places, joined along each open edge until nothing more joins."""
    walls = {}
    for cell, stack in table.items():
        quarter = stack.cards[-1].rotation // 90
        walls[place_of(cell)] = {(PRINTED[edge] + quarter) % 4 for edge in stack.kind.walls}
    found = [{place} for place in walls]
    for (x, y), mine in walls.items():
        for side, (dx, dy) in enumerate(SIDES):
            other = (x + dx, y + dy)
            if other in walls and side not in mine and (side + 2) % 4 not in walls[other]:
                joined = [group for group in found if (x, y) in group or other in group]
                found = [group for group in found if group not in joined] + [set().union(*joined)]
    return found


@pytest.mark.parametrize("number", range(60))
def test_rule_04_regions_are_those_of_a_plain_flood_fill(number: int) -> None:
    table = random_table(number)
    plain = {frozenset(group) for group in flood(table)}
    numbers = regions(table)
    ours = {frozenset(place_of(cell) for cell, its in numbers.items() if its == n) for n in numbers.values()}
    assert ours == plain
    for cell in table:
        assert frozenset(place_of(other) for other in region(table, cell)) in plain
        assert [other for other in linked(table, cell) if cell not in linked(table, other)] == []


@pytest.mark.parametrize("number", range(20))
def test_rule_04_covering_a_card_changes_only_links_of_its_cell(number: int) -> None:
    """A card over a walled one: its own walls count from then on, and nothing elsewhere is touched."""
    table = random_table(number)
    cell = next(c for c, stack in table.items() if stack.kind.coverable)
    before = {c: set(linked(table, c)) for c in table}
    alike = [card for card in ALL if kind_of(card).terrain == table[cell].kind.terrain]
    table[cell] = Stack([*table[cell].cards, Card(alike[number % len(alike)], 90)], [0] * 4)
    after = {c: set(linked(table, c)) for c in table}
    assert [c for c in table if c != cell and not before[c] ^ after[c] <= {cell}] == []
    found = {frozenset(group) for group in flood(table)}
    assert found == {frozenset(place_of(c) for c in region(table, start)) for start in table}
