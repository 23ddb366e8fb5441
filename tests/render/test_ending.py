"""The end of any game: who stands where, and what decided among equal totals."""

import pytest
from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import WHITE
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS
from render.core.ending import WIDTH, Column, Ending, draw_ending
from rules.core.flow import told_apart
from tests.render.asking import LONG
from tests.render.strokes import noted


def no_sign(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draws nothing."""


def dot(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A sign that is seen."""
    canvas.disc(x, y, size, WHITE)


def table(places: tuple[int, ...], totals: tuple[int, ...], armies: tuple[int, ...] = ()) -> Ending:
    """An ending with two categories and, if there are armies, two tie-breakers and what breaks no tie."""
    halves = [Column("half", dot, [total // 2 for total in totals]) for _ in range(2)]
    later = Column("later", dot, range(len(places)), breaks_ties=True)
    beside = [Column("rest", dot, totals), Column("armies", dot, armies, breaks_ties=True), later]
    columns = [*halves, Column("total", dot, totals)]
    return Ending("End", "Round 9", places, OWNERS[: len(places)], columns, beside if armies else [])


ENDINGS = {
    "two": table((2, 1), (12, 30)),
    "three": table((3, 1, 2), (5, 30, 12)),
    "one after a tie": table((2, 1, 3, 4), (30, 30, 20, 20), (33, 36, 35, 28)),
    "a later tie-breaker": table((1, 2, 3), (30, 30, 20), (33, 33, 28)),
    "two together": table((1, 3, 1), (30, 7, 30)),
    "five together": table((1,) * 5, (30,) * 5, (4,) * 5),
    "six": table((6, 5, 4, 3, 2, 1), (-3, 0, 4, 8, 15, 16)),
    "nobody": table((2, 2), (5, 1)),
}


def endings() -> Image.Image:
    """All kinds of endings, one below the other, at half of their size."""
    found = []
    for each in ENDINGS.values():
        style = Style("en", "dark", 0.5, (*LONG, "Flor")[: len(each.places)])
        canvas = style.canvas(WIDTH, each.high)
        draw_ending(canvas, each, style)
        found.append(canvas.image)
    whole = Image.new("RGB", (max(one.width for one in found), sum(one.height for one in found)))
    for n, one in enumerate(found):
        whole.paste(one, (0, sum(before.height for before in found[:n])))
    return whole


def test_what_all_have_lost_has_a_minus_sign_and_no_gold() -> None:
    columns = [Column("lost", dot, (-2, -2)), Column("total", dot, (1, 0))]
    style = Style("en", "dark", 0.25, LONG[:2])
    with noted() as strokes:
        shown = Ending("End", "", (1, 2), OWNERS[:2], columns)
        draw_ending(style.canvas(WIDTH, shown.high), shown, style)
    assert len([stroke for stroke in strokes if "'\u22122'" in stroke]) == 2
    assert [stroke for stroke in strokes if stroke.startswith("box") and "w=76" in stroke] == []


def ended(places: tuple[int, ...], total: tuple[int, ...], armies: tuple[int, ...]) -> Ending:
    tie = Column("armies", no_sign, armies, breaks_ties=True)
    return Ending("", "", places, OWNERS, [Column("total", no_sign, total)], [tie])


def test_only_players_with_equal_totals_are_told_apart_by_the_tie_breaker() -> None:
    shown = ended((1, 2, 3, 4), (30, 27, 20, 20), (33, 36, 35, 28))
    assert [shown.decisive(seat) is not None for seat in range(4)] == [False, False, True, True]


def test_nothing_decides_where_a_place_is_shared() -> None:
    assert ended((1, 1, 3), (30, 30, 20), (33, 33, 12)).decisive(0) is None


def test_a_winner_by_another_rule_is_not_told_apart_by_the_tie_breaker() -> None:
    shown = Ending("", "", (1, 2), OWNERS, [Column("total", no_sign, (9, 9))])
    assert shown.decisive(0) is None


@pytest.mark.parametrize(
    ("places", "totals", "shown"),
    [
        ((1, 2, 2, 2), (9, 2, 7, 1), (1, 3, 2, 4)),
        ((1, 2, 2), (9, 4, 4), (1, 2, 2)),
        ((1, 1, 3), (9, 9, 4), (1, 1, 3)),
        ((1, 2, 3, 4), (30, 27, 20, 20), (1, 2, 3, 4)),
        ((2, 2), (5, 1), (2, 2)),  # nobody won
    ],
)
def test_behind_a_winner_different_totals_have_different_places(
    places: tuple[int, ...], totals: tuple[int, ...], shown: tuple[int, ...]
) -> None:
    assert told_apart(places, totals) == shown
