"""Every scene of Dwar7s Fall draws whatever a game brings, and shows nothing its reader must not know."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.ground import Grounds
from render.dwar7s import PICTURES
from render.dwar7s.parts.layout import FIGURE, RIM, SIZES, Edges, fitting
from render.dwar7s.scenes import turns
from render.dwar7s.scenes.turns import built, close
from render.scene import GAMES, draw
from rules.dwar7s.components.data import DATA, SEATS
from rules.dwar7s.components.grid import place_of
from rules.dwar7s.components.state import Card, Stack
from rules.dwar7s.view import Dwar7sView, view_of
from tests.render.drawing import SCENES, has_colour, image
from tests.render.dwar7s.asking import request
from tests.render.dwar7s.views import building, choosing, early, first, line, over, tower, village, worst
from tests.render.strokes import strokes_of


@pytest.mark.parametrize("seats", SEATS)
def test_all_shapes_of_the_map_can_be_drawn(seats: int) -> None:
    for table in (first(seats), early(seats), line(seats), tower(seats), choosing(seats)):
        for scene in SCENES:
            assert draw(request(table, scene, scale=0.125)).png


@pytest.mark.parametrize("phase", ["tasks", "resolution", "discard"])
def test_all_phases_can_be_drawn(phase: str) -> None:
    assert draw(request(replace(early(3), phase=phase))).png


def test_the_picture_is_as_high_as_what_is_built_needs() -> None:
    small, large = (draw(request(table, scale=1.0)).height for table in (first(4), worst(4)))
    assert small < large


@pytest.mark.parametrize("scene", ["board", "sheet"])
def test_what_only_one_reader_knows_changes_no_pixel_and_no_word(scene: str) -> None:
    state = village(4)
    for seat in (1, None):
        mine, other = (request(view_of(state, one), scene) for one in (0, seat))
        assert draw(mine) == draw(other)


def test_a_hand_shows_the_readers_own_cards_only() -> None:
    table = early(3)
    mine, other, third = table.clans
    nosy = replace(other, gems={"ruby": 3}, ogres=("thief",), secret="mage", holds=True, switch=False)
    shown = draw(request(table, "hand"))
    assert draw(request(replace(table, clans=(mine, nosy, third)), "hand")) == shown
    for poorer in (replace(mine, gems={}), replace(mine, ogres=()), replace(mine, secret="mage")):
        assert draw(request(replace(table, clans=(poorer, other, third)), "hand")).png != shown.png


@pytest.mark.parametrize(
    ("gone", "open_"), [({}, True), ({"kingdom": ()}, True), ({"ogres": ()}, True), ({}, False)]
)
def test_an_empty_section_of_a_hand_says_so(gone: dict[str, tuple[str, ...]], open_: bool) -> None:
    table = early(3)
    clans = (replace(table.clans[0], **gone), *table.clans[1:])  # type: ignore[arg-type]  # of one kind
    shown = replace(table, clans=clans, trades=table.trades if open_ else ())
    said = [stroke for stroke in strokes_of(request(shown, "hand"), Grounds()) if "'Nothing'" in stroke]
    assert len(said) == (1 if gone or not open_ else 0)


def difference(one: Dwar7sView, other: Dwar7sView) -> tuple[int, int, int, int] | None:
    """The box in which two boards differ."""
    return ImageChops.difference(*(image(draw(request(each, scale=1.0))) for each in (one, other))).getbbox()


def test_the_way_of_a_dwarf_is_an_arrow_and_a_change_of_places_is_none() -> None:
    way = replace(early(3), changed=("cell:m13", "cell:m14"))
    swap = replace(way, changed=(*way.changed, "ogre:brute"))
    lonely = replace(way, changed=("ogre:brute", *way.changed))
    assert difference(way, swap) is not None
    assert difference(swap, lonely) is None


def test_whose_turn_it_is_is_framed_until_the_end() -> None:
    assert has_colour(draw(request(early(2), scale=1.0)), TURN)
    assert not has_colour(draw(request(over((1, 2)), scale=1.0)), TURN)


def test_places_to_choose_from_are_marked() -> None:
    asked = choosing(3)
    assert asked.plan is not None
    silent = replace(asked, plan=replace(asked.plan, cells=()))
    assert difference(asked, silent) is not None


def test_the_sheet_is_the_turns_of_a_card_or_the_players() -> None:
    tables = (early(2), building(2), building(2, "red_amber_mine"))
    heights = [draw(request(table, "sheet", scale=1.0)).height for table in tables]
    assert len(set(heights)) == 3  # four turns of a card, two of one with opposite walls


def test_the_sheet_comes_by_itself_for_turning_a_card_and_for_digging() -> None:
    digging = choosing(2)
    assert digging.plan is not None
    digging = replace(digging, plan=replace(digging.plan, step="dig"))
    scenes = [GAMES["dwar7s"].beside(table) for table in (early(2), choosing(2), building(2), digging)]
    assert scenes == [None, None, "sheet", "sheet"]


@pytest.mark.parametrize("cell", ["n14", "n13", "k14", "o14", "n12"])
@pytest.mark.parametrize("card", ["red_emerald_mine", "red_ruby_mine", "red_dragon", "yellow_castle"])
def test_a_turn_shows_the_table_as_it_would_be(card: str, cell: str) -> None:
    table = building(3, card, cell)
    assert table.plan is not None
    state = village(3)
    under = state.table[cell].cards if cell in state.table else []
    for found in table.plan.turns:
        state.table[cell] = Stack([*under, Card(table.plan.card, found.rotation)], [0, 0, 0])
        real = {one.cell: (set(one.links), one.castles, one.cards) for one in view_of(state, 0).cells}
        shown = {
            one.cell: (set(one.links), one.castles, one.cards)
            for one in built(table, table.plan, found).cells
        }
        assert shown == real


@pytest.mark.parametrize("cell", ["n14", "n13", "k14", "o14", "n12"])
def test_a_turn_shows_the_free_cells_around_the_card(cell: str) -> None:
    table = building(3, "red_emerald_mine", cell)
    assert table.plan is not None
    x, y = place_of(cell)
    for found in table.plan.turns:
        state = village(3)
        under = state.table[cell].cards if cell in state.table else []
        state.table[cell] = Stack([*under, Card(table.plan.card, found.rotation)], [0, 0, 0])
        real = {it for it in view_of(state, 0).empty if max(abs(it.x - x), abs(it.y - y)) <= 1}
        assert set(close(table, table.plan, found).empty) == real


def test_a_stack_of_sixteen_mines_can_be_seen() -> None:
    table = tower(4)
    assert len(table.cells[0].cards) == 1 + 4 * sum(kind.gem is not None for kind in DATA.kingdoms.values())
    assert draw(request(table, "sheet")).png != draw(request(first(4), "sheet")).png


@pytest.mark.parametrize(("buried", "more"), [(5, 0), (6, 0), (7, 1), (9, 3)])
def test_of_a_high_stack_it_says_how_many_are_not_drawn(buried: int, more: int) -> None:
    table = tower(4)
    cells = [replace(cell, cards=cell.cards[: buried + 1]) for cell in table.cells]
    asked = request(replace(table, cells=tuple(cells)), "sheet")
    strokes = strokes_of(asked, Grounds())
    told = [stroke for stroke in strokes if "'+" in stroke and f"size={FIGURE}" in stroke]
    told = [stroke for stroke in told if "'right'" in stroke]
    assert [f"'+{more}'" in stroke for stroke in told] == [True] * (more > 0)


def test_what_a_turn_brings_to_all_has_room_below_its_map(monkeypatch: pytest.MonkeyPatch) -> None:
    view = building(4)
    plan = view.plan
    assert plan
    all_four = replace(plan.turns[0], castles=(0, 1, 2, 3), realm_points=38, realms=(38, 38, 38, 38))
    full, places = replace(plan, turns=(all_four, *plan.turns[1:])), list[float]()
    monkeypatch.setattr(turns, "token", lambda canvas, x, *more: places.append(x))
    canvas, notes = Canvas(600, 300, 1), Rect(0, 0, 524, turns.foot(view, full) - 9)
    turns.result(canvas, notes, view, full, all_four)
    assert len(places) == 4 + 3
    assert max(places) + 44 / 2 + 60 * (places[-1] == max(places)) <= notes.right
    assert turns.foot(view, full) > turns.foot(view, replace(plan, turns=()))


def test_the_numbers_of_the_turns_are_on_their_buttons() -> None:
    view = building(3)
    assert view.plan
    offered = [f"rotation:{found.rotation}" for found in view.plan.turns]
    assert PICTURES.marks(view, offered) == dict(zip(offered, "1234", strict=True))
    assert PICTURES.marks(view, offered[1:]) == {}, "another question"


def test_cells_are_as_large_as_the_room_allows_to_the_last_unit() -> None:
    size, next_size = SIZES[:2]
    wide, high = 3 + 2 * RIM, 2 + 2 * RIM
    edges = Edges(0, 0, 2, 1)
    assert fitting(edges, Rect(0, 0, size * wide, size * high)) == size
    assert fitting(edges, Rect(0, 0, size * wide - 1, size * high)) == next_size
    assert fitting(edges, Rect(0, 0, size * wide, size * high - 1)) == next_size
    assert fitting(edges, Rect(0, 0, 1, 1)) == SIZES[-1]


def test_more_objectives_than_end_a_game_leave_the_name_its_room() -> None:
    """They lie over each other; the player whose turn it is has the least room."""
    table = early(4)

    def name_with(objectives: int) -> str:
        clans = tuple(replace(clan, objectives=objectives) for clan in table.clans)
        names = ("Mariana Albuquerque",) * 4
        strokes = strokes_of(request(replace(table, clans=clans), lang="pt-BR", names=names), Grounds())
        written = [stroke.split("'")[1] for stroke in strokes if stroke.startswith("text ")]
        return next(name for name in written if name.startswith("Mariana"))

    assert name_with(DATA.objectives_to_end + 2) == name_with(DATA.objectives_to_end)
    assert name_with(DATA.objectives_to_end).startswith("Mariana")
