"""The reader's own picture in Bellum Magica: chests with their values, and the realm in full."""

from collections import Counter
from collections.abc import Mapping, Sequence

from render.bellum.parts import layout
from render.bellum.parts.look import ACTIVE, CARD_INK, CARD_PAPER, CHESTS, SPELL, THEMES
from render.bellum.parts.lords import NEAR
from render.bellum.parts.pieces import beside, chest, coin_svg, die_svg, good, shield, tally, units
from render.bellum.parts.realm import NAME_SIZES, all_icons, places_for, side
from render.bellum.scenes.board import ground
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, WARNING, WHITE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, own_head
from rules.bellum.components.data import DATA, FACES, RESOURCES
from rules.bellum.components.realm import ARMY, PRODUCTION, swords_beside
from rules.bellum.view import BellumView, Chest, LordView

HEIGHT = 1212
HEADER = Rect(0, 0, layout.WIDTH, 92)
CHEST_PANEL = Rect(layout.MARGIN, 106, layout.WIDTH - 2 * layout.MARGIN, 290)
ROWS_PANEL = Rect(layout.MARGIN, 408, 900, 450)
CASTLE_PANEL = Rect(layout.MARGIN + 912, 408, layout.WIDTH - 2 * layout.MARGIN - 912, 450)
CARDS_PANEL = Rect(layout.MARGIN, 870, layout.WIDTH - 2 * layout.MARGIN, HEIGHT - 870 - 14)


def hand(view: BellumView, style: Style) -> Canvas:
    """The hand that only `view.reader` may see. Raises `ValueError` for a spectator, who has no hand."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    seat, lord = view.reader, view.lords[view.reader]
    size = layout.WIDTH, HEIGHT
    canvas = style.ground("bellum-hand", *size, lambda: hand_ground(seat, style), style.words.lang, seat)
    header(canvas, view, seat, style)
    chests(canvas, lord.values or (), style)
    realm_rows(canvas, lord, view.die, style)
    castle(canvas, lord, style, twice=view.magic_counts_twice)
    cards(canvas, view, lord, style)
    return canvas


def hand_ground(seat: int, style: Style) -> Canvas:
    """Draw the parts of a seat's hand that no move changes."""
    canvas = ground(style, layout.WIDTH, HEIGHT)
    own_head(canvas, HEADER, (54, 44), seat, 66)
    for panel, name in ((CHEST_PANEL, "chests"), (ROWS_PANEL, "rows"), (CASTLE_PANEL, "castle")):
        titled(canvas, panel, style.say(f"bellum.picture.hand.{name}"), style)
    for panel, name in zip(CARDS_PANEL.columns(2, 12), ("left", "right"), strict=True):
        titled(canvas, panel, style.say(f"bellum.picture.hand.{name}"), style)
    return canvas


def titled(canvas: Canvas, panel: Rect, title: str, style: Style) -> None:
    """A panel with its title."""
    surfaces = THEMES[style.theme]
    canvas.framed(panel, surfaces.panel, 16, 2, surfaces.panel_edge)
    canvas.text(panel.x + 18, panel.y + 25, title, Ink("display", 27, surfaces.accent))


def header(canvas: Canvas, view: BellumView, seat: int, style: Style) -> None:
    """Draw the name of the hand's owner, and at the right the worth and the number of chests."""
    lord, figure = view.lords[seat], OWNERS[seat].figure
    title = style.title("bellum.picture.hand.title", seat)
    canvas.fitted(102, 30, title, Ink("display", 34, figure), 900, 26)
    secret = style.say("bellum.picture.hand.secret", day=view.day)
    canvas.fitted(102, 65, secret, Ink("body", 25, figure), 900, 22)
    worth = sum(found.value for found in lord.values or ())
    count = sum(lord.chests.values())
    for x, text, near in ((1180, str(worth), False), (1390, f"{count}/{DATA.chests_to_end}", count >= NEAR)):
        pill = Rect(x, 13, 196, 62)
        canvas.box(pill, OUTLINE, 31)
        canvas.text(pill.x + 74, pill.cy, text, Ink("figure", 46, WARNING if near else WHITE))
    canvas.sprite(1180 + 38, 44, coin_svg(), 46)
    chest(canvas, 1390 + 38, 44, "wooden", 48)


def chests(canvas: Canvas, found: Sequence[Chest], style: Style) -> None:
    """Each chest with its value, the most precious kind first; the sums by kind above."""
    surfaces = THEMES[style.theme]
    room = Rect(CHEST_PANEL.x + 16, CHEST_PANEL.y + 50, CHEST_PANEL.w - 32, CHEST_PANEL.h - 62)
    note = style.say("bellum.picture.hand.others")
    canvas.text(CHEST_PANEL.right - 18, CHEST_PANEL.y + 26, note, Ink("body", 24, surfaces.caption), "right")
    if not found:
        ink = Ink("body", 30, surfaces.caption)
        canvas.text(room.cx, room.cy, style.say("bellum.picture.hand.none"), ink, "middle")
        return
    order = tuple(CHESTS)[::-1]
    ranked = sorted(found, key=lambda one: (order.index(one.kind), -one.value))
    for one, rect in zip(ranked, places_for(room, len(ranked)), strict=True):
        canvas.framed(rect, CARD_PAPER, 10)
        chest(canvas, rect.cx, rect.y + rect.h * 0.32, one.kind, min(rect.w * 0.74, rect.h * 0.5))
        ink = Ink("figure", min(rect.h * 0.36, rect.w * 0.6), CARD_INK)
        canvas.text(rect.cx, rect.bottom - rect.h * 0.24, str(one.value), ink, "middle")


