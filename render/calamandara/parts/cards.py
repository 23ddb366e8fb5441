"""The cards of Calamandara as they lie on the table, and their backs."""

from render.calamandara.parts import look
from render.calamandara.parts.layout import BODY, FIGURE
from render.calamandara.parts.pieces import LEADING, filled, symbol
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, WHITE, darker, lighter, mix
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import wrap
from rules.calamandara.components.data import DATA
from rules.calamandara.view import BACK as EVENT_BACK


def deck(canvas: Canvas, rect: Rect, top: str, count: int) -> None:
    """A Symbol deck with its top card and how many cards there are; `top` as in `TravellerView`."""
    if not top:
        canvas.ring(rect, PAPER, 10, 3)
    elif top == EVENT_BACK:
        event_back(canvas, rect)
    else:
        symbol_card(canvas, rect, top)
    tag(canvas, rect.cx, rect.bottom, str(count))


def tag(canvas: Canvas, x: float, y: float, text: str, size: float = FIGURE) -> None:
    """A count on the edge of a card."""
    wide = size * (0.95 + 0.48 * len(text))
    canvas.box(Rect(x - wide / 2, y - size * 0.62, wide, size * 1.24), OUTLINE, size * 0.62)
    canvas.text(x, y, text, Ink("figure", size, PAPER), "middle")


def symbol_card(canvas: Canvas, rect: Rect, card: str) -> None:
    """A Symbol Card with its two symbols, for a box higher than wide."""
    canvas.framed(rect, look.PAGE, rect.w * 0.12, 3)
    size = min(rect.w * 0.58, rect.h * 0.36)
    for kind, share in zip(DATA.symbol_cards[card].shows, (0.25, 0.63), strict=True):
        symbol(canvas, rect.cx, rect.y + rect.h * share, kind, size)


def event_back(canvas: Canvas, rect: Rect) -> None:
    """The back of an Event card, the same for Hope and Fear."""
    back(canvas, rect, look.BACK, look.BACK_EDGE, look.CENTRE_SIGN)


def memory_back(canvas: Canvas, rect: Rect) -> None:
    """The back of a Memory Card."""
    back(canvas, rect, look.MEMORY, look.MEMORY_EDGE, look.DIARY_SIGN)


def back(canvas: Canvas, rect: Rect, colour: str, edge: str, icon: str) -> None:
    """A back in one colour with one emblem."""
    canvas.framed(rect, colour, rect.w * 0.12, 3)
    canvas.ring(rect.inset(rect.w * 0.1), edge, rect.w * 0.08, 2.5)
    canvas.icon(rect.cx, rect.y + rect.h * 0.44, icon, rect.w * 0.62, look.SAND)


def event_picture(canvas: Canvas, rect: Rect, event: str) -> None:
    """The picture of an Event card without its words: the sign of Hope or Fear."""
    icon, light, deep = look.TYPES[DATA.events[event].type]
    canvas.framed(rect, deep, 12, 4)
    bands = rect.inset(4).rows(5)
    for number, band in enumerate(bands[1:-1]):
        canvas.box(band, mix(deep, light, (0.12, 0.24, 0.36)[number]))
    size = min(rect.w * 0.66, rect.h * 0.8)
    canvas.icon(rect.cx + 2, rect.cy + 3, icon, size, OUTLINE, 0.45)
    canvas.icon(rect.cx, rect.cy, icon, size, WHITE)


def memory_text(rect: Rect) -> Rect:
    """The box of the effect on a Memory Card."""
    return Rect(rect.x + 96, rect.y + 56, rect.w - 108, rect.h - 62)


def memory_high(wide: float, text: str) -> float:
    """The height of a Memory Card of this width, so that its whole effect can be read."""
    lines = wrap(text, "caption", BODY, memory_text(Rect(0, 0, wide, 0)).w, len(text))
    return 68 + max(2, len(lines)) * BODY * LEADING


def memory_card(canvas: Canvas, rect: Rect, card: str, text: str, style: Style) -> None:
    """A Memory Card with its name and what it does, wider than high."""
    canvas.framed(rect, look.PANEL, 16, 4)
    head = rect.inset(4).top_part(48)
    canvas.tab(head, look.MEMORY, 12)
    canvas.text(memory_text(rect).x, head.cy, style.words.name(f"memory:{card}"), Ink("name", BODY, WHITE))
    y = (head.bottom + rect.bottom) / 2
    canvas.disc(rect.x + 50, y, 35, darker(look.MEMORY, 0.1))
    canvas.icon(rect.x + 50, y, look.MEMORIES[card], 45, lighter(look.MEMORY_EDGE, 0.6))
    filled(canvas, memory_text(rect), text, Ink("caption", BODY, look.INK), BODY)
