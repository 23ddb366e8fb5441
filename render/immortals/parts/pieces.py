"""The small things of Immortals, drawn as vectors: energy, gold, pieces, cubes, signs of values."""

import math
from collections.abc import Mapping
from functools import lru_cache

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, GOLD, OUTLINE, darker, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, view_box
from render.core.drawing.tokens import OWNERS, THIRD, Owner, calm, pattern
from render.immortals.parts import look
from render.immortals.parts.layout import BOARD_FIGURE
from rules.core.game import letter

BOLT = (
    f'{HEAD} {view_box(80, 100)}><path d="M46 4 10 56H36L28 96 70 38H42Z" fill="{look.ENERGY}"'
    f' stroke="{look.ENERGY_EDGE}" stroke-width="8" stroke-linejoin="round"/></svg>'
)
GOLD_COIN = (
    f'{HEAD} {view_box(100, 100)}><circle cx="50" cy="50" r="44" fill="{look.COIN}" stroke="{look.COIN_EDGE}"'
    ' stroke-width="8"/><circle cx="50" cy="50" r="30" fill="none" stroke="#FFE79A" stroke-width="6"/>'
    '<path d="M50 30 64 50 50 70 36 50Z" fill="#8A5A08"/></svg>'
)
EDGE = f'stroke="{OUTLINE}" stroke-width="5" stroke-linejoin="round"'
TEMPLE = (
    f'{HEAD} {view_box(100, 100)}><ellipse cx="50" cy="92" rx="44" ry="7" opacity=".4"/><g {EDGE}>'
    '<path d="M8 40 50 8 92 40Z" fill="#F7EBCB"/><path d="M12 40H88V50H12Z" fill="#E2CB94"/>'
    '<path d="M18 50h12v32h-12zM44 50h12v32h-12zM70 50h12v32h-12z" fill="#FFF9E8"/>'
    '<path d="M8 82H92V92H8Z" fill="#E2CB94"/></g><circle cx="50" cy="28" r="5" fill="#B3541E"/></svg>'
)
CAPITAL = (
    f'{HEAD} viewBox="5 0 100 100"><ellipse cx="55" cy="93" rx="50" ry="7" opacity=".4"/><g {EDGE}>'
    '<path d="M8 92V38H16V46H22V38H30V92Z" fill="#E9D7AE"/>'
    '<path d="M80 92V38H88V46H94V38H102V92Z" fill="#CDB481"/><path d="M30 92V56H80V92Z" fill="#DCC795"/>'
    '<path d="M38 92V22H47V30H51V22H59V30H63V22H72V92Z" fill="#F7EBCB"/>'
    '<path d="M48 92V74Q55 64 62 74V92Z" fill="#3A2408"/><path d="M55 22V4L76 11 55 17" fill="#D5432B"/>'
    "</g></svg>"
)
GLOWS: Mapping[str, tuple[str, str]] = {  # of a portal, by the realm that it leads to
    "dark": ("#E9D0FF", "#7A3FD0"),
    "light": ("#FFF7C2", "#F0B429"),
}
BUILDINGS = {"temple": TEMPLE, "capital": CAPITAL}
INHABITANTS = Owner(look.INHABITANT, "square", "ring", OUTLINE)
FRONT, TOP, SIDE = "M6 32H70V96H6Z", "M6 32 30 8H94L70 32Z", "M70 32 94 8V72L70 96Z"


@lru_cache
def portal_svg(realm: str) -> str:
    """A portal that stands in a realm; its light is that of the other one."""
    bright, deep = GLOWS["light" if realm == "dark" else "dark"]
    stops = ((0, bright), (0.55, deep), (1, "#12061F"))
    glow = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'{HEAD} {view_box(100, 100)}><radialGradient id="glow">{glow}</radialGradient>'
        '<ellipse cx="50" cy="91" rx="42" ry="7" opacity=".4"/>'
        f'<g stroke="{OUTLINE}"><path d="M12 91V47Q12 7 50 7T88 47V91Z" fill="#A49EB0" stroke-width="5"/>'
        '<path d="M26 91V48Q26 21 50 21T74 48V91Z" fill="url(#glow)" stroke-width="4"/></g>'
        '<path d="M50 39q15 4 10 18-7 14-20 5-8-12 4-17 10-2 10 7" fill="none" stroke="#FFFFFF"'
        ' stroke-width="4.5" stroke-linecap="round"/></svg>'
    )


@lru_cache
def lit_svg(source: str) -> str:
    """A drawing in a ring of light: it has just changed."""
    shade, light = (
        f'stroke="{colour}" stroke-width="{wide}"' for colour, wide in ((OUTLINE, 11), (CHANGED, 6))
    )
    circle = '<circle cx="50" cy="52" r="51" fill="none" {}/>'
    inner = source.partition(">")[2].removesuffix("</svg>")
    return f'{HEAD} viewBox="-12 -10 124 124">{circle.format(shade)}{circle.format(light)}{inner}</svg>'


