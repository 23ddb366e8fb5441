"""Things that all travellers share in Calamandara: Event card, counter, Memory Cards, symbols."""

from render.calamandara.parts.cards import event_picture, memory_back, tag
from render.calamandara.parts.frame import Mood
from render.calamandara.parts.look import (
    CENTRE_SIGN,
    DIRE,
    MEMORIES,
    MEMORY,
    MEMORY_EDGE,
    NIGHT,
    THEMES,
    TYPES,
    pip_colour,
)
from render.calamandara.parts.pieces import edged, filled, signed, symbol
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, TURN, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import CalamandaraView, EventView

HIGH = 200  # a box below this is a low one


def boxes_ground(
    canvas: Canvas, slots: dict[str, Rect], mood: Mood, style: Style, *, expansion: bool
) -> None:
    """The boxes with their fixed contents."""
    surfaces = THEMES[style.theme]
    for name in ("event", "dogma") if expansion else ():
        edge = surfaces.fear if name == "dogma" and mood == "dire" else surfaces.edge
        canvas.framed(slots[name], surfaces.box, 16, 3, edge)
    for name in ("memories", "symbols"):
        canvas.framed(slots[name], surfaces.box, 16, 3, surfaces.edge)
    legend(canvas, slots["symbols"], style)
    box = slots["memories"]
    text = style.say("calamandara.picture.memories")
    x = beside_pile(box)
    canvas.fitted(x, box.y + 36, text, Ink("title", 28, surfaces.title), box.right - x - 14, 24)


def legend(canvas: Canvas, box: Rect, style: Style) -> None:
    """The symbols with their names."""
    for kind, column in zip(SYMBOLS, box.inset(8, 0).columns(len(SYMBOLS)), strict=True):
        symbol(canvas, column.cx, box.cy - 20, kind, min(92.0, box.h * 0.5))
        ink = Ink("body", 25, THEMES[style.theme].text)
        canvas.fitted(
            column.cx, box.bottom - 32, style.words.name(f"symbol:{kind}"), ink, column.w, 20, "middle"
        )


def shared(canvas: Canvas, slots: dict[str, Rect], view: CalamandaraView, style: Style) -> None:
    """The changing parts of what all share."""
    memories(canvas, slots["memories"], view, style)
    if view.expansion:
        dogma(canvas, slots["dogma"], view, style)
        event(canvas, slots["event"], view, style)


# --- the counter -------------------------------------------------------------------------------------


