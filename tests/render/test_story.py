"""The story of a game as a picture: all themes, numbers of players, and words that say the same."""

import io
import re

import numpy as np
import pytest
from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import ENOUGH, contrast
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import is_whole, wrap
from render.core.drawing.tokens import OWNERS
from render.core.ending import TABLE_BAND
from render.core.pictures import THEMES, Theme
from render.core.story import AXIS, STORY
from render.core.story.chart import CHART, across, dashed, tokens, widest
from render.core.story.table import BAD, CAPTION, GOOD, HEAD, LINE, bar
from render.core.story.view import StoryView, signed
from render.core.story.words import footer
from render.core.words import ALT_LIMIT
from render.scene import GAMES, colours, describe, draw
from rules.core.search.story import Point, Story, Total
from rules.core.words import LANGS
from tests.render.stories import COSTLY, STORIES, apart, asked, point, request, story_of
from tests.render.strokes import noted

SIGNS = {"en": "%", "pt-BR": "%", "es": "\N{NO-BREAK SPACE}%"}
SMALLEST = 28 * 0.88  # of the size of the footer: below it hardly anybody could read it


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", [2, 5])
def test_it_is_drawn_in_every_theme_the_higher_the_more_play(theme: Theme, seats: int) -> None:
    picture = draw(request(seats, theme=theme))
    image = Image.open(io.BytesIO(picture.png))
    assert image.width == 400 and image.height > 200
    assert draw(request(seats, theme=theme)) == picture


@pytest.mark.parametrize("name", STORIES)
def test_every_kind_of_story_can_be_drawn_and_told(name: str) -> None:
    picture = draw(asked(STORIES[name]))
    assert picture.width == 400 and picture.text


def test_its_bands_are_as_thick_as_the_shares() -> None:
    view = StoryView("bellum", (0, 1), story_of(2))
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
    assert f"{round(100 / seats)}{SIGNS[lang]}" in text and f"100{SIGNS[lang]}" in text


@pytest.mark.parametrize("lang", LANGS)
def test_percentages_are_written_as_the_language_does(lang: str) -> None:
    with noted() as strokes:
        told = draw(request(3, lang=lang)).text
    drawn = [
        stroke.replace(r"\xa0", "\N{NO-BREAK SPACE}") for stroke in strokes if stroke.startswith("text ")
    ]
    assert {*re.findall(r"\d(\s?%)", "\n".join(drawn))} == {SIGNS[lang]}, "drawn"
    assert {*re.findall(r"\d(\s?%)", told)} == {SIGNS[lang]}, "told"


def test_the_greatest_stroke_of_luck_is_named() -> None:
    view = StoryView("bellum", (0, 1), story_of(2))
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


def test_luck_is_the_difference_of_two_positions_and_both_may_be_wrong() -> None:
    """Two standard errors of 40 give the difference one of 57."""
    for luck, marked in ((169, False), (170, True)):
        points = (point(0, 1, (400, 600), 40, (0, 0)), point(9, 1, (400 + luck, 600 - luck), 40, (0, 0)))
        end = points[1].shares
        story = Story(points=points, end=end, costly=(), examined=0, playouts=0)
        assert StoryView("kemet", (0, 1), story).jumps == ([(0, 0, luck)] if marked else [])


@pytest.mark.parametrize("luck", [374, 375, 376, 384, 385])
def test_picture_and_words_round_alike(luck: int) -> None:
    start = point(0, 1, (500 - luck, 500 + luck), 0, (0, 0))
    story = Story(points=(start,), end=(500, 500), costly=(), examined=0, playouts=0)
    with noted() as strokes:
        draw(asked(story))
    _, text = describe(asked(story))
    said = text.partition("Luck brings Ana ")[2].partition(" percentage points")[0]
    assert sum(f"'+{said}'" in stroke for stroke in strokes) == 2, "the flag and the table"


def test_the_chart_ends_where_the_game_does() -> None:
    """The last position that was weighed may lie far before the end."""
    story = story_of(2).model_copy(update={"answers": 100})
    view = StoryView("kemet", (0, 1), story)
    assert view.steps[-1] == 100
    assert across(view, 50) == pytest.approx(CHART.x + CHART.w / 2)
    assert StoryView("kemet", (0, 1), story_of(2)).steps[-1] == 60, (
        "an older story only knows its last choice"
    )


@pytest.mark.parametrize(
    ("game", "lang", "name", "axis"),
    [
        ("kemet", "en", "Day 2", "Day 1"),
        ("calamandara", "pt-BR", "Turno 2", "Turno 1"),
        ("dwar7s", "es", "Ronda 2", "Ronda 1"),
        ("immortals", "en", "Round 2", "Round 1"),
    ],
)
def test_rounds_have_the_names_that_the_game_gives_them(game: str, lang: str, name: str, axis: str) -> None:
    it = request(2, game, lang=lang)
    assert f"` {name}: Ana" in describe(it)[1]
    with noted() as strokes:
        draw(it)
    written = [stroke for stroke in strokes if f"'{axis}'" in stroke]
    assert len(written) == 1 and not any(f"'{name}'" in stroke for stroke in strokes), "then numbers suffice"


