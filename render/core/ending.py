"""The end of a game, the same for all games: podium, confetti, and a table of points by category."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, TURN, darker, lighter, stronger
from render.core.drawing.fonts import Face
from render.core.drawing.geometry import Rect
from render.core.drawing.sprites import HEAD
from render.core.drawing.style import Style
from render.core.drawing.text import fit, width, written
from render.core.drawing.tokens import Owner, token
from render.core.table import Plain
from render.core.words import ranking
from rules.core.flow import told_apart

WIDTH, HEIGHT = 1600, 1240
HEADER = Rect(0, 0, WIDTH, 84)
BASE = 630  # the height of the podium's floor
BLOCKS = {1: ("#F4C84E", 1.0), 2: ("#C9D0D8", 0.72), 3: ("#CF8F57", 0.56)}  # colour and height by place
TALL, FOOT = 330, 26  # the winner's block, and the darker foot of each
TABLE = Rect(16, 650, WIDTH - 32, HEIGHT - 650 - 14)
TABLE_INK, TABLE_PAPER, TABLE_BAND = "#2B1A08", "#F3E3BC", "#E7D4A6"
TABLE_HEAD, WINNER = "#3A2A1C", "#FBE58C"
INSTEAD = stronger(*((colour, TABLE_INK) for colour, _ in BLOCKS.values()))  # in high contrast
FIRST_COLUMN, RIGHT = 640, 1562  # centres of the first and the last column
BRIGHT = ("#D5432B", "#1E5FBF", "#FFD84A", "#4FBF8B", "#C77DD0", PAPER)
CONFETTI = 150
Sign = Callable[[Canvas, float, float, float], None]  # draws a sign at x, y at a size


@dataclass(frozen=True, slots=True)
class Column:
    """A category of the table: its label, its sign, and each seat's points."""

    label: str
    sign: Sign
    values: Sequence[int]
    breaks_ties: bool = False  # in the order of `Ending.beside`, among equal totals


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game. All sequences are by seat."""

    title: str  # in the middle of the head
    note: str  # at its right
    places: Sequence[int]  # 1 = won, equal = shared
    owners: Sequence[Owner]
    columns: Sequence[Column]  # the last one is the total, which is shown on the podium too
    beside: Sequence[Column] = ()  # what is no part of the total

    @property
    def shown_places(self) -> tuple[int, ...]:
        """The places on the podium."""
        return told_apart(self.places, self.columns[-1].values)

    def decisive(self, seat: int) -> Column | None:
        """The tie-breaker that tells this seat apart from another with the same total, if one does."""
        total = self.columns[-1].values
        level = [other for other, points in enumerate(total) if points == total[seat]]
        for column in self.beside:
            if column.breaks_ties and len({column.values[other] for other in level}) > 1:
                return column if len({self.places[other] for other in level}) > 1 else None
        return None


def ending(
    game: str,
    shown: Ending,
    style: Style,
    plain: Plain,
    head: str,
    face: Face = "title",
) -> Canvas:
    """The end of a game that somebody has won.

    `plain` makes an empty picture in the game's style; `head` is the colour of the head, `face` its typeface.
    """

    def ground() -> Canvas:
        canvas = plain(style, WIDTH, HEIGHT)
        ending_ground(canvas, shown.title.upper(), face, head, dark=style.theme != "light")
        return canvas

    canvas = style.ground(f"{game}-end", WIDTH, HEIGHT, ground, style.words.lang)
    draw_ending(canvas, shown, style)
    return canvas


def ending_ground(canvas: Canvas, title: str, face: Face, head: str, *, dark: bool) -> None:
    """Draw rays, confetti from a fixed seed, and the head in the colour `head` on an empty picture."""
    rays = "".join(
        f'<path d="M800 330 2300 {y} 2300 {y + 190}Z M800 330 -700 {y} -700 {y + 190}Z"/>'
        for y in range(-1700, 2300, 400)
    )
    rays += '<path d="M800 330 560 -700 700 -700Z M800 330 900 -700 1040 -700Z"/>'
    light = f'<g fill="{GOLD}" fill-opacity="{0.09 if dark else 0.35}">{rays}</g>'
    canvas.sprite(800, 660, f'{HEAD} viewBox="0 84 1600 1152">{light}</svg>', 1600, 1152)
    canvas.sprite(800, 340, confetti_svg(), 1600, 512)
    canvas.box(HEADER, head)
    canvas.line(0, HEADER.bottom, WIDTH, 4, GOLD)
    canvas.text(WIDTH / 2, 44, title, Ink(face, 42, GOLD), "middle")


def confetti_svg() -> str:
    """Paper flakes in the players' colours, always the same."""
    dice = np.random.default_rng(2)
    flakes = ""
    for number in range(CONFETTI):
        x, y, turn = dice.integers(0, 1600), dice.integers(96, 590), dice.integers(0, 180)
        fill = BRIGHT[number % len(BRIGHT)]
        flakes += f'<path d="M0-9 4 0 0 9-4 0Z" fill="{fill}" transform="translate({x} {y}) rotate({turn})"/>'
    return f'{HEAD} viewBox="0 84 1600 512">{flakes}</svg>'


