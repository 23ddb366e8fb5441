"""The guests of Last Call: their portraits, drawn as vectors, and their cards."""

from functools import lru_cache

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, GOLD, OUTLINE, PAPER, WHITE, darker, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, view_box
from taverna_saideira.pictures.parts.frame import filled, framed_svg, round_light
from taverna_saideira.pictures.parts.look import CARD_INK, GUESTS, SHADE, SKINS, bands, guest_of
from taverna_saideira.rules.components.data import DATA

EDGE = f'stroke="{OUTLINE}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"'


def eyes(y: float = 41) -> str:
    """Two dark eyes with a light in each."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="2.6" fill="{OUTLINE}"/>'
        f'<circle cx="{x - 0.8}" cy="{y - 0.9}" r=".9" fill="{WHITE}"/>'
        for x in (42.5, 57.5)
    )


def line(data: str, width: float = 2.4, colour: str = OUTLINE) -> str:
    """A line of a face or a garment."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
    )


def shape(data: str, fill: str) -> str:
    """A part with an edge."""
    return f'<path d="{data}" fill="{fill}" {EDGE}/>'


def head(skin: str, wide: float = 19, high: float = 22, neck: float = 10) -> str:
    """Neck, ears and face, shaded at the right."""
    shade = darker(skin, SHADE)
    ears = "".join(
        f'<ellipse cx="{x}" cy="43" rx="4.5" ry="6" fill="{skin}" {EDGE}/>' for x in (50 - wide, 50 + wide)
    )
    return (
        f"{shape(f'M{50 - neck} 54H{50 + neck}V74Q50 82 {50 - neck} 74Z', shade)}{ears}"
        f'<ellipse cx="50" cy="42" rx="{wide}" ry="{high}" fill="{skin}" {EDGE}/>'
        f'<path d="M{50 + wide - 1.4} 42A{wide - 1.4} {high - 1.4} 0 0 1 52 {42 + high - 1.5}'
        f'Q{50 + wide * 0.72} {42 + high * 0.5} {50 + wide - 1.4} 42Z" fill="{shade}"/>'
    )


def merchant() -> str:
    """Beret and moustache, fur on the coat, and a purse."""
    skin, coat, fur, cap, hair = SKINS["merchant"], "#3F6B43", "#F0E2C4", "#8C2F2B", "#6B4323"
    return (
        shape("M6 104C6 80 24 71 50 71S94 80 94 104Z", coat)
        + head(skin, 21, 22)
        + shape("M30 70Q38 66 42 72 50 82 58 72 62 66 70 70 66 88 50 90 34 88 30 70Z", fur)
        + line("M38 78l2 3M50 82v3M62 78l-2 3", 1.8, "#B79D72")
        + eyes()
        + line("M38 35Q42 32 46 35M54 35Q58 32 62 35", 2.2, hair)
        + shape("M50 52Q42 46 34 54 40 60 50 55 60 60 66 54 58 46 50 52Z", hair)
        + line("M46 61Q50 63 54 61")
        + shape("M22 31C16 16 34 6 54 8 76 10 86 22 78 32 62 24 40 24 22 31Z", cap)
        + f'<circle cx="66" cy="21" r="4.5" fill="{GOLD}" {EDGE}/>'
    )


def sailor() -> str:
    """Cap with an anchor, beard, striped shirt."""
    skin, navy, beard = SKINS["sailor"], "#24466E", "#B4652B"
    stripes = "".join(f'<path d="M0 {y}H100V{y + 5}H0Z" fill="{navy}"/>' for y in (76, 86, 96))
    body = "M8 104C8 80 26 71 50 71S92 80 92 104Z"
    return (
        f'<clipPath id="shirt"><path d="{body}"/></clipPath>'
        + f'<path d="{body}" fill="{PAPER}"/><g clip-path="url(#shirt)">{stripes}</g>'
        + f'<path d="{body}" fill="none" {EDGE}/>'
        + shape("M31 71 50 96 69 71 60 69 50 82 40 69Z", navy)
        + head(skin)
        + shape("M31 41C29 66 40 73 50 73S71 66 69 41C66 52 60 50 50 50S34 52 31 41Z", beard)
        + shape("M43 57Q50 54 57 57 54 62 50 62T43 57Z", "#F4D9C2")
        + eyes(39)
        + line("M38 34 46 33M54 33 62 34", 2.6, beard)
        + shape("M27 25C24 8 38 7 50 7S76 8 73 25Z", WHITE)
        + shape("M29 24H71L70 32Q50 27 30 32Z", navy)
        + f'<circle cx="50" cy="22" r="5.4" fill="{GOLD}" {EDGE}/>'
        + line("M50 19v6M47.4 23.4Q50 27 52.6 23.4", 1.6)
    )


