"""The table beside the board of Dwar7s Fall that helps to decide: the turns of a card, or what all have."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.pictures import Scene
from render.dwar7s.scenes.clans import clans
from render.dwar7s.scenes.turns import turns
from rules.dwar7s.view import Dwar7sView


def beside(view: Dwar7sView) -> Scene | None:
    """The sheet while a card is being turned, or a stack chosen to dig in."""
    return "sheet" if view.plan and (view.plan.turns or view.plan.step == "dig") else None


def sheet(view: Dwar7sView, style: Style) -> Canvas:
    """While a card is being turned, how it would lie; else players and stacks. Nothing on it is private."""
    if view.plan and view.plan.turns:
        return turns(view, view.plan, style)
    return clans(view, style)
