"""Kemet's colours can be told apart, its texts can be read, and its pieces stay in their places."""

import math
from itertools import pairwise

import pytest

from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.tokens import OWNERS
from render.kemet.parts.layout import HEADER, LAYOUT, TROOP, covered, panels, shown, strip, track
from render.kemet.parts.layout import width as board_width
from render.kemet.parts.look import UNKNOWN, colour_index, owner_of
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
        name = words.name(f"city:{city}").upper() if city else words.name(f"zone:{zone}", short=True)
        wide = width(name, "title", 29) if city else width(name, "body", 21)
        boxes[zone] = Rect(place.label[0] - wide / 2, place.label[1] - 12, wide, 24)
    for zone, box in boxes.items():
        assert box.x >= 0
        for other, near in boxes.items():
            assert other == zone or apart(box, near), (zone, other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panels_lie_side_by_side_in_the_strip(seats: int) -> None:
    found = panels(seats)
    assert len(found) == seats
    assert all(one.right < other.x for one, other in pairwise(found))
    assert found[0].x > strip(seats).x
    assert found[-1].right < strip(seats).right == board_width(seats)
    assert HEADER.right < track(seats).x < track(seats).right < board_width(seats)
    beside = HEADER.right <= shown(seats).x and shown(seats).right <= track(seats).x
    assert beside or shown(seats).y >= HEADER.bottom


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_that_is_in_play_lies_on_the_board(seats: int) -> None:
    for zone, place in LAYOUT.zones.items():
        if zone not in covered(seats):
            assert max(x for x, _ in place.polygon) < board_width(seats), zone
