"""The night of Kemet: its steps, and what each player has for them."""

from collections.abc import Callable, Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, TURN, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.kemet.parts.frame import HEAD, player, table
from render.kemet.parts.layout import BODY, WIDTH
from render.kemet.parts.look import BOLT, CARDS, INK, PANEL, QUIET, RESERVE, VETERAN
from render.kemet.parts.pieces import ankh, fame
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, DELTA
from rules.kemet.view import KemetView

STEPS = (
    "offering", "delta", "temples", "prayers", "intervention", "conscription", "awakening", "destiny",
)  # fmt: skip
Sign = Callable[[Canvas, float, float], None]
STEP_HIGH, ROW, TOP, LINE = 96, 84, HEAD.bottom + 232, 46
DARK = "#3A2A1C"
FIRST, APART = 326, 88  # the first column, and from one to the next


def icon(name: str) -> Sign:
    """A drawing of an icon."""
    return lambda canvas, x, y: canvas.icon(x, y, name, 40, PANEL)


COLUMNS: Sequence[tuple[str, Sign]] = (
    ("fame", lambda canvas, x, y: fame(canvas, x, y, "temple", 42)),
    ("prayers", lambda canvas, x, y: ankh(canvas, x, y, 44)),
    ("temples", lambda canvas, x, y: fame(canvas, x, y, "divine", 42)),
    ("worship", lambda canvas, x, y: ankh(canvas, x, y, 44, GOLD)),
    ("veterans", icon(VETERAN)),
    ("divine", icon(BOLT)),
    ("battle", icon(CARDS)),
    ("supply", icon(RESERVE)),
)


def night(view: KemetView, style: Style) -> Canvas:
    """The steps with the present one lit, and a line for each player in turn order."""
    frame = Rect(10, TOP, WIDTH - 20, 70 + ROW * len(view.order))
    title = style.say("kemet.picture.night", day=view.day)
    high = frame.bottom + 36 + 4 * LINE
    canvas = table(style, high, title, style.say(f"kemet.phase.{view.phase}"))
    steps(canvas, view.phase, style)
    canvas.framed(frame, PANEL, 16, 4)
    head = frame.inset(4).top_part(62)
    canvas.tab(head, DARK, 12)
    for number, (_, sign) in enumerate(COLUMNS):
        sign(canvas, column(number), head.cy)
    for number, seat in enumerate(view.order):
        line = Rect(head.x, head.bottom + number * ROW, head.w, ROW)
        canvas.box(line.inset(4, 2), PANEL if number % 2 else QUIET)
        box = Rect(line.x + 6, line.y, FIRST - 62, ROW)
        player(canvas, box, view, seat, Ink("name", BODY, INK), style)
        for place, value in enumerate(values(view, seat)):
            canvas.text(column(place), line.cy, value, Ink("figure", 38, INK), "middle")
    meaning(canvas, Rect(10, frame.bottom + 10, WIDTH - 20, 4 * LINE + 16), style)
    return canvas


def meaning(canvas: Canvas, rect: Rect, style: Style) -> None:
    """The words for the signs above the columns."""
    canvas.box(rect, DARK, 13)
    columns = rect.inset(12, 8).columns(2, 8)
    for number, (name, sign) in enumerate(COLUMNS):
        column, row = divmod(number, 4)
        x, y = columns[column].x, rect.y + 31 + LINE * row
        sign(canvas, x + 22, y)
        text = style.say(f"kemet.picture.night.{name}")
        canvas.text(x + 54, y, text, Ink("body", BODY, WHITE))


def column(number: int) -> float:
    """The middle of a column."""
    return FIRST + number * APART


def steps(canvas: Canvas, phase: str, style: Style) -> None:
    """The steps of the night from left to right, in two lines."""
    places = Rect(10, HEAD.bottom + 20, WIDTH - 20, 2 * STEP_HIGH + 8).cells(len(STEPS), 4, STEP_HIGH, 8)
    for name, rect in zip(STEPS, places, strict=True):
        lit = name == phase
        canvas.framed(rect, TURN if lit else DARK, 14, 3)
        text = style.say(f"kemet.picture.step.{name}")
        ink = Ink("name", BODY, OUTLINE if lit else "#E7D4A6")
        canvas.paragraph(rect.cx, rect.cy, text, ink, rect.w - 8, 2, "middle")


def values(view: KemetView, seat: int) -> list[str]:
    """A player's figures in the order of the columns."""
    god = view.gods[seat]
    counts = (
        len(held(view, seat)),
        worship(view, seat),
        god.veterans,
        god.divine_cards,
        god.battle_cards,
        god.supply,
    )
    return [f"{god.total}/{DATA.fame_to_win}", str(god.prayers), *map(str, counts)]


def held(view: KemetView, seat: int) -> list[str]:
    """The temples that a player controls."""
    return [
        zone for zone, found in view.zones.items() if CHART.zones[zone].prayers and found.controller == seat
    ]


def worship(view: KemetView, seat: int) -> int:
    """The prayer points that a player's temples give at night; those of the Delta have another price."""
    return sum(CHART.zones[zone].prayers for zone in held(view, seat) if zone != DELTA)
