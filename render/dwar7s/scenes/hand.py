"""The reader's own picture in Dwar7s Fall: cards, gems, the secret objective, and what can be traded."""

from collections import Counter
from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, WARNING, WHITE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.tokens import OWNERS, own_head
from render.dwar7s.parts import look
from render.dwar7s.parts.cards import kingdom_card, terrain
from render.dwar7s.parts.chart import card_box, walls
from render.dwar7s.parts.frame import forest_ground
from render.dwar7s.parts.layout import BODY, LINE, NARROW, TITLE
from render.dwar7s.parts.pieces import gem, star_svg
from render.dwar7s.parts.shared import victory_points
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.grid import card_of, walls_of
from rules.dwar7s.view import CardView, ClanView, Dwar7sView

TOP = Rect(0, 0, NARROW, 118)
ROW, OGRE_ROW, GEMS_HIGH, SECRET_HIGH, TRADE_HIGH, GAP = 120, 104, 92, 250, 214, 10
TITLE_HIGH = 54
DIM = 0.74  # how strongly missing things are dimmed


def hand(view: Dwar7sView, style: Style) -> Canvas:
    """The hand that only `view.reader` may see. Raises `ValueError` for a spectator, who has no hand."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    clan = view.clans[view.reader]
    found = sections(clan, view)
    canvas = forest_ground(style, NARROW, round(found["trades"].bottom + 16))
    for name, rect in found.items():
        section(canvas, name, rect, style)
    header(canvas, view, view.reader, style)
    kingdom(canvas, found["kingdom"], clan, view.reader, style)
    gems(canvas, found["gems"], clan, style)
    ogres(canvas, found["ogres"], clan, style)
    secret(canvas, found["secret"], clan, style)
    trades(canvas, found["trades"], view, clan, style)
    canvas.seam(*(rect.bottom + 14 for rect in found.values()))
    return canvas


def sections(clan: ClanView, view: Dwar7sView) -> dict[str, Rect]:
    """The boxes of a hand, one below the other, as high as what is in them."""
    kinds = len(set(clan.ogres or ()))
    rows = {
        "kingdom": len(clan.kingdom) * (ROW + GAP) - GAP,
        "gems": GEMS_HIGH,
        "ogres": kinds * (OGRE_ROW + GAP) - GAP,
        "secret": SECRET_HIGH,
        "trades": TRADE_HIGH if view.trades else 0,
    }
    found, y = {}, TOP.bottom + 12
    for name, high in rows.items():
        found[name] = Rect(20, y + TITLE_HIGH, NARROW - 40, max(LINE, high))
        y = found[name].bottom + 20
    return found


def section(canvas: Canvas, name: str, rect: Rect, style: Style) -> None:
    """An empty box with its title."""
    surfaces = look.THEMES[style.theme]
    canvas.box(
        Rect(rect.x - 8, rect.y - TITLE_HIGH, rect.w + 16, rect.h + TITLE_HIGH + 8), surfaces.box, 14, 0.9
    )
    text = style.say(f"dwar7s.picture.hand.{name}")
    canvas.text(rect.x + 8, rect.y - TITLE_HIGH / 2, text, Ink("title", TITLE, surfaces.title))


def gem_places(box: Rect) -> list[Rect]:
    """The places of the four kinds of gems."""
    return box.columns(len(GEMS))


def header(canvas: Canvas, view: Dwar7sView, seat: int, style: Style) -> None:
    """Draw the hand's owner; at the right their points, secret ones too, and how full the hand is."""
    clan, owner = view.clans[seat], OWNERS[seat]
    own_head(canvas, TOP, (56, TOP.cy - 2), seat, 74)
    full = style.say("dwar7s.picture.hand.full", count=clan.hand, limit=DATA.hand_limit)
    near = clan.hand > DATA.hand_limit
    wide = width(full, "body", BODY) + 92
    cards, points = Rect(NARROW - 14 - wide, 26, wide, 66), Rect(NARROW - 176 - wide, 26, 150, 66)
    title, room = style.title("dwar7s.picture.hand.title", seat), points.x - 124
    ink = Ink("title", TITLE, owner.figure, aside="everybody knows their own hand")
    canvas.fitted(110, 38, title, ink, room, 26)
    note = style.say("dwar7s.picture.hand.secret-note", round=view.round)
    aside = "it says the round, and that nobody else sees the picture"
    canvas.fitted(110, 82, note, Ink("body", 30, owner.figure, aside=aside), room, 24)
    for pill in (cards, points):
        canvas.box(pill, OUTLINE, 33)
    canvas.icon(cards.x + 40, cards.cy, look.CARDS, 44, PAPER)
    canvas.text(cards.x + 74, cards.cy, full, Ink("body", BODY, WARNING if near else WHITE))
    canvas.sprite(points.x + 38, points.cy, star_svg(), 46)
    canvas.text(points.x + 70, points.cy, str(clan.score["total"]), Ink("figure", 44, WHITE))


