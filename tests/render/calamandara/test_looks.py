"""Calamandara's colours can be told apart, its texts can be read, and its pieces stay in their places."""

from itertools import combinations

import pytest

from render.calamandara.parts.cards import memory_text
from render.calamandara.parts.layout import BOARD, HEADER, HEIGHT, SLOTS, START, WIDTH, Chart
from render.calamandara.parts.look import SYMBOLS, TYPES, cell_colour, pip_colour
from render.calamandara.parts.pieces import SHAPES, fitting, signed
from render.calamandara.parts.strip import NUMBERS, deck_place, numbers_room
from render.calamandara.scenes.hand import BOXES, card_places, way
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS, width
from render.core.drawing.tokens import OWNERS
from rules.calamandara.components.cells import CENTRAL, OWN, neighbours
from rules.calamandara.components.data import DATA, SEATS, Side
from rules.core.words import LANGS
from tests.render.looks import apart

SIDES: tuple[Side, ...] = ("south", "west", "north", "east")


def test_each_symbol_has_a_colour_and_an_outline_of_its_own() -> None:
    assert set(SYMBOLS) == set(DATA.symbols)
    assert {shape for _, _, _, shape in SYMBOLS.values()} == set(SHAPES)
    assert len({colour for _, colour, _, _ in SYMBOLS.values()}) == len(SYMBOLS)


def test_every_type_of_event_has_a_look() -> None:
    assert set(TYPES) == {card.type for card in DATA.events.values()}


def test_the_counter_turns_from_red_to_blue() -> None:
    colours = [pip_colour(number) for number in range(1, DATA.counter_most + 1)]
    assert len(list(dict.fromkeys(colours))) == 3
    assert colours == sorted(colours, key=colours.index)


def test_neighbouring_rows_of_a_board_differ() -> None:
    for owner in OWNERS[:4]:
        assert cell_colour(owner, 1) != cell_colour(owner, 2)


def test_changes_of_the_counter_have_their_sign() -> None:
    assert [signed(points) for points in (2, 0, -2)] == ["+2", "+0", "\u22122"]


@pytest.mark.parametrize("chart", [BOARD, way("west"), way("east"), way("north")])
def test_cells_do_not_overlap_and_walks_lead_to_the_next_cell(chart: Chart) -> None:
    boxes = [chart.central(cell) for cell in CENTRAL]
    boxes += [chart.own(side, cell) for side in SIDES for cell in OWN]
    assert all(apart(one, other, 0.01) for one, other in combinations(boxes, 2))
    for side in SIDES:
        for cell in OWN:
            here = chart.own(side, cell)
            for near in neighbours(side, cell):
                there = chart.own(side, near) if near in OWN else chart.central(near)
                far = abs(here.cx - there.cx) + abs(here.cy - there.cy)
                assert far == pytest.approx(chart.size + (0 if near in OWN else chart.gap))


@pytest.mark.parametrize("side", SIDES)
def test_a_traveller_sees_his_own_board_below_the_centre(side: Side) -> None:
    chart = way(side)
    assert chart.own(side, "a1").y > chart.own(side, "a6").y > chart.plate(None).y
    assert [chart.own(side, f"{column}1").cx for column in "abcde"] == pytest.approx(
        [chart.x + chart.size * step for step in range(-2, 3)]
    )
    for rect in (chart.plate(None), chart.plate(side)):
        assert rect.x > 10
        assert rect.right < BOXES["memories"].x - 13
        assert HEADER.bottom < rect.y < rect.bottom < HEIGHT - 20


@pytest.mark.parametrize("seats", SEATS)
def test_panels_and_boxes_do_not_touch_the_boards_or_each_other(seats: int) -> None:
    sides = DATA.sides_used[seats]
    slots = SLOTS[seats]
    assert set(slots) == {*sides, "event", "dogma", "memories", "symbols"}
    plates = [BOARD.plate(side).inset(-13) for side in (None, *sides)]
    plates += [Rect(x - START, y - START, 2 * START, 2 * START) for x, y in map(BOARD.start, sides)]
    for rect in slots.values():
        framed = rect.inset(-6)
        assert all(apart(framed, plate, 0.01) for plate in plates)
        assert framed.x >= 0
        assert framed.right <= WIDTH
        assert HEADER.bottom < framed.y < framed.bottom <= HEIGHT
    assert all(apart(one, other, 0.01) for one, other in combinations(slots.values(), 2))
    for plate in plates:
        assert HEADER.bottom < plate.y < plate.bottom < HEIGHT


def test_the_deck_lies_beside_the_numbers() -> None:
    for rect in SLOTS[4].values():
        assert numbers_room(rect).right < deck_place(rect).x
        assert deck_place(rect).right < rect.right


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_whole_text_of_every_event_has_room_on_the_board(lang: str, seats: int) -> None:
    style = Style(lang, "dark", 1.0, ())
    box = SLOTS[seats]["event"]
    low = box.h < 200
    wide = box.w - 28 - (box.h - 28) * 0.6 - 14 if low else box.w - 40
    room = Rect(0, 0, wide, box.h - (60 if low else 262))
    for event in DATA.events:
        size, lines = fitting(style.say(f"calamandara.event.{event}"), "caption", 26, room, 20)
        assert size >= 20
        assert not lines[-1].endswith(ELLIPSIS), event


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("held", [1, 3, 4])
def test_the_whole_text_of_every_memory_card_has_room_in_a_hand(lang: str, held: int) -> None:
    style = Style(lang, "dark", 1.0, ())
    room = memory_text(card_places(held)[0])
    for card in DATA.memory:
        size, lines = fitting(style.say(f"calamandara.memory.{card}"), "caption", 29, room, 20)
        assert size >= 20
        assert not lines[-1].endswith(ELLIPSIS), card


@pytest.mark.parametrize("lang", LANGS)
def test_the_labels_of_a_panel_have_room(lang: str) -> None:
    style = Style(lang, "dark", 1.0, ())
    room = numbers_room(SLOTS[4]["south"]).w
    starts = [share for _, _, share in NUMBERS]
    for (name, _, share), end in zip(NUMBERS, [*starts[1:], 1.0], strict=True):
        assert width(style.say(f"calamandara.picture.count.{name}"), "body", 22) <= (end - share) * room, name
