"""Dwar7s Fall's colours can be told apart, its texts can be read, and its pieces stay in their places."""

from itertools import combinations, product

import pytest

from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width, written
from render.core.drawing.tokens import OWNERS
from render.dwar7s.parts.cards import badge_size, label_place
from render.dwar7s.parts.chart import GAP
from render.dwar7s.parts.layout import BODY, HEAD, NARROW, ROOMS, SIZES, Board, board_for, chart
from render.dwar7s.parts.look import COLOURS, EMBLEMS, GEMS, KINDS, TYPES
from render.dwar7s.parts.pieces import GEM_SHAPES, signed
from render.dwar7s.parts.shared import title_room
from rules.core.words import LANGS
from rules.dwar7s.components.data import COLOURS as SEAT_COLOURS
from rules.dwar7s.components.data import DATA
from tests.render.looks import apart


def test_every_kingdom_card_has_a_look() -> None:
    assert set(KINDS) == set(DATA.kingdoms)
    assert set(EMBLEMS) == {kind for kind, found in DATA.kingdoms.items() if not found.gem}
    assert set(TYPES) == {found.terrain for found in DATA.kingdoms.values()}


def test_each_kind_of_gem_has_a_colour_and_an_outline_of_its_own() -> None:
    assert set(GEMS) == set(GEM_SHAPES) == set(DATA.gems)
    assert len({shape for shape, _, _ in GEM_SHAPES.values()}) == len(GEMS)
    assert len({colour for colour, _, _ in GEMS.values()}) == len(GEMS)


def test_cards_have_the_colours_of_the_seats() -> None:
    assert tuple(COLOURS) == SEAT_COLOURS
    assert list(COLOURS.values()) == [0, 1, 2, 3]
    shapes = [OWNERS[index].shape for index in COLOURS.values()]
    assert shapes == ["shield", "square", "circle", "hexagon"]


def test_points_have_their_sign() -> None:
    assert [signed(points) for points in (3, 0, -3)] == ["+3", "+0", "\u22123"]
    assert [written(points) for points in (3, 0, -3)] == ["3", "0", "\u22123"]


@pytest.mark.parametrize(
    "built", [[(0, 0)], [(-3, 2), (4, 2)], [(0, y) for y in range(10)], [(5, -7), (-6, 1)]]
)
def test_the_cells_lie_side_by_side_in_the_room_of_the_map(built: list[tuple[int, int]]) -> None:
    room = board_for(built, 4).map
    found = chart(built, room)
    xs, ys = [x for x, _ in built], [y for _, y in built]
    shown = product(range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2))
    boxes = [found.cell(place) for place in shown]
    for box in boxes:
        assert box.x >= room.x - 0.01
        assert box.y >= room.y - 0.01
        assert box.right <= room.right + 0.01
        assert box.bottom <= room.bottom + 0.01
    assert [(one, other) for one, other in combinations(boxes, 2) if not apart(one, other, 0.01)] == []


def test_cells_beside_each_other_share_an_edge() -> None:
    found = chart([(0, 0), (2, 1)], Board(ROOMS[0], 4).map)
    for x in range(-1, 3):
        assert found.cell((x, 0)).right == pytest.approx(found.cell((x + 1, 0)).x)


def test_a_larger_map_gets_a_higher_picture_before_its_cells_get_small() -> None:
    heights = [board_for([(0, 0), (3, size)], 4).room for size in range(9)]
    assert heights == sorted(heights)
    assert heights[0] == ROOMS[0]
    assert heights[-1] > ROOMS[-1]
    assert list(SIZES) == sorted(SIZES, reverse=True)


def test_a_tall_city_has_the_whole_height_and_all_else_lies_beside_it() -> None:
    tall, flat = ([(x, y) for x in range(wide) for y in range(high)] for wide, high in ((2, 10), (10, 2)))
    assert [board_for(places, 4).beside for places in (tall, flat)] == [True, False]
    board = board_for(tall, 4)
    found = chart(tall, board.map)
    assert found.size * 10 > board.map.h * 0.85


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_of_a_board_do_not_touch_each_other(room: int, seats: int, beside: bool) -> None:
    board = Board(room, seats, beside)
    assert (len(board.trades), len(board.supply), len(board.panels)) == (3, 7, seats)
    parts = [board.map, *board.trades, *board.supply, *board.panels, board.key]
    assert [(one, other) for one, other in combinations(parts, 2) if not apart(one, other, 0.01)] == []
    for part in parts:
        assert 8 <= part.x < part.right <= NARROW - 8
        assert HEAD.bottom < part.y < part.bottom < board.high


@pytest.mark.parametrize("lang", LANGS)
def test_the_names_of_trade_objectives_have_room(lang: str) -> None:
    words = Style(lang, "dark", 1.0, ()).words
    room = title_room(Board(ROOMS[0], 4).trades[0])
    assert [name for name in DATA.trades if width(words.name(f"trade:{name}"), "name", BODY) > room] == []


@pytest.mark.parametrize("size", [size for size in SIZES if size >= 128])
def test_a_cells_name_and_its_points_fit_a_card(size: int) -> None:
    card = Rect(0, 0, size * (1 - GAP), size * (1 - GAP))
    pill = label_place(card, "M13")
    assert badge_size(card) < pill.x
    assert pill.right < card.right
