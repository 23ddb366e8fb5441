"""The reader's own picture in Calamandara: the way to the Centre, Memory Cards, Reserve, Depot and decks."""

from collections.abc import Mapping, Sequence
from functools import partial

from render.calamandara.parts.cards import deck, memory_card, symbol_card, tag
from render.calamandara.parts.chart import boards_ground, draw_boards
from render.calamandara.parts.frame import sky_ground
from render.calamandara.parts.layout import HEADER, HEIGHT, WIDTH, Chart
from render.calamandara.parts.look import FRAGMENT_SIGN, HOPE, MEMORIES, STEP_SIGN, THEMES, TYPES
from render.calamandara.parts.pieces import counted, filled, fitting
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, WHITE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.text import is_whole
from render.core.drawing.tokens import OWNERS, own_head
from rules.calamandara.components.data import DATA, SYMBOLS, Side
from rules.calamandara.view import CalamandaraView, TravellerView
from rules.core.text import ids

EVENT = 20  # the size of the names of discarded events
WAY = (310, 382, 104)  # the Centre of one's own way, and the size of its cells
BOXES = {
    "memories": Rect(624, 98, 960, 480),
    "reserve": Rect(624, 590, 960, 134),
    "depot": Rect(624, 736, 960, 134),
    "deck": Rect(624, 882, 470, 442),
    "diary": Rect(1110, 882, 474, 442),
}


def hand(view: CalamandaraView, style: Style) -> Canvas:
    """The hand that only `view.reader` may see. Raises `ValueError` for a spectator, who has no hand."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    traveller = view.travellers[view.reader]
    own = view.reader, traveller.side
    fresh = partial(hand_ground, *own, style)
    canvas = style.ground("calamandara-hand", WIDTH, HEIGHT, fresh, style.words.lang, *own)
    header(canvas, view, view.reader, style)
    draw_boards(canvas, way(traveller.side), view, [view.reader])
    memories(canvas, BOXES["memories"], traveller, style)
    for name, pile in (("reserve", traveller.reserve), ("depot", traveller.depot)):
        symbols(canvas, BOXES[name], pile, changed=f"{name}:{view.reader}" in view.changed, style=style)
    own_deck(canvas, BOXES["deck"], traveller, style)
    diary(canvas, BOXES["diary"], traveller, style)
    return canvas


def way(side: Side) -> Chart:
    """The central board with one's own below it, as their traveller sees them."""
    x, y, size = WAY
    return Chart(x, y, size, bottom=side)


def hand_ground(seat: int, side: Side, style: Style) -> Canvas:
    """Draw the parts of a hand that no move changes."""
    surfaces = THEMES[style.theme]
    canvas = sky_ground(style, WIDTH, HEIGHT)
    boards_ground(canvas, way(side), [(seat, side)], style)
    for name, box in BOXES.items():
        canvas.framed(box, surfaces.box, 16, 3, surfaces.edge)
        text = style.say(f"calamandara.picture.hand.{name}")
        canvas.fitted(box.x + 20, box.y + 32, text, Ink("title", 29, surfaces.title), box.w - 40, 26)
    return canvas


def header(canvas: Canvas, view: CalamandaraView, seat: int, style: Style) -> None:
    """Draw the name of the hand's owner; at the right their step and their fragments."""
    traveller, owner = view.travellers[seat], OWNERS[seat]
    own_head(canvas, HEADER, (52, HEADER.cy - 2), seat, 58)
    title = style.title("calamandara.picture.hand.title", seat)
    canvas.fitted(98, 28, title, Ink("title", 33, owner.figure), 1000, 26)
    note = style.say("calamandara.picture.hand.note", round=view.round)
    canvas.fitted(98, 61, note, Ink("body", 25, owner.figure), 1000, 22)
    enough = traveller.fragments >= DATA.fragments
    for x, icon, text, ink in (
        (1174, STEP_SIGN, str(traveller.step), WHITE),
        (1384, FRAGMENT_SIGN, f"{traveller.fragments}/{DATA.fragments}", HOPE if enough else WHITE),
    ):
        pill = Rect(x, 11, 196, 60)
        canvas.box(pill, OUTLINE, 30)
        canvas.icon(pill.x + 42, pill.cy, icon, 42, PAPER)
        canvas.text(pill.x + 80, pill.cy, text, Ink("figure", 44, ink))


def card_places(held: int) -> list[Rect]:
    """The places of `held` Memory Cards: the limit is three, one more while Eco do Porvir is carried out."""
    box = BOXES["memories"]
    room = Rect(box.x + 16, box.y + 58, box.w - 32, box.h - 72)
    return room.columns(max(DATA.hand_limit, held), 12)[:held]


