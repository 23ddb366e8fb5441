"""A table beside a board: a ground in the game's style, with a dark band for its head."""

from collections.abc import Callable

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import GOLD, OUTLINE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style

WIDTH = 1600
HEADER = Rect(0, 0, WIDTH, 84)
Plain = Callable[[Style, int, int], Canvas]  # makes an empty picture of a width and a height


def table(game: str, style: Style, high: int, plain: Plain) -> Canvas:
    """A picture that begins with the ground of a table; `plain` is the game's own."""

    def ground() -> Canvas:
        canvas = plain(style, WIDTH, high)
        canvas.box(HEADER, OUTLINE)
        canvas.line(0, HEADER.bottom, WIDTH, 4, GOLD)
        return canvas

    return style.ground(f"{game}-table", WIDTH, high, ground)
