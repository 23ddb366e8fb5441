"""Numbered call-outs on a picture: what *How to play* talks about."""

from collections.abc import Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE
from render.core.drawing.geometry import Point

WIDE = 1120  # units of the pictures on which they are this large; on a narrower one they are smaller
RADIUS, EDGE, FIGURE = 40, 6, 58
NUMBERS = "①②③④⑤⑥"  # the same numbers in lines of text


def call_outs(canvas: Canvas, points: Sequence[Point]) -> None:
    """Put the numbers 1, 2, ... over these points, moved inwards where they would leave the picture."""
    size = min(1, canvas.width / WIDE)
    margin = (RADIUS + EDGE) * size
    for number, (x, y) in enumerate(points, 1):
        x = min(max(x, margin), canvas.width - margin)
        y = min(max(y, margin), canvas.height - margin)
        canvas.disc(x, y, margin, OUTLINE)
        canvas.disc(x, y, RADIUS * size, GOLD)
        canvas.text(x, y, str(number), Ink("figure", FIGURE * size, OUTLINE), "middle")
