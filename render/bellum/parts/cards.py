"""The cards of Bellum Magica: places, and creatures and castles with their six rows."""

from collections.abc import Mapping
from functools import lru_cache

from render.bellum.parts import look
from render.bellum.parts.layout import BODY, FIGURE, PRICE
from render.bellum.parts.pieces import beside, chip, counted, good, shield
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD, view_box
from render.core.drawing.style import Style
from rules.bellum.components.data import DATA, FACES, Castle, Creature, Rows

SHARE = 0.58  # of a shield is the figure on it


def card_of(name: str) -> Castle | Creature:
    """The castle or creature with this id. Raises `KeyError`."""
    return DATA.castles[name] if name in DATA.castles else DATA.creatures[name]


@lru_cache
def face_svg(colour: str, width: int, height: int, radius: int) -> str:
    """A card's face: the outline, and the colour in bands from light to dark."""
    inner_w, inner_h = width - 6, height - 6
    fills = look.bands(colour)
    step = round(inner_h / len(fills))
    shown = "".join(
        f'<rect y="{3 + step * i}" width="{width}" height="{height}" fill="{fill}"/>'
        for i, fill in enumerate(fills)
    )
    inner = f'<rect x="3" y="3" width="{inner_w}" height="{inner_h}" rx="{radius - 3}"/>'
    clip = f'<clipPath id="in">{inner}</clipPath>'
    return (
        f"{HEAD} {view_box(width, height)}><defs>{clip}</defs>"
        f'<rect width="{width}" height="{height}" rx="{radius}" fill="{OUTLINE}"/>'
        f'<g clip-path="url(#in)">{shown}</g></svg>'
    )


def face(canvas: Canvas, rect: Rect, kind: str, radius: int, changed: bool = False) -> None:
    """A card without contents; `changed` puts a cyan edge around it."""
    if changed:
        canvas.box(rect.inset(-7), OUTLINE, radius + 7)
        canvas.box(rect.inset(-5), CHANGED, radius + 5)
    canvas.sprite(
        rect.cx, rect.cy, face_svg(look.KINDS[kind], round(rect.w), round(rect.h), radius), rect.w, rect.h
    )


def place_card(canvas: Canvas, rect: Rect, name: str, style: Style, changed: bool = False) -> None:
    """A place: its shields, its name and its loot."""
    place = DATA.places[name]
    face(canvas, rect, place.kind, 14, changed)
    size = max(min(rect.w * 0.36, rect.h * 0.16), FIGURE / SHARE)
    sky = rect.top_part(rect.h * 0.5)
    at = sky.bottom - rect.h * 0.12
    canvas.icon(sky.cx + 2, at + rect.h * 0.01, look.emblem(name), rect.h * 0.23, OUTLINE, 0.5)
    canvas.icon(sky.cx, at, look.emblem(name), rect.h * 0.23, look.SKY)
    shield(canvas, rect.x + size * 0.68, rect.y + size * 0.68, "shield", place.shield, size)
    if place.magic_shield:
        shield(
            canvas, rect.right - size * 0.68, rect.y + size * 0.68, "magic_shield", place.magic_shield, size
        )
    paper = Rect(rect.x + 3, sky.bottom, rect.w - 6, rect.bottom - sky.bottom - 3)
    canvas.box(paper, look.CARD_PAPER, 11)
    canvas.box(paper.top_part(20), look.CARD_PAPER)
    title = style.words.name(f"place:{name}", short=True)
    ink = Ink("name", max(rect.h * 0.098, BODY), look.CARD_INK)
    canvas.fitted(rect.cx, paper.y + rect.h * 0.09, title, ink, rect.w - 6, BODY, "middle")
    loot(canvas, Rect(paper.x, paper.y + rect.h * 0.16, paper.w, paper.h - rect.h * 0.18), place.loot)


def loot(canvas: Canvas, rect: Rect, found: Mapping[str, int]) -> None:
    """Loot as goods side by side, each with its number if there is more than one."""
    kinds = [kind for kind in (*reversed(tuple(look.CHESTS)), "food", "glyph", "barrel") if found.get(kind)]
    wide = min((rect.w - 8) / len(kinds), rect.h * 0.86)
    size = min(wide * 0.72, rect.h * 0.6)
    for number, kind in enumerate(kinds):
        x = rect.cx + (number - (len(kinds) - 1) / 2) * wide
        good(canvas, x, rect.cy, kind, size)
        if found[kind] > 1:
            ink = Ink("figure", max(size * 0.62, FIGURE), WHITE, 3)
            canvas.text(x + size * 0.4, rect.cy + size * 0.38, str(found[kind]), ink, "middle")


