"""The pictures of the ferry."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.pictures import Pictures, Scene
from tests.ferry.pictures import describe
from tests.ferry.pictures.parts.look import RESERVED
from tests.ferry.pictures.scenes.board import board
from tests.ferry.pictures.scenes.end import end
from tests.ferry.pictures.scenes.lists import hand, sheet
from tests.ferry.pictures.scenes.single import single
from tests.ferry.rules.components.data import DATA
from tests.ferry.rules.view import FerryView


def draw(view: FerryView, scene: Scene, detail: str, style: Style) -> Canvas:
    """A scene of the view. Raises `ValueError` and `KeyError` as `Pictures` says."""
    if scene == "card":
        return single(detail, style)
    return {"board": board, "hand": hand, "sheet": sheet, "end": end}[scene](view, style)


def warm(style: Style) -> None:
    """Nothing: the water is quickly drawn."""


PICTURES = Pictures(
    key="ferry",
    views=FerryView,
    draw=draw,
    alternative=describe.alternative,
    full=describe.full,
    cards=tuple(f"crate:{name}" for name in DATA.crates),
    reserved=RESERVED,
    warm=warm,
)
