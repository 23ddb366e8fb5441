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

WIDTH = 1120  # narrow and high, so that all can be read on a phone
HEADER = Rect(0, 0, WIDTH, 122)
BASE = 720  # the height of the podium's floor
BLOCKS = {1: ("#F4C84E", 1.0), 2: ("#C9D0D8", 0.84), 3: ("#CF8F57", 0.7)}  # colour and height by place
TALL, FOOT = 350, 26  # the winner's block, and the darker foot of each
TABLE_INK, TABLE_PAPER, TABLE_BAND = "#2B1A08", "#F3E3BC", "#E7D4A6"
TABLE_HEAD, WINNER = "#3A2A1C", "#FBE58C"
INSTEAD = stronger(*((colour, TABLE_INK) for colour, _ in BLOCKS.values()))  # in high contrast
MARGIN, GAP = 16, 20
BODY, FIGURE = 41, 46  # the sizes of what must be read
REST, TOKENS, ROW, TIE = 86, 96, 92, 60  # heights in the table
LABEL = 420  # the width of a category's sign and label
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

    @property
    def ranked(self) -> list[int]:
        """The seats, ordered by their places."""
        return ranking(self.shown_places)

    @property
    def on_podium(self) -> list[int]:
        """The winners, or the winner in front of the next two."""
        winners = [seat for seat in self.ranked if self.places[seat] == 1]
        return winners if len(winners) > 1 else self.ranked[:3]

    @property
    def high(self) -> int:
        """The height of the picture: it grows with the players and with the categories."""
        rest = REST * (len(self.places) - len(self.on_podium))
        tie = TIE * any(column.breaks_ties for column in self.beside)
        rows = ROW * (len(self.columns) + len(self.beside))
        return BASE + GAP + rest + (GAP if rest else 0) + TOKENS + rows + tie + 4 + MARGIN

    def decisive(self, seat: int) -> Column | None:
        """Return the tie-breaker that tells this seat apart from another with the same total, if one does."""
        total = self.columns[-1].values
        level = [other for other, points in enumerate(total) if points == total[seat]]
        for column in self.beside:
            if column.breaks_ties and len({column.values[other] for other in level}) > 1:
                return column if len({self.places[other] for other in level}) > 1 else None
        return None


def ending(game: str, shown: Ending, style: Style, plain: Plain, head: str, face: Face = "title") -> Canvas:
    """Return the end of a game that somebody has won.

    `plain` makes an empty picture in the game's style; `head` is the colour of the head, `face` its typeface.
    """

    size = WIDTH, shown.high

    def ground() -> Canvas:
        canvas = plain(style, *size)
        ending_ground(canvas, shown.title.upper(), face, head, dark=style.theme != "light")
        return canvas

    canvas = style.ground(f"{game}-end", *size, ground, style.words.lang)
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
    canvas.sprite(WIDTH / 2, 660, f'{HEAD} viewBox="240 84 1120 1152">{light}</svg>', WIDTH, 1152)
    canvas.sprite(WIDTH / 2, 374, confetti_svg(), 1600, 512)
    canvas.box(HEADER, head)
    canvas.line(0, HEADER.bottom, WIDTH, 4, GOLD)
    canvas.fitted(WIDTH / 2, 40, title, Ink(face, 46, GOLD), WIDTH - 40, BODY, "middle")


def confetti_svg() -> str:
    """Return paper flakes in the players' colours, always the same."""
    dice = np.random.default_rng(2)
    flakes = ""
    for number in range(CONFETTI):
        x, y, turn = dice.integers(0, 1600), dice.integers(96, 590), dice.integers(0, 180)
        fill = BRIGHT[number % len(BRIGHT)]
        flakes += f'<path d="M0-9 4 0 0 9-4 0Z" fill="{fill}" transform="translate({x} {y}) rotate({turn})"/>'
    return f'{HEAD} viewBox="0 84 1600 512">{flakes}</svg>'


def draw_ending(canvas: Canvas, ending: Ending, style: Style) -> None:
    """Note, podium, those who are not on it, and the table, on their ground."""
    canvas.text(WIDTH / 2, 90, ending.note, Ink("body", BODY, PAPER), "middle")
    podium(canvas, ending, style)
    top: float = BASE + GAP
    others = [seat for seat in ending.ranked if seat not in ending.on_podium]
    if others:
        frame = Rect(MARGIN, top, WIDTH - 2 * MARGIN, REST * len(others))
        canvas.framed(frame, TABLE_PAPER, 18, 4)
        for seat, line in zip(others, frame.rows(len(others)), strict=True):
            behind(canvas, line, ending, seat, style)
        top = frame.bottom + GAP
    table(canvas, Rect(MARGIN, top, WIDTH - 2 * MARGIN, ending.high - top - MARGIN), ending, style)


def podium(canvas: Canvas, ending: Ending, style: Style) -> None:
    """Draw the winners, or the winner in the middle of the first three; equal places have equal heights."""
    shown = ending.on_podium
    shared = len(shown) > 1 and ending.places[shown[1]] == 1
    wide = min(360, (WIDTH - 2 * MARGIN) / len(shown))
    order = shown if shared or len(shown) == 2 else [*shown[1:2], *shown[:1], *shown[2:]]
    left = WIDTH / 2 - wide * len(order) / 2
    for seat in reversed(shown):
        block(canvas, ending, seat, Rect(left + order.index(seat) * wide, 0, wide, BASE), style)


