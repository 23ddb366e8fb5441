"""The board of Bellum Magica: places, recruits, supply, and a row for each player."""

from collections.abc import Mapping, Sequence

from render.bellum.parts import layout, look, lords
from render.bellum.parts.cards import place_card, wide_card
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

SUPPLIES: Sequence[Mapping[str, Sequence[str]]] = (  # lines of labels with their kinds
    {"chests": ("wooden", "metal", "golden"), "decks": ("places", "evil", "super_evil")},
    {"tray": ("food", "glyph", "barrel", "shield", "reroll", "magic_shield")},
)
DIE = Rect(836, 30, 78, 78)
SUPPLY_STEP = 78  # from one icon of the strip to the next
DECK_CARDS = {
    "places": ("city", "md:castle"),
    "evil": ("evil", "ra:horns"),
    "super_evil": ("super_evil", "ra:dragon"),
}


def board(view: BellumView, style: Style) -> Canvas:
    """The whole table; nothing on it is private."""
    seats = len(view.lords)
    canvas = stored_ground(seats, style, len(view.castles))
    changed = frozenset(view.changed)
    header(canvas, view, style)
    recruits(canvas, view, style, changed)
    supply(canvas, view, style)
    places(canvas, view, style, changed)
    for seat in range(seats):
        lords.row(canvas, view, seat, style, changed)
    castles = len(view.castles)
    canvas.seam(layout.supply(castles).y - 5, layout.map_panel(castles).bottom + 6)
    return canvas


def stored_ground(seats: int, style: Style, castles: int = 0) -> Canvas:
    """The board's ground for a number of players, and of castles to choose from, from the store."""
    size, also = (layout.NARROW, layout.height(castles, seats)), (style.words.lang, seats, castles)
    return style.ground("bellum-board", *size, lambda: board_ground(seats, castles, style), *also)


def ground(style: Style, width: int, height: int, head: Rect = layout.HEADER) -> Canvas:
    """An empty picture with the texture of the theme and the header's band."""
    canvas = surface(width, height, style, look.THEMES[style.theme].ramp)
    canvas.box(head, look.HEADER)
    canvas.line(0, head.bottom, width, 4, look.HEADER_LINE)
    canvas.icon(50, head.cy, "ra:monster-skull", 62, look.HEADER_LINE)
    return canvas


