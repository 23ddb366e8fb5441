"""The board of Last Call: the counter with its guests, the order of choosing, and a row for each keeper."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import PAPER
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.texture import surface
from render.core.drawing.tokens import token
from taverna_saideira.pictures.parts import layout, look
from taverna_saideira.pictures.parts.drinks import empty_glass, figure
from taverna_saideira.pictures.parts.guests import guest, ringed
from taverna_saideira.pictures.parts.keepers import keeper_row, row_ground
from taverna_saideira.pictures.parts.layout import BODY
from taverna_saideira.pictures.parts.room import plate, plated, room
from taverna_saideira.pictures.parts.words import now, worth
from taverna_saideira.rules.view import SaideiraView

LABELS = 400  # the room for the words for the counts in the header: without it, their icons say enough
LEAST = 22  # of the title, which is shorter where that is too large


def board(view: SaideiraView, style: Style) -> Canvas:
    """The counter, and what everybody knows of each seat."""
    seats = len(view.keepers)
    canvas = stored_ground(seats, style)
    header(canvas, view, style)
    counter(canvas, view, style)
    strip(canvas, view, style)
    for seat in range(seats):
        keeper_row(canvas, view, seat, style)
    canvas.seam(layout.strip(seats).bottom + layout.GAP / 2)
    return canvas


def stored_ground(seats: int, style: Style) -> Canvas:
    """The board's ground for a number of keepers, from the store."""
    size = layout.NARROW, layout.height(seats)
    return style.ground("saideira-board", *size, lambda: board_ground(seats, style), style.words.lang, seats)


def ground(style: Style, wide: int, high: int, head: Rect = layout.HEADER) -> Canvas:
    """An empty picture with the texture of the theme and the header's band."""
    canvas = surface(wide, high, style, look.THEMES[style.theme].ramp, seed=4)
    canvas.box(head, look.HEADER)
    canvas.line(0, head.bottom, wide, 4, look.HEADER_LINE)
    return canvas


def board_ground(seats: int, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas = ground(style, layout.NARROW, layout.height(seats), layout.HEAD)
    surfaces = look.THEMES[style.theme]
    canvas.icon(46, 40, look.LAMP, 56, look.HEADER_LINE)
    for whole, count in zip(layout.rooms(seats), layout.BESIDE[seats], strict=True):
        room(canvas, whole, count, style)
    canvas.framed(layout.strip(seats), surfaces.panel, 14, 2, surfaces.panel_edge)
    for seat in range(seats):
        row_ground(canvas, seats, seat, style)
    return canvas


def header(canvas: Canvas, view: SaideiraView, style: Style) -> None:
    """The round, how many guests and drinks are still to come, and below them what happens now."""
    x = layout.NARROW - 22.0
    counts = {"cellar": (look.CELLAR, view.cellar), "queue": (look.QUEUE, view.queue)}
    labels = {key: style.say(f"saideira.picture.label.{key}") for key in counts}
    worded = sum(width(label, "body", BODY) for label in labels.values()) <= LABELS
    for key, (icon, count) in counts.items():
        x -= canvas.text(x, 40, labels[key], Ink("body", BODY, PAPER), "right") + 10 if worded else 0
        x -= canvas.text(x, 40, str(count), Ink("figure", 40, PAPER), "right") + 28
        canvas.icon(x, 38, icon, 40, look.HEADER_LINE)
        x -= 34
    shown = style.say("saideira.picture.round", round=view.round, rounds=view.rounds)
    title = f"{style.say('saideira.name')} \u00b7 {shown}".upper()
    title = title if width(title, "title", LEAST) <= x - 96 else shown.upper()
    ink = Ink("title", layout.TITLE, look.ACCENT, aside="the same as in the words above the picture")
    canvas.fitted(86, 40, title, ink, x - 96, LEAST)
    canvas.fitted(24, 94, now(view, style), Ink("body", BODY, PAPER), layout.NARROW - 48, BODY)


def counter(canvas: Canvas, view: SaideiraView, style: Style) -> None:
    """Draw the waiting guests, each with name and worth; a place is free once its guest is served."""
    seats = len(view.keepers)
    places = layout.places(seats)
    for place, ident in zip(places, view.counter, strict=False):
        space = Rect(place.x, place.y + 16, place.w, place.h - 16)
        name = plate(place)
        guest(canvas, space, ident)
        plated(canvas, name)
        ink = Ink("name", 40, look.ACCENT)
        title = style.words.name(f"guest:{ident}", short=True)
        canvas.fitted(name.cx, name.y + 29, title, ink, name.w - 16, BODY, "middle")
        said = worth(look.guest_of(ident), style, ident)
        canvas.fitted(name.cx, name.y + 72, said, Ink("body", BODY, PAPER), name.w - 12, BODY, "middle")
        if f"guest:{ident}" in view.changed and "counter" not in view.changed:
            ringed(canvas, Rect(name.x, place.y + 14, name.w, name.bottom - place.y - 14), 12)
    for place in places[len(view.counter) :]:
        empty_glass(canvas, place.cx, place.bottom - 26)
    if "counter" in view.changed:
        for whole in layout.rooms(seats):
            ringed(canvas, whole.inset(5), 13)


def strip(canvas: Canvas, view: SaideiraView, style: Style) -> None:
    """Draw the order of choosing; seats that have chosen are checked, equal drinks are at the end."""
    rect, surfaces = layout.strip(len(view.keepers)), look.THEMES[style.theme]
    ink = Ink("body", BODY, surfaces.text)
    if not view.order:
        rule = style.say("saideira.picture.order-rule")
        canvas.paragraph(rect.cx, rect.cy, rule, ink, rect.w - 40, 2, "middle")
        return
    canvas.fitted(rect.x + 20, rect.y + 28, style.say("saideira.picture.order-label"), ink, rect.w - 40, BODY)
    x, y = rect.x + 34, rect.y + 80
    step = min(216, (rect.w - 20) / len(view.order))
    for number, seat in enumerate(view.order):
        if number:
            canvas.icon(x - 42, y, look.THEN, 34, surfaces.caption)
        token(canvas, x, y, seat, 48)
        if seat in view.served or view.phase == "over":
            canvas.icon(x + 58, y, look.SERVED, 40, surfaces.good)
        else:
            figure(canvas, x + 56, y, 58, view.keepers[seat].strength)
            if seat in view.clash:
                canvas.text(x + 94, y, "=", Ink("figure", 40, surfaces.bad), "middle")
        x += step


def points(view: SaideiraView) -> Mapping[str, Point]:
    """The points of the call-outs in *How to play*: the counter, and things of the first seat."""
    seats = len(view.keepers)
    row, place = layout.row(seats, 0), layout.places(seats)[0]
    return {
        "counter": (place.x + 52, place.y + 170),
        "poured": (row.poured.x + 20, row.poured.bottom - 14),
        "order": (row.strength.right + 20, row.strength.y + row.strength.h * 0.36),
        "table": (row.table.right - 60, row.table.cy),
        "coins": (row.coins.x - 30, row.coins.cy),
        "spares": (row.spares.right - 14, row.spares.y - 12),
    }
