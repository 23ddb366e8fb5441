"""The current Event card, large, and for each traveller whether it affects them and what they can lose."""

from render.calamandara.parts.cards import event_picture
from render.calamandara.parts.frame import heading, row_head, table
from render.calamandara.parts.layout import HEADER, WIDTH
from render.calamandara.parts.look import (
    CENTRE_SIGN,
    DEPOT_SIGN,
    HAND_SIGN,
    INK,
    MEMORIES,
    PANEL,
    STEP_SIGN,
    THEMES,
    TYPES,
)
from render.calamandara.parts.pieces import counted, filled, signed
from render.calamandara.scenes.board import now, title
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import WHITE, ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, token
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import CalamandaraView, EventView

HEIGHT = 1020
CARD = Rect(18, HEADER.bottom + 20, 520, HEIGHT - HEADER.bottom - 40)
ROWS = Rect(556, HEADER.bottom + 20, WIDTH - 556 - 18, HEIGHT - HEADER.bottom - 40)
ROW_HIGH = 214
COLUMNS = (  # of a traveller's row: name, sign, and where it begins
    ("step", STEP_SIGN, 0),
    ("cards", HAND_SIGN, 130),
    ("depot", DEPOT_SIGN, 260),
)


def reveal(view: CalamandaraView, event: EventView, style: Style) -> Canvas:
    """The card and the travellers in the order in which it is carried out, the revealer first."""
    canvas = table(style, HEIGHT)
    heading(canvas, title(view, style), now(view, style), 1400)
    card(canvas, CARD, event.event, style, event.change if view.timed else None)
    seats = len(view.travellers)
    for number in range(seats):
        row = Rect(ROWS.x, ROWS.y + number * (ROW_HIGH + 14), ROWS.w, ROW_HIGH)
        line(canvas, row, view, event, (event.revealer + number) % seats, style)
    return canvas


def card(canvas: Canvas, rect: Rect, event: str, style: Style, change: int | None) -> None:
    """An Event card with its whole text; `change` of the counter, if it is in use."""
    kind = DATA.events[event].type
    deep = TYPES[kind][2]
    canvas.framed(rect, PANEL, 26, 5)
    head = rect.inset(5).top_part(92)
    canvas.tab(head, deep, 21)
    name = Ink("name", 42, WHITE)
    canvas.fitted(head.cx, head.cy, style.words.name(f"event:{event}"), name, head.w - 40, 26, "middle")
    sky = Rect(rect.x + 5, head.bottom, rect.w - 10, rect.h * 0.36)
    event_picture(canvas, sky.inset(-4, -2), event)
    body = Rect(rect.x + 30, sky.bottom + 14, rect.w - 60, rect.bottom - sky.bottom - 110)
    text = style.say(f"calamandara.event.{event}")
    filled(canvas, body, text, Ink("caption", 36, INK), 22, "middle")
    foot = Rect(rect.x + 24, rect.bottom - 82, rect.w - 48, 62)
    canvas.box(foot, deep, 16)
    words = style.words.name(f"type:{kind}")
    if change is not None:
        canvas.icon(foot.right - 110, foot.cy, CENTRE_SIGN, 42, ink_on(deep))
        canvas.text(foot.right - 24, foot.cy, signed(change), Ink("figure", 42, ink_on(deep)), "right")
    canvas.fitted(foot.x + 24, foot.cy, words, Ink("name", 34, ink_on(deep)), foot.w - 180, 24)


def line(canvas: Canvas, row: Rect, view: CalamandaraView, event: EventView, seat: int, style: Style) -> None:
    """A traveller: whether the card affects them, how far they are, their hand, Depot, Reserve and board."""
    traveller, surfaces, owner = view.travellers[seat], THEMES[style.theme], OWNERS[seat]
    head = row_head(canvas, row, 330, view, seat, style)
    token(canvas, head.x + 50, head.y + 54, seat, 72)
    canvas.name(head.x + 98, head.y + 54, style.name(seat), Ink("name", 36, owner.figure), 222, 24)
    affected_line(canvas, Rect(head.x + 16, head.y + 100, head.w - 28, 98), event, seat, style)
    x = head.right + 26
    values = {
        "step": traveller.step,
        "cards": traveller.cards,
        "depot": sum(traveller.depot.values()),
    }
    for name, icon, left in COLUMNS:
        canvas.icon(x + left + 20, row.y + 52, icon, 40, surfaces.title)
        canvas.text(x + left + 48, row.y + 53, str(values[name]), Ink("figure", 42, surfaces.text))
        label = style.say(f"calamandara.picture.count.{name}")
        canvas.fitted(x + left, row.y + 90, label, Ink("body", 22, surfaces.caption), 126, 20)
    piles(canvas, Rect(x, row.y + 108, row.right - x - 12, 96), view, seat, style)


def affected_line(canvas: Canvas, rect: Rect, event: EventView, seat: int, style: Style) -> None:
    """Draw whether the card affects a traveller, or Mãos de Barro keep them out."""
    owner = OWNERS[seat]
    spared = seat in event.spared
    hit = any(seat in seats for seats in event.affected)
    name = "spared" if spared else "hit" if hit else "untouched"
    icon = MEMORIES["maos_de_barro"] if spared else "md:alert-circle" if hit else "md:minus-circle-outline"
    canvas.icon(rect.x + 22, rect.cy, icon, 38, owner.figure)
    text = style.say(f"calamandara.picture.event.{name}")
    area = Rect(rect.x + 54, rect.y, rect.w - 54, rect.h)
    lines = Ink("body", 26, owner.figure)
    canvas.paragraph(area.x, area.cy, text, lines, area.w, 3)


def piles(canvas: Canvas, rect: Rect, view: CalamandaraView, seat: int, style: Style) -> None:
    """Draw the Reserve, and below it the symbols on the individual board, by symbol."""
    traveller, surfaces = view.travellers[seat], THEMES[style.theme]
    on_board = {kind: list(traveller.board.values()).count(kind) for kind in SYMBOLS}
    for name, pile, y in (("reserve", traveller.reserve, rect.y + 20), ("board", on_board, rect.y + 70)):
        label = style.say(f"calamandara.picture.pile.{name}")
        canvas.fitted(rect.x, y, label, Ink("body", 23, surfaces.caption), 110, 20)
        for number, kind in enumerate(SYMBOLS):
            x = rect.x + 138 + number * (rect.w - 130) / 5
            ink = surfaces.text if pile[kind] else surfaces.edge
            counted(canvas, x, y, kind, pile[kind], 42, ink)