def test_what_comes_before_the_first_round_is_no_round_0() -> None:
    points = tuple(point(100 * number, number, (500, 500), 0, (0, 0)) for number in range(3))
    story = Story(points=points, end=(1000, 0), costly=(), examined=0, playouts=0, answers=300)
    assert "`0` Set-up: Ana" in describe(asked(story, "immortals"))[1]
    with noted() as strokes:
        draw(asked(story, "immortals"))
    for name in ("Set-up", "Round 1", "2"):
        assert any(f"'{name}'" in stroke for stroke in strokes), strokes


def test_names_of_rounds_do_not_touch() -> None:
    points = tuple(point(step, 1 + n, (500, 500), 0, (0, 0)) for n, step in enumerate((0, 2, 50, 51, 99)))
    story = Story(points=points, end=(1000, 0), costly=(), examined=0, playouts=0, answers=100)
    with noted() as strokes:
        draw(asked(story))
    found = [name for name in ("Day 1", "2", "3", "4", "5") if any(f"'{name}'" in it for it in strokes)]
    assert found == [*("Day 1", "3", "5")]


def test_own_choices_those_of_others_and_how_sure_they_are() -> None:
    minus = "\N{MINUS SIGN}"
    parts = (f"{minus}2 ±6 by luck", "+20 ±3 by own choices", f"{minus}8 ±4 by the others")
    for said in describe(asked(apart())):
        assert f"Ana (A, red shield): 50% at the start, {', '.join(parts)}" in said


def test_an_older_story_says_that_its_choices_are_those_of_all() -> None:
    _, text = describe(request(2))
    assert "s choices, 100% at the end" in text and "own choices" not in text
    assert "not this player alone" in text and "steady" not in text
    assert "steady" in describe(asked(apart()))[1]


@pytest.mark.parametrize(
    ("change", "error", "colour"),
    [
        (60, 50, GOOD),
        (-60, 50, BAD),
        (50, 50, CAPTION),
        (54, 46, CAPTION),  # written +5 ±5
        (-50, 50, CAPTION),
        (-4, 0, CAPTION),  # written 0
        (0, None, CAPTION),
        (-6, None, BAD),
    ],
)
def test_what_may_be_noise_is_neither_green_nor_red(change: int, error: int | None, colour: str) -> None:
    with noted() as strokes:
        bar(Canvas(1600, 900, 0.25), 500, Rect(0, 0, 1600, 84), Total(change, error), 100, plain=True)
    assert any(signed(change) in stroke and colour in stroke for stroke in strokes), strokes


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("older", [False, True])
def test_how_to_read_it_fits_into_the_margins(lang: str, older: bool) -> None:
    story = apart().model_copy(update={"playouts": 99_999})
    story = story_of(2).model_copy(update={"playouts": 99_999}) if older else story
    style = Style(lang, "dark", 1, ("Ana", "Bia"))
    said = footer(StoryView("kemet", (0, 1), story), style)
    assert is_whole(wrap(said, "body", SMALLEST, 1600 - 80, 2), said)


def test_a_flag_does_not_cover_a_token_where_there_is_room_elsewhere() -> None:
    even, thick, rather = (500, 500), (300, 700), (350, 650)
    shares = [thick if n == 5 else rather if n == 8 else even for n in range(10)]
    points = tuple(point(10 * n, 1, each, 0, (0, 0)) for n, each in enumerate(shares))
    story = Story(points=points, end=even, costly=(), examined=0, playouts=0, answers=100)
    costly = tuple(COSTLY.model_copy(update={"step": 50}) for _ in range(3))
    for choices, step in (((), 50), (costly, 80)):
        view = StoryView("kemet", (0, 1), story.model_copy(update={"costly": choices}))
        assert widest(view, 1)[0] == across(view, step)


def test_the_lowest_line_keeps_to_the_round_corners_of_the_table() -> None:
    picture = draw(asked(apart()).model_copy(update={"scale": 1.0}))
    pixels = np.asarray(Image.open(io.BytesIO(picture.png)).convert("RGB")).astype(int)
    bottom = CHART.bottom + AXIS + HEAD + 2 * LINE
    dark = pixels[round(bottom) - 2 : round(bottom), 20:24].sum(axis=2)
    assert dark.max() < 300, "below the corner is the table's edge"


def test_the_three_greatest_strokes_of_luck_are_marked_with_ties_earliest() -> None:
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
def test_a_bands_token_stands_where_it_is_thickest_and_inside_the_chart(step: int) -> None:
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
    whole = story_of(2)
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
