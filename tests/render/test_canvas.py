"""Boxes, rings and texts on a canvas to the pixel, and shapes over a whole picture."""

import re

import pytest
from PIL import Image

from render.core.drawing.canvas import Canvas, Ink, Side
from render.core.drawing.colour import OUTLINE, WHITE, rgb
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD
from tests.render.strokes import noted

LEFT_HALF = '<path d="M0 0H10V10H0Z" fill="#FFFFFF"/>'
LETTERS = {(0, 0, 0): ".", rgb(WHITE): "w", rgb(OUTLINE): "o"}
LONG = "Eleven long words that do not fit into two lines here"


def pixels(canvas: Canvas) -> list[str]:
    """The picture line by line: a point where nothing is drawn, the first letters of white and outline."""
    image = canvas.image
    return [
        "".join(LETTERS[image.getpixel((x, y))] for x in range(image.width))  # type: ignore[index]  # of RGB
        for y in range(image.height)
    ]


def test_a_box_is_filled_into_its_corners() -> None:
    canvas = Canvas(6, 4, 1.0)
    canvas.box(Rect(1, 1, 4, 2), WHITE)
    assert pixels(canvas) == ["......", ".wwww.", ".wwww.", "......"]


@pytest.mark.parametrize(
    "rect", [Rect(1, 1, 0.2, 2), Rect(1, 1, 2, 0.2), Rect(1, 1, -2, 2), Rect(1, 1, 2, -2)]
)
@pytest.mark.parametrize("radius", [0, 3])
def test_a_box_without_a_pixel_is_not_drawn(rect: Rect, radius: float) -> None:
    canvas = Canvas(4, 4, 1.0)
    canvas.box(rect, WHITE, radius)
    assert pixels(canvas) == ["...."] * 4


def test_a_frame_has_an_edge_of_three_units_on_all_sides() -> None:
    canvas = Canvas(9, 8, 1.0)
    canvas.framed(Rect(0, 0, 9, 8), WHITE, 0)
    assert pixels(canvas) == ["ooooooooo"] * 3 + ["ooowwwooo"] * 2 + ["ooooooooo"] * 3


@pytest.mark.parametrize("width", [0.2, 1.0, 1.4])
def test_a_ring_grows_inwards_and_is_a_pixel_thick_at_least(width: float) -> None:
    canvas = Canvas(7, 6, 1.0)
    canvas.ring(Rect(1, 1, 5, 4), WHITE, 0, width)
    assert pixels(canvas) == [".......", ".wwwww.", ".w...w.", ".w...w.", ".wwwww.", "......."]


def test_a_line_has_its_middle_where_it_is_drawn() -> None:
    canvas = Canvas(6, 5, 1.0)
    canvas.line(1, 2, 4, 2, WHITE)
    assert pixels(canvas) == ["......", ".wwww.", ".wwww.", "......", "......"]


def test_a_head_is_round_above_and_square_below() -> None:
    canvas = Canvas(20, 20, 1.0)
    canvas.tab(Rect(0, 0, 20, 20), WHITE, 9)
    corners = [canvas.image.getpixel(corner) for corner in ((0, 0), (19, 0), (0, 19), (19, 19), (0, 10))]
    assert corners == [(0, 0, 0)] * 2 + [rgb(WHITE)] * 3


def test_a_disc_reaches_as_far_as_its_radius_and_lets_the_ground_through() -> None:
    canvas = Canvas(20, 20, 1.0)
    canvas.disc(10, 10, 8, WHITE)
    assert canvas.image.getbbox() == (2, 2, 18, 18)
    assert canvas.image.getpixel((3, 3)) == (0, 0, 0)
    canvas.disc(10, 10, 8, "#000000", 0.5)
    assert canvas.image.getpixel((10, 10))[0] in range(126, 130)  # type: ignore[index]  # of RGB


def test_a_part_of_a_picture_is_a_picture() -> None:
    canvas = Canvas(6, 4, 2.0)
    canvas.box(Rect(0, 0, 1, 1), WHITE)
    part = canvas.cut(2, 1)
    assert (part.width, part.height, part.scale) == (2, 1, 2.0)
    assert pixels(part) == ["ww..", "ww.."]


