"""Things that all travellers share in Calamandara: Event card, counter, Memory Cards, symbols."""

from render.calamandara.parts import look
from render.calamandara.parts.cards import event_picture, memory_back, tag
from render.calamandara.parts.frame import Mood
from render.calamandara.parts.layout import BODY, FIGURE, LINE, TITLE
from render.calamandara.parts.pieces import edged, filled, fitting, signed, symbol
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, TURN, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.text import is_whole, width
from render.core.drawing.tokens import token
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import CalamandaraView, EventView

HIGH = 200  # a box below this is a low one
PILE = 86  # the width of the Memory deck
KEY = (  # what the signs in a panel mean
    ("step", look.STEP_SIGN), ("fragments", look.FRAGMENT_SIGN), ("cards", look.HAND_SIGN),
    ("diary", look.DIARY_SIGN), ("depot", look.DEPOT_SIGN),
)  # fmt: skip


def boxes_ground(
    canvas: Canvas, slots: dict[str, Rect], mood: Mood, style: Style, *, expansion: bool
) -> None:
    """The boxes with their fixed contents."""
    surfaces = look.THEMES[style.theme]
    for name in ("event", "dogma") if expansion else ():
        edge = surfaces.fear if name == "dogma" and mood == "dire" else surfaces.edge
        canvas.framed(slots[name], surfaces.box, 16, 3, edge)
    for name in ("memories", "symbols"):
        canvas.framed(slots[name], surfaces.box, 16, 3, surfaces.edge)
    legend(canvas, slots["symbols"], style)


def legend(canvas: Canvas, box: Rect, style: Style) -> None:
    """What each symbol does, line by line, and below it what the signs in a panel mean."""
    ink, y = Ink("body", BODY, look.THEMES[style.theme].text), box.y + 12 + LINE / 2
    for kind in SYMBOLS:
        symbol(canvas, box.x + 36, y, kind, 40)
        said = style.say(f"calamandara.symbol.{kind}.brief")
        text = style.say("calamandara.picture.symbol", symbol=f"symbol:{kind}", does=said)
        canvas.fitted(box.x + 66, y, text, ink, box.w - 74)
        y += LINE
    y, x = y + 12, box.x + 16
    canvas.line(x, y - LINE / 2 - 6, box.w - 32, 2, look.THEMES[style.theme].edge)
    for name, icon in KEY:
        canvas.icon(x + 20, y, icon, 38, look.THEMES[style.theme].title)
        said = style.say(f"calamandara.picture.count.{name}")
        x += 62 + canvas.fitted(x + 46, y, said, ink, box.right - 16 - x - 46)


def shared(canvas: Canvas, slots: dict[str, Rect], view: CalamandaraView, style: Style) -> None:
    """The changing parts of what all share."""
    memories(canvas, slots["memories"], view, style)
    if view.expansion:
        dogma(canvas, slots["dogma"], view, style)
        event(canvas, slots["event"], view, style)


# --- the counter -------------------------------------------------------------------------------------


