"""The reader's own picture in Dwar7s Fall: cards, gems, the secret objective, and what can be traded."""

from collections import Counter
from collections.abc import Mapping
from functools import partial

from render.core.card import Sizes
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, WARNING, WHITE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS, wrap
from render.core.drawing.tokens import OWNERS, own_head
from render.dwar7s.parts.cards import kingdom_card, terrain
from render.dwar7s.parts.chart import card_box, walls
from render.dwar7s.parts.frame import forest_ground
from render.dwar7s.parts.layout import HEADER, WIDTH
from render.dwar7s.parts.look import (
    CAPTION,
    CARDS,
    GOOD,
    GOODS,
    GOODS_INK,
    INK,
    OGRE_HEAD,
    OGRES,
    PANEL,
    QUIET,
    SECRET_HEAD,
    SECRETS,
    THEMES,
)
from render.dwar7s.parts.pieces import gem, star_svg
from render.dwar7s.parts.shared import victory_points
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.grid import card_of, walls_of
from rules.dwar7s.view import CardView, ClanView, Dwar7sView

ROW, GAP = 150, 10  # of kingdom cards, three in a row
BELOW = {  # the other sections, in a hand without kingdom cards
    "gems": Rect(20, 218, 436, 336),
    "ogres": Rect(480, 218, 564, 336),
    "secret": Rect(1068, 218, 512, 336),
    "trades": Rect(20, 624, WIDTH - 40, 230),
}
DIM = 0.74  # how strongly missing things are dimmed


def hand(view: Dwar7sView, style: Style) -> Canvas:
    """The hand that only `view.reader` may see. Raises `ValueError` for a spectator, who has no hand."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    clan = view.clans[view.reader]
    found = sections(-(-len(clan.kingdom) // 3))
    high = round(found["trades"].bottom + 16)
    ground = partial(hand_ground, found, high, style)
    canvas = style.ground("dwar7s-hand", WIDTH, high, ground, style.words.lang)
    header(canvas, view, view.reader, style)
    kingdom(canvas, found["kingdom"], clan, view.reader, style)
    gems(canvas, found["gems"], clan, style)
    ogres(canvas, found["ogres"], clan, style)
    secret(canvas, found["secret"], clan, style)
    trades(canvas, found["trades"], view, clan, style)
    return canvas


def sections(rows: int) -> dict[str, Rect]:
    """The boxes of a hand with so many rows of kingdom cards."""
    room = max(60, rows * (ROW + GAP) - GAP)
    found = {name: Rect(box.x, box.y + room, box.w, box.h) for name, box in BELOW.items()}
    return {"kingdom": Rect(20, 148, WIDTH - 40, room), **found}


def hand_ground(found: dict[str, Rect], high: int, style: Style) -> Canvas:
    """Draw the parts of a hand that no move changes."""
    surfaces = THEMES[style.theme]
    canvas = forest_ground(style, WIDTH, high)
    for name, rect in found.items():
        canvas.box(Rect(rect.x - 8, rect.y - 54, rect.w + 16, rect.h + 62), surfaces.box, 14, 0.9)
        text = style.say(f"dwar7s.picture.hand.{name}")
        canvas.fitted(rect.x + 8, rect.y - 27, text, Ink("title", 30, surfaces.title), rect.w - 16, 26)
    for number, place in enumerate(gem_places(found["gems"])):
        gem(canvas, place.x + 54, place.cy, GEMS[number], 84)
    return canvas


def gem_places(box: Rect) -> list[Rect]:
    """The places of the four kinds of gems."""
    return box.cells(len(GEMS), 2, 150, 8)


def header(canvas: Canvas, view: Dwar7sView, seat: int, style: Style) -> None:
    """Draw the hand's owner; at the right their points, secret ones too, and how full the hand is."""
    clan, owner = view.clans[seat], OWNERS[seat]
    own_head(canvas, HEADER, (52, HEADER.cy - 2), seat, 58)
    title = style.title("dwar7s.picture.hand.title", seat)
    canvas.fitted(98, 28, title, Ink("title", 33, owner.figure), 1000, 26)
    note = style.say("dwar7s.picture.hand.secret-note", round=view.round)
    canvas.fitted(98, 61, note, Ink("body", 25, owner.figure), 1000, 22)
    full = clan.hand > DATA.hand_limit
    for x, text, near in (
        (1174, str(clan.score["total"]), False),
        (1384, f"{clan.hand}/{DATA.hand_limit}", full),
    ):
        pill = Rect(x, 11, 196, 60)
        canvas.box(pill, OUTLINE, 30)
        canvas.text(pill.x + 74, pill.cy, text, Ink("figure", 44, WARNING if near else WHITE))
    canvas.sprite(1174 + 40, 41, star_svg(), 46)
    canvas.icon(1384 + 40, 41, CARDS, 44, PAPER)


