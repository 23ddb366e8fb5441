"""The end of a game of Bellum Magica: podium, and gold by kind of chest."""

from render.bellum.parts.look import CHESTS, HEADER
from render.bellum.parts.pieces import chest, coin_svg
from render.bellum.scenes.board import ground
from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import PAPER
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS
from render.core.ending import Column, Ending, Sign, ending
from rules.bellum.view import BellumView, LordView

COLUMNS = (*reversed(tuple(CHESTS)), "total")


def end(view: BellumView, style: Style) -> Canvas:
    """Podium and score table. Raises `ValueError` before the end of the game."""
    if view.places_won is None or view.scores is None:
        raise ValueError("the game is not over")
    sheets = [gold(lord) for lord in view.lords]
    columns = [
        Column(style.say(f"bellum.sheet.{name}"), sign(name), [found[name] for found in sheets])
        for name in COLUMNS
    ]
    chests = [found["chests"] for found in sheets]
    tie = Column(style.say("bellum.sheet.chests"), sign("chests"), chests, breaks_ties=True)
    title = style.say("bellum.picture.end.title")
    note = style.say("bellum.picture.end.day", day=view.day)
    shown = Ending(title, note, view.places_won, OWNERS, columns, [tie])
    return ending("bellum", shown, style, ground, HEADER, "display")


def sign(name: str) -> Sign:
    """The sign of a column."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        if name in CHESTS:
            chest(canvas, x, y, name, size + 2)
        elif name == "total":
            canvas.sprite(x, y, coin_svg(), size)
        else:
            canvas.icon(x, y, "md:treasure-chest", size - 4, PAPER)

    return draw


def gold(lord: LordView) -> dict[str, int]:
    """A player's gold by kind of chest, the number of chests, and all gold."""
    values = lord.values or ()
    found = {kind: sum(one.value for one in values if one.kind == kind) for kind in CHESTS}
    return {**found, "chests": len(values), "total": sum(found.values())}
