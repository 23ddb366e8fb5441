"""The board of Bellum Magica: places, recruits, supply, and a row for each player."""

from collections.abc import Mapping

from render.bellum.parts import layout, lords
from render.bellum.parts.cards import place_card, rows_card
from render.bellum.parts.look import (
    ACTIVE,
    CHESTS,
    HEADER,
    HEADER_LINE,
    HORN,
    KINDS,
    SKY,
    SPELL,
    THEMES,
    Surfaces,
)
from render.bellum.parts.pieces import die_svg, good, shield_svg
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.texture import surface
from rules.bellum.view import BellumView
from rules.core.flow import Argument
from rules.core.text import bare

SUPPLIES = {  # label -> kinds, in the order of the strip
    "chests": ("wooden", "metal", "golden"),
    "tray": ("food", "glyph", "barrel", "shield", "reroll", "magic_shield"),
    "decks": ("places", "evil", "super_evil"),
}
DIE = Rect(1362, 5, 74, 74)
SUPPLY_STEP = 82  # from one icon of the strip to the next
DECK_CARDS = {
    "places": ("city", "md:castle"),
    "evil": ("evil", "ra:horns"),
    "super_evil": ("super_evil", "ra:dragon"),
}


def board(view: BellumView, style: Style) -> Canvas:
    """The whole table; nothing on it is private."""
    seats = len(view.lords)
    canvas = stored_ground(seats, style)
    changed = frozenset(view.changed)
    header(canvas, view, style)
    places(canvas, view, style, changed)
    recruits(canvas, view, style, changed)
    supply(canvas, view, style)
    for seat in range(seats):
        lords.row(canvas, view, seat, style, changed)
    return canvas


def stored_ground(seats: int, style: Style) -> Canvas:
    """The board's ground for a number of players, from the store."""
    size = layout.WIDTH, layout.HEIGHT
    return style.ground("bellum-board", *size, lambda: board_ground(seats, style), style.words.lang, seats)


def ground(style: Style, width: int, height: int) -> Canvas:
    """An empty picture with the texture of the theme and the header's band."""
    canvas = surface(width, height, style, THEMES[style.theme].ramp)
    canvas.box(layout.HEADER, HEADER)
    canvas.line(0, layout.HEADER.bottom, width, 4, HEADER_LINE)
    canvas.icon(50, 43, "ra:monster-skull", 54, HEADER_LINE)
    return canvas


