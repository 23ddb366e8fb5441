"""The pictures of Dwar7s Fall."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.pictures import Pictures, Scene
from render.dwar7s import describe
from render.dwar7s.parts.look import RESERVED
from render.dwar7s.scenes.board import board, lowest_ground
from render.dwar7s.scenes.end import end
from render.dwar7s.scenes.hand import hand
from render.dwar7s.scenes.sheet import beside, sheet
from render.dwar7s.scenes.single import single
from rules.dwar7s.components.data import DATA, SEATS
from rules.dwar7s.view import Dwar7sView


def draw(view: Dwar7sView, scene: Scene, detail: str, style: Style) -> Canvas:
    """A scene of the view. Raises `ValueError` and `KeyError` as `Pictures` says."""
    if scene == "card":
        return single(view, style, detail)
    return {"board": board, "hand": hand, "sheet": sheet, "end": end}[scene](view, style)


def warm(style: Style) -> None:
    """Draw the grounds with which games begin."""
    for seats in SEATS:
        lowest_ground(seats, style)


PICTURES = Pictures(
    key="dwar7s",
    views=Dwar7sView,
    draw=draw,
    alternative=describe.alternative,
    full=describe.full,
    cards=(
        *(f"kingdom:{name}" for name in DATA.kingdoms),
        *(f"gem:{name}" for name in DATA.gems),
        *(f"trade:{name}" for name in DATA.trades),
        *(f"secret:{name}" for name in DATA.secrets),
        *(f"ogre:{name}" for name in DATA.ogres),
    ),
    reserved=RESERVED,
    warm=warm,
    beside=beside,
)
