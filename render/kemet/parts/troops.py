"""Troops, pyramids and creatures on the map of Kemet, and what the last answer changed there."""

import math
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, TURN, WHITE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.marks import arrow
from render.core.drawing.sprites import HEAD, outline, stroke
from render.core.drawing.style import Style
from render.core.drawing.tokens import THIRD, counted_token
from render.kemet.parts.layout import LAYOUT, TROOP
from render.kemet.parts.look import SWORDS, owner_of
from render.kemet.parts.pieces import beast, pyramid
from rules.core.game import letter
from rules.kemet.components.map import CHART
from rules.kemet.view import KemetView, TroopView

CROWDED = ("temple_delta", "temple_medium", "temple_east")  # at the left a creature would cover something
BATTLE = "#B3201E"
BY_FOOT, BY_AIR = "16 9", "6 9"  # dashes


def pieces(canvas: Canvas, view: KemetView, style: Style) -> None:
    """Draw the pieces that stand on the map in this position."""
    changed = [zone for zone in view.zones if f"zone:{zone}" in view.changed]
    for zone in view.asked:
        canvas.sprite(*middle(zone), lit_svg(zone, TURN, 9), *extent(zone))
    for zone in changed:
        if CHART.zones[zone].kind == "district":
            canvas.sprite(*middle(zone), lit_svg(zone, CHANGED, 5), *extent(zone))
        elif not view.zones[zone].troops:
            x, y = LAYOUT.zones[zone].anchor
            canvas.ring(Rect(x - 31, y - 31, 62, 62), OUTLINE, 31, 11)
            canvas.ring(Rect(x - 28.5, y - 28.5, 57, 57), CHANGED, 28.5, 6)
    for zone, found in view.zones.items():
        at = LAYOUT.zones[zone].pyramid
        if found.level and at:
            pyramid(canvas, *at, found.colour, found.level, style)
    letters(canvas, view)
    for step in [way(view, one, other) for one, other in pairwise(view.trail) if one != other]:
        trace(canvas, step)
    for zone in view.zones:
        troops(canvas, view, zone, zone in changed)


def letters(canvas: Canvas, view: KemetView) -> None:
    """The owners' letters in the middle of their cities."""
    for seat, god in enumerate(view.gods):
        if god.city:
            x, y = LAYOUT.cities[god.city].center
            canvas.disc(x, y, 14, PAPER)  # over the edges of lit districts
            canvas.text(x, y, letter(seat), Ink("figure", 24, OUTLINE, aside=THIRD), "middle")
            if f"city:{god.city}" in view.changed:
                canvas.ring(Rect(x - 19, y - 19, 38, 38), OUTLINE, 19, 8)
                canvas.ring(Rect(x - 17, y - 17, 34, 34), CHANGED, 17, 4)


class Stand(NamedTuple):
    """The place and size of a troop's token; its creatures lie at the `side` -1 (left) or 1."""

    troop: TroopView
    at: Point
    size: float
    side: int


def standing(view: KemetView, zone: str) -> list[Stand]:
    """The troops of a zone: alone at its anchor, two side by side, at the right the one that came."""
    shown = list(view.zones[zone].troops)
    if view.march and view.march.zone == zone:
        moving = view.march.troop
        shown.append(replace(moving, beasts=(*moving.beasts, *view.march.dropped)))
    x, y = LAYOUT.zones[zone].anchor
    if len(shown) < 2:
        return [Stand(troop, (x, y), TROOP, 1 if zone in CROWDED else -1) for troop in shown]
    left, right = (-32, 32) if CHART.zones[zone].kind == "district" else (-38, 30)
    return [Stand(shown[0], (x + left, y), TROOP, -1), Stand(shown[1], (x + right, y), TROOP, 1)]


