"""The current Event card, large, and for each traveller whether it affects them and what they can lose."""

from collections.abc import Sequence

from render.calamandara.parts import look
from render.calamandara.parts.cards import event_picture
from render.calamandara.parts.frame import HEAD_HIGH, heading, row_head, table
from render.calamandara.parts.layout import BODY, HEAD, NARROW
from render.calamandara.parts.pieces import counted, filled, signed
from render.calamandara.scenes.board import now, title
from render.core.drawing.canvas import TIGHT, Canvas, Ink
from render.core.drawing.colour import ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import CalamandaraView, EventView

CARD = Rect(12, HEAD.bottom + 16, NARROW - 24, 452)
ROW_HIGH, STEP = HEAD_HIGH + 4 * 56 + 14, 12
COLUMNS = (
    ("step", look.STEP_SIGN),
    ("cards", look.HAND_SIGN),
    ("depot", look.DEPOT_SIGN),
)  # a traveller's numbers


def reveal(view: CalamandaraView, event: EventView, style: Style) -> Canvas:
    """The card, and the travellers in the order in which it is carried out, the revealer first."""
    seats, top = len(view.travellers), CARD.bottom + 16
    canvas = table(style, round(top + seats * (ROW_HIGH + STEP) + 4))
    heading(canvas, title(view, style), now(view, style))
    card(canvas, CARD, event.event, style, event.change if view.timed else None)
    for number in range(seats):
        row = Rect(CARD.x, top + number * (ROW_HIGH + STEP), CARD.w, ROW_HIGH)
        line(canvas, row, view, event, (event.revealer + number) % seats, style)
    return canvas


def card(canvas: Canvas, rect: Rect, event: str, style: Style, change: int | None) -> None:
    """An Event card with its whole text; `change` of the counter, if it is in use."""
    kind = DATA.events[event].type
    deep = look.TYPES[kind][2]
    canvas.framed(rect, look.PANEL, 22, 5)
    head = rect.inset(5).top_part(74)
    canvas.tab(head, deep, 18)
    ink = Ink("name", 44, ink_on(deep))
    words = style.words.name(f"type:{kind}")
    right = head.right - 24
    if change is not None:
        right -= canvas.text(right, head.cy, signed(change), Ink("figure", 46, ink.colour), "right") + 40
        canvas.icon(right + 6, head.cy, look.CENTRE_SIGN, 44, ink.colour)
        right -= 36
    right -= canvas.text(right, head.cy, words, Ink("name", BODY, ink.colour), "right") + 20
    name = style.words.name(f"event:{event}")
    canvas.fitted(head.x + 24, head.cy, name, ink, right - head.x - 24, BODY)
    sky = Rect(rect.x + 20, head.bottom + 14, 236, rect.bottom - head.bottom - 30)
    event_picture(canvas, sky, event)
    body = Rect(sky.right + 24, head.bottom + 12, rect.right - sky.right - 46, rect.bottom - head.bottom - 24)
    text = style.say(f"calamandara.event.{event}")
    filled(canvas, body, text, Ink("caption", 46, look.INK), BODY / TIGHT)


def line(canvas: Canvas, row: Rect, view: CalamandaraView, event: EventView, seat: int, style: Style) -> None:
    """A traveller: whether the card affects them, how far they are, their hand, Depot, Reserve and board."""
    traveller, surfaces = view.travellers[seat], look.THEMES[style.theme]
    head = row_head(canvas, row, view, seat, style)
    first, second, third, fourth = Rect(row.x + 20, head.bottom + 6, row.w - 40, 4 * 56).rows(4)
    affected_line(canvas, first, event, seat, style)
    values = {"step": traveller.step, "cards": traveller.cards, "depot": sum(traveller.depot.values())}
    for (name, icon), part in zip(COLUMNS, second.columns(3), strict=True):
        canvas.icon(part.x + 22, part.cy, icon, 42, surfaces.title)
        x = part.x + 52
        x += canvas.text(x, part.cy, str(values[name]), Ink("figure", 46, surfaces.text)) + 12
        label = style.say(f"calamandara.picture.count.{name}")
        canvas.fitted(x, part.cy, label, Ink("body", BODY, surfaces.caption), part.right - x, BODY)
    on_board = [list(traveller.board.values()).count(kind) for kind in SYMBOLS]
    pile(canvas, third, "reserve", [traveller.reserve[kind] for kind in SYMBOLS], style)
    pile(canvas, fourth, "board", on_board, style)


def pile(canvas: Canvas, rect: Rect, name: str, counts: Sequence[int], style: Style) -> None:
    """The Reserve, or what lies on the individual board, by symbol."""
    surfaces = look.THEMES[style.theme]
    label = style.say(f"calamandara.picture.pile.{name}")
    canvas.fitted(rect.x, rect.cy, label, Ink("body", BODY, surfaces.caption), 240, BODY)
    columns = rect.right_part(rect.w - 260).columns(len(SYMBOLS))
    for kind, count, place in zip(SYMBOLS, counts, columns, strict=True):
        counted(canvas, place.x + 40, rect.cy, kind, count, 46, surfaces.text if count else surfaces.caption)


def affected_line(canvas: Canvas, rect: Rect, event: EventView, seat: int, style: Style) -> None:
    """Draw whether the card affects a traveller, or Mãos de Barro keep them out."""
    surfaces = look.THEMES[style.theme]
    spared = seat in event.spared
    hit = any(seat in seats for seats in event.affected)
    name = "spared" if spared else "hit" if hit else "untouched"
    icon = (
        look.MEMORIES["maos_de_barro"] if spared else "md:alert-circle" if hit else "md:minus-circle-outline"
    )
    canvas.icon(rect.x + 22, rect.cy, icon, 42, surfaces.title)
    text = style.say(f"calamandara.picture.event.{name}")
    canvas.fitted(rect.x + 52, rect.cy, text, Ink("body", BODY, surfaces.text), rect.w - 52, BODY)
