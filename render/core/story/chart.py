"""The chart of a story: bands as thick as the chances, the rounds, strokes of luck, and costly choices."""

from collections.abc import Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.tokens import pattern, token
from render.core.ending import TABLE_INK, TABLE_PAPER
from render.core.story.view import StoryView, signed
from render.core.story.words import written
from rules.core.decisions import Seat
from rules.core.game import WHOLE

HEADER = 84
CHART = Rect(118, HEADER + 70, 1452, 560)
BAND = 2.4  # scale of the owners' patterns in the bands
FAINT = (20, 120), 0.62  # standard errors at which paleness begins and ends, and how pale it gets
TICKS, APART = 14, 14  # rounds that are named at most, and the least room between two names
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
FLAG, TALL = 172, 56  # width and height
TOKEN, THICK = 92, 40  # the largest token in a band, and how thick a band with one is


def ink_of(style: Style) -> str:
    """Return the colour of words on the ground."""
    return TABLE_INK if style.theme == "light" else PAPER


def across(view: StoryView, step: int) -> float:
    """Return the horizontal place of a number of answers."""
    first, last = view.steps[0], view.steps[-1]
    return CHART.x + CHART.w * (step - first) / max(1, last - first)


def edges(view: StoryView, index: int) -> list[float]:
    """Return the edges of the bands at a point, from the bottom up."""
    found = [CHART.bottom]
    for share in view.stacked[index]:
        found.append(found[-1] - CHART.h * share / WHOLE)
    return found


def bands(view: StoryView) -> str:
    """Return a band for each player, paler where the chances are uncertain, as SVG."""
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
    """Return paper that covers the bands, the denser the less is known."""
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
    """Draw the axes: percent at the left, rounds below."""
    for percent in (0, 50, 100):
        y = CHART.bottom - CHART.h * percent / 100
        canvas.text(CHART.x - 16, y, written(percent, style), Ink("figure", 30, ink_of(style)), "right")
        canvas.line(CHART.x - 10, y, 10, 3, ink_of(style))
    rounds: dict[int, int] = {}
    for point in view.story.points:
        rounds.setdefault(point.round, point.step)
    every = -(-len(rounds) // TICKS)
    free, said = 0.0, False  # where the next name may begin, and whether one has said what the numbers count
    for number, step in list(rounds.items())[::every]:
        x, ink = across(view, step), Ink("figure", 32, ink_of(style))
        canvas.box(Rect(x - 1.5, CHART.bottom, 3, 12), ink.colour)
        name = str(number) if said else style.words.round(view.game, number)
        half = width(name, ink.face, ink.size) / 2
        if x - half >= free:
            canvas.text(x, CHART.bottom + 32, name, ink, "middle")
            free, said = x + half + APART, said or number > 0


def tokens(canvas: Canvas, view: StoryView) -> None:
    """Draw the players' tokens in the bands."""
    for seat, owner in enumerate(view.owners):
        x, y, thick = widest(view, seat)
        if thick > THICK:
            token(canvas, x, y, seat, min(TOKEN, thick * 0.8), None, owner)


def widest(view: StoryView, seat: Seat) -> tuple[float, float, float]:
    """Return the thickest place of a band, not at the very edge, nor below a flag if there is room elsewhere.

    Returns the middle of the band there, and its thickness.
    """
    inner = range(1, len(view.steps) - 1) if len(view.steps) > 3 else range(len(view.steps))
    places = [place(view, seat, index) for index in inner]
    flags = flagged(view)
    free = [
        (x, y, thick)
        for x, y, thick in places
        if thick > THICK
        and not any(
            abs(x - fx) < FLAG / 2 + TOKEN / 2 and abs(y - fy) < TALL / 2 + TOKEN / 2 for fx, fy in flags
        )
    ]
    return max(free or places, key=lambda each: each[2])


def place(view: StoryView, seat: Seat, index: int) -> tuple[float, float, float]:
    """Return the middle of a band at a point, and how thick it is there."""
    column = edges(view, index)
    x = min(max(across(view, view.steps[index]), CHART.x + 60), CHART.right - 60)
    return x, (column[seat] + column[seat + 1]) / 2, column[seat] - column[seat + 1]


def lines(canvas: Canvas, view: StoryView) -> None:
    """Draw a line for each stroke of luck and each costly choice, below all that is said about them."""
    for index, _, _ in view.jumps:
        dashed(canvas, between(view, index), CHART, GOLD)
    for each in view.story.costly:
        dashed(canvas, across(view, each.step), CHART, PAPER)


def between(view: StoryView, index: int) -> float:
    """Return the middle between a point and the next one."""
    return (across(view, view.steps[index]) + across(view, view.steps[index + 1])) / 2


def marks(canvas: Canvas, view: StoryView) -> None:
    """Draw the greatest strokes of luck above the chart, and the costliest choices by their numbers."""
    xs = apart([between(view, index) for index, _, _ in view.jumps], FLAG + 6, CHART.right - FLAG / 2)
    for (_, seat, luck), x in zip(view.jumps, xs, strict=True):
        flag(canvas, x, CHART.y - 34, view, seat, signed(luck), "md:dice-5", GOLD)
    for number, (each, (x, y)) in enumerate(zip(view.story.costly, flagged(view), strict=True), 1):
        flag(canvas, x, y, view, each.seat, SIGNS[each.grade], None, PAPER, number)


def flagged(view: StoryView) -> list[tuple[float, float]]:
    """Return the middles of the flags of the costly choices, one below the other."""
    xs = [within(across(view, each.step)) for each in view.story.costly]
    return [(x, CHART.y + 40 + 66 * (number % 3)) for number, x in enumerate(xs)]


def within(x: float) -> float:
    """Return the nearest middle of a flag that does not stand out of the chart."""
    return min(max(x, CHART.x + FLAG / 2), CHART.right - FLAG / 2)


def apart(xs: Sequence[float], least: float, last: float) -> list[float]:
    """Move rising numbers as little as needed to the right, and then to the left of `last`.

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
    """Draw a line from top to bottom."""
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
    """Draw a flag: whose event it was, and a die with its result, or the number and the sign of a choice."""
    wide = FLAG
    x = within(x)
    canvas.framed(Rect(x - wide / 2, y - TALL / 2, wide, TALL), colour, 16, 4)
    if icon is not None:
        canvas.icon(x - wide / 2 + 30, y, icon, 40, TABLE_INK)
    if number is not None:
        canvas.disc(x - wide / 2 + 30, y, 20, TABLE_INK)
        canvas.text(x - wide / 2 + 30, y, str(number), Ink("figure", 30, PAPER), "middle")
    token(canvas, x - wide / 2 + 78, y, seat, 40, None, view.owners[seat])
    canvas.text(x + wide / 2 - 14, y, text, Ink("figure", 34, TABLE_INK), "right")
