"""The cards of Immortals in a hand or on a space: title, what they stand for, and of what kind they are."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, WHITE, darker, ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import counted_token
from render.immortals.parts.look import (
    AREA_ICONS,
    BLANK,
    BLANK_SIGN,
    INK,
    LANDS,
    MAGIC,
    MAGIC_SIGN,
    MAGICS,
    REALMS,
)
from render.immortals.parts.pieces import realm_sign, wealth, worth
from rules.immortals.components.data import CARDS, DATA, Card, Wealth, realm_of, region_of, wealth_of
from rules.immortals.view import ImmortalsView

NIGHT = "#0C0716"  # titles in the dark realm
ROOMY = 180  # the height from which a card has a foot
WITH_ARMIES, ALONE = (0.09, 0.25, 0.52), (0.16, 0.4, 0.68)  # where the signs of a cell are, by its width


def known(ident: str) -> Card:
    """A card by its id; copies in a hand are numbered behind a dot. Raises `KeyError`."""
    return CARDS[ident.partition(".")[0]]


def card(canvas: Canvas, rect: Rect, ident: str, view: ImmortalsView, style: Style, copies: int = 1) -> None:
    """A card, with who stands in its cells and, if there is room, its kind at the foot."""
    found = known(ident)
    face = face_of(found)
    canvas.framed(rect, face, 12, 4)
    inner = rect.inset(4)
    roomy = rect.h >= ROOMY
    bar = inner.top_part(42 if roomy else 32)
    title_bar(canvas, bar, found, copies, style)
    foot = inner.bottom_part(38 if roomy else 0)
    body = Rect(inner.x + 6, bar.bottom + 4, inner.w - 12, foot.y - bar.bottom - 8)
    if found.kind in ("region", "conflict"):
        for row, cell in zip(body.rows(len(found.cells), 6), found.cells, strict=True):
            band(canvas, row, cell, view)
    elif found.kind == "wild":
        wild(canvas, body, found, style)
    elif found.magic is not None:
        magic(canvas, body, found.magic, style, roomy=roomy)
    else:
        canvas.icon(body.cx, body.cy, "ra:interdiction", min(84, body.h * 0.8), BLANK_SIGN)
    if roomy:
        kind_words(canvas, foot, found, face, style)


def face_of(found: Card) -> str:
    """The colour of a card's face."""
    if found.kind in ("conflict", "wild"):
        area = DATA.regions[region_of(found.cells[0])].area
        return LANDS[realm_of(found.cells[0])][area][1]
    return {"region": PAPER, "magic": MAGIC}.get(found.kind, BLANK)


def title_bar(canvas: Canvas, bar: Rect, found: Card, copies: int, style: Style) -> None:
    """The name on paper, in the dark realm on black."""
    fill = {"magic": darker(MAGIC, 0.35), "blank": BLANK}.get(found.kind, PAPER)
    if found.kind in ("conflict", "wild") and realm_of(found.cells[0]) == "dark":
        fill = NIGHT
    canvas.tab(bar, fill, 9)
    name = style.words.name(title_id(found), short=found.kind == "magic")
    text = f"{name} \u00d7{copies}" if copies > 1 else name
    size = 27 if bar.h > 40 else 24
    canvas.fitted(bar.cx, bar.cy, text, Ink("name", size, ink_on(fill)), bar.w - 12, 20, "middle")


def title_id(found: Card) -> str:
    """The id that names a card: a region or area without the realm, which its colours and foot tell."""
    if found.kind == "conflict":
        return f"region:{region_of(found.cells[0])}"
    if found.kind == "wild":
        return f"area:{DATA.regions[region_of(found.cells[0])].area}"
    return found.id


