"""The small things of Kemet, drawn as vectors: pyramids, temples, ports, fame, prayer, figures of cards."""

import math
from functools import lru_cache

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, WHITE, darker, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, view_box
from render.core.drawing.style import Style
from render.kemet.parts import look
from render.kemet.parts.layout import FIGURE
from rules.kemet.components.map import CHART


@lru_cache
def pyramid_svg(colour: str, level: int) -> str:
    """A pyramid: two lit faces, a terrace for each level, a gold cap on the highest."""
    base = look.PYRAMIDS[colour]
    left, right = (WHITE, "#A9C3D0") if colour == "diamond" else (lighter(base, 0.32), darker(base, 0.38))
    terraces = ""
    for step in range(1, level):
        y = 94 - 79 * step / level
        reach = (y - 8) / 86 * 46
        terraces += f'<path d="M{50 - reach:.1f} {y:.1f} 58 {y + 3:.1f} {50 + reach:.1f} {y:.1f}"/>'
    cap = f'<path d="M50 6 38.5 27 54.5 30 61.5 27Z" fill="{GOLD}" stroke-width="2.5"/>' if level == 4 else ""
    lights = "".join(
        f'<linearGradient id="{side}" x2="{x}" y2="1"><stop stop-color="{one}"/>'
        f'<stop offset="1" stop-color="{two}"/></linearGradient>'
        for side, x, one, two in (("l", 1, left, base), ("r", 0, right, darker(right, 0.3)))
    )
    return (
        f'{HEAD} {view_box(104, 104)}><defs>{lights}</defs><ellipse cx="56" cy="94" rx="48" ry="9"'
        ' opacity=".33"/><path d="M50 6 4 92 58 97Z" fill="url(#l)"/><path d="M50 6 58 97 97 90Z"'
        f' fill="url(#r)"/><g stroke="{OUTLINE}" stroke-linejoin="round"><g fill="none" stroke-width="2.6"'
        f' opacity=".75">{terraces}</g>{cap}<path d="M50 6 4 92 58 97 97 90Z" fill="none"'
        ' stroke-width="4"/></g></svg>'
    )


def letter(colour: str, style: Style) -> str:
    """The letter that stands for a colour, so that it is not told by colour alone."""
    return style.say(f"kemet.picture.letter.{colour}")


def pyramid(canvas: Canvas, x: float, y: float, colour: str, level: int, style: Style) -> None:
    """A pyramid on the map with its pill, such as `R3`; higher ones are larger."""
    size = 54 + 7 * level
    canvas.sprite(x, y - 2, pyramid_svg(colour, level), size)
    pill(canvas, x, y + size * 0.22, f"{letter(colour, style)}{level}")


def pill(canvas: Canvas, x: float, y: float, text: str) -> None:
    """Dark figures in a paper pill."""
    rect = Rect(x - 29, y - 17, 58, 35)
    canvas.framed(rect, PAPER, 15, 2)
    canvas.text(x, y + 0.5, text, Ink("figure", FIGURE, OUTLINE), "middle")


@lru_cache
def ankh_svg(colour: str = look.PRAYER) -> str:
    """The sign of prayer points."""
    lines = '<path d="M30 42C12 26 15 8 30 8S48 26 30 42ZM30 42V72M10 45H50"/>'
    return (
        f'{HEAD} {view_box(60, 80)}><g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<g stroke="{look.PRAYER_EDGE}" stroke-width="15">{lines}</g>'
        f'<g stroke="{colour}" stroke-width="9">{lines}</g></g></svg>'
    )


def ankh(canvas: Canvas, x: float, y: float, high: float, colour: str = look.PRAYER) -> None:
    """The sign of prayer points, `high` units high."""
    canvas.sprite(x, y, ankh_svg(colour), high * 0.75, high)


def star(reach: float, fill: str, edge: str) -> str:
    """A star around 50, 51."""
    ends = []
    for i in range(10):
        long, turn = (reach if i % 2 == 0 else reach * 0.43), i * math.pi / 5
        ends.append(f"{50 + long * math.sin(turn):.1f},{51 - long * math.cos(turn):.1f}")
    return (
        f'<polygon points="{" ".join(ends)}" fill="{fill}" stroke="{edge}" stroke-width="5"'
        ' stroke-linejoin="round"/>'
    )


@lru_cache
def star_svg() -> str:
    """Fame of all kinds."""
    return f"{HEAD} {view_box(100, 100)}>{star(46, GOLD, OUTLINE)}</svg>"


@lru_cache
def fame_svg(kind: str) -> str:
    """A fame point: a star on a disc, of Divine ones on a square."""
    radius = 14 if kind == "divine" else 46
    fill = "#F0B429" if kind == "temple" else WHITE
    edge = "#5A1008" if kind == "battle" else "#5A3210"
    return (
        f'{HEAD} {view_box(100, 100)}><rect x="4" y="4" width="92" height="92" rx="{radius}"'
        f' fill="{look.FAME[kind]}" stroke="{OUTLINE}" stroke-width="7"/>{star(36, fill, edge)}</svg>'
    )


