"""The small things of Dwar7s Fall, drawn as vectors: gems, mines, walls, bridges, spaces, dwarves, badges."""

from collections.abc import Sequence
from functools import lru_cache

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, GOLD, OUTLINE, PAPER, darker, lighter, mix
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, view_box
from render.core.drawing.tokens import OWNERS, Owner, pattern, token
from render.dwar7s.parts.look import GEMS, NEEDED, PLANK, PLANK_EDGE, SPARE, STONES

GEM_SHAPES = {  # outline, lit face, edges between the faces
    "emerald": (
        "M30 6H70L90 30V70L70 94H30L10 70V30Z",
        "M36 22H64L76 36V64L64 78H36L24 64V36Z",
        "M36 22 30 6M64 22 70 6M76 36 90 30M76 64 90 70M64 78 70 94M36 78 30 94M24 64 10 70M24 36 10 30",
    ),
    "diamond": (
        "M24 14H76L96 40 50 94 4 40Z",
        "M24 14 34 40 50 14 66 40 76 14Z",
        "M4 40H96M34 40 50 94 66 40",
    ),
    "amber": (
        "M50 4C66 26 88 44 88 64A38 32 0 0 1 12 64C12 44 34 26 50 4Z",
        "M50 22C60 38 74 50 74 64A24 20 0 0 1 30 72C22 54 42 42 50 22Z",
        "",
    ),
    "ruby": (
        "M50 4 92 28V72L50 96 8 72V28Z",
        "M50 24 75 38V62L50 76 25 62V38Z",
        "M50 4V24M92 28 75 38M92 72 75 62M50 96V76M8 72 25 62M8 28 25 38",
    ),
}
MINUS = "\u2212"


@lru_cache
def gem_svg(gem: str) -> str:
    """A gem; each kind has an outline of its own."""
    colour, light, edge = GEMS[gem]
    shape, face, lines = GEM_SHAPES[gem]
    return (
        f'{HEAD} viewBox="-6 -6 112 112"><g stroke="{edge}" stroke-width="6" stroke-linejoin="round">'
        f'<path d="{shape}" fill="{colour}"/><path d="{face}" fill="{light}" stroke-width="4"/>'
        f'<path d="{lines}" fill="none" stroke-width="4"/></g>'
        '<path d="M26 30 40 18" stroke="#FFF" stroke-width="7" stroke-linecap="round" opacity=".8"/></svg>'
    )


def gem(canvas: Canvas, x: float, y: float, kind: str, size: float) -> None:
    """A gem with its middle at `x`, `y`."""
    canvas.sprite(x, y, gem_svg(kind), size)


@lru_cache
def star_svg(fill: str = GOLD) -> str:
    """Points."""
    return (
        f'{HEAD} {view_box(100, 100)}><path d="M50 5 61 37 95 38 68 58 78 91 50 71 22 91 32 58 5 38 39 37Z"'
        f' fill="{fill}" stroke="{OUTLINE}" stroke-width="6" stroke-linejoin="round"/></svg>'
    )


MOUTH = (  # of a mine, in a mountain
    f'{HEAD} {view_box(120, 84)}><path d="M2 84 24 34 38 44 60 2 84 40 96 32 118 84Z" fill="#8A745C"'
    f' stroke="{OUTLINE}" stroke-width="3.5" stroke-linejoin="round"/>'
    '<path d="M60 2 84 40 76 46 66 34 56 44 46 38Z" fill="#C9B79C"/>'
    f'<path d="M22 84V62A38 40 0 0 1 98 62V84Z" fill="{OUTLINE}" stroke="#A67C48" stroke-width="6.5"/>'
    '<path d="M22 84V64M98 84V64M35 38 30 33M85 38 90 33M60 24V19" stroke="#6B4A22" stroke-width="3"/></svg>'
)


@lru_cache
def wall_svg(*, upright: bool) -> str:
    """A wall of bricks, 200 long and 18 thick."""
    bricks = ""
    for number in range(8):
        x = 3 + 24.4 * number
        fill = STONES[number % 2]
        bricks += f'<rect x="{x:g}" y="3" width="22" height="12" rx="2.5" fill="{fill}"/>'
        bricks += f'<path d="M{x + 2:g} 4.5H{x + 20:g}" stroke="{STONES[2]}" stroke-width="2.4"/>'
    body = f'<rect width="200" height="18" rx="4.5" fill="{OUTLINE}"/>{bricks}'
    if upright:
        return f'{HEAD} {view_box(18, 200)}><g transform="matrix(0 1 1 0 0 0)">{body}</g></svg>'
    return f"{HEAD} {view_box(200, 18)}>{body}</svg>"


@lru_cache
def bridge_svg(*, upright: bool) -> str:
    """A bridge of planks over the gap between two cards; `upright`: it leads from north to south."""
    lines = "".join(f"M{k} 5V31" for k in (11, 20, 29, 38))
    body = (
        f'<rect x="1.5" y="1.5" width="47" height="33" rx="6" fill="{PLANK}" stroke="{PLANK_EDGE}"'
        f' stroke-width="3.5"/><path d="{lines}" stroke="#A97F45" stroke-width="2.4"/>'
    )
    if upright:
        return f'{HEAD} {view_box(36, 50)}><g transform="matrix(0 1 1 0 0 0)">{body}</g></svg>'
    return f"{HEAD} {view_box(50, 36)}>{body}</svg>"


