"""Common parts of the tables of Kemet: ground, head, and players' names."""

from functools import partial

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.texture import surface
from render.core.drawing.tokens import named_token
from render.kemet.parts.layout import BODY, TITLE, WIDTH
from render.kemet.parts.look import THEMES, owner_of
from rules.kemet.view import KemetView

HEAD = Rect(0, 0, WIDTH, 118)
USUAL, HIGHEST = 3200, 6000  # the heights of grounds for tables and hands, from which these are cut


def plain(style: Style, wide: int, high: int) -> Canvas:
    """An empty picture with the texture of the theme."""
    return surface(wide, high, style, THEMES[style.theme].ramp, steps=7)


def tall(style: Style, high: float) -> Canvas:
    """An empty picture as wide as the board."""
    whole = USUAL if high <= USUAL else HIGHEST
    return style.ground("kemet-tall", WIDTH, whole, partial(plain, style, WIDTH, whole), shown=round(high))


def table(style: Style, high: float, title: str, note: str) -> Canvas:
    """A picture that begins with the ground of a table, its title, and below it a note."""
    canvas = tall(style, high)
    canvas.box(HEAD, OUTLINE)
    canvas.line(0, HEAD.bottom, WIDTH, 4, GOLD)
    canvas.text(20, 36, title, Ink("title", TITLE, GOLD))
    canvas.fitted(20, 84, note, Ink("body", BODY, PAPER), WIDTH - 40, BODY)
    return canvas


def player(canvas: Canvas, rect: Rect, view: KemetView, seat: int, ink: Ink, style: Style) -> None:
    """A player's token and name in a box."""
    named_token(canvas, rect, seat, ink, style, owner_of(view.gods[seat].city))
