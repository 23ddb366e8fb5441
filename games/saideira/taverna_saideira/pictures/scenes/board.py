"""The board of Last Call: the counter with its guests, the order of choosing, and a row for each keeper."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import PAPER
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.texture import surface
from render.core.drawing.tokens import token
from taverna_saideira.pictures.parts import layout
from taverna_saideira.pictures.parts.drinks import empty_glass, figure
from taverna_saideira.pictures.parts.guests import guest, ringed
from taverna_saideira.pictures.parts.keepers import keeper_row, row_ground
from taverna_saideira.pictures.parts.look import (
    ACCENT,
    CELLAR,
    HEADER,
    HEADER_LINE,
    LAMP,
    QUEUE,
    SERVED,
    THEMES,
    THEN,
    guest_of,
)
from taverna_saideira.pictures.parts.room import plate, plated, room
from taverna_saideira.pictures.parts.words import now, worth
from taverna_saideira.rules.view import SaideiraView


def board(view: SaideiraView, style: Style) -> Canvas:
    """The counter, and what everybody knows of each seat."""
    seats = len(view.keepers)
    canvas = stored_ground(seats, style)
    header(canvas, view, style)
    counter(canvas, view, style)
    strip(canvas, view, style)
    for seat in range(seats):
        keeper_row(canvas, view, seat, style)
    return canvas


def stored_ground(seats: int, style: Style) -> Canvas:
    """The board's ground for a number of keepers, from the store."""
    size = layout.WIDTH, layout.height(seats)
    return style.ground("saideira-board", *size, lambda: board_ground(seats, style), style.words.lang, seats)


def ground(style: Style, width: int, height: int) -> Canvas:
    """An empty picture with the texture of the theme and the header's band."""
    canvas = surface(width, height, style, THEMES[style.theme].ramp, seed=4)
    canvas.box(layout.HEADER, HEADER)
    canvas.line(0, layout.HEADER.bottom, width, 4, HEADER_LINE)
    return canvas


def board_ground(seats: int, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas, surfaces = ground(style, layout.WIDTH, layout.height(seats)), THEMES[style.theme]
    canvas.icon(50, 43, LAMP, 62, HEADER_LINE)
    room(canvas, seats, style)
    canvas.framed(layout.strip(seats), surfaces.panel, 14, 2, surfaces.panel_edge)
    for seat in range(seats):
        row_ground(canvas, seats, seat, style)
    return canvas


def header(canvas: Canvas, view: SaideiraView, style: Style) -> None:
    """The round, what happens now, and how many guests and drinks are still to come."""
    shown = style.say("saideira.picture.round", round=view.round, rounds=view.rounds)
    title = f"{style.say('saideira.name')} \u00b7 {shown}"
    canvas.fitted(98, 28, title.upper(), Ink("title", 34, ACCENT), 1000, 26)
    canvas.fitted(98, 63, now(view, style), Ink("body", 28, PAPER), 1000, 22)
    x = layout.WIDTH - 26.0
    for icon, key, count in ((CELLAR, "cellar", view.cellar), (QUEUE, "queue", view.queue)):
        label = style.say(f"saideira.picture.label.{key}")
        size = max(100, width(label, "body", 24))
        middle = x - size / 2
        canvas.icon(middle - 32, 30, icon, 38, HEADER_LINE)
        canvas.text(middle - 4, 30, str(count), Ink("figure", 40, PAPER))
        canvas.text(middle, 65, label, Ink("body", 24, PAPER), "middle")
        x -= size + 34


def counter(canvas: Canvas, view: SaideiraView, style: Style) -> None:
    """Draw the waiting guests, each with name and worth; a place is free once its guest is served."""
    seats = len(view.keepers)
    places = layout.places(seats)
    for place, ident in zip(places, view.counter, strict=False):
        space = Rect(place.x, place.y + 16, place.w, place.h - 16)
        name = plate(place, seats)
        guest(canvas, space, ident)
        plated(canvas, name)
        ink = Ink("name", 38, ACCENT)
        title = style.words.name(f"guest:{ident}", short=True)
        canvas.fitted(name.cx, name.y + 25, title, ink, name.w - 20, 26, "middle")
        said = worth(guest_of(ident), style, ident)
        canvas.fitted(name.cx, name.y + 57, said, Ink("body", 31, PAPER), name.w - 16, 20, "middle")
        if f"guest:{ident}" in view.changed and "counter" not in view.changed:
            ringed(canvas, Rect(name.x, place.y + 14, name.w, name.bottom - place.y - 14), 12)
    for place in places[len(view.counter) :]:
        empty_glass(canvas, place.cx, place.bottom - 26)
    if "counter" in view.changed:
        ringed(canvas, layout.room(seats).inset(5), 13)


def strip(canvas: Canvas, view: SaideiraView, style: Style) -> None:
    """Draw the order of choosing; seats that have chosen are checked, equal drinks are at the end."""
    rect, surfaces = layout.strip(len(view.keepers)), THEMES[style.theme]
    ink = Ink("body", 30, surfaces.text)
    if not view.order:
        rule, large = style.say("saideira.picture.order-rule"), Ink("name", 44, surfaces.text)
        canvas.fitted(rect.cx, rect.cy, rule, large, rect.w - 40, 30, "middle")
        return
    x = rect.x + 24
    x += canvas.fitted(x, rect.cy, style.say("saideira.picture.order-label"), ink, 420, 22) + 40
    step = min(216, (rect.right - 20 - x) / len(view.order))
    for number, seat in enumerate(view.order):
        if number:
            canvas.icon(x - step * 0.235, rect.cy, THEN, 40, surfaces.caption)
        token(canvas, x + 16, rect.cy, seat, 52)
        if seat in view.served or view.phase == "over":
            canvas.icon(x + 72, rect.cy, SERVED, 40, surfaces.good)
        else:
            figure(canvas, x + 72, rect.cy, 46, view.keepers[seat].strength)
            if seat in view.clash:
                canvas.text(x + 106, rect.cy, "=", Ink("figure", 40, surfaces.bad), "middle")
        x += step


def points(view: SaideiraView) -> Mapping[str, Point]:
    """The points of the call-outs in *How to play*: the counter, and things of the first seat."""
    seats = len(view.keepers)
    row, place = layout.row(seats, 0), layout.places(seats)[0]
    return {
        "counter": (place.x + 52, place.y + 170),
        "poured": (row.poured.x - 28, row.poured.bottom - 22),
        "order": (row.strength.right + 32, row.strength.y + row.strength.h * 0.36),
        "table": (row.table.right - 170, row.table.cy),
        "coins": (row.coins.x - 34, row.coins.cy - 12),
        "spares": (row.spares.right - 14, row.spares.y - 16),
    }
