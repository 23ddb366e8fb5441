"""The four turns of a card that is about to be built: each as it would look among its neighbours."""

from collections.abc import Iterable
from dataclasses import replace

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import written
from render.core.drawing.tokens import token
from render.dwar7s.parts.chart import draw_map
from render.dwar7s.parts.frame import heading, table
from render.dwar7s.parts.layout import BODY, FIGURE, HEAD, NARROW, Chart, Edges
from render.dwar7s.parts.look import BAD, CAPTION, GOOD, INK, PANEL, REALM, THEMES
from render.dwar7s.parts.pieces import signed
from render.dwar7s.scenes.board import title
from rules.core.text import ids
from rules.dwar7s.components.grid import kind_of, owner_of, place_of
from rules.dwar7s.view import CardView, CellView, Dwar7sView, PlanView, TurnView

HIGH = 516  # of a turn
SIZE = 160  # of a cell
ROOM = Rect(14, 18, 3 * SIZE, 3 * SIZE)  # of the map, in a turn


def turns(view: Dwar7sView, plan: PlanView, style: Style) -> Canvas:
    """Two or four turns one below the other, in the order in which they are offered."""
    canvas = table(style, round(HEAD.bottom + 16 + len(plan.turns) * (HIGH + 12)))
    card = f"kingdom:{kind_of(plan.card).id}"
    text = style.say("dwar7s.picture.turns.note", card=card, cell=plan.cell.upper())
    heading(canvas, title(view, style), text)
    for found, rect in zip(plan.turns, places(len(plan.turns)), strict=True):
        one_turn(canvas, rect, view, plan, found, style)
    return canvas


def places(count: int) -> list[Rect]:
    """The places of so many turns."""
    return [Rect(12, HEAD.bottom + 16 + n * (HIGH + 12), NARROW - 24, HIGH) for n in range(count)]


def one_turn(
    canvas: Canvas, rect: Rect, view: Dwar7sView, plan: PlanView, found: TurnView, style: Style
) -> None:
    """A turn: the card on the map, its walls, where one could go, and the realm that comes of it."""
    surfaces = THEMES[style.theme]
    canvas.framed(rect, surfaces.ramp[len(surfaces.ramp) // 2], 16, 3, surfaces.edge)
    around(canvas, Rect(rect.x + ROOM.x, rect.y + ROOM.y, ROOM.w, ROOM.h), view, plan, found, style)
    notes = Rect(rect.x + ROOM.right + 14, rect.y + 18, rect.w - ROOM.right - 28, ROOM.h)
    canvas.box(notes, PANEL, 12)
    left, room = notes.x + 16, notes.w - 30
    walls = style.say("dwar7s.picture.turns.walls", walls=ids("edge", found.walls))
    canvas.paragraph(left, notes.y + 58, walls, Ink("name", BODY, INK), room)
    near = ", ".join(cell.upper() for cell in found.links)
    text = (
        style.say("dwar7s.picture.turns.open", cells=near) if near else style.say("dwar7s.picture.turns.shut")
    )
    canvas.paragraph(left, notes.y + 166, text, Ink("body", BODY, CAPTION), room)
    seat = owner_of(plan.card) if view.turn is None else view.turn
    clan = view.clans[seat]
    castles(canvas, left, notes.y + 268, found, room, style)
    rivals(canvas, notes.right - 16, notes.y + 344, view, seat, found)
    y = notes.y + 344
    canvas.icon(left + 22, y, REALM, 50, CAPTION)
    x = left + 60
    x += canvas.text(x, y, written(found.realm_points), Ink("figure", 56, INK)) + 14
    change = found.realm_points - clan.realm_points
    if change:
        canvas.text(x, y + 2, f"({signed(change)})", Ink("figure", FIGURE, GOOD if change > 0 else BAD))
    text = style.say("dwar7s.picture.turns.realm", cards=found.realm_cards)
    canvas.paragraph(left, notes.y + 424, text, Ink("body", BODY, CAPTION), room)


def castles(canvas: Canvas, x: float, y: float, found: TurnView, room: float, style: Style) -> None:
    """In whose realm the card would be."""
    text = style.say("dwar7s.picture.turns.in" if found.castles else "dwar7s.picture.turns.nobody")
    room -= 56 * len(found.castles)
    if found.castles:
        x += canvas.fitted(x, y, text, Ink("body", BODY, CAPTION), room, BODY) + 36
    else:
        canvas.paragraph(x, y, text, Ink("body", BODY, CAPTION), room)
    for number, seat in enumerate(found.castles):
        token(canvas, x + 56 * number, y, seat, 50)


def rivals(canvas: Canvas, right: float, y: float, view: Dwar7sView, seat: int, found: TurnView) -> None:
    """Draw whose realms besides would gain or lose by it, and how much, from the right."""
    for other in reversed(range(len(view.clans))):
        change = found.realms[other] - view.clans[other].realm_points
        if change and other != seat:
            right -= canvas.text(right, y + 2, signed(change), Ink("figure", FIGURE, INK), "right") + 32
            token(canvas, right, y, other, 44)
            right -= 40


def around(
    canvas: Canvas, room: Rect, view: Dwar7sView, plan: PlanView, found: TurnView, style: Style
) -> None:
    """The nine cells around the place where the card is built."""
    x, y = place_of(plan.cell)
    shown = Chart(
        SIZE, room.cx - SIZE * (x + 0.5), room.cy - SIZE * (y + 0.5), Edges(x - 1, y - 1, x + 1, y + 1)
    )
    whole = built(view, plan, found)
    close = [cell for cell in whole.cells if max(abs(cell.x - x), abs(cell.y - y)) <= 1]
    free = [
        cell for cell in view.empty if max(abs(cell.x - x), abs(cell.y - y)) <= 1 and cell.cell != plan.cell
    ]
    part = replace(whole, cells=tuple(close), empty=tuple(free), plan=None, changed=(f"cell:{plan.cell}",))
    draw_map(canvas, shown, part, style)


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