def bard() -> str:
    """Feathered hat, and a lute before the chest."""
    skin, coat, hair, wood = SKINS["bard"], "#6A3F95", "#D8A24A", "#A8662F"
    return (
        shape("M27 32C22 62 24 72 34 76L66 76C76 72 78 62 73 32Z", hair)
        + shape("M8 104C8 80 26 71 50 71S92 80 92 104Z", coat)
        + shape("M34 71Q50 84 66 71L60 68H40Z", PAPER)
        + head(skin)
        + eyes(43)
        + line("M38 37Q42 34 46 37M54 37Q58 34 62 37", 2.2, darker(hair, 0.35))
        + line("M44 54Q50 59 56 54")
        + shape("M46.5 61H53.5L50 69Z", hair)
        + shape("M62 22C70 2 88-2 97 2 94 12 88 18 80 19 84 21 86 22 86 23 78 28 70 28 66 26Z", "#F3D98B")
        + line("M66 24Q78 10 92 5", 1.6, "#A57B22")
        + shape("M32 27Q34 7 52 8 68 9 69 27Z", "#4E2B72")
        + shape("M16 29Q50 18 84 29 80 36 50 33 20 36 16 29Z", "#5B3486")
        + line("M62 93 18 76", 9)
        + line("M62 93 18 76", 4.6, wood)
        + shape("M14 70 20 72 17 81 10 79Z", wood)
        + shape("M52 84C62 74 88 78 92 92 94 100 90 106 84 110H60C50 104 46 92 52 84Z", wood)
        + f'<circle cx="71" cy="95" r="5.6" fill="{OUTLINE}"/>'
    )


def dancer() -> str:
    """A flower in the hair, earrings, and an open fan."""
    skin, dress, hair = SKINS["dancer"], "#C8304E", "#2A1A1C"
    ribs = "".join(
        line(f"M22 102 {x} {y}", 1.6, "#8A1B33") for x, y in ((2, 74), (12, 68), (24, 66), (36, 70))
    )
    return (
        shape("M26 40C20 8 80 8 74 40 78 60 76 72 68 76H32C24 72 22 60 26 40Z", hair)
        + f'<circle cx="50" cy="13" r="11" fill="{hair}" {EDGE}/>'
        + shape("M14 104C14 82 30 72 50 72S86 82 86 104Z", skin)
        + shape("M16 104C16 88 30 92 34 84 40 92 60 92 66 84 70 92 84 88 84 104Z", dress)
        + head(skin, 18, 22)
        + shape("M31 42C30 26 42 22 50 24 60 20 70 28 69 42 66 34 60 30 50 31 42 30 34 34 31 42Z", hair)
        + eyes(43)
        + line("M38 40 41 38M62 40 59 38", 2)
        + shape("M44 54Q47 52 50 53.5 53 52 56 54 53 59 50 59T44 54Z", dress)
        + "".join(
            f'<circle cx="{x}" cy="54" r="4" fill="none" stroke="{GOLD}" stroke-width="2.6"/>'
            for x in (30, 70)
        )
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="5.6" fill="#F06A7F" {EDGE}/>'
            for x, y in ((66, 19), (75, 24), (66, 28))
        )
        + f'<circle cx="69" cy="24" r="3.6" fill="{GOLD}"/>'
        + shape("M22 104 -4 80C2 64 34 60 46 76Z", "#F4C95D")
        + ribs
    )


