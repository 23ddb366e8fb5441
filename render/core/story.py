"""The story of a finished game in one picture: everybody's chances over the turns, luck and choices.

The chances are stacked, so that each player is a band as thick as their share of the win. Where few playouts
speak, the bands are paler.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, stronger
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, Owner, pattern, token
from render.core.ending import TABLE_BAND, TABLE_HEAD, TABLE_INK, TABLE_PAPER, WINNER
from render.core.pictures import GamePictures
from render.core.words import owner as called
from rules.core.decisions import Seat
from rules.core.game import WHOLE
from rules.core.search.story import Story

WIDTH = 1600
HEADER, AXIS, HEAD, LINE, FOOTER = 84, 62, 64, 84, 62  # heights
CHART = Rect(118, HEADER + 70, 1452, 560)
BAND = 2.4  # scale of the owners' patterns in the bands
FAINT = (20, 120), 0.62  # standard errors at which paleness begins and ends, and how pale it gets
TICKS = 14  # rounds that are named at most
JUMPS, JUMP = 3, 80  # strokes of luck that are marked at most, and how large the least of them is
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
CAPTION, LIGHT_GROUND = "#5D4420", "#E7D4A6"
GOOD, BAD = "#1F6B3A", "#9B1F12"
NAME, START, LUCK, CHOSEN, END = 120, 640, 890, 1190, 1490  # x positions of the columns
FLAG = 172  # width
BAR = 118  # half of the width of a bar


@dataclass(frozen=True)
class StoryView:
    """A story; `colours` are the players' colours by seat, as indices in `OWNERS`."""

    game: str
    colours: tuple[int, ...]
    story: Story

    @cached_property
    def owners(self) -> tuple[Owner, ...]:
        """The players' colours by seat."""
        return tuple(OWNERS[colour] for colour in self.colours)

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """The number of answers at each point, and at the end."""
        steps = [point.step for point in self.story.points]
        return (*steps, max([*(each.step for each in self.story.costly), steps[-1]]) + 1)

    @cached_property
    def stacked(self) -> tuple[tuple[int, ...], ...]:
        """The shares at each point, and at the end."""
        return (*(point.shares for point in self.story.points), self.story.end)

    @cached_property
    def jumps(self) -> list[tuple[int, Seat, int]]:
        """The greatest strokes of luck: the point before it, whose it was, and what it changed."""
        found = []
        for index, point in enumerate(self.story.points):
            luck = self.story.luck(index)
            seat = max(range(len(luck)), key=lambda seat: luck[seat])
            if luck[seat] >= max(JUMP, 3 * point.error):
                found.append((index, seat, luck[seat]))
        return sorted(sorted(found, key=lambda each: -each[2])[:JUMPS])


def draw(view: StoryView, style: Style) -> Canvas:
    """Head, chart, the table of luck and choices, and how to read it."""
    table_top = CHART.bottom + AXIS
    rows = HEAD + LINE * len(view.colours) + 8
    canvas = style.canvas(WIDTH, round(table_top + rows + FOOTER + 8))
    canvas.box(Rect(0, 0, WIDTH, canvas.height), LIGHT_GROUND if style.theme == "light" else OUTLINE)
    canvas.box(Rect(0, 0, WIDTH, HEADER), OUTLINE)
    canvas.line(0, HEADER, WIDTH, 4, GOLD)
    canvas.fitted(WIDTH / 2, 44, title(view, style), Ink("title", 42, GOLD), WIDTH - 60, 30, "middle")
    canvas.box(CHART.inset(-4), TABLE_PAPER)
    canvas.layer(bands(view))
    axes(canvas, view, style)
    lines(canvas, view)
    tokens(canvas, view)
    marks(canvas, view)
    canvas.ring(CHART.inset(-4), OUTLINE, 0, 4)
    table(canvas, Rect(16, table_top, WIDTH - 32, rows), view, style)
    ink = Ink("body", 27, ink_of(style))
    canvas.fitted(
        WIDTH / 2, canvas.height - FOOTER / 2 - 2, footer(view, style), ink, WIDTH - 50, 22, "middle"
    )
    return canvas


def ink_of(style: Style) -> str:
    """The colour of words on the ground."""
    return TABLE_INK if style.theme == "light" else PAPER


def title(view: StoryView, style: Style) -> str:
    """The name of the game, and that this is its story."""
    return style.say("story.title", game=style.words.title(view.game))