def band(canvas: Canvas, rect: Rect, cell: str, view: ImmortalsView | None) -> None:
    """A cell: its realm, its energy and gold, and where a view is given who stands there."""
    realm, region = realm_of(cell), DATA.regions[region_of(cell)]
    fill = LANDS[realm][region.area][1]
    canvas.box(rect, fill, 8)
    size = min(rect.h * 0.6, rect.w * 0.16)
    sign, *lefts = WITH_ARMIES if view else ALONE
    realm_sign(canvas, rect.x + rect.w * sign, rect.cy, realm, size * 0.8, sign_on(realm))
    found, ink = wealth_of(cell), ink_on(fill)
    for left, kind, value in zip(lefts, ("energy", "gold"), (found.energy, found.gold), strict=True):
        x = rect.x + rect.w * left
        wealth(canvas, x, rect.cy, kind, size)
        canvas.text(x + size * 0.52, rect.cy + 1, str(value), Ink("figure", size * 1.04, ink))
    there = view.cells[cell] if view else None
    if there and there.seat is not None:
        high = min(rect.h * 0.84, rect.w * 0.22)
        counted_token(canvas, rect.right - high * 0.68, rect.cy + high * 0.06, there.seat, there.armies, high)


def sign_on(realm: str) -> str:
    """The colour of a realm's sign on its own land."""
    return "#7A4A00" if realm == "light" else REALMS[realm].sign


def wild(canvas: Canvas, body: Rect, found: Card, style: Style) -> None:
    """The area of a wild card."""
    realm = realm_of(found.cells[0])
    area = DATA.regions[region_of(found.cells[0])].area
    fill = LANDS[realm][area][1]
    sign = darker(fill, 0.5) if realm == "light" else "#C9B3FF"
    high = body.h * 0.66
    canvas.icon(body.cx, body.y + high * 0.48, AREA_ICONS[area], min(88, high * 0.86), sign)
    realm_sign(canvas, body.x + 22, body.y + high * 0.48, realm, 28, sign_on(realm))
    text = style.say("immortals.picture.card.any")
    ink = Ink("name", 22 if body.h < 100 else 25, ink_on(fill))
    canvas.fitted(body.cx, body.bottom - body.h * 0.16, text, ink, body.w, 19, "middle")


def magic(canvas: Canvas, body: Rect, name: str, style: Style, *, roomy: bool) -> None:
    """The cost of a magic card, and what it does in a few words."""
    found = DATA.magics[name]
    top = body.top_part(body.h * (0.46 if roomy else 0.42))
    canvas.icon(top.x + top.w * 0.22, top.cy, MAGICS[name], min(62, top.h * 0.9), MAGIC_SIGN)
    worth(canvas, top.x + top.w * 0.66, top.cy, cost_of(found.cost), min(34, top.h * 0.8), WHITE)
    text = style.say(f"immortals.magic.{name}.brief")
    size = 22 if roomy else 20
    lines = 3 if roomy else 2
    below = body.bottom_part(body.h - top.h)
    canvas.paragraph(below.cx, below.cy, text, Ink("body", size, MAGIC_SIGN), body.w, lines, "middle")


def cost_of(cost: Wealth) -> Mapping[str, int]:
    """The parts of a cost that are not 0."""
    return {kind: value for kind, value in (("energy", cost.energy), ("gold", cost.gold)) if value}


def kind_of_card(found: Card, style: Style) -> str:
    """The kind of a card in words, with the realm if it has one."""
    text = style.say(f"immortals.picture.card.{found.kind}")
    if found.kind in ("conflict", "wild"):
        realm = style.say(f"immortals.picture.realm.{realm_of(found.cells[0])}")
        text = f"{realm} \u00b7 {text}"
    return text


def kind_words(canvas: Canvas, foot: Rect, found: Card, face: str, style: Style) -> None:
    """The foot of a card."""
    text = kind_of_card(found, style)
    if found.kind == "region":
        foot = foot.inset(30, 2)
        canvas.box(foot, REALMS["light"].frame, 10)
        face = REALMS["light"].frame
    ink = Ink("name", 23, INK if found.kind == "region" else ink_on(face))
    canvas.fitted(foot.cx, foot.cy, text, ink, foot.w - 12, 19, "middle")


def shade(canvas: Canvas, rect: Rect, text: str) -> None:
    """A card that cannot be placed: dark, with a word at its foot."""
    canvas.box(rect, OUTLINE, 12, 0.6)
    label = rect.bottom_part(34)
    canvas.box(label, OUTLINE, 10)
    canvas.fitted(label.cx, label.cy, text, Ink("name", 22, PAPER), label.w - 10, 19, "middle")
