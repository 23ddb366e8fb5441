"""The reader's own picture in Bellum Magica: chests with their values, and the realm in full.

While the sheet lies beside it, which says what each number of the die gives, it ends with the castle.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from render.bellum.parts import layout
from render.bellum.parts.cards import face
from render.bellum.parts.layout import BODY, FIGURE, NARROW
from render.bellum.parts.look import ACTIVE, CARD_INK, CARD_PAPER, CHESTS, SKY, SPELL, THEMES, family, kind_of
from render.bellum.parts.lords import NEAR
from render.bellum.parts.pieces import (
    beside,
    chest,
    coin_svg,
    die_svg,
    good,
    shield,
    tally,
    unit_width,
    units,
)
from render.bellum.parts.realm import Stack, all_icons, arrange, gives, places_for, side_cards
from render.bellum.scenes.board import ground
from render.bellum.scenes.sheet import beside as second
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, WARNING, WHITE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, own_head
from rules.bellum.components.data import DATA, FACES, RESOURCES
from rules.bellum.components.realm import ARMY, PRODUCTION, swords_beside
from rules.bellum.view import BellumView, Chest, LordView

HIGHEST = 2700
HEADER = Rect(0, 0, NARROW, 100)
PANEL_WIDE = NARROW - 2 * layout.MARGIN
CHEST_PANEL = Rect(layout.MARGIN, 112, PANEL_WIDE, 320)
CASTLE_PANEL = Rect(layout.MARGIN, CHEST_PANEL.bottom + 12, PANEL_WIDE, 510)
ROWS_PANEL = Rect(layout.MARGIN, CASTLE_PANEL.bottom + 12, PANEL_WIDE, 450)
LINE, ALONE = 62, 12  # the height of a card in a line; how many stand there each by itself
CHIP = 34


def hand(view: BellumView, style: Style) -> Canvas:
    """The hand that only `view.reader` may see. Raises `ValueError` for a spectator, who has no hand."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    seat, lord = view.reader, view.lords[view.reader]
    panels = card_panels(lord, view.die)
    last = CASTLE_PANEL if brief(view) else panels["right"]
    fresh, high = partial(hand_ground, seat, style), round(last.bottom + layout.MARGIN)
    also = style.words.lang, seat
    canvas = style.ground("bellum-hand", NARROW, HIGHEST, fresh, *also, shown=high)
    header(canvas, view, seat, style)
    chests(canvas, lord.values or (), style)
    castle(canvas, lord, style, twice=view.magic_counts_twice)
    if not brief(view):
        realm_rows(canvas, lord, view.die, style)
        cards(canvas, panels, view, lord, style)
    below = (CASTLE_PANEL, ROWS_PANEL, *panels.values())
    canvas.seam(*(panel.y - 6 for panel in below))
    return canvas


def brief(view: BellumView) -> bool:
    """True while the sheet beside the hand says what each number gives."""
    return second(view) is not None


def hand_ground(seat: int, style: Style) -> Canvas:
    """Draw the parts of a seat's hand that no move changes."""
    canvas = ground(style, NARROW, HIGHEST, HEADER)
    own_head(canvas, HEADER, (54, 44), seat, 66)
    for panel, name in ((CHEST_PANEL, "chests"), (ROWS_PANEL, "rows"), (CASTLE_PANEL, "castle")):
        titled(canvas, panel, style.say(f"bellum.picture.hand.{name}"), style)
    return canvas


def titled(canvas: Canvas, panel: Rect, title: str, style: Style) -> None:
    """A panel with its title."""
    surfaces = THEMES[style.theme]
    canvas.framed(panel, surfaces.panel, 16, 2, surfaces.panel_edge)
    canvas.text(panel.x + 18, panel.y + 28, title, Ink("display", BODY, surfaces.accent))


def header(canvas: Canvas, view: BellumView, seat: int, style: Style) -> None:
    """Draw the name of the hand's owner, and at the right the worth and the number of chests."""
    lord, figure = view.lords[seat], OWNERS[seat].figure
    title = style.title("bellum.picture.hand.title", seat)
    ink = Ink("display", BODY, figure, aside="everybody knows their own hand")
    canvas.fitted(102, 34, title, ink, 400, 24)
    secret = style.say("bellum.picture.hand.secret", day=view.day)
    aside = "it says the day, and that nobody else sees the picture"
    canvas.fitted(102, 72, secret, Ink("body", 25, figure, aside=aside), 400, 20)
    worth, count = sum(found.value for found in lord.values or ()), sum(lord.chests.values())
    ends = f"{count} {style.say('bellum.picture.of-chests', most=DATA.chests_to_end)}"
    for x, wide, text, near in ((516, 160, str(worth), False), (688, 226, ends, count >= NEAR)):
        pill = Rect(x, 18, wide, 62)
        canvas.box(pill, OUTLINE, 31)
        canvas.text(pill.x + 68, pill.cy, text, Ink("figure", 40, WARNING if near else WHITE))
    canvas.sprite(516 + 38, 49, coin_svg(), 46)
    chest(canvas, 688 + 38, 49, "wooden", 48)