def fame(canvas: Canvas, x: float, y: float, kind: str, size: float) -> None:
    """The sign of a kind of fame: battle, divine, temple, pyramid."""
    if kind == "pyramid":
        canvas.sprite(x, y, pyramid_svg("ruby", 4), size * 1.1)
    else:
        canvas.sprite(x, y, fame_svg(kind), size)


@lru_cache
def temple_svg(*, sanctuary: bool) -> str:
    """A temple's pylon; the Sanctuary's cornice is violet and its sun larger."""
    trim, sun = ("#8E3FB0", 13) if sanctuary else ("#1F7A8C", 8)
    bricks = "".join(f"M{20 - k} {34 + 12 * k}H{43 + k}M{77 - k} {34 + 12 * k}H{100 + k}" for k in range(4))
    return (
        f'{HEAD} {view_box(120, 104)}><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#FFF3CF"/>'
        '<stop offset="1" stop-color="#DDB979"/></linearGradient></defs>'
        '<ellipse cx="62" cy="94" rx="58" ry="9" opacity=".35"/>'
        f'<g stroke="{look.WALL_EDGE}" stroke-width="3" stroke-linejoin="round">'
        '<path d="M6 92 13 22H49L54 92ZM66 92 71 22H107L114 92Z" fill="url(#a)"/>'
        f'<path d="M10 22q20-9 42 0v-7q-21-8-42 0ZM68 22q20-9 42 0v-7q-21-8-42 0Z" fill="{trim}"/>'
        '<path d="M44 92 46 44H74L76 92Z" fill="#E9CB8E"/><path d="M52 92V58H68V92Z" fill="#2B1A08"/>'
        f'<rect x="42" y="36" width="36" height="10" fill="{trim}"/></g>'
        f'<path d="{bricks}" fill="none" stroke="#8A6430" stroke-width="2.4"/>'
        f'<circle cx="60" cy="20" r="{sun}" fill="{GOLD}" stroke="{look.WALL_EDGE}" stroke-width="3"/></svg>'
    )


OBELISK = (
    f'{HEAD} {view_box(50, 100)}><path d="M27 92 47 84 30 78Z" opacity=".3"/>'
    '<ellipse cx="25" cy="91" rx="20" ry="6" opacity=".35"/>'
    f'<g stroke="{look.INK}" stroke-width="3" stroke-linejoin="round">'
    '<path d="M10 82H40L43 92H7Z" fill="#B98A4B"/>'
    '<path d="M15 82 19 18 25 4V82Z" fill="#FBE3B0"/><path d="M25 82V4L31 18 35 82Z" fill="#B88B4D"/>'
    '<path d="M19 18 25 4 31 18Z" fill="#43D3DE"/></g></svg>'
)


def port(canvas: Canvas, x: float, y: float, zone: str) -> None:
    """A port: a square in the city's colour for a military one, a teal disc for a merchant one."""
    city = CHART.zones[zone].city
    if city:
        colour = look.owner_of(city).colour
        canvas.box(Rect(x - 22, y - 20, 47, 47), OUTLINE, 9, 0.4)
        canvas.framed(Rect(x - 24, y - 24, 48, 48), colour if city != "anubis" else "#4A4A57", 9, 2)
        canvas.box(Rect(x - 17, y - 17, 34, 34), PAPER, 6)
        canvas.icon(x, y, "ra:anchor", 26, look.INK)
        return
    canvas.disc(x + 1, y + 3, 24, OUTLINE, 0.4)
    for radius, colour in ((24, "#0D3B44"), (21.5, "#E6FBFA"), (19, "#12808A")):
        canvas.disc(x, y, radius, colour)
    canvas.icon(x, y, "ra:vase", 24, WHITE)


def worth(canvas: Canvas, x: float, y: float, prayers: int) -> None:
    """The prayer points of a temple in a pill."""
    canvas.box(Rect(x - 37, y - 16, 77, 38), OUTLINE, 17, 0.35)
    canvas.framed(Rect(x - 39, y - 19, 78, 38), PAPER, 17, 2)
    canvas.text(x - 12, y, f"+{prayers}", Ink("figure", FIGURE, OUTLINE), "middle")
    ankh(canvas, x + 22, y, 30)


def beast(canvas: Canvas, x: float, y: float, name: str, size: float) -> None:
    """A creature: its icon on a gold disc of `size` units."""
    canvas.disc(x, y, size / 2 + 2, OUTLINE)
    canvas.disc(x, y, size / 2, GOLD)
    canvas.icon(x, y, look.BEASTS[name], size * 0.7, look.INK)


def stat(
    canvas: Canvas, x: float, y: float, kind: str, value: str, size: float, colour: str = look.INK
) -> float:
    """A figure of a card: its icon on a disc, centred at `x`, and the value behind it. The right end."""
    icon, disc, figure = look.STATS[kind]
    canvas.disc(x, y, size * 0.62, OUTLINE)
    canvas.disc(x, y, size * 0.62 - 3, disc)
    canvas.icon(x, y, icon, size * 0.72, figure)
    left = x + size * 0.74
    return left + canvas.text(left, y, value, Ink("figure", size * 0.92, colour)) if value else left
