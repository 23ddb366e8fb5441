"""Boxes, rings and texts on a canvas to the pixel, and shapes over a whole picture."""

import re

import pytest
from PIL import Image

from render.core.drawing.canvas import Canvas, Ink, Side
from render.core.drawing.colour import OUTLINE, WHITE, rgb
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD
from tests.render.strokes import noted

SIDES: tuple[Side, Side] = ("left", "right")
LEFT_HALF = '<path d="M0 0H10V10H0Z" fill="#FFFFFF"/>'
LETTERS = {(0, 0, 0): ".", rgb(WHITE): "w", rgb(OUTLINE): "o"}
SQUARE = f'{HEAD} viewBox="0 0 10 10"><path d="M0 0H10V10H0Z" fill="#FFFFFF"/></svg>'
LONG = "Eleven long words that do not fit into two lines here"


def pixels(canvas: Canvas) -> list[str]:
    """The picture line by line: a point where nothing is drawn, the first letters of white and outline."""
    image = canvas.image
    return [
        "".join(LETTERS[image.getpixel((x, y))] for x in range(image.width))  # type: ignore[index]  # of RGB
        for y in range(image.height)
    ]


@pytest.mark.parametrize(("wide", "high"), [(1, 3), (3, 1)])
def test_a_box_may_be_as_thin_as_a_pixel(wide: int, high: int) -> None:
    canvas = Canvas(6, 6, 1.0)
    canvas.box(Rect(1, 2, wide, high), WHITE)
    assert canvas.image.getbbox() == (1, 2, 1 + wide, 2 + high)


def everything(canvas: Canvas, unit: float) -> None:
    """Draw a sample of all that can be drawn, in units of this length."""
    canvas.framed(Rect(2 * unit, 2 * unit, 50 * unit, 30 * unit), "#336699", 9 * unit, 4 * unit)
    canvas.ring(Rect(20 * unit, 10 * unit, 60 * unit, 40 * unit), WHITE, 12 * unit, 5 * unit)
    canvas.disc(70 * unit, 60 * unit, 15 * unit, "#AA3300", 0.5)
    canvas.line(5 * unit, 75 * unit, 80 * unit, 3 * unit, "#00FF00")
    canvas.text(50 * unit, 20 * unit, "Ag", Ink("body", 20 * unit, WHITE, 3 * unit, "#FF0000"), "middle")
    canvas.icon(20 * unit, 60 * unit, "ra:dragon", 24 * unit, "#FFFF00", 0.7)
    canvas.sprite(80 * unit, 25 * unit, SQUARE, 16 * unit, 10 * unit)
    canvas.sprite(80 * unit, 85 * unit, SQUARE, 10 * unit)


def test_a_picture_at_twice_the_scale_is_one_of_twice_the_size() -> None:
    scaled, large = Canvas(100, 100, 2.0), Canvas(200, 200, 1.0)
    everything(scaled, 1)
    everything(large, 2)
    assert scaled.image.tobytes() == large.image.tobytes()


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


def test_a_ring_may_be_thick() -> None:
    canvas = Canvas(7, 6, 1.0)
    canvas.ring(Rect(0, 0, 7, 6), WHITE, 0, 2)
    assert pixels(canvas) == ["wwwwwww"] * 2 + ["ww...ww"] * 2 + ["wwwwwww"] * 2


@pytest.mark.parametrize("width", [0.2, 1.0, 1.4])
def test_a_ring_grows_inwards_and_is_a_pixel_thick_at_least(width: float) -> None:
    canvas = Canvas(7, 6, 1.0)
    canvas.ring(Rect(1, 1, 5, 4), WHITE, 0, width)
    assert pixels(canvas) == [".......", ".wwwww.", ".w...w.", ".w...w.", ".wwwww.", "......."]


def test_a_line_has_its_middle_where_it_is_drawn() -> None:
    canvas = Canvas(6, 5, 3.0)
    canvas.line(1, 2, 4, 2, WHITE)
    assert canvas.image.getbbox() == (3, 3, 15, 9)


def test_a_head_is_round_above_and_square_below() -> None:
    canvas = Canvas(20, 20, 1.0)
    canvas.tab(Rect(0, 0, 20, 20), WHITE, 10)
    round_, square = ((0, 0), (19, 0)), ((10, 0), (0, 10), (19, 10), (0, 19), (19, 19))
    assert {canvas.image.getpixel(place) for place in round_} == {(0, 0, 0)}
    assert {canvas.image.getpixel(place) for place in square} == {rgb(WHITE)}


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


@pytest.mark.parametrize(
    ("side", "edges"), [("left", (102, 161)), ("middle", (71, 130)), ("right", (39, 98))]
)
def test_a_text_lies_beside_its_place_or_around_it(side: Side, edges: tuple[int, int]) -> None:
    canvas = Canvas(200, 60, 1.0)
    wide = canvas.text(100, 30, "HHH", Ink("body", 30, WHITE), side)
    left, top, right, bottom = canvas.image.getbbox() or (0, 0, 0, 0)
    assert (left, right) == pytest.approx(edges, abs=1)
    assert wide == pytest.approx(63, abs=1)
    assert (top + bottom) / 2 == pytest.approx(30, abs=1)
    colours = [colour for _, colour in canvas.image.getcolors() or ()]
    assert [colour for colour in colours if len({*colour}) != 1] == [], "has no halo"  # type: ignore[misc]


def test_a_letter_that_reaches_back_begins_before_its_place_and_ends_at_it() -> None:
    boxes = []
    for side in SIDES:
        canvas = Canvas(200, 100, 1.0)
        canvas.text(100, 50, "j", Ink("display", 40, WHITE), side)
        boxes.append(canvas.image.getbbox() or (0, 0, 0, 0))
    (begins, *_), (*_, ends, _) = boxes
    assert (begins, ends) == pytest.approx((95, 99), abs=1)


