"""The board of Calamandara: all boards around the Centre, a panel for each traveller, and what all share."""

from collections.abc import Mapping
from functools import partial

from render.calamandara.parts.chart import boards_ground, draw_boards
from render.calamandara.parts.frame import Mood, head_ground, mood_of, sky_ground
from render.calamandara.parts.layout import BOARD, BODY, HEAD, NARROW, SLOTS, high
from render.calamandara.parts.look import SAND
from render.calamandara.parts.shared import boxes_ground, shared
from render.calamandara.parts.strip import panel, panel_ground
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import PAPER, TURN
from render.core.drawing.geometry import Point
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from rules.calamandara.components.data import DATA
from rules.calamandara.view import CalamandaraView
from rules.core.play.turns import clockwise
from rules.core.text import ids

STEP = 58  # from one token of the order to the next
ASIDE = 80  # from the middle of a cell to a number that points at it


def board(view: CalamandaraView, style: Style) -> Canvas:
    """The whole table; nothing on it is private."""
    seats = len(view.travellers)
    mood = mood_of(view)
    canvas = stored_ground(seats, mood, style, expansion=view.expansion)
    header(canvas, view, style)
    shared(canvas, SLOTS[seats], view, style)
    draw_boards(canvas, BOARD, view, range(seats))
    for seat, traveller in enumerate(view.travellers):
        panel(canvas, SLOTS[seats][traveller.side], view, seat, style)
    return canvas


def stored_ground(seats: int, mood: Mood, style: Style, *, expansion: bool) -> Canvas:
    """The board's ground for a number of travellers, from the store."""
    fresh = partial(board_ground, seats, mood, style, expansion=expansion)
    kind = mood if expansion else "base"
    return style.ground("calamandara-board", NARROW, high(seats), fresh, style.words.lang, seats, kind)


def board_ground(seats: int, mood: Mood, style: Style, *, expansion: bool) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas = sky_ground(style, NARROW, high(seats), mood)
    head_ground(canvas, mood, HEAD)
    sides = DATA.sides_used[seats]
    boards_ground(canvas, BOARD, list(enumerate(sides)), style)
    boxes_ground(canvas, SLOTS[seats], mood, style, expansion=expansion)
    for side in sides:
        panel_ground(canvas, SLOTS[seats][side], style)
    return canvas


def header(canvas: Canvas, view: CalamandaraView, style: Style) -> None:
    """Round, the order of turns, and below them what is going on."""
    seats = len(view.travellers)
    x = NARROW - 36 - STEP * (seats - 1)
    ink = Ink("title", 31, SAND, aside="the same as in the words above the picture")
    canvas.fitted(92, 33, title(view, style), ink, x - STEP - 92, 26)
    turn = view.turn.seat if view.turn else None
    for number, seat in enumerate(clockwise(seats, view.first)):
        token(canvas, x + STEP * number, 33, seat, 50, TURN if seat == turn else None)
    canvas.paragraph(24, 98, now(view, style), Ink("body", BODY, PAPER), NARROW - 48)


def title(view: CalamandaraView, style: Style) -> str:
    """Game, round, and the mix of Event cards."""
    text = style.say("calamandara.picture.round", round=view.round)
    return f"{text} · {style.say(f'calamandara.picture.mode.{view.mode}')}" if view.mode else text


def now(view: CalamandaraView, style: Style) -> str:
    """The current phase, and whose turn it is."""
    if view.turn is None:
        return style.say(f"calamandara.picture.now.{view.ending}", seat=f"seat:{view.winner or 0}")
    seat = f"seat:{view.turn.seat}"
    if view.event:
        stage = "open" if view.event.open else "event"
        acting = ids("seat", view.acting)
        return style.say(
            f"calamandara.picture.now.{stage}", event=f"event:{view.event.event}", seat=seat, seats=acting
        )
    if view.phase == "event":
        stage = "top" if view.turn.seat in view.acting else "last_call"
        return style.say(f"calamandara.picture.now.{stage}", seat=seat)
    left = {"insert": view.turn.inserts, "walk": view.turn.steps}.get(view.phase, 0)
    return style.say(f"calamandara.picture.now.{view.phase}", seat=seat, left=left)


def points(view: CalamandaraView) -> Mapping[str, Point]:
    """The first traveller's token and panel, the Centre, the symbols, the Memory Cards and the events."""
    traveller = view.travellers[0]
    slots = SLOTS[len(view.travellers)]
    panel, legend, memories, event = (
        slots[name] for name in (traveller.side, "symbols", "memories", "event")
    )
    token_cell = BOARD.own(traveller.side, traveller.token)
    return {
        "token": (token_cell.cx + ASIDE, token_cell.cy),
        "centre": (BOARD.x + ASIDE, BOARD.y),
        "symbols": (legend.right - ASIDE * 0.7, legend.bottom - ASIDE * 0.7),
        "memories": (memories.right - ASIDE * 0.7, memories.bottom - ASIDE * 0.9),
        "events": (event.cx, event.y - 18),
        "panel": (panel.cx, panel.y - 18),
    }
