"""The map of Dwar7s Fall: realms, cards, walls, passages, free cells, and what just changed."""

import math
from functools import lru_cache

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, TURN, luminance
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, view_box
from render.core.drawing.style import Style
from render.dwar7s.parts.cards import PINNED, UNIT, kingdom_card
from render.dwar7s.parts.layout import FIGURE, SIDES, Chart
from render.dwar7s.parts.look import THEMES
from render.dwar7s.parts.pieces import bridge_svg, edged, land_svg, wall_svg
from rules.dwar7s.components.data import EDGES
from rules.dwar7s.components.grid import place_of
from rules.dwar7s.view import CardView, CellView, Dwar7sView

GAP = 0.145  # between two cards, as a share of a cell
WALL = 0.082  # thickness, likewise
HALF = 0.4  # luminance of a colour that is read on a dark halo
USUAL, SLIM = 160, 0.5  # the cell in which an arrow has its full thickness, and the least share of it
BELOW = "#B9A27C"  # edges of buried cards
SOUTH, EAST = (0, 1), (1, 0)


def draw_map(canvas: Canvas, found: Chart, view: Dwar7sView, style: Style) -> None:
    """Draw everything that is built, and the cells around where one can build."""
    asked = view.plan.cells if view.plan else ()
    for empty in view.empty:
        free_cell(canvas, found.cell((empty.x, empty.y)), empty.name, style, asked=empty.cell in asked)
    for cell in view.cells:
        land(canvas, found.cell((cell.x, cell.y)), cell)
    for cell in view.cells:
        rect = card_box(found.cell((cell.x, cell.y)))
        if f"cell:{cell.cell}" in view.changed:
            edged(canvas, rect, 17 * rect.w / UNIT, CHANGED)
        elif cell.cell in asked:
            edged(canvas, rect, 17 * rect.w / UNIT, TURN)
        tile(canvas, rect, cell)
    for cell in view.cells:
        walls(canvas, found.cell((cell.x, cell.y)), cell.cards[-1])
    bridges(canvas, found, view)
    gone(canvas, found, view)
    moved(canvas, found, view)


def way(cell: CellView, other: str) -> tuple[int, int]:
    """The step from a cell to a neighbour."""
    x, y = place_of(other)
    return x - cell.x, y - cell.y


def card_box(cell: Rect) -> Rect:
    """The place of the card in its cell."""
    return cell.inset(cell.w * GAP / 2)


def land(canvas: Canvas, rect: Rect, cell: CellView) -> None:
    """The ground of a cell in a realm: the patterns of the players whose castles stand there."""
    if not cell.castles:
        return
    near = [way(cell, other) for other in cell.links]
    open_ = [side in near for side in SIDES]
    corners = tuple(not open_[side - 1] and not open_[side] for side in range(4))
    canvas.sprite(rect.cx, rect.cy, land_svg(tuple(cell.castles), corners), rect.w)


def tile(canvas: Canvas, rect: Rect, cell: CellView) -> None:
    """A stack, and the dwarves on its top card."""
    unit = rect.w / UNIT
    under = [card.card for card in reversed(cell.cards[:-1])]
    canvas.box(Rect(rect.x + 3 * unit, rect.y + 8 * unit, rect.w, rect.h), OUTLINE, 17 * unit, 0.4)
    for depth in range(min(len(under), 2), 0, -1):
        edge = Rect(rect.x + 6 * depth * unit, rect.y + 6 * depth * unit, rect.w, rect.h)
        canvas.framed(edge, BELOW, 17 * unit, 3 * unit)
    dwarves = [seat for seat, count in enumerate(cell.dwarves) for _ in range(count)]
    kingdom_card(canvas, rect, cell.cards[-1].card, dwarves, under, cell.name)


def walls(canvas: Canvas, rect: Rect, card: CardView) -> None:
    """The walls of a card, along the edges of its cell."""
    thick, size = rect.w * WALL, rect.w
    for edge in card.walls:
        dx, dy = SIDES[EDGES.index(edge)]
        x, y = rect.cx + dx * (size - thick) / 2, rect.cy + dy * (size - thick) / 2
        canvas.sprite(x, y, wall_svg(upright=bool(dx)), *((thick, size) if dx else (size, thick)))


def bridges(canvas: Canvas, found: Chart, view: Dwar7sView) -> None:
    """The passages between cards that no wall parts."""
    long, wide = found.size * 0.21, found.size * 0.155
    for cell in view.cells:
        rect = found.cell((cell.x, cell.y))
        for other in cell.links:
            step = way(cell, other)
            if step == SOUTH:
                canvas.sprite(rect.cx, rect.bottom, bridge_svg(upright=True), wide, long)
            elif step == EAST:
                canvas.sprite(rect.right, rect.cy, bridge_svg(upright=False), long, wide)


