"""The boards of Calamandara: cells, symbols, tokens, defended rows, and what just changed."""

from collections.abc import Iterable, Sequence

from render.calamandara.parts import look
from render.calamandara.parts.layout import BAND, FIGURE, FRAME, START, Chart
from render.calamandara.parts.pieces import edged, symbol
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, GOLD, INK, OUTLINE, TURN, WHITE, ink_on, lighter, mix
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, view_box
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, Owner, calm, pattern, token
from rules.calamandara.components.cells import CENTRAL, CENTRE_CELL, OWN, cells_of_row, step_value
from rules.calamandara.components.cells import START as AT_START
from rules.calamandara.components.data import CENTRE_STEP, DATA, Side
from rules.calamandara.view import CalamandaraView

SYMBOL, TOKEN = 0.84, 0.92  # of a cell
MANY = 0.52  # the size of a token that shares its cell, of a cell


# --- the ground --------------------------------------------------------------------------------------


def boards_ground(canvas: Canvas, chart: Chart, sides: Sequence[tuple[int, Side]], style: Style) -> None:
    """The central board and the individual ones of some seats, empty, with their gates."""
    plate(canvas, chart.rim(None), chart.plate(None), None)
    for seat, side in sides:
        plate(canvas, chart.rim(side), chart.plate(side), OWNERS[seat])
    for cell in CENTRAL:
        tile(canvas, chart.central(cell), look.RINGS[CENTRE_STEP - step_value(cell)], style)
    used = [side for _, side in sides]
    for side in DATA.sides:
        gates(canvas, chart, side, is_open=side in used)
    for seat, side in sides:
        for cell in OWN:
            tile(canvas, chart.own(side, cell), look.cell_colour(OWNERS[seat], step_value(cell)), style)
        named(canvas, chart, side, OWNERS[seat])
    middle = chart.central(CENTRE_CELL)
    canvas.icon(middle.cx, middle.cy, look.CENTRE_SIGN, chart.size * 0.8, look.EYE)


def plate(canvas: Canvas, rim: Rect, cells: Rect, owner: Owner | None) -> None:
    """A board without its cells, with a rim in the owner's colour and pattern."""
    canvas.box(Rect(rim.x + 3, rim.y + 7, rim.w, rim.h), OUTLINE, 20, 0.45)
    canvas.box(rim, OUTLINE, 19)
    edge = rim.inset(2.5)
    if owner is None:
        canvas.box(edge, look.ORCHID, 16.5)
    else:
        shape = f'<rect width="{edge.w:g}" height="{edge.h:g}" rx="16" fill="url(#rim)"/>'
        source = f"{HEAD} {view_box(edge.w, edge.h)}><defs>{pattern(owner)}</defs>{shape}</svg>"
        canvas.sprite(edge.cx, edge.cy, source, edge.w, edge.h)
    canvas.box(cells.inset(-3), OUTLINE, 10)


def tile(canvas: Canvas, cell: Rect, colour: str, style: Style) -> None:
    """An empty cell."""
    plain = style.theme == "contrast"
    box = cell.inset(1.5)
    if plain:
        colour = mix(colour, WHITE if ink_on(colour) == INK else OUTLINE, 0.6)
    canvas.box(box, colour, 7)
    if not plain:
        canvas.box(box.top_part(box.h * 0.17), lighter(colour, 0.12), 6)


def named(canvas: Canvas, chart: Chart, side: Side, owner: Owner) -> None:
    """The names of the columns and rows of an individual board on its rim, and its Starting Point."""
    ink = Ink("figure", FIGURE, owner.figure)
    box = chart.start_box(side)
    canvas.box(box.inset(-2), OUTLINE, BAND / 2)
    canvas.box(box.inset(1), calm(owner), BAND / 2 - 2)
    canvas.icon(*chart.start(side), look.START_SIGN, BAND * 0.74, owner.figure)
    for name, (x, y) in (chart.letters(side) | chart.digits(side)).items():
        canvas.disc(x, y, BAND / 2 - 3, calm(owner))
        canvas.text(x, y, name, ink, "middle")


def gates(canvas: Canvas, chart: Chart, side: Side, *, is_open: bool) -> None:
    """The gates of the central board to one side, with its columns or rows; on closed sides only these."""
    half = BAND / 2 - 1
    for name, (x, y) in chart.gates(side).items():
        box = Rect(x - half, y - half, 2 * half, 2 * half)
        canvas.box(box, OUTLINE, 7)
        canvas.box(box.inset(2.5), TURN if is_open else look.ORCHID, 5)
        canvas.text(x, y, name, Ink("figure", FIGURE, INK), "middle")


# --- what lies on it ----------------------------------------------------------------------------------


def draw_boards(canvas: Canvas, chart: Chart, view: CalamandaraView, seats: Iterable[int]) -> None:
    """The central board, and the individual ones of some seats, with all that lies on them."""
    shown = list(seats)
    for seat in shown:
        towers(canvas, chart, view, seat)
    changed(canvas, chart, view, shown)
    for cell, kind in view.central.items():
        lay(canvas, chart.central(cell), kind)
    for seat in shown:
        traveller = view.travellers[seat]
        for cell, kind in traveller.board.items():
            lay(canvas, chart.own(traveller.side, cell), kind)
    tokens(canvas, chart, view, shown)


def lay(canvas: Canvas, cell: Rect, kind: str) -> None:
    """A symbol in its cell."""
    symbol(canvas, cell.cx, cell.cy, kind, cell.w * SYMBOL)


def towers(canvas: Canvas, chart: Chart, view: CalamandaraView, seat: int) -> None:
    """Gold around the rows that a Tower defends, with their numbers, and a shield on the rim."""
    traveller = view.travellers[seat]
    for row in traveller.towers:
        ends = [chart.own(traveller.side, cell) for cell in cells_of_row(row)[:: len(cells_of_row(row)) - 1]]
        left, top = min(box.x for box in ends), min(box.y for box in ends)
        right, bottom = max(box.right for box in ends), max(box.bottom for box in ends)
        canvas.ring(Rect(left, top, right - left, bottom - top), OUTLINE, 9, 6.5)
        canvas.ring(Rect(left, top, right - left, bottom - top).inset(1), GOLD, 8, 4.5)
        x, y = chart.digits(traveller.side)[str(row)]
        canvas.ring(Rect(x - BAND / 2, y - BAND / 2, BAND, BAND), GOLD, BAND / 2, 4)
        x, y = (
            (right + FRAME / 2, ends[0].cy)
            if chart.upright(traveller.side)
            else (ends[0].cx, top - FRAME / 2)
        )
        canvas.icon(x, y, look.DEFENCE_SIGN, 30, OUTLINE)
        canvas.icon(x, y, look.DEFENCE_SIGN, 22, GOLD)


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
            one(canvas, x, y, view, home, START * 2)
            continue
        box = chart.central(cell) if home < 0 else chart.own(view.travellers[home].side, cell)
        for number, seat in enumerate(here):
            dx, dy = spread(number, len(here))
            size = box.w * (MANY if len(here) > 1 else TOKEN)
            one(canvas, box.cx + dx * box.w * 0.24, box.cy + dy * box.w * 0.24, view, seat, size)


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
