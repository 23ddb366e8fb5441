"""Common parts of the tables of Immortals: ground, and heads."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.tokens import OWNERS, own_head
from render.core.table import HEADER, WIDTH
from render.immortals.parts.layout import NARROW, TITLE
from render.immortals.parts.look import CARDS
from render.immortals.parts.pieces import wealth
from rules.immortals.view import PlayerView

OWN_HEADER = Rect(0, 0, NARROW, 104)


def heading(canvas: Canvas, title: str, note: str) -> None:
    """Title and note of a table."""
    canvas.fitted(30, HEADER.cy, title, Ink("title", 36, GOLD), 820, 26)
    canvas.fitted(WIDTH - 26, HEADER.cy, note, Ink("body", 27, PAPER), 700, 20, "right")


def own_heading(canvas: Canvas, player: PlayerView, seat: int, title: str, note: str) -> None:
    """The head of a picture that only its owner sees: title, note, energy, gold, conflict cards."""
    owner = OWNERS[seat]
    own_head(canvas, OWN_HEADER, (52, 50), seat, 68)
    ink = Ink("title", TITLE, owner.figure, aside="everybody knows their own hand")
    canvas.fitted(100, 34, title, ink, 480, 22)
    aside = "it says the round, the tribes that stand below, and that nobody else sees the picture"
    canvas.fitted(100, 74, note, Ink("body", 26, owner.figure, aside=aside), 480, 18)
    for number, kind in enumerate(("energy", "gold", "cards")):
        pill = Rect(594 + 134 * number, 20, 126, 62)
        canvas.box(pill, OUTLINE, 31)
        if kind == "cards":
            canvas.icon(pill.x + 38, pill.cy, CARDS, 38, "#D9CCFF")
            value = player.cards + player.draft_cards
        else:
            wealth(canvas, pill.x + 38, pill.cy, kind, 42)
            value = player.energy if kind == "energy" else player.gold
        canvas.text(pill.x + 64, pill.cy + 1, str(value), Ink("figure", 42, WHITE))
