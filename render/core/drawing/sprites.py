"""SVG: shapes as strings, and small pictures of them, drawn once for each size and cached."""

import io
from collections.abc import Iterable
from functools import lru_cache

import resvg_py
from PIL import Image

from render.core.drawing.geometry import Point

HEAD = '<svg xmlns="http://www.w3.org/2000/svg"'


def fresh(source: str, width: int, height: int) -> Image.Image:
    """Return the drawing at a size in pixels, with transparency. Not cached: for large drawings used once."""
    drawn = resvg_py.svg_to_bytes(svg_string=source, width=width, height=height, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(drawn))).convert("RGBA")


@lru_cache(maxsize=4096)
def svg(source: str, width: int, height: int) -> Image.Image:
    """Return the drawing at a size in pixels, with transparency. Must not be changed: it is shared."""
    return fresh(source, width, height)


@lru_cache(maxsize=2048)
def box_mask(width: int, height: int, radius: float, opacity: float = 1) -> Image.Image:
    """Return a rounded box's coverage in pixels, times an opacity of 0 to 1. It is shared: only read it."""
    shape = f'<rect width="{width}" height="{height}" rx="{radius:.2f}" fill-opacity="{opacity:.3f}"/>'
    return svg(f"{HEAD} {view_box(width, height)}>{shape}</svg>", width, height).getchannel("A")


def view_box(width: float, height: float) -> str:
    """Return the attribute for a drawing in a box from 0, 0."""
    return f'viewBox="0 0 {width:g} {height:g}"'


def outline(points: Iterable[Point], *, closed: bool = True) -> str:
    """Return the data of an SVG path through the points."""
    return "M" + " ".join(f"{x:g} {y:g}" for x, y in points) + ("Z" if closed else "")


def path(points: Iterable[Point], fill: str, opacity: float = 1) -> str:
    """Return a filled SVG path."""
    return f'<path d="{outline(points)}" fill="{fill}" fill-opacity="{opacity:g}"/>'


def stroke(
    data: str, colour: str, width: float, opacity: float = 1, dash: str = "", cap: str = "round"
) -> str:
    """Return an SVG line along path data; `dash` is its SVG dash pattern."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round"'
        f' stroke-linecap="{cap}" stroke-opacity="{opacity:g}" stroke-dasharray="{dash or "none"}"/>'
    )
