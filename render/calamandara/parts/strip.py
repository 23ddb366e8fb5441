"""A traveller's panel in a corner of Calamandara's board."""

from render.calamandara.parts.cards import deck
from render.calamandara.parts.look import (
    DEPOT_SIGN,
    DIARY_SIGN,
    FIRST_SIGN,
    FRAGMENT_SIGN,
    HAND_SIGN,
    INSERT_SIGN,
    SILENCE_SIGN,
    STEP_SIGN,
    THEMES,
    VEIL_SIGN,
    WALL_SIGN,
)
from render.calamandara.parts.pieces import counted, edged
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.tokens import OWNERS, token
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import CalamandaraView, TravellerView

HEAD_HIGH = 58
NUMBERS = (  # name, sign, and where it begins
    ("step", STEP_SIGN, 0.0),
    ("fragments", FRAGMENT_SIGN, 0.17),
    ("cards", HAND_SIGN, 0.43),
    ("diary", DIARY_SIGN, 0.61),
    ("depot", DEPOT_SIGN, 0.79),
)
MARKS = {"step": "token", "cards": "hand", "fragments": "", "diary": "diary", "depot": "depot"}


def numbers_room(rect: Rect) -> Rect:
    """The part of a panel beside the deck."""
    return Rect(rect.x + 14, rect.y + HEAD_HIGH, rect.w - 132, rect.h - HEAD_HIGH)


def deck_place(rect: Rect) -> Rect:
    """The place of the Symbol deck."""
    return Rect(rect.right - 108, rect.y + HEAD_HIGH + 16, 92, 138)


def panel_ground(canvas: Canvas, rect: Rect, style: Style) -> None:
    """The fixed contents of all panels."""
    surfaces = THEMES[style.theme]
    canvas.framed(rect, surfaces.panel, 16, 3, OUTLINE if surfaces.textured else surfaces.edge)
    room = numbers_room(rect)
    canvas.box(Rect(room.x, rect.y + 146, room.w - 10, 2), surfaces.edge)
    for name, icon, share in NUMBERS:
        x = room.x + share * room.w
        canvas.icon(x + 19, rect.y + 92, icon, 38, surfaces.title if share < 0.3 else surfaces.caption)
        label = style.say(f"calamandara.picture.count.{name}")
        canvas.fitted(
            x,
            rect.y + 129,
            label,
            Ink("body", 22, surfaces.caption),
            room.w * (0.25 if name == "fragments" else 0.19),
            20,
        )


def panel(canvas: Canvas, rect: Rect, view: CalamandaraView, seat: int, style: Style) -> None:
    """A traveller's name; how far they are; what they have; their Reserve; their Symbol deck."""
    traveller = view.travellers[seat]
    if seat in view.acting:
        canvas.ring(rect.inset(-6), OUTLINE, 21, 9)
        canvas.ring(rect.inset(-5), TURN, 20, 6)
    head(canvas, rect, view, seat, style)
    numbers(canvas, rect, view, seat, style)
    reserve(canvas, rect, view, seat, style)
    place = deck_place(rect)
    if f"deck:{seat}" in view.changed:
        edged(canvas, place, CHANGED, 11)
    deck(canvas, place, traveller.top, traveller.deck)


def head(canvas: Canvas, rect: Rect, view: CalamandaraView, seat: int, style: Style) -> None:
    """Token and name; at the right the First Traveller's crown, and whose turn it is."""
    owner, y = OWNERS[seat], rect.y + 30
    box = rect.inset(3).top_part(HEAD_HIGH - 3)
    canvas.tab(box, owner.colour, 13)
    token(canvas, rect.x + 38, y, seat, 48)
    right = rect.right - 18
    if view.turn and view.turn.seat == seat:
        right -= canvas.text(right, y, style.say("picture.turn"), Ink("figure", 27, owner.figure), "right")
        canvas.icon(right - 16, y, "md:play", 30, owner.figure)
        right -= 42
    if seat == view.first:
        canvas.icon(right - 16, y, FIRST_SIGN, 33, owner.figure)
        right -= 48
    name = Ink("name", 36, owner.figure)
    canvas.name(rect.x + 72, y, style.name(seat), name, right - rect.x - 78, 24)


