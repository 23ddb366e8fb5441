"""A battle of Immortals: both sides, and how everybody's cubes went through the tower."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, INK, OUTLINE, PAPER, TURN, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, calm, counted_token
from render.core.table import HEADER, WIDTH, table
from render.immortals.parts.frame import heading
from render.immortals.parts.look import BAD, CROWN, LANDS, PANEL, QUIET, SWORDS, THEMES, TOWER
from render.immortals.parts.pieces import cube
from render.immortals.parts.terrain import plain
from render.immortals.parts.tower import outcome
from render.immortals.scenes.scoring import TABLE_HEAD
from rules.immortals.components.data import DATA, realm_of, region_of
from rules.immortals.view import INHABITANTS, BattleView

SIDE, STANCE, HEAD, ROW = 224, 66, 104, 82  # heights
TOP = HEADER.bottom + 30
TABLE_TOP = TOP + SIDE + STANCE + 36
COLUMNS = ("inside", "thrown", "fell", "stayed", "losses")


def battle(fight: BattleView, style: Style) -> Canvas:
    """Attacker at the left, defender at the right; below them a line for each owner of cubes."""
    rows = [who for who in fight.fell if any(cubes(fight, who).values())]
    high = round(TABLE_TOP + HEAD + ROW * len(rows) + 26)
    canvas = table("immortals", style, high, plain)
    heading(canvas, style.say("immortals.picture.battle.title"), outcome(fight, style))
    left, right = Rect(14, TOP, WIDTH - 28, SIDE).columns(2, 28)
    force(canvas, left, fight, "attacker", style)
    force(canvas, right, fight, "defender", style)
    x, y = WIDTH / 2, TOP + SIDE / 2
    for radius, colour in ((54, OUTLINE), (49, GOLD)):
        canvas.disc(x, y, radius, colour)
    canvas.icon(x, y, SWORDS, 62, OUTLINE)
    stance(canvas, fight, style)
    fall(canvas, fight, rows, style)
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
    x, room = rect.x + 206, 336
    canvas.fitted(x, rect.y + 62, name, Ink("name", 40, ink), room, 26)
    words = [style.words.name(f"cell:{cell}")]
    if seat is not None:
        words.insert(0, style.say(f"immortals.picture.battle.{role}"))
    for number, line in enumerate(words):
        canvas.fitted(x, rect.y + 112 + 40 * number, line, Ink("body", 28, ink), room, 20)
    x = rect.right - 122
    canvas.text(x, rect.y + 92, str(fight.strength[0 if attacking else 1]), Ink("figure", 104, ink), "middle")
    text = style.say("immortals.picture.battle.strength")
    canvas.fitted(x, rect.bottom - 34, text, Ink("body", 25, ink), 190, 20, "middle")
    if fight.winner == role and seat is not None:
        canvas.icon(rect.x + 112, rect.y + 22, CROWN, 50, GOLD)


def stance(canvas: Canvas, fight: BattleView, style: Style) -> None:
    """Draw which side the inhabitants help, and which card changed hands."""
    surfaces = THEMES[style.theme]
    line = Rect(16, TOP + SIDE + 18, WIDTH - 32, STANCE)
    canvas.framed(line, surfaces.panel, 14, 2, surfaces.edge)
    cube(canvas, line.x + 42, line.cy, INHABITANTS, 44)
    text = style.say("immortals.picture.battle.stance", stance=f"stance:{fight.stance}")
    ink = Ink("name", 29, surfaces.text)
    canvas.fitted(line.x + 76, line.cy, text, ink, 760, 20)
    if fight.card:
        text = style.say("immortals.picture.battle.card", card=fight.card)
        canvas.fitted(line.right - 24, line.cy, text, Ink("name", 29, surfaces.title), 680, 20, "right")


def fall(canvas: Canvas, fight: BattleView, rows: list[str], style: Style) -> None:
    """The table of the fall."""
    frame = Rect(16, TABLE_TOP, WIDTH - 32, HEAD + ROW * len(rows) + 8)
    canvas.framed(frame, PANEL, 16, 4)
    head = frame.inset(4).top_part(HEAD)
    canvas.box(head, TABLE_HEAD, 12)
    canvas.icon(head.x + 60, head.cy, TOWER, 66, PAPER)
    title = style.say("immortals.picture.battle.fall")
    canvas.fitted(head.x + 112, head.cy, title, Ink("title", 32, PAPER), 330, 24)
    for number, name in enumerate(COLUMNS):
        text = style.say(f"immortals.picture.fall.{name}")
        canvas.paragraph(column(number), head.cy, text, Ink("name", 27, WHITE), 196, 2, "middle")
    for number, who in enumerate(rows):
        line = Rect(head.x, head.bottom + number * ROW, head.w, ROW)
        canvas.box(line.inset(0, 2), PANEL if number % 2 else QUIET)
        cube(canvas, line.x + 64, line.cy, who, 58)
        inhabitants = who == INHABITANTS
        name = style.say("immortals.picture.inhabitants") if inhabitants else style.name(int(who))
        canvas.fitted(line.x + 112, line.cy, name, Ink("name", 36, INK), 330, 24)
        amounts(canvas, line, cubes(fight, who))


def amounts(canvas: Canvas, line: Rect, values: dict[str, int]) -> None:
    """An owner's figures; a nothing is a dash, what fell on the tray stands out."""
    for number, (name, value) in enumerate(values.items()):
        if name == "fell" and value:
            canvas.box(Rect(column(number) - 54, line.y + 9, 108, ROW - 18), GOLD, 14)
        lost = name == "losses" and value
        text = f"\u2212{value}" if lost else str(value) if value else "\u2013"
        ink = Ink("figure", 46, BAD if lost else INK)
        canvas.text(column(number), line.cy, text, ink, "middle")


def column(number: int) -> float:
    """The middle of a column."""
    return 580 + number * 222