def kingdom(canvas: Canvas, box: Rect, clan: ClanView, seat: int, style: Style) -> None:
    """The kingdom cards unturned, with their walls, each with what it does."""
    if not clan.kingdom:
        nothing(canvas, box, style)
    for rect, name in zip(box.cells(len(clan.kingdom), 1, ROW, GAP), clan.kingdom, strict=True):
        card, kind = card_of(seat, name), DATA.kingdoms[name]
        canvas.framed(rect, look.PANEL, 12)
        cell = Rect(rect.x + 6, rect.y + 4, rect.h - 8, rect.h - 8)
        kingdom_card(canvas, card_box(cell), card)
        walls(canvas, cell, CardView(card, 0, walls_of(card, 0)))
        left = cell.right + 16
        canvas.text(left, rect.y + 34, style.words.name(f"kingdom:{name}"), Ink("name", BODY, look.INK))
        text = style.words.name(f"terrain:{kind.terrain}")
        wide = canvas.text(rect.right - 14, rect.y + 34, text, Ink("body", BODY, look.CAPTION), "right")
        terrain(canvas, rect.right - 40 - wide, rect.y + 33, 40, kind.terrain)
        brief = style.say(f"dwar7s.kingdom.{name}.brief")
        canvas.fitted(left, rect.y + 84, brief, Ink("caption", BODY, look.INK), rect.right - left - 8, BODY)


def gems(canvas: Canvas, box: Rect, clan: ClanView, style: Style) -> None:
    """Draw the gems of each kind, and their points at the end."""
    surfaces = look.THEMES[style.theme]
    held = clan.gems or {}
    for kind, place in zip(GEMS, gem_places(box), strict=True):
        gem(canvas, place.x + 44, place.cy, kind, 68)
        wide = canvas.text(place.x + 84, place.cy, str(held.get(kind, 0)), Ink("figure", 60, surfaces.text))
        each = style.say("dwar7s.picture.hand.each", points=DATA.gems[kind].points)
        ink = Ink("body", BODY, surfaces.caption)
        canvas.paragraph(place.x + 98 + wide, place.cy, each, ink, place.w - 106 - wide)


def ogres(canvas: Canvas, box: Rect, clan: ClanView, style: Style) -> None:
    """The ogre cards, alike ones together, with what they do."""
    counts, shown = Counter(clan.ogres or ()), kinds(clan)
    if not shown:
        nothing(canvas, box, style)
    for rect, name in zip(box.cells(len(shown), 1, OGRE_ROW, GAP), shown, strict=True):
        ogre_row(canvas, rect, name, counts[name], style)


def kinds(clan: ClanView) -> list[str]:
    """The kinds of ogre cards in hand, in the order in which they lie there."""
    return [name for name in look.OGRES if name in (clan.ogres or ())]


def ogre_row(canvas: Canvas, rect: Rect, name: str, copies: int, style: Style) -> None:
    """An ogre card as a line: its sign, its name, how many, and its effect."""
    canvas.framed(rect, look.PANEL, 10)
    sign = Rect(rect.x + 3, rect.y + 3, rect.h * 1.05, rect.h - 6)
    canvas.box(sign, look.OGRE_HEAD, 8)
    canvas.icon(sign.cx, sign.cy, look.OGRES[name], rect.h * 0.66, PAPER)
    left, room = sign.right + 14, rect.right - sign.right - 22
    title = style.words.name(f"ogre:{name}") + (f" \u00d7{copies}" if copies > 1 else "")
    canvas.text(left, rect.y + 30, title, Ink("name", BODY, look.INK))
    brief = style.say(f"dwar7s.ogre.{name}.brief")
    canvas.fitted(left, rect.y + 74, brief, Ink("caption", BODY, look.CAPTION), room, BODY)


