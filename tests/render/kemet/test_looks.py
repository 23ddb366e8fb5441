"""Kemet's colours can be told apart, its texts can be read, and its pieces stay in their places."""

import math
from itertools import pairwise

import pytest

from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS, width
from render.core.drawing.tokens import OWNERS
from render.kemet.parts.layout import (
    BODY,
    HEADER,
    LAYOUT,
    TITLE,
    TROOP,
    WIDTH,
    covered,
    height,
    legend,
    map_height,
    panels,
    strip,
)
from render.kemet.parts.look import UNKNOWN, colour_index, owner_of
from render.kemet.parts.places import name_lines
from rules.core.words import LANGS
from rules.kemet.components.map import CHART, CITIES
from tests.render.looks import apart


def test_every_city_has_a_colour_of_its_own() -> None:
    assert len({colour_index(city) for city in CITIES}) == len(CITIES)
    assert owner_of("bastet") is OWNERS[2]
    assert owner_of("") is UNKNOWN


def test_tokens_stand_clear_of_each_other_and_of_the_head() -> None:
    anchors = {zone: place.anchor for zone, place in LAYOUT.zones.items()}
    for zone, at in anchors.items():
        assert all(math.dist(at, other) > 0.95 * TROOP for name, other in anchors.items() if name != zone), (
            zone
        )
        assert at[1] - TROOP / 2 > HEADER.bottom
        assert at[1] + TROOP / 2 < strip(5).y
    for zone, place in LAYOUT.zones.items():
        if place.pyramid:
            assert math.dist(place.pyramid, place.anchor) > TROOP, zone


@pytest.mark.parametrize("lang", LANGS)
def test_names_on_the_map_lie_apart(lang: str) -> None:
    words = Style(lang, "dark", 1.0, ()).words
    boxes = {}
    for zone, place in LAYOUT.zones.items():
        city = CHART.zones[zone].city
        if CHART.zones[zone].kind == "district":
            continue
        (x, y), size = place.label, TITLE if city else BODY
        lines = [(words.name(f"city:{city}").upper(), y)]
        if not city:
            lines = name_lines(zone, words.name(f"zone:{zone}", short=True))
        assert not any(line.endswith(ELLIPSIS) for line, _ in lines), lines
        wide = max(width(line, "title" if city else "body", size) for line, _ in lines)
        boxes[zone] = Rect(
            x - wide / 2, lines[0][1] - size * 0.4, wide, lines[-1][1] - lines[0][1] + size * 0.8
        )
    for zone, box in boxes.items():
        assert box.x >= 0
        assert box.right <= WIDTH
        for other, near in boxes.items():
            assert other == zone or apart(box, near), (zone, other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panels_lie_one_below_the_other_between_map_and_legend(seats: int) -> None:
    found = panels(seats)
    assert len(found) == seats
    assert [(one, other) for one, other in pairwise(found) if one.bottom >= other.y] == []
    assert found[0].y > strip(seats).y >= map_height(seats)
    assert found[-1].bottom < legend(seats).y < legend(seats).bottom < height(seats)
    assert [panel for panel in found if not (panel.x > 0 and panel.right < WIDTH)] == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_that_is_in_play_lies_on_the_board(seats: int) -> None:
    for zone, place in LAYOUT.zones.items():
        if zone not in covered(seats):
            assert max(y for _, y in place.polygon) < map_height(seats), zone
