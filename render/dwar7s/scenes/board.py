"""The board of Dwar7s Fall: the map, what all share, and a panel for each player."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from math import dist

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER, TURN, WARNING
from render.core.drawing.geometry import Point
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.tokens import token
from render.dwar7s.parts.chart import draw_map
from render.dwar7s.parts.frame import forest_ground, head_ground, heading
from render.dwar7s.parts.layout import HEADER, ROOMS, SIDES, WIDTH, Board, Chart, Place, board_for, chart
from render.dwar7s.parts.look import THEMES
from render.dwar7s.parts.shared import shared, shared_ground
from render.dwar7s.parts.strip import panel, panel_ground
from rules.dwar7s.components.grid import card_of, kind_of
from rules.dwar7s.view import CellView, Dwar7sView

STEP = 58  # from one token of the order to the next
ABOVE = 44  # from the upper edge of a band to a number that points at it
BESIDE = 0.95  # from the middle of a card to a number that points at it, in cells


def board(view: Dwar7sView, style: Style) -> Canvas:
    """The whole table; nothing on it is private."""
    seats = len(view.clans)
    places = [(cell.x, cell.y) for cell in view.cells]
    bands = board_for(places)
    canvas = stored_ground(seats, bands, style)
    header(canvas, view, style)
    draw_map(canvas, chart(places, bands.map), view, style)
    shared(canvas, bands.shared, view, style)
    for seat, rect in zip(range(seats), bands.panels(seats), strict=True):
        panel(canvas, rect, view, seat, style)
    return canvas


def stored_ground(seats: int, bands: Board, style: Style) -> Canvas:
    """The board's ground for a number of players, from the store."""
    size = WIDTH, round(bands.strip.bottom)
    fresh = partial(board_ground, seats, bands, style)
    return style.ground("dwar7s-board", *size, fresh, style.words.lang, seats, bands.room)


def lowest_ground(seats: int, style: Style) -> Canvas:
    """The ground with which each game begins."""
    return stored_ground(seats, Board(ROOMS[0]), style)


def board_ground(seats: int, bands: Board, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas = forest_ground(style, WIDTH, round(bands.strip.bottom))
    head_ground(canvas)
    shared_ground(canvas, bands.shared, style)
    surfaces = THEMES[style.theme]
    canvas.box(bands.strip, surfaces.box)
    canvas.line(0, bands.strip.y, WIDTH, 3, surfaces.edge)
    for rect in bands.panels(seats):
        panel_ground(canvas, rect, style)
    return canvas


def header(canvas: Canvas, view: Dwar7sView, style: Style) -> None:
    """Round, what is going on, and the order of turns."""
    heading(canvas, title(view, style), now(view, style))
    x = WIDTH - 42 - STEP * (len(view.order) - 1)
    for number, seat in enumerate(view.order):
        token(canvas, x + STEP * number, HEADER.cy, seat, 46, TURN if seat == view.turn else None)
    text = style.say("dwar7s.picture.order")
    canvas.text(x - 40, HEADER.cy, text, Ink("body", 23, PAPER), "right")
    if view.last_round and view.places is None:
        warning = style.say("dwar7s.picture.last-round")
        right = x - 60 - width(text, "body", 23)
        canvas.text(right, HEADER.cy, warning, Ink("name", 29, WARNING, 2, OUTLINE), "right")


def title(view: Dwar7sView, style: Style) -> str:
    """Game and round."""
    return style.say("dwar7s.picture.round", round=view.round)


def now(view: Dwar7sView, style: Style) -> str:
    """The current phase, and whose turn it is."""
    if view.turn is None:
        return style.say("dwar7s.picture.now.over")
    seat = f"seat:{view.turn}"
    if view.phase != "tasks":
        return style.say(f"dwar7s.picture.now.{view.phase}", seat=seat)
    left = max(0, view.allowed - view.used)
    return style.say("dwar7s.picture.now.tasks", seat=seat, left=left, allowed=view.allowed)


def points(view: Dwar7sView) -> Mapping[str, Point]:
    """The first player's castle and a mine of its realm, a monster, a tavern; the objectives; the panel."""
    seat = 0
    places = [(cell.x, cell.y) for cell in view.cells]
    bands = board_for(places)
    home = next(cell for cell in view.cells if cell.cards[-1].card == card_of(seat, "castle"))
    realm = [cell for cell in view.cells if cell.region == home.region]
    shown = {
        "realm": [home],
        "mine": of_task(realm, "mine"),
        "monster": of_task(view.cells, "defeat"),
        "tavern": of_task(view.cells, "hire"),
    }
    panel = bands.panels(len(view.clans))[seat]
    return {
        **{name: beside(cells, places, chart(places, bands.map)) for name, cells in shown.items()},
        "trades": (bands.shared.x + 2 * ABOVE, bands.shared.y - ABOVE),
        "panel": (panel.cx, panel.y + ABOVE / 2),
    }


def of_task(cells: Sequence[CellView], task: str) -> list[CellView]:
    """The cards with this task."""
    return [cell for cell in cells if kind_of(cell.cards[-1].card).task == task]


def beside(cells: Sequence[CellView], built: Collection[Place], found: Chart) -> Point:
    """A free place beside one of the cards: the one with the fewest other cards around it."""
    free = {
        (cell.x + x, cell.y + y): (cell.x + x * BESIDE, cell.y + y * BESIDE)
        for cell in cells
        for x, y in SIDES
        if (cell.x + x, cell.y + y) not in built
    }
    alone = min(free, key=lambda place: sum(dist(place, other) == 1 for other in built))
    x, y = free[alone]
    return found.x0 + (x + 0.5) * found.size, found.y0 + (y + 0.5) * found.size
