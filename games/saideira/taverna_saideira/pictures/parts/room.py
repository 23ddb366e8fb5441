"""The room of the tavern: its wall with bottles and lamps, and the counter. No move changes it."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import OUTLINE, darker, lighter, mix
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import path, stroke
from render.core.drawing.style import Style
from taverna_saideira.pictures.parts import layout
from taverna_saideira.pictures.parts.look import AMBER, PLATE, THEMES, WOOD, Surfaces

SHELF = 104  # from the top of the room to the board on which the bottles stand
PLANK = 112  # the width of a plank of the wall
BOTTLES = ("#5E8C5A", "#8C3A3A", "#B5822F", "#4A7C9A", "#A9713D", "#6B5A8C")
GLOWS = tuple(range(40, 200, 20))  # the light of a lamp: circles of these radii
PLATE_HIGH = 100


def room(canvas: Canvas, whole: Rect, count: int, style: Style) -> None:
    """Draw wall, shelf, lamps and counter, for so many guests."""
    surfaces = THEMES[style.theme]
    canvas.framed(whole, surfaces.wall, 16, 3, surfaces.panel_edge)
    if surfaces.textured:
        shapes = "".join((*planks(whole, surfaces), *shelf(whole, surfaces), *lamps(whole, count)))
        canvas.layer(clipped(whole.inset(3), shapes))
    counter(canvas, whole, surfaces)


def clipped(rect: Rect, shapes: str) -> str:
    """Shapes within a box with round corners."""
    box = f'<rect x="{rect.x}" y="{rect.y}" width="{rect.w}" height="{rect.h}" rx="13"/>'
    return f'<clipPath id="room">{box}</clipPath><g clip-path="url(#room)">{shapes}</g>'


def box(rect: Rect, fill: str, radius: float = 0, opacity: float = 1) -> str:
    """A filled box."""
    return (
        f'<rect x="{rect.x:g}" y="{rect.y:g}" width="{rect.w:g}" height="{rect.h:g}" rx="{radius:g}"'
        f' fill="{fill}" fill-opacity="{opacity:g}"/>'
    )


def planks(whole: Rect, surfaces: Surfaces) -> Iterator[str]:
    """The wall's planks: every other one is a little darker, with a groove between them."""
    dark, groove = darker(surfaces.wall, 0.08), darker(surfaces.wall, 0.28)
    for number in range(int(whole.w // PLANK) + 1):
        x = whole.x + number * PLANK
        if number % 2:
            yield box(Rect(x, whole.y, PLANK, whole.h), dark)
        yield box(Rect(x - 1.5, whole.y, 3, whole.h), groove)


def shelf(whole: Rect, surfaces: Surfaces) -> Iterator[str]:
    """A shelf along the wall, full of bottles, in quiet colours: the guests sit before it."""
    dice, y = np.random.default_rng(7), whole.y + SHELF
    x = whole.x + 26.0
    while x < whole.right - 40:
        wide, high = 18 + int(dice.integers(0, 15)), 42 + int(dice.integers(0, 34))
        colour = mix(BOTTLES[int(dice.integers(0, len(BOTTLES)))], surfaces.bottles, 0.58)
        yield bottle(x, y, wide, high, colour)
        x += wide + 8 + (34 if dice.random() < 0.12 else 0)
    yield box(Rect(whole.x, y, whole.w, 10), mix(WOOD[2], surfaces.wall, 0.35))
    yield box(Rect(whole.x, y + 10, whole.w, 5), "#000000", opacity=0.28)


def bottle(x: float, y: float, wide: float, high: float, colour: str) -> str:
    """A bottle that stands on `y`, with a light along its left side."""
    neck, shoulder = wide * 0.18, y - high * 0.62
    left, right, middle = x, x + wide, x + wide / 2
    outline = [
        (left, y),
        (left, shoulder),
        (middle - neck, shoulder - high * 0.14),
        (middle - neck, y - high),
        (middle + neck, y - high),
        (middle + neck, shoulder - high * 0.14),
        (right, shoulder),
        (right, y),
    ]
    light = stroke(f"M{left + 4:g} {y - 6:g}V{shoulder + 4:g}", lighter(colour, 0.22), 2.5)
    return path(outline, colour) + light


def lamps(whole: Rect, count: int) -> Iterator[str]:
    """A lamp hangs between every two guests, in its light."""
    places = layout.places_in(whole, count)
    for one, other in pairwise(places):
        x, y = (one.right + other.x) / 2, one.y + 66
        for radius in GLOWS:
            yield f'<circle cx="{x:g}" cy="{y + 16:g}" r="{radius}" fill="{AMBER}" fill-opacity=".034"/>'
        yield stroke(f"M{x:g} {one.y:g}V{y - 26:g}", OUTLINE, 4)
        shade = f"M{x - 11:g} {y - 28:g}H{x + 11:g}L{x + 34:g} {y + 2:g}H{x - 34:g}Z"
        yield (
            f'<g stroke="{OUTLINE}" stroke-width="3" stroke-linejoin="round">'
            f'<circle cx="{x:g}" cy="{y + 4:g}" r="11" fill="#FFE9B0"/><path d="{shade}" fill="#8E4A22"/></g>'
        )


def counter(canvas: Canvas, whole: Rect, surfaces: Surfaces) -> None:
    """The counter: an edge in the light, and a front with a plate for each name."""
    front = layout.front(whole).inset(3, 0)
    front = front._replace(h=front.h - 3)
    edge = Rect(front.x - 3, front.y - layout.EDGE, front.w + 6, layout.EDGE)
    if surfaces.textured:
        canvas.box(front, WOOD[1], 12)
        canvas.box(front.top_part(30), WOOD[1])
        for at in (0.36, 0.7):
            canvas.box(Rect(front.x, front.y + front.h * at, front.w, 3), WOOD[0])
        canvas.box(front.top_part(8), "#000000", opacity=0.3)
        canvas.box(edge, OUTLINE, 5)
        canvas.box(edge.inset(0, 2.5), WOOD[2], 3)
        canvas.box(edge.inset(0, 2.5).top_part(5), WOOD[3], 2)
    else:
        canvas.box(edge.inset(0, 6), surfaces.panel_edge)


def plate(place: Rect) -> Rect:
    """The plate for the name of the guest at this place, on the counter's front."""
    y = place.bottom + layout.EDGE + (layout.FRONT - PLATE_HIGH) / 2 + 1
    return Rect(place.x + 4, y, place.w - 8, PLATE_HIGH)


def plated(canvas: Canvas, rect: Rect) -> None:
    """An empty name plate."""
    canvas.framed(rect, PLATE, 12, 3, WOOD[3])
