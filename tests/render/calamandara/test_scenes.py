"""Every scene of Calamandara draws whatever a game brings, and shows nothing its reader must not know."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from render.calamandara.parts.layout import BOARD, BODY, SLOTS
from render.calamandara.parts.pieces import fitting
from render.calamandara.parts.strip import deck_place
from render.calamandara.scenes.hand import listed
from render.core.drawing.colour import CHANGED, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.ground import Grounds
from render.core.drawing.style import Style
from render.core.drawing.text import is_whole
from render.scene import GAMES, draw
from rules.calamandara.components.data import DATA
from rules.calamandara.view import CalamandaraView
from rules.core.words import LANGS
from tests.render.calamandara.asking import request
from tests.render.calamandara.views import base, early, over, revealed
from tests.render.drawing import has_colour, image
from tests.render.strokes import strokes_of

PHASES = ("turn_start", "event", "acquire", "insert", "walk", "remember", "excess")


def difference(one: CalamandaraView, other: CalamandaraView) -> tuple[int, int, int, int] | None:
    """The box in which two boards differ."""
    return ImageChops.difference(*(image(draw(request(each, scale=1.0))) for each in (one, other))).getbbox()


def within(found: tuple[int, int, int, int] | None, rect: Rect, rim: float = 8) -> bool:
    """Tell whether a box of pixels lies in a rectangle, but for a mark around it."""
    assert found is not None
    room = rect.inset(-rim)
    left, top, right, bottom = found
    return left >= room.x and top >= room.y and right <= room.right and bottom <= room.bottom


def with_traveller(table: CalamandaraView, seat: int, **changes: object) -> CalamandaraView:
    players = list(table.travellers)
    players[seat] = replace(players[seat], **changes)  # type: ignore[arg-type]  # of all kinds
    return replace(table, travellers=tuple(players))


@pytest.mark.parametrize("phase", PHASES)
def test_all_phases_can_be_drawn(phase: str) -> None:
    for table in (early(3), base(3)):
        told = {draw(request(replace(table, phase=phase, acting=acting))).alt for acting in ((0,), (1, 2))}
        assert len(told) == (2 if phase == "event" else 1)  # who chooses, or who may still play a card


@pytest.mark.parametrize("event", DATA.events)
def test_every_event_can_be_revealed(event: str) -> None:
    for seats in (2, 4):
        for scene in ("board", "sheet"):
            assert draw(request(revealed(seats, event), scene)).png


def test_losing_together_has_a_picture_of_its_own() -> None:
    won, lost = (image(draw(request(over(3, *how), "end"))) for how in (("centre", 0), ("dogma", None)))
    left, top, right, bottom = ImageChops.difference(won, lost).getbbox() or (0, 0, 0, 0)
    assert (right - left, bottom - top) > (won.width * 0.95, won.height * 0.95)


@pytest.mark.parametrize("scene", ["board", "sheet"])
@pytest.mark.parametrize("table", [early(3), revealed(3)])
def test_what_only_one_reader_knows_changes_no_pixel_and_no_word(scene: str, table: CalamandaraView) -> None:
    shown = draw(request(table, scene))
    stranger = with_traveller(replace(table, reader=None), 0, hand=None)
    nosy = with_traveller(table, 1, hand=("veu_do_regente", "maos_de_barro"))
    assert draw(request(stranger, scene)) == shown
    assert draw(request(nosy, scene)) == shown


def test_a_hand_shows_the_readers_own_cards_only() -> None:
    table = early(3)
    shown = draw(request(table, "hand"))
    assert draw(request(with_traveller(table, 1, hand=("raiz_na_pedra",)), "hand")) == shown
    assert draw(request(with_traveller(table, 0, hand=("raiz_na_pedra",)), "hand")).png != shown.png


def test_four_memory_cards_fit_a_hand_while_the_limit_waits() -> None:
    table = with_traveller(early(2), 0, hand=tuple(DATA.memory)[:4], cards=4)
    assert draw(request(table, "hand")).png != draw(request(early(2), "hand")).png


def test_whose_turn_it_is_and_who_decides_is_framed() -> None:
    quiet = replace(early(3), acting=())
    for seat, traveller in enumerate(quiet.travellers):
        frame = difference(quiet, replace(quiet, acting=(seat,)))
        assert within(frame, SLOTS[3][traveller.side])
    assert not has_colour(draw(request(over(3), "end", scale=1.0)), CHANGED)
    assert has_colour(draw(request(early(3), scale=1.0)), TURN)


@pytest.mark.parametrize("seat", range(4))
def test_symbols_lie_on_their_own_board(seat: int) -> None:
    table = early(4)
    traveller = table.travellers[seat]
    more = with_traveller(table, seat, board=traveller.board | {"e3": "wing"})
    assert within(difference(table, more), BOARD.own(traveller.side, "e3"))


def test_a_tower_is_seen_along_its_whole_row() -> None:
    table = early(2)
    bare = with_traveller(table, 0, towers=())
    left, top, right, bottom = difference(table, bare) or (0, 0, 0, 0)
    first, last = BOARD.own("south", "a4"), BOARD.own("south", "e4")
    assert left < first.x, "the ring around the row's number"
    assert right > last.right, "the shield"
    assert first.y <= top < bottom <= first.bottom


def test_tokens_that_share_a_cell_are_all_seen() -> None:
    table = early(4)
    for seat in range(4):
        table = with_traveller(table, seat, token="x5")
    for seat in range(4):
        fewer = with_traveller(table, seat, token="start")
        found = draw(request(fewer, scale=1.0)).png
        assert found != draw(request(table, scale=1.0)).png


def test_the_backs_of_event_cards_are_equal_to_the_pixel() -> None:
    table = early(4)
    for seat in range(4):
        table = with_traveller(table, seat, top="event", deck=15)
    shown = image(draw(request(table, scale=1.0)))
    places = [deck_place(SLOTS[4][traveller.side]) for traveller in table.travellers]
    backs = {shown.crop((place.x, place.y, place.right, place.bottom)).tobytes() for place in places}
    assert len(backs) == 1


def added(table: CalamandaraView, other: CalamandaraView, scene: str) -> list[str]:
    """The strokes that only the other one has."""
    before, after = (strokes_of(request(each, scene), Grounds()) for each in (table, other))
    return [stroke for stroke in after if stroke not in before]


@pytest.mark.parametrize(("pile", "scene"), [("symbols", "board"), ("symbols", "hand"), ("memory", "board")])
def test_where_a_deck_was_is_a_ring_of_its_size(pile: str, scene: str) -> None:
    table = early(2)
    gone = with_traveller(table, 0, deck=0, top="")
    bare = gone if pile == "symbols" else replace(table, memory_deck=0)
    ring, _, count = added(table, bare, scene)
    card, *_ = added(bare, table, scene)
    assert ring.startswith("ring [Rect(") and card.startswith("box [Rect(")
    assert ring.partition("(")[2].partition(")")[0] == card.partition("(")[2].partition(")")[0]
    assert "'0'" in count


@pytest.mark.parametrize("scene", ["board", "sheet"])
def test_what_an_event_does_to_the_counter_is_shown_only_with_a_time_limit(scene: str) -> None:
    for timed in (True, False):
        table = replace(revealed(2), timed=timed)
        shown = [stroke for stroke in strokes_of(request(table, scene), Grounds()) if "'\u22121'" in stroke]
        assert len(shown) == timed


def test_danger_changes_the_whole_sky() -> None:
    calm, dire = (replace(early(4), counter=counter) for counter in (4, 3))
    left, top, right, bottom = difference(calm, dire) or (0, 0, 0, 0)
    assert (right - left, bottom - top) > (1000, 1700)


def test_without_a_time_limit_there_is_no_counter_and_no_danger() -> None:
    shown = [draw(request(replace(early(4), timed=False, counter=counter))) for counter in (14, 1)]
    assert shown[0].png == shown[1].png


def test_the_base_game_has_no_event_and_no_counter() -> None:
    table = base(4)
    known = replace(table, expansion=True, mode="turvo", events_left={"hope": 12, "fear": 12})
    found = difference(table, known)
    assert found is not None
    assert found[0] < SLOTS[4]["event"].right
    assert found[2] > SLOTS[4]["dogma"].x


def test_the_sheet_comes_by_itself_while_an_event_is_at_work() -> None:
    assert [GAMES["calamandara"].beside(table) for table in (early(2), revealed(2))] == [None, "sheet"]
    heights = [draw(request(table, "sheet")).height for table in (early(2), early(4), revealed(2))]
    assert len(set(heights)) == 3


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("count", [1, 5, len(DATA.events)])
def test_discarded_events_are_named_while_room_lasts_and_the_rest_counted(lang: str, count: int) -> None:
    events, style, area = list(DATA.events)[:count], Style(lang, "dark", 1.0, ()), Rect(0, 0, 674, 212)
    text = listed(events, area, style)
    assert is_whole(fitting(text, "body", BODY, area, BODY)[1], text)
    named = [event for event in events if style.words.name(f"event:{event}") in text]
    assert named == events[: len(named)]
    assert (str(count - len(named)) in text) == (len(named) < count)
