"""A player's row on the board of Bellum Magica."""

from render.bellum.parts import layout
from render.bellum.parts.cards import face
from render.bellum.parts.look import (
    ACTIVE,
    CHESTS,
    HORN,
    SKY,
    SPELL,
    THEMES,
    emblem,
    kind_of,
)
from render.bellum.parts.pieces import beside, chest, good, shield, totals, units
from render.bellum.parts.realm import active_rows, all_icons, side
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, TURN, WARNING
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, calm, token
from rules.bellum.components.data import DATA, FACES, RESOURCES
from rules.bellum.components.realm import ARMY, PRODUCTION
from rules.bellum.view import BellumView, LordView

NEAR = 8  # chests from which the end is near


def row_ground(canvas: Canvas, seats: int, seat: int, style: Style) -> None:
    """Draw the unchanging parts of a player's row: the panel, the head, the icons of counts."""
    parts, surfaces, owner = layout.row(seats, seat), THEMES[style.theme], OWNERS[seat]
    k = layout.ENLARGED[seats]
    canvas.box(parts.whole, OUTLINE if surfaces.textured else surfaces.panel_edge, 15)
    canvas.box(parts.whole.inset(3), surfaces.row, 12)
    canvas.box(parts.head, calm(owner), 12)
    canvas.box(parts.head.right_part(20), calm(owner))
    token(canvas, parts.head.x + 40, parts.head.y + 46, seat, 62)
    canvas.icon(parts.head.x + 138, head_lower(parts.head), SPELL, 32, owner.figure)
    canvas.box(Rect(parts.right.x - 9, parts.whole.y + 12, 4, parts.whole.h - 24), ACTIVE, 2)
    canvas.box(parts.totals, surfaces.well, 12)
    for kind, rect in zip(CHESTS, parts.goods.columns(3), strict=True):
        chest(canvas, rect.x + 32, upper(rect), kind, 56 * min(k, 1.2))
    for kind, rect in zip(RESOURCES, parts.goods.columns(3), strict=True):
        good(canvas, rect.x + 20, lower(rect), kind, 36 * min(k, 1.1))
    text = style.say("bellum.picture.of-chests", most=DATA.chests_to_end)
    canvas.fitted(
        parts.score.cx, lower(parts.score), text, Ink("body", 25, surfaces.caption), 76, 20, "middle"
    )


def row(canvas: Canvas, view: BellumView, seat: int, style: Style, changed: frozenset[str]) -> None:
    """A player's realm: head, production, army, totals of the active row, chests and resources."""
    lord = view.lords[seat]
    seats = len(view.lords)
    parts = layout.row(seats, seat)
    if view.acting == seat:
        canvas.ring(parts.whole.inset(-7), OUTLINE, 21, 9)
        canvas.ring(parts.whole.inset(-5), TURN, 19, 6)
    head(canvas, parts.head, view, seat, style, changed)
    side(canvas, parts.left, lord, "left", view.die, style, changed)
    side(canvas, parts.right, lord, "right", view.die, style, changed)
    if lord.unplaced:
        unplaced(canvas, parts.totals, lord)
    elif seats == 2:
        realm_rows(canvas, parts.totals.inset(8, 6), lord, view.die, style)
    else:
        row_totals(canvas, parts.totals.inset(9, 6), lord, style)
    goods(canvas, parts.goods, lord, seat, style, changed)
    score(canvas, parts.score, lord, style)


def row_totals(canvas: Canvas, rect: Rect, lord: LordView, style: Style) -> None:
    """Draw what the active row gives: production above, army below."""
    middle = Rect(rect.x, rect.cy - min(rect.h, 190) / 2, rect.w, min(rect.h, 190))
    for icons, half in zip((PRODUCTION, ARMY), middle.rows(2), strict=True):
        totals(canvas, half, icons, lord.icons, min(50, half.h * 0.72), THEMES[style.theme].text)


def realm_rows(canvas: Canvas, rect: Rect, lord: LordView, die: int, style: Style) -> None:
    """Draw what every number of the die gives: production, the number, army; the active row light."""
    for number, line in zip(FACES, rect.rows(6, 3), strict=True):
        active = number == die
        if active:
            canvas.box(line, ACTIVE, 7)
        colour = OUTLINE if active else THEMES[style.theme].text
        canvas.text(line.cx, line.cy, str(number), Ink("figure", min(30, line.h * 0.9), colour), "middle")
        found = units(all_icons(lord, number))
        half = line.w / 2 - 24
        left = Rect(line.x, line.y, half, line.h)
        beside(canvas, left, [unit for unit in found if unit.icon in PRODUCTION], colour, "right")
        right = Rect(line.right - half, line.y, half, line.h)
        beside(canvas, right, [unit for unit in found if unit.icon in ARMY], colour, "left")