def gone(canvas: Canvas, found: Chart, view: Dwar7sView) -> None:
    """Cells that have just become empty because a monster was defeated there."""
    for empty in view.empty:
        if f"cell:{empty.cell}" in view.changed:
            canvas.ring(found.cell((empty.x, empty.y)).inset(8), OUTLINE, 16, 11)
            canvas.ring(found.cell((empty.x, empty.y)).inset(10.5), CHANGED, 14, 6)


def moved(canvas: Canvas, found: Chart, view: Dwar7sView) -> None:
    """An arrow along the way of a dwarf that has just moved."""
    places = {f"cell:{cell.cell}": (cell.x, cell.y) for cell in view.cells}
    way = [places[ident] for ident in view.changed if ident in places]
    if len(way) != 2 or "ogre:brute" in view.changed:
        return
    start, end = (found.cell(place) for place in way)
    far = math.dist((start.cx, start.cy), (end.cx, end.cy))
    dx, dy = (end.cx - start.cx) / far, (end.cy - start.cy) / far
    head, tail = found.size * 0.24, found.size * 0.36
    x0, y0 = start.cx + dx * tail, start.cy + dy * tail
    x1, y1 = end.cx - dx * head, end.cy - dy * head
    box = Rect(min(x0, x1) - 40, min(y0, y1) - 40, abs(x1 - x0) + 80, abs(y1 - y0) + 80)
    source = arrow_svg(
        round(box.w),
        round(box.h),
        (round(x0 - box.x), round(y0 - box.y)),
        (round(x1 - box.x), round(y1 - box.y)),
        max(SLIM, min(1, found.size / USUAL)),
    )
    canvas.sprite(box.cx, box.cy, source, box.w, box.h)


@lru_cache(maxsize=64)
def arrow_svg(wide: int, high: int, start: tuple[int, int], end: tuple[int, int], share: float) -> str:
    """A cyan arrow with a dark edge; a share of its usual thickness hides less of small cards."""
    (x0, y0), (x1, y1) = start, end
    turn = math.atan2(y1 - y0, x1 - x0)
    lines = "".join(
        f'<path d="M{x0} {y0}L{x1} {y1}" stroke="{colour}" stroke-width="{width * share:g}"'
        f' stroke-linecap="round" stroke-dasharray="{dash}"/>'
        for colour, width, dash in ((OUTLINE, 14, "none"), (CHANGED, 7, "none"))
    )
    for size, colour in ((29 * share, OUTLINE), (21 * share, CHANGED)):
        tips = [
            f"{x1 + size * math.cos(turn + part):.1f} {y1 + size * math.sin(turn + part):.1f}"
            for part in (0, 2.3, -2.3)
        ]
        lines += f'<path d="M{" ".join(tips)}Z" fill="{colour}"/>'
    return f"{HEAD} {view_box(wide, high)}>{lines}</svg>"


def free_cell(canvas: Canvas, rect: Rect, name: str, style: Style, *, asked: bool) -> None:
    """A cell where one can build: a dashed frame with its name; `asked`: it may be chosen now."""
    colour = TURN if asked and style.theme != "light" else THEMES[style.theme].free
    inner = rect.inset(min(9.0, rect.w * 0.08), min(9.0, rect.h * 0.08))
    source = dashes_svg(round(inner.w), round(inner.h), colour, strong=asked)
    canvas.sprite(rect.cx, rect.cy, source, inner.w, inner.h)
    size = max(24.0, min(FIGURE, inner.w * 0.42, inner.h * 0.7))
    aside = "" if size >= FIGURE else PINNED
    ink = Ink("figure", size, colour, 2.4, OUTLINE if luminance(colour) > HALF else PAPER, aside)
    canvas.text(rect.cx, rect.cy, name, ink, "middle")


@lru_cache(maxsize=256)
def dashes_svg(wide: int, high: int, colour: str, *, strong: bool) -> str:
    """A dashed frame."""
    fill, line, width = (0.2, 1, 5) if strong else (0.06, 0.7, 3)
    return (
        f'{HEAD} {view_box(wide, high)}><rect x="3" y="3" width="{wide - 6}" height="{high - 6}" rx="12"'
        f' fill="{colour}" fill-opacity="{fill}" stroke="{colour}" stroke-opacity="{line}"'
        f' stroke-width="{width}" stroke-dasharray="12 9"/></svg>'
    )
