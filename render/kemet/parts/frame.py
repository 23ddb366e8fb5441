"""What the tables of Kemet have in common: ground, head, and players' names."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.texture import texture
from render.core.drawing.tokens import token
from render.kemet.parts.layout import WIDTH
from render.kemet.parts.look import THEMES, owner_of
from rules.kemet.view import KemetView

HEADER = Rect(0, 0, WIDTH, 84)


def plain(style: Style, wide: int, high: int) -> Canvas:
    """An empty picture with the texture of the theme."""
    surfaces = THEMES[style.theme]
    canvas = Canvas(wide, high, style.scale)
    canvas.box(Rect(0, 0, wide, high), surfaces.ramp[0])
    if surfaces.textured:
        canvas.image = texture(canvas.image.width, canvas.image.height, surfaces.ramp, seed=9, steps=7)
    return canvas


def table_ground(name: str, high: int, style: Style) -> Canvas:
    """The ground of a table with its head."""

    def fresh() -> Canvas:
        canvas = plain(style, WIDTH, high)
        canvas.box(HEADER, OUTLINE)
        canvas.line(0, HEADER.bottom, WIDTH, 4, GOLD)
        return canvas

    key = (f"kemet-{name}", style.theme, f"{style.scale:g}", str(high))
    return Canvas(WIDTH, high, style.scale, style.grounds.get(key, fresh))


def heading(canvas: Canvas, title: str, note: str) -> None:
    """Title and note of a table."""
    canvas.fitted(30, HEADER.cy, title, Ink("title", 36, GOLD), 900, 26)
    canvas.fitted(WIDTH - 26, HEADER.cy, note, Ink("body", 26, PAPER), 640, 20, "right")


def player(canvas: Canvas, rect: Rect, view: KemetView, seat: int, ink: Ink, style: Style) -> None:
    """A player's token and name in a box."""
    owner = owner_of(view.gods[seat].city)
    size = min(62.0, rect.h * 0.8)
    token(canvas, rect.x + size * 0.7, rect.cy, seat, size, None, owner)
    canvas.fitted(rect.x + size * 1.35, rect.cy, style.name(seat), ink, rect.w - size * 1.4, 24)
