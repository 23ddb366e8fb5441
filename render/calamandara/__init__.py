"""The pictures of Calamandara."""

from render.calamandara import describe
from render.calamandara.parts.look import RESERVED
from render.calamandara.scenes.board import board, stored_ground
from render.calamandara.scenes.end import end
from render.calamandara.scenes.hand import hand
from render.calamandara.scenes.sheet import beside, sheet
from render.calamandara.scenes.single import single
from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.pictures import Pictures, Scene
from rules.calamandara.components.data import DATA, SEATS
from rules.calamandara.view import CalamandaraView


def draw(view: CalamandaraView, scene: Scene, detail: str, style: Style) -> Canvas:
    """A scene of the view. Raises `ValueError` and `KeyError` as `Pictures` says."""
    if scene == "card":
        return single(view, style, detail)
    return {"board": board, "hand": hand, "sheet": sheet, "end": end}[scene](view, style)


def warm(style: Style) -> None:
    """Draw the grounds with which games begin."""
    for seats in SEATS:
        stored_ground(seats, "calm", style, expansion=True)


PICTURES = Pictures(
    key="calamandara",
    views=CalamandaraView,
    draw=draw,
    alternative=describe.alternative,
    full=describe.full,
    cards=(
        *(f"event:{name}" for name in DATA.events),
        *(f"memory:{name}" for name in DATA.memory),
        *(f"symbol:{name}" for name in DATA.symbols),
        *(f"symbol_card:{name}" for name in DATA.symbol_cards),
    ),
    reserved=RESERVED,
    warm=warm,
    beside=beside,
)
