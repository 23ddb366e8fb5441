"""Common parts of the pictures of Calamandara: the sky, and the head."""

from functools import partial
from typing import Literal

import numpy as np

from render.calamandara.parts.layout import HEADER, HEIGHT, HIGHEST, NARROW, WIDTH
from render.calamandara.parts.look import CENTRE_SIGN, DIRE, FEAR, NIGHT, ORCHID, SAND, SKY_STEPS, THEMES
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.texture import surface
from render.core.drawing.tokens import OWNERS, calm
from rules.calamandara.view import CalamandaraView

Mood = Literal["calm", "dire"]
OCTAVES = ((4, 1.0), (10, 0.5))
STARS = 140


def mood_of(view: CalamandaraView) -> Mood:
    """The mood of the sky: dire if the counter is near 0 or has reached it."""
    return "dire" if view.timed and view.counter <= DIRE else "calm"


def sky_ground(style: Style, wide: int, high: int, mood: Mood = "calm") -> Canvas:
    """An empty picture: the sky, cut from one that is drawn once for its width."""
    highest = HIGHEST if wide == NARROW else HEIGHT
    fresh = partial(sky, style, wide, highest, mood)
    return style.ground("calamandara-sky", wide, highest, fresh, mood, shown=high)


def sky(style: Style, wide: int, high: int, mood: Mood) -> Canvas:
    """The sky with faint stars, as high as the highest picture of this width."""
    surfaces = THEMES[style.theme]
    ramp = surfaces.ramp if mood == "calm" else surfaces.embers
    canvas = surface(wide, high, style, ramp, octaves=OCTAVES, steps=SKY_STEPS)
    if surfaces.textured:
        dice = np.random.default_rng(5)
        for _ in range(STARS):
            x, y, radius = dice.random() * wide, dice.random() * high, 1 + 2.2 * dice.random()
            canvas.disc(x, y, radius, SAND, 0.33)
    return canvas


def head_ground(canvas: Canvas, mood: Mood = "calm", head: Rect = HEADER) -> None:
    """The band of the head, with the sign of the game."""
    canvas.box(head, NIGHT)
    canvas.line(0, head.bottom, canvas.width, 4, ORCHID if mood == "calm" else FEAR)
    canvas.icon(48, HEADER.cy, CENTRE_SIGN, 54, SAND)


def heading(canvas: Canvas, title: str, note: str, room: float = 1040) -> None:
    """Title and note of a table."""
    canvas.fitted(92, HEADER.y + 28, title, Ink("title", 31, SAND), room, 26)
    canvas.fitted(92, HEADER.y + 61, note, Ink("body", 26, PAPER), room, 21)


def table(style: Style, high: int) -> Canvas:
    """A picture that begins with the ground of a table and the band of its head."""
    canvas = sky_ground(style, WIDTH, high)
    head_ground(canvas)
    return canvas


def row_head(canvas: Canvas, row: Rect, wide: float, view: CalamandaraView, seat: int, style: Style) -> Rect:
    """A traveller's row of a table, framed while they are asked; the head in their colour."""
    surfaces, colour = THEMES[style.theme], calm(OWNERS[seat])
    if seat in view.acting:
        canvas.ring(row.inset(-5), TURN, 20, 5)
    canvas.framed(row, surfaces.panel, 16, 3, OUTLINE if surfaces.textured else surfaces.edge)
    head = row.inset(3).left_part(wide)
    canvas.box(head, colour, 13)
    canvas.box(head.right_part(20), colour)
    return head
