"""The layout of the drinks in a hand."""

from collections import Counter
from dataclasses import replace

import pytest

from taverna_saideira.pictures.scenes.hand import counter, height, places
from taverna_saideira.tests.drawn import early


@pytest.mark.parametrize(("count", "lines"), [(1, [1]), (4, [2, 2]), (5, [2, 2, 1]), (12, [2] * 6)])
def test_drinks_lie_side_by_side_in_pairs_below_the_guests(count: int, lines: list[int]) -> None:
    view = replace(early(3), hand=("rum_9",) * count)
    found = places(view)
    assert [*Counter(rect.y for rect in found).values()] == lines
    assert found[0].y > counter(view).bottom
    assert found[-1].bottom < height(view)
