"""Common parts of the pictures of Calamandara: the sky, and the head."""

from functools import partial
from typing import Literal

import numpy as np

from render.calamandara.parts.layout import BODY, HEAD, HIGHEST, NARROW
from render.calamandara.parts.look import CENTRE_SIGN, DIRE, FEAR, NIGHT, ORCHID, SAND, SKY_STEPS, THEMES
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.texture import surface
from render.core.drawing.tokens import OWNERS, calm, token
from rules.calamandara.view import CalamandaraView

Mood = Literal["calm", "dire"]
OCTAVES = ((4, 1.0), (10, 0.5))
STARS = 140
HEAD_HIGH = 62  # of a traveller's panel


def mood_of(view: CalamandaraView) -> Mood:
    """The mood of the sky: dire if the counter is near 0 or has reached it."""
    return "dire" if view.timed and view.counter <= DIRE else "calm"


def sky_ground(style: Style, wide: int, high: int, mood: Mood = "calm") -> Canvas:
    """An empty picture: the sky, cut from one that is drawn once for its width."""
    fresh = partial(sky, style, wide, HIGHEST, mood)
    return style.ground("calamandara-sky", wide, HIGHEST, fresh, mood, shown=high)


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


def head_ground(canvas: Canvas, mood: Mood = "calm", head: Rect = HEAD) -> None:
    """The band of the head, with the sign of the game."""
    canvas.box(head, NIGHT)
    canvas.line(0, head.bottom, canvas.width, 4, ORCHID if mood == "calm" else FEAR)
    canvas.icon(48, 42, CENTRE_SIGN, 54, SAND)


def heading(canvas: Canvas, title: str, note: str) -> None:
    """Title and note of a table."""
    ink = Ink("title", 34, SAND, aside="the same as in the words above the picture")
    canvas.fitted(92, 36, title, ink, NARROW - 110, 26)
    canvas.paragraph(24, 98, note, Ink("body", BODY, PAPER), NARROW - 48)


def table(style: Style, high: int) -> Canvas:
    """A picture that begins with the ground of a table and the band of its head."""
    canvas = sky_ground(style, NARROW, high)
    head_ground(canvas)
    return canvas


def row_head(canvas: Canvas, row: Rect, view: CalamandaraView, seat: int, style: Style) -> Rect:
    """A traveller's panel of a table, framed while they are asked; the head, in their colour, has their name.

    Returns the head.
    """
    surfaces, owner = THEMES[style.theme], OWNERS[seat]
    if seat in view.acting:
        canvas.ring(row.inset(-5), TURN, 20, 5)
    canvas.framed(row, surfaces.panel, 16, 3, OUTLINE if surfaces.textured else surfaces.edge)
    head = row.inset(3).top_part(HEAD_HIGH)
    canvas.tab(head, calm(owner), 13)
    token(canvas, head.x + 44, head.cy + 1, seat, 54)
    canvas.name(head.x + 88, head.cy, style.name(seat), Ink("name", 42, owner.figure), 420, BODY)
    return head