def head(
    canvas: Canvas, rect: Rect, view: BellumView, seat: int, style: Style, changed: frozenset[str]
) -> None:
    """Name, castle, shields and spells; the horn of the captain; whose turn it is."""
    lord, owner = view.lords[seat], OWNERS[seat]
    canvas.name(rect.x + 80, rect.y + 34, style.name(seat), Ink("name", 36, owner.figure), rect.w - 88, 24)
    if lord.castle:
        castle = style.words.name(f"castle:{lord.castle}", short=True)
        canvas.fitted(rect.x + 80, rect.y + 65, castle, Ink("body", 22, owner.figure), rect.w - 100, 18)
    defence(canvas, rect, lord, seat, changed)
    if view.captain == seat:
        x, y = rect.x + 21, rect.y + 73
        canvas.disc(x, y, 18, OUTLINE)
        canvas.disc(x, y, 15.5, GOLD)
        canvas.icon(x, y, HORN, 21, OUTLINE)
    if view.acting == seat:
        pill = Rect(rect.right - 96, rect.y - 16, 92, 28)
        canvas.box(pill, TURN, 10)
        text = style.say("picture.turn")
        canvas.fitted(pill.cx, pill.cy, text, Ink("figure", 22, OUTLINE), 84, 20, "middle")


def defence(canvas: Canvas, rect: Rect, lord: LordView, seat: int, changed: frozenset[str]) -> None:
    """Shields, and confusion spells: ready ones, and pale the exhausted ones."""
    y, colour = head_lower(rect), OWNERS[seat].figure
    shield(canvas, rect.x + 36, y, "shield", lord.shield, 46)
    mark(canvas, rect.x + 36, y + 27, 30, f"shield:{seat}", changed)
    if lord.magic_shield:
        shield(canvas, rect.x + 88, y, "magic_shield", lord.magic_shield, 46)
        mark(canvas, rect.x + 88, y + 27, 30, f"magic_shield:{seat}", changed)
    canvas.fitted(rect.x + 157, y, str(lord.ready), Ink("figure", 34, colour), 30, 24)
    mark(canvas, rect.x + 154, y + 24, 64, f"ready:{seat}", changed)
    if lord.exhausted:
        canvas.icon(rect.x + 203, y, SPELL, 22, colour, 0.5)
        canvas.text(rect.x + 217, y, str(lord.exhausted), Ink("figure", 22, colour))


def unplaced(canvas: Canvas, rect: Rect, lord: LordView) -> None:
    """Creatures that are not yet placed, with the rows on which they give something on each side."""
    for name, room in zip(lord.unplaced, rect.inset(8).columns(DATA.goblins_each, 6), strict=False):
        face(canvas, room, kind_of(name), 10)
        canvas.icon(room.cx, room.y + room.h * 0.26, emblem(name), min(room.w, room.h * 0.4) * 0.8, SKY)
        number = name.rpartition("_")[2]  # of the goblin, as the question names it
        canvas.text(room.right - 7, room.y + 21, number, Ink("figure", 28, SKY, 3, OUTLINE), "right")
        two = room.bottom_part(room.h * 0.5).inset(5, 4).rows(2, 3)
        for which, line in zip(("left", "right"), two, strict=True):
            active_rows(canvas, line, name, which)


def goods(
    canvas: Canvas, rect: Rect, lord: LordView, seat: int, style: Style, changed: frozenset[str]
) -> None:
    """Chests by kind, and resources."""
    surfaces = THEMES[style.theme]
    ink = Ink("figure", 34, surfaces.figure, 3, surfaces.halo)
    for kind, part in zip(CHESTS, rect.columns(3), strict=True):
        canvas.text(part.x + 56, upper(part) + 16, str(lord.chests[kind]), ink, "middle")
        mark(canvas, part.x + 36, upper(part) + 35, 56, f"{kind}:{seat}", changed)
    resources = {"food": lord.food, "glyph": lord.glyph, "barrel": lord.barrel}
    for (kind, count), part in zip(resources.items(), rect.columns(3), strict=True):
        canvas.text(part.x + 42, lower(part), str(count), Ink("figure", 33, surfaces.text))
        mark(canvas, part.x + 36, lower(part) + 22, 60, f"{kind}:{seat}", changed)


def score(canvas: Canvas, rect: Rect, lord: LordView, style: Style) -> None:
    """The number of chests, red when the end is near."""
    count = sum(lord.chests.values())
    near = WARNING if style.theme != "light" else "#9B1F12"
    colour = near if count >= NEAR else THEMES[style.theme].accent
    canvas.text(rect.cx, upper(rect), str(count), Ink("figure", 62, colour), "middle")


def mark(canvas: Canvas, x: float, y: float, width: float, ident: str, changed: frozenset[str]) -> None:
    """A line below a number if it has just changed, its middle at `x`."""
    if ident in changed:
        underline(canvas, x - width / 2, y, width)


def upper(rect: Rect) -> float:
    """The height of the first line of goods."""
    return rect.cy - min(rect.h, 180) * 0.24


def lower(rect: Rect) -> float:
    """The height of the second line of goods."""
    return rect.cy + min(rect.h, 180) * 0.26


def head_lower(rect: Rect) -> float:
    """The height of shields and spells in a head."""
    return rect.y + min(rect.h * 0.76, 140)
