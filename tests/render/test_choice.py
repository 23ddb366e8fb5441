"""The part of the board where one chooses: its pins can be read on a phone, and it is cut soundly."""

from typing import Any

import pytest

from render.core.choice import FIGURE, LEAST, PHONE, TALLEST, pin_size, region, shown_whole
from render.core.choice.room import STEP, clearest
from render.core.choice.spots import around, framed, offered, worth_pins
from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import OUTLINE, TURN, contrast
from render.core.drawing.geometry import Rect, depth
from render.core.drawing.style import Style
from render.core.drawing.text import cap_height
from render.kemet.parts.layout import LAYOUT
from render.kemet.parts.troops import CROWDED
from render.kemet.scenes.spots import lying
from render.kemet.scenes.spots import spot as zone_spot
from rules.core.engine import look
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from tests.contract.listed import GAMES, PICTURES
from tests.contract.test_spots import PLACES, extent
from tests.render.drawing import drawn, ids

HIGH = 9  # css pixels of a figure on a phone
FINE = 100  # times as large, to measure a figure

in_every_game = pytest.mark.parametrize("key", sorted(PLACES))


def figures(half: float, part: Rect) -> float:
    """The height of a pin's figures in css pixels, where the part is as wide as a phone."""
    return cap_height("figure", round(half * FIGURE * FINE)) / FINE * PHONE / part.w


@pytest.mark.slow
@in_every_game
def test_pins_can_be_read_on_a_phone_at_every_question(key: str) -> None:
    game, pictures, low = GAMES[key], PICTURES[key], dict[str, float]()
    board = Canvas(*extent(pictures, drawn(key).early(game.seats[-1])), 0.01)

    def watch(playing: Playing[Any]) -> None:
        for seat, decision in playing.position.pending.items():
            spots = pictures.spots(look(game, playing.position, seat).view, offered(decision))
            if worth_pins(spots, offered(decision)):
                part = region(spots, board, pictures.nearest)
                prompt = decision.prompt.key
                low[prompt] = min(low.get(prompt, HIGH * 2), figures(pin_size(spots, part), part))

    play(game, game.seats[-1], seed_of("choice"), ("steady",), watch=watch)
    assert low
    assert {prompt: high for prompt, high in low.items() if high < HIGH} == {}


@in_every_game
@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_the_colours_of_pins_stay_themselves(key: str, theme: str) -> None:
    assert contrast(OUTLINE, TURN) > HIGH
    kept = PICTURES[key].kept(theme)
    instead = PICTURES[key].instead(theme)
    for colour in (OUTLINE, TURN):
        assert instead.get(colour.lower(), colour) in kept


@in_every_game
def test_the_part_has_all_places_in_it_and_a_sound_shape(key: str) -> None:
    asked = drawn(key).golden["choice"]
    view = PICTURES[key].seen.validate_json(asked.view)
    board = Canvas(*extent(PICTURES[key], view), 0.01)
    spots = PICTURES[key].spots(view, [part.strip('"') for part in asked.detail[1:-1].split(", ")])
    part, inner = region(spots, board, PICTURES[key].nearest), around(spots.values())
    assert (part.x <= inner.x + 1, part.y <= inner.y + 1) == (True, True)
    assert (part.right >= inner.right - 1, part.bottom >= inner.bottom - 1) == (True, True)
    assert 0 <= part.x < part.right <= board.width
    assert 0 <= part.y < part.bottom <= board.height
    assert part.w >= LEAST
    assert part.h <= max(part.w * TALLEST, inner.h) + 1


def test_a_pin_finds_room_beside_what_lies_there() -> None:
    square, card = ((0.0, 0.0), (120.0, 0.0), (120.0, 120.0), (0.0, 120.0)), Rect(0, 0, 120, 60)
    x, y = clearest(square, (card,), (60, 0), 20)
    assert (abs(x - 60) <= STEP, 80 <= y <= 80 + STEP) == (True, True), "near the point, but not on the card"
    x, y = clearest(square, (card, Rect(0, 60, 80, 60)), (0, 120), 50)
    assert max(abs(x - 100), abs(y - 90)) <= 10, "the middle of what is left, where that is too small"


def test_pins_keep_off_the_pieces_names_and_edges_of_their_cells() -> None:
    for zone in LAYOUT.zones:
        spot, lies = zone_spot(zone), depth(zone_spot(zone).at, LAYOUT.zones[zone].polygon)
        assert lies > 0, zone
        if not spot.code and zone not in CROWDED:
            x, y = spot.at
            on = [rect for rect in lying(zone) if rect.x < x < rect.right and rect.y < y < rect.bottom]
            assert on == [], zone


def test_a_picture_without_places_is_refused() -> None:
    view = drawn("kemet").early(2)
    with pytest.raises(ValueError, match="lies on the board"):
        PICTURES["kemet"].draw(view, "choice", ids("zone:none"), Style("en", "dark", 0.25, ("Ana", "Bia")))


def in_three(*places: tuple[float, float]) -> tuple[Rect, tuple[int, ...]]:
    """The part around these places of a board in three parts, and those of the three that it shows whole."""
    board = Canvas(800, 3000, 0.01)
    board.seam(1000, 2000)
    spots = {f"cell:{n}": framed(Rect(x, y, 40, 40)) for n, (x, y) in enumerate(places)}
    part = region(spots, board)
    return part, shown_whole(board, part)


def test_a_picture_as_wide_as_the_board_shows_all_of_a_part_of_it() -> None:
    assert in_three((20, 100), (740, 800)) == (Rect(0, 0, 800, 1000), (0,))
    assert in_three((20, 1200), (740, 2740)) == (Rect(0, 1000, 800, 2000), (1, 2))


def test_a_narrower_picture_shows_no_part_of_the_board_whole() -> None:
    part, whole = in_three((20, 300), (300, 600))
    assert (part.w < 800, whole) == (True, ())
