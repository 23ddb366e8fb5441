"""Common parts of the tables of Kemet: ground, head, and players' names."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.texture import surface
from render.core.drawing.tokens import named_token
from render.core.table import HEADER
from render.kemet.parts.layout import WIDTH
from render.kemet.parts.look import THEMES, owner_of
from rules.kemet.view import KemetView


def plain(style: Style, wide: int, high: int) -> Canvas:
    """An empty picture with the texture of the theme."""
    return surface(wide, high, style, THEMES[style.theme].ramp, steps=7)


def heading(canvas: Canvas, title: str, note: str) -> None:
    """Title and note of a table."""
    canvas.fitted(30, HEADER.cy, title, Ink("title", 36, GOLD), 900, 26)
    canvas.fitted(WIDTH - 26, HEADER.cy, note, Ink("body", 26, PAPER), 640, 20, "right")


def player(canvas: Canvas, rect: Rect, view: KemetView, seat: int, ink: Ink, style: Style) -> None:
    """A player's token and name in a box."""
    named_token(canvas, rect, seat, ink, style, owner_of(view.gods[seat].city))