def rows_card(
    canvas: Canvas, rect: Rect, name: str, style: Style, die: int, price: str | None = None
) -> None:
    """Draw a creature or castle: name, emblem, bonus token, six rows, and the price of a deck."""
    card = card_of(name)
    kind = look.kind_of(name)
    face(canvas, rect, kind, 14)
    ident = f"castle:{name}" if kind == "castle" else f"creature:{name}"
    title = style.words.name(ident, short=True)
    canvas.fitted(rect.cx, rect.y + 24, title, Ink("name", 27, WHITE), rect.w - 20, 20, "middle")
    canvas.icon(rect.cx, rect.y + 64, look.emblem(name), 50, look.SKY)
    bonus(canvas, rect.right - 34, rect.y + 64, card, 38)
    foot = 44 if price else 8
    body = Rect(rect.x + 7, rect.y + 94, rect.w - 14, rect.h - 94 - foot)
    six_rows(canvas, body, card.left, card.right, die)
    if price:
        cost(canvas, Rect(rect.x + 9, rect.bottom - 42, rect.w - 18, 34), price)


def wide_card(
    canvas: Canvas,
    rect: Rect,
    name: str,
    style: Style,
    die: int,
    price: str | None = None,
    changed: bool = False,
) -> None:
    """A creature or castle on the board: emblem, name and bonus in a line, six rows, the price of a deck."""
    card, kind = card_of(name), look.kind_of(name)
    face(canvas, rect, kind, 14, changed)
    ident = f"castle:{name}" if kind == "castle" else f"creature:{name}"
    y = rect.y + 31
    canvas.box(Rect(rect.x + 6, rect.y + 6, rect.w - 12, 50), OUTLINE, 10, 0.3)
    canvas.icon(rect.x + 36, y, look.emblem(name), 46, look.SKY)
    title, room = style.words.name(ident, short=True), rect.w - 66 - (72 if has_bonus(card) else 12)
    canvas.fitted(rect.x + 66, y, title, Ink("name", BODY, WHITE), room, BODY)
    bonus(canvas, rect.right - 40, y, card, FIGURE / SHARE)
    foot = PRICE if price else 6
    six_rows(
        canvas, Rect(rect.x + 7, rect.y + 62, rect.w - 14, rect.h - 62 - foot), card.left, card.right, die
    )
    if price:
        cost(canvas, Rect(rect.x + 9, rect.bottom - 48, rect.w - 18, 42), price)


def has_bonus(card: Castle | Creature) -> bool:
    """True if `bonus` draws anything."""
    return isinstance(card, Castle) or bool(card.bonus)


def bonus(canvas: Canvas, x: float, y: float, card: Castle | Creature, size: float) -> None:
    """Draw what comes with a card: its bonus token, or a castle's printed shield."""
    if isinstance(card, Castle):
        shield(canvas, x, y, "shield", card.shield, size)
    elif card.bonus == "reroll":
        canvas.disc(x, y, size * 0.5, OUTLINE)
        canvas.disc(x, y, size * 0.43, PAPER)
        canvas.icon(x, y, look.SPELL, size * 0.56, OUTLINE)
    elif card.bonus:
        shield(canvas, x, y, card.bonus, 1, size)


def six_rows(canvas: Canvas, rect: Rect, left: Rows, right: Rows, die: int) -> None:
    """The rows 1 to 6 of a card, the active one light: production, the number, army."""
    for number, row in zip(FACES, rect.rows(6, 3), strict=True):
        active = number == die
        if active:
            canvas.box(row, look.ACTIVE, 6)
        else:
            canvas.box(row, OUTLINE, 6, 0.45)
        ink = Ink("figure", min(FIGURE, row.h * 0.86), look.ACTIVE)
        canvas.disc(row.cx, row.cy, ink.size * 0.5, OUTLINE)
        canvas.text(row.cx, row.cy, str(number), ink, "middle")
        half = row.w / 2 - ink.size * 0.55
        colour = OUTLINE if active else WHITE
        beside(
            canvas, Rect(row.x + 3, row.y, half - 5, row.h), counted(left.get(number, ())), colour, "right"
        )
        beside(
            canvas,
            Rect(row.right - half + 2, row.y, half - 5, row.h),
            counted(right.get(number, ())),
            colour,
            "left",
        )


def cost(canvas: Canvas, rect: Rect, deck: str) -> None:
    """The prices of a deck: a number and a chip for each resource; a stroke means "or"."""
    canvas.box(rect, OUTLINE, 10)
    size = min(rect.h * 0.86, rect.w / 6)
    prices = DATA.costs[deck]
    wide = sum(len(price) for price in prices) * size * 1.62 + (len(prices) - 1) * size * 0.5
    x = rect.cx - wide / 2
    for number, price in enumerate(prices):
        if number:
            canvas.text(x + size * 0.22, rect.cy, "/", Ink("figure", size, look.ACTIVE), "middle")
            x += size * 0.5
        for kind, count in price.items():
            canvas.text(x + size * 0.12, rect.cy, str(count), Ink("figure", size * 0.92, WHITE))
            chip(canvas, x + size * 1.12, rect.cy, "glyph" if kind == "glyph" else "food", size)
            x += size * 1.62
