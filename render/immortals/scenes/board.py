"""The board of Immortals: both realms with all that stands in them, the tower, a panel for each player."""

from collections.abc import Mapping
from functools import partial

from render.core.drawing.canvas import SMALLER, Canvas, Ink
from render.core.drawing.colour import CHANGED, GOLD, OUTLINE, PAPER, TURN
from render.core.drawing.geometry import Point
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.tokens import token
from render.immortals.parts.armies import MARK, pieces
from render.immortals.parts.layout import (
    CELLS,
    FRAMES,
    HEADER,
    HEIGHT,
    ORDER,
    STRIP,
    TOP,
    WIDTH,
    panels,
    place,
)
from render.immortals.parts.look import CROWN, REALMS, THEMES
from render.immortals.parts.pieces import chip, realm_sign
from render.immortals.parts.strip import panel, panel_ground
from render.immortals.parts.terrain import land, plain
from render.immortals.parts.tower import ON_TRAY, tower, tower_ground
from rules.immortals.components.data import cell, region_of, wealth_of
from rules.immortals.view import ImmortalsView

STEP = 62  # from one token of the order to the next
NAME, NAME_ROOM = 29.4, 150  # the size of a region's name, and how wide a line of it may be
NAME_Y = TOP + 36  # the middle of a name at the upper edge


def board(view: ImmortalsView, style: Style) -> Canvas:
    """The whole table as everybody sees it; nothing on it is private."""
    seats = len(view.players)
    fresh = partial(board_ground, seats, style)
    canvas = style.ground("immortals-board", WIDTH, HEIGHT, fresh, style.words.lang, seats)
    header(canvas, view, style)
    order(canvas, view)
    pieces(canvas, view)
    tower(canvas, view, style)
    for seat, rect in zip(view.order, panels(seats), strict=True):
        panel(canvas, rect, view, seat, style)
    return canvas


def board_ground(seats: int, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas = style.ground("immortals-land", WIDTH, HEIGHT, partial(bare, style))
    names(canvas, style)
    canvas.text(ORDER.x + 18, ORDER.cy, style.say("immortals.picture.order"), order_ink(style))
    tower_ground(canvas, style)
    for rect in panels(seats):
        panel_ground(canvas, rect, style)
    return canvas


def order_ink(style: Style) -> Ink:
    """The ink of the head of the turn order."""
    return Ink("body", 22, THEMES[style.theme].text)


def bare(style: Style) -> Canvas:
    """Both realms without names: the same in all languages."""
    canvas = plain(style, WIDTH, HEIGHT)
    land(canvas, style)
    surfaces = THEMES[style.theme]
    canvas.box(HEADER, OUTLINE, 14)
    canvas.framed(ORDER, surfaces.panel, 14, 2, surfaces.edge)
    return canvas


def names(canvas: Canvas, style: Style) -> None:
    """Names and values of all cells, and the realms' names above them."""
    halo = THEMES[style.theme].halo
    for realm, looks in REALMS.items():
        for region, lies in CELLS[realm].items():
            found = wealth_of(cell("light" if realm == "light" else "dark", region))
            chip(canvas, *lies.value, found.energy, found.gold)
            ink = Ink("name", NAME, looks.name, halo, looks.halo)
            name = style.words.name(f"region:{region}")
            widest = max(width(word, ink.face, ink.size) for word in name.split())
            if widest * SMALLER[-1] > NAME_ROOM:  # a word so long that it would be cut
                ink = ink.at(ink.size * NAME_ROOM / widest)
            x, y = lies.label
            canvas.paragraph(x, max(y - 3, NAME_Y), name, ink, NAME_ROOM, 2, "middle")
        title = style.say(f"immortals.picture.realm.{realm}")
        rect = FRAMES[realm]
        x, side = (rect.right - 26, -1) if realm == "dark" else (rect.x + 26, 1)
        realm_sign(canvas, x - 8 * side, HEADER.cy, realm, 34)
        ink = Ink("title", 24, looks.sign)
        canvas.fitted(x + side * 20, HEADER.cy, title, ink, 184, 20, "right" if realm == "dark" else "left")


def header(canvas: Canvas, view: ImmortalsView, style: Style) -> None:
    """Game and round, and the current phase."""
    canvas.icon(HEADER.x + 36, HEADER.cy, "ra:moon-sun", 48, GOLD)
    canvas.fitted(HEADER.x + 72, HEADER.y + 22, title(view, style).upper(), Ink("title", 28, GOLD), 560, 24)
    revealed = any(ident.startswith("action:") for ident in view.changed)
    ink = Ink("body", 24, CHANGED if revealed else PAPER)
    canvas.fitted(HEADER.x + 72, HEADER.y + 50, now(view, style), ink, 560, 20)


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


def order(canvas: Canvas, view: ImmortalsView) -> None:
    """The turn order of the round, and the crown of whoever holds the first-player marker."""
    x = ORDER.right - 38 - STEP * (len(view.order) - 1)
    for number, seat in enumerate(view.order):
        glow = TURN if seat == view.turn else None
        token(canvas, x + STEP * number, ORDER.cy, seat, 44, glow)
        if seat == view.marker:
            cx, cy = x + STEP * number + 20, ORDER.y + 14
            if "marker" in view.changed:
                underline(canvas, x + STEP * number - 20, ORDER.bottom - 5, 40)
            canvas.icon(cx + 1, cy + 2, CROWN, 28, OUTLINE)
            canvas.icon(cx, cy, CROWN, 26, GOLD)


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
        "realms": (WIDTH / 2, place("light_the_murk").anchor[1]),
        "armies": (x - 76, y - 8),
        "values": (roomy.value[0], (roomy.label[1] + roomy.value[1]) / 2),
        "card": (right + MARK, low - 64),
        "tower": (ON_TRAY - 70, STRIP.cy),
        "panel": (panel.right - 38, panel.y + 104),
    }
