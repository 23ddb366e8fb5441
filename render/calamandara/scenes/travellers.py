"""Open things of Calamandara beside the boards: Reserves, Depots, Diaries, discards, unseen cards."""

from render.calamandara.parts.cards import symbol_card, tag
from render.calamandara.parts.frame import heading, row_head, table
from render.calamandara.parts.layout import HEADER, WIDTH
from render.calamandara.parts.look import MEMORIES, MEMORY, MEMORY_EDGE, THEMES, TYPES
from render.calamandara.parts.pieces import counted, filled
from render.calamandara.parts.strip import marks
from render.calamandara.scenes.board import now, title
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, token
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import CalamandaraView, TravellerView
from rules.core.text import ids

ROW_HIGH = 206
BELOW_HIGH = 236


def travellers(view: CalamandaraView, style: Style) -> Canvas:
    """A row for each traveller; below, the Memory Cards that nobody has seen yet."""
    seats = len(view.travellers)
    top = HEADER.bottom + 18
    high = round(top + seats * (ROW_HIGH + 12) + BELOW_HIGH + 14)
    canvas = table(style, high)
    heading(canvas, title(view, style), now(view, style), 1400)
    for seat in range(seats):
        line(canvas, Rect(16, top + seat * (ROW_HIGH + 12), WIDTH - 32, ROW_HIGH), view, seat, style)
    unseen(canvas, Rect(16, high - BELOW_HIGH - 14, WIDTH - 32, BELOW_HIGH), view, style)
    return canvas


def line(canvas: Canvas, row: Rect, view: CalamandaraView, seat: int, style: Style) -> None:
    """A traveller's Reserve, Depot, Diary, and what lies on the discard of their Symbol deck."""
    traveller, owner = view.travellers[seat], OWNERS[seat]
    head = row_head(canvas, row, 286, view, seat, style)
    token(canvas, head.x + 46, head.y + 48, seat, 66)
    canvas.name(head.x + 90, head.y + 48, style.name(seat), Ink("name", 34, owner.figure), 190, 24)
    far = style.say(
        "calamandara.picture.far", step=traveller.step, count=traveller.fragments, needed=DATA.fragments
    )
    canvas.fitted(head.x + 16, head.y + 108, far, Ink("name", 27, owner.figure), head.w - 26, 20)
    notes = " · ".join(text for _, text in marks(traveller, style))
    area = Rect(head.x + 16, head.y + 128, head.w - 30, 70)
    filled(canvas, area, notes, Ink("body", 24, owner.figure), 20)
    piles(canvas, Rect(head.right + 18, row.y + 10, 560, row.h - 20), traveller, style)
    diary(canvas, Rect(row.x + 890, row.y + 10, 300, row.h - 20), traveller, style)
    discard(canvas, Rect(row.x + 1210, row.y + 10, row.w - 1224, row.h - 20), traveller, style)


def piles(canvas: Canvas, rect: Rect, traveller: TravellerView, style: Style) -> None:
    """Reserve and Depot by symbol."""
    surfaces = THEMES[style.theme]
    for part, (name, pile) in zip(
        rect.rows(2), (("reserve", traveller.reserve), ("depot", traveller.depot)), strict=True
    ):
        text = f"{style.say(f'calamandara.picture.hand.{name}')} · {sum(pile.values())}"
        canvas.text(part.x, part.y + 18, text, Ink("body", 25, surfaces.caption))
        for kind, column in zip(SYMBOLS, part.columns(len(SYMBOLS)), strict=True):
            ink = surfaces.text if pile[kind] else surfaces.edge
            counted(canvas, column.x + 26, part.y + 62, kind, pile[kind], 48, ink)


def diary(canvas: Canvas, rect: Rect, traveller: TravellerView, style: Style) -> None:
    """The Memory Cards in the Diary by name, as far as there is room."""
    surfaces = THEMES[style.theme]
    text = f"{style.say('calamandara.picture.hand.diary')} · {len(traveller.diary)}"
    canvas.text(rect.x, rect.y + 18, text, Ink("body", 25, surfaces.caption))
    if traveller.diary:
        said = style.say("label", it=ids("memory", traveller.diary))
        area = Rect(rect.x, rect.y + 40, rect.w, rect.h - 42)
        filled(canvas, area, said, Ink("body", 28, surfaces.text), 20)


def discard(canvas: Canvas, rect: Rect, traveller: TravellerView, style: Style) -> None:
    """Symbol Cards that will come again, by kind; Event cards that will not, by type."""
    surfaces = THEMES[style.theme]
    text = style.say("calamandara.picture.hand.discard", count=len(traveller.discard))
    canvas.fitted(rect.x, rect.y + 18, text, Ink("body", 25, surfaces.caption), rect.w, 20)
    for number, card in enumerate(DATA.symbol_cards):
        count = traveller.discard.count(card)
        place = Rect(rect.x + number * rect.w / 7, rect.y + 42, rect.w / 7 - 5, (rect.w / 7 - 5) * 1.5)
        if count:
            symbol_card(canvas, place, card)
            tag(canvas, place.cx, place.bottom, str(count), 22)
        else:
            canvas.ring(place, surfaces.edge, 6, 2)
    x = rect.x
    for kind, ink in (("hope", surfaces.hope), ("fear", surfaces.fear)):
        found = sum(card in DATA.events and DATA.events[card].type == kind for card in traveller.discard)
        canvas.icon(x + 17, rect.bottom - 22, TYPES[kind][0], 32, ink)
        x += 64 + canvas.text(x + 42, rect.bottom - 21, str(found), Ink("figure", 32, ink))


def unseen(canvas: Canvas, rect: Rect, view: CalamandaraView, style: Style) -> None:
    """The copies of each Memory Card that are neither in a Diary nor on the discard."""
    surfaces = THEMES[style.theme]
    canvas.framed(rect, surfaces.box, 16, 3, surfaces.edge)
    text = style.say("calamandara.picture.unseen")
    canvas.fitted(rect.x + 20, rect.y + 30, text, Ink("title", 27, surfaces.title), rect.w - 40, 22)
    rows = Rect(rect.x + 16, rect.y + 58, rect.w - 32, rect.h - 68).rows(3)
    for number, (card, count) in enumerate(view.memory_unseen.items()):
        cell = rows[number // 4].columns(4, 8)[number % 4]
        canvas.disc(cell.x + 24, cell.cy, 23, MEMORY if count else OUTLINE)
        canvas.icon(cell.x + 24, cell.cy, MEMORIES[card], 29, lighter(MEMORY_EDGE, 0.6 if count else 0))
        wide = canvas.text(cell.x + 60, cell.cy, str(count), Ink("figure", 34, surfaces.text))
        name = style.words.name(f"memory:{card}")
        ink = Ink("body", 27, surfaces.text if count else surfaces.caption)
        canvas.fitted(cell.x + 70 + wide, cell.cy, name, ink, cell.w - wide - 76, 20)
