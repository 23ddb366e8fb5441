"""Fixed things on the map: cities, temples, obelisks, ports, palms, and all names."""

import math

import numpy as np

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER
from render.core.drawing.geometry import Point
from render.core.drawing.sprites import HEAD, outline, path, stroke
from render.core.drawing.style import Style
from render.core.drawing.text import is_whole, wrap
from render.kemet.parts import look
from render.kemet.parts.layout import BODY, FIGURE, LAYOUT, TITLE, plains, rose
from render.kemet.parts.pieces import OBELISK, fame, port, temple_svg, worth
from render.kemet.parts.terrain import clipped
from rules.kemet.components.map import CHART, City, cities_in_play, districts

BATTLEMENTS = 11  # on each wall
PALM, PALM_SHADE = "#1F5A24", "#1D3A15"
SHADOW = '<filter id="shadow"><feGaussianBlur stdDeviation="8"/></filter>'
SMALL_WORTH = {  # where the pill below the temple has no room
    "temple_medium": (592.0, 976.0),
    "temple_east": (574.0, 1180.0),
}


def towns(seats: int) -> str:
    """The cities in play as SVG."""
    return SHADOW + "".join(town(city) for city in cities_in_play(seats))


def places(canvas: Canvas, seats: int, style: Style) -> None:
    """Draw everything that stands in the zones in play, except the cities."""
    for zone in plains(seats):
        place = LAYOUT.zones[zone]
        if place.obelisk:
            canvas.sprite(place.obelisk[0], place.obelisk[1] - 4, OBELISK, 36, 72)
        if place.feature:
            temple(canvas, zone, place.feature)
        if place.fp:
            fame(canvas, *place.fp, "temple", 36)
        if place.port:
            port(canvas, *place.port, zone)
    palms(canvas, seats)
    numbers(canvas, seats)
    names(canvas, seats, style)


def hexagon(centre: Point, radius: float) -> list[Point]:
    """The corners of a hexagon that stands on a corner, clockwise from the lowest."""
    turns = [math.radians(60 * i + 90) for i in range(6)]
    return [(centre[0] + radius * math.cos(t), centre[1] + radius * math.sin(t)) for t in turns]


def town(city: City) -> str:
    """A city as SVG: walls with towers and gates around three districts."""
    place, colour = LAYOUT.cities[city], look.owner_of(city).colour
    centre, radius = place.center, place.radius
    corners = hexagon(centre, radius)
    shade = path([(x + 4, y + 9) for x, y in hexagon(centre, radius + 14)], "#000", 0.5)
    shapes = f'<g filter="url(#shadow)">{shade}</g>'
    for more, fill in ((15, look.WALL_EDGE), (12, look.WALL), (5, look.WALL_SHADE), (0, look.SAND[3])):
        shapes += path(hexagon(centre, radius + more), fill)
    for number, district in enumerate(districts(city)):
        points = LAYOUT.zones[district].polygon
        inside = path(points, look.FLOORS[CHART.colours[city]]) + stroke(
            outline(points), look.WALL_EDGE, 16, 0.25
        )
        inside += stroke(outline(inner(points, 0.84)), colour, 2.4, 0.85)
        shapes += clipped(f"{city}{number}", [points], inside)
    for corner in corners[::2]:
        line = outline((centre, corner), closed=False)
        shapes += stroke(line, look.WALL_EDGE, 10) + stroke(line, look.WALL, 6)
    return shapes + wall(hexagon(centre, radius + 9), colour) + medallion(centre)


def inner(points: tuple[Point, ...], share: float) -> list[Point]:
    """A smaller outline around the same middle."""
    x, y = (sum(part) / len(points) for part in zip(*points, strict=True))
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in points]


def wall(corners: list[Point], colour: str) -> str:
    """Battlements, a gate in the owner's colour in the middle of each side, a tower at each corner."""
    shapes = ""
    for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
        for step in range(BATTLEMENTS):
            share = (step + 0.5) / BATTLEMENTS
            x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            shapes += f'<rect x="{x - 2.6:.1f}" y="{y - 2.6:.1f}" width="5.2" height="5.2" fill="#5D3D18"/>'
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        shapes += circle(x, y, 8.5, look.WALL_EDGE) + circle(x, y, 6, colour)
    for x, y in corners:
        shapes += circle(x + 2, y + 4, 16, "#000", 0.4) + circle(x, y, 16, look.WALL_EDGE)
        shapes += circle(x, y, 13, "#D9B57B") + circle(x, y, 8.5, "#A67A43") + circle(x, y, 4, colour)
    return shapes


def medallion(centre: Point) -> str:
    """The disc in the middle of a city, for its owner's letter."""
    return circle(*centre, 15, look.WALL_EDGE) + circle(*centre, 12.5, PAPER)


