"""The night of Kemet: its steps, and what each player has for them."""

from collections.abc import Callable, Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, TURN, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.table import HEADER, table
from render.kemet.parts.frame import heading, plain, player
from render.kemet.parts.layout import WIDTH
from render.kemet.parts.look import BOLT, CARDS, INK, PANEL, QUIET, RESERVE, VETERAN
from render.kemet.parts.pieces import ankh, fame
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, DELTA
from rules.kemet.view import KemetView

STEPS = (
    "offering", "delta", "temples", "prayers", "intervention", "conscription", "awakening", "destiny",
)  # fmt: skip
Sign = Callable[[Canvas, float, float], None]
ROW, TOP = 120, HEADER.bottom + 124


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
    canvas = table("kemet", style, round(TOP + 132 + ROW * len(view.order) + 18), plain)
    title = style.say("kemet.picture.night", day=view.day)
    heading(canvas, title, style.say(f"kemet.phase.{view.phase}"))
    steps(canvas, view.phase, style)
    frame = Rect(16, TOP, WIDTH - 32, 116 + ROW * len(view.order))
    canvas.framed(frame, PANEL, 16, 4)
    head = frame.inset(4).top_part(108)
    canvas.box(head, "#3A2A1C", 12)
    for number, (name, sign) in enumerate(COLUMNS):
        sign(canvas, column(number), head.y + 33)
        text = style.say(f"kemet.picture.night.{name}")
        canvas.paragraph(column(number), head.y + 80, text, Ink("body", 22, WHITE), 138, 2, "middle")
    for number, seat in enumerate(view.order):
        line = Rect(head.x, head.bottom + number * ROW, head.w, ROW)
        canvas.box(line.inset(0, 2), PANEL if number % 2 else QUIET)
        player(canvas, Rect(line.x + 14, line.y, 360, ROW), view, seat, Ink("name", 38, INK), style)
        for place, value in enumerate(values(view, seat)):
            canvas.text(column(place), line.cy, value, Ink("figure", 50, INK), "middle")
    return canvas


def column(number: int) -> float:
    """The middle of a column."""
    return 470 + number * 148


def steps(canvas: Canvas, phase: str, style: Style) -> None:
    """The steps of the night from left to right."""
    bar = Rect(16, HEADER.bottom + 24, WIDTH - 32, 78)
    for name, rect in zip(STEPS, bar.columns(len(STEPS), 8), strict=True):
        lit = name == phase
        canvas.framed(rect, TURN if lit else "#3A2A1C", 14, 3)
        text = style.say(f"kemet.picture.step.{name}")
        ink = Ink("name", 25, OUTLINE if lit else "#E7D4A6")
        canvas.paragraph(rect.cx, rect.cy, text, ink, rect.w - 10, 2, "middle")


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
