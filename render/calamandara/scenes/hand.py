"""The reader's own picture in Calamandara: the way to the Centre, Memory Cards, Reserve, Depot and decks."""

from collections.abc import Mapping, Sequence
from functools import partial

from render.calamandara.parts.cards import deck, memory_card, memory_high, symbol_card, tag
from render.calamandara.parts.chart import boards_ground, draw_boards
from render.calamandara.parts.frame import sky_ground
from render.calamandara.parts.layout import BODY, HIGHEST, LINE, NARROW, TITLE, Chart
from render.calamandara.parts.look import FRAGMENT_SIGN, HOPE, MEMORIES, STEP_SIGN, THEMES
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

TOP = Rect(0, 0, NARROW, 120)
WAY = (199, 330, 58)  # the Centre of one's own way, and the size of its cells
CARD_WIDE = NARROW - 40
SIDE, HALF = 398, 522  # where the boxes beside the way begin; the width of the lower ones
BESIDE = {
    "reserve": Rect(SIDE, 132, NARROW - SIDE - 8, 134),
    "depot": Rect(SIDE, 278, NARROW - SIDE - 8, 134),
    "deck": Rect(SIDE, 424, NARROW - SIDE - 8, 496),
}


def boxes(traveller: TravellerView, style: Style) -> dict[str, Rect]:
    """The boxes below the way, as high as the cards in them."""
    lines = max(1, -(-len(traveller.diary) // 2))
    diary = Rect(8, BESIDE["deck"].bottom + 12, NARROW - 16, 72 + lines * LINE)
    top = diary.bottom + 12
    places = card_places(top, traveller.hand or (), style)
    bottom = places[-1].bottom if places else top + 62 + LINE
    return {"diary": diary, "memories": Rect(8, top, NARROW - 16, bottom + 12 - top)}


def hand(view: CalamandaraView, style: Style) -> Canvas:
    """The hand that only `view.reader` may see. Raises `ValueError` for a spectator, who has no hand."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    traveller = view.travellers[view.reader]
    own = view.reader, traveller.side
    fresh = partial(hand_ground, *own, style)
    below = boxes(traveller, style)
    high, also = round(below["memories"].bottom + 8), (style.words.lang, *own)
    canvas = style.ground("calamandara-hand", NARROW, HIGHEST, fresh, *also, shown=high)
    for name, box in below.items():
        framed(canvas, name, box, style)
    header(canvas, view, view.reader, style)
    draw_boards(canvas, way(traveller.side), view, [view.reader])
    memories(canvas, below["memories"], traveller, style)
    for name, pile in (("reserve", traveller.reserve), ("depot", traveller.depot)):
        symbols(canvas, name, pile, changed=f"{name}:{view.reader}" in view.changed, style=style)
    own_deck(canvas, BESIDE["deck"], traveller, style)
    diary(canvas, below["diary"], traveller, style)
    canvas.seam(*(box.y - 6 for box in below.values()))
    return canvas


def way(side: Side) -> Chart:
    """The central board with one's own below it, as their traveller sees them."""
    x, y, size = WAY
    return Chart(x, y, size, bottom=side)


def hand_ground(seat: int, side: Side, style: Style) -> Canvas:
    """Draw the parts of a hand that no move changes, with sky for as many cards as there can be."""
    canvas = sky_ground(style, NARROW, HIGHEST)
    boards_ground(canvas, way(side), [(seat, side)], style)
    for name, box in BESIDE.items():
        framed(canvas, name, box, style)
    return canvas


def framed(canvas: Canvas, name: str, box: Rect, style: Style) -> None:
    """Draw an empty box with its title."""
    surfaces = THEMES[style.theme]
    canvas.framed(box, surfaces.box, 16, 3, surfaces.edge)
    text = style.say(f"calamandara.picture.hand.{name}")
    canvas.text(box.x + 20, box.y + 32, text, Ink("title", TITLE, surfaces.title))


def header(canvas: Canvas, view: CalamandaraView, seat: int, style: Style) -> None:
    """Draw the name of the hand's owner; at the right their step and their fragments."""
    traveller, owner = view.travellers[seat], OWNERS[seat]
    own_head(canvas, TOP, (56, TOP.cy - 2), seat, 74)
    ink = Ink("title", TITLE, owner.figure, aside="everybody knows their own hand")
    canvas.fitted(110, 38, style.title("calamandara.picture.hand.title", seat), ink, 600, TITLE)
    note = style.say("calamandara.picture.hand.note", round=view.round)
    aside = "it says the round, and that nobody else sees the picture"
    canvas.fitted(110, 84, note, Ink("body", 34, owner.figure, aside=aside), 600, 28)
    enough = traveller.fragments >= DATA.fragments
    for x, icon, text, ink_colour in (
        (724, STEP_SIGN, str(traveller.step), WHITE),
        (912, FRAGMENT_SIGN, f"{traveller.fragments}/{DATA.fragments}", HOPE if enough else WHITE),
    ):
        pill = Rect(x, 26, 176, 66)
        canvas.box(pill, OUTLINE, 33)
        canvas.icon(pill.x + 44, pill.cy, icon, 46, PAPER)
        canvas.text(pill.x + 80, pill.cy, text, Ink("figure", 48, ink_colour))


def card_places(top: float, held: Sequence[str], style: Style) -> list[Rect]:
    """The places of Memory Cards in a box that begins at `top`, one below the other."""
    found, y = [], top + 62
    for card in held:
        high = memory_high(CARD_WIDE, style.say(f"calamandara.memory.{card}"))
        found.append(Rect(20, y, CARD_WIDE, high))
        y += high + 10
    return found


def memories(canvas: Canvas, box: Rect, traveller: TravellerView, style: Style) -> None:
    """The Memory Cards in hand with their whole effect."""
    held = traveller.hand or ()
    if not held:
        none(canvas, box, style)
    for card, place in zip(held, card_places(box.y, held, style), strict=True):
        memory_card(canvas, place, card, style.say(f"calamandara.memory.{card}"), style)


def none(canvas: Canvas, box: Rect, style: Style) -> None:
    """Draw that a box has no card in it."""
    text = style.say("calamandara.picture.hand.none")
    canvas.text(box.cx, box.bottom - 36, text, Ink("body", BODY, THEMES[style.theme].caption), "middle")


def symbols(canvas: Canvas, name: str, pile: dict[str, int], *, changed: bool, style: Style) -> None:
    """The symbols of a pile with their counts; at the right how many there are, and how many there can be."""
    surfaces, box = THEMES[style.theme], BESIDE[name]
    total = sum(pile.values())
    text, over = str(total), False
    if name == "reserve":
        text = style.say("calamandara.picture.hand.full", count=total, limit=DATA.reserve_limit)
        over = total > DATA.reserve_limit
    ink = Ink("body", BODY, surfaces.fear if over else surfaces.caption)
    wide = canvas.text(box.right - 24, box.y + 32, text, ink, "right")
    if changed:
        underline(canvas, box.right - 26 - wide, box.y + 54, wide + 4)
    for kind, column in columns(name).items():
        ink_colour = surfaces.text if pile[kind] else surfaces.caption
        counted(canvas, column.x + 38, box.y + 90, kind, pile[kind], 62, ink_colour)


def columns(name: str) -> dict[str, Rect]:
    """The places of the symbols in the box of a pile, below its title."""
    box = BESIDE[name]
    room = Rect(box.x + 12, box.y + 54, box.w - 24, box.h - 62)
    return dict(zip(SYMBOLS, room.columns(len(SYMBOLS)), strict=True))


def own_deck(canvas: Canvas, box: Rect, traveller: TravellerView, style: Style) -> None:
    """The Symbol deck, and its discard: Symbol Cards as often as they lie there, then Event cards."""
    surfaces = THEMES[style.theme]
    deck(canvas, Rect(box.x + 24, box.y + 66, 124, 180), traveller.top, traveller.deck)
    text = style.say("calamandara.picture.hand.discard", count=len(traveller.discard))
    canvas.text(box.x + 180, box.y + 84, text, Ink("body", BODY, surfaces.caption))
    found = [(card, traveller.discard.count(card)) for card in DATA.symbol_cards if card in traveller.discard]
    for number, (card, count) in enumerate(found):
        place = Rect(box.x + 180 + 74 * number, box.y + 118, 62, 93)
        symbol_card(canvas, place, card)
        tag(canvas, place.cx, place.bottom + 10, str(count))
    events = [card for card in reversed(traveller.discard) if card in DATA.events]
    if events:
        area = Rect(box.x + 24, box.y + 276, box.w - 40, box.h - 284)
        filled(canvas, area, listed(events, area, style), Ink("body", BODY, surfaces.text), BODY)


def listed(events: Sequence[str], area: Rect, style: Style) -> str:
    """The names of Event cards, the newest first; if not all have room, how many more there are."""
    for count in range(len(events), 0, -1):
        more = len(events) - count
        text = style.say("calamandara.picture.hand.events", events=ids("event", events[:count]), more=more)
        if is_whole(fitting(text, "body", BODY, area, BODY)[1], text):
            break
    return text


def diary(canvas: Canvas, box: Rect, traveller: TravellerView, style: Style) -> None:
    """The Memory Cards in the Diary."""
    surfaces = THEMES[style.theme]
    if not traveller.diary:
        none(canvas, box, style)
    for number, card in enumerate(traveller.diary):
        row = Rect(box.x + 16 + (number % 2) * HALF, box.y + 62 + (number // 2) * LINE, HALF - 8, LINE)
        canvas.icon(row.x + 20, row.cy, MEMORIES[card], 36, surfaces.title)
        name = style.words.name(f"memory:{card}")
        canvas.fitted(row.x + 48, row.cy, name, Ink("name", BODY, surfaces.text), row.w - 48, BODY)


def points(view: CalamandaraView) -> Mapping[str, Point]:
    """Each section near its title, and the step value and the fragments in the header."""
    diary = BESIDE["deck"].bottom + 12
    lines = max(1, -(-len(view.travellers[view.reader or 0].diary) // 2))
    below = {"diary": diary, "memories": diary + 84 + lines * LINE}
    named = {name: (BESIDE[name].x + 350, BESIDE[name].y + 34) for name in BESIDE}
    return {
        **named,
        **{name: (480, y + 40) for name, y in below.items()},
        "fragments": (1056, TOP.bottom - 6),
    }
