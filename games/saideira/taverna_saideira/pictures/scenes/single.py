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
    """A card by its id (`drink:rum_9`, `guest:bard`), 600 x 840 units. Raises `KeyError` for an unknown one."""
    kind, _, name = card.partition(":")
    known = {"drink": (DATA.drinks, cards.drink), "guest": (DATA.guests, cards.guest)}
    if kind not in known or name not in known[kind][0]:
        raise KeyError(card)
    canvas = style.canvas(WIDTH, HEIGHT, ENLARGED)
    canvas.box(Rect(0, 0, WIDTH, HEIGHT), HEADER if style.theme != "light" else THEMES["light"].ramp[0])
    known[kind][1](canvas, Rect(6, 6, WIDTH - 12, HEIGHT - 12), name, style, printed(card, style))
    return canvas
