"""The drinks of Last Call: what they look like, and their cards."""

from functools import lru_cache

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, view_box
from taverna_saideira.pictures.parts import look
from taverna_saideira.pictures.parts.frame import filled, framed_svg, round_light
from taverna_saideira.pictures.parts.guests import line, shape
from taverna_saideira.rules.components.data import DATA

GLASS = "#E4F3F8"
STEAM = "M36 32Q28 26 36 19T35 7M54 32Q46 26 54 19T53 7"
FOAM = (
    "M16 32C10 22 20 14 28 17 32 6 48 5 52 13 62 7 76 12 74 21 82 24 80 34 72 34"
    " 68 46 62 38 58 36 50 40 46 34 40 34 34 42 28 36 26 35 22 38 18 36 16 32Z"
)


def water() -> str:
    """A tumbler with ice."""
    return (
        shape("M24 10H76L69 92H31Z", GLASS)
        + '<path d="M27.5 34H72.5L68 89.5H32Z" fill="#5DB7EA"/>'
        + '<path d="M36 40 50 36 54 50 40 54ZM52 52 64 49 66 61 55 64Z" fill="#BFE6FA"/>'
        + line("M34 18 37 80", 3.6, WHITE)
    )


def coffee() -> str:
    """A cup on its saucer, steaming."""
    return (
        line(STEAM, 8)
        + line(STEAM, 4, PAPER)
        + f'<ellipse cx="47" cy="88" rx="41" ry="8" fill="{PAPER}" stroke="{OUTLINE}" stroke-width="2.6"/>'
        + line("M72 50Q92 46 88 62 84 74 66 72", 10)
        + line("M72 50Q92 46 88 62 84 74 66 72", 5, PAPER)
        + shape("M15 42H77C78 68 68 86 46 86S14 68 15 42Z", PAPER)
        + f'<ellipse cx="46" cy="42" rx="31" ry="8" fill="#4A2A16" stroke="{OUTLINE}" stroke-width="2.6"/>'
        + line("M22 54Q24 68 32 76", 3, "#D8C49A")
    )


def beer() -> str:
    """A mug with a head of foam."""
    return (
        line("M70 42H80Q90 42 90 52V68Q90 78 80 78H70", 13)
        + line("M70 42H80Q90 42 90 52V68Q90 78 80 78H70", 7, GLASS)
        + shape("M20 26H72V90Q72 94 68 94H24Q20 94 20 90Z", "#F2B233")
        + '<path d="M27 40H33V86H27ZM43 40H49V86H43ZM59 40H65V86H59Z" fill="#FFD875"/>'
        + shape(FOAM, PAPER)
    )


def wine() -> str:
    """A glass of red wine."""
    return (
        shape("M47 56H53V84H47Z", GLASS)
        + shape("M28 88Q50 78 72 88 72 94 50 94T28 88Z", GLASS)
        + shape("M27 6H73C77 40 67 60 50 60S23 40 27 6Z", GLASS)
        + '<path d="M27 24H73C73 44 65 57.5 50 57.5S27 44 27 24Z" fill="#A3224A"/>'
        + '<ellipse cx="50" cy="24" rx="23" ry="4.5" fill="#C8456A"/>'
        + line("M33 12Q32 30 37 42", 3.4, WHITE)
    )


def rum() -> str:
    """A bottle with a label."""
    return (
        shape("M42 3H58V15H42Z", "#B98A55")
        + shape(
            "M41 12H59V26C59 36 76 38 76 54V90Q76 96 70 96H30Q24 96 24 90V54C24 38 41 36 41 26Z", "#8FBF7A"
        )
        + '<path d="M26 58C34 52 40 60 50 57S66 54 74 58V90Q74 94 70 94H30Q26 94 26 90Z" fill="#C97B2C"/>'
        + shape("M26 60H74V84H26Z", PAPER)
        + line("M40 78Q44 68 50 64M50 80Q52 70 60 66M44 80Q52 76 58 78", 2.6, "#2F6B4A")
        + line("M33 48Q34 44 40 40", 3.2, "#D9F0C8")
    )


GLASSES = {"water": water, "coffee": coffee, "beer": beer, "wine": wine, "rum": rum}


@lru_cache
def glass_svg(kind: str) -> str:
    """A drink, on nothing."""
    return f"{HEAD} {view_box(100, 100)}>{GLASSES[kind]()}</svg>"


@lru_cache
def card_svg(kind: str, wide: int, high: int) -> str:
    """A card in the kind's colour, without figures; `wide` and `high` only say its shape."""
    top, middle, low = look.bands(look.DRINKS[kind])
    light = round_light(wide / 2, high * 0.56, wide * 0.46, top)
    inside = filled(wide, high, middle) + light + filled(wide, high, low, high * 0.88)
    return framed_svg(wide, high, 13, inside)


def glass(canvas: Canvas, x: float, y: float, kind: str, size: float) -> None:
    """A drink with its middle at `x`, `y`."""
    canvas.sprite(x, y, glass_svg(kind), size)


def empty_glass(canvas: Canvas, x: float, y: float) -> None:
    """Draw the glass that a guest has left on the counter."""
    tumbler = shape("M24 10H76L69 92H31Z", GLASS) + '<path d="M30 74H70L68.5 89.5H31.5Z" fill="#B8D3DE"/>'
    canvas.sprite(x, y, f"{HEAD} {view_box(100, 100)}>{tumbler}{line('M34 20 38 66', 3.6, WHITE)}</svg>", 56)


def drink_card(canvas: Canvas, rect: Rect, ident: str) -> None:
    """A drink as a small card: the glass, and its strength as printed."""
    kind = look.drink_of(ident)
    canvas.sprite(rect.cx, rect.cy, card_svg(kind, 100, round(100 * rect.h / rect.w)), rect.w, rect.h)
    glass(canvas, rect.cx, rect.cy + rect.h * 0.1, kind, rect.w * 0.8)
    figure(canvas, rect.x + 27, rect.y + 27, 58, DATA.drinks[ident].strength)


def figure(canvas: Canvas, x: float, y: float, size: float, strength: int) -> None:
    """A strength in a paper disc."""
    canvas.disc(x, y, size / 2, OUTLINE)
    canvas.disc(x, y, size / 2 - max(1.5, size * 0.055), PAPER)
    share = 0.72 if strength < 10 else 0.6
    canvas.text(x, y, str(strength), Ink("figure", size * share, look.CARD_INK), "middle")
