"""The frame that cards have in common."""

from render.core.drawing.colour import OUTLINE
from render.core.drawing.sprites import HEAD, view_box

EDGE = 3


def framed_svg(wide: int, high: int, radius: float, inside: str) -> str:
    """A card with a dark edge and round corners; `inside` is what is drawn on it, in its own units."""
    w, h = wide - 2 * EDGE, high - 2 * EDGE
    face = f'<rect x="{EDGE}" y="{EDGE}" width="{w}" height="{h}" rx="{radius - EDGE}"/>'
    return (
        f'{HEAD} {view_box(wide, high)}><clipPath id="in">{face}</clipPath>'
        f'<rect width="{wide}" height="{high}" rx="{radius}" fill="{OUTLINE}"/>'
        f'<g clip-path="url(#in)">{inside}</g></svg>'
    )


def filled(wide: float, high: float, fill: str, y: float = 0) -> str:
    """A box of the card's width, from `y` to the lower edge."""
    return f'<path d="M0 {y:g}H{wide:g}V{high:g}H0Z" fill="{fill}"/>'


def round_light(x: float, y: float, radius: float, fill: str) -> str:
    """A disc of light behind a drawing."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'
