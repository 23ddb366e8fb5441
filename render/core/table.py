"""A table beside a board: a ground in the game's style, with a dark band for its head."""

from collections.abc import Callable

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import GOLD, OUTLINE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style

WIDTH = 1600
HEADER = Rect(0, 0, WIDTH, 84)
Plain = Callable[[Style, int, int], Canvas]  # makes an empty picture of a width and a height


def table(game: str, style: Style, high: int, plain: Plain, head: Rect = HEADER) -> Canvas:
    """Return a picture that begins with a table's ground, as wide as its head; `plain` is the game's own."""
    wide = round(head.w)

    def ground() -> Canvas:
        canvas = plain(style, wide, high)
        canvas.box(head, OUTLINE)
        canvas.line(0, head.bottom, wide, 4, GOLD)
        return canvas

    return style.ground(f"{game}-table", wide, high, ground)
