"""One card of Dwar7s Fall alone, large: a kingdom card, a gem, an objective, or an ogre card."""

from render.core.card import Face, LargeCard
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.dwar7s.parts import look
from render.dwar7s.parts.cards import COLD, art, rows_of, spaces, terrain
from render.dwar7s.parts.chart import walls
from render.dwar7s.parts.pieces import badge, gem, signed, spread, star_svg
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.grid import card_of, walls_of
from rules.dwar7s.view import CardView, Dwar7sView

# Sizes of the text and lines that have room, the largest first.
SIZES = ((52, 4), (44, 5), (38, 6), (34, 7), (30, 8), (27, 9), (24, 11))


def single(view: Dwar7sView, style: Style, card: str) -> Canvas:
    """A card by its id (`kingdom:castle`, `gem:`, `trade:`, `secret:`, `ogre:`), 600 x 840 units.

    It does not depend on the view. Raises `KeyError` for an unknown card.
    """
    kind, _, name = card.partition(":")
    face = face_of(kind, name, style)
    ground = look.THEMES[style.theme].ramp[0]
    drawn = LargeCard(style, ground, look.PANEL, face.colour, head=104, sky=316)
    drawn.name(style.words.name(card))
    canvas, rect, sky = drawn.canvas, drawn.rect, drawn.sky
    canvas.box(sky, look.CREAM)
    picture(canvas, sky, kind, name)
    drawn.effect(Rect(rect.x + 30, sky.bottom + 10, rect.w - 60, 298), face.text, SIZES, look.INK)
    drawn.foot(Rect(rect.x + 24, rect.bottom - 72, rect.w - 48, 52), face.foot, 28)
    return canvas


def face_of(kind: str, name: str, style: Style) -> Face:
    """The face of a card. Raises `KeyError`."""
    if kind == "kingdom":
        found = DATA.kingdoms[name]
        foot = style.say("dwar7s.picture.card.needs", needed=found.needed, spaces=found.spaces)
        return Face(look.KINDS[name], style.say(f"dwar7s.kingdom.{name}"), foot)
    if kind == "gem":
        pile = DATA.gems[name]
        foot = style.say("dwar7s.picture.hand.each", points=pile.points)
        return Face(
            look.GEMS[name][2], style.say("dwar7s.card.gem", count=pile.copies, points=pile.points), foot
        )
    if kind == "trade":
        trade = DATA.trades[name]
        gems = [f"gem:{one}" for one, count in trade.cost.items() for _ in range(count)]
        text = style.say("dwar7s.card.trade", gems=gems, points=trade.points)
        return Face(look.GOODS_INK, text, style.say("dwar7s.picture.card.trade"))
    if kind == "secret":
        DATA.secrets[name]  # no other is a card
        return Face(
            look.SECRET_HEAD, style.say(f"dwar7s.secret.{name}"), style.say("dwar7s.picture.hand.secret")
        )
    if kind == "ogre":
        foot = style.say("dwar7s.card.ogre", count=DATA.ogres[name].copies)
        return Face(look.OGRE_HEAD, style.say(f"dwar7s.ogre.{name}"), foot)
    raise KeyError(f"{kind}:{name}")


def picture(canvas: Canvas, sky: Rect, kind: str, name: str) -> None:
    """The large drawing of a card."""
    x, y = sky.cx, sky.cy
    if kind == "kingdom":
        kingdom(canvas, Rect(x - 140, y - 140, 280, 280), name)
    elif kind == "gem":
        gem(canvas, x, y, name, 210)
    elif kind == "trade":
        canvas.icon(x, y - 46, look.GOODS[name], 160, look.GOODS_INK)
        worth(canvas, sky, DATA.trades[name].points)
        cost = [one for one, count in DATA.trades[name].cost.items() for _ in range(count)]
        for at, one in zip(spread(x, 84, len(cost)), cost, strict=True):
            gem(canvas, at, sky.bottom - 54, one, 72)
    else:
        icon = look.SECRETS[name] if kind == "secret" else look.OGRES[name]
        canvas.icon(x, y, icon, 270, look.SECRET_HEAD if kind == "secret" else look.OGRE_HEAD)
        if kind == "secret":
            worth(canvas, sky, DATA.secrets[name].points)


def worth(canvas: Canvas, sky: Rect, points: int) -> None:
    """The points of an objective, in the upper right corner."""
    wide = canvas.text(sky.right - 24, sky.y + 52, str(points), Ink("figure", 64, look.INK), "right")
    canvas.sprite(sky.right - wide - 58, sky.y + 52, star_svg(), 56)


def kingdom(canvas: Canvas, cell: Rect, name: str) -> None:
    """A kingdom card of no colour, unturned, with its walls."""
    found = DATA.kingdoms[name]
    card = card_of(0, name)
    rect = cell.inset(20)
    canvas.framed(rect, look.KINDS[name], 18, 5)
    rows = rows_of(card)
    art(canvas, rect.cx, rect.y + (80 if rows == 2 else 104), name, 96 if rows == 2 else 120)
    badge(canvas, rect.x + 38, rect.y + 38, 56, signed(found.points), GOLD if found.points > 0 else COLD)
    terrain(canvas, rect.right - 38, rect.y + 38, 56, found.terrain)
    spaces(canvas, rect, card, ())
    walls(canvas, cell, CardView(card, 0, walls_of(card, 0)))