def kingdom(canvas: Canvas, box: Rect, clan: ClanView, seat: int, style: Style) -> None:
    """The kingdom cards unturned, with their walls, each with what it does."""
    if not clan.kingdom:
        nothing(canvas, box, style)
    for rect, name in zip(box.cells(len(clan.kingdom), 3, ROW, GAP), clan.kingdom, strict=True):
        card, kind = card_of(seat, name), DATA.kingdoms[name]
        canvas.framed(rect, PANEL, 12)
        cell = Rect(rect.x + 6, rect.y + 5, rect.h - 10, rect.h - 10)
        kingdom_card(canvas, card_box(cell), card)
        walls(canvas, cell, CardView(card, 0, walls_of(card, 0)))
        left, room = cell.right + 14, rect.right - cell.right - 24
        words = style.words.name(f"kingdom:{name}")
        canvas.fitted(left, rect.y + 30, words, Ink("name", 34, INK), room, 22)
        brief = style.say(f"dwar7s.kingdom.{name}.brief")
        canvas.paragraph(left, rect.y + 80, brief, largest(brief, ((32, 1), (26, 2), (24, 2)), room), room, 2)
        terrain(canvas, left + 15, rect.bottom - 25, 32, kind.terrain)
        text = style.words.name(f"terrain:{kind.terrain}")
        canvas.fitted(left + 40, rect.bottom - 24, text, Ink("body", 23, CAPTION), room - 44, 20)


def largest(text: str, sizes: Sizes, room: float) -> Ink:
    """The ink of a text: in the first of these sizes in which all of it fits, else the last."""
    for size, lines in sizes:
        if not wrap(text, "caption", size, room, lines)[-1].endswith(ELLIPSIS):
            break
    return Ink("caption", size, INK)


def gems(canvas: Canvas, box: Rect, clan: ClanView, style: Style) -> None:
    """Draw the gems of each kind, and their points at the end."""
    surfaces = THEMES[style.theme]
    held = clan.gems or {}
    for kind, place in zip(GEMS, gem_places(box), strict=True):
        count = held.get(kind, 0)
        canvas.text(place.x + 108, place.cy - 10, str(count), Ink("figure", 66, surfaces.text))
        each = style.say("dwar7s.picture.hand.each", points=DATA.gems[kind].points)
        canvas.fitted(
            place.x + 108, place.cy + 40, each, Ink("body", 23, surfaces.caption), place.w - 112, 20
        )


def ogres(canvas: Canvas, box: Rect, clan: ClanView, style: Style) -> None:
    """The ogre cards, alike ones together, with what they do."""
    counts = Counter(clan.ogres or ())
    shown = [name for name in OGRES if counts[name]]
    if not shown:
        nothing(canvas, box, style)
    for rect, name in zip(box.cells(len(shown), 1, 96, 7), shown, strict=True):
        ogre_row(canvas, rect, name, counts[name], style)


def ogre_row(canvas: Canvas, rect: Rect, name: str, copies: int, style: Style) -> None:
    """An ogre card as a line: its sign, its name, how many, and its effect."""
    canvas.framed(rect, PANEL, 10)
    sign = Rect(rect.x + 3, rect.y + 3, rect.h * 1.05, rect.h - 6)
    canvas.box(sign, OGRE_HEAD, 8)
    canvas.icon(sign.cx, sign.cy, OGRES[name], rect.h * 0.66, PAPER)
    left, room = sign.right + 12, rect.right - sign.right - 22
    title = style.words.name(f"ogre:{name}") + (f" \u00d7{copies}" if copies > 1 else "")
    canvas.fitted(left, rect.cy - rect.h * 0.21, title, Ink("name", min(29, rect.h * 0.48), INK), room, 20)
    brief = style.say(f"dwar7s.ogre.{name}.brief")
    canvas.fitted(
        left, rect.cy + rect.h * 0.2, brief, Ink("caption", min(25, rect.h * 0.4), CAPTION), room, 20
    )


