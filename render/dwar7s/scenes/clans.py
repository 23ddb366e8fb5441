"""A table to plan with: the cards beneath the stacks of Dwar7s Fall, and each player's public things."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, TURN, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import written
from render.core.drawing.tokens import OWNERS, calm, token
from render.dwar7s.parts import look
from render.dwar7s.parts.cards import chip
from render.dwar7s.parts.frame import heading, table
from render.dwar7s.parts.layout import BODY, FIGURE, HEAD, NARROW, TITLE
from render.dwar7s.parts.pieces import signed, star_svg
from render.dwar7s.parts.shared import victory_points
from render.dwar7s.parts.strip import PUBLIC, public_points
from render.dwar7s.scenes.board import title
from rules.core.game import letter
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.grid import card_of, owner_of
from rules.dwar7s.view import CellView, ClanView, Dwar7sView

HEAD_HIGH, LINE_HIGH, CHIP = 72, 62, 86
CLAN_HIGH = HEAD_HIGH + 3 * LINE_HIGH + 3 * CHIP + 36
STACK_HIGH, GAP = 104, 10
MOST_UNDER = 6  # buried cards that are drawn in a box


def clans(view: Dwar7sView, style: Style) -> Canvas:
    """A panel for each player, then the stacks; nothing on it is private."""
    stacks = piled(view)
    top = clan_place(len(view.clans)).y
    high = round(top + 72 + len(stacks) * (STACK_HIGH + GAP) + 14)
    canvas = table(style, high)
    heading(canvas, title(view, style), style.say("dwar7s.picture.clans.note"))
    for seat in range(len(view.clans)):
        clan_panel(canvas, clan_place(seat), view, seat, style)
        canvas.seam(clan_place(seat).bottom + GAP / 2)
    below = Rect(12, top, NARROW - 24, high - top - 14)
    surfaces = look.THEMES[style.theme]
    canvas.box(below, surfaces.box, 14, 0.9)
    text = style.say("dwar7s.picture.clans.stacks" if stacks else "dwar7s.picture.clans.no-stacks")
    canvas.fitted(below.x + 18, below.y + 36, text, Ink("title", TITLE, surfaces.title), below.w - 36, TITLE)
    for rect, cell in zip(stack_places(view).values(), stacks, strict=True):
        stack_box(canvas, rect, cell)
    return canvas


def piled(view: Dwar7sView) -> list[CellView]:
    """The cells with more than one card."""
    return [cell for cell in view.cells if len(cell.cards) > 1]


def clan_place(seat: int) -> Rect:
    """The place of a player's panel; below the last one stand the stacks."""
    return Rect(12, HEAD.bottom + 16 + seat * (CLAN_HIGH + GAP), NARROW - 24, CLAN_HIGH)


def stack_places(view: Dwar7sView) -> dict[str, Rect]:
    """The places of the stacks, by their cells."""
    stacks, top = piled(view), clan_place(len(view.clans)).y + 68
    room = Rect(24, top, NARROW - 48, len(stacks) * (STACK_HIGH + GAP) + 4)
    return {
        cell.cell: rect
        for cell, rect in zip(stacks, room.cells(len(stacks), 1, STACK_HIGH, GAP), strict=True)
    }


def clan_panel(canvas: Canvas, rect: Rect, view: Dwar7sView, seat: int, style: Style) -> None:
    """A player: points by category, kingdom cards in hand, what they have completed and defeated."""
    clan, owner = view.clans[seat], OWNERS[seat]
    if view.turn == seat:
        canvas.ring(rect.inset(-5), TURN, 18, 5)
    canvas.box(rect, look.PANEL if view.turn == seat else look.QUIET, 14)
    head = rect.top_part(HEAD_HIGH)
    canvas.tab(head, calm(owner), 14)
    token(canvas, head.x + 46, head.cy + 1, seat, 60)
    fill = GOLD if owner.figure == WHITE else PAPER  # gold is not seen on yellow
    points = written(public_points(clan))
    wide = canvas.text(head.right - 24, head.cy, points, Ink("figure", 58, owner.figure), "right")
    canvas.sprite(head.right - 64 - wide, head.cy, star_svg(fill), 56)
    name = Ink("name", 44, owner.figure)
    canvas.name(head.x + 92, head.cy, style.name(seat), name, head.w - 220 - wide, BODY)
    body = Rect(rect.x + 20, head.bottom + 8, rect.w - 40, rect.bottom - head.bottom - 16)
    score(canvas, body.top_part(2 * LINE_HIGH), clan, style)
    left = Rect(body.x, body.y + 2 * LINE_HIGH, body.w, LINE_HIGH + CHIP)
    kingdom_left(canvas, left, clan, seat, style)
    trophies(canvas, Rect(body.x, left.bottom + 4, body.w, body.bottom - left.bottom - 4), clan, style)


