"""The standings of a series, in the style of the leaderboard; at its end with a podium above them."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, darker, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import fit, short_name
from render.core.ending import BLOCKS, TABLE_HEAD, TABLE_INK, TABLE_PAPER
from render.core.leaderboard import CAPTION, HEAD, HEADER, LINE, MARGIN, QUIET, RULE, named
from render.core.pictures import GamePictures
from rules.core.flow import Argument
from rules.core.text import Text

NARROW = 1080  # the least width: it grows with the rounds, so that a few of them are large on a phone
PODIUM = 490  # the height of the podium, at the end of the series
BLOCK, TALL = 340, 350  # the width of a block, and the height of the winner's
FOOTER = 104  # two lines
RANK, NAME, POINTS, WINS, FIRST = 78, 142, 640, 732, 800  # x positions of the columns
NAME_ROOM = 330
DISC = 62  # diameter of a place


@dataclass(frozen=True, slots=True)
class SeriesLine:
    """A person's row. `places`: by round, 0 for sitting out, None without a result. `left`: the series."""

    rank: int
    points: int
    wins: int
    places: tuple[int | None, ...]
    left: bool = False


@dataclass(frozen=True)
class SeriesView:
    """The rows, best first; the request has their names in the same order. `others` are not shown.

    `round`: how many rounds have begun; `ended`: it is over.
    """

    game: str
    number: int
    round: int
    rounds: int
    lines: tuple[SeriesLine, ...]
    others: int = 0
    ended: bool = False


def draw(view: SeriesView, style: Style) -> Canvas:
    """Return the head, the podium if it is over, a row for each person, and the legend."""
    rows, wide = LINE * len(view.lines), width(view)
    above = PODIUM if view.ended and view.lines else 0
    canvas = style.canvas(wide, HEADER + above + MARGIN + HEAD + rows + FOOTER + 8)
    canvas.box(Rect(0, 0, wide, canvas.height), OUTLINE)
    canvas.line(0, HEADER, wide, 4, GOLD)
    canvas.fitted(wide / 2, 44, title(view, style), Ink("title", 42, GOLD), wide - 60, 28, "middle")
    if above:
        podium(canvas, Rect(0, HEADER, wide, PODIUM), view, style)
    table = Rect(MARGIN, HEADER + above + MARGIN, wide - 2 * MARGIN, HEAD + rows + 4)
    canvas.framed(table, TABLE_PAPER, 18, 4, TABLE_HEAD)
    head(canvas, table.top_part(HEAD), view, style)
    for number in range(len(view.lines)):
        line = Rect(table.x + 4, table.y + HEAD + number * LINE, table.w - 8, LINE)
        row(canvas, line, view, number, style)
    ink = Ink("body", 28, PAPER)
    for number, said in enumerate(footer(view, style)):
        y = canvas.height - FOOTER + 26 + 40 * number
        canvas.fitted(wide / 2, y, said, ink, wide - 40, 24, "middle")
    return canvas


def title(view: SeriesView, style: Style) -> str:
    """Return the series, and how far it has come."""
    key = "series.title.over" if view.ended else "series.title"
    game = style.words.title(view.game)
    return style.say(key, game=game, number=view.number, round=view.round, rounds=view.rounds)


def width(view: SeriesView) -> int:
    """Return the width of the picture."""
    return max(NARROW, round(column(view.rounds)) + MARGIN)


def footer(view: SeriesView, style: Style) -> tuple[str, str]:
    """Return the legend, in two lines, and how many people are not shown."""
    more = [style.say("leaderboard.others", count=view.others)] if view.others else []
    return style.say("series.how"), " · ".join([style.say("series.ties"), *more])


def head(canvas: Canvas, line: Rect, view: SeriesView, style: Style) -> None:
    """Draw the names of the columns; rounds have numbers."""
    canvas.tab(line, TABLE_HEAD, 16)
    ink = Ink("body", 30, PAPER)
    canvas.text(NAME, line.cy, style.say("leaderboard.name"), ink)
    canvas.text(POINTS, line.cy, style.say("series.points"), Ink("body", 30, GOLD), "right")
    canvas.fitted(WINS, line.cy, style.say("leaderboard.won"), ink, 120, 24, "middle")
    for number in range(view.rounds):
        said = style.say("series.round", round=number + 1)
        canvas.text(column(number), line.cy, said, ink, "middle")


def column(number: int) -> float:
    """Return the middle of a round's column."""
    return FIRST + DISC / 2 + number * (DISC + 13)