def numbers(canvas: Canvas, rect: Rect, view: CalamandaraView, seat: int, style: Style) -> None:
    """Steps, fragments, hand, Diary, Depot."""
    traveller, surfaces, room = view.travellers[seat], THEMES[style.theme], numbers_room(rect)
    values = {
        "step": traveller.step,
        "fragments": traveller.fragments,
        "cards": traveller.cards,
        "diary": len(traveller.diary),
        "depot": sum(traveller.depot.values()),
    }
    for name, _, share in NUMBERS:
        x, y = room.x + share * room.w + 44, rect.y + 93
        great = share < 0.3
        ready = name == "fragments" and values[name] >= DATA.fragments
        ink = Ink("figure", 50 if great else 40, surfaces.hope if ready else surfaces.text)
        wide = canvas.text(x, y, str(values[name]), ink)
        if name == "fragments":
            canvas.text(x + wide + 3, y + 8, f"/{DATA.fragments}", Ink("figure", 27, surfaces.caption))
        touched = [f"{MARKS[name]}:{seat}"] if MARKS[name] else [f"hand:{seat}", f"diary:{seat}"]
        if any(ident in view.changed for ident in touched):
            underline(canvas, x - 2, y + 23, wide + 4)


def reserve(canvas: Canvas, rect: Rect, view: CalamandaraView, seat: int, style: Style) -> None:
    """The Reserve by symbol, how full it is, and what weighs on the traveller for now."""
    traveller, surfaces, room = view.travellers[seat], THEMES[style.theme], numbers_room(rect)
    total = sum(traveller.reserve.values())
    text = style.say("calamandara.picture.reserve", count=total, limit=DATA.reserve_limit)
    over = total > DATA.reserve_limit
    ink = Ink("body", 25, surfaces.fear if over else surfaces.title)
    x, y = room.x, rect.y + 167
    wide = canvas.text(x, y, text, ink)
    if f"reserve:{seat}" in view.changed:
        underline(canvas, x - 2, y + 15, wide + 4)
    chips(canvas, Rect(x + wide + 22, y - 16, room.right - x - wide - 32, 32), traveller, style)
    for number, kind in enumerate(SYMBOLS):
        count = traveller.reserve[kind]
        at = room.x + 25 + number * room.w / 5
        counted(canvas, at, rect.y + 211, kind, count, 48, surfaces.text if count else surfaces.edge)


def chips(canvas: Canvas, rect: Rect, traveller: TravellerView, style: Style) -> None:
    """Draw a turn's effects: caps, the Wall of Wind, the Veil, silence; signs alone if there is no room."""
    surfaces = THEMES[style.theme]
    shown = marks(traveller, style)
    ink = Ink("body", 21, surfaces.title)
    worded = sum(width(text, "body", 21) + 46 for _, text in shown) <= rect.w
    x = rect.x
    for icon, text in shown:
        canvas.icon(x + 13, rect.cy, icon, 27, surfaces.title)
        x += 30
        if worded:
            x += canvas.text(x, rect.cy, text, ink) + 14


def marks(traveller: TravellerView, style: Style) -> list[tuple[str, str]]:
    """Sign and word of what holds for a traveller for a turn."""
    found = []
    if traveller.steps_limit is not None:
        text = style.say("calamandara.picture.limit.steps", count=traveller.steps_limit)
        found.append((STEP_SIGN, text))
    if traveller.inserts_limit is not None:
        text = style.say("calamandara.picture.limit.inserts", count=traveller.inserts_limit)
        found.append((INSERT_SIGN, text))
    for holds, icon, name in (
        (traveller.walled, WALL_SIGN, "walled"),
        (traveller.veiled, VEIL_SIGN, "veiled"),
        (traveller.silenced, SILENCE_SIGN, "silenced"),
    ):
        if holds:
            found.append((icon, style.say(f"calamandara.picture.mark.{name}")))
    return found
