"""The four turns of a card that is about to be built: each as it would look among its neighbours."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from render.core.choice import pin
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import written
from render.core.drawing.tokens import token
from render.dwar7s.parts.chart import draw_map
from render.dwar7s.parts.frame import heading, table
from render.dwar7s.parts.layout import BODY, FIGURE, HEAD, NARROW, SIDES, Chart, Edges
from render.dwar7s.parts.look import BAD, CAPTION, GOOD, INK, PANEL, REALM, THEMES
from render.dwar7s.parts.pieces import signed, wall_svg
from render.dwar7s.scenes.board import title
from rules.dwar7s.components.data import EDGES, Edge
from rules.dwar7s.components.grid import beside, kind_of, owner_of, place_of
from rules.dwar7s.view import CardView, CellView, Dwar7sView, EmptyCellView, PlanView, TurnView

SIZE = 164  # of a cell
FOOT, LINE = 150, 56  # below the map of a turn; and more for what rivals gain or lose
GAP = 12
BOLD = 32  # the thickness of the walls that are chosen; those of other cards are half as thick
PIN = 30  # half of the number


def turns(view: Dwar7sView, plan: PlanView, style: Style) -> Canvas:
    """Two or four turns side by side, in the order in which they are offered, with their numbers."""
    rects = places(view, plan)
    canvas = table(style, round(rects[-1].bottom + GAP))
    card = f"kingdom:{kind_of(plan.card).id}"
    text = style.say("dwar7s.picture.turns.note", card=card, cell=plan.cell.upper())
    heading(canvas, title(view, style), text)
    for number, (found, rect) in enumerate(zip(plan.turns, rects, strict=True), 1):
        one_turn(canvas, rect, view, plan, found, style)
        pin(canvas, rect.x + PIN + 12, rect.bottom - foot(view, plan) + 30, PIN, str(number))
    return canvas


def places(view: Dwar7sView, plan: PlanView) -> list[Rect]:
    """The places of the turns, two in a line."""
    count, high = len(plan.turns), 3 * SIZE + foot(view, plan) + 30
    lines = -(-count // 2)
    room = Rect(12, HEAD.bottom + 16, NARROW - 24, lines * (high + GAP) - GAP)
    return room.cells(count, 2, high, GAP)


def foot(view: Dwar7sView, plan: PlanView) -> float:
    """The height of the words below a map: all turns are alike."""
    return FOOT + LINE * any(others(view, plan, found) for found in plan.turns)


def others(view: Dwar7sView, plan: PlanView, found: TurnView) -> dict[int, int]:
    """The rivals whose realms would gain or lose by it, and how much."""
    changes = {seat: then - view.clans[seat].realm_points for seat, then in enumerate(found.realms)}
    return {seat: change for seat, change in changes.items() if change and seat != builder(view, plan)}


def builder(view: Dwar7sView, plan: PlanView) -> int:
    """The seat that builds."""
    return owner_of(plan.card) if view.turn is None else view.turn


def marks(view: Dwar7sView, idents: Sequence[str]) -> Mapping[str, str]:
    """The numbers of the turns that are offered."""
    found = view.plan.turns if view.plan else ()
    numbers = {f"rotation:{turn.rotation}": str(number) for number, turn in enumerate(found, 1)}
    return numbers if {*idents} == {*numbers} else {}


def one_turn(
    canvas: Canvas, rect: Rect, view: Dwar7sView, plan: PlanView, found: TurnView, style: Style
) -> None:
    """A turn: the card on the map with its walls, the realm that comes of it, and where one could go."""
    surfaces = THEMES[style.theme]
    canvas.framed(rect, surfaces.ramp[len(surfaces.ramp) // 2], 16, 3, surfaces.edge)
    room = Rect(rect.cx - 1.5 * SIZE, rect.y + 16, 3 * SIZE, 3 * SIZE)
    around(canvas, room, view, plan, found, style)
    for edge in found.walls:
        wall(canvas, room.cx, room.cy, edge)
    below = foot(view, plan)
    notes = Rect(rect.x + 9, rect.bottom - below, rect.w - 18, below - 9)
    canvas.box(notes, PANEL, 12)
    result(canvas, notes, view, plan, found)
    near = ", ".join(cell.upper() for cell in found.links)
    key = "dwar7s.picture.turns.open" if near else "dwar7s.picture.turns.shut"
    text = style.say(key, cells=near) if near else style.say(key)
    canvas.fitted(notes.x + 16, notes.bottom - 38, text, Ink("body", BODY, CAPTION), notes.w - 32, BODY)


def wall(canvas: Canvas, x: float, y: float, edge: Edge) -> None:
    """A wall of the card in the middle, thick enough for a phone."""
    dx, dy = SIDES[EDGES.index(edge)]
    far, long = SIZE / 2, SIZE + BOLD
    source = wall_svg(upright=bool(dx))
    canvas.sprite(x + dx * far, y + dy * far, source, *((BOLD, long) if dx else (long, BOLD)))


def result(canvas: Canvas, notes: Rect, view: Dwar7sView, plan: PlanView, found: TurnView) -> None:
    """One's realm with the card, in whose realms that would be, and below it what rivals gain or lose."""
    x, y = notes.x + 2 * PIN + 46, notes.y + 38
    canvas.icon(x, y, REALM, 46, CAPTION)
    x += 36 + canvas.text(x + 36, y, written(found.realm_points), Ink("figure", 50, INK)) + 10
    change = found.realm_points - view.clans[builder(view, plan)].realm_points
    if change:
        ink = Ink("figure", FIGURE, GOOD if change > 0 else BAD)
        x += canvas.text(x, y + 2, f"({signed(change)})", ink) + 10
    for number, owner in enumerate(found.castles):
        token(canvas, x + 24 + 48 * number, y, owner, 44)
    x, y = notes.x + 38, y + LINE
    for seat, change in others(view, plan, found).items():
        token(canvas, x, y, seat, 44)
        x += 32 + canvas.text(x + 32, y + 2, signed(change), Ink("figure", FIGURE, INK)) + 44


