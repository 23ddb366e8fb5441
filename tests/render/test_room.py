"""Cards and chips stay inside their boxes, however many there are."""

import pytest

from render.bellum.parts.layout import NARROW, cards, height, map_panel, places, recruits, row, supply
from render.bellum.parts.pieces import Unit, best_lines, row_width
from render.bellum.parts.realm import arrange, places_for
from render.core.drawing.geometry import Rect
from rules.bellum.components.realm import ARMY
from tests.render.views import EVIL

ROOMS = [Rect(10, 20, 397, 126), Rect(0, 0, 397, 370), Rect(0, 0, 760, 250)]
MOST = 6  # cards, even in the smallest of them


def inside(inner: Rect, outer: Rect) -> bool:
    """Tell whether a box lies in another one, but for rounding."""
    edges = (inner.x - outer.x, inner.y - outer.y, outer.right - inner.right, outer.bottom - inner.bottom)
    return min(edges) >= -0.01


@pytest.mark.parametrize("room", ROOMS)
def test_small_cards_stay_in_their_room_and_apart(room: Rect) -> None:
    for count in range(1, 1 + MOST):
        found = places_for(room, count)
        assert len(found) == count
        assert [place for place in found if not inside(place, room)] == []
        for i, one in enumerate(found):
            for other in found[:i]:
                assert one.x >= other.right or one.y >= other.bottom


def test_no_card_is_lost_in_stacks() -> None:
    for count in range(1, len(EVIL) + 1):
        mine = ("skull_keep", *EVIL[:count])
        for most in (1, 6, 18):
            stacks = arrange(mine, "right", 4, most)
            assert len(stacks) <= most
            assert sorted(card for stack in stacks for card in stack.cards) == sorted(mine)


def test_few_cards_stand_alone_in_the_order_placed() -> None:
    assert [stack.cards for stack in arrange(EVIL[:6], "left", 1, 6)] == [(card,) for card in EVIL[:6]]


def test_what_gives_nothing_goes_into_the_stack_first() -> None:
    idle = ("giant_rat_1", "orc_raider_1", "dark_acolyte_1")  # nothing on row 2
    busy = ("hydra_1", "lich_1", "cyclops_1", "arch_demon_2")
    stacks = arrange(("skull_keep", *idle, *busy), "right", 2, 6)
    assert [stack.cards for stack in stacks] == [("skull_keep",), *((card,) for card in busy), idle]


@pytest.mark.parametrize("counts", [(1,), (99, 99, 99), (12, 1, 3), (1, 1, 1)])
def test_chips_stay_in_their_box(counts: tuple[int, ...]) -> None:
    units = [Unit(icon, count) for icon, count in zip(ARMY, counts, strict=False)]
    box = Rect(0, 0, 60, 40)
    size, rows = best_lines(units, box, 46, 3)
    assert size > 0
    assert [line for line in rows if row_width(line, size) > box.w + 0.01] == []
    assert size * len(rows) <= box.h


@pytest.mark.parametrize("castles", [0, 3, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_has_room_for_all(seats: int, castles: int) -> None:
    whole = Rect(0, 0, NARROW, height(castles, seats))
    panel = recruits(castles)
    assert inside(panel, whole)
    assert panel.bottom < supply(castles).y < supply(castles).bottom < map_panel(castles).y
    assert [card for card in places(castles, seats) if not inside(card, map_panel(castles))] == []
    assert [card for card in cards(castles) if not inside(card, panel)] == []
    for seat in range(seats):
        parts = row(castles, seat)
        assert inside(parts.whole, whole)
        assert inside(parts.head, parts.whole) and inside(parts.goods, parts.whole)
        assert castles or all(inside(part, parts.whole) for part in parts)