def troops(canvas: Canvas, view: KemetView, zone: str, changed: bool) -> None:
    """The troops of a zone; the last one is lit if something has changed there, but not only the district."""
    found = standing(view, zone)
    for stand in found:
        last = stand is found[-1]
        lit = last and changed and (len(found) > 1 or CHART.zones[zone].kind != "district")
        token(canvas, stand, view, CHANGED if lit else None)
    if view.battle and view.battle.zone == zone:
        x, y = LAYOUT.zones[zone].anchor
        canvas.disc(x + 3, y + 31, 18, OUTLINE)
        canvas.disc(x + 3, y + 31, 15.5, BATTLE)
        canvas.icon(x + 3, y + 31, SWORDS, 21, WHITE)


def token(canvas: Canvas, stand: Stand, view: KemetView, glow: str | None) -> None:
    """A troop: the owner's token with the number of units, and its creatures on gold discs."""
    (x, y), size, found = stand.at, stand.size, stand.troop
    owner = owner_of(view.gods[found.seat].city)
    counted_token(canvas, x, y, found.seat, found.units, size, glow, owner)
    for number, name in enumerate(found.beasts):
        beast(canvas, x + stand.side * (size * 0.42 - 26 * number), y + size * 0.4, name, 33)


def middle(zone: str) -> Point:
    """The middle of a zone's box."""
    xs, ys = zip(*LAYOUT.zones[zone].polygon, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def extent(zone: str) -> tuple[float, float]:
    """Width and height of a zone's box."""
    xs, ys = zip(*LAYOUT.zones[zone].polygon, strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


@lru_cache
def lit_svg(zone: str, colour: str, wide: int) -> str:
    """The edge of a district in which something changed, or among which somebody chooses."""
    (x, y), (broad, high) = middle(zone), extent(zone)
    points = LAYOUT.zones[zone].polygon
    small = [(x + (px - x) * 0.86, y + (py - y) * 0.86) for px, py in points]
    lines = stroke(outline(small), OUTLINE, wide + 4) + stroke(outline(small), colour, wide)
    return f'{HEAD} viewBox="{x - broad / 2:g} {y - high / 2:g} {broad:g} {high:g}">{lines}</svg>'


class Step(NamedTuple):
    """A troop's way from one place to another, as a line on the map."""

    start: Point
    end: Point
    dash: str  # of the line: short where they were teleported


def way(view: KemetView, start: str, end: str) -> Step:
    """From where to where a step is drawn: by land between troops, else from a port, else by teleport."""
    a, b = LAYOUT.zones[start], LAYOUT.zones[end]
    found = standing(view, end)
    target = found[-1].at if found else b.anchor
    by_land = end in CHART.land.get(start, ()) or start in CHART.land.get(end, ())
    if not by_land and a.port and b.port:
        return Step(a.port, target, BY_FOOT)
    return Step(a.anchor, target, BY_FOOT if by_land else BY_AIR)


def trace(canvas: Canvas, step: Step) -> None:
    """A dashed cyan line with an arrow head that ends before the token at its end."""
    (x0, y0), (x1, y1) = step.start, step.end
    box = Rect(min(x0, x1) - 90, min(y0, y1) - 90, abs(x1 - x0) + 180, abs(y1 - y0) + 180)
    canvas.sprite(box.cx, box.cy, trace_svg(step, box), box.w, box.h)


@lru_cache
def trace_svg(step: Step, box: Rect) -> str:
    """The line of a step in a box; it bends a little, to be told from borders."""
    (x0, y0), (x1, y1) = step.start, step.end
    far = max(1.0, math.dist(step.start, step.end))
    bend = (x0 + x1) / 2 - (y1 - y0) * 0.16, (y0 + y1) / 2 + (x1 - x0) * 0.16
    turn = math.atan2(y1 - bend[1], x1 - bend[0])
    stop = min(38.0, far * 0.4)
    tip = x1 - stop * math.cos(turn), y1 - stop * math.sin(turn)
    data = f"M{x0:g} {y0:g}Q{bend[0]:.1f} {bend[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
    lines = arrow(data, tip, turn, (11, 6), (27, 20), step.dash)
    return f'{HEAD} viewBox="{box.x:g} {box.y:g} {box.w:g} {box.h:g}">{lines}</svg>'