def realm_rows(canvas: Canvas, lord: LordView, die: int, style: Style) -> None:
    """Draw what every number of the die gives, production and army; the active row is light."""
    room = Rect(ROWS_PANEL.x + 14, ROWS_PANEL.y + 50, ROWS_PANEL.w - 28, ROWS_PANEL.h - 62)
    for number, line in zip(FACES, room.rows(6, 5), strict=True):
        active = number == die
        canvas.box(line, ACTIVE if active else THEMES[style.theme].well, 10)
        colour = OUTLINE if active else THEMES[style.theme].text
        canvas.sprite(line.cx, line.cy, die_svg(number), line.h * 0.86)
        found = units(all_icons(lord, number))
        wide = line.w / 2 - line.h
        sides = ((PRODUCTION, line.left_part(wide)), (ARMY, line.right_part(wide)))
        for icons, part in sides:
            tally(canvas, part, [unit for unit in found if unit.icon in icons], 46, colour)


def castle_lines() -> list[Rect]:
    """The places of shields, spells and resources."""
    panel = CASTLE_PANEL
    return Rect(panel.x + 18, panel.y + 50, panel.w - 36, panel.h - 62).rows(3)


def castle(canvas: Canvas, lord: LordView, style: Style, *, twice: bool) -> None:
    """The castle's name, shields, spells and resources; `twice`: magic swords beat both shields."""
    surfaces, panel = THEMES[style.theme], CASTLE_PANEL
    if lord.castle:
        name = style.words.name(f"castle:{lord.castle}")
        canvas.fitted(panel.right - 18, panel.y + 26, name, Ink("name", 28, surfaces.text), 380, 22, "right")
    first, second, third = castle_lines()
    a, b, c = first.columns(3)
    shield(canvas, a.cx, a.cy, "shield", lord.shield, 92)
    shield(canvas, b.cx, b.cy, "magic_shield", lord.magic_shield, 92)
    swords = swords_beside(lord.shield, lord.magic_shield, twice=twice)
    thieves = style.say("bellum.picture.hand.rob", shield=swords, magic=lord.magic_shield)
    canvas.paragraph(c.cx, c.cy, thieves, Ink("body", 23, surfaces.caption), c.w + 6, 4, "middle")
    for count, part, name in zip(
        (lord.ready, lord.exhausted), second.columns(2), ("ready", "exhausted"), strict=True
    ):
        opacity = 1 if name == "ready" else 0.45
        canvas.icon(part.x + 60, part.cy, SPELL, 58, surfaces.text, opacity)
        canvas.text(part.x + 104, part.cy - 10, str(count), Ink("figure", 46, surfaces.text))
        label = style.say(f"bellum.picture.hand.{name}", count=count)
        canvas.fitted(part.x + 104, part.cy + 26, label, Ink("body", 24, surfaces.caption), 190, 20)
    held = {"food": lord.food, "glyph": lord.glyph, "barrel": lord.barrel}
    for kind, part in zip(RESOURCES, third.columns(3), strict=True):
        good(canvas, part.cx - 36, part.cy, kind, 66)
        canvas.text(part.cx + 6, part.cy, str(held[kind]), Ink("figure", 50, surfaces.text))


def cards(canvas: Canvas, view: BellumView, lord: LordView, style: Style) -> None:
    """The cards of both sides, as large as there is room."""
    for panel, which in zip(CARDS_PANEL.columns(2, 12), ("left", "right"), strict=True):
        counts = Counter(all_icons(lord, view.die)) if view.die else Counter()
        found = [unit for unit in units(counts) if unit.icon in (PRODUCTION if which == "left" else ARMY)]
        head = Rect(panel.right - 320, panel.y + 8, 302, 36)
        beside(canvas, head, found, THEMES[style.theme].text, "right")
        room = Rect(panel.x + 14, panel.y + 50, panel.w - 28, panel.h - 62)
        side(canvas, room, lord, which, view.die, style, frozenset(), NAME_SIZES)


def points(view: BellumView) -> Mapping[str, Point]:
    """The chests, the rows of the die, and the shields, spells and resources of the castle."""
    shields, spells, resources = castle_lines()
    ready, _ = spells.columns(2)
    return {
        "chests": (CHEST_PANEL.x + 330, CHEST_PANEL.y + 24),
        "rows": (ROWS_PANEL.right - 56, ROWS_PANEL.y + 20),
        "shields": (shields.columns(3)[0].right, shields.cy),
        "spells": (ready.right - 24, ready.cy - 12),
        "resources": (resources.columns(3)[0].right - 15, resources.cy),
    }
