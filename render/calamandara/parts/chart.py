"""The boards of Calamandara: cells, symbols, tokens, defended rows, and what just changed."""

from collections.abc import Iterable, Sequence

from render.calamandara.parts.layout import FRAME, START, Chart
from render.calamandara.parts.look import (
    CENTRE_SIGN,
    DEFENCE_SIGN,
    EYE,
    ORCHID,
    RINGS,
    START_SIGN,
    cell_colour,
)
from render.calamandara.parts.pieces import edged, symbol
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import (
    CHANGED,
    GOLD,
    INK,
    OUTLINE,
    PAPER,
    TURN,
    WHITE,
    darker,
    ink_on,
    lighter,
    luminance,
    mix,
)
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.sprites import HEAD, view_box
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, Owner, pattern, token
from rules.calamandara.components.cells import CENTRAL, CENTRE_CELL, OWN, cells_of_row, step_value
from rules.calamandara.components.cells import START as AT_START
from rules.calamandara.components.data import CENTRE_STEP, Side
from rules.calamandara.view import CalamandaraView

SYMBOL, TOKEN = 0.76, 0.9  # of a cell
NARROW = 80  # a smaller cell has its name in the middle while it is empty
ON_DARK, ON_LIGHT = Ink("figure", 20, PAPER, 2.4, OUTLINE), Ink("figure", 20, INK, 2.4, PAPER)  # names
DARK = 0.3  # luminance of a cell on which its name is light
MANY = 0.52  # the size of a token that shares its cell, of a cell


# --- the ground --------------------------------------------------------------------------------------


def boards_ground(canvas: Canvas, chart: Chart, sides: Sequence[tuple[int, Side]], style: Style) -> None:
    """The central board and the individual ones of some seats, empty, with their gates."""
    plate(canvas, chart.plate(None), None)
    for seat, side in sides:
        plate(canvas, chart.plate(side), OWNERS[seat])
    for cell in CENTRAL:
        colour = RINGS[CENTRE_STEP - step_value(cell)]
        tile(canvas, chart.central(cell), colour, "" if cell == CENTRE_CELL else cell.upper(), style)
    for seat, side in sides:
        for cell in OWN:
            colour = cell_colour(OWNERS[seat], step_value(cell))
            tile(canvas, chart.own(side, cell), colour, cell.upper(), style)
        for x, y in chart.gates(side):
            gate(canvas, x, y, chart.size)
        start(canvas, chart, side, OWNERS[seat])
    middle = chart.central(CENTRE_CELL)
    canvas.icon(middle.cx, middle.cy, CENTRE_SIGN, chart.size * 0.8, EYE)


def plate(canvas: Canvas, cells: Rect, owner: Owner | None) -> None:
    """A board without its cells, with a rim in the owner's colour and pattern."""
    rim = cells.inset(-FRAME)
    canvas.box(Rect(rim.x + 3, rim.y + 7, rim.w, rim.h), OUTLINE, 20, 0.45)
    canvas.box(rim, OUTLINE, 19)
    edge = rim.inset(2.5)
    if owner is None:
        canvas.box(edge, ORCHID, 16.5)
    else:
        shape = f'<rect width="{edge.w:g}" height="{edge.h:g}" rx="16" fill="url(#rim)"/>'
        source = f"{HEAD} {view_box(edge.w, edge.h)}><defs>{pattern(owner)}</defs>{shape}</svg>"
        canvas.sprite(edge.cx, edge.cy, source, edge.w, edge.h)
    canvas.box(cells.inset(-3), OUTLINE, 10)


def tile(canvas: Canvas, cell: Rect, colour: str, name: str, style: Style) -> None:
    """An empty cell with its name: in the middle, or in a corner if there is room beside a symbol."""
    plain = style.theme == "contrast"
    box = cell.inset(1.5)
    if plain:
        colour = mix(colour, WHITE if ink_on(colour) == INK else OUTLINE, 0.6)
    canvas.box(box, colour, 7)
    if not plain:
        canvas.box(box.top_part(box.h * 0.17), lighter(colour, 0.12), 6)
    if name:
        tone = lighter(colour, 0.4) if luminance(colour) < DARK else darker(colour, 0.36)
        size = max(20, cell.w * 0.2)
        y = cell.cy if cell.w < NARROW else cell.bottom - size * 0.75
        x = cell.cx if cell.w < NARROW else cell.x + size * 0.8
        canvas.text(x, y, name, Ink("figure", size, ink_on(colour) if plain else tone), "middle")


