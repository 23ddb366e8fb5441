"""Calamandara's colours can be told apart, its texts can be read, and its pieces stay in their places."""

from itertools import combinations
from math import dist

import pytest

from render.calamandara.parts.cards import memory_text
from render.calamandara.parts.layout import (
    ASIDE,
    BOARD,
    BODY,
    FIGURE,
    HEAD,
    NARROW,
    SLOTS,
    START,
    Chart,
    high,
)
from render.calamandara.parts.look import SYMBOLS, TYPES, cell_colour, pip_colour
from render.calamandara.parts.pieces import SHAPES, fitting, signed
from render.calamandara.parts.shared import KEY, effect_place, effect_text
from render.calamandara.parts.strip import deck_place, numbers_room
from render.calamandara.scenes.hand import BESIDE, TOP, card_places, way
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
    assert [(one, other) for one, other in combinations(boxes, 2) if not apart(one, other, 0.01)] == []
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
    found = [chart.own(side, f"{column}1").cx for column in "abcde"]
    assert found == pytest.approx([chart.x + chart.size * step for step in range(-2, 3)])
    for rect in (chart.rim(None), chart.rim(side)):
        assert rect.x > 0
        assert rect.right < BESIDE["deck"].x
        assert TOP.bottom < rect.y < rect.bottom <= BESIDE["deck"].bottom


@pytest.mark.parametrize("seats", SEATS)
def test_panels_and_boxes_do_not_touch_the_boards_or_each_other(seats: int) -> None:
    sides = DATA.sides_used[seats]
    slots = SLOTS[seats]
    assert set(slots) == {*sides, "event", "dogma", "memories", "symbols"}
    plates = [BOARD.rim(side) for side in (None, *sides)]
    for rect in slots.values():
        framed = rect.inset(-6)
        assert [plate for plate in plates if not apart(framed, plate, 0.01)] == []
        assert framed.x >= 0
        assert framed.right <= NARROW
        assert HEAD.bottom < framed.y < framed.bottom <= high(seats)
    assert [
        (one, other) for one, other in combinations(slots.values(), 2) if not apart(one, other, 0.01)
    ] == []
    for plate in plates:
        assert HEAD.bottom < plate.y < plate.bottom < high(seats)


def test_the_names_of_cells_lie_on_the_rim_of_their_board() -> None:
    for side in SIDES:
        rim, cells = BOARD.rim(side), BOARD.plate(side)
        for x, y in (*BOARD.letters(side).values(), *BOARD.digits(side).values()):
            assert rim.x <= x <= rim.right and rim.y <= y <= rim.bottom
            assert not (cells.x < x < cells.right and cells.y < y < cells.bottom)
        for letter, (x, y) in BOARD.letters(side).items():
            for digit, (across, along) in BOARD.digits(side).items():
                cell = BOARD.own(side, f"{letter}{digit}".lower())
                assert min(dist((cell.cx, cell.cy), at) for at in ((x, along), (across, y))) <= ASIDE


def test_a_token_at_its_start_hides_no_name_of_a_column() -> None:
    for side in SIDES:
        letters = BOARD.letters(side).values()
        assert (
            min(dist(BOARD.start(side), at) for at in letters) >= START + width("C", "figure", FIGURE) / 2
        ), side


def test_gates_say_the_column_or_row_of_the_central_board_behind_them() -> None:
    for side in SIDES:
        for name, (x, y) in BOARD.gates(side).items():
            cells = [BOARD.central(cell) for cell in CENTRAL if name.lower() in cell]
            assert len(cells) == 5
            assert [cell for cell in cells if not (cell.cx == x or cell.cy == y)] == []


def test_the_deck_lies_beside_the_numbers() -> None:
    for side in SIDES:
        rect = SLOTS[4][side]
        assert numbers_room(rect).right < deck_place(rect).x
        assert deck_place(rect).right < rect.right


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_text_of_every_event_has_room_on_the_board_at_least_in_short(lang: str, seats: int) -> None:
    style = Style(lang, "dark", 1.0, ())
    room = effect_place(SLOTS[seats]["event"])
    for event in DATA.events:
        size, lines = fitting(effect_text(event, room, style), "caption", BODY, room, BODY)
        assert size == BODY
        assert not lines[-1].endswith(ELLIPSIS), event


@pytest.mark.parametrize("lang", LANGS)
def test_the_whole_text_of_every_memory_card_has_room_in_a_hand(lang: str) -> None:
    style = Style(lang, "dark", 1.0, ())
    for card in DATA.memory:
        room = memory_text(card_places(0, [card], style)[0])
        size, lines = fitting(style.say(f"calamandara.memory.{card}"), "caption", BODY, room, BODY)
        assert size == BODY
        assert not lines[-1].endswith(ELLIPSIS), card


@pytest.mark.parametrize("lang", LANGS)
def test_the_key_of_symbols_and_signs_has_room(lang: str) -> None:
    style, box = Style(lang, "dark", 1.0, ()), SLOTS[4]["symbols"]
    for kind in SYMBOLS:
        said = style.say(f"calamandara.symbol.{kind}.brief")
        text = style.say("calamandara.picture.symbol", symbol=f"symbol:{kind}", does=said)
        assert width(text, "body", BODY) <= box.w - 74, text
    names = [style.say(f"calamandara.picture.count.{name}") for name, _ in KEY]
    assert sum(width(name, "body", BODY) + 62 for name in names) <= box.w - 16, names
