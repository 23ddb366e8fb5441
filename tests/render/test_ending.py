"""The end of any game: who stands where, and what decided among equal totals."""

import pytest

from render.core.drawing.canvas import Canvas
from render.core.drawing.tokens import OWNERS
from render.core.ending import Column, Ending
from rules.core.flow import told_apart


def no_sign(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draws nothing."""


def ended(places: tuple[int, ...], total: tuple[int, ...], armies: tuple[int, ...]) -> Ending:
    tie = Column("armies", no_sign, armies, breaks_ties=True)
    return Ending("", "", places, OWNERS, [Column("total", no_sign, total)], [tie])


def test_only_players_with_equal_totals_are_told_apart_by_the_tie_breaker() -> None:
    shown = ended((1, 2, 3, 4), (30, 27, 20, 20), (33, 36, 35, 28))
    assert [shown.decisive(seat) is not None for seat in range(4)] == [False, False, True, True]


def test_nothing_decides_where_a_place_is_shared() -> None:
    assert ended((1, 1, 3), (30, 30, 20), (33, 33, 12)).decisive(0) is None


def test_whoever_is_first_by_another_rule_is_not_told_apart_by_the_tie_breaker() -> None:
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