def draw_ending(canvas: Canvas, ending: Ending, style: Style) -> None:
    """Note, podium and table on their ground."""
    canvas.text(WIDTH - 30, 44, ending.note, Ink("body", 28, PAPER), "right")
    seats = ranking(ending.shown_places)
    podium(canvas, ending, seats, style)
    table(canvas, ending, seats, style)


def podium(canvas: Canvas, ending: Ending, ranked: list[int], style: Style) -> None:
    """The winners, or the winner in front of the next two; equal places have equal heights."""
    winners = [seat for seat in ranked if ending.places[seat] == 1]
    shown = winners if len(winners) > 1 else ranked[:3]
    wide = min(400, 1440 / len(shown))
    order = shown if len(winners) > 1 or len(shown) == 2 else [*shown[1:2], *shown[:1], *shown[2:]]
    left = WIDTH / 2 - wide * len(order) / 2
    for seat in reversed(shown):
        block(canvas, ending, seat, Rect(left + order.index(seat) * wide, 0, wide, BASE), style)


def block(canvas: Canvas, ending: Ending, seat: int, column: Rect, style: Style) -> None:
    """A player's block of the podium, with the token above it."""
    place = ending.shown_places[seat]
    colour, share = BLOCKS[min(place, 3)]
    body = column.bottom_part(TALL * share).inset(-2, 0)
    canvas.box(body.inset(-8, 0), OUTLINE, 14, 0.35)
    canvas.box(body, OUTLINE, 14)
    front = body.inset(5)
    canvas.box(front, darker(colour, 0.16), 10)
    canvas.box(Rect(front.x, front.y, front.w, front.h - FOOT), colour)
    cap = Rect(body.x - 8, body.y - 8, body.w + 16, 30)
    canvas.framed(cap, lighter(colour, 0.5), 10, 4)
    size = 140 if place == 1 else 112
    glow = TURN if place == 1 else None
    token(canvas, column.cx, cap.y - size * 0.6, seat, size, glow, ending.owners[seat])
    if place == 1:
        canvas.icon(column.cx + 3, cap.y - size * 1.22 + 4, "ra:queen-crown", 70, OUTLINE)
        canvas.icon(column.cx, cap.y - size * 1.22, "ra:queen-crown", 64, GOLD)
    room = Rect(front.x, cap.bottom, front.w, front.bottom - FOOT - cap.bottom)
    engraving(canvas, ending, seat, room, style)


def engraving(canvas: Canvas, ending: Ending, seat: int, front: Rect, style: Style) -> None:
    """Place, name and points in the middle of a block; beside them what broke a tie."""
    place, total, decisive = ending.shown_places[seat], ending.columns[-1], ending.decisive(seat)
    said, points = style.say("picture.place", place=place), written(total.values[seat])
    rank = Ink("title", 62 if place == 1 else 50, TABLE_INK)
    name, figure = Ink("name", 46, TABLE_INK), Ink("figure", 58 if decisive is None else 50, TABLE_INK)
    small = Ink("figure", 36, TABLE_INK)
    sign, radius = (72, 30) if decisive is None else (64, 27)  # two of them need the room
    before = width(said, rank.face, rank.size) + 24
    beside = "" if decisive is None else written(decisive.values[seat])
    below = sign + width(points, figure.face, figure.size)
    below += sign + width(beside, small.face, small.size) if beside else 0
    line = fit(style.name(seat), name.face, name.size, front.w - before - 24, 24)
    wide = max(width(line.text, name.face, line.size), below)
    left = front.cx - (before + wide) / 2
    canvas.text(left, front.cy, said, rank)
    x, y = left + before, front.cy + 30
    canvas.text(x, front.cy - 32, line.text, Ink(name.face, line.size, TABLE_INK))
    signed(canvas, total, x + radius, y, radius)
    reached = x + sign + canvas.text(x + sign, y, points, figure)
    if decisive is not None:
        signed(canvas, decisive, reached + 36, y, 22)
        canvas.text(reached + sign, y, beside, small)