def circle(x: float, y: float, radius: float, fill: str, opacity: float = 1) -> str:
    """A filled SVG circle."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" fill-opacity="{opacity:g}"/>'


def temple(canvas: Canvas, zone: str, at: Point) -> None:
    """A temple with what it gives at night, or the Sanctuary."""
    x, y = at
    prayers = CHART.zones[zone].prayers
    wide = {"sanctuary": 122.0, "temple_medium": 82.0, "temple_east": 82.0}.get(zone, 92.0)
    canvas.sprite(x, y, temple_svg(sanctuary=not prayers), wide, wide * 104 / 120)
    if prayers:
        worth(canvas, *SMALL_WORTH.get(zone, (x, y + wide * 0.46 + 10)), prayers)


def palms(canvas: Canvas, seats: int) -> None:
    """Palms along both banks, clear of ports and bridges."""
    dice = np.random.default_rng(8)
    zones = [LAYOUT.zones[zone] for zone in plains(seats)]
    clear = [*(point for p in zones for point in (p.port, p.fp) if point), *LAYOUT.bridges, *LAYOUT.causeway]
    for number, x in enumerate(sorted(dice.uniform(22, 762, 60))):
        bank, sign = ((LAYOUT.river_west_bank, -1), (LAYOUT.river_east_bank, 1))[number % 2]
        east, south = zip(*bank[::-1], strict=True)
        y = float(np.interp(x, east, south)) + sign * dice.uniform(10, 20)
        if all(math.dist((x, y), point) > 44 for point in clear):
            canvas.icon(x + 1.5, y + 2, "ra:palm-tree", 21, PALM_SHADE, 0.5)
            canvas.icon(x, y, "ra:palm-tree", 21, PALM)


def numbers(canvas: Canvas, seats: int) -> None:
    """The districts' numbers, on the towers at their outer corners."""
    for city in cities_in_play(seats):
        for number, zone in enumerate(districts(city), 1):
            x, y = district_tower(zone)
            canvas.disc(x, y, 21, look.WALL_EDGE)
            canvas.disc(x, y, 18.5, PAPER)
            canvas.text(x, y, str(number), Ink("figure", FIGURE, look.INK), "middle")


def district_number(zone: str) -> str:
    """Return the number that is printed at a district of a city; empty for other zones."""
    city = CHART.zones[zone].city
    return str(districts(city).index(zone) + 1) if city and zone in districts(city) else ""


def district_tower(zone: str) -> Point:
    """The tower that is nearest to the middle of a district."""
    town = LAYOUT.cities[CHART.zones[zone].city or ""]
    points = LAYOUT.zones[zone].polygon
    middle = tuple(sum(part) / len(points) for part in zip(*points, strict=True))
    corners = hexagon(town.center, town.radius + 9)
    return min(corners, key=lambda corner: math.dist(corner, middle))


def names(canvas: Canvas, seats: int, style: Style) -> None:
    """Names of cities and zones, and of the river."""
    halo, pale = look.THEMES[style.theme].halo, "#FBEAC2"
    for zone in plains(seats):
        place, city = LAYOUT.zones[zone], CHART.zones[zone].city
        if city:
            ink = Ink("title", TITLE, look.WALL_EDGE, halo + 0.4, pale)
            canvas.text(*place.label, style.words.name(f"city:{city}").upper(), ink, "middle")
        else:
            ink = Ink("body", BODY, look.INK, halo, pale)
            for line, y in name_lines(zone, style.words.name(f"zone:{zone}", short=True)):
                canvas.text(place.label[0], y, line, ink, "middle")
    river = Ink("title", 30, look.CURRENT, aside="no troop stands in the river")
    for number, letter in enumerate(style.say("kemet.picture.river")):
        canvas.text(60 + 62 * number, 966, letter, river, "middle")
    compass(canvas, *rose(seats))


def name_lines(zone: str, name: str) -> list[tuple[str, float]]:
    """The lines of a zone's name with their heights: as wide as its label has room for, but always whole."""
    place = LAYOUT.zones[zone]
    widths = (wrap(name, "body", BODY, place.room * share, 3) for share in (1, 1.3, 1.6, 2, 9))
    lines = next(lines for lines in widths if is_whole(lines, name))
    top = place.label[1] - (len(lines) - 1) / 2 * BODY
    return [(line, top + BODY * number) for number, line in enumerate(lines)]


def compass(canvas: Canvas, x: float, y: float) -> None:
    """A rose of winds in the mountains; north is at the right."""
    points = ""
    for turn in range(0, 360, 45):
        long = 44 if turn % 90 == 0 else 26
        points += f'<g transform="rotate({turn})"><path d="M0 0 0-{long} 6-8Z" fill="#C2571F"/>'
        points += f'<path d="M0 0 0-{long} -6-8Z" fill="{look.WALL_EDGE}"/></g>'
    rose = (
        circle(0, 0, 50, look.WALL_EDGE) + circle(0, 0, 47, "#F3DFAE") + circle(0, 0, 38, "#E2C285") + points
    )
    canvas.sprite(x, y, f'{HEAD} viewBox="-50 -50 100 100">{rose}</svg>', 90)
    canvas.text(
        x + 62, y, "N", Ink("title", 30, PAPER, 2, OUTLINE, aside="zones are told by their names"), "middle"
    )
