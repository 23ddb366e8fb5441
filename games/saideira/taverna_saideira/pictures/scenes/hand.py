"""The reader's own drinks in Last Call, and the guests that they are for."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, own_head
from taverna_saideira.pictures.parts import cards, layout
from taverna_saideira.pictures.parts.guests import face
from taverna_saideira.pictures.parts.look import THEMES, drink_of, guest_of
from taverna_saideira.pictures.parts.words import does, worth
from taverna_saideira.pictures.scenes.board import ground
from taverna_saideira.rules.view import SaideiraView

HEADER = Rect(0, 0, layout.WIDTH, 100)
WAITING = Rect(layout.MARGIN, 114, layout.WIDTH - 2 * layout.MARGIN, 150)  # the guests at the counter
TOP = 280  # of the drinks
SHAPE = 1.34  # a card's height by its width
GAP = 14
LEAST, MOST = 4, 6  # cards side by side


def hand(view: SaideiraView, style: Style) -> Canvas:
    """Draw the reader's hand. Raises `ValueError` for a spectator."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    seat, size = view.reader, (layout.WIDTH, height(len(view.hand)))
    canvas = style.ground(
        "saideira-hand", *size, lambda: hand_ground(seat, size[1], style), style.words.lang, seat
    )
    title(canvas, view, seat, style)
    waiting(canvas, view, style)
    for rect, ident in zip(places(len(view.hand)), view.hand, strict=True):
        cards.drink(canvas, rect, ident, style, does(drink_of(ident), style))
    if not view.hand:
        empty = style.say("saideira.picture.hand-empty")
        ink = Ink("body", 34, THEMES[style.theme].text)
        canvas.fitted(layout.WIDTH / 2, TOP + 60, empty, ink, 1500, 24, "middle")
    return canvas


def beside(count: int) -> int:
    """The number of cards that lie side by side."""
    return min(MOST, max(LEAST, count if count <= MOST else -(-count // 2)))


def places(count: int) -> list[Rect]:
    """The places of the cards, in one line or more."""
    columns = beside(count)
    wide = (layout.WIDTH - 2 * layout.MARGIN - GAP * (columns - 1)) / columns
    lines = -(-count // columns)
    whole = Rect(layout.MARGIN, TOP, layout.WIDTH - 2 * layout.MARGIN, lines * (wide * SHAPE + GAP) - GAP)
    return whole.cells(count, columns, wide * SHAPE, GAP)


def height(count: int) -> int:
    """The height of the picture."""
    return round(places(count)[-1].bottom + 16) if count else TOP + 120


def hand_ground(seat: int, high: int, style: Style) -> Canvas:
    """Draw the parts of a seat's hand that no move changes."""
    canvas, surfaces = ground(style, layout.WIDTH, high), THEMES[style.theme]
    own_head(canvas, HEADER, (58, 48), seat, 72)
    canvas.framed(WAITING, surfaces.panel, 16, 2, surfaces.panel_edge)
    return canvas


def title(canvas: Canvas, view: SaideiraView, seat: int, style: Style) -> None:
    """Draw the heading: whose hand, which round, and how many drinks are to spare."""
    figure, keeper = OWNERS[seat].figure, view.keepers[seat]
    canvas.fitted(112, 33, style.title("saideira.picture.hand", seat), Ink("title", 36, figure), 1060, 26)
    about = style.say("saideira.picture.hand-secret", round=view.round, rounds=view.rounds)
    canvas.fitted(112, 72, about, Ink("body", 27, figure), 1060, 22)
    spare = style.say("saideira.picture.hand-spares", count=keeper.spares)
    canvas.fitted(layout.WIDTH - 26, 50, spare, Ink("name", 48, figure), 380, 30, "right")


def waiting(canvas: Canvas, view: SaideiraView, style: Style) -> None:
    """The guests at the counter, small."""
    surfaces = THEMES[style.theme]
    if not view.counter:
        said = style.say("saideira.picture.counter-empty")
        canvas.fitted(WAITING.cx, WAITING.cy, said, Ink("body", 30, surfaces.caption), 1500, 24, "middle")
    shown = max(3, len(view.counter))
    for ident, rect in zip(view.counter, WAITING.inset(14).columns(shown, 10), strict=False):
        size = min(rect.h, rect.w * 0.46)
        face(canvas, Rect(rect.x, rect.cy - size / 2, size, size), ident)
        x, room = rect.x + size + 14, rect.w - size - 14
        name = style.words.name(f"guest:{ident}", short=True)
        canvas.fitted(x, rect.cy - 26, name, Ink("name", 36, surfaces.text), room, 24)
        said = worth(guest_of(ident), style, ident)
        canvas.paragraph(x, rect.cy + 24, said, Ink("body", 26, surfaces.caption), room)


def points(view: SaideiraView) -> Mapping[str, Point]:
    """The strength and the trick of the first drink."""
    first = places(max(1, len(view.hand)))[0]
    return {
        "strength": (first.x + first.w * 0.18, first.y + first.w * 0.47),
        "trick": (first.right - first.w * 0.12, first.y + first.h * 0.69),
    }