def secret(canvas: Canvas, rect: Rect, clan: ClanView, style: Style) -> None:
    """The secret objective: its condition, whether it holds, and whether it is revealed by itself."""
    assert clan.secret is not None, "the reader knows their own secret objective"
    found = DATA.secrets[clan.secret]
    canvas.framed(rect, PANEL, 12)
    sign = Rect(rect.x + 3, rect.y + 3, 136, rect.h - 6)
    canvas.box(sign, SECRET_HEAD, 10)
    canvas.icon(sign.cx, sign.cy - 40, SECRETS[found.id], 96, PAPER)
    canvas.sprite(sign.cx - 26, sign.cy + 62, star_svg(), 40)
    canvas.text(sign.cx - 2, sign.cy + 63, str(found.points), Ink("figure", 44, WHITE))
    left, room = sign.right + 16, rect.right - sign.right - 28
    canvas.fitted(left, rect.y + 40, style.words.name(f"secret:{found.id}"), Ink("name", 34, INK), room, 24)
    condition = style.say(f"dwar7s.secret.{found.id}")
    canvas.paragraph(
        left, rect.y + 122, condition, largest(condition, ((34, 3), (30, 3), (27, 4)), room), room, 4
    )
    state = "revealed" if clan.revealed else "holds" if clan.holds else "open"
    colour = GOOD if state != "open" else CAPTION
    icon = "md:check-circle" if state != "open" else "md:circle-outline"
    canvas.icon(left + 16, rect.bottom - 92, icon, 32, colour)
    text = style.say(f"dwar7s.picture.hand.{state}")
    canvas.fitted(left + 42, rect.bottom - 92, text, Ink("body", 27, colour), room - 44, 20)
    if clan.switch is not None and not clan.revealed:
        text = style.say(f"dwar7s.picture.hand.switch-{'on' if clan.switch else 'off'}")
        canvas.paragraph(left, rect.bottom - 40, text, Ink("body", 23, CAPTION), room, 2)


def trades(canvas: Canvas, box: Rect, view: Dwar7sView, clan: ClanView, style: Style) -> None:
    """The open trade objectives: bright the gems that are in hand, dim those that are missing."""
    if not view.trades:
        nothing(canvas, box, style)
    for rect, name in zip(box.cells(len(view.trades), 3, 230, 10), view.trades, strict=True):
        trade_offer(canvas, rect, name, clan.gems or {}, style)


def trade_offer(canvas: Canvas, rect: Rect, name: str, held: dict[str, int], style: Style) -> None:
    """A trade objective and how much of its cost is in hand."""
    trade = DATA.trades[name]
    missing = sum(max(0, count - held.get(kind, 0)) for kind, count in trade.cost.items())
    canvas.framed(rect, PANEL if not missing else QUIET, 12, 4, OUTLINE if missing else GOOD)
    canvas.icon(rect.x + 60, rect.y + 58, GOODS[name], 76, GOODS_INK)
    victory_points(canvas, rect.right - 18, rect.y + 46, trade.points, 46)
    title = style.words.name(f"trade:{name}")
    canvas.fitted(rect.x + 112, rect.y + 46, title, Ink("name", 36, INK), rect.w - 112 - 136, 24)
    lit = [(kind, number < held.get(kind, 0)) for kind in GEMS for number in range(trade.cost.get(kind, 0))]
    for number, (kind, owned) in enumerate(lit):
        x = rect.x + 148 + 78 * number
        gem(canvas, x, rect.y + 118, kind, 66)
        if not owned:
            canvas.disc(x, rect.y + 118, 38, QUIET, DIM)
    text = style.say("dwar7s.picture.hand.missing", count=missing)
    y, colour = rect.bottom - 40, CAPTION if missing else GOOD
    canvas.icon(rect.x + 130, y, "md:circle-outline" if missing else "md:check-circle", 32, colour)
    canvas.fitted(rect.x + 158, y, text, Ink("body", 27, colour), rect.w - 180, 20)


def nothing(canvas: Canvas, rect: Rect, style: Style) -> None:
    """A word where a section is empty."""
    ink = Ink("body", 27, THEMES[style.theme].caption)
    canvas.text(rect.x + 10, rect.y + 30, style.say("dwar7s.picture.none"), ink)


def points(view: Dwar7sView) -> Mapping[str, Point]:
    """Each section at the end of its title, and the points and the limit in the header."""
    assert view.reader is not None, "a spectator has no hand"
    found = sections(-(-len(view.clans[view.reader].kingdom) // 3))
    titles = {name: (rect.right - 60, rect.y - 36) for name, rect in found.items()}
    return {**titles, "limit": (1120, HEADER.cy)}
