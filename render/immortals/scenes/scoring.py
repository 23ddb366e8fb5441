"""The points of Immortals by kind, with those of the last scoring, and what the next one will count."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, PAPER, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import named_token
from render.core.ending import Sign
from render.core.table import HEADER, WIDTH, table
from render.immortals.parts.frame import heading
from render.immortals.parts.look import CAPTION, GOOD, INK, PANEL, QUIET
from render.immortals.parts.pieces import BUILDINGS, portal_svg, star_svg
from render.immortals.parts.terrain import plain
from rules.immortals.view import ImmortalsView

KINDS = ("built", "cells", "temples", "capitals", "areas")  # of points
COUNTS = ("occupied", "armies")  # before the points: what is on the board now
ROW, HEAD, TOP = 132, 112, HEADER.bottom + 22
TABLE_HEAD = "#33284F"


def scoring(view: ImmortalsView, style: Style) -> Canvas:
    """A line for each player in turn order: on the board now, points by kind, total."""
    rows = len(view.order)
    canvas = table("immortals", style, round(TOP + HEAD + ROW * rows + 26), plain)
    note = "before" if not view.scored else "last"
    heading(
        canvas, style.say("immortals.picture.scoring.title"), style.say(f"immortals.picture.scoring.{note}")
    )
    frame = Rect(16, TOP, WIDTH - 32, HEAD + ROW * rows + 8)
    canvas.framed(frame, PANEL, 16, 4)
    head = frame.inset(4).top_part(HEAD)
    canvas.tab(head, TABLE_HEAD, 12)
    for number, name in enumerate((*COUNTS, *KINDS, "total")):
        sign(name)(canvas, column(number), head.y + 36, 46)
        text = style.say(f"immortals.picture.column.{name}")
        canvas.paragraph(column(number), head.y + 84, text, Ink("body", 22, WHITE), 134, 2, "middle")
    for number, seat in enumerate(view.order):
        line = Rect(head.x, head.bottom + number * ROW, head.w, ROW)
        row, fill = line.inset(0, 2), PANEL if number % 2 else QUIET
        canvas.box(row, fill, 12 if number + 1 == rows else 0)
        canvas.box(row.top_part(row.h / 2), fill)
        named_token(canvas, Rect(line.x + 12, line.y, 360, ROW), seat, Ink("name", 38, INK), style)
        figures(canvas, line, view, seat)
    return canvas


def figures(canvas: Canvas, line: Rect, view: ImmortalsView, seat: int) -> None:
    """A player's figures; below each kind of points those of the last scoring."""
    player = view.players[seat]
    last = view.scored[seat] if view.scored else {}
    best = max(one.points for one in view.players)
    for number, name in enumerate((*COUNTS, *KINDS, "total")):
        x = column(number)
        if name in COUNTS:
            value = occupied(view, seat) if name == "occupied" else armies(view, seat)
            canvas.text(x, line.cy, str(value), Ink("figure", 42, CAPTION), "middle")
            continue
        value = player.points if name == "total" else player.score[name]
        gained = sum(last.values()) if name == "total" else last.get(name, 0)
        if name == "total" and value == best:
            canvas.box(Rect(x - 52, line.y + 16, 104, ROW - 32), GOLD, 14)
        y = line.cy - (18 if gained else 0)
        canvas.text(x, y, str(value), Ink("figure", 54 if name == "total" else 46, INK), "middle")
        if gained:
            canvas.text(x, line.cy + 30, f"+{gained}", Ink("figure", 32, GOOD), "middle")


def occupied(view: ImmortalsView, seat: int) -> int:
    """Count the cells that a player occupies."""
    return sum(cell.seat == seat for cell in view.cells.values())


def armies(view: ImmortalsView, seat: int) -> int:
    """Count a player's armies on the board: they decide a tie (rule R46)."""
    return sum(cell.armies for cell in view.cells.values() if cell.seat == seat)


def column(number: int) -> float:
    """The middle of a column."""
    return 464 + number * 149


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