def brawler() -> str:
    """Bald, with a black eye, and a fist."""
    skin, vest = SKINS["brawler"], "#5A4030"
    return (
        shape("M0 104C0 78 20 69 50 69S100 78 100 104Z", skin)
        + shape("M22 76 34 71 44 104H18Z M78 76 66 71 56 104H82Z", vest)
        + head(skin, 22, 23, 14)
        + '<path d="M29.5 46C30 66 42 63.5 50 63.5S70 66 70.5 46C70 56 62 52 50 52S30 56 29.5 46Z"'
        + f' fill="{darker(skin, 0.3)}"/>'
        + '<ellipse cx="57.5" cy="41" rx="7.5" ry="6.5" fill="#6A4A78"/>'
        + eyes(41)
        + line("M34 34 47 38M66 34 53 38", 4.4)
        + line("M50 42 47 48 52 50", 2.2)
        + line("M42 58Q50 54 58 58", 2.8)
        + line("M37 24 43 30M38 29 42 25", 2, "#8A4A33")
        + shape("M8 78Q8 70 16 70H30Q38 70 38 78V90Q38 98 30 98H14Q8 98 8 90Z", lighter(skin, 0.08))
        + line("M15.5 71V84M23 71V84M30.5 71V84M10 86H36", 2.2)
    )


BESIDE = 12  # units of a bust at its left and right, for hands and what they hold
BUSTS = {"merchant": merchant, "sailor": sailor, "bard": bard, "dancer": dancer, "brawler": brawler}


@lru_cache
def bust_svg(kind: str) -> str:
    """A guest down to the chest, on nothing; what is below the lower edge is cut off."""
    return f'{HEAD} viewBox="{-BESIDE} 0 {100 + 2 * BESIDE} 100">{BUSTS[kind]()}</svg>'


@lru_cache
def face_svg(kind: str) -> str:
    """A guest before a wall in the kind's colour, in a box with round corners."""
    top, middle, low = bands(GUESTS[kind])
    lights = round_light(50, 46, 60, middle) + round_light(50, 46, 43, top)
    portrait = f'<g transform="translate(5 9) scale(.9)">{BUSTS[kind]()}</g>'
    return framed_svg(100, 100, 14, filled(100, 100, low) + lights + portrait)


def bust(canvas: Canvas, x: float, bottom: float, kind: str, size: float) -> None:
    """Draw a guest, `size` units high, standing on `bottom`."""
    canvas.sprite(x, bottom - size / 2, bust_svg(kind), size * (1 + BESIDE / 50), size)


def guest(canvas: Canvas, rect: Rect, ident: str) -> None:
    """A guest before the room, as high as `rect`, on its lower edge; merchants with their coins."""
    kind, size = guest_of(ident), min(rect.h, rect.w * 0.9)
    bust(canvas, rect.cx, rect.bottom, kind, size)
    if coins := DATA.guests[ident].coins:
        coin(canvas, rect.cx + size * 0.36, rect.bottom - size * 0.22, size * 0.32, coins)


def face(canvas: Canvas, rect: Rect, ident: str) -> None:
    """A guest as a small square card."""
    canvas.sprite(rect.cx, rect.cy, face_svg(guest_of(ident)), rect.w)
    if coins := DATA.guests[ident].coins:
        coin(canvas, rect.right - 24, rect.bottom - 24, 56, coins)


def ringed(canvas: Canvas, rect: Rect, radius: float = 16) -> None:
    """The line around what the last answer changed."""
    canvas.ring(rect.inset(-7), OUTLINE, radius + 7, 9)
    canvas.ring(rect.inset(-5.5), CHANGED, radius + 5, 5.5)


@lru_cache
def coin_svg() -> str:
    """A gold coin without a figure."""
    return (
        f'{HEAD} {view_box(100, 100)}><circle cx="50" cy="50" r="48" fill="{OUTLINE}"/>'
        f'<circle cx="50" cy="50" r="42" fill="#B97F12"/><circle cx="50" cy="48" r="40" fill="{GOLD}"/>'
        '<circle cx="50" cy="49" r="31" fill="none" stroke="#C98F1C" stroke-width="4"/></svg>'
    )


def coin(canvas: Canvas, x: float, y: float, size: float, figure: int | None = None) -> None:
    """A coin, with a figure if it is given."""
    canvas.sprite(x, y, coin_svg(), size)
    if figure is not None:
        canvas.text(x, y, str(figure), Ink("figure", size * 0.62, CARD_INK), "middle")