@pytest.mark.parametrize(("side", "before"), [("left", 0), ("middle", 0.5), ("right", 1)])
def test_a_text_lies_beside_its_place_or_around_it(side: Side, before: float) -> None:
    canvas = Canvas(200, 60, 1.0)
    wide = canvas.text(100, 30, "HHH", Ink("body", 30, WHITE), side)
    left, top, right, bottom = canvas.image.getbbox() or (0, 0, 0, 0)
    assert left - (100 - before * wide) == pytest.approx(1.5, abs=1.5)
    assert right - left == pytest.approx(wide - 3, abs=1.5)
    assert (top + bottom) / 2 == pytest.approx(30, abs=1)


def test_a_halo_lies_around_a_text_on_all_sides() -> None:
    plain, haloed = Canvas(200, 60, 1.0), Canvas(200, 60, 1.0)
    plain.text(100, 30, "H", Ink("body", 30, WHITE))
    haloed.text(100, 30, "H", Ink("body", 30, WHITE, 3, "#FF0000"))
    inner, outer = (canvas.image.getbbox() or (0, 0, 0, 0) for canvas in (plain, haloed))
    assert [abs(one - other) for one, other in zip(inner, outer, strict=True)] == pytest.approx(
        [3] * 4, abs=1
    )


def test_colours_are_replaced_wherever_they_are_drawn() -> None:
    canvas = Canvas(20, 20, 1.0, instead={"#ffffff": "#336699"})
    canvas.box(Rect(0, 0, 20, 5), WHITE)
    canvas.layer('<path d="M0 5H20V10H0Z" fill="#FFFFFF"/>')
    canvas.sprite(10, 15, f'{HEAD} viewBox="0 0 2 1"><path d="M0 0H2V1H0Z" fill="#ffffff"/></svg>', 20, 10)
    assert canvas.image.getcolors() == [(400, rgb("#336699"))]


@pytest.mark.parametrize(("room", "sizes"), [(600, {30.0}), (280, {28.2, 26.4, 24.6, 22.8, 21.0, 19.8})])
def test_a_paragraph_is_as_large_as_it_is_whole_and_lies_around_its_middle(
    room: float, sizes: set[float]
) -> None:
    with noted() as strokes:
        Canvas(700, 200, 0.25).paragraph(10, 100, LONG, Ink("body", 30, WHITE), room)
    found = [re.search(r"\[\S+, (\S+), '(.*)', Ink\(face='body', size=(\S+),", each) for each in strokes[1:]]
    lines = [(float(each[1]), each[2], float(each[3])) for each in found if each]
    assert " ".join(text for _, text, _ in lines) == LONG
    assert {size for *_, size in lines} <= sizes
    middles = [y for y, *_ in lines]
    assert sum(middles) / len(middles) == pytest.approx(100, abs=0.1)
    assert middles[1] - middles[0] == pytest.approx(1.08 * lines[0][2], abs=0.2)


def test_a_layer_covers_its_shapes_and_nothing_else_at_every_scale() -> None:
    for scale in (1.0, 2.5):
        canvas = Canvas(20, 10, scale)
        canvas.layer(LEFT_HALF)
        assert canvas.image.getpixel((round(4 * scale), 5)) == (255, 255, 255)
        assert canvas.image.getpixel((round(15 * scale), 5)) == (0, 0, 0)


def test_a_texture_is_seen_through_its_shapes() -> None:
    canvas = Canvas(20, 10, 1.0)
    canvas.textured(LEFT_HALF, Image.new("RGB", (20, 10), rgb("#336699")))
    assert canvas.image.getpixel((5, 5)) == rgb("#336699")
    assert canvas.image.getpixel((15, 5)) == (0, 0, 0)


def test_coverage_is_full_inside_none_outside_and_half_on_an_edge() -> None:
    found = Canvas(20, 10, 1.0).coverage('<path d="M0 0H10.5V10H0Z"/>')
    assert [found.getpixel((x, 5)) for x in (5, 15)] == [255, 0]
    assert found.getpixel((10, 5)) in range(110, 146)
