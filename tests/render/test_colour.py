"""Colours that are made readable on others."""

import pytest

from render.core.drawing.colour import ENOUGH, WHITE, apart, contrast, luminance


@pytest.mark.parametrize(
    ("colour", "other"),
    [("#888888", "#eeeeee"), ("#777777", "#222222"), ("#5a8de0", "#c0d0ff"), ("#996600", "#332200")],
)
def test_a_colour_moves_away_from_the_other_and_no_farther_than_it_takes(colour: str, other: str) -> None:
    found = apart(colour, other)
    assert (luminance(found) < luminance(colour)) == (luminance(colour) < luminance(other))
    assert ENOUGH <= contrast(found, other) < ENOUGH * 1.1


def test_readable_colours_stay_and_hopeless_ones_go_as_far_as_they_can() -> None:
    assert apart("#000000", WHITE) == "#000000"
    assert apart("#777777", "#888888") == "#000000"
    assert apart("#888888", "#777777") == WHITE
