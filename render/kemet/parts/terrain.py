"""The land of Kemet: sea, river, sand, banks, rock with its peaks, sandstorms, and the borders of zones."""

import math
from collections.abc import Iterable, Sequence

import numpy as np
from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.drawing.geometry import Point, Points
from render.core.drawing.sprites import outline, path, stroke
from render.core.drawing.style import Style
from render.core.drawing.texture import Octaves, texture
from render.kemet.parts.layout import LAYOUT, MAP_HEIGHT, covered, plains
from render.kemet.parts.look import FOAM, GREEN, RIVER, ROCK, SAND, SEA, SHALLOW, THEMES, TINTS
from rules.kemet.components.map import CHART

LAND = -60  # left of the picture
WEST_COAST: Points = (
    (862, 70), (877, 100), (872, 160), (887, 220), (932, 300), (964, 365), (978, 490), (968, 610), (984, 756),
    (912, 805), (836, 860), (782, 908), (742, 920),
)  # fmt: skip
EAST_COAST: Points = (
    (LAND, 1920), (1032, 1920), (988, 1800), (984, 1760), (974, 1680), (970, 1560), (982, 1450), (972, 1310),
    (984, 1172), (906, 1110), (840, 1056), (776, 1003), (732, 990),
)  # fmt: skip
RIDGE = (350, 762, 274)  # of peaks between Bastet and Horus: from y to y, at x
MIST = "#FFF1CF"


def smoothed(points: Sequence[Point], times: int) -> list[Point]:
    """A closed outline with its corners cut."""
    found = list(points)
    for _ in range(times):
        ends = zip(found, found[1:] + found[:1], strict=True)
        found = [
            (a[0] * (1 - t) + b[0] * t, a[1] * (1 - t) + b[1] * t) for a, b in ends for t in (0.25, 0.75)
        ]
    return found


def river() -> list[Point]:
    """The outline of the Nile with the arms around its delta."""
    mouth_west = ((980, 760), (912, 810), (836, 865), (774, 912))
    mouth_east = ((780, 1010), (840, 1062), (904, 1115), (980, 1172))
    south = ((LAND, 942), (LAND, 1022))
    east = LAYOUT.river_east_bank[::-1]
    return smoothed((*mouth_west, *LAYOUT.river_west_bank, *south, *east, *mouth_east), 2)


def masses() -> list[list[Point]]:
    """The west, the east, and the two islands."""
    west_bank = [(x + 4, y) for x, y in LAYOUT.river_west_bank]
    east_bank = [(x - 4, y) for x, y in LAYOUT.river_east_bank[1:]]
    west = [*WEST_COAST, *west_bank, (117, 930), (72, 936), (LAND, 942), (LAND, 70)]
    east = [*EAST_COAST, *east_bank, (-38, 1028), (LAND, 1028)]
    islands = (("temple_delta", 2), ("temple_medium", 1))
    return [
        smoothed(west, 1),
        smoothed(east, 1),
        *(smoothed(LAYOUT.zones[zone].polygon, times) for zone, times in islands),
    ]


def clipped(ident: str, outlines: Iterable[Iterable[Point]], shapes: str) -> str:
    """Shapes, as far as they lie in the outlines."""
    clip = "".join(f'<path d="{outline(points)}"/>' for points in outlines)
    return f'<clipPath id="{ident}">{clip}</clipPath><g clip-path="url(#{ident})">{shapes}</g>'


def land(canvas: Canvas, seats: int, style: Style, built: str) -> None:
    """Draw the map below buildings and names; `built` is SVG to be laid on top of it."""
    grounds = masses()
    zones = [LAYOUT.zones[zone].polygon for zone in plains(seats)]
    dry = canvas.coverage("".join(path(points, "#000") for points in grounds))
    free, far = (wild(canvas, dry, zones, apart) for apart in (1.5, 22.0))
    water(canvas, grounds, style)
    sand = filling(canvas, SAND, 11, ((5, 1), (13, 0.6), (34, 0.35)), 14, style)
    canvas.image.paste(sand, (0, 0), dry)
    rock = filling(canvas, ROCK, 23, ((9, 1), (25, 0.6), (60, 0.4)), 8, style)
    canvas.image.paste(rock, (0, 0), free)
    canvas.layer("".join(path(LAYOUT.zones[zone].polygon, *TINTS[zone]) for zone in plains(seats)))
    banks(canvas, grounds, style)
    marks = dunes(far, canvas.scale) + currents() if THEMES[style.theme].textured else ""
    mountains = storms(seats) + peaks(far, canvas.scale, seats)
    canvas.layer(marks + mountains + waterways(seats) + borders(zones) + built)


