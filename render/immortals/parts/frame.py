"""What the tables of Immortals have in common: ground, head, and players' names."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, calm, token
from render.immortals.parts.layout import WIDTH
from render.immortals.parts.look import CARDS
from render.immortals.parts.pieces import wealth
from render.immortals.parts.terrain import plain
from rules.immortals.view import PlayerView

HEADER = Rect(0, 0, WIDTH, 84)
OWN_HEADER = Rect(0, 0, WIDTH, 92)


def table_ground(name: str, high: int, style: Style) -> Canvas:
    """The ground of a table with its head."""

    def fresh() -> Canvas:
        canvas = plain(style, WIDTH, high)
        canvas.box(HEADER, OUTLINE)
        canvas.line(0, HEADER.bottom, WIDTH, 4, GOLD)
        return canvas

    key = (f"immortals-{name}", style.theme, f"{style.scale:g}", str(high))
    return Canvas(WIDTH, high, style.scale, style.grounds.get(key, fresh))


def heading(canvas: Canvas, title: str, note: str) -> None:
    """Title and note of a table."""
    canvas.fitted(30, HEADER.cy, title, Ink("title", 36, GOLD), 820, 26)
    canvas.fitted(WIDTH - 26, HEADER.cy, note, Ink("body", 27, PAPER), 700, 20, "right")


def own_heading(canvas: Canvas, player: PlayerView, seat: int, title: str, note: str) -> None:
    """The head of a picture that only its owner sees: title, note, energy, gold, conflict cards."""
    owner = OWNERS[seat]
    canvas.box(OWN_HEADER, OUTLINE)
    canvas.box(OWN_HEADER.top_part(88), calm(owner))
    token(canvas, 56, 45, seat, 62)
    canvas.fitted(104, 31, title, Ink("title", 35, owner.figure), 1010, 26)
    canvas.fitted(104, 67, note, Ink("body", 25, owner.figure), 1010, 20)
    for number, kind in enumerate(("energy", "gold", "cards")):
        pill = Rect(1150 + 148 * number, 13, 136, 62)
        canvas.box(pill, OUTLINE, 31)
        if kind == "cards":
            canvas.icon(pill.x + 40, pill.cy, CARDS, 38, "#D9CCFF")
            value = player.cards + player.draft_cards
        else:
            wealth(canvas, pill.x + 40, pill.cy, kind, 42)
            value = player.energy if kind == "energy" else player.gold
        canvas.text(pill.x + 68, pill.cy + 1, str(value), Ink("figure", 44, WHITE))


def player_line(canvas: Canvas, rect: Rect, seat: int, ink: Ink, style: Style) -> None:
    """A player's token and name in a box."""
    size = min(62.0, rect.h * 0.8)
    token(canvas, rect.x + size * 0.7, rect.cy, seat, size)
    canvas.fitted(rect.x + size * 1.35, rect.cy, style.name(seat), ink, rect.w - size * 1.4, 24)
