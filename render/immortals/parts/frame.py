"""Common parts of the tables of Immortals: ground, and heads."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.tokens import OWNERS, own_head
from render.immortals.parts.layout import NARROW, TITLE
from render.immortals.parts.look import CARDS, INK, PANEL, QUIET
from render.immortals.parts.pieces import wealth
from rules.immortals.view import PlayerView

SHEET = Rect(0, 0, 1120, 124)  # the head of a table
SHEET_BODY, SHEET_FIGURE = 40.6, 37.8  # the sizes of what must be read there
LABEL, LABEL_LEFT = 416, 92  # the width of a row's sign and label, and where the label begins
OWN_HEADER = Rect(0, 0, NARROW, 104)


def heading(canvas: Canvas, title: str, note: str) -> None:
    """Title of a table, and below it a note."""
    canvas.fitted(SHEET.cx, 40, title, Ink("title", 42, GOLD), SHEET.w - 40, SHEET_BODY, "middle")
    canvas.fitted(SHEET.cx, 90, note, Ink("body", SHEET_BODY, PAPER), SHEET.w - 40, SHEET_BODY, "middle")


def table_row(canvas: Canvas, row: Rect, number: int, label: str, columns: int) -> list[Rect]:
    """Every other row of a table darker, with its label at the left. Returns the rooms for its figures."""
    canvas.box(row.inset(0, 1), PANEL if number % 2 else QUIET)
    canvas.paragraph(row.x + LABEL_LEFT, row.cy, label, Ink("body", SHEET_BODY, INK), LABEL - LABEL_LEFT)
    return rooms(row, columns)


def rooms(row: Rect, columns: int) -> list[Rect]:
    """The rooms for figures behind the label of a row."""
    return row.right_part(row.w - LABEL - 12).columns(columns)


def own_heading(canvas: Canvas, player: PlayerView, seat: int, title: str, note: str) -> None:
    """The head of a picture that only its owner sees: title, note, energy, gold, conflict cards."""
    owner = OWNERS[seat]
    own_head(canvas, OWN_HEADER, (52, 50), seat, 68)
    ink = Ink("title", TITLE, owner.figure, aside="everybody knows their own hand")
    canvas.fitted(100, 34, title, ink, 480, 22)
    aside = "it says the round, and that nobody else sees the picture"
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
