"""The layout of the drinks in a hand."""

from collections import Counter

import pytest

from taverna_saideira.pictures.scenes.hand import places


@pytest.mark.parametrize(
    ("count", "lines"),
    [(1, [1]), (4, [4]), (5, [5]), (6, [6]), (7, [4, 3]), (8, [4, 4]), (9, [5, 4]), (12, [6, 6])],
)
def test_up_to_six_drinks_lie_side_by_side_and_more_in_two_lines(count: int, lines: list[int]) -> None:
    assert [*Counter(rect.y for rect in places(count)).values()] == lines
