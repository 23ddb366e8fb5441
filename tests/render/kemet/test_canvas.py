"""Shapes over a whole picture, as grounds are made of them."""

from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import rgb

LEFT_HALF = '<path d="M0 0H10V10H0Z" fill="#FFFFFF"/>'


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