def dogma(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The counter with its points, the danger, and how many Event cards are still face down."""
    surfaces = THEMES[style.theme]
    if not view.timed:
        untimed(canvas, box, view, style)
        return
    near = view.counter <= DIRE
    y = box.y + box.h * 0.47
    canvas.disc(box.x + 74, y, 60, pip_colour(max(1, view.counter)))
    canvas.disc(box.x + 74, y, 54, NIGHT)
    canvas.icon(box.x + 74, y, CENTRE_SIGN, 80, pip_colour(max(1, view.counter)))
    ink = Ink("figure", 106, surfaces.fear if near else surfaces.text)
    wide = canvas.text(box.x + 150, y, str(view.counter), ink)
    canvas.text(box.x + 154 + wide, y + 25, f"/{DATA.counter_most}", Ink("figure", 36, surfaces.caption))
    if "counter" in view.changed:
        underline(canvas, box.x + 148, y + 49, wide + 4)
    x, room = box.x + 318, box.right - box.x - 336
    text = style.say("calamandara.picture.dogma.near" if near else "calamandara.picture.dogma")
    canvas.fitted(x, box.y + 32, text, Ink("title", 29, surfaces.fear if near else surfaces.title), room, 22)
    pips(canvas, Rect(x, box.y + 54, room, 62), view.counter, surfaces.edge)
    face_down(canvas, x, box.y + 143, box.right - 14, view, style)
    if box.h > HIGH:
        note = style.say("calamandara.picture.dogma.note")
        area = Rect(box.x + 20, box.bottom - 58, box.w - 40, 50)
        filled(canvas, area, note, Ink("body", 25, surfaces.caption), 20, "middle")


def untimed(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The box without a time limit: only Event cards."""
    surfaces = THEMES[style.theme]
    text = style.say("calamandara.picture.dogma.untimed")
    canvas.fitted(box.x + 24, box.cy - 34, text, Ink("title", 29, surfaces.title), box.w - 48, 22)
    face_down(canvas, box.x + 24, box.cy + 24, box.right - 14, view, style)


def pips(canvas: Canvas, rect: Rect, counter: int, dark: str) -> None:
    """The points of the counter in two lines; those that are left shine."""
    half = DATA.counter_most // 2
    for number in range(1, DATA.counter_most + 1):
        line, column = divmod(number - 1, half)
        x, y = rect.x + (column + 0.5) * rect.w / half, rect.y + 15 + 32 * line
        canvas.disc(x, y, 14, OUTLINE)
        lit = number <= counter
        canvas.disc(x, y, 11.5, pip_colour(number) if lit else dark, 1 if lit else 0.45)
        if lit:
            canvas.disc(x - 3, y - 4, 4, lighter(pip_colour(number), 0.5))


def face_down(canvas: Canvas, x: float, y: float, right: float, view: CalamandaraView, style: Style) -> None:
    """Draw the numbers of face-down Event cards of each type, from `x` to `right`."""
    surfaces = THEMES[style.theme]
    for kind, ink in (("hope", surfaces.hope), ("fear", surfaces.fear)):
        canvas.icon(x + 17, y, TYPES[kind][0], 34, ink)
        x += 42 + canvas.text(x + 40, y + 1, str(view.events_left[kind]), Ink("figure", 34, ink)) + 18
    text = style.say("calamandara.picture.face-down")
    canvas.fitted(x, y, text, Ink("body", 22, surfaces.caption), right - x, 20)


# --- the event ---------------------------------------------------------------------------------------


def event(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The current Event card, or the last one of this turn: its name, its effect, and whom it affects."""
    surfaces = THEMES[style.theme]
    if not view.last_event:
        text = style.say("calamandara.picture.event.none")
        filled(canvas, box.inset(30, 20), text, Ink("body", 27, surfaces.caption), 20, "middle")
        return
    if "event" in view.changed:
        edged(canvas, box, CHANGED, 16)
    (low_event if box.h < HIGH else tall_event)(canvas, box, view, style)


def low_event(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The Event card in a low box: whom it affects is beside its name."""
    surfaces = THEMES[style.theme]
    card = Rect(box.x + 14, box.y + 14, (box.h - 28) * 0.6, box.h - 28)
    event_picture(canvas, card, view.last_event)
    x, right = card.right + 14, box.right - 14
    room = right - x - seats(canvas, right, box.y + 29, view.event, 34)
    name = style.words.name(f"event:{view.last_event}")
    canvas.fitted(x, box.y + 29, name, Ink("title", 27, type_ink(view, style)), room, 20)
    said = style.say(f"calamandara.event.{view.last_event}")
    filled(canvas, Rect(x, box.y + 52, right - x, box.h - 60), said, Ink("caption", 26, surfaces.text))


def tall_event(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The Event card in a high box."""
    surfaces = THEMES[style.theme]
    card = Rect(box.x + 14, box.y + 14, 150, 150)
    event_picture(canvas, card, view.last_event)
    x = card.right + 20
    kind = style.words.name(f"type:{DATA.events[view.last_event].type}")
    canvas.text(x, box.y + 36, kind, Ink("body", 27, surfaces.caption))
    name = style.words.name(f"event:{view.last_event}")
    area = Rect(x, box.y + 60, box.right - x - 14, 96)
    filled(canvas, area, name, Ink("title", 38, type_ink(view, style)), 26)
    said = style.say(f"calamandara.event.{view.last_event}")
    text = Rect(box.x + 20, box.y + 186, box.w - 40, box.h - 262)
    filled(canvas, text, said, Ink("caption", 32, surfaces.text))
    affected(canvas, Rect(box.x + 20, box.bottom - 70, box.w - 40, 60), view, style)


def type_ink(view: CalamandaraView, style: Style) -> str:
    """The colour of Hope or Fear as ink, for the card revealed last."""
    surfaces = THEMES[style.theme]
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
            canvas.icon(x, y, MEMORIES["maos_de_barro"], size, OUTLINE)
            canvas.icon(x, y, MEMORIES["maos_de_barro"], size * 0.8, PAPER)
    return len(here) * (size + 4) + 8


def affected(canvas: Canvas, rect: Rect, view: CalamandaraView, style: Style) -> None:
    """The counter's change, and whom the card affects."""
    surfaces, found = THEMES[style.theme], view.event
    if found is None:
        canvas.text(
            rect.x, rect.cy, style.say("calamandara.picture.event.done"), Ink("body", 25, surfaces.caption)
        )
        return
    x = rect.x
    if view.timed:
        change = found.change
        canvas.icon(x + 22, rect.cy, CENTRE_SIGN, 42, surfaces.title)
        ink = Ink("figure", 42, surfaces.fear if change < 0 else surfaces.hope)
        x += 52 + canvas.text(x + 50, rect.cy, signed(change), ink)
    text = style.say(f"calamandara.picture.event.{'open' if found.open else 'affects'}")
    wide = seats(canvas, rect.right, rect.cy, found, 46)
    canvas.fitted(x + 16, rect.cy, text, Ink("body", 25, surfaces.caption), rect.right - wide - x - 20, 20)


# --- Memory Cards ------------------------------------------------------------------------------------


def memories(canvas: Canvas, box: Rect, view: CalamandaraView, style: Style) -> None:
    """The deck and the discard of the Memory Cards."""
    surfaces = THEMES[style.theme]
    high = box.h - 40
    pile = Rect(box.x + 20, box.y + 18, high / 1.4, high)
    if "memory_deck" in view.changed:
        edged(canvas, pile, CHANGED, 11)
    if view.memory_deck:
        memory_back(canvas, pile)
    else:
        canvas.ring(pile, surfaces.edge, 11, 3)
    tag(canvas, pile.cx, pile.bottom - 2, str(view.memory_deck))
    x = beside_pile(box)
    text = style.say("calamandara.picture.memories.discard", count=len(view.memory_discard))
    wide = canvas.text(x, box.y + 78, text, Ink("body", 25, surfaces.caption))
    if "memory_discard" in view.changed:
        underline(canvas, x - 2, box.y + 95, wide + 4)
    shown = view.memory_discard[-1:] if box.h < HIGH else view.memory_discard[-2:]
    for number, card in enumerate(reversed(shown)):
        y = box.y + 126 + number * 56
        canvas.disc(x + 22, y, 22, MEMORY)
        canvas.icon(x + 22, y, MEMORIES[card], 28, lighter(MEMORY_EDGE, 0.6))
        name = style.words.name(f"memory:{card}")
        canvas.fitted(x + 56, y, name, Ink("name", 29, surfaces.text), box.right - x - 70, 20)


def beside_pile(box: Rect) -> float:
    """The left edge of the words beside the Memory Cards."""
    return box.x + 20 + (box.h - 40) / 1.4 + 26