def piece(canvas: Canvas, x: float, y: float, source: str, size: float, *, lit: bool = False) -> None:
    """A portal, temple or capital, its middle at `x`, `y`."""
    canvas.sprite(x, y, lit_svg(source) if lit else source, size * (1.24 if lit else 1))


@lru_cache
def cube_svg(owner: Owner) -> str:
    """A cube from the front, its other sides to the right and above."""
    colour = owner.colour
    sides = (
        (TOP, lighter(colour, 0.3)),
        (SIDE, darker(colour, 0.34)),
        (FRONT, colour if owner is INHABITANTS else "url(#rim)"),
    )
    whole = FRONT + TOP + SIDE
    faces = "".join(f'<path d="{data}" fill="{fill}"/>' for data, fill in sides)
    disc = f'<path d="M16 42H60V86H16Z" fill="{calm(owner)}"/>' if owner is not INHABITANTS else ""
    return (
        f'{HEAD} {view_box(102, 102)}><defs>{pattern(owner)}</defs><g stroke-linejoin="round">'
        f'<path d="{whole}" stroke="{OUTLINE}" stroke-width="12"/>'
        f'<path d="{whole}" stroke="{owner.rim}" stroke-width="6"/>'
        f'<g stroke="{darker(colour, 0.6)}" stroke-width="2">{faces}</g>{disc}</g></svg>'
    )


def cube(canvas: Canvas, x: float, y: float, who: str, size: float) -> None:
    """A cube of a seat (`0` and so on) with its letter, or of the inhabitants; its middle at `x`, `y`."""
    owner = OWNERS[int(who)] if who.isdigit() else INHABITANTS
    canvas.sprite(x, y, cube_svg(owner), size)
    if who.isdigit():
        ink = Ink("figure", size * 0.43, owner.figure, aside=THIRD)
        canvas.text(x - size * 0.13, y + size * 0.125, letter(int(who)), ink, "middle")


@lru_cache
def star_svg(fill: str = GOLD) -> str:
    """Victory points."""
    ends = []
    for i in range(10):
        long, turn = (46 if i % 2 == 0 else 20), i * math.pi / 5
        ends.append(f"{50 + long * math.sin(turn):.1f},{53 - long * math.cos(turn):.1f}")
    points = " ".join(ends)
    return (
        f'{HEAD} {view_box(100, 100)}><polygon points="{points}" fill="{fill}" stroke="{OUTLINE}"'
        ' stroke-width="6" stroke-linejoin="round"/></svg>'
    )


def wealth(canvas: Canvas, x: float, y: float, kind: str, size: float) -> None:
    """The sign of energy or gold, `size` units high."""
    if kind == "energy":
        canvas.sprite(x, y, BOLT, size * 0.8, size)
    else:
        canvas.sprite(x, y, GOLD_COIN, size * 0.9)


def worth(canvas: Canvas, x: float, y: float, values: Mapping[str, int], size: float, ink: str) -> None:
    """Energy and gold side by side around `x`, in figures of one ink."""
    for number, (kind, value) in enumerate(values.items()):
        left = x + (number - len(values) / 2) * size * 1.75 + size * 0.42
        wealth(canvas, left, y, kind, size)
        canvas.text(left + size * 0.5, y, str(value), Ink("figure", size * 1.02, ink))


def chip(canvas: Canvas, x: float, y: float, energy: int, gold: int) -> None:
    """Draw a cell's income on a dark pill."""
    canvas.box(Rect(x - 49, y - 16, 98, 32), OUTLINE, 16, 0.92)
    wealth(canvas, x - 35, y, "energy", 26)
    canvas.text(x - 16, y, str(energy), Ink("figure", BOARD_FIGURE, look.ENERGY_TEXT), "middle")
    wealth(canvas, x + 12, y, "gold", 26)
    canvas.text(x + 33, y, str(gold), Ink("figure", BOARD_FIGURE, look.COIN_TEXT), "middle")


def card_mark(canvas: Canvas, x: float, y: float, seat: int, *, lit: bool) -> None:
    """Mark the owner of a region's card: a small card in the owner's colour with the letter."""
    owner = OWNERS[seat]
    layers = [(28, 38, OUTLINE, 6), (25, 35, owner.rim, 5), (22, 32, calm(owner), 4)]
    if lit:
        layers = [(38, 48, OUTLINE, 9), (35, 45, CHANGED, 8), *layers]
    for wide, high, colour, radius in layers:
        canvas.box(Rect(x - wide / 2, y - high / 2, wide, high), colour, radius)
    canvas.text(x, y, letter(seat), Ink("figure", BOARD_FIGURE, owner.figure), "middle")


def realm_sign(canvas: Canvas, x: float, y: float, realm: str, size: float, colour: str = "") -> None:
    """Sun or skull, on dark panels in the realm's colour."""
    canvas.icon(x, y, look.REALMS[realm].icon, size, colour or look.REALMS[realm].sign)
