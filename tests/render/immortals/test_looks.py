"""Immortals' colours can be told apart, its texts can be read, and its pieces stay in their places."""

import math
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from render.core.drawing.canvas import SMALLER
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import is_whole, width, wrap
from render.immortals.parts.armies import slots
from render.immortals.parts.cards import COST, cost_of
from render.immortals.parts.layout import BODY, CELLS, FRAMES, PANELS, STRIP, WIDTH, height, panels, place
from render.immortals.parts.look import REALMS
from render.immortals.parts.plan import HELD, cost_wide, slot_name, slot_rects
from render.immortals.parts.terrain import borders, distance, inside
from render.immortals.scenes.board import NAME, NAME_ROOM, NAME_Y, name_of, points
from render.immortals.scenes.hand import tile
from render.immortals.scenes.scoring import KINDS
from rules.core.words import LANGS
from rules.immortals.components.data import AREAS, DATA, SEATS, region_of
from rules.immortals.components.data import CELLS as NAMES
from rules.immortals.components.state import SCORED
from rules.immortals.view import CellView
from tests.render.immortals.views import early
from tests.render.looks import apart


def test_the_kinds_of_points_are_those_of_the_rules() -> None:
    assert set(KINDS) == set(SCORED)


def test_the_realms_are_mirrored() -> None:
    for region, cell in CELLS["light"].items():
        twin = CELLS["dark"][region]
        down = FRAMES["dark"].y - FRAMES["light"].y
        assert twin.anchor == pytest.approx((WIDTH - cell.anchor[0], cell.anchor[1] + down))
        assert [x for x, _ in twin.outline if not FRAMES["dark"].x <= x <= FRAMES["dark"].right] == []
        assert [x for x, _ in cell.outline if not FRAMES["light"].x <= x <= FRAMES["light"].right] == []


@pytest.mark.parametrize("realm", REALMS)
def test_a_border_is_drawn_between_neighbours_and_no_others(realm: str) -> None:
    near = {(region.id, other) for region in DATA.regions.values() for other in region.near}
    found = borders(realm)
    assert set(found) == {pair for pair in near if pair[0] < pair[1]}
    for line in found.values():
        assert len(line) > 1
        assert len(set(line)) == len(line)


def test_inside_and_distance_of_a_square() -> None:
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    assert inside((3, 4), square)
    assert not inside((11, 4), square)
    assert distance((3, 4), square) == pytest.approx(3)
    assert distance((13, 14), square) == pytest.approx(5)


@pytest.mark.parametrize("name", NAMES)
def test_all_that_a_cell_can_hold_stands_in_it(name: str) -> None:
    cell = place(name)
    for found in (
        CellView(0, 9, "", portal=False),
        CellView(0, 9, "temple", portal=False),
        CellView(0, 9, "capital", portal=True),
        CellView(None, 0, "temple", portal=True),
    ):
        at = slots(name, found)
        assert len(at) == (found.armies > 0) + bool(found.building) + found.portal
        boxes = [Rect(slot.at[0] - slot.size / 2, slot.at[1], slot.size, 0) for slot in at.values()]
        assert [
            (box, x)
            for box in boxes
            for x in (box.x + 9, box.right - 9)
            if not inside((x, box.y), cell.outline)
        ] == []
        assert [
            (one, other)
            for one, other in pairwise(boxes)
            if not (one.x < other.x and one.right < other.right)
        ] == []


def test_the_region_card_that_is_explained_is_one_of_the_first_players() -> None:
    table = early(3)
    for region in {region_of(name) for name, found in table.cells.items() if not found.armies}:
        alone = replace(table, owners={**dict.fromkeys(table.owners), region: 0})
        at = points(alone)["card"]
        assert region_of(min(table.cells, key=lambda name: math.dist(place(name).value, at))) == region


def split(name: str, size: float) -> list[str]:
    """The lines of a region's name."""
    return wrap(name, "name", size, NAME_ROOM)


@pytest.mark.parametrize("lang", LANGS)
def test_names_on_the_realms_are_whole_and_lie_apart(lang: str) -> None:
    style = Style(lang, "dark", 1.0, ())
    for realm, cells in CELLS.items():
        boxes = []
        for region, cell in cells.items():
            name = name_of(region, style)
            size = next(NAME * part for part in (1, *SMALLER) if is_whole(split(name, NAME * part), name))
            lines = split(name, size)
            wide = max(width(line, "name", size) for line in lines)
            high = size * 1.08 * len(lines)
            y = max(cell.label[1] - 3, FRAMES[realm].y + NAME_Y)
            boxes.append(Rect(cell.label[0] - wide / 2, y - high / 2, wide, high))
        assert [(one, other) for one, other in combinations(boxes, 2) if not apart(one, other)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_names_fit_their_cards_and_panels(lang: str) -> None:
    words = Style(lang, "dark", 1.0, ()).words
    card = tile(0, 0).w - 8
    names = [words.name(f"region:{region}") for region in DATA.regions]
    names += [words.name(f"area:{area}") for area in AREAS]
    assert [name for name in names if width(name, "name", BODY) > card - 20] == []
    for magic, found in DATA.magics.items():
        name, room = words.name(f"magic:{magic}", short=True), card - 20 - COST * len(cost_of(found.cost))
        assert width(name, "name", BODY) <= room, name
    style = Style(lang, "dark", 1.0, ())
    slot = next(iter(slot_rects([]).values())).w - 90
    for player in (replace(early(3).players[0], light=light, dark=dark) for light, dark in tribes_of_all()):
        for space in DATA.actions.values():
            room = slot - cost_wide(space, player, style)
            assert width(slot_name(space, player, style), "name", BODY) <= room, (space.id, player.dark)


def tribes_of_all() -> list[tuple[str, str]]:
    """Each tribe once, with one of the other realm."""
    light, dark = ([name for name, tribe in DATA.tribes.items() if tribe.realm == realm] for realm in REALMS)
    return list(zip(light, dark, strict=True))


@pytest.mark.parametrize("seats", SEATS)
def test_panels_lie_apart_below_the_strip(seats: int) -> None:
    found = panels(seats)
    assert len(found) == seats
    assert [(one, other) for one, other in combinations(found, 2) if not apart(one, other)] == []
    assert found[0].y > STRIP.bottom
    assert max(panel.right for panel in found) <= PANELS.right + 0.01
    assert max(panel.bottom for panel in found) < height(seats)


@pytest.mark.parametrize("filled", [[], ["gold", "attack"], [*DATA.actions]], ids=["none", "two", "all"])
def test_the_ten_spaces_do_not_overlap(filled: list[str]) -> None:
    found = slot_rects(filled)
    assert len(found) == len(DATA.actions) == 10
    assert [(one, other) for one, other in combinations(found.values(), 2) if not apart(one, other)] == []
    assert [space for space in filled if found[space].h < HELD] == []


def test_spaces_without_cards_take_little_room() -> None:
    empty, full = (
        max(rect.bottom for rect in slot_rects(filled).values()) for filled in ((), tuple(DATA.actions))
    )
    assert empty < full / 2
