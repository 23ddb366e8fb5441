"""The pictures of Immortals."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, draw_ahead
from render.core.pictures import Pictures, Scene
from render.immortals import describe
from render.immortals.parts.look import RESERVED
from render.immortals.parts.plan import filled
from render.immortals.scenes.board import board
from render.immortals.scenes.end import end
from render.immortals.scenes.hand import hand
from render.immortals.scenes.sheet import beside, sheet
from render.immortals.scenes.single import single
from rules.immortals.components.data import CARDS, DATA, PIECES, SEATS
from rules.immortals.view import ImmortalsView

SIZES = (33, 44, 52, 54)  # of tokens on a board


def draw(view: ImmortalsView, scene: Scene, detail: str, style: Style) -> Canvas:
    """A scene of the view. Raises `ValueError` and `KeyError` as `Pictures` says."""
    if scene == "card":
        return single(style, detail)
    if scene == "hand":
        return hand(filled(view, detail), style)
    return {"board": board, "sheet": sheet, "end": end}[scene](view, style)


def warm(style: Style) -> None:
    """Draw the tokens of all boards.

    The realms take some seconds and are the same for all tables: they are drawn for the first one and kept.
    """
    draw_ahead(style, OWNERS[: SEATS[-1]], SIZES)


PICTURES = Pictures(
    key="immortals",
    views=ImmortalsView,
    draw=draw,
    alternative=describe.alternative,
    full=describe.full,
    cards=(
        *CARDS,
        *(f"tribe:{name}" for name in DATA.tribes),
        *(f"action:{name}" for name in DATA.actions),
        *(f"piece:{name}" for name in PIECES),
    ),
    reserved=RESERVED,
    warm=warm,
    beside=beside,
)
