"""The reader's own drinks in Last Call, and the guests that they are for."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, own_head
from taverna_saideira.pictures.parts import layout, look
from taverna_saideira.pictures.parts.drinks import drink_card
from taverna_saideira.pictures.parts.guests import face
from taverna_saideira.pictures.parts.layout import BODY
from taverna_saideira.pictures.parts.words import does, worth
from taverna_saideira.pictures.scenes.board import ground
from taverna_saideira.rules.view import SaideiraView

HEADER = Rect(0, 0, layout.NARROW, 118)
LINE, CARD, GAP = 108, 140, 10  # the heights of a waiting guest and of a drink
ROOM = layout.NARROW - 2 * layout.MARGIN
OWN = "everybody knows their own hand"


def hand(view: SaideiraView, style: Style) -> Canvas:
    """Draw the reader's hand. Raises `ValueError` for a spectator."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    seat, size = view.reader, (layout.NARROW, height(view))
    canvas = style.ground(
        "saideira-hand", *size, lambda: hand_ground(seat, size[1], style), style.words.lang, seat
    )
    title(canvas, view, seat, style)
    waiting(canvas, view, style)
    for rect, ident in zip(places(view), view.hand, strict=True):
        drink(canvas, rect, ident, style)
    if not view.hand:
        empty = style.say("saideira.picture.hand-empty")
        ink = Ink("body", BODY, look.THEMES[style.theme].text)
        canvas.fitted(layout.NARROW / 2, counter(view).bottom + 60, empty, ink, ROOM, BODY, "middle")
    return canvas


def counter(view: SaideiraView) -> Rect:
    """The place of the guests at the counter."""
    lines = max(1, -(-len(view.counter) // 2))
    return Rect(layout.MARGIN, HEADER.bottom + 12, ROOM, lines * LINE + 20)


def seated(view: SaideiraView) -> list[Rect]:
    """The places of the guests at the counter, two side by side."""
    return counter(view).inset(10).cells(len(view.counter), 2, LINE, 0, 8)


def places(view: SaideiraView) -> list[Rect]:
    """The places of the drinks, two side by side."""
    count = len(view.hand)
    lines = -(-count // 2)
    whole = Rect(layout.MARGIN, counter(view).bottom + 14, ROOM, lines * (CARD + GAP) - GAP)
    return whole.cells(count, 2, CARD, GAP)


def height(view: SaideiraView) -> int:
    """The height of the picture."""
    return round(places(view)[-1].bottom + 16 if view.hand else counter(view).bottom + 120)


def hand_ground(seat: int, high: int, style: Style) -> Canvas:
    """Draw the parts of a seat's hand that no move changes."""
    canvas = ground(style, layout.NARROW, high, HEADER)
    own_head(canvas, HEADER, (58, HEADER.cy - 2), seat, 76)
    return canvas


def title(canvas: Canvas, view: SaideiraView, seat: int, style: Style) -> None:
    """Draw the heading: whose hand, which round, and how many drinks are to spare."""
    figure, keeper = OWNERS[seat].figure, view.keepers[seat]
    spare = style.say("saideira.picture.hand-spares", count=keeper.spares)
    wide = canvas.text(layout.NARROW - 22, HEADER.cy, spare, Ink("name", 44, figure), "right")
    room = layout.NARROW - 150 - wide
    ink = Ink("title", layout.TITLE, figure, aside=OWN)
    canvas.fitted(112, 38, style.title("saideira.picture.hand", seat), ink, room, 24)
    about = style.say("saideira.picture.hand-secret", round=view.round, rounds=view.rounds)
    note = Ink("body", 28, figure, aside="it says the round, and that nobody else sees the picture")
    canvas.fitted(112, 84, about, note, room, 22)


def waiting(canvas: Canvas, view: SaideiraView, style: Style) -> None:
    """The guests at the counter, small, each with what it is worth."""
    surfaces, box = look.THEMES[style.theme], counter(view)
    canvas.framed(box, surfaces.panel, 16, 2, surfaces.panel_edge)
    if not view.counter:
        said = style.say("saideira.picture.counter-empty")
        canvas.fitted(box.cx, box.cy, said, Ink("body", BODY, surfaces.caption), ROOM - 20, BODY, "middle")
    for ident, rect in zip(view.counter, seated(view), strict=True):
        face(canvas, Rect(rect.x + 4, rect.y + 6, LINE - 12, LINE - 12), ident)
        x, room = rect.x + LINE + 6, rect.w - LINE - 8
        name = style.words.name(f"guest:{ident}", short=True)
        canvas.fitted(x, rect.cy - 22, name, Ink("name", 38, surfaces.text), room, BODY)
        said = worth(look.guest_of(ident), style, ident)
        canvas.fitted(x, rect.cy + 24, said, Ink("body", BODY, surfaces.caption), room, BODY)


def drink(canvas: Canvas, rect: Rect, ident: str, style: Style) -> None:
    """A drink with its strength; beside it its name, the name of its trick, and what this does."""
    kind = look.drink_of(ident)
    canvas.framed(rect, look.CARD_PAPER, 13)
    card = Rect(rect.x + 8, rect.y + 8, 94, rect.h - 16)
    drink_card(canvas, card, ident)
    x, room = card.right + 14, rect.right - card.right - 22
    trick = style.words.name(f"trick:{kind}") if kind != "rum" else ""
    lines = [
        (style.words.name(f"drink:{ident}"), Ink("name", 40, look.CARD_INK)),
        *([(trick, Ink("name", BODY, look.CARD_CAPTION))] if trick else []),
        (does(kind, style), Ink("body", BODY, look.CARD_CAPTION)),
    ]
    for number, (text, ink) in enumerate(lines):
        y = rect.cy + (number - (len(lines) - 1) / 2) * 41
        canvas.fitted(x, y, text, ink, room, BODY)


def points(view: SaideiraView) -> Mapping[str, Point]:
    """The strength and the trick of the first drink."""
    first = places(view)[0] if view.hand else counter(view)
    return {"strength": (first.x + 84, first.y + 104), "trick": (first.right - 34, first.y + 34)}
