"""The leaderboard of a game on one server, the same for all games; drawn in the game's palette."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, darker
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import player_name, short_name
from render.core.ending import BLOCKS, TABLE_HEAD, TABLE_INK, TABLE_PAPER, WINNER
from render.core.pictures import GamePictures
from rules.core.flow import Argument
from rules.core.text import Text

WIDTH = 1600
HEADER, HEAD, LINE, GAP, FOOTER = 84, 72, 96, 44, 64  # heights
MARGIN = 16
RULE, QUIET, CAPTION = "#D8C08A", "#E7D4A6", "#5D4420"
RANK, NAME, POINTS, GAMES, WON, FORM = 92, 172, 850, 976, 1112, 1230  # x positions of the columns
DISC = 56  # diameter of a place in the form
NAME_ROOM = 470


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's row. `points` is None without a rating; `form`: places in the latest games, in order."""

    rank: int
    points: int | None
    provisional: bool
    games: int
    won: int
    form: tuple[int, ...]


@dataclass(frozen=True)
class Leaderboard:
    """The rows, best first; the request has their names in the same order.

    `season`: `now` or `last`; empty for all games. `mine`: the index of the reader's row, if there is one.
    `others` counts the people who are not shown.
    """

    game: str
    lines: tuple[Standing, ...]
    mine: int | None
    others: int
    season: str = ""

    @cached_property
    def gap(self) -> int | None:
        """The index of the row before which others are left out."""
        last = len(self.lines) - 1
        return last if self.others and self.mine == last and last > 0 else None


def draw(view: Leaderboard, style: Style) -> Canvas:
    """Return the head, a row for each person, and the legend."""
    rows = LINE * len(view.lines) + (GAP if view.gap is not None else 0)
    canvas = style.canvas(WIDTH, HEADER + MARGIN + HEAD + rows + FOOTER + 8)
    canvas.box(Rect(0, 0, WIDTH, canvas.height), OUTLINE)
    canvas.line(0, HEADER, WIDTH, 4, GOLD)
    canvas.text(WIDTH / 2, 44, title(view, style), Ink("title", 42, GOLD), "middle")
    table = Rect(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, HEAD + rows + 4)
    canvas.framed(table, TABLE_PAPER, 18, 4, TABLE_HEAD)
    head(canvas, table.top_part(HEAD), style)
    y = table.y + HEAD
    for number in range(len(view.lines)):
        if number == view.gap:
            gap(canvas, Rect(table.x, y, table.w, GAP))
            y += GAP
        row(canvas, Rect(table.x + 4, y, table.w - 8, LINE), view, number, style)
        y += LINE
    ink = Ink("body", 28, PAPER)
    canvas.fitted(
        WIDTH / 2, canvas.height - FOOTER / 2 - 2, footer(view, style), ink, WIDTH - 60, 24, "middle"
    )
    return canvas


def title(view: Leaderboard, style: Style) -> str:
    """Return the name of the game, and that this is its leaderboard, or a season's."""
    if view.season:
        game = style.words.title(view.game)
        return style.say("leaderboard.title-season", game=game, season=view.season)
    return style.say("leaderboard.title", game=style.words.title(view.game))


def footer(view: Leaderboard, style: Style) -> str:
    """Return the legend for the question mark, and how many people are not shown."""
    parts = [style.say("leaderboard.provisional")] if any(line.provisional for line in view.lines) else []
    parts += [style.say("leaderboard.others", count=view.others)] if view.others else []
    return " · ".join(parts or [style.say("leaderboard.how")])


def named(number: int, style: Style) -> str:
    """Return a name as it is drawn; `player` if no font can draw it."""
    return player_name(style.names[number], style.say("leaderboard.player"))


def head(canvas: Canvas, line: Rect, style: Style) -> None:
    """Draw the names of the columns."""
    canvas.tab(line, TABLE_HEAD, 16)
    ink = Ink("body", 30, PAPER)
    canvas.text(NAME, line.cy, style.say("leaderboard.name"), ink)
    canvas.text(POINTS, line.cy, style.say("leaderboard.points"), Ink("body", 30, GOLD), "right")
    canvas.fitted(GAMES, line.cy, style.say("leaderboard.games"), ink, 130, 24, "middle")
    canvas.fitted(WON, line.cy, style.say("leaderboard.won"), ink, 130, 24, "middle")
    canvas.text(FORM, line.cy, style.say("leaderboard.form"), ink)


