"""A traveller's panel in a corner of Calamandara's board."""

from render.calamandara.parts import look
from render.calamandara.parts.cards import deck
from render.calamandara.parts.layout import BODY, FIGURE, LINE
from render.calamandara.parts.pieces import counted, edged
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.tokens import OWNERS, calm, token
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import CalamandaraView, TravellerView

HEAD_HIGH = 60
NUMBERS = (  # name, sign, and where it is beside the deck
    ("step", look.STEP_SIGN, (20, 40)),
    ("fragments", look.FRAGMENT_SIGN, (118, 40)),
    ("cards", look.HAND_SIGN, (20, 102)),
    ("diary", look.DIARY_SIGN, (104, 102)),
    ("depot", look.DEPOT_SIGN, (188, 102)),
)
MARKS = {"step": "token", "cards": "hand", "fragments": "", "diary": "diary", "depot": "depot"}


def numbers_room(rect: Rect) -> Rect:
    """The part of a panel beside the deck."""
    return Rect(rect.x + 12, rect.y + HEAD_HIGH, rect.w - 110, 140)


def deck_place(rect: Rect) -> Rect:
    """The place of the Symbol deck."""
    return Rect(rect.right - 90, rect.y + HEAD_HIGH + 16, 74, 106)


def panel_ground(canvas: Canvas, rect: Rect, style: Style) -> None:
    """The fixed contents of all panels."""
    surfaces = look.THEMES[style.theme]
    canvas.framed(rect, surfaces.panel, 16, 3, OUTLINE if surfaces.textured else surfaces.edge)
    room = numbers_room(rect)
    canvas.box(Rect(room.x, room.bottom + 6, rect.w - 24, 2), surfaces.edge)
    for _, icon, (dx, dy) in NUMBERS:
        canvas.icon(room.x + dx, room.y + dy, icon, 40, surfaces.title)


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
    canvas.tab(box, calm(owner), 13)
    token(canvas, rect.x + 38, y, seat, 48)
    right = rect.right - 18
    if view.turn and view.turn.seat == seat:
        canvas.icon(right - 14, y, "md:play", 44, owner.figure)
        right -= 40
    if seat == view.first:
        canvas.icon(right - 16, y, look.FIRST_SIGN, 36, owner.figure)
        right -= 42
    name = Ink("name", BODY, owner.figure)
    canvas.name(rect.x + 68, y, style.name(seat), name, right - rect.x - 72, BODY)


def numbers(canvas: Canvas, rect: Rect, view: CalamandaraView, seat: int, style: Style) -> None:
    """Steps, fragments, hand, Diary, Depot."""
    traveller, surfaces, room = view.travellers[seat], look.THEMES[style.theme], numbers_room(rect)
    values = {
        "step": traveller.step,
        "fragments": traveller.fragments,
        "cards": traveller.cards,
        "diary": len(traveller.diary),
        "depot": sum(traveller.depot.values()),
    }
    for name, _, (dx, dy) in NUMBERS:
        x, y = room.x + dx + 26, room.y + dy
        ready = name == "fragments" and values[name] >= DATA.fragments
        ink = Ink("figure", 48 if dy < 60 else FIGURE, surfaces.hope if ready else surfaces.text)
        wide = canvas.text(x, y, str(values[name]), ink)
        if name == "fragments":
            canvas.text(x + wide + 3, y + 3, f"/{DATA.fragments}", Ink("figure", FIGURE, surfaces.caption))
        touched = [f"{MARKS[name]}:{seat}"] if MARKS[name] else [f"hand:{seat}", f"diary:{seat}"]
        if any(ident in view.changed for ident in touched):
            underline(canvas, x - 2, y + 23, wide + 4)


def reserve(canvas: Canvas, rect: Rect, view: CalamandaraView, seat: int, style: Style) -> None:
    """The Reserve by symbol, how full it is, and what weighs on the traveller for now."""
    traveller, surfaces, room = view.travellers[seat], look.THEMES[style.theme], numbers_room(rect)
    total = sum(traveller.reserve.values())
    text = style.say("calamandara.picture.reserve", count=total, limit=DATA.reserve_limit)
    over = total > DATA.reserve_limit
    ink = Ink("body", BODY, surfaces.fear if over else surfaces.title)
    x, y = room.x + 4, room.bottom + 36
    wide = canvas.text(x, y, text, ink)
    if f"reserve:{seat}" in view.changed:
        underline(canvas, x - 2, y + 20, wide + 4)
    for number, kind in enumerate(SYMBOLS):
        count = traveller.reserve[kind]
        at = room.x + 22 + number * (rect.w - 22) / 5
        counted(canvas, at, y + 56, kind, count, 39, surfaces.text if count else surfaces.caption)
    chips(canvas, Rect(x, y + 86, rect.w - 32, LINE), traveller, style)


def chips(canvas: Canvas, rect: Rect, traveller: TravellerView, style: Style) -> None:
    """Draw a turn's effects: caps, the Wall of Wind, the Veil, silence; signs alone if there is no room."""
    surfaces = look.THEMES[style.theme]
    shown = marks(traveller, style)
    ink = Ink("body", BODY, surfaces.title)
    worded = sum(width(text, "body", BODY) + 56 for _, text in shown) <= rect.w
    x = rect.x
    for icon, text in shown:
        canvas.icon(x + 18, rect.cy, icon, 38, surfaces.title)
        x += 42
        if worded:
            x += canvas.text(x, rect.cy, text, ink) + 14


def marks(traveller: TravellerView, style: Style) -> list[tuple[str, str]]:
    """Sign and word of what holds for a traveller for a turn."""
    found = []
    if traveller.steps_limit is not None:
        text = style.say("calamandara.picture.limit.steps", count=traveller.steps_limit)
        found.append((look.STEP_SIGN, text))
    if traveller.inserts_limit is not None:
        text = style.say("calamandara.picture.limit.inserts", count=traveller.inserts_limit)
        found.append((look.INSERT_SIGN, text))
    for holds, icon, name in (
        (traveller.walled, look.WALL_SIGN, "walled"),
        (traveller.veiled, look.VEIL_SIGN, "veiled"),
        (traveller.silenced, look.SILENCE_SIGN, "silenced"),
    ):
        if holds:
            found.append((icon, style.say(f"calamandara.picture.mark.{name}")))
    return found
