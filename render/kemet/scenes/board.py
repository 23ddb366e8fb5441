"""The board of Kemet: the map with all that lies on it, what is going on, and a panel for each player."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, GOLD, OUTLINE, PAPER, TURN
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.kemet.parts import layout
from render.kemet.parts.layout import HEADER, HEIGHT, LAYOUT, WIDTH, panels
from render.kemet.parts.look import CARDS, MOON, SUN, owner_of
from render.kemet.parts.places import places, towns
from render.kemet.parts.strip import panel, panel_ground
from render.kemet.parts.terrain import land
from render.kemet.parts.troops import pieces
from rules.kemet.components.map import CHART
from rules.kemet.view import CHOOSING, NIGHT, KemetView, SideView

ASIDE = 66  # from the middle of a thing to its number, which must not cover it
STEP = 46  # from one token of the track to the next


def board(view: KemetView, style: Style) -> Canvas:
    """The whole table; nothing on it is private."""
    seats = len(view.gods)
    size = layout.width(seats), HEIGHT
    canvas = style.ground("kemet-board", *size, lambda: board_ground(seats, style), style.words.lang, seats)
    header(canvas, view, style)
    track(canvas, view)
    cards_shown(canvas, view, style)
    pieces(canvas, view, style)
    for seat, rect in zip(view.order, panels(seats), strict=True):
        panel(canvas, rect, view, seat, style)
    return canvas


def board_ground(seats: int, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas = style.ground("kemet-land", layout.width(seats), HEIGHT, lambda: bare(seats, style), seats)
    places(canvas, seats, style)
    order, strip = layout.track(seats), layout.strip(seats)
    for box in (HEADER, order):
        canvas.box(box, OUTLINE, 16, 0.86)
    canvas.text(order.x + 16, order.cy, style.say("kemet.picture.order"), Ink("body", 22, PAPER))
    canvas.box(strip, OUTLINE)
    canvas.line(0, strip.y, strip.w, 4, GOLD)
    for rect in panels(seats):
        panel_ground(canvas, rect, style)
    return canvas


def bare(seats: int, style: Style) -> Canvas:
    """The land without buildings and names: the same in all languages."""
    canvas = style.canvas(WIDTH, HEIGHT)
    land(canvas, seats, style, towns(seats))
    return canvas.cut(layout.width(seats), HEIGHT)


def header(canvas: Canvas, view: KemetView, style: Style) -> None:
    """Day or night, and what is going on."""
    dark = view.phase in (*NIGHT, "destiny")
    canvas.icon(HEADER.x + 42, HEADER.cy, MOON if dark else SUN, 50, GOLD)
    canvas.fitted(HEADER.x + 80, HEADER.y + 24, title(view, style).upper(), Ink("title", 28, GOLD), 580, 26)
    canvas.fitted(HEADER.x + 80, HEADER.y + 53, now(view, style), Ink("body", 25, PAPER), 586, 20)


def title(view: KemetView, style: Style) -> str:
    """Game and round."""
    if view.phase in CHOOSING:
        return style.say("kemet.name")
    part = "night" if view.phase in (*NIGHT, "destiny") else "day"
    return style.say(f"kemet.picture.{part}", day=view.day)


def now(view: KemetView, style: Style) -> str:
    """Say what is going on, and whose turn it is."""
    if view.battle and view.battle.winner is not None:
        place = short(view.battle.zone, style)
        return style.say("kemet.picture.now.won", seat=f"seat:{view.battle.winner}", zone=place)
    if view.battle:
        mine, theirs = view.battle.attacker, view.battle.defender
        args = {
            "attacker": fighter(mine),
            "defender": fighter(theirs),
            "zone": short(view.battle.zone, style),
        }
        return style.say("kemet.picture.now.battle", mine=mine.strength, theirs=theirs.strength, **args)
    if view.phase != "day" or view.turn is None:
        return style.say(f"kemet.phase.{view.phase}")
    seat = f"seat:{view.turn}"
    if view.march:
        return style.say("kemet.picture.now.march", seat=seat, zone=short(view.march.zone, style))
    return style.say("kemet.picture.now.turn", seat=seat, left=view.gods[view.turn].tokens["normal"])


def fighter(side: SideView) -> str:
    """The player of a side, as an id."""
    return f"seat:{side.seat}"


def short(zone: str, style: Style) -> str:
    """The short name of a zone."""
    return style.words.name(f"zone:{zone}", short=True)


def track(canvas: Canvas, view: KemetView) -> None:
    """The turn order from the left; while the next one is being chosen, that one with its empty places."""
    shown = view.places or view.order
    box = layout.track(len(view.gods))
    x = box.right - 30 - STEP * (len(shown) - 1)
    if "order" in view.changed:
        canvas.ring(Rect(x - 28, box.y + 8, STEP * (len(shown) - 1) + 56, box.h - 16), CHANGED, 14, 4)
    for number, seat in enumerate(shown):
        if seat is None:
            canvas.ring(Rect(x + STEP * number - 17, box.cy - 17, 34, 34), PAPER, 17, 2.5)
            continue
        glow = TURN if seat == view.turn and not view.places else None
        token(canvas, x + STEP * number, box.cy, seat, 38, glow, owner_of(view.gods[seat].city))


def cards_shown(canvas: Canvas, view: KemetView, style: Style) -> None:
    """The cards that the last answer has shown to all."""
    cards = [ident for ident in view.changed if ident.startswith(("divine:", "battle:"))]
    if not cards:
        return
    box = layout.shown(len(view.gods))
    canvas.box(box, OUTLINE, 16)
    canvas.ring(box, CHANGED, 16, 4)
    wide = box.w > 2 * box.h
    canvas.icon(box.x + (38 if wide else 22), box.cy, CARDS, 40 if wide else 26, GOLD)
    text, left = style.say("label", it=cards), 70 if wide else 42
    ink = Ink("body", 24 if wide else 21, PAPER)
    canvas.paragraph(box.x + left, box.cy, text, ink, box.w - left - 8, 2 if wide else 6)


def points(view: KemetView) -> Mapping[str, Point]:
    """The first player's city, pyramid and panel, an obelisk and a temple."""
    seat = 0
    city = view.gods[seat].city
    town = LAYOUT.cities[city]
    pyramids = [
        place.pyramid
        for zone, place in LAYOUT.zones.items()
        if place.pyramid and CHART.zones[zone].city == city and view.zones[zone].level
    ]
    obelisks = [
        at for zone, found in view.zones.items() if (at := LAYOUT.zones[zone].obelisk) and not found.troops
    ]
    temples = [at for zone in view.zones if (at := LAYOUT.zones[zone].feature)]
    panel = dict(zip(view.order, panels(len(view.gods)), strict=True))[seat]
    return {
        "city": (town.center[0] - town.radius - ASIDE, town.center[1]),
        "pyramid": aside(pyramids[0]),
        "obelisk": aside(obelisks[0]),
        "temple": aside(temples[0]),
        "panel": (panel.cx, panel.y),
    }


def aside(at: Point) -> Point:
    """Beside a thing, up and to the right."""
    return at[0] + ASIDE * 0.7, at[1] - ASIDE * 0.7
