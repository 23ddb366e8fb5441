"""The story of a finished game in one picture: everybody's chances over the turns, luck and choices.

The chances are stacked, so that each player is a band as thick as their share of the win. Where few playouts
speak, the bands are paler.
"""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, stronger
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.ending import TABLE_BAND, TABLE_PAPER
from render.core.pictures import GamePictures
from render.core.story.chart import CHART, HEADER, axes, bands, ink_of, lines, marks, tokens
from render.core.story.table import BAD, GOOD, high, table
from render.core.story.view import StoryView
from render.core.story.words import brief, footer, full, title

WIDTH = 1600
AXIS, FOOTER = 62, 92  # heights
LIGHT_GROUND = "#E7D4A6"


def draw(view: StoryView, style: Style) -> Canvas:
    """Draw head, chart, the table of luck and choices, and how to read it."""
    top, rows = CHART.bottom + AXIS, high(view)
    canvas = style.canvas(WIDTH, round(top + rows + FOOTER + 8))
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
    table(canvas, Rect(16, top, WIDTH - 32, rows), view, style)
    ink = Ink("body", 28, ink_of(style))
    canvas.paragraph(
        WIDTH / 2, canvas.height - FOOTER / 2 - 4, footer(view, style), ink, WIDTH - 80, 2, "middle"
    )
    return canvas


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
