"""The cards of Kemet: battle cards, Divine Intervention cards, power tiles."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, WHITE, ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.kemet.parts.layout import BODY, FIGURE
from render.kemet.parts.layout import CAPTION as CAPTION_SIZE
from render.kemet.parts.look import BATTLE_HEAD, BEASTS, CAPTION, DIVINE, INK, PANEL, PYRAMIDS, TIMINGS
from render.kemet.parts.pieces import ankh, pyramid_svg, stat
from rules.kemet.components.data import DATA, BattleCard

FACE = "#FBF1D8"
MINUS = "\u2212"
CARD_HIGH = 150  # of a battle card
ROW_HIGH = 98  # of a card or a tile in a line, with what it does
PRICE = 92  # the room for a price
BADGE = 84  # the width of the coloured part with a sign


def figures_of(card: BattleCard) -> dict[str, str]:
    """A battle card's figures besides its strength, as they are written."""
    found = {"damage": card.damage, "unblockable": card.unblockable, "defence": card.defence}
    shown = {kind: str(value) for kind, value in found.items() if value}
    return shown | ({"loss": f"{MINUS}{card.loss}"} if card.loss else {})


def battle_card(canvas: Canvas, rect: Rect, name: str, style: Style, gone: str = "") -> None:
    """A battle card; dark and with the word `gone` in place of its figures where it is not in hand."""
    card = DATA.battle[name]
    canvas.framed(rect, PANEL, 14, 4)
    bar = rect.inset(4).top_part(86)
    canvas.tab(bar, BATTLE_HEAD, 10)
    title = style.words.name(f"battle:{name}")
    canvas.paragraph(bar.cx, bar.cy, title, Ink("name", BODY, WHITE), bar.w - 4, 2, "middle")
    y = (bar.bottom + rect.bottom) / 2
    if gone:
        canvas.box(rect, OUTLINE, 14, 0.5)
        label = Rect(rect.x + 8, y - 23, rect.w - 16, 46)
        canvas.box(label, OUTLINE, 10)
        canvas.text(label.cx, label.cy, gone, Ink("name", BODY, GOLD), "middle")
        return
    shown = {"strength": str(card.strength)} | figures_of(card)
    for place, (kind, value) in zip(rect.inset(8, 0).columns(len(shown)), shown.items(), strict=True):
        stat(canvas, place.cx - (16 if len(value) < 2 else 24), y, kind, value, 38)


def divine_row(canvas: Canvas, rect: Rect, name: str, style: Style, copies: int, mark: str) -> None:
    """A Divine Intervention card as a line: its name, how many, when it is played, its cost, its effect."""
    card = DATA.divine[name]
    colour = TIMINGS[card.timing]
    canvas.framed(rect, FACE, 11, 3)
    badge = Rect(rect.x + 3, rect.y + 3, BADGE, rect.h - 6)
    canvas.box(badge, colour, 9)
    canvas.box(badge.right_part(12), colour)
    canvas.icon(badge.cx, badge.cy, DIVINE[name], 56, WHITE)
    left, y = badge.right + 12, rect.y + 30
    canvas.text(rect.right - 46, y, str(card.cost), Ink("figure", 40, INK), "right")
    ankh(canvas, rect.right - 26, y, 40)
    when = mark or style.words.name(f"timing:{card.timing}")
    wide = canvas.text(rect.right - PRICE, y, when, Ink("body", BODY, CAPTION), "right")
    title = style.words.name(f"divine:{name}", short=True) + (f" \u00d7{copies}" if copies > 1 else "")
    room = rect.right - PRICE - wide - 12 - left
    canvas.fitted(left, y, title, Ink("name", BODY, INK), room, BODY)
    effect = style.say(f"kemet.divine.{name}.brief")
    canvas.fitted(
        left, rect.y + 70, effect, Ink("caption", CAPTION_SIZE, CAPTION), rect.right - 8 - left, BODY
    )


def price(canvas: Canvas, x: float, y: float, cost: int, radius: float) -> None:
    """A cost in prayer points on a paper disc."""
    canvas.disc(x, y, radius, OUTLINE)
    canvas.disc(x, y, radius - 3, PAPER)
    canvas.text(x - radius * 0.3, y, str(cost), Ink("figure", radius * 1.1, OUTLINE), "middle")
    ankh(canvas, x + radius * 0.38, y, radius * 0.95)


def tile_row(canvas: Canvas, rect: Rect, name: str, style: Style, place: str = "", lit: bool = False) -> None:
    """A power tile as a line: its pyramid and level, its name, where its creature is, and its effect."""
    left = tile_badge(canvas, rect, name, lit)
    y, right = rect.y + 30, rect.right - 12
    if name in BEASTS:
        canvas.icon(right - 18, y, BEASTS[name], 40, CAPTION)
        right -= 48
    if place:
        right -= canvas.text(right, y, place, Ink("body", BODY, CAPTION), "right") + 12
    title = style.words.name(f"tile:{name}", short=True)
    canvas.fitted(left, y, title, Ink("name", BODY, INK), right - left, BODY)
    ink = Ink("caption", CAPTION_SIZE, CAPTION)
    canvas.fitted(left, rect.y + 70, brief(name, style), ink, rect.right - 8 - left, BODY)


def tile_badge(canvas: Canvas, rect: Rect, name: str, lit: bool) -> float:
    """The box of a power tile with its pyramid and its level. Returns where its words begin."""
    tile = DATA.tiles[name]
    colour = PYRAMIDS[tile.colour]
    canvas.framed(rect, FACE, 11, 3, GOLD if lit else OUTLINE)
    badge = Rect(rect.x + 3, rect.y + 3, BADGE, rect.h - 6)
    canvas.box(badge, colour, 9)
    canvas.box(badge.right_part(12), colour)
    canvas.sprite(badge.x + 32, badge.cy, pyramid_svg(tile.colour, tile.level), min(60.0, rect.h * 0.7))
    ink = Ink("figure", FIGURE, ink_on(colour), 2 if tile.colour != "diamond" else 0)
    canvas.text(badge.right - 6, badge.bottom - 22, str(tile.level), ink, "right")
    return badge.right + 12


def brief(tile: str, style: Style) -> str:
    """A tile's effect in a few words."""
    return style.say(f"kemet.tile.{DATA.tiles[tile].art}.brief")
