"""The board of Kemet: the map with all that lies on it, what is going on, and a panel for each player."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, GOLD, OUTLINE, PAPER, TURN
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.text import wrap
from render.core.drawing.tokens import token
from render.kemet.parts import layout
from render.kemet.parts.layout import BODY, HEADER, LAYOUT, MAP_HEIGHT, TITLE, WIDTH, panels
from render.kemet.parts.look import CARDS, MOON, SUN, owner_of
from render.kemet.parts.places import places, towns
from render.kemet.parts.strip import legend, panel, panel_ground
from render.kemet.parts.terrain import land
from render.kemet.parts.troops import pieces
from rules.kemet.components.map import CHART
from rules.kemet.view import CHOOSING, NIGHT, KemetView, SideView

ASIDE = 66  # from the middle of a thing to its number, which must not cover it
STEP = 54  # from one token of the track to the next
MOST_LINES = 5  # of cards just played


def board(view: KemetView, style: Style) -> Canvas:
    """The whole table; nothing on it is private."""
    seats = len(view.gods)
    size = WIDTH, layout.height(seats)
    canvas = style.ground("kemet-board", *size, lambda: board_ground(seats, style), style.words.lang, seats)
    header(canvas, view, style)
    track(canvas, view)
    pieces(canvas, view, style)
    cards_shown(canvas, view, style)
    for seat, rect in zip(view.order, panels(seats), strict=True):
        panel(canvas, rect, view, seat, style)
    canvas.seam(layout.SOUTH, layout.map_height(seats))
    return canvas


def board_ground(seats: int, style: Style) -> Canvas:
    """Draw the parts of the board that no move changes."""
    canvas = style.canvas(WIDTH, layout.height(seats))
    high = layout.map_height(seats)
    canvas.image.paste(
        style.ground("kemet-land", WIDTH, high, lambda: bare(seats, style), seats).image, (0, 0)
    )
    places(canvas, seats, style)
    canvas.box(HEADER, OUTLINE, 16)
    strip = layout.strip(seats)
    canvas.box(Rect(0, strip.y, WIDTH, canvas.height - strip.y), OUTLINE)
    canvas.line(0, strip.y, WIDTH, 4, GOLD)
    for rect in panels(seats):
        panel_ground(canvas, rect, style)
    legend(canvas, layout.legend(seats), style)
    return canvas


def bare(seats: int, style: Style) -> Canvas:
    """The land without buildings and names: the same in all languages."""
    canvas = style.canvas(WIDTH, MAP_HEIGHT)
    land(canvas, seats, style, towns(seats))
    return canvas.cut(WIDTH, layout.map_height(seats))


def header(canvas: Canvas, view: KemetView, style: Style) -> None:
    """Day or night, and below it what is going on."""
    dark = view.phase in (*NIGHT, "destiny")
    canvas.icon(HEADER.x + 36, HEADER.y + 33, MOON if dark else SUN, 46, GOLD)
    canvas.fitted(
        HEADER.x + 70, HEADER.y + 33, title(view, style).upper(), Ink("title", TITLE, GOLD), 560, 26
    )
    room = Rect(HEADER.x + 16, HEADER.y + 100, HEADER.w - 32, 0)
    canvas.paragraph(room.x, room.y, now(view, style), Ink("body", BODY, PAPER), room.w)


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
    y, x = HEADER.y + 34, HEADER.right - 36 - STEP * (len(shown) - 1)
    if "order" in view.changed:
        canvas.ring(Rect(x - 31, y - 30, STEP * (len(shown) - 1) + 62, 60), CHANGED, 14, 4)
    for number, seat in enumerate(shown):
        if seat is None:
            canvas.ring(Rect(x + STEP * number - 19, y - 19, 38, 38), PAPER, 19, 2.5)
            continue
        glow = TURN if seat == view.turn and not view.places else None
        token(canvas, x + STEP * number, y, seat, 44, glow, owner_of(view.gods[seat].city))


def cards_shown(canvas: Canvas, view: KemetView, style: Style) -> None:
    """The cards that the last answer has shown to all."""
    cards = [ident for ident in view.changed if ident.startswith(("divine:", "battle:"))]
    if not cards:
        return
    room = layout.shown(len(view.gods))
    text = style.say("label", it=cards)
    lines = wrap(text, "body", BODY, room.w - 76, MOST_LINES)
    high = len(lines) * BODY * 1.08 + 26
    box = Rect(room.x, room.bottom - high, room.w, high)
    canvas.box(box, OUTLINE, 16)
    canvas.ring(box, CHANGED, 16, 4)
    canvas.icon(box.x + 34, box.cy, CARDS, 40, GOLD)
    canvas.paragraph(box.x + 64, box.cy, text, Ink("body", BODY, PAPER), box.w - 76, MOST_LINES)


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
        "city": (town.center[0] + town.radius + ASIDE / 2, town.center[1]),
        "pyramid": aside(pyramids[0]),
        "obelisk": aside(obelisks[0]),
        "temple": aside(temples[0]),
        "panel": (panel.cx, panel.y),
    }


def aside(at: Point) -> Point:
    """Beside a thing, up and to the right."""
    return at[0] + ASIDE * 0.7, at[1] - ASIDE * 0.7
