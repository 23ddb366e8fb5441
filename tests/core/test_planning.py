"""Answers that a coach calls nearly as good as another one."""

from collections.abc import Mapping

import pytest

from rules.core.decisions import Answer
from rules.core.play.planning import nearly_as_good


@pytest.mark.parametrize(
    ("worths", "answer", "near"),
    [
        ({"a": 100, "b": 90, "c": 89}, ["a"], [["b"]]),
        ({"a": 90, "b": 100}, ["b"], [["a"]]),
        ({"a": 100, "b": 91, "c": 95, "d": 95}, ["a"], [["c"], ["d"], ["b"]]),
        ({"a": 1, "b": 1}, ["a"], [["b"]]),
        ({"a": 0, "b": 0}, ["a"], []),
        ({"a": 100, "b": 100}, ["a", "b"], []),
        ({"a": 100, "b": 100}, ["c"], []),
        ({"a": 100, "b": 100}, 100, []),
    ],
)
def test_nearly_as_good_is_nine_tenths_of_the_only_good_answer(
    worths: Mapping[str, int], answer: Answer, near: list[Answer]
) -> None:
    assert nearly_as_good(worths, answer) == near
