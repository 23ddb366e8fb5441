"""The points of Immortals by kind, with those of the last scoring, and what the next one will count."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import named_token, token
from render.core.ending import WINNER, Sign
from render.core.table import table
from render.immortals.parts.frame import SHEET, SHEET_BODY, SHEET_FIGURE, heading, rooms, table_row
from render.immortals.parts.look import CAPTION, GOOD, INK, PANEL
from render.immortals.parts.pieces import BUILDINGS, portal_svg, star_svg
from render.immortals.parts.terrain import plain
from rules.immortals.view import ImmortalsView

KINDS = ("built", "cells", "temples", "capitals", "areas")  # of points
COUNTS = ("occupied", "armies")  # before the points: what is on the board now
NAME, HEAD, ROW, GAINED = 72, 84, 88, 120  # heights; the last one has room for points of the last scoring
TOP = SHEET.bottom + 16
TABLE_HEAD = "#33284F"


def scoring(view: ImmortalsView, style: Style) -> Canvas:
    """The players in turn order; a row for each kind of points, and for what is on the board now."""
    seats = len(view.order)
    names = Rect(16, TOP, SHEET.w - 32, NAME * -(-seats // 2))
    frame = Rect(
        16, names.bottom + 14, SHEET.w - 32, HEAD + ROW * len(COUNTS) + GAINED * (len(KINDS) + 1) + 8
    )
    canvas = table("immortals", style, round(frame.bottom + 16), plain, SHEET)
    note = "before" if not view.scored else "last"
    heading(
        canvas, style.say("immortals.picture.scoring.title"), style.say(f"immortals.picture.scoring.{note}")
    )
    for seat, room in zip(view.order, names.cells(seats, 2, NAME - 8, 8), strict=True):
        canvas.framed(room, PANEL, 12)
        named_token(canvas, room.inset(8, 0), seat, Ink("name", SHEET_BODY, INK), style, least=SHEET_BODY)
    canvas.framed(frame, PANEL, 16, 4)
    head = frame.inset(4).top_part(HEAD)
    canvas.tab(head, TABLE_HEAD, 12)
    for seat, room in zip(view.order, rooms(head, seats), strict=True):
        token(canvas, room.cx, room.cy, seat, 62)
    y = head.bottom
    for number, name in enumerate((*COUNTS, *KINDS, "total")):
        line = Rect(head.x, y, head.w, ROW if name in COUNTS else GAINED)
        text = style.say(f"immortals.picture.column.{name}")
        found = table_row(canvas, line, number, text, seats)
        canvas.disc(line.x + 48, line.cy, 36, TABLE_HEAD)
        sign(name)(canvas, line.x + 48, line.cy, 46)
        for seat, room in zip(view.order, found, strict=True):
            figure(canvas, room, view, seat, name)
        y = line.bottom
    return canvas


def figure(canvas: Canvas, room: Rect, view: ImmortalsView, seat: int, name: str) -> None:
    """A player's figure of a kind; below it that of the last scoring."""
    player = view.players[seat]
    if name in COUNTS:
        value = occupied(view, seat) if name == "occupied" else armies(view, seat)
        canvas.text(room.cx, room.cy, str(value), Ink("figure", 46, CAPTION), "middle")
        return
    last = view.scored[seat] if view.scored else {}
    value = player.points if name == "total" else player.score[name]
    gained = sum(last.values()) if name == "total" else last.get(name, 0)
    if name == "total" and value == max(one.points for one in view.players):
        canvas.box(room.inset(6, 4), WINNER, 14)
    y = room.cy - (26 if gained else 0)
    canvas.text(room.cx, y, str(value), Ink("figure", 54 if name == "total" else 46, INK), "middle")
    if gained:
        canvas.text(room.cx, room.cy + 32, f"+{gained}", Ink("figure", SHEET_FIGURE, GOOD), "middle")


def occupied(view: ImmortalsView, seat: int) -> int:
    """Count the cells that a player occupies."""
    return sum(cell.seat == seat for cell in view.cells.values())


def armies(view: ImmortalsView, seat: int) -> int:
    """Count a player's armies on the board: they decide a tie (rule R46)."""
    return sum(cell.armies for cell in view.cells.values() if cell.seat == seat)


def sign(kind: str) -> Sign:
    """The sign of a column."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        if kind in ("temples", "capitals"):
            canvas.sprite(x, y, BUILDINGS[kind.removesuffix("s")], size)
        elif kind == "built":
            canvas.sprite(x, y, portal_svg("light"), size)
        elif kind == "total":
            canvas.sprite(x, y, star_svg(), size)
        else:
            canvas.icon(x, y, ICONS[kind], size, PAPER)

    return draw


ICONS = {
    "armies": "ra:double-team",
    "occupied": "md:flag",
    "cells": "md:hexagon-multiple",
    "areas": "md:terrain",
}
