"""The pictures of Bellum Magica."""

from render.bellum import describe
from render.bellum.board import board, stored_ground
from render.bellum.end import end
from render.bellum.hand import hand
from render.bellum.look import RESERVED
from render.bellum.sheet import beside, sheet
from render.bellum.single import single
from render.core.canvas import Canvas
from render.core.pictures import Pictures, Scene
from render.core.style import Style
from rules.bellum.data import DATA, SEATS
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
