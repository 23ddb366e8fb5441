"""The cards of Kemet: battle cards, Divine Intervention cards, power tiles."""

from render.core.drawing.canvas import TIGHT, Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, WHITE, darker, ink_on, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width, wrap
from render.kemet.parts.look import BATTLE_HEAD, BEASTS, CAPTION, DIVINE, INK, PANEL, PYRAMIDS, TIMINGS
from render.kemet.parts.pieces import ankh, pyramid_svg, stat
from rules.kemet.components.data import DATA, BattleCard

FACE = "#FBF1D8"
MINUS = "\u2212"
SMALL = 19.0  # the least size of a note
TIMING = 84  # the room for the word that says when a card is played


def figures_of(card: BattleCard) -> dict[str, str]:
    """A battle card's figures besides its strength, as they are written."""
    found = {"damage": card.damage, "unblockable": card.unblockable, "defence": card.defence}
    shown = {kind: str(value) for kind, value in found.items() if value}
    return shown | ({"loss": f"{MINUS}{card.loss}"} if card.loss else {})


def battle_card(canvas: Canvas, rect: Rect, name: str, style: Style, gone: str = "") -> None:
    """A battle card; dark and with the word `gone` where it is not in hand."""
    card = DATA.battle[name]
    canvas.framed(rect, PANEL, 14, 4)
    bar = rect.inset(4).top_part(66)
    canvas.tab(bar, BATTLE_HEAD, 10)
    title = style.words.name(f"battle:{name}")
    canvas.paragraph(bar.cx, bar.cy, title, Ink("name", 25, WHITE), bar.w - 8, 2, "middle")
    stat(canvas, rect.x + 48, rect.y + 118, "strength", str(card.strength), 54)
    for number, (kind, value) in enumerate(figures_of(card).items()):
        x = rect.x + rect.w * (0.19 + 0.46 * number)  # no card has more than two
        stat(canvas, x, rect.y + 186, kind, value, min(40, rect.w * 0.22))
    if gone:
        canvas.box(rect, OUTLINE, 14, 0.72)
        label = Rect(rect.x + 8, rect.cy - 4, rect.w - 16, 42)
        canvas.box(label, OUTLINE, 10)
        canvas.fitted(label.cx, label.cy, gone, Ink("name", 26, GOLD), label.w - 10, 20, "middle")


def divine_card(canvas: Canvas, rect: Rect, name: str, style: Style, copies: int, mark: str) -> None:
    """A Divine Intervention card with its cost, effect, and in the footer when it is played, or `mark`."""
    card = DATA.divine[name]
    colour = TIMINGS[card.timing]
    canvas.framed(rect, FACE, 14, 4)
    sky = rect.inset(4).top_part(96)
    for number, share in enumerate((0.14, 0.06, -0.08, -0.2)):
        fill = lighter(colour, share) if share > 0 else darker(colour, -share)
        band = Rect(sky.x, sky.y + 24 * number, sky.w, sky.h - 24 * number)
        canvas.box(band, fill, 10 if not number else 0)
    canvas.icon(sky.cx + 34, sky.cy, DIVINE[name], 68, WHITE)
    price(canvas, sky.x + 44, sky.cy, card.cost, 32)
    if copies > 1:
        canvas.text(sky.right - 10, sky.bottom - 18, f"\u00d7{copies}", Ink("figure", 32, WHITE, 3), "right")
    title = style.words.name(f"divine:{name}", short=True)
    canvas.fitted(rect.cx, rect.y + 122, title, Ink("name", 28, INK), rect.w - 16, 20, "middle")
    effect = style.say(f"kemet.divine.{name}.brief")
    canvas.paragraph(rect.cx, rect.y + 185, effect, Ink("caption", 24, INK), rect.w - 22, 4, "middle")
    foot = Rect(rect.x + 26, rect.bottom - 42, rect.w - 52, 30)
    canvas.box(foot, colour, 10)
    text = mark or style.words.name(f"timing:{card.timing}")
    canvas.fitted(foot.cx, foot.cy, text, Ink("name", 23, WHITE), foot.w - 8, 20, "middle")