def footer(view: StoryView, style: Style) -> str:
    """How to read it."""
    return style.say("story.how", playouts=view.story.playouts)


# --- the chart -------------------------------------------------------------------------------------------


def across(view: StoryView, step: int) -> float:
    """Where a number of answers lies from left to right."""
    first, last = view.steps[0], view.steps[-1]
    return CHART.x + CHART.w * (step - first) / max(1, last - first)


def edges(view: StoryView, index: int) -> list[float]:
    """The edges of the bands at a point, from the bottom up."""
    found = [CHART.bottom]
    for share in view.stacked[index]:
        found.append(found[-1] - CHART.h * share / WHOLE)
    return found


def bands(view: StoryView) -> str:
    """A band for each player, paler where the chances are uncertain, as SVG."""
    xs = [across(view, step) for step in view.steps]
    columns = [edges(view, index) for index in range(len(xs))]
    shapes = lines = ""
    for seat, owner in enumerate(view.owners):
        lower = [f"{x:.1f} {column[seat]:.1f}" for x, column in zip(xs, columns, strict=True)]
        upper = [f"{x:.1f} {column[seat + 1]:.1f}" for x, column in zip(xs, columns, strict=True)]
        path = f'd="M{" ".join([*lower, *reversed(upper)])}Z"'
        rim = (
            pattern(owner).replace('id="rim"', f'id="rim{seat}"').replace("rotate(", f"scale({BAND}) rotate(")
        )
        shapes += f'<defs>{rim}</defs><path {path} fill="{owner.colour}"/>'
        shapes += f'<path {path} fill="url(#rim{seat})" fill-opacity=".5"/>'
        if seat:
            lines += f'<path d="M{" ".join(lower)}" fill="none" stroke="{OUTLINE}" stroke-width="9"/>'
            lines += f'<path d="M{" ".join(lower)}" fill="none" stroke="{PAPER}" stroke-width="4"/>'
    return f"{shapes}{veil(view, xs)}{lines}"


def veil(view: StoryView, xs: Sequence[float]) -> str:
    """Paper over the bands, the denser the less is known."""
    (low, high), most = FAINT
    stops = ""
    for x, point in zip(xs, view.story.points, strict=False):
        share = most * min(1, max(0, (point.error - low) / (high - low)))
        at = (x - CHART.x) / CHART.w
        stops += f'<stop offset="{at:.4f}" stop-color="{TABLE_PAPER}" stop-opacity="{share:.3f}"/>'
    stops += f'<stop offset="1" stop-color="{TABLE_PAPER}" stop-opacity="0"/>'
    box = f'x="{CHART.x}" y="{CHART.y}" width="{CHART.w}" height="{CHART.h}"'
    return f'<linearGradient id="veil">{stops}</linearGradient><rect {box} fill="url(#veil)"/>'


