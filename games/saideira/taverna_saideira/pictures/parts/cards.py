"""The large cards of Last Call: a drawing on its colour, a name, and words on paper."""

from dataclasses import dataclass
from functools import lru_cache

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS, wrap
from taverna_saideira.pictures.parts import look
from taverna_saideira.pictures.parts.drinks import figure, glass
from taverna_saideira.pictures.parts.frame import filled, framed_svg, round_light
from taverna_saideira.pictures.parts.guests import bust, coin
from taverna_saideira.rules.components.data import DATA

UNIT = 200  # a card's width in its own units
SKY = 0.54  # the part of a card's height that is its drawing
SIZES = ((21, 3), (19, 4), (17, 5), (15, 5), (13.5, 6))  # of the words, with the lines that have room


@dataclass(frozen=True, slots=True)
class Words:
    """The text on a card: a name, a line in the card's colour, and what it does or is worth."""

    name: str
    sign: str
    effect: str


@lru_cache
def sky_svg(colour: str, wide: int, high: int) -> str:
    """A card with its drawing's ground: the colour, with lamp light in the middle, above paper."""
    top, middle, low = look.bands(colour)
    sky, x = round(high * SKY), wide / 2
    lights = round_light(x, sky * 0.56, wide * 0.55, middle) + round_light(x, sky * 0.56, wide * 0.4, top)
    drawn = (
        f'{filled(wide, high, look.CARD_PAPER)}<clipPath id="sky"><path d="M0 0H{wide}V{sky}H0Z"/></clipPath>'
        f'<g clip-path="url(#sky)">{filled(wide, high, low)}{lights}</g>'
    )
    return framed_svg(wide, high, 14, f"{drawn}{filled(wide, sky + 3, OUTLINE, sky)}")


def plain(canvas: Canvas, rect: Rect, colour: str, words: Words) -> Rect:
    """A card without its drawing; where the drawing goes."""
    unit, wide = rect.w / UNIT, UNIT
    canvas.sprite(rect.cx, rect.cy, sky_svg(colour, wide, round(rect.h / unit)), rect.w, rect.h)
    sky = rect.top_part(rect.h * SKY)
    paper = Rect(
        rect.x + 9 * unit, sky.bottom + 3 * unit, rect.w - 18 * unit, rect.bottom - sky.bottom - 9 * unit
    )
    canvas.fitted(
        paper.cx,
        paper.y + 20 * unit,
        words.name,
        Ink("name", 30 * unit, look.CARD_INK),
        paper.w,
        18 * unit,
        "middle",
    )
    top = 40.0
    if words.sign:
        sign = Ink("name", 20 * unit, look.CARD_CAPTION)
        canvas.fitted(paper.cx, paper.y + 46 * unit, words.sign, sign, paper.w, 14 * unit, "middle")
        top = 58.0
    written(canvas, Rect(paper.x, paper.y + top * unit, paper.w, paper.h - top * unit), words.effect, unit)
    return sky


def written(canvas: Canvas, rect: Rect, text: str, unit: float) -> None:
    """The effect in the middle of the box, as large as fits."""
    for size, lines in SIZES:
        found = wrap(text, "body", size * unit, rect.w, lines)
        if not found[-1].endswith(ELLIPSIS) and len(found) * size * unit * 1.08 <= rect.h:
            break
    canvas.paragraph(
        rect.cx, rect.cy, text, Ink("body", size * unit, look.CARD_CAPTION), rect.w, lines, "middle"
    )


def drink(canvas: Canvas, rect: Rect, ident: str, style: Style, effect: str) -> None:
    """A drink: glass, strength, name, the name of its trick, and what this does."""
    kind, unit = look.drink_of(ident), rect.w / UNIT
    sign = style.words.name(f"trick:{kind}") if kind != "rum" else ""
    sky = plain(canvas, rect, look.DRINKS[kind], Words(style.words.name(f"drink:{ident}"), sign, effect))
    glass(canvas, sky.cx + 12 * unit, sky.cy + 8 * unit, kind, sky.h * 0.8)
    figure(canvas, rect.x + 36 * unit, rect.y + 36 * unit, 60 * unit, DATA.drinks[ident].strength)


def guest(canvas: Canvas, rect: Rect, ident: str, style: Style, effect: str) -> None:
    """A guest: portrait, sign, name, and what it is worth."""
    kind, unit = look.guest_of(ident), rect.w / UNIT
    sky = plain(canvas, rect, look.GUESTS[kind], Words(style.words.name(f"guest:{ident}"), "", effect))
    size = sky.h * 0.94
    bust(canvas, sky.cx, sky.bottom, kind, size)
    x, y = rect.x + 33 * unit, rect.y + 33 * unit
    if coins := DATA.guests[ident].coins:
        coin(canvas, x, y, 56 * unit, coins)
    else:
        canvas.disc(x, y, 25 * unit, OUTLINE)
        canvas.disc(x, y, 22 * unit, PAPER)
        canvas.icon(x, y, look.SIGNS[kind], 32 * unit, look.CARD_INK)
