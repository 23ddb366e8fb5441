"""The land of Immortals: two mirrored realms with their areas, borders, boulders and terrain marks."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import numpy as np
from PIL import Image, ImageDraw

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import OUTLINE
from render.core.drawing.geometry import Point
from render.core.drawing.sprites import outline, path, stroke
from render.core.drawing.style import Style
from render.core.drawing.texture import surface, texture
from render.immortals.parts.layout import BOULDERS, CELLS, FRAMES, Cell
from render.immortals.parts.look import LANDS, REALMS, THEMES
from render.immortals.parts.marks import mark
from rules.immortals.components.data import DATA

MARKS, TRIES = 9, 170  # in each region
APART = 27  # of marks
EDGE = (14, 36)  # how far from a border the marks lie


def land(canvas: Canvas, style: Style) -> None:
    """Both realms without names and values."""
    textured = THEMES[style.theme].textured
    for number, realm in enumerate(REALMS):
        frame(canvas, realm)
        for area in LANDS[realm]:
            fill(canvas, realm, area, number, textured)
        marks = "".join(scatter(realm, region, number) for region in CELLS[realm]) if textured else ""
        canvas.layer(marks + shades(realm) + lines(realm, textured) + boulders(realm))


def fill(canvas: Canvas, realm: str, area: str, number: int, textured: bool) -> None:
    """The surface of an area; its jagged edge will lie under the border."""
    rect, ramp = FRAMES[realm], LANDS[realm][area]
    size = canvas.pixels(rect.w), canvas.pixels(rect.h)
    mask = Image.new("L", size)
    for region, cell in CELLS[realm].items():
        if DATA.regions[region].area == area:
            points = [((x - rect.x) * canvas.scale, (y - rect.y) * canvas.scale) for x, y in cell.outline]
            ImageDraw.Draw(mask).polygon(points, fill=255)
    seed = 20 + 10 * number + list(LANDS[realm]).index(area)
    surface = Image.new("RGB", size, canvas.rgb(ramp[1]))
    if textured:
        surface = texture(*size, ramp, seed, ((6, 1), (15, 0.6)), 9)
    canvas.image.paste(surface, (canvas.pixels(rect.x), canvas.pixels(rect.y)), mask)


def frame(canvas: Canvas, realm: str) -> None:
    """The edge around a realm."""
    rect = FRAMES[realm]
    for more, colour, radius in ((8, OUTLINE, 14), (6, REALMS[realm].frame, 12), (2, OUTLINE, 8)):
        canvas.box(rect.inset(-more), colour, radius)


def scatter(realm: str, region: str, seed: int) -> str:
    """The marks of a region's terrain near its borders, clear of what lies in it."""
    cell = CELLS[realm][region]
    area = DATA.regions[region].area
    dice = np.random.default_rng([seed, *region.encode()])
    xs, ys = zip(*cell.outline, strict=True)
    found: list[Point] = []
    for at in zip(dice.uniform(min(xs), max(xs), TRIES), dice.uniform(min(ys), max(ys), TRIES), strict=True):
        apart = all(math.dist(at, other) > APART for other in found)
        if len(found) < MARKS and apart and free(at, cell) and at_edge(at, cell.outline):
            found.append(at)
    return "".join(
        mark(area, realm, x, y, dice.uniform(0.8, 1.15)) for x, y in sorted(found, key=lambda p: p[1])
    )


def free(at: Point, cell: Cell) -> bool:
    """True if a point is clear of a cell's name, armies and values."""
    rooms = ((cell.label, 40, 14), (cell.anchor, 46, 28), (cell.value, 52, 20))
    return all(abs(at[0] - x) > w or abs(at[1] - y) > h for (x, y), w, h in rooms)


def at_edge(at: Point, points: Sequence[Point]) -> bool:
    """True if a point lies in a polygon, near its border but not on it."""
    return inside(at, points) and EDGE[0] < distance(at, points) < EDGE[1]


def inside(at: Point, points: Sequence[Point]) -> bool:
    """True if a point lies in a polygon."""
    found = False
    for (ax, ay), (bx, by) in edges(points):
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (at[1] - ay) * (bx - ax) / (by - ay):
            found = not found
    return found