def axes(canvas: Canvas, view: StoryView, style: Style) -> None:
    """Percent at the left, rounds below."""
    for percent in (0, 50, 100):
        y = CHART.bottom - CHART.h * percent / 100
        canvas.text(CHART.x - 16, y, f"{percent} %", Ink("figure", 30, ink_of(style)), "right")
        canvas.line(CHART.x - 10, y, 10, 3, ink_of(style))
    rounds: dict[int, int] = {}
    for point in view.story.points:
        rounds.setdefault(point.round, point.step)
    every = -(-len(rounds) // TICKS)
    for number, step in list(rounds.items())[::every]:
        x = across(view, step)
        canvas.box(Rect(x - 1.5, CHART.bottom, 3, 12), ink_of(style))
        canvas.text(x, CHART.bottom + 32, str(number), Ink("figure", 32, ink_of(style)), "middle")


def tokens(canvas: Canvas, view: StoryView) -> None:
    """Who is who in the bands."""
    for seat, owner in enumerate(view.owners):
        x, y, thick = widest(view, seat)
        if thick > 40:
            token(canvas, x, y, seat, min(92, thick * 0.8), None, owner)


def widest(view: StoryView, seat: Seat) -> tuple[float, float, float]:
    """Where a band is thickest, but not at the very edge: its middle, and how thick it is."""
    inner = range(1, len(view.steps) - 1) if len(view.steps) > 3 else range(len(view.steps))
    index = max(inner, key=lambda index: view.stacked[index][seat])
    column = edges(view, index)
    x = min(max(across(view, view.steps[index]), CHART.x + 60), CHART.right - 60)
    return x, (column[seat] + column[seat + 1]) / 2, column[seat] - column[seat + 1]


def lines(canvas: Canvas, view: StoryView) -> None:
    """A line for each stroke of luck and each costly choice, below all that is said about them."""
    for index, _, _ in view.jumps:
        dashed(canvas, between(view, index), CHART, GOLD)
    for each in view.story.costly:
        dashed(canvas, across(view, each.step), CHART, PAPER)


def between(view: StoryView, index: int) -> float:
    """The middle between a point and the next one."""
    return (across(view, view.steps[index]) + across(view, view.steps[index + 1])) / 2


def marks(canvas: Canvas, view: StoryView) -> None:
    """The greatest strokes of luck above the chart, and the costliest choices by their numbers."""
    xs = apart([between(view, index) for index, _, _ in view.jumps], FLAG + 6, CHART.right - FLAG / 2)
    for (_, seat, luck), x in zip(view.jumps, xs, strict=True):
        flag(canvas, x, CHART.y - 34, view, seat, f"+{luck // 10}", "md:dice-5", GOLD)
    for number, each in enumerate(view.story.costly, 1):
        x, y = across(view, each.step), CHART.y + 40 + 66 * ((number - 1) % 3)
        flag(canvas, x, y, view, each.seat, SIGNS[each.grade], None, PAPER, number)


def apart(xs: Sequence[float], least: float, last: float) -> list[float]:
    """Rising numbers, moved as little as needed to the right and then to the left of `last`.

    >>> apart([1, 2, 9], 3, 8)
    [1, 4, 8]
    >>> apart([7, 8], 3, 8)
    [5, 8]
    """
    found = list[float]()
    for x in xs:
        found.append(max(x, found[-1] + least) if found else x)
    for n in reversed(range(len(found))):
        found[n] = min(found[n], last if n == len(found) - 1 else found[n + 1] - least)
    return found


def dashed(canvas: Canvas, x: float, rect: Rect, colour: str) -> None:
    """A line from top to bottom."""
    step = 22.0
    y = rect.y
    while y < rect.bottom - 8:
        canvas.box(Rect(x - 3.5, y, 7, 14), OUTLINE)
        canvas.box(Rect(x - 1.5, y + 2, 3, 10), colour)
        y += step


def flag(
    canvas: Canvas,
    x: float,
    y: float,
    view: StoryView,
    seat: Seat,
    text: str,
    icon: str | None,
    colour: str,
    number: int | None = None,
) -> None:
    """Whose it was, and what: a die with what it brought, or the number and the sign of a choice."""
    wide = FLAG
    x = min(max(x, CHART.x + wide / 2), CHART.right - wide / 2)
    canvas.framed(Rect(x - wide / 2, y - 28, wide, 56), colour, 16, 4)
    if icon is not None:
        canvas.icon(x - wide / 2 + 30, y, icon, 40, TABLE_INK)
    if number is not None:
        canvas.disc(x - wide / 2 + 30, y, 20, TABLE_INK)
        canvas.text(x - wide / 2 + 30, y, str(number), Ink("figure", 30, PAPER), "middle")
    token(canvas, x - wide / 2 + 78, y, seat, 40, None, view.owners[seat])
    canvas.text(x + wide / 2 - 14, y, text, Ink("figure", 34, TABLE_INK), "right")


# --- the table -------------------------------------------------------------------------------------------


def table(canvas: Canvas, rect: Rect, view: StoryView, style: Style) -> None:
    """For each player: the chances at the start, what luck and choices changed, and the outcome."""
    canvas.framed(rect, TABLE_PAPER, 18, 4, TABLE_HEAD)
    head = rect.top_part(HEAD)
    canvas.tab(head, TABLE_HEAD, 16)
    ink = Ink("body", 30, PAPER)
    for x, key in ((START, "start"), (LUCK, "luck"), (CHOSEN, "chosen"), (END, "end")):
        canvas.fitted(x, head.cy, style.say(f"story.{key}"), ink, 250, 22, "middle")
    most = max(1, *(abs(value) for seat in range(len(view.colours)) for value in changes(view, seat)))
    for seat in range(len(view.colours)):
        line = Rect(rect.x + 4, head.bottom + seat * LINE, rect.w - 8, LINE)
        row(canvas, line, view, seat, most, style)


def changes(view: StoryView, seat: Seat) -> tuple[int, int]:
    """What luck and choices changed for a player."""
    return view.story.sum_luck(seat), view.story.sum_chosen(seat)


def row(canvas: Canvas, line: Rect, view: StoryView, seat: Seat, most: int, style: Style) -> None:
    """A player's line; a winner's is gold."""
    won = view.story.end[seat] == max(view.story.end)
    if won or seat % 2:
        canvas.box(line, WINNER if won else TABLE_BAND)
    token(canvas, line.x + 56, line.cy, seat, 58, None, view.owners[seat])
    canvas.fitted(NAME, line.cy, style.name(seat), Ink("name", 42, TABLE_INK), 400, 24)
    figure = Ink("figure", 46, TABLE_INK)
    canvas.text(START, line.cy, f"{percent(view.stacked[0][seat])} %", figure, "middle")
    for x, value, plain in zip((LUCK, CHOSEN), changes(view, seat), (False, True), strict=True):
        bar(canvas, x, line, value, most, plain=plain)
    canvas.text(END, line.cy, f"{percent(view.story.end[seat])} %", figure, "middle")


def bar(canvas: Canvas, x: float, line: Rect, value: int, most: int, *, plain: bool) -> None:
    """What was gained to the right of the middle, what was lost to the left; luck is hollow."""
    long = BAR * abs(value) / most
    colour = GOOD if value >= 0 else BAD
    rect = Rect(x if value >= 0 else x - long, line.cy + 14, long, 16)
    canvas.box(rect, colour)
    if not plain and long > 10:
        canvas.box(rect.inset(3), TABLE_PAPER)
    canvas.box(Rect(x - 1.5, line.cy + 8, 3, 28), TABLE_INK)
    canvas.text(x, line.cy - 14, signed(value), Ink("figure", 42, colour if value else CAPTION), "middle")


def percent(share: int) -> int:
    """A share in percent."""
    return round(share * 100 / WHOLE)


def signed(value: int) -> str:
    """Percentage points with their sign."""
    points = percent(abs(value))
    return f"+{points}" if value > 0 and points else f"\N{MINUS SIGN}{points}" if points else "0"


# --- in words --------------------------------------------------------------------------------------------


def brief(view: StoryView, style: Style) -> Sequence[str]:
    """Who had which chances when, in short: for the alternative text."""
    return [f"{title(view, style)}.", *totals(view, style), *turning(view, style, 6)]


def full(view: StoryView, style: Style) -> Sequence[str]:
    """All that the picture shows, as Markdown."""
    return [
        f"### {title(view, style)}",
        *totals(view, style),
        "",
        *turning(view, style, len(view.story.points)),
        f"-# {footer(view, style)}",
    ]


def totals(view: StoryView, style: Style) -> list[str]:
    """A sentence for each player."""
    return [
        style.say(
            "story.player",
            who=called(seat, style, view.colours[seat]),
            start=percent(view.stacked[0][seat]),
            luck=signed(view.story.sum_luck(seat)),
            chosen=signed(view.story.sum_chosen(seat)),
            end=percent(view.story.end[seat]),
        )
        for seat in range(len(view.colours))
    ]


def turning(view: StoryView, style: Style, most: int) -> list[str]:
    """The chances at some points, evenly spread, with strokes of luck and costly choices."""
    points = view.story.points
    every = max(1, -(-len(points) // max(1, most)))
    lucky = {index: (seat, luck) for index, seat, luck in view.jumps}
    lines = []
    for index, point in enumerate(points):
        shares = " · ".join(f"{style.name(s)} {percent(share)} %" for s, share in enumerate(point.shares))
        if index % every == 0:
            lines.append(style.say("story.point", step=point.step, round=point.round, shares=shares))
        if index in lucky:
            seat, luck = lucky[index]
            lines.append(style.say("story.lucky", step=point.step, seat=f"seat:{seat}", points=percent(luck)))
    return lines


STORY: GamePictures[StoryView] = GamePictures(
    key="story",
    views=StoryView,
    scenes={"story": draw},
    told={"story": full},
    brief={"story": brief},
    reserved=(),
    warm=lambda style: None,
    stronger=stronger((GOOD, TABLE_BAND), (BAD, TABLE_BAND)),
)
