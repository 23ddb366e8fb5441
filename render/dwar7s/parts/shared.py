"""Things that all players share in Dwar7s Fall, below the map: trade objectives, gems, decks, card types."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, PAPER
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.dwar7s.parts.look import CARDS, GOODS, GOODS_INK, INK, OGRE, PANEL, THEMES, TYPES, USED
from render.dwar7s.parts.pieces import edged, gem, star_svg
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.view import Dwar7sView

DECKS = (("ogres", OGRE), ("discard", USED), ("trades", CARDS))
TITLE_LEFT, POINTS_WIDE = 68, 92  # room beside the title of a trade objective
TRADE_WIDE, GEM_WIDE, DECK_WIDE = 262, 80, 88


def trade_places(band: Rect) -> list[Rect]:
    """The places of the open trade objectives."""
    return Rect(band.x + 14, band.y + 14, DATA.trades_open * (TRADE_WIDE + 12) - 12, band.h - 26).columns(
        DATA.trades_open, 12
    )


def gem_places(band: Rect) -> list[Rect]:
    """The places of the gem piles."""
    left = trade_places(band)[-1].right + 16
    return Rect(left, band.y, GEM_WIDE * len(GEMS), band.h).columns(len(GEMS))


def deck_places(band: Rect) -> list[Rect]:
    """The places of the decks: ogres, ogres discarded, trade objectives."""
    return Rect(gem_places(band)[-1].right + 14, band.y, DECK_WIDE * len(DECKS), band.h).columns(len(DECKS))


def shared_ground(canvas: Canvas, band: Rect, style: Style) -> None:
    """The fixed contents."""
    surfaces = THEMES[style.theme]
    canvas.box(band, surfaces.box)
    canvas.line(0, band.y, band.w, 4, surfaces.edge)
    for place, kind in zip(gem_places(band), GEMS, strict=True):
        gem(canvas, place.cx, band.y + 62, kind, 62)
    for place, (name, icon) in zip(deck_places(band), DECKS, strict=True):
        canvas.icon(place.cx, band.y + 46, icon, 44, surfaces.caption)
        text = style.say(f"dwar7s.picture.deck.{name}")
        canvas.fitted(
            place.cx, band.y + 138, text, Ink("body", 22, surfaces.caption), place.w - 6, 20, "middle"
        )
    left = deck_places(band)[-1].right + 8
    canvas.box(Rect(left, band.y + 18, 2, band.h - 34), surfaces.edge)
    for number, (terrain, icon) in enumerate(TYPES.items()):
        y = band.y + 34 + 47 * number
        canvas.disc(left + 26, y, 20, OUTLINE)
        canvas.disc(left + 26, y, 17.5, PAPER)
        canvas.icon(left + 26, y, icon, 25, INK)
        name, ink = style.words.name(f"terrain:{terrain}"), Ink("body", 23, surfaces.caption)
        canvas.fitted(left + 52, y, name, ink, band.right - left - 58, 20)


def shared(canvas: Canvas, band: Rect, view: Dwar7sView, style: Style) -> None:
    """Open trade objectives, what is left of the gems, and the decks."""
    surfaces = THEMES[style.theme]
    for number, rect in enumerate(trade_places(band)):
        if number >= len(view.trades):
            canvas.ring(rect.inset(4), surfaces.edge, 12, 2)
            continue
        if f"trade:{view.trades[number]}" in view.changed:
            edged(canvas, rect, 12)
        trade_card(canvas, rect, view.trades[number], style)
    for place, kind in zip(gem_places(band), GEMS, strict=True):
        ink = Ink("figure", 44, surfaces.text)
        wide = canvas.text(place.cx, band.y + 123, str(view.piles[kind]), ink, "middle")
        if f"pile:{kind}" in view.changed:
            underline(canvas, place.cx - wide / 2, band.y + 147, wide)
    counts = (view.decks["ogres"], len(view.ogre_discard), view.decks["trades"])
    for place, count in zip(deck_places(band), counts, strict=True):
        canvas.text(place.cx, band.y + 98, str(count), Ink("figure", 40, surfaces.text), "middle")
    if any(ident.startswith("ogre:") for ident in view.changed):
        underline(canvas, deck_places(band)[1].cx - 16, band.y + 119, 32)


def trade_card(canvas: Canvas, rect: Rect, name: str, style: Style) -> None:
    """A trade objective: what it is, its points, and the gems it costs."""
    trade = DATA.trades[name]
    canvas.framed(rect, PANEL, 12)
    canvas.icon(rect.x + 36, rect.y + 38, GOODS[name], 54, GOODS_INK)
    victory_points(canvas, rect.right - 12, rect.y + 36, trade.points, 36)
    title = style.words.name(f"trade:{name}")
    canvas.fitted(rect.x + TITLE_LEFT, rect.y + 36, title, Ink("name", 31, INK), title_room(rect), 20)
    cost = [kind for kind in GEMS for _ in range(trade.cost.get(kind, 0))]
    step = min(62.0, (rect.w - 24) / len(cost))
    left = rect.cx - step * (len(cost) - 1) / 2
    for number, kind in enumerate(cost):
        gem(canvas, left + number * step, rect.y + 97, kind, min(56, step * 0.92))


def title_room(rect: Rect) -> float:
    """The room for the title of a trade objective, between its sign and its points."""
    return rect.w - TITLE_LEFT - POINTS_WIDE


def victory_points(
    canvas: Canvas, right: float, y: float, value: int, size: float, colour: str = INK
) -> None:
    """Points with their star, against the right."""
    wide = canvas.text(right, y, str(value), Ink("figure", size, colour), "right")
    canvas.sprite(right - wide - size * 0.52, y, star_svg(), size * 0.9)
