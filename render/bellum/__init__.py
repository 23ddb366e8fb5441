"""The pictures of Bellum Magica."""

from render.bellum import describe
from render.bellum.parts.look import RESERVED
from render.bellum.scenes.board import board, stored_ground
from render.bellum.scenes.end import end
from render.bellum.scenes.hand import hand
from render.bellum.scenes.sheet import beside, sheet
from render.bellum.scenes.single import single
from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.pictures import Pictures, Scene
from rules.bellum.components.data import DATA, SEATS
from rules.bellum.view import BellumView


def draw(view: BellumView, scene: Scene, card: str, style: Style) -> Canvas:
    """A scene of the view. Raises `ValueError` and `KeyError` as `Pictures` says."""
    if scene == "card":
        return single(view, style, card)
    return {"board": board, "hand": hand, "sheet": sheet, "end": end}[scene](view, style)


def warm(style: Style) -> None:
    """Draw the grounds of all boards."""
    for seats in SEATS:
        stored_ground(seats, style)


PICTURES = Pictures(
    key="bellum",
    views=BellumView,
    draw=draw,
    alternative=describe.alternative,
    full=describe.full,
    cards=(
        *(f"castle:{name}" for name in DATA.castles),
        *(f"creature:{name}" for name in DATA.creatures),
        *(f"place:{name}" for name in DATA.places),
    ),
    reserved=RESERVED,
    warm=warm,
    beside=beside,
)
