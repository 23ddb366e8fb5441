"""The end of a game of the ferry."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import OUTLINE, PAPER
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS
from render.core.ending import Column, Ending, Sign, ending
from tests.ferry.pictures.parts.look import empty
from tests.ferry.rules.view import FerryView

SIGNS = {"kept": "md:package-variant", "total": "md:star"}


def end(view: FerryView, style: Style) -> Canvas:
    """The podium, and the score by kind. Raises `ValueError` before the end."""
    if view.places is None:
        raise ValueError("the game is not over")
    values = {"kept": view.hands, "total": view.points}
    columns = [Column(style.say(f"ferry.sheet.{name}"), sign(name), values[name]) for name in SIGNS]
    note = style.say("ferry.picture.round", round=view.round, rounds=view.rounds)
    shown = Ending(style.say("ferry.picture.end"), note, view.places, OWNERS, columns)
    return ending("ferry", shown, style, empty, OUTLINE)


def sign(name: str) -> Sign:
    """The sign of a column."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        canvas.icon(x, y, SIGNS[name], size, PAPER)

    return draw
