"""A battle of Immortals: both sides, and how everybody's cubes went through the tower."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, INK, OUTLINE, PAPER, TURN, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, calm, counted_token
from render.core.table import table
from render.immortals.parts.frame import LABEL, SHEET, SHEET_BODY, heading, rooms, table_row
from render.immortals.parts.look import BAD, CROWN, LANDS, PANEL, SWORDS, THEMES, TOWER
from render.immortals.parts.pieces import cube
from render.immortals.parts.terrain import plain
from render.immortals.parts.tower import outcome
from render.immortals.scenes.scoring import TABLE_HEAD
from rules.immortals.components.data import DATA, realm_of, region_of
from rules.immortals.view import INHABITANTS, BattleView

SIDE, STANCE, HEAD, ROW = 190, 60, 92, 88  # heights
TOP = SHEET.bottom + 24
STANCE_TOP = TOP + 2 * SIDE + 30 + 18
COLUMNS = ("inside", "thrown", "fell", "stayed", "losses")


def battle(fight: BattleView, style: Style) -> Canvas:
    """Attacker above defender; below them a column for each owner of cubes."""
    owners = [who for who in fight.fell if any(cubes(fight, who).values())]
    top = STANCE_TOP + STANCE * (2 if fight.card else 1) + 16
    canvas = table("immortals", style, round(top + HEAD + ROW * len(COLUMNS) + 24), plain, SHEET)
    heading(canvas, style.say("immortals.picture.battle.title"), outcome(fight, style))
    upper, lower = Rect(16, TOP, SHEET.w - 32, 2 * SIDE + 30).rows(2, 30)
    force(canvas, upper, fight, "attacker", style)
    force(canvas, lower, fight, "defender", style)
    x, y = upper.right - 370, upper.bottom + 15
    for radius, colour in ((48, OUTLINE), (43, GOLD)):
        canvas.disc(x, y, radius, colour)
    canvas.icon(x, y, SWORDS, 56, OUTLINE)
    stance(canvas, fight, style)
    fall(canvas, Rect(16, top, SHEET.w - 32, HEAD + ROW * len(COLUMNS) + 8), fight, owners, style)
    return canvas


def cubes(fight: BattleView, who: str) -> dict[str, int]:
    """An owner's cubes: in the tower before, thrown, fallen on the tray, stayed inside, lost."""
    before, thrown, fell = fight.inside[who], fight.thrown[who], fight.fell[who]
    stayed = before + thrown - fell
    values = (before, thrown, fell, stayed, fight.losses[who])
    return dict(zip(COLUMNS, values, strict=True))


def force(canvas: Canvas, rect: Rect, fight: BattleView, role: str, style: Style) -> None:
    """One side: who, with how many armies from where, how strong at last."""
    attacking = role == "attacker"
    seat = fight.attacker if attacking else fight.defender
    cell = fight.origin if attacking else fight.target
    count = fight.attackers if attacking else fight.defenders
    owner = None if seat is None else OWNERS[seat]
    fill = calm(owner) if owner else LANDS[realm_of(cell)][DATA.regions[region_of(cell)].area][0]
    ink = owner.figure if owner else WHITE if realm_of(cell) == "dark" else INK
    if fight.winner == role and seat is not None:
        canvas.ring(rect.inset(-7), TURN, 22, 7)
    canvas.framed(rect, fill, 16, 4)
    if seat is None:
        if fight.stance == "against":
            cube(canvas, rect.x + 116, rect.cy, INHABITANTS, 110)
        name = style.say("immortals.picture.battle.empty")
    else:
        counted_token(canvas, rect.x + 112, rect.cy + 6, seat, count, 132)
        name = style.name(seat)
    x, room = rect.x + 206, rect.w - 540
    words = [style.words.name(f"cell:{cell}")]
    if seat is not None:
        words.insert(0, style.say(f"immortals.picture.battle.{role}"))
    canvas.name(x, rect.y + 46, name, Ink("name", 46, ink), room, SHEET_BODY)
    for number, line in enumerate(words):
        canvas.fitted(
            x, rect.y + 98 + 48 * number, line, Ink("body", SHEET_BODY, ink), rect.w - 420, SHEET_BODY
        )
    x = rect.right - 120
    text = style.say("immortals.picture.battle.strength")
    canvas.fitted(x, rect.y + 36, text, Ink("body", SHEET_BODY, ink), 210, SHEET_BODY, "middle")
    canvas.text(
        x, rect.y + 116, str(fight.strength[0 if attacking else 1]), Ink("figure", 100, ink), "middle"
    )
    if fight.winner == role and seat is not None:
        canvas.icon(rect.x + 112, rect.y + 22, CROWN, 50, GOLD)


def stance(canvas: Canvas, fight: BattleView, style: Style) -> None:
    """Draw which side the inhabitants help, and which card changed hands."""
    surfaces = THEMES[style.theme]
    line = Rect(16, STANCE_TOP, SHEET.w - 32, STANCE * (2 if fight.card else 1))
    canvas.framed(line, surfaces.panel, 14, 2, surfaces.edge)
    y, room = line.y + STANCE / 2, line.w - 100
    cube(canvas, line.x + 42, y, INHABITANTS, 44)
    text = style.say("immortals.picture.battle.stance", stance=f"stance:{fight.stance}")
    canvas.fitted(line.x + 82, y, text, Ink("name", SHEET_BODY, surfaces.text), room, SHEET_BODY)
    if fight.card:
        text = style.say("immortals.picture.battle.card", card=fight.card)
        ink = Ink("name", SHEET_BODY, surfaces.title)
        canvas.fitted(line.x + 82, y + STANCE - 6, text, ink, room, SHEET_BODY)


def fall(canvas: Canvas, frame: Rect, fight: BattleView, owners: list[str], style: Style) -> None:
    """The table of the fall: a column for each owner of cubes."""
    canvas.framed(frame, PANEL, 16, 4)
    head = frame.inset(4).top_part(HEAD)
    canvas.tab(head, TABLE_HEAD, 12)
    canvas.icon(head.x + 48, head.cy, TOWER, 62, PAPER)
    title = style.say("immortals.picture.battle.fall")
    canvas.paragraph(head.x + 92, head.cy, title, Ink("title", 38, PAPER), LABEL - 92)
    for who, room in zip(owners, rooms(head, len(owners)), strict=True):
        cube(canvas, room.cx, room.cy, who, 64)
    for number, name in enumerate(COLUMNS):
        row = Rect(head.x, head.bottom + number * ROW, head.w, ROW)
        text = style.say(f"immortals.picture.fall.{name}")
        for who, room in zip(owners, table_row(canvas, row, number, text, len(owners)), strict=True):
            amount(canvas, room, name, cubes(fight, who)[name])


def amount(canvas: Canvas, room: Rect, name: str, value: int) -> None:
    """A figure of the fall; a nothing is a dash, what fell on the tray stands out."""
    if name == "fell" and value:
        canvas.box(Rect(room.cx - 50, room.y + 8, 100, room.h - 16), GOLD, 14)
    lost = name == "losses" and value
    text = f"\u2212{value}" if lost else str(value) if value else "\u2013"
    canvas.text(room.cx, room.cy, text, Ink("figure", 46, BAD if lost else INK), "middle")