def test_a_halo_lies_around_a_text_on_all_sides() -> None:
    plain, haloed = Canvas(200, 60, 1.0), Canvas(200, 60, 1.0)
    plain.text(100, 30, "H", Ink("body", 30, WHITE))
    haloed.text(100, 30, "H", Ink("body", 30, WHITE, 3, "#FF0000"))
    inner, outer = (canvas.image.getbbox() or (0, 0, 0, 0) for canvas in (plain, haloed))
    assert [abs(one - other) for one, other in zip(inner, outer, strict=True)] == [3] * 4


def test_an_icon_and_a_sprite_have_their_middle_where_they_are_drawn() -> None:
    icon, square, low = (Canvas(100, 100, 1.0) for _ in range(3))
    icon.icon(50, 40, "md:square", 40, WHITE)
    square.sprite(50, 40, SQUARE, 20)
    low.sprite(50, 40, SQUARE, 20, 10)
    left, top, right, bottom = icon.image.getbbox() or (0, 0, 0, 0)
    assert ((left + right) / 2, (top + bottom) / 2) == (50, 40)
    assert square.image.getbbox() == (40, 30, 60, 50)
    assert low.image.getbbox() == (45, 35, 55, 45), "as large as its room, and not stretched"


def test_an_icon_may_let_the_ground_through() -> None:
    full, faint = Canvas(40, 40, 1.0), Canvas(40, 40, 1.0)
    full.icon(20, 20, "md:square", 30, WHITE)
    faint.icon(20, 20, "md:square", 30, WHITE, 0.4)
    assert [canvas.image.getpixel((20, 20)) for canvas in (full, faint)] == [(255,) * 3, (102,) * 3]


@pytest.mark.parametrize(
    ("room", "text", "size"),
    [
        (200, "A long name", 30),
        (120, "A long name", 23.2),
        (80, "A long name", 15.5),
        (60, "A lon\u2026", 20),
    ],
)
def test_a_line_shrinks_and_then_is_cut_at_the_least_size(room: float, text: str, size: float) -> None:
    with noted() as strokes:
        Canvas(300, 100, 0.25).fitted(10, 50, "A long name", Ink("body", 30, WHITE), room)
    assert line_of(strokes[1]) == (50, text, size)


@pytest.mark.parametrize("scale", [0.25, 0.27, 0.33, 0.4, 0.7])
@pytest.mark.parametrize("room", [80, 100, 120, 140, 160])
def test_a_line_keeps_within_its_room_at_every_scale(room: float, scale: float) -> None:
    """Sizes are whole pixels, so that a rounded one may be wider than was measured."""
    ink = Ink("body", 30, WHITE)
    one, name, several = Canvas(300, 100, scale), Canvas(300, 100, scale), Canvas(300, 100, scale)
    one.fitted(0, 50, "A long name", ink, room)
    name.name(0, 50, "A long name", ink, room)
    several.paragraph(0, 50, "A very long name of many words", ink, room, 3)
    for canvas in (one, name, several):
        drawn = canvas.image.getbbox()
        assert drawn is not None
        assert drawn[2] <= room * scale + 1, f"{drawn[2]} pixels wide, of {room * scale:.1f}"


def line_of(stroke: str) -> tuple[float, str, float]:
    """The height, the text and the size of a written line."""
    found = re.search(r"\[\S+, (\S+), '(.*)', Ink\(face='body', size=([\d.]+),", stroke)
    assert found is not None, stroke
    return float(found[1]), found[2], float(found[3])


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
        Canvas(700, 200, 1.0).paragraph(10, 100, LONG, Ink("body", 30, WHITE), room)
    lines = [line_of(stroke) for stroke in strokes[1:]]
    assert " ".join(text for _, text, _ in lines) == LONG
    assert {size for *_, size in lines} <= sizes
    middles = [y for y, *_ in lines]
    assert sum(middles) / len(middles) == pytest.approx(100, abs=0.1)
    assert middles[1] - middles[0] == pytest.approx(1.08 * lines[0][2], abs=0.2)


def test_a_paragraph_that_no_size_makes_whole_is_cut_as_large_as_it_is() -> None:
    with noted() as strokes:
        Canvas(700, 200, 0.25).paragraph(10, 100, LONG, Ink("body", 30, WHITE), 100)
    lines = [line_of(stroke) for stroke in strokes[1:]]
    assert [size for *_, size in lines] == [30, 30]
    assert lines[-1][1].endswith("\u2026")


def test_a_layer_covers_its_shapes_and_nothing_else_at_every_scale() -> None:
    for scale in (1.0, 2.5):
        canvas = Canvas(20, 10, scale)
        canvas.layer(LEFT_HALF)
        assert canvas.image.getbbox() == (0, 0, 10 * scale, 10 * scale)
        assert canvas.image.getpixel((round(4 * scale), 5)) == (255, 255, 255)


def test_a_texture_is_seen_through_its_shapes() -> None:
    canvas = Canvas(20, 10, 1.0)
    canvas.textured(LEFT_HALF, Image.new("RGB", (20, 10), rgb("#336699")))
    assert {*(canvas.image.getcolors() or ())} == {(100, (0, 0, 0)), (100, rgb("#336699"))}
    assert canvas.image.getbbox() == (0, 0, 10, 10)


def test_coverage_is_full_inside_none_outside_and_half_on_an_edge() -> None:
    found = Canvas(20, 10, 1.0).coverage('<path d="M0 0H10.5V10H0Z"/>')
    assert [found.getpixel((x, 5)) for x in (5, 15)] == [255, 0]
    assert found.getpixel((10, 5)) in range(110, 146)
