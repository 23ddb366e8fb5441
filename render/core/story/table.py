"""The table of a story: what luck, one's own choices and those of the others changed for each player."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.core.ending import TABLE_BAND, TABLE_HEAD, TABLE_INK, TABLE_PAPER, WINNER
from render.core.story.view import StoryView, doubt, percent, signed, unsure
from render.core.story.words import written
from rules.core.decisions import Seat
from rules.core.search.story import Total

HEAD, LINE = 64, 84  # heights
EDGE, ROUND = 4, 18  # of the table: how thick, and the radius of its corners
CAPTION = "#5D4420"
GOOD, BAD = "#1F6B3A", "#9B1F12"
NAME, START, END = 120, 590, 1490  # x positions of the columns
BAR = 100  # half of the width of a bar


def high(view: StoryView) -> int:
    """Return the height of the table."""
    return HEAD + LINE * len(view.colours) + EDGE


def table(canvas: Canvas, rect: Rect, view: StoryView, style: Style) -> None:
    """Draw a row for each player: the chances at the start, luck and choices, and the outcome."""
    canvas.framed(rect, TABLE_PAPER, ROUND, EDGE, TABLE_HEAD)
    head = rect.top_part(HEAD)
    canvas.tab(head, TABLE_HEAD, ROUND - 2)
    seats = range(len(view.colours))
    totals = [view.story.totals(seat) for seat in seats]
    columns = ("start", *totals[0], "end")
    apart = (END - START) / (len(columns) - 1)
    for n, key in enumerate(columns):
        ink = Ink("body", 30, PAPER)
        canvas.fitted(START + n * apart, head.cy, style.say(f"story.{key}"), ink, apart - 12, 22, "middle")
    most = max(1, *(abs(total.change) for each in totals for total in each.values()))
    for seat in seats:
        line = Rect(rect.x + EDGE, head.bottom + seat * LINE, rect.w - 2 * EDGE, LINE)
        row(canvas, line, view, seat, style)
        for n, (key, total) in enumerate(totals[seat].items(), 1):
            bar(canvas, START + n * apart, line, total, most, plain=key != "luck")


def row(canvas: Canvas, line: Rect, view: StoryView, seat: Seat, style: Style) -> None:
    """Draw a player's line; a winner's is gold, and the last one has the table's round corners."""
    won = view.story.end[seat] == max(view.story.end)
    if won or seat % 2:
        last = seat == len(view.colours) - 1
        colour = WINNER if won else TABLE_BAND
        canvas.box(line, colour, ROUND - EDGE if last else 0)
        canvas.box(line.top_part(LINE / 2), colour)
    token(canvas, line.x + 56, line.cy, seat, 58, None, view.owners[seat])
    canvas.name(NAME, line.cy, style.name(seat), Ink("name", 42, TABLE_INK), 390, 24)
    figure = Ink("figure", 46, TABLE_INK)
    canvas.text(START, line.cy, written(percent(view.stacked[0][seat]), style), figure, "middle")
    canvas.text(END, line.cy, written(percent(view.story.end[seat]), style), figure, "middle")


def bar(canvas: Canvas, x: float, line: Rect, total: Total, most: int, *, plain: bool) -> None:
    """Draw a gain to the right of the middle, a loss to the left; luck is hollow.

    A value not larger than its error has the colour of a note.
    """
    value, long = total.change, BAR * abs(total.change) / most
    known = percent(abs(value)) > doubt(total)
    colour = CAPTION if not known else GOOD if value > 0 else BAD
    rect = Rect(x if value >= 0 else x - long, line.cy + 14, long, 16)
    canvas.box(rect, colour)
    if not plain and long > 10:
        canvas.box(rect.inset(3), TABLE_PAPER)
    canvas.box(Rect(x - 1.5, line.cy + 8, 3, 28), TABLE_INK)
    wide = canvas.text(x, line.cy - 14, signed(value), Ink("figure", 42, colour), "middle")
    canvas.text(x + wide / 2 + 8, line.cy - 10, unsure(total), Ink("figure", 26, CAPTION))
