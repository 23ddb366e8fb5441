"""The public facts at the ferry, a row for each seat."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import TURN
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from tests.ferry.pictures.parts.look import THEMES, WIDTH, crate, empty, mark
from tests.ferry.rules.view import FerryView

HEAD, ROW = 100, 170


def board(view: FerryView, style: Style) -> Canvas:
    """Round, phase and pile; of each seat the name, points, crates in hand and what it has loaded."""
    seats = len(view.hands)
    canvas = empty(style, WIDTH, HEAD + ROW * seats)
    ink = Ink("name", 44, THEMES[style.theme].text)
    canvas.fitted(30, 50, heading(view, style), ink, 1000)
    mark(canvas, Rect(1120, 16, 450, 68), changed="pile" in view.changed)
    pile = style.say("ferry.picture.pile", count=view.pile)
    canvas.fitted(1550, 50, pile, ink, 420, side="right")
    for seat in range(seats):
        row(canvas, view, seat, row_of(seat), style)
    return canvas


def row_of(seat: int) -> Rect:
    """The box of a seat's row."""
    return Rect(16, HEAD + ROW * seat, WIDTH - 32, ROW - 16)


def heading(view: FerryView, style: Style) -> str:
    """The round, and what is being done."""
    done = style.say("ferry.picture.round", round=view.round, rounds=view.rounds)
    return f"{done} · {now(view, style)}"


def now(view: FerryView, style: Style) -> str:
    """Say what is being done."""
    if view.turn is not None:
        return style.say("ferry.picture.now.quay", seat=f"seat:{view.turn}")
    return style.say(f"ferry.picture.now.{view.phase}")


def row(canvas: Canvas, view: FerryView, seat: int, rect: Rect, style: Style) -> None:
    """Draw what is known of a seat."""
    surfaces = THEMES[style.theme]
    canvas.framed(rect, surfaces.panel, 16)
    if view.turn == seat:
        canvas.ring(rect, TURN, 16, 6)
    token(canvas, rect.x + 80, rect.cy, seat, 96)
    canvas.name(rect.x + 160, rect.cy, style.name(seat), Ink("name", 46, surfaces.text), 330)
    ink = Ink("body", 36, surfaces.text)
    points, hand = Rect(rect.x + 520, rect.y + 16, 260, 52), Rect(rect.x + 520, rect.bottom - 68, 260, 52)
    scored = style.say("ferry.picture.points", count=view.points[seat])
    held = style.say("ferry.picture.crates", count=view.hands[seat])
    for box, text in ((points, scored), (hand, held)):
        canvas.fitted(box.x + 10, box.cy, text, ink, box.w - 20)
    mark(canvas, points, changed=f"points:{seat}" in view.changed)
    mark(canvas, hand, changed=f"hand:{seat}" in view.changed)
    for number, name in enumerate(view.loaded[seat] if view.loaded else ()):
        x = rect.x + 830 + 150 * number
        crate(canvas, x, rect.y + 17, name, changed=f"crate:{name}" in view.changed)


def points(view: FerryView) -> Mapping[str, Point]:
    """The first seat's points, crates in hand and load, and the pile."""
    rect = row_of(0)
    return {
        "points": (rect.x + 760, rect.y + 42),
        "crates": (rect.x + 466, rect.bottom - 42),
        "aboard": (rect.x + 830 + 150 * len(view.loaded[0]) + 40, rect.cy),
        "pile": (1070, 50),
    }