@lru_cache
def land_svg(seats: tuple[int, ...], corners: tuple[bool, ...]) -> str:
    """The ground of a cell in the realm of these seats: their patterns, in broad bands where they share it.

    `corners`: whether it is rounded at the north-west, north-east, south-east and south-west.
    """
    nw, ne, se, sw = (26 if one else 0 for one in corners)
    shape = (
        f"M{nw} 0H{100 - ne}A{ne} {ne} 0 0 1 100 {ne}V{100 - se}A{se} {se} 0 0 1 {100 - se} 100"
        f"H{sw}A{sw} {sw} 0 0 1 0 {100 - sw}V{nw}A{nw} {nw} 0 0 1 {nw} 0Z"
    )
    fills = "".join(scaled(OWNERS[seat], 0.62, f"rim{number}") for number, seat in enumerate(seats))
    bands, count = "", 4 * len(seats) if len(seats) > 1 else 0
    for number in range(count):
        x, step = 200 / count * number, 200 / count
        bands += (
            f'<path d="M{x - 100:g} 100 {x:g} 0H{x + step:g}L{x + step - 100:g} 100Z"'
            f' fill="url(#rim{number % len(seats)})"/>'
        )
    bands = bands or '<path d="M0 0H100V100H0Z" fill="url(#rim0)"/>'
    return (
        f'{HEAD} {view_box(100, 100)}><defs>{fills}<clipPath id="in"><path d="{shape}"/></clipPath></defs>'
        f'<g clip-path="url(#in)">{bands}</g></svg>'
    )


def scaled(owner: Owner, scale: float, name: str) -> str:
    """An owner's pattern, smaller or larger, under a name of its own."""
    return (
        pattern(owner)
        .replace('id="rim"', f'id="{name}"')
        .replace('patternTransform="', f'patternTransform="scale({scale:g}) ')
    )


@lru_cache
def frame_svg(seat: int, colour: str) -> str:
    """A card without contents, 200 x 200: the owner's pattern around a picture in bands of a colour."""
    top, low = lighter(colour, 0.26), darker(colour, 0.3)
    bands = "".join(
        f'<rect x="19" y="{19 + 27 * k}" width="162" height="{162 - 27 * k}" rx="{9 if not k else 0}"'
        f' fill="{mixed}"/>'
        for k, mixed in enumerate(ramp(top, low, 6))
    )
    return (
        f'{HEAD} {view_box(200, 200)}><defs>{scaled(OWNERS[seat], 1.3, "rim")}<clipPath id="in">'
        '<rect x="19" y="19" width="162" height="162" rx="9"/></clipPath></defs>'
        f'<rect width="200" height="200" rx="17" fill="{OUTLINE}"/>'
        '<rect x="4" y="4" width="192" height="192" rx="14" fill="url(#rim)"/>'
        f'<rect x="16" y="16" width="168" height="168" rx="11" fill="{OUTLINE}"/>'
        f'<g clip-path="url(#in)">{bands}</g></svg>'
    )


def ramp(start: str, stop: str, steps: int) -> list[str]:
    """Colours in even steps from one to another."""
    return [mix(start, stop, number / (steps - 1)) for number in range(steps)]


def space(canvas: Canvas, x: float, y: float, size: float, *, needed: bool, done: bool = False) -> None:
    """A space for a dwarf; gold behind dwarves that complete the task."""
    radius = size / 2
    canvas.disc(x, y, radius, OUTLINE)
    canvas.disc(x, y, radius - size * 0.05, GOLD if done else NEEDED if needed else SPARE)
    canvas.disc(x, y, radius - size * 0.15, GOLD if done else PAPER if needed else SPARE)


def badge(canvas: Canvas, x: float, y: float, size: float, text: str, fill: str, share: float = 0.58) -> None:
    """Dark figures on a disc."""
    canvas.disc(x, y, size / 2, OUTLINE)
    canvas.disc(x, y, size * 0.43, fill)
    canvas.text(x, y, text, Ink("figure", size * share, OUTLINE), "middle")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"


def dwarf(canvas: Canvas, x: float, y: float, seat: int, size: float) -> None:
    """A dwarf: its owner's token."""
    token(canvas, x, y, seat, size)


def edged(canvas: Canvas, rect: Rect, radius: float, colour: str = CHANGED) -> None:
    """An edge around a box: cyan where something has just changed."""
    canvas.box(rect.inset(-8), OUTLINE, radius + 8)
    canvas.box(rect.inset(-6), colour, radius + 6)


def spread(middle: float, step: float, count: int) -> Sequence[float]:
    """`count` middles, `step` apart, around `middle`."""
    return [middle + (number - (count - 1) / 2) * step for number in range(count)]