def board_ground(seats: int, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas = ground(style, layout.WIDTH, layout.HEIGHT)
    surfaces = THEMES[style.theme]
    for panel in (layout.places(seats), layout.recruits(seats)):
        canvas.framed(panel, surfaces.panel, 16, 2, surfaces.panel_edge)
    canvas.framed(layout.SUPPLY, surfaces.panel, 14, 2, surfaces.panel_edge)
    ink = Ink("body", 24, surfaces.caption)
    for label, x in supply_labels(style).items():
        canvas.text(x, layout.SUPPLY.cy, style.say(f"bellum.picture.supply.{label}"), ink)
    for kind, x in supply_icons(style).items():
        supply_icon(canvas, x, layout.SUPPLY.cy, kind)
    for seat in range(seats):
        lords.row_ground(canvas, seats, seat, style)
    return canvas


def header(canvas: Canvas, view: BellumView, style: Style) -> None:
    """Day, whose decision it is, captain, die."""
    day = style.say("bellum.picture.day", day=view.day)
    canvas.text(94, 27, day.upper(), Ink("display", 32, ACTIVE))
    canvas.fitted(94, 61, now(view, style), Ink("body", 27, PAPER), 900, 22)
    canvas.icon(1034, 43, HORN, 38, ACTIVE)
    captain = style.say("bellum.picture.captain", seat=f"seat:{view.captain}")
    wide = canvas.fitted(1062, 43, captain, Ink("body", 27, PAPER), 280, 22)
    if "captain" in view.changed:
        canvas.line(1062, 64, wide, 4, CHANGED)
    if view.die:
        if "die" in view.changed:
            canvas.box(DIE, CHANGED, 18)
        canvas.sprite(DIE.cx, DIE.cy, die_svg(view.die), 66)
        text = style.say("bellum.picture.row", row=view.die)
        canvas.fitted(1448, 43, text, Ink("figure", 36, ACTIVE), 140, 28)


def now(view: BellumView, style: Style) -> str:
    """The current phase, and who decides."""
    if view.acting is None:
        return style.say(f"bellum.phase.{view.phase}")
    args: dict[str, Argument] = {"seat": f"seat:{view.acting}"}
    if view.phase == "attack":
        army = view.lords[view.acting].icons
        args["army"] = [
            f"icon:{icon}" for icon in ("sword", "magic_sword", "thief") for _ in range(army[icon])
        ]
    placing = view.lords[view.acting].unplaced
    if view.phase == "recruit" and placing:
        return style.say("bellum.picture.now.side", creature=f"creature:{placing[0]}", **args)
    return style.say(f"bellum.picture.now.{view.phase}", **args)


def places(canvas: Canvas, view: BellumView, style: Style, changed: frozenset[str]) -> None:
    """The tavern and the places in sight; dashed where the deck could not fill a gap."""
    seats = len(view.lords)
    panel = layout.places(seats)
    title(canvas, panel, "places", style)
    ink = Ink("body", 23, THEMES[style.theme].caption)
    looted = style.say("bellum.picture.looted", count=len(view.discarded))
    canvas.text(panel.right - 18, panel.y + 25, looted, ink, "right")
    shown = ["tavern", *view.places]
    gone = any(ident.startswith("place:") and bare(ident) not in shown for ident in changed)
    for number, rect in enumerate(layout.cards(panel, seats + 1)):
        if number < len(shown):
            place_card(canvas, rect, shown[number], style, f"place:{shown[number]}" in changed)
        else:
            gap(canvas, rect, THEMES[style.theme])
            if gone:
                canvas.ring(rect, CHANGED, 14, 5)


def recruits(canvas: Canvas, view: BellumView, style: Style, changed: frozenset[str]) -> None:
    """The creatures in sight, or the castles while they are being chosen."""
    panel = layout.recruits(len(view.lords))
    title(canvas, panel, "castles" if view.castles else "recruits", style)
    if view.castles:
        for name, rect in zip(view.castles, layout.cards(panel, len(view.castles)), strict=True):
            rows_card(canvas, rect, name, style, view.die)
        return
    rects = layout.cards(panel, 4)
    for deck, shown, rooms in (("evil", view.evil, rects[:2]), ("super_evil", view.super_evil, rects[2:])):
        for number, rect in enumerate(rooms):
            if number < len(shown):
                marked = f"creature:{shown[number]}" in changed
                rows_card(canvas, rect, shown[number], style, view.die, deck, marked)
            else:
                gap(canvas, rect, THEMES[style.theme])


def title(canvas: Canvas, panel: Rect, name: str, style: Style) -> None:
    """The title of a panel."""
    ink = Ink("display", 27, THEMES[style.theme].accent)
    canvas.text(panel.x + 18, panel.y + 24, style.say(f"bellum.picture.{name}"), ink)


def gap(canvas: Canvas, rect: Rect, surfaces: Surfaces) -> None:
    """A place for a card that stays empty."""
    canvas.ring(rect.inset(4), surfaces.panel_edge, 12, 3)


def supply(canvas: Canvas, view: BellumView, style: Style) -> None:
    """Draw the numbers of chests, tokens and cards left."""
    counts = {**view.piles, **view.tray, **view.decks}
    ink = Ink("figure", 28, THEMES[style.theme].text)
    for kind, x in supply_icons(style).items():
        canvas.text(x + 20, layout.SUPPLY.cy, str(counts[kind]), ink)


def supply_labels(style: Style) -> dict[str, float]:
    """The places where the labels of the strip begin; spare room is shared out between the groups."""
    wides = {
        label: width(style.say(f"bellum.picture.supply.{label}"), "body", 24) + 26 + SUPPLY_STEP * len(kinds)
        for label, kinds in SUPPLIES.items()
    }
    between = (layout.SUPPLY.w - 20 - sum(wides.values())) / (len(wides) - 1)
    x = layout.SUPPLY.x + 20
    starts = {}
    for label, wide in wides.items():
        starts[label] = x
        x += wide + between
    return starts


def supply_icons(style: Style) -> dict[str, float]:
    """The middles of the icons of the strip, each before its number."""
    places = {}
    for label, x in supply_labels(style).items():
        begin = x + width(style.say(f"bellum.picture.supply.{label}"), "body", 24) + 30
        places.update({kind: begin + number * SUPPLY_STEP for number, kind in enumerate(SUPPLIES[label])})
    return places


def supply_icon(canvas: Canvas, x: float, y: float, kind: str) -> None:
    """The icon of a thing that is left in the box."""
    if kind in DECK_CARDS:
        colour, icon = DECK_CARDS[kind]
        canvas.framed(Rect(x - 12, y - 16, 24, 32), KINDS[colour], 5, 2)
        canvas.icon(x, y, icon, 18, SKY)
    elif kind in ("shield", "magic_shield"):
        canvas.sprite(x, y, shield_svg(kind), 28, 31)
    elif kind == "reroll":
        canvas.disc(x, y, 15, OUTLINE)
        canvas.disc(x, y, 13, PAPER)
        canvas.icon(x, y, SPELL, 18, OUTLINE)
    else:
        good(canvas, x, y, kind, 29 if kind in CHESTS else 31)


def points(view: BellumView) -> Mapping[str, Point]:
    """The die, the places, the recruits; in the first player's row the castle, the realm and the chests."""
    seats = len(view.lords)
    shown, row = layout.places(seats), layout.row(seats, 0)
    evil, super_evil = layout.cards(layout.recruits(seats), 4)[1:3]
    return {
        "die": (DIE.x - 50, DIE.cy),
        "places": (layout.cards(shown, seats + 1)[1].cx + 8, shown.y + 20),
        "recruits": ((evil.right + super_evil.x) / 2, shown.y + 14),
        "castle": (row.head.cx, row.head.bottom - 44),
        "realm": (row.totals.right - 38, row.totals.y + 42),
        "chests": (row.score.cx, row.whole.bottom - 8),
    }
