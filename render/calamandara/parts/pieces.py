"""The small things of Calamandara, drawn as vectors: symbols, shields, marks, and texts that fill a box."""

from functools import lru_cache

from render.calamandara.parts.layout import FIGURE
from render.calamandara.parts.look import SYMBOLS
from render.core.drawing.canvas import TIGHT, Canvas, Ink, Side
from render.core.drawing.colour import OUTLINE, PAPER, lighter
from render.core.drawing.fonts import Face
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD
from render.core.drawing.text import ELLIPSIS, wrap

MINUS = "\u2212"
SHAPES = {
    "circle": '<circle cx="50" cy="50" r="45"/>',
    "triangle": '<path d="M50 4 98 92H2Z" stroke-linejoin="round"/>',
    "diamond": '<path d="M50 1 99 50 50 99 1 50Z" stroke-linejoin="round"/>',
    "square": '<rect x="6" y="6" width="88" height="88" rx="13"/>',
    "hexagon": '<path d="M50 2 93 26V74L50 98 7 74V26Z" stroke-linejoin="round"/>',
}
SLOPES = (  # of a mountain: the dark side, snow, and its shade
    '<path d="M50 8 92 89H60L52 64 60 46Z" fill="#6B5C57"/>'
    '<path d="M50 8 69 44 61 40 55 50 49 41 41 50 32 42Z" fill="#FFF"/>'
    '<path d="M50 8 69 44 61 40 55 50Z" fill="#CFD6DE"/>'
)
LEADING = 1.06


@lru_cache
def symbol_svg(kind: str) -> str:
    """A symbol without its icon; each kind has an outline of its own."""
    _, colour, _, outline = SYMBOLS[kind]
    shape = SHAPES[outline]
    lit = lighter(colour, 0.28)
    inside = SLOPES if kind == "mountain" else ""
    rim = f'<g transform="translate(5 5) scale(.9)" fill="none" stroke="{PAPER}" stroke-width="4">{shape}</g>'
    tones = f'<stop stop-color="{lit}"/><stop offset=".6" stop-color="{colour}"/>'
    return (
        f'{HEAD} viewBox="-9 -8 118 118">'
        f'<defs><linearGradient id="c" x2="0" y2="1">{tones}</linearGradient></defs>'
        f'<g transform="translate(2 6)" opacity=".4">{shape}</g>'
        f'<g fill="url(#c)" stroke="{OUTLINE}" stroke-width="8">{shape}</g>{inside or rim}</svg>'
    )


def symbol(canvas: Canvas, x: float, y: float, kind: str, size: float) -> None:
    """A symbol with its middle at `x`, `y`."""
    icon, _, ink, outline = SYMBOLS[kind]
    canvas.sprite(x, y, symbol_svg(kind), size * 1.1)
    if icon:
        canvas.icon(x, y, icon, size * (0.5 if outline == "diamond" else 0.56), ink)


def counted(canvas: Canvas, x: float, y: float, kind: str, count: int, size: float, ink: str) -> None:
    """A symbol and its count; for 0, only the outline."""
    if count:
        symbol(canvas, x, y, kind, size)
    else:
        canvas.sprite(x, y, hollow_svg(kind, ink), size * 1.1)
    canvas.text(x + size * 0.58, y + 1, str(count), Ink("figure", max(size * 0.82, FIGURE), ink))


@lru_cache
def hollow_svg(kind: str, colour: str) -> str:
    """The outline of a missing symbol."""
    shape = f'<g fill="none" stroke="{colour}" stroke-width="5">{SHAPES[SYMBOLS[kind][3]]}</g>'
    return f'{HEAD} viewBox="-9 -8 118 118">{shape}</svg>'


def edged(canvas: Canvas, rect: Rect, colour: str, radius: float = 9, width: float = 6) -> None:
    """A coloured edge around a box, on a dark one."""
    canvas.ring(rect.inset(-width - 1), OUTLINE, radius + width + 1, width + 3)
    canvas.ring(rect.inset(-width + 1), colour, radius + width - 1, width - 1)


def filled(canvas: Canvas, rect: Rect, text: str, ink: Ink, least: float = 20, side: Side = "left") -> None:
    """A text as large as its box allows, down to `least`, at need a little smaller, then with an ellipsis.

    It begins at the top of the box, or lies in its middle if it is centred.
    """
    size, lines = fitting(text, ink.face, ink.size, rect, least * TIGHT)
    step = size * LEADING
    x = {"left": rect.x, "middle": rect.cx, "right": rect.right}[side]
    top = rect.cy - (len(lines) - 1) * step / 2 if side == "middle" else rect.y + step / 2
    for number, line in enumerate(lines):
        canvas.text(x, top + number * step, line, ink.at(size), side)


def fitting(text: str, face: Face, largest: float, rect: Rect, least: float) -> tuple[float, list[str]]:
    """The largest size at which a text fits a box, and its lines."""
    size = largest
    while True:
        lines = wrap(text, face, size, rect.w, max(1, int(rect.h / (size * LEADING))))
        if not lines or not lines[-1].endswith(ELLIPSIS) or size - 1 < least:
            return size, lines
        size -= 1


def signed(points: int) -> str:
    """A change with its sign."""
    return f"{MINUS}{-points}" if points < 0 else f"+{points}"
