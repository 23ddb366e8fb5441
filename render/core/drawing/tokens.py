"""The six owners' tokens: colour, shape, pattern and letter (visual style, section 4)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import INK, OUTLINE, PAPER, WHITE, darker, lighter, stronger
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD
from render.core.drawing.style import Style
from rules.core.game import letter


@dataclass(frozen=True, slots=True)
class Owner:
    """A player colour. `figure` is the colour of figures and letters on it."""

    colour: str
    shape: str
    pattern: str
    figure: str
    rim: str = PAPER


OWNERS = (  # by seat
    Owner("#D5432B", "shield", "stripes", WHITE),
    Owner("#1E5FBF", "square", "waves", WHITE),
    Owner("#FFD84A", "circle", "dots", INK, "#3A2A08"),  # paper would not be visible beside yellow
    Owner("#4FBF8B", "hexagon", "chevrons", INK),
    Owner("#2A2A33", "diamond", "ring", WHITE),
    Owner("#C77DD0", "house", "checks", INK),
)
SHAPES = {
    "circle": '<circle cx="50" cy="50" r="44"/>',
    "square": '<rect x="9" y="9" width="82" height="82" rx="13"/>',
    "hexagon": '<path d="M50 3 91 26.5V73.5L50 97 9 73.5V26.5Z" stroke-linejoin="round"/>',
    "diamond": '<path d="M50 .5 99.5 50 50 99.5 .5 50Z" stroke-linejoin="round"/>',
    "shield": '<path d="M8 9Q50 2 92 9V50Q90 82 50 98 10 82 8 50Z"/>',
    "house": '<path d="M50 2 95 38 82 94H18L5 38Z" stroke-linejoin="round"/>',
}


INNER_RING = "#E9E2CF"  # the pattern of charcoal
LIGHT = (  # light from the upper left, and the blur of the shadow
    '<radialGradient id="light" cx=".38" cy=".28" r=".9">'
    '<stop offset="0" stop-color="#fff" stop-opacity=".38"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-opacity=".34"/>'
    '</radialGradient><filter id="soft" x="-30%" y="-30%" width="160%" height="160%">'
    '<feGaussianBlur stdDeviation="4"/></filter>'
)


def calm(owner: Owner) -> str:
    """Return the owner's colour as a surface for figures."""
    return darker(owner.colour, 0.12) if owner.figure == WHITE else lighter(owner.colour, 0.12)


CALM = {1: 29, 2: 33}  # radius of the disc below a figure, by its digits, in hundredths of the token
THIRD = "colour and shape say whose it is; the letter is the third sign"
# in high contrast: the surfaces of figures
INSTEAD = stronger(*((colour, owner.figure) for owner in OWNERS for colour in (owner.colour, calm(owner))))


def pattern(owner: Owner) -> str:
    """Return the SVG pattern `rim` of an owner."""
    colour, light, dark = owner.colour, lighter(owner.colour, 0.34), darker(owner.colour, 0.3)
    width, height, turn, marks = {
        "stripes": (14, 14, 45, f'<path d="M0 0H5V14H0Z" fill="{light}"/>'),
        "waves": (
            20,
            14,
            0,
            f'<path d="M-5 7Q0 0 5 7T15 7 25 7" fill="none" stroke="{light}" stroke-width="4"/>',
        ),
        "dots": (
            14,
            14,
            0,
            f'<g fill="{dark}"><circle cx="4" cy="4" r="3.2"/><circle cx="11" cy="11" r="3.2"/></g>',
        ),
        "chevrons": (
            20,
            15,
            0,
            f'<path d="M-2 13 10 3 22 13" fill="none" stroke="{dark}" stroke-width="4"/>',
        ),
        "checks": (18, 18, 0, f'<path d="M0 0H9V18H18V9H0Z" fill="{dark}"/>'),
        "ring": (10, 10, 0, ""),
    }[owner.pattern]
    return (
        f'<pattern id="rim" width="{width}" height="{height}" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate({turn})"><path d="M0 0H{width}V{height}H0Z" fill="{colour}"/>'
        f"{marks}</pattern>"
    )