def row(canvas: Canvas, line: Rect, view: SeriesView, number: int, style: Style) -> None:
    """Draw a person's row; paler if they have left."""
    it = view.lines[number]
    ink = CAPTION if it.left else TABLE_INK
    canvas.line(line.x, line.y, line.w, 2, RULE)
    if it.rank in BLOCKS and not it.left:
        canvas.disc(RANK, line.cy, 36, OUTLINE)
        canvas.disc(RANK, line.cy, 32, BLOCKS[it.rank][0])
    canvas.text(RANK, line.cy, str(it.rank), Ink("figure", 42, ink), "middle")
    canvas.name(NAME, line.cy, named(number, style), Ink("name", 48, ink), NAME_ROOM, 28)
    canvas.text(POINTS, line.cy, str(it.points), Ink("figure", 58, ink), "right")
    canvas.text(WINS, line.cy, str(it.wins), Ink("figure", 42, ink), "middle")
    for step, place in enumerate(it.places):
        mark(canvas, column(step), line.cy, place)


def mark(canvas: Canvas, x: float, y: float, place: int | None) -> None:
    """Draw the place in one round; wins are gold, and a dash stands for none."""
    if not place:
        canvas.text(x, y, "" if place is None else "\N{EN DASH}", Ink("figure", 40, CAPTION), "middle")
        return
    canvas.disc(x, y, DISC / 2, OUTLINE if place == 1 else CAPTION)
    canvas.disc(x, y, DISC / 2 - 3, BLOCKS[1][0] if place == 1 else QUIET)
    canvas.text(x, y, str(place), Ink("figure", 38, TABLE_INK), "middle")


def podium(canvas: Canvas, frame: Rect, view: SeriesView, style: Style) -> None:
    """Draw the first three, the winner in the middle."""
    first = [number for number, line in enumerate(view.lines[:3]) if not line.left]
    order = [*first[1:2], *first[:1], *first[2:]]
    left = frame.cx - BLOCK * len(order) / 2
    for place, number in enumerate(order):
        it = view.lines[number]
        colour, share = BLOCKS[number + 1]
        whole = Rect(left + place * BLOCK, frame.y, BLOCK, PODIUM - MARGIN)
        body = whole.bottom_part(TALL * share).inset(4, 0)
        canvas.box(body, OUTLINE, 14)
        front = body.inset(5)
        canvas.box(front, darker(colour, 0.16), 10)
        canvas.box(Rect(front.x, front.y, front.w, front.h - 20), colour)
        canvas.framed(Rect(body.x - 4, body.y - 8, body.w + 8, 26), lighter(colour, 0.5), 10, 4)
        if number == 0:
            canvas.icon(body.cx, body.y - 52, "ra:queen-crown", 70, GOLD)
        said = style.say("picture.place", place=number + 1)
        middle = body.cy - 4
        canvas.text(body.cx, middle - 60, said, Ink("title", 54, TABLE_INK), "middle")
        name = fit(named(number, style), "name", 50, front.w - 20, 30)
        canvas.text(body.cx, middle, name.text, Ink("name", name.size, TABLE_INK), "middle")
        points = style.say("series.worth", points=it.points)
        canvas.text(body.cx, middle + 58, points, Ink("figure", 46, TABLE_INK), "middle")


def brief(view: SeriesView, style: Style) -> Sequence[str]:
    """Return the rows, the best first."""
    names = [style.mark(short_name(named(number, style))) for number in range(len(view.lines))]
    return [f"{title(view, style)}.", *(spoken(view, n, names, style) for n in range(len(view.lines)))]


def full(view: SeriesView, style: Style) -> Sequence[str]:
    """Return the whole picture as Markdown, with unchanged names."""
    names = [*map(style.mark, style.names)]
    told = [spoken(view, number, names, style) for number in range(len(view.lines))]
    plain = [line.replace(".", "\\.", 1) for line in told]  # not a list, which Discord would renumber
    return [f"### {title(view, style)}", *plain, *(f"-# {line}" for line in footer(view, style))]


def spoken(view: SeriesView, number: int, names: Sequence[str], style: Style) -> str:
    """Return a row in words, with its name taken from `names`."""
    it = view.lines[number]
    places = [str(place) if place else "\N{EN DASH}" for place in it.places if place is not None]
    places = places or ["\N{EN DASH}"]
    key = "series.row.left" if it.left else "series.row"
    args: dict[str, Argument] = {
        "rank": it.rank,
        "name": f"seat:{number}",
        "points": it.points,
        "wins": it.wins,
        "places": places,
    }
    return style.words.say(Text(key=key, args=args), names)


SERIES: GamePictures[SeriesView] = GamePictures(
    key="series",
    views=SeriesView,
    scenes={"series": draw},
    told={"series": full},
    brief={"series": brief},
    reserved=(),
    warm=lambda style: None,
)
