"""The marks of what the last action changed: a line below a number, an edge around a box."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import CHANGED, OUTLINE
from render.core.drawing.geometry import Rect


def underline(canvas: Canvas, x: float, y: float, wide: float) -> None:
    """A line below a number that has just changed, from `x` to the right, its middle at the height `y`."""
    canvas.box(Rect(x - 2, y - 4, wide + 4, 8), OUTLINE, 4)
    canvas.box(Rect(x, y - 2, wide, 4), CHANGED, 2)
