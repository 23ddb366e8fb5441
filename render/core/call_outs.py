"""Numbered call-outs on a picture: what *How to play* talks about."""

from collections.abc import Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE
from render.core.drawing.geometry import Point

RADIUS = 40  # in board units: a picture of 1600 units is 400 pixels wide on a phone
EDGE = 6
NUMBER = Ink("figure", 58, OUTLINE)
NUMBERS = "①②③④⑤⑥"  # the same numbers in lines of text


def call_outs(canvas: Canvas, points: Sequence[Point]) -> None:
    """Put the numbers 1, 2, ... over these points, moved inwards where they would leave the picture."""
    margin = RADIUS + EDGE
    for number, (x, y) in enumerate(points, 1):
        x = min(max(x, margin), canvas.width - margin)
        y = min(max(y, margin), canvas.height - margin)
        canvas.disc(x, y, margin, OUTLINE)
        canvas.disc(x, y, RADIUS, GOLD)
        canvas.text(x, y, str(number), NUMBER, "middle")
