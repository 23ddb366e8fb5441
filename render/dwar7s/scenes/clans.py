"""A table to plan with: the cards beneath the stacks of Dwar7s Fall, and each player's public things."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, TURN, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import written
from render.core.drawing.tokens import OWNERS, calm, token
from render.dwar7s.parts.cards import chip
from render.dwar7s.parts.frame import heading, table
from render.dwar7s.parts.layout import HEADER, WIDTH
from render.dwar7s.parts.look import (
    BARK,
    CAPTION,
    GOODS,
    GOODS_INK,
    INK,
    PANEL,
    QUIET,
    SECRET_HEAD,
    SECRETS,
    THEMES,
)
from render.dwar7s.parts.pieces import signed, star_svg
from render.dwar7s.parts.shared import victory_points
from render.dwar7s.parts.strip import PUBLIC, public_points
from render.dwar7s.scenes.board import title
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.grid import card_of
from rules.dwar7s.view import CellView, ClanView, Dwar7sView

CLAN_HIGH = 196
HEAD = 300  # the width of a player's head
STACK_HIGH, PER_LINE = 92, 3
MOST_UNDER = 4  # buried cards that are drawn in a box


def clans(view: Dwar7sView, style: Style) -> Canvas:
    """A row for each player, then the stacks; nothing on it is private."""
    stacks = [cell for cell in view.cells if len(cell.cards) > 1]
    lines = -(-len(stacks) // PER_LINE)
    top = HEADER.bottom + 16 + len(view.clans) * (CLAN_HIGH + 10)
    high = round(top + 62 + lines * (STACK_HIGH + 10) + 14)
    canvas = table(style, high)
    heading(canvas, title(view, style), style.say("dwar7s.picture.clans.note"))
    for seat in range(len(view.clans)):
        rect = Rect(14, HEADER.bottom + 16 + seat * (CLAN_HIGH + 10), WIDTH - 28, CLAN_HIGH)
        clan_row(canvas, rect, view, seat, style)
    below = Rect(14, top, WIDTH - 28, high - top - 14)
    surfaces = THEMES[style.theme]
    canvas.box(below, surfaces.box, 14, 0.9)
    text = style.say("dwar7s.picture.clans.stacks" if stacks else "dwar7s.picture.clans.no-stacks")
    canvas.fitted(below.x + 18, below.y + 32, text, Ink("title", 29, surfaces.title), below.w - 36, 26)
    room = Rect(below.x + 12, below.y + 60, below.w - 24, below.h - 68)
    for rect, cell in zip(room.cells(len(stacks), PER_LINE, STACK_HIGH, 10), stacks, strict=True):
        stack_box(canvas, rect, cell)
    return canvas


def clan_row(canvas: Canvas, rect: Rect, view: Dwar7sView, seat: int, style: Style) -> None:
    """A player: points by category, kingdom cards in hand, what they have completed and defeated."""
    clan, owner = view.clans[seat], OWNERS[seat]
    if view.turn == seat:
        canvas.ring(rect.inset(-5), TURN, 18, 5)
    canvas.box(rect, PANEL if view.turn == seat else QUIET, 14)
    head = rect.left_part(HEAD)
    canvas.box(head, calm(owner), 14)
    token(canvas, head.x + 46, head.y + 56, seat, 66)
    canvas.name(head.x + 88, head.y + 54, style.name(seat), Ink("name", 36, owner.figure), HEAD - 100, 24)
    fill = GOLD if owner.figure == WHITE else PAPER  # gold is not seen on yellow
    canvas.sprite(head.x + 46, head.bottom - 58, star_svg(fill), 56)
    canvas.text(head.x + 84, head.bottom - 56, written(public_points(clan)), Ink("figure", 62, owner.figure))
    middle = Rect(head.right + 18, rect.y, 640, rect.h)
    kingdom_left(canvas, middle, clan, seat, style)
    score(canvas, middle, clan, style)
    won = Rect(middle.right + 16, rect.y + 10, rect.right - middle.right - 28, rect.h - 20)
    trophies(canvas, won, clan, style)


def kingdom_left(canvas: Canvas, rect: Rect, clan: ClanView, seat: int, style: Style) -> None:
    """The nine kingdom cards of a colour: bright those still in hand, dark those that are built."""
    text = style.say("dwar7s.picture.clans.kingdom", count=len(clan.kingdom))
    canvas.fitted(rect.x, rect.y + 26, text, Ink("body", 24, CAPTION), rect.w, 20)
    for number, kind in enumerate(DATA.kingdoms):
        card = card_of(seat, kind)
        x, y = rect.x + 32 + 70 * number, rect.y + 74
        chip(canvas, x, y, 60, card)
        if kind not in clan.kingdom:
            canvas.box(Rect(x - 30, y - 30, 60, 60), QUIET, 13, 0.8)


def score(canvas: Canvas, rect: Rect, clan: ClanView, style: Style) -> None:
    """The points that everybody sees, by category."""
    for number, name in enumerate(PUBLIC):
        x = rect.x + number * rect.w / len(PUBLIC)
        wide = canvas.text(x, rect.bottom - 42, signed(clan.score[name]), Ink("figure", 40, INK))
        label = style.say(f"dwar7s.picture.end.{name}")
        canvas.paragraph(
            x + wide + 10, rect.bottom - 42, label, Ink("body", 22, CAPTION), rect.w / 4 - wide - 18, 2
        )


def trophies(canvas: Canvas, rect: Rect, clan: ClanView, style: Style) -> None:
    """Completed objectives with their points, then the monsters defeated."""
    won = [(GOODS[name], GOODS_INK, DATA.trades[name].points) for name in clan.trades]
    if clan.revealed and clan.secret is not None:
        won.append((SECRETS[clan.secret], SECRET_HEAD, DATA.secrets[clan.secret].points))
    if not won and not clan.monsters:
        canvas.text(
            rect.x, rect.y + 16, style.say("dwar7s.picture.clans.no-objectives"), Ink("body", 24, CAPTION)
        )
    wide = min(112.0, rect.w / max(1, len(won)))
    for number, (icon, colour, value) in enumerate(won):
        box = Rect(rect.x + number * wide, rect.y, wide - 8, 104)
        canvas.framed(box, PAPER, 10, 2)
        canvas.icon(box.cx, box.y + 38, icon, min(54, wide * 0.6), colour)
        victory_points(canvas, box.cx + 32, box.bottom - 20, value, 28)
    for number, card in enumerate(clan.monsters):
        chip(
            canvas,
            rect.x + 30 + number * min(66, rect.w / len(clan.monsters)),
            rect.bottom - 30,
            58,
            card,
            lettered=True,
        )


def stack_box(canvas: Canvas, rect: Rect, cell: CellView) -> None:
    """A stack: its cell, its top card, and what lies beneath, from the top down."""
    canvas.framed(rect, PANEL, 12)
    name = rect.inset(3).left_part(92)
    canvas.box(name, BARK, 10)
    canvas.text(name.cx, name.cy, cell.name, Ink("figure", 36, PAPER), "middle")
    from_top = [card.card for card in reversed(cell.cards)]
    chip(canvas, name.right + 46, rect.cy, 66, from_top[0], lettered=True)
    canvas.icon(name.right + 98, rect.cy, "md:chevron-left", 34, OUTLINE)
    for number, card in enumerate(from_top[1 : MOST_UNDER + 1]):
        chip(canvas, name.right + 140 + 58 * number, rect.cy, 52, card, lettered=True)
    if len(from_top) > MOST_UNDER + 1:
        canvas.text(
            rect.right - 8, rect.cy, f"+{len(from_top) - MOST_UNDER - 1}", Ink("figure", 28, INK), "right"
        )