def signed(canvas: Canvas, column: Column, x: float, y: float, radius: float) -> None:
    """A column's sign on a dark disc, so that gold is seen on gold."""
    canvas.disc(x, y, radius, TABLE_HEAD)
    column.sign(canvas, x, y, radius * 1.4)


def table(canvas: Canvas, ending: Ending, ranked: list[int], style: Style) -> None:
    """All players by category, with the best of each column on gold."""
    high = min(124, (TABLE.h - 108) / len(ranked))
    canvas.framed(TABLE.top_part(104 + high * len(ranked)), TABLE_PAPER, 18, 4)
    head = Rect(TABLE.x + 4, TABLE.y + 4, TABLE.w - 8, 96)
    canvas.tab(head, TABLE_HEAD, 14)
    headings(canvas, head, ending, style)
    for number, seat in enumerate(ranked):
        line = Rect(head.x, head.bottom + number * high, head.w, high)
        table_line(canvas, line, ending, seat, number, style)


def headings(canvas: Canvas, head: Rect, ending: Ending, style: Style) -> None:
    """The columns' signs and labels; above tie-breakers a word says what they are."""
    step = middle_of(ending, 1) - middle_of(ending, 0)
    for number, column in enumerate((*ending.columns, *ending.beside)):
        x = middle_of(ending, number)
        y, size = (48, 36) if column.breaks_ties else (38, 52)
        column.sign(canvas, x, head.y + y, size)
        canvas.fitted(x, head.y + 80, column.label, Ink("body", 24, PAPER), step - 10, 20, "middle")
    ties = [n for n, column in enumerate(ending.beside, len(ending.columns)) if column.breaks_ties]
    if ties:
        x = (middle_of(ending, ties[0]) + middle_of(ending, ties[-1])) / 2
        word = style.say("picture.tie")
        canvas.fitted(x, head.y + 17, word, Ink("body", 22, GOLD), len(ties) * step, 18, "middle")


def middle_of(ending: Ending, number: int) -> float:
    """The centre of a column."""
    columns = len(ending.columns) + len(ending.beside)
    step = min(205, (RIGHT - FIRST_COLUMN) / (columns - 1 + 0.4))
    return FIRST_COLUMN + number * step


def table_line(canvas: Canvas, line: Rect, ending: Ending, seat: int, number: int, style: Style) -> None:
    """A player's line of the table; every other one is darker."""
    place = ending.shown_places[seat]
    if place == 1 or number % 2:
        fill = WINNER if place == 1 else TABLE_BAND
        canvas.box(line, fill, 14 if number + 1 == len(ending.places) else 0)
        canvas.box(line.top_part(line.h / 2), fill)
    canvas.line(line.x, line.y, line.w, 2, "#D8C08A")
    text = style.say("picture.place", place=place)
    canvas.text(line.x + 50, line.cy, text, Ink("figure", 36, TABLE_INK), "middle")
    token(canvas, line.x + 126, line.cy, seat, 62, None, ending.owners[seat])
    canvas.name(line.x + 176, line.cy, style.name(seat), Ink("name", 42, TABLE_INK), 330, 24)
    *parts, total = ending.columns
    for number, column in enumerate(ending.columns):
        x, value = middle_of(ending, number), column.values[seat]
        if column in parts and value > 0 and value == max(column.values):
            canvas.box(Rect(x - 38, line.cy - 29, 76, 58), GOLD, 14)
        size = 56 if column is total else 44
        canvas.text(x, line.cy, written(value), Ink("figure", size, TABLE_INK), "middle")
    for number, column in enumerate(ending.beside, len(ending.columns)):
        x, value = middle_of(ending, number), column.values[seat]
        if column is ending.decisive(seat):
            canvas.box(Rect(x - 38, line.cy - 29, 76, 58), GOLD, 14)
        canvas.text(x, line.cy, written(value), Ink("figure", 36, TABLE_INK), "middle")