def dogma(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The counter with its points, the danger, and how many Event cards are still face down."""
    surfaces = look.THEMES[style.theme]
    if not view.timed:
        untimed(canvas, box, view, style)
        return
    near = view.counter <= look.DIRE
    text = style.say("calamandara.picture.dogma.near" if near else "calamandara.picture.dogma")
    x, y = box.x + 20, box.y + 32
    title = Ink("title", TITLE, surfaces.fear if near else surfaces.title)
    wide = canvas.fitted(x, y, text, title, box.w - (220 if box.h < HIGH else 40))
    low = box.h < HIGH
    x, y = (x + wide + 20, y) if low else (box.x + 20, y + 56)
    canvas.icon(x + 26, y, look.CENTRE_SIGN, 52, look.pip_colour(max(1, view.counter)))
    ink = Ink("figure", 60, surfaces.fear if near else surfaces.text)
    wide = canvas.text(x + 60, y, str(view.counter), ink)
    canvas.text(x + 64 + wide, y + 8, f"/{DATA.counter_most}", Ink("figure", FIGURE, surfaces.caption))
    if "counter" in view.changed:
        underline(canvas, x + 58, y + 28, wide + 4)
    line = Rect(box.x + 16, box.bottom - 90, box.w - 32, 28)
    pips(canvas, line, view.counter, surfaces.edge)
    face_down(canvas, box, box.bottom - 30, view, style)


def untimed(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The box without a time limit: only Event cards."""
    text = style.say("calamandara.picture.dogma.untimed")
    canvas.paragraph(
        box.x + 20, box.cy - 34, text, Ink("title", TITLE, look.THEMES[style.theme].title), box.w - 40
    )
    face_down(canvas, box, box.cy + 24, view, style)


def pips(canvas: Canvas, rect: Rect, counter: int, dark: str) -> None:
    """The points of the counter in a line; those that are left shine."""
    step = rect.w / DATA.counter_most
    radius = min(14, step * 0.48)
    for number in range(1, DATA.counter_most + 1):
        x, y = rect.x + (number - 0.5) * step, rect.cy
        canvas.disc(x, y, radius, OUTLINE)
        lit = number <= counter
        canvas.disc(x, y, radius - 2, look.pip_colour(number) if lit else dark, 1 if lit else 0.45)


def face_down(canvas: Canvas, box: Rect, y: float, view: CalamandaraView, style: Style) -> None:
    """Draw the numbers of face-down Event cards of each type, in a line of the box."""
    surfaces, x = look.THEMES[style.theme], box.x + 20
    for kind, ink in (("hope", surfaces.hope), ("fear", surfaces.fear)):
        canvas.icon(x + 17, y, look.TYPES[kind][0], 38, ink)
        x += 42 + canvas.text(x + 40, y + 1, str(view.events_left[kind]), Ink("figure", FIGURE, ink)) + 18
    text = style.say("calamandara.picture.face-down")
    canvas.fitted(x, y, text, Ink("body", BODY, surfaces.caption), box.right - 16 - x)


# --- the event ---------------------------------------------------------------------------------------


def event(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The current Event card, or the last one of this turn: its name, its effect, and whom it affects."""
    surfaces = look.THEMES[style.theme]
    if not view.last_event:
        text = style.say("calamandara.picture.event.none")
        filled(canvas, box.inset(20, 14), text, Ink("body", BODY, surfaces.caption), BODY, "middle")
        return
    if "event" in view.changed:
        edged(canvas, box, CHANGED, 16)
    (low_event if box.h < HIGH else tall_event)(canvas, box, view, style)


def low_event(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The Event card in a low box: whom it affects is beside its name."""
    card = Rect(box.x + 14, box.y + 14, (box.h - 28) * 0.6, box.h - 28)
    event_picture(canvas, card, view.last_event)
    x, right = card.right + 14, box.right - 14
    seats(canvas, right, box.y + 29, view.event, 40)
    name = style.words.name(f"event:{view.last_event}")
    canvas.text(x, box.y + 32, name, Ink("title", TITLE, type_ink(view, style)))
    effect(canvas, box, view, style)


def tall_event(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The Event card in a high box."""
    card = Rect(box.x + 14, box.y + 14, 56, 80)
    event_picture(canvas, card, view.last_event)
    name = style.words.name(f"event:{view.last_event}")
    area = Rect(card.right + 14, box.y + 14, box.right - card.right - 24, 2 * LINE)
    filled(canvas, area, name, Ink("title", TITLE, type_ink(view, style)), TITLE)
    effect(canvas, box, view, style)
    affected(canvas, Rect(box.x + 16, box.bottom - 58, box.w - 32, 54), view, style)


def effect_place(box: Rect) -> Rect:
    """The room for what the card in a box does."""
    if box.h < HIGH:
        left = box.x + 28 + (box.h - 28) * 0.6
        return Rect(left, box.y + 56, box.right - 14 - left, 2 * LINE)
    return Rect(box.x + 16, box.y + 106, box.w - 26, box.h - 168)


def effect_text(event: str, rect: Rect, style: Style) -> str:
    """The words for what a card does: the whole ones if they have room, else the short ones."""
    whole = style.say(f"calamandara.event.{event}")
    _, lines = fitting(whole, "caption", BODY, rect, BODY)
    return whole if is_whole(lines, whole) else style.say(f"calamandara.event.{event}.brief")


def effect(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """What the card does."""
    rect = effect_place(box)
    text = effect_text(view.last_event, rect, style)
    filled(canvas, rect, text, Ink("caption", BODY, look.THEMES[style.theme].text), BODY)


def type_ink(view: CalamandaraView, style: Style) -> str:
    """The colour of Hope or Fear as ink, for the card revealed last."""
    surfaces = look.THEMES[style.theme]
    return surfaces.hope if DATA.events[view.last_event].type == "hope" else surfaces.fear


def seats(canvas: Canvas, right: float, y: float, event: EventView | None, size: float) -> float:
    """Draw the travellers whom the current block affects, to the left of `right`. Returns the width."""
    if event is None or event.block >= len(event.affected):
        return 0
    here = event.affected[event.block]
    for number, seat in enumerate(reversed(here)):
        x = right - (number + 0.5) * (size + 4)
        token(canvas, x, y, seat, size, TURN if seat == event.revealer else None)
        if seat in event.spared:
            canvas.icon(x, y, look.MEMORIES["maos_de_barro"], size, OUTLINE)
            canvas.icon(x, y, look.MEMORIES["maos_de_barro"], size * 0.8, PAPER)
    return len(here) * (size + 4) + 8


def affected(canvas: Canvas, rect: Rect, view: CalamandaraView, style: Style) -> None:
    """The counter's change, and whom the card affects."""
    surfaces, found = look.THEMES[style.theme], view.event
    if found is None:
        text = style.say("calamandara.picture.event.done")
        filled(canvas, rect, text, Ink("body", BODY, surfaces.caption), 20)
        return
    if view.timed:
        change = found.change
        canvas.icon(rect.x + 22, rect.cy, look.CENTRE_SIGN, 42, surfaces.title)
        ink = Ink("figure", 42, surfaces.fear if change < 0 else surfaces.hope)
        canvas.text(rect.x + 50, rect.cy, signed(change), ink)
    seats(canvas, rect.right, rect.cy, found, 46)


# --- Memory Cards ------------------------------------------------------------------------------------


def memories(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The deck and the discard of the Memory Cards."""
    surfaces = look.THEMES[style.theme]
    pile = Rect(box.x + 16, box.y + 14, PILE, PILE * 1.36)
    if "memory_deck" in view.changed:
        edged(canvas, pile, CHANGED, 11)
    if view.memory_deck:
        memory_back(canvas, pile)
    else:
        canvas.ring(pile, surfaces.edge, 11, 3)
    tag(canvas, pile.cx, pile.bottom - 4, str(view.memory_deck), FIGURE)
    x = pile.right + 16
    text = style.say("calamandara.picture.memories.discard", count=len(view.memory_discard))
    ink, area = Ink("body", BODY, surfaces.caption), Rect(x, box.y + 10, box.right - x - 12, 2 * LINE)
    area = area.top_part(LINE * len(fitting(text, ink.face, BODY, area, BODY)[1]))
    filled(canvas, area, text, ink, 20)
    if "memory_discard" in view.changed:
        underline(canvas, x - 2, area.bottom, 200)
    top = area.bottom if box.h < HIGH else pile.bottom + 22
    shown = list(reversed(view.memory_discard))[: int((box.bottom - top - 8) // LINE)]
    for number, card in enumerate(shown):
        y = top + 4 + (number + 0.5) * LINE
        last(canvas, x if box.h < HIGH else box.x + 14, y, card, box.right - 12, style)


def last(canvas: Canvas, x: float, y: float, card: str, right: float, style: Style) -> None:
    """One of the Memory Cards that were discarded last."""
    canvas.disc(x + 19, y, 19, look.MEMORY)
    canvas.icon(x + 19, y, look.MEMORIES[card], 26, lighter(look.MEMORY_EDGE, 0.6))
    ink, ident = Ink("name", BODY, look.THEMES[style.theme].text), f"memory:{card}"
    name, short = style.words.name(ident), style.words.name(ident, short=True)
    is_whole_name = width(name, ink.face, ink.size) <= right - x - 46
    canvas.fitted(x + 46, y, name if is_whole_name else short, ink, right - x - 46)