def board_ground(seats: int, castles: int, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas = ground(style, layout.NARROW, layout.height(castles, seats))
    surfaces, strip = look.THEMES[style.theme], layout.supply(castles)
    for panel in (layout.recruits(castles), strip, layout.map_panel(castles)):
        canvas.framed(panel, surfaces.panel, 16, 2, surfaces.panel_edge)
    ink = Ink("body", layout.BODY, surfaces.caption)
    for label, (x, y) in supply_labels(strip, style).items():
        canvas.text(x, y, style.say(f"bellum.picture.supply.{label}"), ink)
    for kind, (x, y) in supply_icons(strip, style).items():
        supply_icon(canvas, x, y, kind)
    for seat in range(seats):
        lords.row_ground(canvas, castles, seat, style)
    return canvas


def header(canvas: Canvas, view: BellumView, style: Style) -> None:
    """Day, whose decision it is, die."""
    day = style.say("bellum.picture.day", day=view.day)
    ink = Ink("display", 32, look.ACTIVE, aside="the same as in the words above the picture")
    canvas.fitted(98, 30, day.upper(), ink, 720, 28)
    room = (DIE.x if view.die else layout.NARROW) - 112
    canvas.paragraph(98, 91, now(view, style), Ink("body", layout.BODY, PAPER), room)
    if view.die:
        if "die" in view.changed:
            canvas.box(DIE, CHANGED, 18)
        canvas.sprite(DIE.cx, DIE.cy, die_svg(view.die), 70)


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
    panel = layout.map_panel(len(view.castles))
    title(canvas, panel, "places", style)
    ink = Ink("body", layout.BODY, look.THEMES[style.theme].caption)
    looted = style.say("bellum.picture.looted", count=len(view.discarded))
    canvas.text(panel.right - 18, panel.y + 26, looted, ink, "right")
    shown = ["tavern", *view.places]
    gone = any(ident.startswith("place:") and bare(ident) not in shown for ident in changed)
    for number, rect in enumerate(layout.places(len(view.castles), len(view.lords))):
        if number < len(shown):
            place_card(canvas, rect, shown[number], style, f"place:{shown[number]}" in changed)
        else:
            gap(canvas, rect, look.THEMES[style.theme])
            if gone:
                canvas.ring(rect, CHANGED, 14, 5)


def recruits(canvas: Canvas, view: BellumView, style: Style, changed: frozenset[str]) -> None:
    """The creatures in sight, or the castles while they are being chosen."""
    panel, rects = layout.recruits(len(view.castles)), layout.cards(len(view.castles))
    title(canvas, panel, "castles" if view.castles else "recruits", style)
    if view.castles:
        for name, rect in zip(view.castles, rects, strict=True):
            wide_card(canvas, rect, name, style, view.die)
        return
    for deck, shown, rooms in (("evil", view.evil, rects[:2]), ("super_evil", view.super_evil, rects[2:])):
        for number, rect in enumerate(rooms):
            if number < len(shown):
                marked = f"creature:{shown[number]}" in changed
                wide_card(canvas, rect, shown[number], style, view.die, deck, marked)
            else:
                gap(canvas, rect, look.THEMES[style.theme])


def title(canvas: Canvas, panel: Rect, name: str, style: Style) -> None:
    """The title of a panel."""
    ink = Ink("display", 32, look.THEMES[style.theme].accent)
    canvas.text(panel.x + 18, panel.y + 26, style.say(f"bellum.picture.{name}"), ink)


def gap(canvas: Canvas, rect: Rect, surfaces: look.Surfaces) -> None:
    """A place for a card that stays empty."""
    canvas.ring(rect.inset(4), surfaces.panel_edge, 12, 3)


def supply(canvas: Canvas, view: BellumView, style: Style) -> None:
    """Draw the numbers of chests, tokens and cards left."""
    counts = {**view.piles, **view.tray, **view.decks}
    ink = Ink("figure", 32, look.THEMES[style.theme].text)
    for kind, (x, y) in supply_icons(layout.supply(len(view.castles)), style).items():
        canvas.text(x + 24, y, str(counts[kind]), ink)


def supply_labels(strip: Rect, style: Style) -> dict[str, Point]:
    """The places where the labels of the strip begin; spare room is shared out between the groups."""
    starts = {}
    for groups, line in zip(SUPPLIES, strip.inset(18, 6).rows(2), strict=True):
        wides = {
            label: label_wide(label, style) + SUPPLY_STEP * len(kinds) for label, kinds in groups.items()
        }
        between = (line.w - sum(wides.values())) / max(1, len(wides) - 1)
        x = line.x
        for label, wide in wides.items():
            starts[label] = (x, line.cy)
            x += wide + between
    return starts


def label_wide(label: str, style: Style) -> float:
    """The width of a label, with a gap behind it."""
    return width(style.say(f"bellum.picture.supply.{label}"), "body", layout.BODY) + 14


def supply_icons(strip: Rect, style: Style) -> dict[str, Point]:
    """The middles of the icons of the strip, each before its number."""
    labels, found = supply_labels(strip, style), {}
    for label, kinds in (group for groups in SUPPLIES for group in groups.items()):
        x, y = labels[label]
        begin = x + label_wide(label, style) + 20
        found.update({kind: (begin + number * SUPPLY_STEP, y) for number, kind in enumerate(kinds)})
    return found


def supply_icon(canvas: Canvas, x: float, y: float, kind: str) -> None:
    """The icon of a thing that is left in the box."""
    if kind in DECK_CARDS:
        colour, icon = DECK_CARDS[kind]
        canvas.framed(Rect(x - 15, y - 20, 30, 40), look.KINDS[colour], 6, 2)
        canvas.icon(x, y, icon, 23, look.SKY)
    elif kind in ("shield", "magic_shield"):
        canvas.sprite(x, y, shield_svg(kind), 36, 40)
    elif kind == "reroll":
        canvas.disc(x, y, 19, OUTLINE)
        canvas.disc(x, y, 16.5, PAPER)
        canvas.icon(x, y, look.SPELL, 23, OUTLINE)
    else:
        good(canvas, x, y, kind, 34 if kind in look.CHESTS else 38)


def points(view: BellumView) -> Mapping[str, Point]:
    """The die, the places, the recruits; in the first player's row the castle, the realm and the chests."""
    shown, row = layout.places(0, len(view.lords)), layout.row(0, 0)
    evil, super_evil = layout.cards(0)[1:3]
    return {
        "die": (DIE.x - 50, DIE.cy),
        "places": (shown[1].cx + 8, shown[1].y - 26),
        "recruits": (layout.NARROW / 2, (evil.bottom + super_evil.y) / 2),
        "castle": (row.head.cx - 40, row.head.cy),
        "realm": (row.totals.right - 38, row.totals.y + 22),
        "chests": (row.head.right - 30, row.head.y + 8),
    }
