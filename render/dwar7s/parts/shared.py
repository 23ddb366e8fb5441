"""Things that all players share in Dwar7s Fall, below the map: trade objectives, gems, decks, card types."""

from collections.abc import Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.dwar7s.parts import look
from render.dwar7s.parts.layout import BODY, FIGURE, LINE, Board
from render.dwar7s.parts.pieces import edged, gem, star_svg
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.view import Dwar7sView

DECKS = (("ogres", look.OGRE), ("discard", look.USED), ("trades", look.OBJECTIVE))
SIGNS = (  # of panels
    ("realm", look.REALM), ("pool", look.POOL), ("gems", look.GEM), ("ogres", look.OGRE),
    ("kingdom", look.CARDS), ("monsters", look.MONSTER),
)  # fmt: skip
TITLE_LEFT, POINTS_WIDE = 72, 84  # room beside the title of a trade objective


def shared_ground(canvas: Canvas, parts: Board, style: Style) -> None:
    """The fixed contents."""
    surfaces = look.THEMES[style.theme]
    for box in (around(parts.supply), parts.key):
        canvas.framed(box, surfaces.box, 14, 3, surfaces.edge)
    for place, kind in zip(parts.supply, GEMS, strict=False):
        gem(canvas, place.x + 30, place.cy, kind, 50)
    for place, (_, icon) in zip(parts.supply[len(GEMS) :], DECKS, strict=True):
        canvas.icon(place.x + 24, place.cy, icon, 40, surfaces.caption)
    key(canvas, parts.key, style)


def around(places: Sequence[Rect]) -> Rect:
    """The box around places."""
    left, top = min(place.x for place in places), min(place.y for place in places)
    return Rect(
        left, top, max(each.right for each in places) - left, max(each.bottom for each in places) - top
    )


def ink_of(style: Style) -> Ink:
    """The ink of words in boxes."""
    return Ink("body", BODY, look.THEMES[style.theme].caption)


def key(canvas: Canvas, box: Rect, style: Style) -> None:
    """What the signs in panels and on cards mean, as many as there is room for in a line."""
    surfaces, ink = look.THEMES[style.theme], ink_of(style)
    types = [(style.words.name(f"terrain:{terrain}"), icon) for terrain, icon in look.TYPES.items()]
    signs = [(style.say(f"dwar7s.picture.count.{name}"), icon) for name, icon in SIGNS]
    x, y = box.x + 12, box.y + 8 + LINE / 2
    for number, (word, icon) in enumerate((*types, *signs)):
        wide = 44 + width(word, ink.face, ink.size)
        if x + wide > box.right - 8:
            x, y = box.x + 12, y + LINE
        if number < len(types):
            canvas.disc(x + 20, y, 20, PAPER)
        canvas.icon(
            x + 20,
            y,
            icon,
            28 if number < len(types) else 36,
            look.INK if number < len(types) else surfaces.title,
        )
        canvas.text(x + 44, y, word, ink)
        x += wide + 14


def shared(canvas: Canvas, parts: Board, view: Dwar7sView, style: Style) -> None:
    """Open trade objectives, what is left of the gems, and the decks."""
    surfaces = look.THEMES[style.theme]
    for number, rect in enumerate(parts.trades):
        if number >= len(view.trades):
            canvas.ring(rect.inset(4), surfaces.edge, 12, 2)
            continue
        if f"trade:{view.trades[number]}" in view.changed:
            edged(canvas, rect, 12)
        trade_card(canvas, rect, view.trades[number], style)
    for place, kind in zip(parts.supply, GEMS, strict=False):
        x, y = place.x + 58, place.cy
        wide = canvas.text(x, y, str(view.piles[kind]), Ink("figure", 40, surfaces.text))
        if f"pile:{kind}" in view.changed:
            underline(canvas, x, y + 24, wide)
    counts = (view.decks["ogres"], len(view.ogre_discard), view.decks["trades"])
    decks = parts.supply[len(GEMS) :]
    for place, (name, _), count in zip(decks, DECKS, counts, strict=True):
        x = place.x + 62 + canvas.text(place.x + 50, place.cy, str(count), Ink("figure", 40, surfaces.text))
        canvas.text(x, place.cy, style.say(f"dwar7s.picture.deck.{name}"), ink_of(style))
    if any(ident.startswith("ogre:") for ident in view.changed):
        underline(canvas, decks[1].x + 50, decks[1].cy + 22, 32)


def trade_card(canvas: Canvas, rect: Rect, name: str, style: Style) -> None:
    """A trade objective: what it is, its points, and the gems it costs."""
    trade = DATA.trades[name]
    canvas.framed(rect, look.PANEL, 12)
    canvas.icon(rect.x + 38, rect.y + 34, look.GOODS[name], 48, look.GOODS_INK)
    victory_points(canvas, rect.right - 12, rect.y + 34, trade.points)
    title = style.words.name(f"trade:{name}")
    canvas.fitted(
        rect.x + TITLE_LEFT, rect.y + 34, title, Ink("name", BODY, look.INK), title_room(rect), BODY
    )
    cost = [kind for kind in GEMS for _ in range(trade.cost.get(kind, 0))]
    step = min(62.0, (rect.w - 24) / len(cost))
    left = rect.cx - step * (len(cost) - 1) / 2
    for number, kind in enumerate(cost):
        gem(canvas, left + number * step, rect.y + 88, kind, min(56, step * 0.92))


def title_room(rect: Rect) -> float:
    """The room for the title of a trade objective, between its sign and its points."""
    return rect.w - TITLE_LEFT - POINTS_WIDE


def victory_points(canvas: Canvas, right: float, y: float, value: int) -> None:
    """Draw points with their star, against the right."""
    wide = canvas.text(right, y, str(value), Ink("figure", FIGURE, look.INK), "right")
    canvas.sprite(right - wide - FIGURE * 0.52, y, star_svg(), FIGURE * 0.9)