def chests(canvas: Canvas, found: Sequence[Chest], style: Style) -> None:
    """Each chest with its value, the most precious kind first; the sums by kind above."""
    surfaces = THEMES[style.theme]
    room = Rect(CHEST_PANEL.x + 16, CHEST_PANEL.y + 50, CHEST_PANEL.w - 32, CHEST_PANEL.h - 62)
    note = style.say("bellum.picture.hand.others")
    ink = Ink("body", BODY, surfaces.caption)
    canvas.text(room.cx, room.bottom - 12, note, ink, "middle")
    room = room.top_part(room.h - 40)
    if not found:
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
        canvas.text(panel.right - 18, panel.y + 28, name, Ink("name", BODY, surfaces.text), "right")
    first, second, third = castle_lines()
    a, b, c = first.columns(3)
    shield(canvas, a.cx, a.cy, "shield", lord.shield, 92)
    shield(canvas, b.cx, b.cy, "magic_shield", lord.magic_shield, 92)
    swords = swords_beside(lord.shield, lord.magic_shield, twice=twice)
    thieves = style.say("bellum.picture.hand.rob", shield=swords, magic=lord.magic_shield)
    canvas.paragraph(c.cx, c.cy, thieves, Ink("body", BODY, surfaces.caption), c.w + 6, 4, "middle")
    for count, part, name in zip(
        (lord.ready, lord.exhausted), second.columns(2), ("ready", "exhausted"), strict=True
    ):
        opacity = 1 if name == "ready" else 0.45
        canvas.icon(part.x + 60, part.cy, SPELL, 58, surfaces.text, opacity)
        canvas.text(part.x + 104, part.cy - 18, str(count), Ink("figure", 46, surfaces.text))
        label = style.say(f"bellum.picture.hand.{name}", count=count)
        canvas.text(part.x + 104, part.cy + 26, label, Ink("body", BODY, surfaces.caption))
    held = {"food": lord.food, "glyph": lord.glyph, "barrel": lord.barrel}
    for kind, part in zip(RESOURCES, third.columns(3), strict=True):
        good(canvas, part.cx - 36, part.cy, kind, 66)
        canvas.text(part.cx + 6, part.cy, str(held[kind]), Ink("figure", 50, surfaces.text))


def card_panels(lord: LordView, die: int) -> dict[str, Rect]:
    """The panels of both sides, as high as the cards in them."""
    found, y = {}, ROWS_PANEL.bottom + 12
    for which in ("left", "right"):
        lines = -(-len(stacks_of(lord, which, die)) // 2)
        found[which] = Rect(layout.MARGIN, y, PANEL_WIDE, 60 + max(1, lines) * LINE)
        y = found[which].bottom + 12
    return found


def stacks_of(lord: LordView, which: str, die: int) -> list[Stack]:
    """The cards of a side one by one, or many of them by families."""
    held = side_cards(lord, which)
    return arrange(held, which, die, max(ALONE, len({family(card) or card for card in held})))


def cards(canvas: Canvas, panels: Mapping[str, Rect], view: BellumView, lord: LordView, style: Style) -> None:
    """The cards of both sides, each in a line with its name."""
    for which, panel in panels.items():
        titled(canvas, panel, style.say(f"bellum.picture.hand.{which}"), style)
        counts = Counter(all_icons(lord, view.die)) if view.die else Counter()
        found = [unit for unit in units(counts) if unit.icon in (PRODUCTION if which == "left" else ARMY)]
        head = Rect(panel.right - 420, panel.y + 8, 402, 40)
        beside(canvas, head, found, THEMES[style.theme].text, "right")
        room = Rect(panel.x + 14, panel.y + 52, panel.w - 28, panel.h - 58)
        stacks = stacks_of(lord, which, view.die)
        for stack, rect in zip(stacks, room.cells(len(stacks), 2, LINE - 6, 6, 10), strict=True):
            card_line(canvas, rect, stack, which, view.die, style)


def card_line(canvas: Canvas, rect: Rect, stack: Stack, which: str, die: int, style: Style) -> None:
    """A card, or several of a family: the name, how many, and what they give on the row of the die.

    Before the roll: on which rows they give anything.
    """
    kinds = {kind_of(card) for card in stack.cards}
    face(canvas, rect, kinds.pop() if len(kinds) == 1 else "evil", 10)
    canvas.icon(rect.x + 28, rect.cy, stack.icon(), 40, SKY)
    given = units(Counter(icon for card in stack.cards for icon in gives(card, which, die)))
    right = rect.right - 8
    if given:
        wide = sum(unit_width(unit, CHIP) + 6 for unit in given) + 8
        band = Rect(right - wide, rect.y + 6, wide, rect.h - 12)
        canvas.box(band, ACTIVE, 7)
        tally(canvas, band.inset(4, 1), given, CHIP, OUTLINE)
        right = band.x - 6
    elif die == 0:
        rows = " ".join(str(row) for row in FACES if gives(stack.cards[0], which, row))
        right -= canvas.text(right, rect.cy, rows, Ink("figure", FIGURE, ACTIVE, 2.4), "right") + 10
    first, more = stack.cards[0], len(stack.cards) - 1
    kind = "castle" if kind_of(first) == "castle" else "creature"
    name = style.words.name(f"{kind}:{first}", short=True)
    if more:
        name = f"{name.rstrip('0123456789 ')} \u00d7{more + 1}"
    canvas.fitted(rect.x + 54, rect.cy, name, Ink("name", BODY, WHITE, 2.4), right - rect.x - 54, BODY)


def points(view: BellumView) -> Mapping[str, Point]:
    """The chests, the rows of the die, and the shields, spells and resources of the castle."""
    shields, spells, resources = castle_lines()
    ready, _ = spells.columns(2)
    return {
        "chests": (CHEST_PANEL.right - 60, CHEST_PANEL.y + 30),
        "rows": (ROWS_PANEL.right - 56, ROWS_PANEL.y + 20),
        "shields": (shields.columns(3)[0].right, shields.cy),
        "spells": (ready.right - 24, ready.cy - 12),
        "resources": (resources.columns(3)[0].right - 15, resources.cy),
    }
