"""A single large card."""

from render.bellum.parts.cards import place_card, rows_card
from render.bellum.parts.look import HEADER, THEMES
from render.core.drawing.canvas import Canvas
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from rules.bellum.components.data import DATA
from rules.bellum.view import BellumView

WIDTH, HEIGHT = 200, 280  # drawn at three times the size
ENLARGED = 3


def single(view: BellumView, style: Style, card: str) -> Canvas:
    """A castle, creature or place by its id (`creature:orc_raider_1`), 600 x 840 units.

    The active row is light. Raises `KeyError` for an unknown card.
    """
    kind, _, name = card.partition(":")
    canvas = style.canvas(WIDTH, HEIGHT, ENLARGED)
    canvas.box(Rect(0, 0, WIDTH, HEIGHT), HEADER if style.theme != "light" else THEMES["light"].ramp[0])
    rect = Rect(6, 6, WIDTH - 12, HEIGHT - 12)
    if kind == "place":
        place_card(canvas, rect, name, style)
    elif kind == "castle" and name in DATA.castles:
        rows_card(canvas, rect, name, style, view.die)
    elif kind == "creature":
        deck = DATA.creatures[name].deck
        rows_card(canvas, rect, name, style, view.die, deck if deck in DATA.costs else None)
    else:
        raise KeyError(card)
    return canvas
