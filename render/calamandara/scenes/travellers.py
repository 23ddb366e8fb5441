"""Open things of Calamandara beside the boards: Reserves, Depots, Diaries, discards, unseen cards."""

from collections.abc import Mapping

from render.calamandara.parts.cards import symbol_card, tag
from render.calamandara.parts.frame import HEAD_HIGH, heading, row_head, table
from render.calamandara.parts.layout import BODY, FIGURE, HEAD, NARROW
from render.calamandara.parts.look import MEMORIES, MEMORY, MEMORY_EDGE, THEMES, TYPES
from render.calamandara.parts.pieces import counted
from render.calamandara.parts.strip import marks
from render.calamandara.scenes.board import now, title
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import CalamandaraView, TravellerView
from rules.core.text import ids

LINE_HIGH, CARDS_HIGH, GAP = 56, 126, 12
LABEL = 264  # where the things of a line begin, behind its label
ROW_HIGH = HEAD_HIGH + 5 * LINE_HIGH + CARDS_HIGH + 16
UNSEEN = 2  # columns of Memory Cards


def travellers(view: CalamandaraView, style: Style) -> Canvas:
    """A panel for each traveller; below, the Memory Cards that nobody has seen yet."""
    top = HEAD.bottom + 18
    lines = -(-len(view.memory_unseen) // UNSEEN)
    below = Rect(12, top + len(view.travellers) * (ROW_HIGH + GAP), NARROW - 24, 74 + lines * LINE_HIGH)
    canvas = table(style, round(below.bottom + 12))
    heading(canvas, title(view, style), now(view, style))
    for seat in range(len(view.travellers)):
        row = Rect(12, top + seat * (ROW_HIGH + GAP), NARROW - 24, ROW_HIGH)
        line(canvas, row, view, seat, style)
        canvas.seam(row.bottom + GAP / 2)
    unseen(canvas, below, view, style)
    return canvas


def line(canvas: Canvas, row: Rect, view: CalamandaraView, seat: int, style: Style) -> None:
    """A traveller's Reserve, Depot, Diary, and what lies on the discard of their Symbol deck."""
    traveller, owner = view.travellers[seat], OWNERS[seat]
    head = row_head(canvas, row, view, seat, style)
    far = style.say(
        "calamandara.picture.far", step=traveller.step, count=traveller.fragments, needed=DATA.fragments
    )
    ink = Ink("name", BODY, owner.figure)
    canvas.fitted(head.right - 18, head.cy, far, ink, head.w - 540, BODY, "right")
    room = Rect(row.x + 18, head.bottom + 4, row.w - 36, 5 * LINE_HIGH)
    notes, reserve, depot, first, second = room.rows(5)
    text = " · ".join(text for _, text in marks(traveller, style))
    canvas.fitted(notes.x, notes.cy, text, Ink("body", BODY, THEMES[style.theme].caption), notes.w, BODY)
    pile(canvas, reserve, "reserve", traveller.reserve, style)
    pile(canvas, depot, "depot", traveller.depot, style)
    diary(canvas, Rect(first.x, first.y, first.w, second.bottom - first.y), traveller, style)
    discard(canvas, Rect(room.x, room.bottom, room.w, CARDS_HIGH), traveller, style)


def pile(canvas: Canvas, rect: Rect, name: str, found: Mapping[str, int], style: Style) -> None:
    """Reserve or Depot by symbol."""
    surfaces = THEMES[style.theme]
    text = f"{style.say(f'calamandara.picture.hand.{name}')} · {sum(found.values())}"
    canvas.fitted(rect.x, rect.cy, text, Ink("body", BODY, surfaces.caption), LABEL - 10, BODY)
    for kind, column in zip(SYMBOLS, rect.right_part(rect.w - LABEL).columns(len(SYMBOLS)), strict=True):
        ink = surfaces.text if found[kind] else surfaces.caption
        counted(canvas, column.x + 30, rect.cy, kind, found[kind], 48, ink)


def diary(canvas: Canvas, rect: Rect, traveller: TravellerView, style: Style) -> None:
    """The Memory Cards in the Diary by name."""
    surfaces = THEMES[style.theme]
    text = f"{style.say('calamandara.picture.hand.diary')} · {len(traveller.diary)}"
    canvas.fitted(rect.x, rect.y + LINE_HIGH / 2, text, Ink("body", BODY, surfaces.caption), LABEL - 10, BODY)
    if traveller.diary:
        said = style.say("label", it=ids("memory", traveller.diary))
        area = Rect(rect.x + LABEL, rect.y, rect.w - LABEL, rect.h)
        canvas.paragraph(area.x, area.cy, said, Ink("body", BODY, surfaces.text), area.w)


def discard(canvas: Canvas, rect: Rect, traveller: TravellerView, style: Style) -> None:
    """Symbol Cards that will come again, by kind; Event cards that will not, by type."""
    surfaces = THEMES[style.theme]
    text = style.say("calamandara.picture.hand.discard", count=len(traveller.discard))
    canvas.paragraph(rect.x, rect.cy, text, Ink("body", BODY, surfaces.caption), LABEL - 10)
    for number, card in enumerate(DATA.symbol_cards):
        count = traveller.discard.count(card)
        place = Rect(rect.x + LABEL + number * 84, rect.y + 2, 66, 98)
        if count:
            symbol_card(canvas, place, card)
            tag(canvas, place.cx, place.bottom, str(count), FIGURE)
        else:
            canvas.ring(place, surfaces.edge, 6, 2)
    x = rect.x + LABEL + 84 * len(DATA.symbol_cards) + 16
    for number, (kind, ink) in enumerate((("hope", surfaces.hope), ("fear", surfaces.fear))):
        y = rect.y + 30 + 56 * number
        found = sum(card in DATA.events and DATA.events[card].type == kind for card in traveller.discard)
        canvas.icon(x + 20, y, TYPES[kind][0], 42, ink)
        canvas.text(x + 50, y + 1, str(found), Ink("figure", 40, ink))


def unseen(canvas: Canvas, rect: Rect, view: CalamandaraView, style: Style) -> None:
    """The copies of each Memory Card that are neither in a Diary nor on the discard."""
    surfaces = THEMES[style.theme]
    canvas.framed(rect, surfaces.box, 16, 3, surfaces.edge)
    text = style.say("calamandara.picture.unseen")
    canvas.fitted(rect.x + 20, rect.y + 36, text, Ink("name", BODY, surfaces.title), rect.w - 40, BODY)
    room = Rect(rect.x + 16, rect.y + 66, rect.w - 32, rect.h - 66)
    places = room.cells(len(view.memory_unseen), UNSEEN, LINE_HIGH, 0)
    for (card, count), cell in zip(view.memory_unseen.items(), places, strict=True):
        canvas.disc(cell.x + 24, cell.cy, 24, MEMORY if count else OUTLINE)
        canvas.icon(cell.x + 24, cell.cy, MEMORIES[card], 31, lighter(MEMORY_EDGE, 0.6 if count else 0))
        wide = canvas.text(cell.x + 60, cell.cy, str(count), Ink("figure", 42, surfaces.text))
        name = style.words.name(f"memory:{card}")
        ink = Ink("body", BODY, surfaces.text if count else surfaces.caption)
        canvas.fitted(cell.x + 74 + wide, cell.cy, name, ink, cell.w - wide - 78, BODY)