def gate(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A gate between two cells."""
    half = size * 0.12
    canvas.box(Rect(x - half, y - half, 2 * half, 2 * half), OUTLINE, 4)
    canvas.box(Rect(x - half, y - half, 2 * half, 2 * half).inset(2.5), TURN, 3)


def start(canvas: Canvas, chart: Chart, side: Side, owner: Owner) -> None:
    """The Starting Point of a board."""
    x, y = chart.start(side)
    canvas.disc(x, y, START, OUTLINE)
    canvas.disc(x, y, START - 3, owner.colour)
    canvas.icon(x, y, START_SIGN, START * 1.15, owner.figure)


# --- what lies on it ----------------------------------------------------------------------------------


def draw_boards(canvas: Canvas, chart: Chart, view: CalamandaraView, seats: Iterable[int]) -> None:
    """The central board, and the individual ones of some seats, with all that lies on them."""
    shown = list(seats)
    for seat in shown:
        towers(canvas, chart, view, seat)
    changed(canvas, chart, view, shown)
    met = {traveller.token for traveller in view.travellers}
    for cell, kind in view.central.items():
        lay(canvas, chart.central(cell), kind, "" if cell in met else cell, ON_DARK)
    for seat in shown:
        traveller = view.travellers[seat]
        for cell, kind in traveller.board.items():
            name = "" if cell == traveller.token else cell
            lay(canvas, chart.own(traveller.side, cell), kind, name, ON_LIGHT)
    tokens(canvas, chart, view, shown)


def lay(canvas: Canvas, cell: Rect, kind: str, name: str, ink: Ink) -> None:
    """A symbol in its cell; in a small one, whose middle has the name while it is empty, `name` beside it."""
    if cell.w >= NARROW:
        symbol(canvas, *beside_name(cell), kind, cell.w * SYMBOL)
        return
    off = cell.w * 0.05
    symbol(canvas, cell.cx + off, cell.cy - off, kind, cell.w * SYMBOL)
    if name:
        canvas.text(cell.x + 4, cell.bottom - 11, name.upper(), ink)


def beside_name(cell: Rect) -> Point:
    """The place of a piece: in the middle, or a little off it if the name has the lower left corner."""
    off = 0 if cell.w < NARROW else cell.w * 0.06
    return cell.cx + off, cell.cy - off


def towers(canvas: Canvas, chart: Chart, view: CalamandaraView, seat: int) -> None:
    """Gold around the rows that a Tower defends, and a shield on the rim at both ends."""
    traveller = view.travellers[seat]
    for row in traveller.towers:
        ends = [chart.own(traveller.side, cell) for cell in cells_of_row(row)[:: len(cells_of_row(row)) - 1]]
        left, top = min(box.x for box in ends), min(box.y for box in ends)
        right, bottom = max(box.right for box in ends), max(box.bottom for box in ends)
        canvas.ring(Rect(left, top, right - left, bottom - top), OUTLINE, 9, 6.5)
        canvas.ring(Rect(left, top, right - left, bottom - top).inset(1), GOLD, 8, 4.5)
        away = FRAME / 2 + 1
        upright = chart.upright(traveller.side)
        for x, y in (
            ((left - away, ends[0].cy), (right + away, ends[0].cy))
            if upright
            else ((ends[0].cx, top - away), (ends[0].cx, bottom + away))
        ):
            canvas.icon(x, y, DEFENCE_SIGN, 34, OUTLINE)
            canvas.icon(x, y, DEFENCE_SIGN, 25, GOLD)


def changed(canvas: Canvas, chart: Chart, view: CalamandaraView, seats: Sequence[int]) -> None:
    """Cyan around the cells that the last answer changed."""
    for ident in view.changed:
        kind, _, place = ident.partition(":")
        if kind != "cell":
            continue
        owner, dot, cell = place.rpartition(".")
        if not dot:
            edged(canvas, chart.central(cell).inset(3), CHANGED)
        elif int(owner) in seats:
            edged(canvas, chart.own(view.travellers[int(owner)].side, cell).inset(3), CHANGED)


def tokens(canvas: Canvas, chart: Chart, view: CalamandaraView, seats: Sequence[int]) -> None:
    """All tokens; those that share a cell of the central board side by side."""
    places: dict[tuple[int, str], list[int]] = {}
    for seat, traveller in enumerate(view.travellers):
        home = -1 if traveller.token in CENTRAL else seat
        if home < 0 or seat in seats:
            places.setdefault((home, traveller.token), []).append(seat)
    for (home, cell), here in places.items():
        if cell == AT_START:
            x, y = chart.start(view.travellers[home].side)
            one(canvas, x, y, view, home, START * 1.8)
            continue
        box = chart.central(cell) if home < 0 else chart.own(view.travellers[home].side, cell)
        for number, seat in enumerate(here):
            dx, dy = spread(number, len(here))
            x, y = beside_name(box) if len(here) == 1 else (box.cx, box.cy)
            size = box.w * (MANY if len(here) > 1 else TOKEN if box.w < NARROW else 0.8)
            one(canvas, x + dx * box.w * 0.24, y + dy * box.w * 0.24, view, seat, size)


def spread(number: int, count: int) -> tuple[int, int]:
    """The place of one of `count` (1 to 4) tokens in a cell, as an offset from its centre."""
    if count == 1:
        return 0, 0
    if count == 2:
        return (-1, 1)[number], 0
    return ((-1, -1), (1, -1), (-1, 1), (1, 1))[number]


def one(canvas: Canvas, x: float, y: float, view: CalamandaraView, seat: int, size: float) -> None:
    """A token, in cyan if it has just moved, in pale yellow if it is at turn."""
    turn = view.turn.seat if view.turn else None
    glow = CHANGED if f"token:{seat}" in view.changed else TURN if seat == turn else None
    token(canvas, x, y, seat, size, glow)
