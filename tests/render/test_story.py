"""The story of a game as a picture: all themes, numbers of players, and words that say the same."""

import io

import numpy as np
import pytest
from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import ENOUGH, contrast
from render.core.drawing.geometry import Rect
from render.core.drawing.tokens import OWNERS
from render.core.ending import TABLE_BAND
from render.core.pictures import THEMES, Theme
from render.core.story import BAD, CHART, GOOD, STORY, StoryView, across, dashed, tokens, widest
from render.core.words import ALT_LIMIT
from render.scene import GAMES, colours, describe, draw
from rules.core.search.story import Point, Story
from rules.core.words import LANGS
from tests.render.stories import point, request, told
from tests.render.strokes import noted


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", [2, 5])
def test_it_is_drawn_in_every_theme_the_higher_the_more_play(theme: Theme, seats: int) -> None:
    picture = draw(request(seats, theme=theme))
    image = Image.open(io.BytesIO(picture.png))
    assert image.width == 400 and image.height > 200
    assert draw(request(seats, theme=theme)) == picture


def test_its_bands_are_as_thick_as_the_shares() -> None:
    view = StoryView("bellum", (0, 1), told(2))
    image = Image.open(io.BytesIO(draw(request(2, "bellum", scale=1.0)).png)).convert("RGB")
    pixels = np.asarray(image)[170:700].astype(int)
    reds = [int((pixels[:, x, 0] > pixels[:, x, 2]).sum()) for x in (180, 1500)]
    assert reds[0] < reds[1], "the band of the winner grows"
    assert view.stacked[0] == (500, 500) and view.stacked[-1] == (1000, 0)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 5])
def test_its_words_have_all_figures_and_fit(lang: str, seats: int) -> None:
    alt, text = describe(request(seats, lang=lang))
    assert len(alt) <= ALT_LIMIT
    assert "story." not in text and "{" not in text
    assert f"{round(100 / seats)} %" in text and "100 %" in text


def test_the_greatest_stroke_of_luck_is_named() -> None:
    view = StoryView("bellum", (0, 1), told(2))
    assert [(index, seat) for index, seat, _ in view.jumps] == [(11, 0)]
    assert "🎲 `55` Luck brings Ana" in describe(request(2))[1]


@pytest.mark.parametrize(
    ("luck", "error", "marked"),
    [(79, 0, False), (80, 0, True), (80, 26, True), (81, 27, True), (80, 27, False)],
)
def test_luck_is_marked_that_is_large_and_no_error(luck: int, error: int, marked: bool) -> None:
    start = point(0, 1, (500, 500), error, (0, 0))
    story = Story(points=(start,), end=(500 + luck, 500 - luck), costly=(), examined=0, playouts=0)
    assert StoryView("kemet", (0, 1), story).jumps == ([(0, 0, luck)] if marked else [])


def test_the_three_greatest_strokes_of_luck_are_marked_in_order_and_of_equal_ones_the_earlier() -> None:
    shares = [(500 + more, 500 - more) for more in (0, 90, 190, 100, -20, 60)]
    points = tuple(point(number, 1, each, 0, (0, 0)) for number, each in enumerate(shares))
    story = Story(points=points, end=shares[-1], costly=(), examined=0, playouts=0)
    assert StoryView("kemet", (0, 1), story).jumps == [(0, 0, 90), (1, 0, 100), (3, 1, 120)]


def test_in_high_contrast_gains_and_losses_are_read_well() -> None:
    instead = STORY.instead("contrast")
    for colour in (GOOD, BAD):
        assert contrast(instead.get(colour.lower(), colour), TABLE_BAND) >= ENOUGH


def test_players_keep_the_colours_that_they_have_in_the_game() -> None:
    assert colours("bellum", None, 3) == (0, 1, 2)
    assert GAMES["kemet"].colours is not GAMES["bellum"].colours


@pytest.mark.parametrize("step", [1, 50, 99])
def test_the_token_of_a_band_stands_where_it_is_thickest_and_inside_the_chart(step: int) -> None:
    even, thick = (500, 500), (900, 100)
    points = tuple(
        Point(step=each, round=1, shares=thick if each == step else even, error=0, playouts=64, chosen=(0, 0))
        for each in range(100)
    )
    view = StoryView("kemet", (0, 1), Story(points=points, end=even, costly=(), examined=0, playouts=0))
    x, y, height = widest(view, 0)
    edge = across(view, view.steps[step])
    assert x == min(max(edge, CHART.x + 60), CHART.right - 60)
    assert CHART.y <= y <= CHART.bottom and height == pytest.approx(0.9 * CHART.h)


@pytest.mark.parametrize(
    ("share", "wide"), [(71, None), (72, "40.0"), (205, "113.9"), (206, "114.1"), (500, "114.1")]
)
def test_a_thin_band_has_no_token_and_a_thick_one_a_token_that_fits(share: int, wide: str | None) -> None:
    shares = (share, 1000 - share)
    points = (Point(step=0, round=1, shares=shares, error=0, playouts=64, chosen=(0, 0)),)
    view = StoryView("kemet", (3, 1), Story(points=points, end=shares, costly=(), examined=0, playouts=0))
    with noted() as strokes:
        tokens(Canvas(1600, 900, 0.25), view)
    mine, other = (
        [stroke for stroke in strokes if stroke.startswith("sprite") and OWNERS[owner].colour in stroke]
        for owner in (3, 1)
    )
    assert [stroke.rstrip("] ").rpartition(", ")[2] for stroke in mine] == ([wide] if wide else [])
    assert len(other) == 1


@pytest.mark.parametrize("high", [8, 22, 30, 31, 52, 53, 300])
def test_a_dashed_line_is_begun_anew_only_where_most_of_a_dash_has_room(high: int) -> None:
    canvas = Canvas(200, 400, 0.25)
    with noted() as strokes:
        dashed(canvas, 100, Rect(50, 10, 100, high), GOOD)
    assert len(strokes) == 2 * len(range(10, 10 + high - 8, 22))


def test_a_story_that_begins_later_fills_its_chart_too() -> None:
    whole = told(2)
    moved = {
        name: tuple(each.model_copy(update={"step": each.step + 40}) for each in getattr(whole, name))
        for name in ("points", "costly")
    }
    later = whole.model_copy(update=moved)
    views = [StoryView("bellum", (0, 1), each) for each in (whole, later)]
    for view in views:
        assert across(view, view.steps[0]) == CHART.x
        assert across(view, view.steps[-1]) == CHART.right
    assert across(views[0], 20) == across(views[1], 60)
