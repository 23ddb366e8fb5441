"""The table beside the board of Immortals: the battle just fought, else the points so far."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.pictures import Scene
from render.immortals.scenes.battle import battle
from render.immortals.scenes.scoring import scoring
from rules.immortals.view import ImmortalsView


def beside(view: ImmortalsView) -> Scene | None:
    """The sheet after an attack, and after a scoring."""
    fought = view.battle is not None and view.phase == "actions"
    return "sheet" if fought or (view.scored and view.phase == "draw") else None


def sheet(view: ImmortalsView, style: Style) -> Canvas:
    """After an attack its fall through the tower, else the points by kind; nothing on it is private."""
    if view.battle and view.phase == "actions":
        return battle(view.battle, style)
    return scoring(view, style)
