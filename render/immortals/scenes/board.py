"""The board of Immortals: both realms with all that stands in them, the tower, a panel for each player."""

from collections.abc import Mapping
from functools import partial

from render.core.drawing.canvas import SMALLER, Canvas, Ink
from render.core.drawing.colour import CHANGED, GOLD, OUTLINE, PAPER
from render.core.drawing.geometry import Point
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.immortals.parts.armies import MARK, pieces
from render.immortals.parts.layout import (
    BOARD_BODY,
    BOARD_TITLE,
    CELLS,
    FRAMES,
    HEADER,
    STRIP,
    TITLE_HIGH,
    WIDTH,
    height,
    panels,
    place,
)
from render.immortals.parts.look import REALMS, THEMES
from render.immortals.parts.pieces import chip, realm_sign
from render.immortals.parts.strip import panel, panel_ground
from render.immortals.parts.terrain import land, plain
from render.immortals.parts.tower import COUNTS, tower, tower_ground
from rules.immortals.components.data import cell, region_of, wealth_of
from rules.immortals.view import ImmortalsView

NAME, NAME_ROOM = 29.4, 150  # the size of a region's name, and how wide a line of it may be
NAME_Y = 36  # the middle of a name at the upper edge


def board(view: ImmortalsView, style: Style) -> Canvas:
    """The whole table as everybody sees it; nothing on it is private."""
    seats = len(view.players)
    fresh = partial(board_ground, seats, style)
    canvas = style.ground("immortals-board", WIDTH, height(seats), fresh, style.words.lang, seats)
    header(canvas, view, style)
    pieces(canvas, view)
    tower(canvas, view, style)
    for seat, rect in zip(view.order, panels(seats), strict=True):
        panel(canvas, rect, view, seat, style)
    canvas.seam(FRAMES["light"].bottom + 7, FRAMES["dark"].bottom + 10)
    return canvas


def board_ground(seats: int, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    size = WIDTH, height(seats)
    canvas = style.ground("immortals-land", *size, partial(bare, *size, style))
    names(canvas, style)
    tower_ground(canvas, style)
    for rect in panels(seats):
        panel_ground(canvas, rect, style)
    return canvas


def bare(wide: int, high: int, style: Style) -> Canvas:
    """Both realms without names: the same in all languages."""
    canvas = plain(style, wide, high)
    land(canvas, style)
    canvas.box(HEADER, OUTLINE, 14)
    return canvas


def names(canvas: Canvas, style: Style) -> None:
    """Names and values of all cells, and the realms' names above them."""
    halo = THEMES[style.theme].halo
    for realm, looks in REALMS.items():
        for region, lies in CELLS[realm].items():
            found = wealth_of(cell("light" if realm == "light" else "dark", region))
            chip(canvas, *lies.value, found.energy, found.gold)
            ink = Ink("name", NAME, looks.name, halo, looks.halo)
            name = name_of(region, style)
            widest = max(width(word, ink.face, ink.size) for word in name.split())
            if widest * SMALLER[-1] > NAME_ROOM:  # a word so long that it would be cut
                ink = ink.at(ink.size * NAME_ROOM / widest)
            x, y = lies.label
            y = max(y - 3, FRAMES[realm].y + NAME_Y)
            canvas.paragraph(x, y, name, ink, NAME_ROOM, 2, "middle")
        head = FRAMES[realm].inset(0, -TITLE_HIGH).top_part(TITLE_HIGH - 8)
        ink = Ink("title", BOARD_TITLE, THEMES[style.theme].title)
        realm_sign(canvas, head.x + 24, head.cy, realm, 34, ink.colour)
        title = style.say(f"immortals.picture.realm.{realm}")
        canvas.fitted(head.x + 52, head.cy, title, ink, head.w - 60, ink.size)


def name_of(region: str, style: Style) -> str:
    """The name of a region in words of which each fits a line; the map alone divides a long one."""
    divided, words = f"immortals.picture.region.{region}", style.words
    return style.say(divided) if words.has(divided) else words.name(f"region:{region}", short=True)


def header(canvas: Canvas, view: ImmortalsView, style: Style) -> None:
    """Game and round, and the current phase."""
    canvas.icon(HEADER.x + 42, HEADER.cy, "ra:moon-sun", 54, GOLD)
    room = HEADER.w - 92
    ink = Ink("title", BOARD_TITLE, GOLD, aside="the same as in the words above the picture")
    canvas.fitted(HEADER.x + 82, HEADER.y + 24, title(view, style).upper(), ink, room, 22)
    revealed = any(ident.startswith("action:") for ident in view.changed)
    ink = Ink("body", BOARD_BODY, CHANGED if revealed else PAPER)
    canvas.fitted(HEADER.x + 82, HEADER.y + 59, now(view, style), ink, room, BOARD_BODY)


def title(view: ImmortalsView, style: Style) -> str:
    """Game and round."""
    if not view.round:
        return style.say("immortals.name")
    return style.say("immortals.picture.round", round=view.round, rounds=view.rounds)


def now(view: ImmortalsView, style: Style) -> str:
    """The current phase, and whose turn it is."""
    if view.revealed:
        args = {"action": f"action:{view.revealed.space}", "card": view.revealed.card.partition(".")[0]}
        return style.say("immortals.picture.now.reveals", seat=f"seat:{view.revealed.seat}", **args)
    phase = style.say(f"immortals.phase.{view.phase}")
    if view.turn is None or view.phase == "over":
        return phase
    return style.say("immortals.picture.now.turn", phase=phase, seat=f"seat:{view.turn}")


def points(view: ImmortalsView) -> Mapping[str, Point]:
    """Both realms, the first player's armies, card and panel, the values of an empty region, the tower."""
    seat = 0
    held = next(name for name, found in view.cells.items() if found.seat == seat and not found.building)
    empty = [name for name, found in view.cells.items() if not (found.armies or found.building)]
    owned = next(name for name in empty if view.owners[region_of(name)] == seat)
    nobodys = [place(name) for name in empty if view.owners[region_of(name)] is None]
    roomy = max(nobodys, key=lambda found: found.value[1] - found.label[1])
    (x, y), (right, low) = place(held).anchor, place(owned).value
    panel = dict(zip(view.order, panels(len(view.players)), strict=True))[seat]
    return {
        "realms": (WIDTH / 2, FRAMES["dark"].y - TITLE_HIGH / 2),
        "armies": (x - 76, y - 8),
        "values": (roomy.value[0], (roomy.label[1] + roomy.value[1]) / 2),
        "card": (right + MARK, low - 64),
        "tower": (COUNTS - 40, STRIP.y + 49),
        "panel": (panel.right - 38, panel.y + 84),
    }