def distance(at: Point, points: Sequence[Point]) -> float:
    """The distance of a point from the border of a polygon."""
    found = math.inf
    for (ax, ay), (bx, by) in edges(points):
        dx, dy = bx - ax, by - ay
        share = min(1.0, max(0.0, ((at[0] - ax) * dx + (at[1] - ay) * dy) / (dx * dx + dy * dy)))
        found = min(found, math.dist(at, (ax + share * dx, ay + share * dy)))
    return found


def edges(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The sides of a polygon in order."""
    return zip(points, (*points[1:], points[0]), strict=True)


def shades(realm: str) -> str:
    """A shade inside each region along its border."""
    shapes, colour = "", REALMS[realm].shade
    for region, cell in CELLS[realm].items():
        line = outline(cell.outline)
        shade = "".join(stroke(line, colour, wide, 0.1) for wide in (40, 28, 16))
        clip = f'<clipPath id="{region}"><path d="{line}"/></clipPath>'
        shapes += f'{clip}<g clip-path="url(#{region})">{shade}</g>'
    return shapes


def borders(realm: str) -> dict[tuple[str, str], list[Point]]:
    """The border of each two neighbours in a realm, as a line from corner to corner."""
    beside: dict[frozenset[Point], list[str]] = {}
    for region, cell in CELLS[realm].items():
        for side in edges(cell.outline):
            beside.setdefault(frozenset(side), []).append(region)
    return {
        (region, other): line
        for region, cell in CELLS[realm].items()
        for other, line in runs(region, cell, beside)
        if other > region
    }


def runs(
    region: str, cell: Cell, beside: Mapping[frozenset[Point], Sequence[str]]
) -> Iterator[tuple[str, list[Point]]]:
    """The parts of a region's border by neighbour (empty at the frame), each as one line."""
    sides = [
        (next((one for one in beside[frozenset(side)] if one != region), ""), side)
        for side in edges(cell.outline)
    ]
    first = next(i for i in range(len(sides)) if sides[i][0] != sides[i - 1][0])
    for neighbour, group in groupby([*sides[first:], *sides[:first]], key=lambda side: side[0]):
        run = [side for _, side in group]
        yield neighbour, [run[0][0], *(end for _, end in run)]


def lines(realm: str, textured: bool) -> str:
    """Dashes between the regions of an area, a double border between areas."""
    looks = REALMS[realm]
    broad, narrow = looks.border if textured else ("#000000", looks.border[1])
    shapes = {"region": "", "area": ""}
    for (region, other), line in borders(realm).items():
        same = DATA.regions[region].area == DATA.regions[other].area
        shapes["region" if same else "area"] += outline(line, closed=False)
    seams = stroke(shapes["region"], looks.seam, 6, 0.36)
    dashes = stroke(shapes["region"], looks.dash, 2.6, 0.8, "9 6", "butt")
    return seams + dashes + stroke(shapes["area"], broad, 9) + stroke(shapes["area"], narrow, 3)


def boulders(realm: str) -> str:
    """Rocks on the corners across which regions do not touch."""
    colour, lit = REALMS[realm].stone
    return "".join(boulder(x, y, i, colour, lit) for i, (x, y) in enumerate(BOULDERS[realm]))


def boulder(x: float, y: float, turn: int, colour: str, lit: str) -> str:
    """A rock with a lit side."""

    def ring(radius: float) -> list[Point]:
        turns = [2 * math.pi * i / 11 for i in range(11)]
        reach = [radius * (1 + 0.13 * math.sin(3 * t + turn)) for t in turns]
        return [(x + r * math.cos(t), y + r * math.sin(t)) for r, t in zip(reach, turns, strict=True)]

    shadow = f'<ellipse cx="{x + 2:g}" cy="{y + 6:g}" rx="18" ry="15" opacity=".4"/>'
    top = path(((x - 9, y - 1), (x - 3, y - 9), (x + 6, y - 6), (x + 1, y + 1)), lit)
    return shadow + path(ring(15.5), OUTLINE) + path(ring(12.5), colour) + top


def plain(style: Style, wide: int, high: int) -> Canvas:
    """An empty picture with the texture of the theme."""
    return surface(wide, high, style, THEMES[style.theme].ramp, 5, ((4, 1), (9, 0.5)), 8)