def block(canvas: Canvas, ending: Ending, seat: int, column: Rect, style: Style) -> None:
    """Draw a player's block of the podium, with the token above it."""
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
    """Draw place, name and points in the middle of a block, and beside them what broke a tie."""
    place, total, decisive = ending.shown_places[seat], ending.columns[-1], ending.decisive(seat)
    step = min(76.0, front.h / 3)
    said = style.say("picture.place", place=place)
    canvas.text(front.cx, front.cy - step, said, Ink("title", 60 if place == 1 else 50, TABLE_INK), "middle")
    name = fit(style.name(seat), "name", BODY, front.w - 16, BODY)
    canvas.text(front.cx, front.cy, name.text, Ink("name", BODY, TABLE_INK), "middle")
    shown = [(total, Ink("figure", 58, TABLE_INK))]
    if decisive is not None:
        shown.append((decisive, Ink("figure", FIGURE, TABLE_INK)))
    points = [written(column.values[seat]) for column, _ in shown]
    wides = [70 + width(each, ink.face, ink.size) for each, (_, ink) in zip(points, shown, strict=True)]
    x, y = front.cx - (sum(wides) + 20 * (len(wides) - 1)) / 2, front.cy + step
    for (column, ink), each, wide in zip(shown, points, wides, strict=True):
        signed(canvas, column, x + 29, y, 28)
        canvas.text(x + 70, y, each, ink)
        x += wide + 20


def behind(canvas: Canvas, line: Rect, ending: Ending, seat: int, style: Style) -> None:
    """Draw a player who is not on the podium: place, name and points."""
    text = style.say("picture.place", place=ending.shown_places[seat])
    canvas.text(line.x + 58, line.cy, text, Ink("figure", FIGURE, TABLE_INK), "middle")
    token(canvas, line.x + 144, line.cy, seat, 62, None, ending.owners[seat])
    canvas.name(line.x + 196, line.cy, style.name(seat), Ink("name", BODY, TABLE_INK), line.w - 400, BODY)
    total = ending.columns[-1]
    signed(canvas, total, line.right - 152, line.cy, 28)
    canvas.text(line.right - 30, line.cy, written(total.values[seat]), Ink("figure", 54, TABLE_INK), "right")


def signed(canvas: Canvas, column: Column, x: float, y: float, radius: float) -> None:
    """Draw a column's sign on a dark disc, so that gold is seen on gold."""
    canvas.disc(x, y, radius, TABLE_HEAD)
    column.sign(canvas, x, y, radius * 1.4)


def table(canvas: Canvas, frame: Rect, ending: Ending, style: Style) -> None:
    """Draw a row for each category, with the best on gold, and a column for each player."""
    canvas.framed(frame, TABLE_PAPER, 18, 4)
    head = frame.inset(4).top_part(TOKENS - 4)
    canvas.tab(head, TABLE_HEAD, 14)
    for seat, place in zip(ending.ranked, columns_of(head, ending), strict=True):
        token(canvas, place.cx, head.cy, seat, 66, None, ending.owners[seat])
    y, total = head.bottom, ending.columns[-1]
    for number, column in enumerate((*ending.columns, *ending.beside)):
        if column.breaks_ties and column is next(each for each in ending.beside if each.breaks_ties):
            band = Rect(head.x, y, head.w, TIE)
            canvas.box(band, TABLE_HEAD)
            canvas.text(band.x + 20, band.cy, style.say("picture.tie"), Ink("body", BODY, GOLD))
            y = band.bottom
        row = Rect(head.x, y, head.w, ROW)
        if column is total or number % 2:
            canvas.box(row.inset(0, 1), WINNER if column is total else TABLE_BAND)
        category(canvas, row, column, ending)
        y = row.bottom


def columns_of(row: Rect, ending: Ending) -> list[Rect]:
    """Return the players' parts of a row, the winner first."""
    return row.right_part(row.w - LABEL - 12).columns(len(ending.places))


def category(canvas: Canvas, row: Rect, column: Column, ending: Ending) -> None:
    """Draw a row of the table: its sign and label, and everybody's points."""
    signed(canvas, column, row.x + 50, row.cy, 34)
    canvas.paragraph(row.x + 98, row.cy, column.label, Ink("body", BODY, TABLE_INK), LABEL - 100)
    part, total = column in ending.columns[:-1], column is ending.columns[-1]
    for seat, place in zip(ending.ranked, columns_of(row, ending), strict=True):
        value = column.values[seat]
        if (part and value > 0 and value == max(column.values)) or column is ending.decisive(seat):
            canvas.box(Rect(place.cx - 38, row.cy - 31, 76, 62), GOLD, 14)
        ink = Ink("figure", 58 if total else FIGURE, TABLE_INK)
        canvas.text(place.cx, row.cy, written(value), ink, "middle")