def around(
    canvas: Canvas, room: Rect, view: Dwar7sView, plan: PlanView, found: TurnView, style: Style
) -> None:
    """The nine cells around the place where the card is built."""
    x, y = place_of(plan.cell)
    shown = Chart(
        SIZE, room.cx - SIZE * (x + 0.5), room.cy - SIZE * (y + 0.5), Edges(x - 1, y - 1, x + 1, y + 1)
    )
    draw_map(canvas, shown, close(view, plan, found), style)


def close(view: Dwar7sView, plan: PlanView, found: TurnView) -> Dwar7sView:
    """The table with the card built in this turn, no further than the cells around it, free ones too."""
    whole = built(view, plan, found)
    taken = {cell.cell for cell in whole.cells}
    free = {name for cell in taken for name in beside(cell).values()} - taken
    here = place_of(plan.cell)
    return replace(
        whole,
        cells=tuple(cell for cell in whole.cells if _near(here, (cell.x, cell.y))),
        empty=tuple(
            EmptyCellView(name, name.upper(), *place_of(name))
            for name in sorted(free)
            if _near(here, place_of(name))
        ),
        plan=None,
        changed=(f"cell:{plan.cell}",),
    )


def _near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1


def built(view: Dwar7sView, plan: PlanView, found: TurnView) -> Dwar7sView:
    """The table with the card built in this turn: passages and realms follow."""
    old = {cell.cell: cell for cell in view.cells}
    under = old[plan.cell].cards if plan.cell in old else ()
    x, y = place_of(plan.cell)
    card = CardView(plan.card, found.rotation, found.walls)
    spaces = kind_of(plan.card).spaces
    nobody = (0,) * len(view.clans)
    new = CellView(plan.cell, plan.cell.upper(), x, y, (*under, card), nobody, spaces, found.links, 0, ())
    table = {**old, plan.cell: new}
    for name, cell in table.items():
        if name != plan.cell:
            kept = tuple(link for link in cell.links if link != plan.cell)
            table[name] = replace(cell, links=(*kept, plan.cell) if name in found.links else kept)
    return replace(view, cells=tuple(with_realms(table.values())))


def with_realms(cells: Iterable[CellView]) -> list[CellView]:
    """The cells with their regions and the castles in these, recomputed along the passages."""
    table = {cell.cell: cell for cell in cells}
    regions: dict[str, int] = {}
    for start in table:
        todo = [] if start in regions else [start]
        number = len(set(regions.values()))
        while todo:
            name = todo.pop()
            if name not in regions:
                regions[name] = number
                todo += table[name].links
    homes: dict[int, list[int]] = {}
    for name, cell in table.items():
        if kind_of(cell.cards[-1].card).castle:
            homes.setdefault(regions[name], []).append(owner_of(cell.cards[-1].card))
    return [
        replace(cell, region=regions[name], castles=tuple(sorted(homes.get(regions[name], ()))))
        for name, cell in table.items()
    ]
