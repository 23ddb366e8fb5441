"""The end of a game of Last Call: podium, and coins by kind of guest."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import PAPER
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS
from render.core.ending import Column, Ending, Sign, ending
from taverna_saideira.pictures.parts.drinks import glass
from taverna_saideira.pictures.parts.guests import coin, face_svg
from taverna_saideira.pictures.parts.look import HAND, HEADER
from taverna_saideira.pictures.scenes.board import ground
from taverna_saideira.rules.components.data import KINDS
from taverna_saideira.rules.view import Keeper, SaideiraView

COLUMNS = (*KINDS, "toast", "total")


def end(view: SaideiraView, style: Style) -> Canvas:
    """The podium. Raises `ValueError` before the end."""
    if view.places is None:
        raise ValueError("the game is not over")
    sheets = [coins(keeper) for keeper in view.keepers]
    columns = [
        Column(style.say(f"saideira.sheet.{name}"), sign(name), [found[name] for found in sheets])
        for name in COLUMNS
    ]
    left = [keeper.hand for keeper in view.keepers]
    tie = Column(style.say("saideira.picture.end-drinks"), sign("hand"), left, breaks_ties=True)
    note = style.say("saideira.picture.round", round=view.round, rounds=view.rounds)
    shown = Ending(style.say("saideira.picture.end"), note, view.places, OWNERS, columns, [tie])
    return ending("saideira", shown, style, ground, HEADER)


def coins(keeper: Keeper) -> dict[str, int]:
    """A keeper's coins by kind of guest, for toasts, and all of them."""
    return {**keeper.scores, "total": keeper.total}


def sign(name: str) -> Sign:
    """The sign of a column."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        if name in KINDS:
            canvas.sprite(x, y, face_svg(name), size + 6)
        elif name == "toast":
            glass(canvas, x, y, "wine", size)
        elif name == "total":
            coin(canvas, x, y, size)
        else:
            canvas.icon(x, y, HAND, size - 4, PAPER)

    return draw
