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

TITLE = Rect(layout.MARGIN, layout.HEADER.bottom + 10, layout.WIDE, 84)
HEAD, LINE, GAP = 60, 52, 14  # heights in a player's panel, and between two of them


def beside(view: BellumView) -> Scene | None:
    """The sheet while somebody may force a reroll."""
    return "sheet" if view.phase == "horde" else None


def sheet(view: BellumView, style: Style) -> Canvas:
    """Draw all six rows of all realms, one realm below the other; nothing on it is private."""
    seats = len(view.lords)
    size = layout.NARROW, round(panels(seats)[-1].bottom + layout.MARGIN)
    canvas = style.ground("bellum-sheet", *size, lambda: sheet_ground(seats, style), style.words.lang, seats)
    header(canvas, view, style)
    for seat, panel in enumerate(panels(seats)):
        lord_panel(canvas, view, seat, panel, style)
        canvas.seam(panel.bottom + GAP / 2)
    return canvas


def panels(seats: int) -> list[Rect]:
    """The players' panels."""
    high = HEAD + LINE * len(FACES) + 10
    return [Rect(TITLE.x, TITLE.bottom + 10 + seat * (high + GAP), TITLE.w, high) for seat in range(seats)]


def sheet_ground(seats: int, style: Style) -> Canvas:
    """Draw the parts of the sheet that no move changes."""
    surfaces = THEMES[style.theme]
    canvas = ground(style, layout.NARROW, round(panels(seats)[-1].bottom + layout.MARGIN))
    title, ink = style.say("bellum.picture.sheet.title"), Ink("body", layout.BODY, surfaces.text)
    canvas.paragraph(TITLE.cx, TITLE.cy, title, ink, TITLE.w - 20, 2, "middle")
    for seat, panel in enumerate(panels(seats)):
        canvas.framed(panel, surfaces.row, 14)
        head = panel.inset(3).top_part(HEAD - 4)
        canvas.tab(head, calm(OWNERS[seat]), 11)
        token(canvas, head.x + 40, head.cy + 1, seat, 50)
        canvas.icon(head.right - 168, head.cy, SPELL, 40, OWNERS[seat].figure)
        good(canvas, head.right - 274, head.cy, "barrel", 40)
    return canvas


def payments(panel: Rect) -> dict[str, Rect]:
    """The signs of what pays for a reroll in the head of a player's panel, each with its number."""
    head = panel.inset(3).top_part(HEAD - 4)
    return {
        way: Rect(head.right - x - 26, head.y, 100, head.h) for way, x in (("spell", 168), ("barrel", 274))
    }


def lord_panel(canvas: Canvas, view: BellumView, seat: int, panel: Rect, style: Style) -> None:
    """A player's name with what pays for rerolls, and a line for each number of the die."""
    lord, figure = view.lords[seat], OWNERS[seat].figure
    if view.acting == seat:
        canvas.ring(panel.inset(-5), TURN, 19, 6)
    head = panel.inset(3).top_part(HEAD - 4)
    name = Ink("name", 38, figure)
    canvas.name(head.x + 80, head.cy, style.name(seat), name, head.w - 390, layout.BODY)
    ink = Ink("figure", 38, figure)
    canvas.text(head.right - 246, head.cy, str(lord.barrel), ink)
    spells = str(lord.ready) + (f" +{lord.exhausted}" if lord.exhausted else "")
    canvas.text(head.right - 140, head.cy, spells, ink)
    surfaces = THEMES[style.theme]
    rows = Rect(panel.x + 8, head.bottom + 4, panel.w - 16, LINE * len(FACES)).rows(len(FACES), 4)
    for number, line in zip(FACES, rows, strict=True):
        active = number == view.die
        canvas.box(line, ACTIVE if active else surfaces.well, 9)
        colour = OUTLINE if active else surfaces.text
        canvas.sprite(line.cx, line.cy, die_svg(number), line.h * 0.9)
        found, wide = units(all_icons(lord, number)), line.w / 2 - line.h
        for icons, part in ((PRODUCTION, line.left_part(wide)), (ARMY, line.right_part(wide))):
            tally(canvas, part, [unit for unit in found if unit.icon in icons], 44, colour)
