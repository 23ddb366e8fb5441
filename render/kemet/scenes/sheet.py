"""The table beside the board of Kemet that helps to decide: the market, a battle, or the night."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.pictures import Scene
from render.kemet.scenes.battle import battle
from render.kemet.scenes.market import market
from render.kemet.scenes.night import night
from rules.kemet.view import NIGHT, KemetView


def beside(view: KemetView) -> Scene | None:
    """The sheet while a battle is fought, a tile bought, or the Night goes on."""
    return "sheet" if view.battle or view.buying or view.phase in (*NIGHT, "destiny") else None


def sheet(view: KemetView, style: Style) -> Canvas:
    """In a battle both forces, at night what it brings, else the power tiles; nothing on it is private."""
    if view.battle:
        return battle(view, view.battle, style)
    return market(view, style) if shows_market(view) else night(view, style)


def shows_market(view: KemetView) -> bool:
    """True if the sheet shows the power tiles: no battle is fought, and it is day."""
    return not view.battle and view.phase not in (*NIGHT, "destiny")
