"""Common parts of the pictures of Dwar7s Fall: ground, and head."""

import numpy as np

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.texture import surface
from render.dwar7s.parts.layout import BODY, HEAD, NARROW
from render.dwar7s.parts.look import AMBER_LINE, BARK, GAME, LEAVES, THEMES

OCTAVES = ((6, 1.0), (15, 0.5), (40, 0.2))
FALLEN = 190  # leaves
HIGHEST, TALLEST = 3000, 4800  # of pictures; the latter of a table with many stacks
UPPER = 84  # no leaf lies above


def forest_ground(style: Style, wide: int, high: int) -> Canvas:
    """An empty picture: the forest floor, cut from one that is drawn once for its width."""
    highest = HIGHEST if high <= HIGHEST else TALLEST
    return style.ground("dwar7s-forest", wide, highest, lambda: forest(style, wide, highest), shown=high)


def forest(style: Style, wide: int, high: int) -> Canvas:
    """The forest floor with leaves, as high as the highest picture of this width."""
    surfaces = THEMES[style.theme]
    canvas = surface(wide, high, style, surfaces.ramp, octaves=OCTAVES, steps=14)
    if surfaces.textured:
        fall(canvas, Rect(0, UPPER, wide, high - UPPER))
    return canvas


def fall(canvas: Canvas, room: Rect) -> None:
    """Leaves from a fixed seed, more of them at the edges: pieces keep the middle."""
    dice = np.random.default_rng(3)
    for number in range(FALLEN):
        x, y = room.x + dice.random() * room.w, room.y + dice.random() * room.h
        size = 17 + 13 * dice.random()
        edge = min(x - room.x, room.right - x, y - room.y)
        if edge > 150 and number % 3:
            continue
        icon = ("ra:leaf", "ra:zigzag-leaf")[number % 2]
        canvas.icon(x + 2, y + 2.5, icon, size, "#15100A", 0.16)
        canvas.icon(x, y, icon, size, LEAVES[number % len(LEAVES)], 0.62 if edge < 150 else 0.4)


def head_ground(canvas: Canvas, head: Rect) -> None:
    """The band of the head, with the sign of the game."""
    canvas.box(head, BARK)
    canvas.line(0, head.bottom, canvas.width, 4, AMBER_LINE)
    canvas.icon(48, 42, GAME, 52, GOLD)


def heading(canvas: Canvas, title: str, note: str) -> None:
    """Title and note of a table."""
    ink = Ink("title", 34, GOLD, aside="the same as in the words above the picture")
    canvas.fitted(92, 36, title, ink, NARROW - 110, 26)
    canvas.fitted(24, 96, note, Ink("body", BODY, PAPER), NARROW - 48, BODY)


def table(style: Style, high: int) -> Canvas:
    """A picture that begins with the ground of a table and the band of its head."""
    canvas = forest_ground(style, NARROW, high)
    head_ground(canvas, HEAD)
    return canvas
