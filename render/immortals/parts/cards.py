"""The cards of Immortals in a hand or on a space: title, what they stand for, and of what kind they are."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import PAPER, WHITE, darker, ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import counted_token
from render.immortals.parts import look
from render.immortals.parts.layout import BODY, FIGURE
from render.immortals.parts.pieces import realm_sign, wealth, worth
from rules.immortals.components.data import CARDS, DATA, Card, Wealth, realm_of, region_of, wealth_of
from rules.immortals.view import ImmortalsView

NIGHT = "#0C0716"  # titles in the dark realm
BAR = 48  # the height of a card's title
COST = 62  # the room for a part of a cost in it
WITH_ARMIES, ALONE = (0.09, 0.25, 0.5), (0.16, 0.4, 0.68)  # where the signs of a cell are, by its width


def known(ident: str) -> Card:
    """A card by its id; copies in a hand are numbered behind a dot. Raises `KeyError`."""
    return CARDS[ident.partition(".")[0]]


def card(canvas: Canvas, rect: Rect, ident: str, view: ImmortalsView, style: Style, copies: int = 1) -> None:
    """A card, wider than high: its title, and what it stands for, with who stands in its cells."""
    found = known(ident)
    face = face_of(found)
    canvas.framed(rect, face, 12, 4)
    inner = rect.inset(4)
    bar = inner.top_part(BAR)
    title_bar(canvas, bar, found, copies, style)
    body = Rect(inner.x + 6, bar.bottom + 5, inner.w - 12, inner.bottom - bar.bottom - 10)
    left, right = body.columns(2, 6)
    if found.kind in ("region", "conflict"):
        for part, cell in zip((left, right), found.cells, strict=False):
            band(canvas, part, cell, view)
    if found.kind in ("conflict", "blank"):
        part = right if found.kind == "conflict" else body
        ink = Ink("body", BODY, ink_on(face))
        canvas.paragraph(part.cx, part.cy, kind_of_card(found, style), ink, part.w, 2, "middle")
    elif found.kind == "wild":
        wild(canvas, body, found, style)
    elif found.magic is not None:
        text = style.say(f"immortals.magic.{found.magic}.brief")
        canvas.paragraph(body.cx, body.cy, text, Ink("body", BODY, look.MAGIC_SIGN), body.w, 2, "middle")


def face_of(found: Card) -> str:
    """The colour of a card's face."""
    if found.kind in ("conflict", "wild"):
        area = DATA.regions[region_of(found.cells[0])].area
        return look.LANDS[realm_of(found.cells[0])][area][1]
    return {"region": PAPER, "magic": look.MAGIC}.get(found.kind, look.BLANK)


def title_bar(canvas: Canvas, bar: Rect, found: Card, copies: int, style: Style) -> None:
    """The name on paper, in the dark realm on black."""
    fill = {"magic": darker(look.MAGIC, 0.35), "blank": look.BLANK}.get(found.kind, PAPER)
    if found.kind in ("conflict", "wild") and realm_of(found.cells[0]) == "dark":
        fill = NIGHT
    canvas.tab(bar, fill, 9)
    name = style.words.name(title_id(found), short=found.kind == "magic")
    text = f"{name} \u00d7{copies}" if copies > 1 else name
    right = bar.right
    if found.magic is not None:
        paid = cost_of(DATA.magics[found.magic].cost)
        right -= COST * len(paid)
        worth(canvas, right + COST * len(paid) / 2 - 6, bar.cy, paid, FIGURE, WHITE)
    canvas.fitted(bar.x + 14, bar.cy, text, Ink("name", BODY, ink_on(fill)), right - bar.x - 20)


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
    fill = look.LANDS[realm][region.area][1]
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
        high = min(rect.h * 0.84, rect.w * 0.295)
        counted_token(canvas, rect.right - high * 0.62, rect.cy + high * 0.06, there.seat, there.armies, high)


def sign_on(realm: str) -> str:
    """The colour of a realm's sign on its own land."""
    return "#7A4A00" if realm == "light" else look.REALMS[realm].sign


def wild(canvas: Canvas, body: Rect, found: Card, style: Style) -> None:
    """The area of a wild card."""
    realm = realm_of(found.cells[0])
    area = DATA.regions[region_of(found.cells[0])].area
    fill = look.LANDS[realm][area][1]
    sign = darker(fill, 0.5) if realm == "light" else "#C9B3FF"
    realm_sign(canvas, body.x + 26, body.cy, realm, 36, sign_on(realm))
    canvas.icon(body.x + 90, body.cy, look.AREA_ICONS[area], min(72, body.h * 0.86), sign)
    text, room = style.say("immortals.picture.card.any"), body.w - 136
    canvas.paragraph(body.x + 136, body.cy, text, Ink("name", BODY, ink_on(fill)), room)


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
