"""A player's row on the board of Bellum Magica."""

from render.bellum.parts import layout
from render.bellum.parts.cards import face
from render.bellum.parts.look import ACTIVE, CHESTS, HORN, SKY, SPELL, THEMES, emblem, kind_of
from render.bellum.parts.pieces import chest, good, shield_svg, totals
from render.bellum.parts.realm import active_rows, tiles
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, calm, token
from rules.bellum.components.data import DATA
from rules.bellum.components.realm import ARMY, PRODUCTION
from rules.bellum.view import BellumView, LordView

NEAR = 8  # chests from which the end is near
STOCK = ("shield", "magic_shield", "ready", "exhausted", "food", "glyph", "barrel", *CHESTS)
MOST = 6  # tiles on each side


def row_ground(canvas: Canvas, castles: int, seat: int, style: Style) -> None:
    """Draw the unchanging parts of a player's row: the panel, the head, the icons of counts."""
    parts, surfaces, owner = layout.row(castles, seat), THEMES[style.theme], OWNERS[seat]
    canvas.box(parts.whole, OUTLINE if surfaces.textured else surfaces.panel_edge, 15)
    canvas.box(parts.whole.inset(3), surfaces.row, 12)
    canvas.tab(parts.head, calm(owner), 12)
    token(canvas, parts.head.x + 36, parts.head.cy + 2, seat, 50)
    chest(canvas, parts.head.right - 132, parts.head.cy, "wooden", 44)
    canvas.box(Rect(parts.goods.x + stock_step(parts) * 4 - 14, parts.goods.y + 5, 4, 44), ACTIVE, 2)
    if not castles:
        canvas.box(parts.totals, surfaces.well, 12)
        high = parts.totals.bottom - parts.left.y
        canvas.box(Rect(parts.right.x - 14, parts.left.y, 4, high), ACTIVE, 2)
    for number, kind in enumerate(STOCK):
        x, y = parts.goods.x + stock_step(parts) * number + 22, parts.goods.cy
        if kind in ("shield", "magic_shield"):
            canvas.sprite(x, y, shield_svg(kind), 40, 44)
        elif kind in ("ready", "exhausted"):
            canvas.icon(x, y, SPELL, 40, surfaces.text, 1 if kind == "ready" else 0.45)
        else:
            good(canvas, x, y, kind, 38)


def stock_step(parts: layout.Row) -> float:
    """From one sign of the line of goods to the next."""
    return parts.goods.w / len(STOCK)


def row(canvas: Canvas, view: BellumView, seat: int, style: Style, changed: frozenset[str]) -> None:
    """A player's realm: head, goods, production, army, totals of the active row."""
    lord = view.lords[seat]
    parts = layout.row(len(view.castles), seat)
    if view.acting == seat:
        canvas.ring(parts.whole.inset(-7), OUTLINE, 21, 9)
        canvas.ring(parts.whole.inset(-5), TURN, 19, 6)
    head(canvas, parts.head, view, seat, style, changed)
    stock(canvas, parts, lord, seat, style, changed)
    if view.castles:
        return
    for which, rect in (("left", parts.left), ("right", parts.right)):
        tiles(canvas, rect, lord, which, view.die, MOST, changed)
    if lord.unplaced:
        unplaced(canvas, parts.totals, lord)
        return
    colour = THEMES[style.theme].text
    for icons, rect in ((PRODUCTION, parts.left), (ARMY, parts.right)):
        room = Rect(rect.x + 8, parts.totals.y, rect.w - 16, parts.totals.h)
        totals(canvas, room, icons, lord.icons, 42, colour)


def head(
    canvas: Canvas, rect: Rect, view: BellumView, seat: int, style: Style, changed: frozenset[str]
) -> None:
    """Name and castle; the horn of the captain; whose turn it is; the number of chests."""
    lord, owner = view.lords[seat], OWNERS[seat]
    x, right = rect.x + 74, rect.right - 164
    if view.acting == seat:
        canvas.icon(x + 10, rect.cy, "md:play", 44, owner.figure)
        x += 34
    if view.captain == seat:
        canvas.icon(x + 16, rect.cy, HORN, 36, owner.figure)
        if "captain" in changed:
            underline(canvas, x, rect.cy + 20, 32)
        x += 46
    if lord.castle:
        castle = style.words.name(f"castle:{lord.castle}", short=True)
        right -= canvas.text(right, rect.cy, castle, Ink("body", layout.BODY, owner.figure), "right") + 20
    canvas.name(x, rect.cy, style.name(seat), Ink("name", 36, owner.figure), right - x, layout.BODY)
    count = sum(lord.chests.values())
    x = rect.right - 106
    x += canvas.text(x, rect.cy, str(count), Ink("figure", 42, owner.figure)) + 6
    canvas.text(x, rect.cy, f"/{DATA.chests_to_end}", Ink("figure", layout.FIGURE, owner.figure))
    if count >= NEAR:
        canvas.ring(Rect(rect.right - 158, rect.y + 4, 154, rect.h - 8), owner.figure, 24, 4)


def stock(
    canvas: Canvas, parts: layout.Row, lord: LordView, seat: int, style: Style, changed: frozenset[str]
) -> None:
    """Shields, spells that are ready and (pale) exhausted, resources, and chests by kind."""
    counts = {
        "shield": lord.shield,
        "magic_shield": lord.magic_shield,
        "ready": lord.ready,
        "exhausted": lord.exhausted,
        "food": lord.food,
        "glyph": lord.glyph,
        "barrel": lord.barrel,
        **lord.chests,
    }
    ink = Ink("figure", 34, THEMES[style.theme].text)
    for number, kind in enumerate(STOCK):
        x = parts.goods.x + stock_step(parts) * number + 46
        canvas.text(x, parts.goods.cy, str(counts[kind]), ink)
        if f"{kind}:{seat}" in changed:
            underline(canvas, x, parts.goods.bottom - 6, 34)


def unplaced(canvas: Canvas, rect: Rect, lord: LordView) -> None:
    """Creatures that are not yet placed, with the rows on which they give something on each side."""
    for name, room in zip(lord.unplaced, rect.inset(6, 3).columns(DATA.goblins_each, 8), strict=False):
        tile = room.left_part(room.h)
        face(canvas, tile, kind_of(name), 8)
        canvas.icon(tile.cx, tile.cy, emblem(name), tile.h * 0.8, SKY)
        number = name.rpartition("_")[2]  # of the goblin, as the question names it
        label = Rect(tile.right + 4, room.y, 30, room.h)
        canvas.box(label, OUTLINE, 7)
        canvas.text(label.cx, label.cy, number, Ink("figure", 34, SKY), "middle")
        sides = Rect(label.right + 6, room.y, room.right - label.right - 6, room.h).columns(2, 6)
        for which, band in zip(("left", "right"), sides, strict=True):
            active_rows(canvas, band, name, which)
