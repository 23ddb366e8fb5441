"""Marks for what the last action changed: a line below a number, an arrow along a path."""

import math

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import CHANGED, OUTLINE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.sprites import path, stroke


def underline(canvas: Canvas, x: float, y: float, wide: float) -> None:
    """Draw a line below a number that has just changed, from `x` to the right, with its middle at `y`."""
    canvas.box(Rect(x - 3, y - 6, wide + 6, 12), OUTLINE, 6)
    canvas.box(Rect(x, y - 3.5, wide, 7), CHANGED, 3)


def arrow(
    data: str,
    tip: Point,
    turn: float,
    widths: tuple[float, float],
    heads: tuple[float, float],
    dash: str = "",
) -> str:
    """Return an arrow along SVG path data to `tip`, where it points to `turn` (radians): cyan on dark.

    `widths` of the line and lengths of the `heads` are each given for the dark edge and the cyan inside.
    """
    tones = (OUTLINE, CHANGED)
    lines = "".join(
        stroke(data, colour, width, dash=dash, cap="butt")
        for colour, width in zip(tones, widths, strict=True)
    )
    for size, colour in zip(heads, tones, strict=True):
        turns = [turn + part for part in (0, 2.3, -2.3)]
        lines += path([(tip[0] + size * math.cos(t), tip[1] + size * math.sin(t)) for t in turns], colour)
    return lines