def gap(canvas: Canvas, line: Rect) -> None:
    """Draw the sign that others are left out here."""
    canvas.box(line.inset(4, 0), QUIET)
    for number in (-1, 0, 1):
        canvas.disc(line.cx + 26 * number, line.cy, 5, CAPTION)


def row(canvas: Canvas, line: Rect, view: Leaderboard, number: int, style: Style) -> None:
    """Draw a person's row; the reader's own is highlighted."""
    it = view.lines[number]
    if number == view.mine:
        last = number == len(view.lines) - 1
        canvas.box(line, WINNER, 14 if last else 0)
        canvas.box(line.top_part(line.h / 2), WINNER)
        canvas.box(Rect(line.x, line.y, 12, line.h - (14 if last else 0)), darker(GOLD, 0.25))
    canvas.line(line.x, line.y, line.w, 2, RULE)
    if it.rank in BLOCKS and it.points is not None:
        canvas.disc(RANK, line.cy, 36, OUTLINE)
        canvas.disc(RANK, line.cy, 32, BLOCKS[it.rank][0])
    canvas.text(RANK, line.cy, str(it.rank), Ink("figure", 42, TABLE_INK), "middle")
    canvas.name(NAME, line.cy, named(number, style), Ink("name", 48, TABLE_INK), NAME_ROOM, 28)
    points(canvas, line.cy, it)
    canvas.text(GAMES, line.cy, str(it.games), Ink("figure", 42, TABLE_INK), "middle")
    canvas.text(WON, line.cy, str(it.won), Ink("figure", 42, TABLE_INK), "middle")
    for step, place in enumerate(it.form):
        form(canvas, FORM + DISC / 2 + step * (DISC + 5), line.cy, place)


def points(canvas: Canvas, y: float, it: Standing) -> None:
    """Draw the rating; a provisional one is paler, with a question mark."""
    if it.points is None:
        canvas.text(POINTS, y, "\N{EN DASH}", Ink("figure", 46, CAPTION), "right")
        return
    colour = CAPTION if it.provisional else TABLE_INK
    canvas.text(POINTS, y, str(it.points), Ink("figure", 58, colour), "right")
    if it.provisional:
        canvas.text(POINTS + 6, y, "?", Ink("figure", 40, colour))


def form(canvas: Canvas, x: float, y: float, place: int) -> None:
    """Draw the place in one game; wins are gold."""
    colour = BLOCKS[1][0] if place == 1 else QUIET
    canvas.disc(x, y, DISC / 2, OUTLINE if place == 1 else CAPTION)
    canvas.disc(x, y, DISC / 2 - 3, colour)
    canvas.text(x, y, str(place), Ink("figure", 34, TABLE_INK), "middle")


def brief(view: Leaderboard, style: Style) -> Sequence[str]:
    """Return the rows, the best first."""
    names = [style.mark(short_name(named(number, style))) for number in range(len(view.lines))]
    told = [spoken(view, number, names, style) for number in range(len(view.lines))]
    return [f"{title(view, style)}.", *told]


def full(view: Leaderboard, style: Style) -> Sequence[str]:
    """Return the whole picture as Markdown, with unchanged names."""
    names = [*map(style.mark, style.names)]
    told = [spoken(view, number, names, style) for number in range(len(view.lines))]
    plain = [line.replace(".", "\\.", 1) for line in told]  # not a list, which Discord would renumber
    bold = [f"**{line}**" if number == view.mine else line for number, line in enumerate(plain)]
    return [f"### {title(view, style)}", *bold, f"-# {footer(view, style)}"]


def spoken(view: Leaderboard, number: int, names: Sequence[str], style: Style) -> str:
    """Return a row in words, with its name taken from `names`."""
    it = view.lines[number]
    key = "unrated" if it.points is None else "guess" if it.provisional else "rated"
    args: dict[str, Argument] = {
        "rank": it.rank,
        "games": it.games,
        "won": it.won,
        "points": str(it.points),
        "name": f"seat:{number}",
        "form": [str(place) for place in it.form],
    }
    return style.words.say(Text(key=f"leaderboard.row.{key}", args=args), names)


LEADERBOARD: GamePictures[Leaderboard] = GamePictures(
    key="leaderboard",
    views=Leaderboard,
    scenes={"leaderboard": draw},
    told={"leaderboard": full},
    brief={"leaderboard": brief},
    reserved=(),
    warm=lambda style: None,
)
