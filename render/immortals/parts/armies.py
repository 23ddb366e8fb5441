"""Pieces in the cells of Immortals: armies, portals, buildings, marks of cards, and changes there."""

import math
from functools import lru_cache
from typing import NamedTuple

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import CHANGED, OUTLINE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.marks import arrow
from render.core.drawing.sprites import HEAD
from render.core.drawing.tokens import counted_token
from render.immortals.parts.layout import FRAMES, place
from render.immortals.parts.pieces import BUILDINGS, card_mark, piece, portal_svg
from rules.immortals.components.data import realm_of, region_of, twin
from rules.immortals.view import CellView, ImmortalsView

MARK = 62  # how far the mark of a card's owner is from the chip's middle
SPREAD = {1: (0.0,), 2: (-28.0, 34.0), 3: (-41.0, 9.0, 45.0)}  # of things side by side
LOWER = 4  # than the anchor, to be clear of a name in two lines
SIZES = {
    1: (54, 56, 54),
    2: (54, 54, 52),
    3: (52, 44, 40),
}  # of armies, building, portal, by how many there are


class Slot(NamedTuple):
    """The place of a thing in a cell, and its size."""

    at: Point
    size: float


def pieces(canvas: Canvas, view: ImmortalsView) -> None:
    """Draw the pieces that stand in the realms in this position."""
    for name, found in view.cells.items():
        stones(canvas, name, found, view)
        owner = view.owners[region_of(name)]
        if owner is not None:
            x, y = place(name).value
            right = FRAMES[realm_of(name)].right - 14
            card_mark(canvas, min(x + MARK, right), y, owner, lit=f"region:{region_of(name)}" in view.changed)
    if view.battle and "tray" in view.changed:
        ends = [standing(cell, view.cells[cell]) for cell in (view.battle.origin, view.battle.target)]
        canvas.sprite(*route(*ends, through=view.battle.origin == twin(view.battle.target)))
    for name, found in view.cells.items():
        armies(canvas, name, found, view)


def slots(name: str, found: CellView) -> dict[str, Slot]:
    """The places of a cell's things: armies at the left, then the building, then the portal."""
    there = [
        kind
        for kind, shown in (("armies", found.armies), ("building", found.building), ("portal", found.portal))
        if shown
    ]
    if not there:
        return {}
    x, y = place(name).anchor
    count = len(there)
    sizes = dict(zip(("armies", "building", "portal"), SIZES[count], strict=True))
    return {
        kind: Slot((x + dx, y + LOWER), sizes[kind]) for kind, dx in zip(there, SPREAD[count], strict=True)
    }


def stones(canvas: Canvas, name: str, found: CellView, view: ImmortalsView) -> None:
    """Building and portal of a cell."""
    at = slots(name, found)
    for kind, source in (
        ("building", BUILDINGS.get(found.building, "")),
        ("portal", portal_svg(realm_of(name)) if found.portal else ""),
    ):
        if source:
            slot = at[kind]
            piece(canvas, *slot.at, source, slot.size, lit=f"{kind}:{name}" in view.changed)


def armies(canvas: Canvas, name: str, found: CellView, view: ImmortalsView) -> None:
    """The armies of a cell; a ring of light if they have just left it."""
    changed = f"cell:{name}" in view.changed
    if found.seat is None:
        if changed:
            x, y = standing(name, found)
            canvas.ring(Rect(x - 29, y - 29, 58, 58), OUTLINE, 29, 10)
            canvas.ring(Rect(x - 26.5, y - 26.5, 53, 53), CHANGED, 26.5, 5)
        return
    slot = slots(name, found)["armies"]
    counted_token(canvas, *slot.at, found.seat, found.armies, slot.size, CHANGED if changed else None)


def standing(name: str, found: CellView) -> Point:
    """The place of a cell's armies, or its middle if there are none."""
    x, y = place(name).anchor
    at = slots(name, found)
    return at["armies"].at if "armies" in at else (x, y + LOWER)


def route(a: Point, b: Point, *, through: bool) -> tuple[float, float, str, float, float]:
    """An arrow from one cell into another as a sprite: middle, drawing, width, height."""
    box = Rect(min(a[0], b[0]) - 70, min(a[1], b[1]) - 70, abs(a[0] - b[0]) + 140, abs(a[1] - b[1]) + 140)
    return box.cx, box.cy, route_svg(a, b, box, through), box.w, box.h


@lru_cache
def route_svg(start: Point, end: Point, box: Rect, through: bool) -> str:
    """An arrow that begins and ends beside the armies; straight and dotted `through` a portal."""
    (x0, y0), (x1, y1) = start, end
    far = math.dist(start, end)
    bend = 0.0 if through else 0.12
    middle = (x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend
    out = math.atan2(middle[1] - y0, middle[0] - x0)
    into = math.atan2(y1 - middle[1], x1 - middle[0])
    gap = min(36.0, far * 0.26)
    sx, sy = x0 + gap * math.cos(out), y0 + gap * math.sin(out)
    tx, ty = x1 - (gap + 12) * math.cos(into), y1 - (gap + 12) * math.sin(into)
    data = f"M{sx:.1f} {sy:.1f}Q{middle[0]:.1f} {middle[1]:.1f} {tx:.1f} {ty:.1f}"
    dash = "7 9" if through else "16 8"
    lines = arrow(data, (tx, ty), into, (12, 7), (24, 17), dash)
    return f'{HEAD} viewBox="{box.x:g} {box.y:g} {box.w:g} {box.h:g}">{lines}</svg>'