def score(canvas: Canvas, rect: Rect, clan: ClanView, style: Style) -> None:
    """The points that everybody sees, by category."""
    for name, room in zip(PUBLIC, rect.cells(len(PUBLIC), 2, LINE_HIGH, 0), strict=True):
        wide = canvas.text(room.x, room.cy, signed(clan.score[name]), Ink("figure", 46, look.INK)) + 14
        label = style.say(f"dwar7s.picture.end.{name}")
        canvas.fitted(room.x + wide, room.cy, label, Ink("body", BODY, look.CAPTION), room.w - wide, BODY)


def kingdom_left(canvas: Canvas, rect: Rect, clan: ClanView, seat: int, style: Style) -> None:
    """The nine kingdom cards of a colour: bright those still in hand, dark those that are built."""
    text = style.say("dwar7s.picture.clans.kingdom", count=len(clan.kingdom))
    canvas.fitted(rect.x, rect.y + LINE_HIGH / 2, text, Ink("body", BODY, look.CAPTION), rect.w, BODY)
    for number, kind in enumerate(DATA.kingdoms):
        card = card_of(seat, kind)
        x, y = rect.x + 40 + 100 * number, rect.bottom - CHIP / 2
        chip(canvas, x, y, 76, card)
        if kind not in clan.kingdom:
            canvas.box(Rect(x - 38, y - 38, 76, 76), look.QUIET, 13, 0.8)


def trophies(canvas: Canvas, rect: Rect, clan: ClanView, style: Style) -> None:
    """Completed objectives with their points, and beside them the monsters defeated."""
    won = [(look.GOODS[name], look.GOODS_INK, DATA.trades[name].points) for name in clan.trades]
    if clan.revealed and clan.secret is not None:
        won.append((look.SECRETS[clan.secret], look.SECRET_HEAD, DATA.secrets[clan.secret].points))
    if not won and not clan.monsters:
        text = style.say("dwar7s.picture.clans.no-objectives")
        canvas.paragraph(rect.x, rect.cy, text, Ink("body", BODY, look.CAPTION), rect.w)
        return
    wide = min(150.0, rect.w / max(1, len(won)))
    boxes = rect.top_part(96)
    for number, (icon, colour, value) in enumerate(won):
        box = Rect(boxes.x + number * wide, boxes.y, wide - 8, boxes.h)
        canvas.framed(box, PAPER, 10, 2)
        canvas.icon(box.x + box.w * 0.32, box.cy - 6, icon, min(56, box.w * 0.5), colour)
        victory_points(canvas, box.right - 10, box.bottom - 28, value)
    step = min(100.0, rect.w / max(1, len(clan.monsters)))
    for number, card in enumerate(clan.monsters):
        lettered(canvas, rect.x + 42 + number * step, rect.bottom - 46, card)


def lettered(canvas: Canvas, x: float, y: float, card: str) -> None:
    """A card as a sign with its owner's letter."""
    chip(canvas, x, y, 76, card)
    lx, ly = x + 32, y - 24
    canvas.disc(lx, ly, 23, OUTLINE)
    canvas.disc(lx, ly, 21, PAPER)
    canvas.text(lx, ly, letter(owner_of(card)), Ink("figure", FIGURE, OUTLINE), "middle")


def stack_box(canvas: Canvas, rect: Rect, cell: CellView) -> None:
    """A stack: its cell, its top card, and what lies beneath, from the top down."""
    canvas.framed(rect, look.PANEL, 12)
    name = rect.inset(3).left_part(110)
    canvas.box(name, look.BARK, 10)
    canvas.text(name.cx, name.cy, cell.name, Ink("figure", 46, PAPER), "middle")
    from_top = [card.card for card in reversed(cell.cards)]
    lettered(canvas, name.right + 60, rect.cy, from_top[0])
    canvas.icon(name.right + 134, rect.cy, "md:chevron-left", 44, OUTLINE)
    for number, card in enumerate(from_top[1 : MOST_UNDER + 1]):
        lettered(canvas, name.right + 200 + 108 * number, rect.cy, card)
    if len(from_top) > MOST_UNDER + 1:
        more = f"+{len(from_top) - MOST_UNDER - 1}"
        canvas.text(rect.right - 12, rect.cy, more, Ink("figure", FIGURE, look.INK), "right")
