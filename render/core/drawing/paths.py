"""SVG shapes from points, and the arrow that shows where something has just gone."""

import math
from collections.abc import Iterable

from render.core.drawing.colour import CHANGED, OUTLINE
from render.core.drawing.geometry import Point


def outline(points: Iterable[Point], *, closed: bool = True) -> str:
    """The data of an SVG path through the points."""
    return "M" + " ".join(f"{x:g} {y:g}" for x, y in points) + ("Z" if closed else "")


def path(points: Iterable[Point], fill: str, opacity: float = 1) -> str:
    """A filled SVG path."""
    return f'<path d="{outline(points)}" fill="{fill}" fill-opacity="{opacity:g}"/>'


def stroke(
    data: str, colour: str, width: float, opacity: float = 1, dash: str = "", cap: str = "round"
) -> str:
    """An SVG line along path data; `dash` is its pattern of drawn and left out lengths."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round"'
        f' stroke-linecap="{cap}" stroke-opacity="{opacity:g}" stroke-dasharray="{dash or "none"}"/>'
    )


def arrow(
    data: str,
    tip: Point,
    turn: float,
    widths: tuple[float, float],
    heads: tuple[float, float],
    dash: str = "",
    cap: str = "butt",
) -> str:
    """What went along path data to `tip`, where it points in the direction `turn` (radians): cyan on dark.

    `widths` of the line and reaches of the `heads`: of the dark edge, of the cyan inside.
    """
    tones = (OUTLINE, CHANGED)
    lines = "".join(
        stroke(data, colour, width, dash=dash, cap=cap) for colour, width in zip(tones, widths, strict=True)
    )
    for size, colour in zip(heads, tones, strict=True):
        turns = [turn + part for part in (0, 2.3, -2.3)]
        lines += path([(tip[0] + size * math.cos(t), tip[1] + size * math.sin(t)) for t in turns], colour)
    return lines