def secret(canvas: Canvas, rect: Rect, clan: ClanView, style: Style) -> None:
    """The secret objective: its condition, whether it holds, and whether it is revealed by itself."""
    assert clan.secret is not None, "the reader knows their own secret objective"
    found = DATA.secrets[clan.secret]
    canvas.framed(rect, look.PANEL, 12)
    sign = Rect(rect.x + 3, rect.y + 3, 136, rect.h - 6)
    canvas.box(sign, look.SECRET_HEAD, 10)
    canvas.icon(sign.cx, sign.cy - 40, look.SECRETS[found.id], 96, PAPER)
    canvas.sprite(sign.cx - 26, sign.cy + 62, star_svg(), 40)
    canvas.text(sign.cx - 2, sign.cy + 63, str(found.points), Ink("figure", 44, WHITE))
    left, room = sign.right + 16, rect.right - sign.right - 28
    canvas.text(left, rect.y + 34, style.words.name(f"secret:{found.id}"), Ink("name", BODY, look.INK))
    condition = style.say(f"dwar7s.secret.{found.id}")
    canvas.paragraph(left, rect.y + 104, condition, Ink("caption", BODY, look.INK), room)
    state = "revealed" if clan.revealed else "holds" if clan.holds else "open"
    colour = look.GOOD if state != "open" else look.CAPTION
    icon = "md:check-circle" if state != "open" else "md:circle-outline"
    canvas.icon(left + 18, rect.y + 174, icon, 36, colour)
    canvas.text(left + 44, rect.y + 174, style.say(f"dwar7s.picture.hand.{state}"), Ink("body", BODY, colour))
    if clan.switch is not None and not clan.revealed:
        text = style.say(f"dwar7s.picture.hand.switch-{'on' if clan.switch else 'off'}")
        canvas.fitted(left, rect.y + 220, text, Ink("body", BODY, look.CAPTION), room, BODY)


def trades(canvas: Canvas, box: Rect, view: Dwar7sView, clan: ClanView, style: Style) -> None:
    """The open trade objectives: bright the gems that are in hand, dim those that are missing."""
    if not view.trades:
        nothing(canvas, box, style)
    for rect, name in zip(offers(box, len(view.trades)), view.trades, strict=True):
        trade_offer(canvas, rect, name, clan.gems or {}, style)


def offers(box: Rect, count: int) -> list[Rect]:
    """The places of the open trade objectives, three side by side."""
    return box.cells(count, 3, TRADE_HIGH, GAP)


def trade_offer(canvas: Canvas, rect: Rect, name: str, held: dict[str, int], style: Style) -> None:
    """A trade objective and how much of its cost is in hand."""
    trade = DATA.trades[name]
    missing = sum(max(0, count - held.get(kind, 0)) for kind, count in trade.cost.items())
    canvas.framed(rect, look.PANEL if not missing else look.QUIET, 12, 4, OUTLINE if missing else look.GOOD)
    canvas.icon(rect.x + 36, rect.y + 42, look.GOODS[name], 50, look.GOODS_INK)
    victory_points(canvas, rect.right - 10, rect.y + 42, trade.points)
    title = style.words.name(f"trade:{name}")
    canvas.fitted(rect.x + 66, rect.y + 42, title, Ink("name", BODY, look.INK), rect.w - 66 - 84, BODY)
    lit = [(kind, number < held.get(kind, 0)) for kind in GEMS for number in range(trade.cost.get(kind, 0))]
    step = min(72.0, (rect.w - 24) / len(lit))
    for number, (kind, owned) in enumerate(lit):
        x, y = rect.cx + (number - (len(lit) - 1) / 2) * step, rect.y + 112
        gem(canvas, x, y, kind, step * 0.86)
        if not owned:
            canvas.disc(x, y, step * 0.5, look.QUIET, DIM)
    text = style.say("dwar7s.picture.hand.missing", count=missing)
    y, colour = rect.bottom - 36, look.CAPTION if missing else look.GOOD
    canvas.icon(rect.x + 32, y, "md:circle-outline" if missing else "md:check-circle", 36, colour)
    canvas.fitted(rect.x + 58, y, text, Ink("body", BODY, colour), rect.w - 66, BODY)


def nothing(canvas: Canvas, rect: Rect, style: Style) -> None:
    """A word where a section is empty."""
    ink = Ink("body", BODY, look.THEMES[style.theme].caption)
    canvas.text(rect.x + 10, rect.y + 20, style.say("dwar7s.picture.none"), ink)


def points(view: Dwar7sView) -> Mapping[str, Point]:
    """Each section at the end of its title, and the points and the limit in the header."""
    assert view.reader is not None, "a spectator has no hand"
    found = sections(view.clans[view.reader], view)
    titles = {name: (rect.x + 620, rect.y - 30) for name, rect in found.items()}
    return {**titles, "limit": (NARROW - 200, TOP.bottom + 6)}
