"""The board of Dwar7s Fall: the map, what all share, and a panel for each player."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from math import dist

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, TURN, WARNING
from render.core.drawing.geometry import Point
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.dwar7s.parts.chart import draw_map
from render.dwar7s.parts.frame import forest_ground, head_ground
from render.dwar7s.parts.layout import (
    BODY,
    GAP,
    HEAD,
    NARROW,
    ROOMS,
    SIDES,
    Board,
    Chart,
    Place,
    board_for,
    chart,
)
from render.dwar7s.parts.shared import shared, shared_ground
from render.dwar7s.parts.strip import panel, panel_ground
from rules.dwar7s.components.grid import card_of, kind_of
from rules.dwar7s.view import CellView, Dwar7sView

STEP = 58  # from one token of the order to the next
ABOVE = 44  # from the upper edge of a band to a number that points at it
BESIDE = 0.95  # from the middle of a card to a number that points at it, in cells


def board(view: Dwar7sView, style: Style) -> Canvas:
    """The whole table; nothing on it is private."""
    places = [(cell.x, cell.y) for cell in view.cells]
    parts = board_for(places, len(view.clans))
    canvas = stored_ground(parts, style)
    header(canvas, view, style)
    draw_map(canvas, chart(places, parts.map), view, style)
    shared(canvas, parts, view, style)
    for seat, rect in enumerate(parts.panels):
        panel(canvas, rect, view, seat, style)
    if not parts.beside:
        canvas.seam(parts.trades[0].y - GAP / 2, parts.panels[0].y - GAP / 2)
    return canvas


def stored_ground(parts: Board, style: Style) -> Canvas:
    """The board's ground, from the store."""
    also = parts.seats, parts.room, int(parts.beside)
    fresh = partial(board_ground, parts, style)
    return style.ground("dwar7s-board", NARROW, parts.high, fresh, style.words.lang, *also)


def lowest_ground(seats: int, style: Style) -> Canvas:
    """The ground with which each game begins."""
    return stored_ground(Board(ROOMS[0], seats), style)


def board_ground(parts: Board, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas = forest_ground(style, NARROW, parts.high)
    head_ground(canvas, HEAD)
    shared_ground(canvas, parts, style)
    for rect in parts.panels:
        panel_ground(canvas, rect)
    return canvas


def header(canvas: Canvas, view: Dwar7sView, style: Style) -> None:
    """Round, the order of turns, and below them what is going on."""
    x = NARROW - 36 - STEP * (len(view.order) - 1)
    ink = Ink("title", 31, GOLD, aside="the same as in the words above the picture")
    canvas.fitted(92, 33, title(view, style), ink, x - STEP - 92, 26)
    for number, seat in enumerate(view.order):
        token(canvas, x + STEP * number, 33, seat, 50, TURN if seat == view.turn else None)
    room = NARROW - 48.0
    if view.last_round and view.places is None:
        warning = style.say("dwar7s.picture.last-round")
        room -= canvas.text(NARROW - 24, 98, warning, Ink("name", BODY, WARNING, 2, OUTLINE), "right") + 24
    canvas.paragraph(24, 98, now(view, style), Ink("body", BODY, PAPER), room)


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
    parts = board_for(places, len(view.clans))
    home = next(cell for cell in view.cells if cell.cards[-1].card == card_of(seat, "castle"))
    realm = [cell for cell in view.cells if cell.region == home.region]
    shown = {
        "realm": [home],
        "mine": of_task(realm, "mine"),
        "monster": of_task(view.cells, "defeat"),
        "tavern": of_task(view.cells, "hire"),
    }
    panel, trade = parts.panels[seat], parts.trades[0]
    return {
        **{name: beside(cells, places, chart(places, parts.map)) for name, cells in shown.items()},
        "trades": (trade.right - ABOVE, trade.bottom - ABOVE * 0.8),
        "panel": (panel.right - ABOVE, panel.cy),
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
