"""A single large card, also for print."""

from render.core.drawing.canvas import Canvas
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from taverna_saideira.pictures.parts import cards
from taverna_saideira.pictures.parts.look import HEADER, THEMES
from taverna_saideira.pictures.parts.words import printed
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.view import SaideiraView

WIDTH, HEIGHT = 200, 280  # drawn at three times the size
ENLARGED = 3


def single(view: SaideiraView, style: Style, card: str) -> Canvas:
    """A card by its id (`drink:rum_9`), 600 x 840 units. Raises `KeyError` for an unknown one."""
    kind, _, name = card.partition(":")
    if (kind == "drink" and name in DATA.drinks) or (kind == "guest" and name in DATA.guests):
        canvas = style.canvas(WIDTH, HEIGHT, ENLARGED)
        ground = HEADER if style.theme != "light" else THEMES["light"].ramp[0]
        canvas.box(Rect(0, 0, WIDTH, HEIGHT), ground)
        draw = cards.drink if kind == "drink" else cards.guest
        draw(canvas, Rect(6, 6, WIDTH - 12, HEIGHT - 12), name, style, printed(card, style))
        return canvas
    raise KeyError(card)
