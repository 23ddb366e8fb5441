"""Colours of the ferry and its one piece, the crate."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, SHARED, WHITE, stronger
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS
from tests.ferry.rules.components.data import DATA


@dataclass(frozen=True, slots=True)
class Surfaces:
    """The colours of a theme."""

    water: str
    panel: str
    text: str


THEMES: Mapping[str, Surfaces] = {
    "dark": Surfaces("#12303F", "#1B2A33", WHITE),
    "light": Surfaces("#CFE3EA", "#F4EFE2", "#2B1A08"),
    "contrast": Surfaces("#000000", "#101010", WHITE),
}
WOOD, WOOD_INK = "#C98A45", "#1B1208"
STRONGER = stronger((WOOD, WOOD_INK))  # in high contrast
WIDTH = 1600
CRATE = 120  # units, each way
RESERVED = (*SHARED, *(owner.colour for owner in OWNERS), WOOD, WOOD_INK)


def crate(canvas: Canvas, x: float, y: float, name: str, *, changed: bool = False) -> None:
    """A crate with its weight, its upper left corner at `x`, `y`. Raises `KeyError` for an unknown one."""
    rect = Rect(x, y, CRATE, CRATE)
    canvas.framed(rect, WOOD, 12, 5)
    canvas.text(rect.cx, rect.cy, str(DATA.crates[name].weight), Ink("figure", 60, WOOD_INK), "middle")
    mark(canvas, rect, changed=changed)


def mark(canvas: Canvas, rect: Rect, *, changed: bool) -> None:
    """A ring around what the last answer changed."""
    if changed:
        canvas.ring(rect.inset(-8), OUTLINE, 18, 10)
        canvas.ring(rect.inset(-6), CHANGED, 16, 6)


def empty(style: Style, width: int, height: int) -> Canvas:
    """A picture with nothing but water."""
    canvas = style.canvas(width, height)
    canvas.box(Rect(0, 0, width, height), THEMES[style.theme].water)
    return canvas
