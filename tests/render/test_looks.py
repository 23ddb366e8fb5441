"""Colours can be told apart, texts can be read, figures fit their tokens."""

import math

import pytest
from PIL import Image

from render.core.drawing.palette import Palette, build
from render.core.drawing.text import cap_height, mask
from render.core.drawing.tokens import CALM, OWNERS, figure_ink
from rules.core.game import LETTERS


def test_each_seat_has_a_letter_and_a_token() -> None:
    assert len({owner.shape for owner in OWNERS}) == len({owner.colour for owner in OWNERS}) == len(LETTERS)


@pytest.mark.parametrize("owner", OWNERS, ids=lambda owner: owner.shape)
@pytest.mark.parametrize("size", [44, 64, 150])
def test_every_count_fits_its_disc(owner: object, size: int) -> None:
    for count in range(1, 100):
        digits = len(str(count))
        assert reach(str(count), figure_ink(OWNERS[0], size, digits).size) <= CALM[digits] / 100 * size


def reach(text: str, size: float) -> float:
    """Return how far the farthest inked pixel of a centred figure lies from the middle."""
    pixels = round(size)
    drawn = mask(text, "figure", pixels)
    width = drawn.image.width + drawn.x
    x0, y0 = drawn.x - width / 2, drawn.y + cap_height("figure", pixels) / 2
    inked = drawn.image.point(lambda value: 255 if value > 127 else 0).getbbox()
    assert inked is not None
    solid = drawn.image.load()
    assert solid is not None
    return max(
        math.hypot(x0 + x + 0.5, y0 + y + 0.5)
        for x in range(drawn.image.width)
        for y in range(drawn.image.height)
        if solid[x, y] > 127  # type: ignore[operator]  # a picture of one channel
    )


def test_a_colour_becomes_the_nearest_one() -> None:
    found = Palette([(0, 0, 0), (250, 0, 0), (0, 250, 0)], 0)
    mapped = found.map(Image.new("RGB", (1, 1), (200, 40, 30))).convert("RGB")
    assert mapped.getpixel((0, 0)) == (250, 0, 0)


def test_a_palette_begins_with_reserved_colours_and_has_those_of_pictures() -> None:
    picture = Image.new("RGB", (20, 20), (10, 20, 30))
    picture.paste((200, 100, 50), (0, 0, 3, 3))
    colours = build([picture], ["#7DF9FF"])
    assert colours[0] == "#7df9ff"
    assert {"#0a141e", "#c86432"} <= set(colours)