def memories(canvas: Canvas, box: Rect, traveller: TravellerView, style: Style) -> None:
    """The Memory Cards in hand with their whole effect."""
    held = traveller.hand or ()
    if not held:
        text = style.say("calamandara.picture.hand.none")
        canvas.text(box.cx, box.cy, text, Ink("body", 28, THEMES[style.theme].caption), "middle")
    for card, place in zip(held, card_places(len(held)), strict=True):
        memory_card(canvas, place, card, style.say(f"calamandara.memory.{card}"), style)


def symbols(canvas: Canvas, box: Rect, pile: dict[str, int], *, changed: bool, style: Style) -> None:
    """The symbols of a pile with their counts; at the right how many there are."""
    surfaces = THEMES[style.theme]
    total = sum(pile.values())
    text = f"{total}/{DATA.reserve_limit}" if box == BOXES["reserve"] else str(total)
    over = box == BOXES["reserve"] and total > DATA.reserve_limit
    ink = Ink("figure", 36, surfaces.fear if over else surfaces.caption)
    wide = canvas.text(box.right - 24, box.y + 34, text, ink, "right")
    if changed:
        underline(canvas, box.right - 26 - wide, box.y + 56, wide + 4)
    for kind, column in zip(SYMBOLS, box.inset(16, 0).columns(len(SYMBOLS)), strict=True):
        ink_colour = surfaces.text if pile[kind] else surfaces.edge
        counted(canvas, column.x + 52, box.y + 90, kind, pile[kind], 64, ink_colour)


def own_deck(canvas: Canvas, box: Rect, traveller: TravellerView, style: Style) -> None:
    """The Symbol deck, and its discard: Symbol Cards as often as they lie there, then Event cards."""
    surfaces = THEMES[style.theme]
    deck(canvas, Rect(box.x + 24, box.y + 66, 150, 216), traveller.top, traveller.deck)
    text = style.say("calamandara.picture.hand.discard", count=len(traveller.discard))
    canvas.fitted(box.x + 200, box.y + 84, text, Ink("body", 26, surfaces.caption), 250, 20)
    found = [(card, traveller.discard.count(card)) for card in DATA.symbol_cards if card in traveller.discard]
    for number, (card, count) in enumerate(found):
        place = Rect(box.x + 200 + 64 * (number % 4), box.y + 106 + 102 * (number // 4), 56, 84)
        symbol_card(canvas, place, card)
        tag(canvas, place.cx, place.bottom, str(count), 23)
    events = [card for card in reversed(traveller.discard) if card in DATA.events]
    if events:
        icon, _, _ = TYPES[DATA.events[events[0]].type]
        canvas.icon(box.x + 44, box.y + 344, icon, 38, surfaces.caption)
        area = Rect(box.x + 76, box.y + 312, box.w - 92, 118)
        filled(canvas, area, listed(events, area, style), Ink("body", 25, surfaces.text), EVENT)


def listed(events: Sequence[str], area: Rect, style: Style) -> str:
    """The names of Event cards, the newest first; if not all have room, how many more there are."""
    for count in range(len(events), 0, -1):
        more = len(events) - count
        text = style.say("calamandara.picture.hand.events", events=ids("event", events[:count]), more=more)
        if is_whole(fitting(text, "body", EVENT, area, EVENT)[1], text):
            break
    return text


def diary(canvas: Canvas, box: Rect, traveller: TravellerView, style: Style) -> None:
    """The Memory Cards in the Diary."""
    surfaces = THEMES[style.theme]
    if not traveller.diary:
        text = style.say("calamandara.picture.hand.none")
        canvas.text(box.cx, box.cy, text, Ink("body", 28, surfaces.caption), "middle")
    columns = 1 if len(traveller.diary) <= 7 else 2
    lines = max(7, -(-len(traveller.diary) // columns))
    for number, card in enumerate(traveller.diary):
        room = Rect(box.x + 18, box.y + 58, box.w - 30, box.h - 70).columns(columns, 8)[number // lines]
        row = room.rows(lines)[number % lines]
        canvas.icon(row.x + 20, row.cy, MEMORIES[card], min(34.0, row.h * 0.7), surfaces.title)
        name = style.words.name(f"memory:{card}", short=columns > 1)
        canvas.fitted(row.x + 46, row.cy, name, Ink("name", 28, surfaces.text), row.w - 48, 20)


def points(view: CalamandaraView) -> Mapping[str, Point]:
    """Each section near its title, and the step value and the fragments in the header."""
    high = {name: (BOXES[name].right - 60, BOXES[name].y + 40) for name in ("deck", "diary")}
    low = {name: (BOXES[name].x + 375, BOXES[name].y + 10) for name in ("reserve", "depot")}
    memories = BOXES["memories"]
    return {**high, **low, "memories": (memories.x + 430, memories.y + 40), "fragments": (1120, HEADER.cy)}
