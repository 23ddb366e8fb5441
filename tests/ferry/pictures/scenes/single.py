"""One crate alone, large."""

from render.core.card import LargeCard
from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from tests.ferry.pictures.parts.look import CRATE, THEMES, WOOD, crate
from tests.ferry.rules.components.data import DATA
from tests.ferry.rules.view import FerryView


def single(view: FerryView, style: Style, card: str) -> Canvas:
    """A crate by its id, 600 x 840 units. Raises `KeyError` for an unknown one."""
    kind, _, name = card.partition(":")
    if kind != "crate" or name not in DATA.crates:
        raise KeyError(card)
    surfaces = THEMES[style.theme]
    drawn = LargeCard(style, surfaces.water, surfaces.panel, WOOD, head=104, sky=560)
    drawn.name(style.words.name(card))
    crate(drawn.canvas, drawn.sky.cx - CRATE / 2, drawn.sky.cy - CRATE / 2, name)
    return drawn.canvas