def divine_row(canvas: Canvas, rect: Rect, name: str, style: Style, copies: int, mark: str) -> None:
    """A Divine Intervention card as a line: cost, name, how many; given room, its effect and timing."""
    card = DATA.divine[name]
    colour = TIMINGS[card.timing]
    canvas.framed(rect, FACE, 9, 2)
    badge = Rect(rect.x + 2, rect.y + 2, min(52.0, rect.h * 1.2), rect.h - 4)
    canvas.box(badge, colour, 7)
    canvas.icon(badge.cx, badge.cy, DIVINE[name], min(36, rect.h - 8), WHITE)
    lines = max(0, min(2, int((rect.h - 36) // 22)))  # of the effect
    y = rect.cy - 12 * lines
    sign = min(32, rect.h - 6)
    middle = rect.cy - (14 if lines == 2 else 0)
    canvas.text(rect.right - sign * 0.95, middle, str(card.cost), Ink("figure", sign * 0.94, INK), "right")
    ankh(canvas, rect.right - sign * 0.56, middle, sign)
    title = style.words.name(f"divine:{name}", short=True) + (f" \u00d7{copies}" if copies > 1 else "")
    title += f" ({mark})" if mark else ""
    left = badge.right + 9
    room = rect.right - (TIMING + 10 if lines == 2 else sign * 1.7) - left
    if lines or width(title, "name", 18 * TIGHT) <= room:
        canvas.fitted(left, y, title, Ink("name", min(26, rect.h * 0.7), INK), room, 18)
    else:
        canvas.paragraph(left, y, title, Ink("name", min(18, rect.h * 0.4), INK), room, 2)
    effect = style.say(f"kemet.divine.{name}.brief")
    if lines == 1:
        canvas.fitted(left, rect.cy + 14, effect, Ink("caption", 21, CAPTION), room, 18)
    elif lines == 2:
        told, size = two_lines(effect, room)
        canvas.paragraph(left, rect.cy + 15, " ".join(told), Ink("caption", size, CAPTION), room, 2)
        when = style.words.name(f"timing:{card.timing}")
        canvas.fitted(rect.right - 8, rect.cy + 26, when, Ink("name", 19, colour), TIMING, 16, "right")


def price(canvas: Canvas, x: float, y: float, cost: int, radius: float) -> None:
    """A cost in prayer points on a paper disc."""
    canvas.disc(x, y, radius, OUTLINE)
    canvas.disc(x, y, radius - 3, PAPER)
    canvas.text(x - radius * 0.3, y, str(cost), Ink("figure", radius * 1.1, OUTLINE), "middle")
    ankh(canvas, x + radius * 0.38, y, radius * 0.95)


def tile_row(
    canvas: Canvas, rect: Rect, name: str, style: Style, note: str, lit: bool = False, kept: float = 0
) -> None:
    """A power tile: its pyramid and level, its name, and below it a note where there is room.

    `kept` units at the right stay free.
    """
    tile = DATA.tiles[name]
    colour = PYRAMIDS[tile.colour]
    canvas.framed(rect, FACE, 11, 3, GOLD if lit else OUTLINE)
    badge = Rect(rect.x + 3, rect.y + 3, min(84.0, rect.h), rect.h - 6)
    canvas.box(badge, colour, 9)
    canvas.box(badge.right_part(12), colour)
    size = min(62.0, rect.h * 0.76)
    canvas.sprite(badge.x + badge.w * 0.42, badge.cy, pyramid_svg(tile.colour, tile.level), size)
    ink = Ink("figure", min(30, rect.h * 0.5), ink_on(colour), 2 if tile.colour != "diamond" else 0)
    canvas.text(badge.right - 5, badge.bottom - rect.h * 0.24, str(tile.level), ink, "right")
    left, right = badge.right + 10, rect.right - 16 - kept
    room = right - left
    title = style.words.name(f"tile:{name}", short=True)
    roomy = bool(note) and rect.h >= 52
    small = Ink("caption", 24 if rect.h >= 76 else 21, CAPTION)
    lines, height = two_lines(note, right - left) if rect.h >= 84 and roomy else ([], 0.0)
    y = rect.cy - (rect.h * (0.29 if len(lines) > 1 else 0.19) if roomy else 0)
    if name in BEASTS:
        canvas.icon(right - 14, y, BEASTS[name], min(30, rect.h * 0.5), CAPTION)
        room -= 34
    canvas.fitted(left, y, title, Ink("name", min(28, rect.h * 0.52), INK), room, 18)
    if len(lines) > 1:
        for number, line in enumerate(lines):
            canvas.text(left, rect.cy + 4 + 22 * number, line, Ink("caption", height, CAPTION))
    elif roomy:
        canvas.fitted(left, rect.cy + rect.h * 0.2, note, small, right - left, 18)


def two_lines(note: str, room: float) -> tuple[list[str], float]:
    """A note in one line if that can be read, else in two, and their size: smaller where it would be cut."""
    if width(note, "caption", SMALL) <= room:
        return [note], SMALL
    for size in (21.0, 20.0, SMALL, 17.0, 15.0, 13.5):
        lines = wrap(note, "caption", size, room, 2)
        if " ".join(lines) == note:
            return lines, size
    return lines, size


def brief(tile: str, style: Style) -> str:
    """A tile's effect in a few words."""
    return style.say(f"kemet.tile.{DATA.tiles[tile].art}.brief")
