"""The end of a game of Kemet: podium, and fame by kind."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import OUTLINE
from render.core.drawing.style import Style
from render.core.ending import Column, Ending, Sign, ending
from render.kemet.parts.frame import plain
from render.kemet.parts.look import PRAYER_LIGHT, owner_of
from render.kemet.parts.pieces import ankh, fame, star_svg
from rules.kemet.view import KemetView

KINDS = ("temple", "battle", "divine", "pyramid")


def end(view: KemetView, style: Style) -> Canvas:
    """Podium and score table. Raises `ValueError` before the end of the game."""
    if view.places_won is None:
        raise ValueError("the game is not over")
    columns = [
        Column(style.say(f"kemet.picture.end.{kind}"), sign(kind), [god.fame[kind] for god in view.gods])
        for kind in KINDS
    ]
    prayers = [god.prayers for god in view.gods]
    left = Column(style.say("kemet.picture.end.prayers"), sign("prayers"), prayers)
    totals = [god.total for god in view.gods]
    columns.append(Column(style.say("kemet.sheet.total"), sign("total"), totals))
    owners = [owner_of(god.city) for god in view.gods]
    title = style.say("kemet.picture.end.title")
    note = style.say("kemet.picture.end.day", day=view.day)
    shown = Ending(title, note, view.places_won, owners, columns, [left])
    return ending("kemet", shown, style, plain, OUTLINE)


def sign(kind: str) -> Sign:
    """The sign of a column."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        if kind == "prayers":
            ankh(canvas, x, y, size, PRAYER_LIGHT)
        elif kind == "total":
            canvas.sprite(x, y, star_svg(), size)
        else:
            fame(canvas, x, y, kind, size - 4)

    return draw