def token_svg(owner: Owner, glow: str | None = None, digits: int = 1) -> str:
    """Draw the token without its figure, which has so many digits, in a box of 124 x 124 around the disc."""
    shape = SHAPES[owner.shape]
    edge = INNER_RING if owner.pattern == "ring" else darker(owner.colour, 0.55)
    ring = f'<g transform="translate(14 14) scale(.72)" fill="none" stroke="{INNER_RING}" stroke-width="4">'
    halo = f'<g fill="none" stroke="{glow}" stroke-width="17" opacity=".95">{shape}</g>' if glow else ""
    inside = 'transform="translate(4.5 4.5) scale(.91)"'
    return (
        f'{HEAD} viewBox="-12 -11 124 124"><defs>{pattern(owner)}{LIGHT}</defs>'
        f'<g transform="translate(2 8)" opacity=".5" filter="url(#soft)">{shape}</g>{halo}'
        f'<g fill="{OUTLINE}" stroke="{OUTLINE}" stroke-width="9" stroke-linejoin="round">{shape}</g>'
        f'<g fill="{owner.rim}" stroke="{owner.rim}" stroke-width="4" stroke-linejoin="round">{shape}</g>'
        f'<g {inside} fill="url(#rim)">{shape}</g>{f"{ring}{shape}</g>" if owner.pattern == "ring" else ""}'
        f'<g fill="{calm(owner)}" stroke="{edge}" stroke-width="2.5">'
        f'<circle cx="50" cy="51" r="{CALM[digits]}"/></g>'
        f'<g {inside} fill="url(#light)">{shape}</g></svg>'
    )


def token(
    canvas: Canvas,
    x: float,
    y: float,
    seat: int,
    size: float,
    glow: str | None = None,
    owner: Owner | None = None,
) -> None:
    """Draw a seat's token with its letter, `size` units wide, with the disc's centre at `x`, `y`.

    `owner` is the player's colour where it is not that of the seat.
    """
    owner = owner or OWNERS[seat]
    canvas.sprite(x, y, token_svg(owner, glow), size * 1.24)
    canvas.text(x, y, letter(seat), replace(figure_ink(owner, size, 1), aside=THIRD), "middle")


def counted_token(
    canvas: Canvas,
    x: float,
    y: float,
    seat: int,
    count: int,
    size: float,
    glow: str | None = None,
    owner: Owner | None = None,
) -> None:
    """Draw a seat's token with a count (0 to 99) on its disc and its letter at the upper right.

    `owner` is the player's colour where it is not that of the seat.
    """
    owner, digits = owner or OWNERS[seat], len(str(count))
    canvas.sprite(x, y, token_svg(owner, glow, digits), size * 1.24)
    canvas.text(x, y, str(count), figure_ink(owner, size, digits), "middle")
    lx, ly, radius = x + size * 0.40, y - size * 0.38, size * 0.2
    canvas.disc(lx, ly, radius + 1.5, OUTLINE)
    canvas.disc(lx, ly, radius, PAPER)
    canvas.text(lx, ly, letter(seat), Ink("figure", radius * 1.55, OUTLINE, aside=THIRD), "middle")


def named_token(
    canvas: Canvas,
    rect: Rect,
    seat: int,
    ink: Ink,
    style: Style,
    owner: Owner | None = None,
    least: float = 24,
) -> None:
    """Draw a player in a box: the token (at most 62 units), and the name, of a `least` size."""
    size = min(62.0, rect.h * 0.8)
    token(canvas, rect.x + size * 0.7, rect.cy, seat, size, None, owner)
    canvas.name(rect.x + size * 1.35, rect.cy, style.name(seat), ink, rect.w - size * 1.4, least)


def own_head(
    canvas: Canvas, head: Rect, at: tuple[float, float], seat: int, size: float, owner: Owner | None = None
) -> None:
    """Draw the head of a private picture: a band of the player's colour with the token in it."""
    canvas.box(head, OUTLINE)
    canvas.box(head.top_part(head.h - 4), calm(owner or OWNERS[seat]))
    token(canvas, *at, seat, size, None, owner)


def draw_ahead(style: Style, owners: Sequence[Owner], sizes: Sequence[int]) -> None:
    """Draw the tokens of these owners in these sizes, so that they are cached when they are needed."""
    room = max(sizes)
    canvas = style.canvas(room, room)
    for owner in owners:
        for size in sizes:
            token(canvas, 0, 0, 0, size, None, owner)


def figure_ink(owner: Owner, size: float, digits: int) -> Ink:
    """Return the ink of a figure on a token of this size."""
    share = 0.57 if digits == 1 else 0.54
    halo = 1.2 if owner.figure == WHITE else 0
    return Ink("figure", size * share, owner.figure, halo, darker(owner.colour, 0.6))
