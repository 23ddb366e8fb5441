"""A sheet of what every number of the die would give every lord: for the choice of a reroll."""

from render.bellum.parts import layout
from render.bellum.parts.look import ACTIVE, SPELL, THEMES
from render.bellum.parts.pieces import die_svg, good, tally, units
from render.bellum.parts.realm import all_icons
from render.bellum.scenes.board import ground, header
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, calm, token
from render.core.pictures import Scene
from rules.bellum.components.data import FACES
from rules.bellum.components.realm import ARMY, PRODUCTION
from rules.bellum.view import BellumView

TOP = Rect(layout.MARGIN, 98, layout.WIDTH - 2 * layout.MARGIN, 84)
HEAD = 262  # the width of a player's head
HEIGHTS = {2: 300, 3: 290, 4: 272, 5: 219}  # of a player's row, by seats
GAP = 9


def beside(view: BellumView) -> Scene | None:
    """The sheet while somebody may force a reroll."""
    return "sheet" if view.phase == "horde" else None


def sheet(view: BellumView, style: Style) -> Canvas:
    """All six rows of all realms side by side; nothing on it is private."""
    seats = len(view.lords)
    size = layout.WIDTH, height(seats)
    canvas = style.ground("bellum-sheet", *size, lambda: sheet_ground(seats, style), style.words.lang, seats)
    header(canvas, view, style)
    columns = Rect(TOP.x + HEAD, TOP.y, TOP.w - HEAD, height(seats) - TOP.y - 8).columns(6, 8)
    for number, column in zip(FACES, columns, strict=True):
        if number == view.die:
            canvas.box(column.inset(-3, 0), ACTIVE, 14)
        canvas.sprite(column.cx, TOP.cy, die_svg(number), 66)
    for seat, line in enumerate(lines(seats)):
        lord_line(canvas, view, seat, line, style)
    return canvas


def height(seats: int) -> int:
    """The height of the picture."""
    return round(TOP.bottom + 8 + seats * (HEIGHTS[seats] + GAP) + 5)


def lines(seats: int) -> list[Rect]:
    """The players' rows."""
    high = HEIGHTS[seats]
    return [Rect(TOP.x, TOP.bottom + 6 + seat * (high + GAP), TOP.w, high) for seat in range(seats)]


def sheet_ground(seats: int, style: Style) -> Canvas:
    """Draw the parts of the sheet that no move changes."""
    canvas = ground(style, layout.WIDTH, height(seats))
    title = style.say("bellum.picture.sheet.title")
    canvas.paragraph(TOP.x + 6, TOP.cy, title, Ink("body", 25, THEMES[style.theme].text), HEAD - 20, 3)
    for seat, line in enumerate(lines(seats)):
        rect = line.left_part(HEAD - 10)
        canvas.framed(rect, calm(OWNERS[seat]), 14)
        token(canvas, rect.x + 44, rect.y + 50, seat, 64)
        canvas.icon(rect.x + 150, rect.bottom - 40, SPELL, 34, OWNERS[seat].figure)
        good(canvas, rect.x + 42, rect.bottom - 40, "barrel", 38)
    return canvas


def lord_line(canvas: Canvas, view: BellumView, seat: int, line: Rect, style: Style) -> None:
    """A player's head, with what pays for rerolls, and a cell for each number of the die."""
    lord, figure = view.lords[seat], OWNERS[seat].figure
    rect = line.left_part(HEAD - 10)
    if view.acting == seat:
        canvas.ring(rect.inset(-4), TURN, 17, 6)
    canvas.name(rect.x + 86, rect.y + 36, style.name(seat), Ink("name", 36, figure), 160, 24)
    if lord.castle:
        castle = style.words.name(f"castle:{lord.castle}", short=True)
        canvas.fitted(rect.x + 86, rect.y + 68, castle, Ink("body", 22, figure), 162, 20)
    canvas.text(rect.x + 68, rect.bottom - 40, str(lord.barrel), Ink("figure", 36, figure))
    spells = str(lord.ready) + (f" +{lord.exhausted}" if lord.exhausted else "")
    canvas.fitted(rect.x + 174, rect.bottom - 40, spells, Ink("figure", 36, figure), 62, 22)
    for number, cell in zip(
        FACES, Rect(line.x + HEAD, line.y, line.w - HEAD, line.h).columns(6, 8), strict=True
    ):
        active = number == view.die
        surfaces = THEMES[style.theme]
        canvas.framed(cell, ACTIVE if active else surfaces.row, 12)
        colour = OUTLINE if active else surfaces.text
        found = units(all_icons(lord, number))
        for icons, half in zip((PRODUCTION, ARMY), cell.inset(10, 8).rows(2, 6), strict=True):
            tally(canvas, half, [unit for unit in found if unit.icon in icons], 46, colour, 2)
        canvas.line(cell.x + 16, cell.cy, cell.w - 32, 2, OUTLINE if active else surfaces.panel_edge)