def filling(
    canvas: Canvas, ramp: tuple[str, ...], seed: int, octaves: Octaves, steps: int, style: Style
) -> Image.Image:
    """A texture of the canvas' size, flat where the theme is for high contrast."""
    if not THEMES[style.theme].textured:
        return Image.new("RGB", canvas.image.size, canvas.rgb(ramp[len(ramp) // 2]))
    return texture(canvas.image.width, canvas.image.height, ramp, seed, octaves, steps)


def water(canvas: Canvas, grounds: Sequence[Sequence[Point]], style: Style) -> None:
    """Sea, river, and foam along every shore."""
    canvas.image.paste(filling(canvas, SEA, 3, ((5, 1), (12, 0.5)), 8, style), (0, 0))
    shores = [outline(points) for points in grounds]
    foam = "".join(stroke(d, FOAM, 11) + stroke(d, SHALLOW, 5) for d in shores)
    canvas.layer(path(river(), RIVER) + foam)


def wild(canvas: Canvas, dry: Image.Image, zones: Iterable[Points], apart: float) -> Image.Image:
    """Coverage of the land outside all zones, at least `apart` units from them and from the river."""
    taken = "".join(path(z, "#000") + stroke(outline(z), "#000", 2 * apart) for z in zones)
    free = dry.copy()
    free.paste(0, (0, 0), canvas.coverage(taken + stroke(outline(river()), "#000", 3 * apart)))
    return free


def banks(canvas: Canvas, grounds: Sequence[Sequence[Point]], style: Style) -> None:
    """Green along the river, and on the islands."""
    green = filling(canvas, GREEN, 31, ((9, 1), (26, 0.6)), 6, style)
    shore = outline(river())
    for width, opacity in ((52, 0.6), (30, 1.0)):
        canvas.textured(clipped("land", grounds[:2], stroke(shore, "#000", width, opacity)), green)
    canvas.textured(path(grounds[2], "#000", 0.55), green)


def currents() -> str:
    """Short white strokes on sea and river."""
    dice = np.random.default_rng(4)
    marks = ""
    for x, y in zip(dice.uniform(2, 762, 46), dice.uniform(920, 1010, 46), strict=True):
        if math.dist((x, y), LAYOUT.zones["temple_medium"].anchor) > 130:
            marks += f"M{x - 12:.0f} {y:.0f}l8-3 8 5 8-3"
    for x, y in zip(dice.uniform(990, 1080, 40), dice.uniform(170, MAP_HEIGHT, 40), strict=True):
        marks += f"M{x - 14:.0f} {y:.0f}l7-4 7 4 7-4 7 4"
    return stroke(marks, "#FFFFFF", 1.8, 0.28)


def dunes(far: Image.Image, scale: float) -> str:
    """Sparse ripples of sand, away from rock, rivers and cities."""
    dice = np.random.default_rng(5)
    ripples = ""
    towns = [(town.center, town.radius + 26) for town in LAYOUT.cities.values()]
    for x, y in zip(dice.uniform(12, 967, 300), dice.uniform(170, MAP_HEIGHT, 300), strict=True):
        if (
            far.getpixel((int(x * scale), int(y * scale)))
            or any(math.dist((x, y), centre) < radius for centre, radius in towns)
            or 750 < y < 1100
        ):
            continue
        wide = dice.uniform(9, 16)
        ripples += f"M{x - wide:.0f} {y:.0f}q{wide:.0f}-{wide * 0.7:.0f} {2 * wide:.0f} 0"
    return stroke(ripples, "#8A5A22", 2, 0.3)


def peaks(far: Image.Image, scale: float, seats: int) -> str:
    """Mountains where no zone is, few in a storm; and a ridge between two cities, if both are in play."""
    dice = np.random.default_rng(7)
    stormy = eyes(seats)
    found: list[Point] = []
    for x, y in zip(dice.uniform(0, 972, 2600), dice.uniform(0, MAP_HEIGHT, 2600), strict=True):
        rare = any(math.dist((x, y), eye) < 190 for eye in stormy)
        apart = 80 if rare else 31
        if far.getpixel((int(x * scale), int(y * scale))) == 255 and all(
            math.dist((x, y), other) > apart for other in found
        ):
            found.append((x, y))
    if "horus_front" not in covered(seats):
        start, stop, x = RIDGE
        found += [(x, y) for y in range(start, stop, 26)]
    return "".join(peak(x, y, dice.uniform(20, 34)) for x, y in sorted(found, key=lambda p: p[1]))


def peak(x: float, y: float, high: float) -> str:
    """A mountain with a lit and a dark side; its foot at `x`, `y`."""
    wide = high * 0.8
    left, foot, right = (
        (x - wide, y + high * 0.35),
        (x + wide * 0.1, y + high * 0.45),
        (x + wide, y + high * 0.3),
    )
    top = (x, y - high)
    edge = stroke(outline((left, top, right), closed=False), "#4A3018", 1.8)
    return path((top, left, foot), "#C99F63") + path((top, foot, right), "#7B5732") + edge


def storms(seats: int) -> str:
    """Mist and whirls of sand over the zones that are not in play."""
    zones = [zone for zone in covered(seats) if zone in TINTS]
    mist = "".join(path(LAYOUT.zones[zone].polygon, MIST, 0.4) for zone in zones)
    return mist + "".join(whirl(x, y) for x, y in eyes(seats))


def eyes(seats: int) -> list[Point]:
    """The centres of a sandstorm's whirls: over the cities and the deserts that it covers."""
    zones = covered(seats)
    towns = [town.center for city, town in LAYOUT.cities.items() if f"{city}_front" in zones]
    return towns + [LAYOUT.zones[zone].anchor for zone in zones if CHART.zones[zone].city is None]


def whirl(x: float, y: float) -> str:
    """A flat spiral of sand around a point."""
    turns = [math.radians(12 * i) for i in range(78)]
    spiral = [(x + 92 * t / 16 * math.cos(t), y + 40 * t / 16 * math.sin(t)) for t in turns]
    line = outline(spiral, closed=False)
    return stroke(line, ROCK[0], 13, 0.3) + stroke(line, MIST, 8, 0.75)


def waterways(seats: int) -> str:
    """Canals with their bridges, as far as they lead to a port in play, and the causeway."""
    shapes = ""
    gone = covered(seats)
    ends = (("bastet_front", 0), ("east_obelisk", 1))
    for number in [number for zone, number in ends if zone not in gone]:
        canal = LAYOUT.canals[number]
        line = outline(canal, closed=False)
        for colour, width in ((GREEN[0], 30), ("#4A3018", 22), (RIVER, 18)):
            shapes += stroke(line, colour, width, cap="butt")
        x, y = canal[-1]
        for radius, colour in ((24, "#4A3018"), (22, RIVER)):
            shapes += f'<circle cx="{x:g}" cy="{y:g}" r="{radius}" fill="{colour}"/>'
        bx, by = LAYOUT.bridges[number]
        shapes += planks(bx - 19, by - 17, 38, 34, upright=True)
    (x0, y0), (_, y1) = LAYOUT.causeway
    return shapes + planks(x0 - 13, y0 - 8, 26, y1 - y0 + 16, upright=False)


def planks(x: float, y: float, wide: float, high: float, *, upright: bool) -> str:
    """A wooden bridge in a box."""
    lines = (
        "".join(f"M{x + k:g} {y + 3:g}v{high - 6:g}" for k in range(8, int(wide), 7))
        if upright
        else "".join(f"M{x + 3:g} {y + k:g}h{wide - 6:g}" for k in range(8, int(high), 6))
    )
    box = (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="4" fill="#E0C08A"'
        ' stroke="#4A3018" stroke-width="3"/>'
    )
    return box + stroke(lines, "#9A7440", 1.6)


def borders(zones: Iterable[Points]) -> str:
    """A shade inside each zone, and along each border a light band with dark dashes."""
    shades, edges = "", set[tuple[Point, Point]]()
    for number, points in enumerate(zones):
        line = outline(points)
        shade = stroke(line, "#6B3F12", 26, 0.14) + stroke(line, "#6B3F12", 14, 0.2)
        shades += clipped(f"zone{number}", [points], shade)
        for a, b in zip(points, points[1:] + points[:1], strict=True):
            edges.add((min(a, b), max(a, b)))
    lines = "".join(f"M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}" for a, b in sorted(edges))
    return shades + stroke(lines, "#FFF1C9", 6, 0.7) + stroke(lines, "#5A3210", 3, dash="10 6", cap="butt")
