"""One card of Kemet alone, large: a power tile, a creature, a card, or an action space."""

from render.core.card import Face, LargeCard
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.kemet.parts import look
from render.kemet.parts.cards import FACE, figures_of, price
from render.kemet.parts.pieces import ankh, beast, pyramid_svg, stat
from rules.kemet.components.data import DATA, Beast
from rules.kemet.view import KemetView

SIZES = ((34, 8), (30, 9), (27, 10))  # of the text and lines that have room, the largest first
TOPICS = {"buy": "tiles"}  # of the rules, where it is not the action's own name


def single(view: KemetView, style: Style, card: str) -> Canvas:
    """A card by its id (`tile:charge_1`, `beast:`, `divine:`, `battle:`, `space:`), 600 x 840 units.

    It does not depend on the view. Raises `KeyError` for an unknown card.
    """
    kind, _, name = card.partition(":")
    face = face_of(kind, name, style)
    ground = look.THEMES[style.theme].ramp[0]
    drawn = LargeCard(style, ground, FACE, face.colour, head=118, sky=250)
    drawn.long_name(style.words.name(card))
    canvas, rect, sky = drawn.canvas, drawn.rect, drawn.sky
    canvas.box(sky, lighter(face.colour, 0.78) if kind != "space" else look.QUIET)
    picture(canvas, sky, kind, name)
    cost = cost_of(kind, name)
    if cost is not None:
        price(canvas, sky.x + 74, sky.y + 66, cost, 50)
    shown = figures_on(kind, name)
    figures(canvas, Rect(sky.x, sky.bottom, sky.w, 76), shown)
    room = 76 if shown else 14
    effect = Rect(rect.x + 30, sky.bottom + room, rect.w - 60, 352 - room)
    drawn.effect(effect, face.text, SIZES, look.INK)
    drawn.foot(Rect(rect.x + 30, rect.bottom - 66, rect.w - 60, 46), face.foot, 29)
    return canvas


def face_of(kind: str, name: str, style: Style) -> Face:
    """The face of a card. Raises `KeyError`."""
    if kind in ("tile", "beast"):
        if kind == "beast":
            DATA.beasts[name]  # a tile without a creature is no creature
        tile = DATA.tiles[name]
        timings = " · ".join(style.words.name(f"timing:{timing}") for timing in tile.timing)
        text = style.say(f"kemet.tile.{tile.art}")
        return Face(look.PYRAMIDS[tile.colour], text, timings)
    if kind == "divine":
        card = DATA.divine[name]
        timing = style.words.name(f"timing:{card.timing}")
        return Face(look.TIMINGS[card.timing], style.say(f"kemet.divine.{name}"), timing)
    if kind == "battle":
        return Face(look.BATTLE_HEAD, card_words(name, style), style.say("kemet.picture.battle.title"))
    if kind == "space":
        text = style.say(f"kemet.rules.{topic(name)}")
        return Face(look.WALL, text, style.say("kemet.picture.market.level", level=DATA.spaces[name].level))
    raise KeyError(f"{kind}:{name}")


def cost_of(kind: str, name: str) -> int | None:
    """The cost of a power tile or a Divine Intervention card; None for anything else."""
    if kind == "tile":
        return DATA.tiles[name].level
    return DATA.divine[name].cost if kind == "divine" else None


def topic(space: str) -> str:
    """The topic of the rules on an action space."""
    action = DATA.spaces[space].action
    return TOPICS.get(action, action)


def card_words(name: str, style: Style) -> str:
    """A battle card's figures as a sentence."""
    figures = DATA.battle[name].model_dump(exclude={"id", "special"})
    return style.say("kemet.card.battle", **figures)


def picture(canvas: Canvas, sky: Rect, kind: str, name: str) -> None:
    """The large drawing of a card."""
    x, y = sky.cx, sky.cy
    if name in look.BEASTS:
        beast(canvas, x, y, name, 200)
    elif kind == "tile":
        tile = DATA.tiles[name]
        canvas.sprite(x, y, pyramid_svg(tile.colour, tile.level), 226)
    elif kind == "space" and DATA.spaces[name].action == "pray":
        ankh(canvas, x, y, 200)
    elif kind == "space" and DATA.spaces[name].action in ("raise", "buy"):
        canvas.sprite(x, y, pyramid_svg("onyx", 3), 210)
    else:
        icon = (
            look.DIVINE[name]
            if kind == "divine"
            else look.SWORDS
            if kind == "battle"
            else look.ACTIONS[DATA.spaces[name].action]
        )
        canvas.icon(x + 4, y + 5, icon, 190, OUTLINE, 0.3)
        canvas.icon(x, y, icon, 190, look.INK)
    if kind == "tile":
        canvas.text(
            sky.right - 30, sky.y + 60, str(DATA.tiles[name].level), Ink("figure", 84, look.CAPTION), "right"
        )


def figures_on(kind: str, name: str) -> dict[str, str]:
    """The values of a battle card or creature as they are written."""
    if kind == "battle":
        card = DATA.battle[name]
        return {"strength": str(card.strength)} | figures_of(card)
    if name in DATA.beasts and kind in ("tile", "beast"):
        return beast_figures(DATA.beasts[name])
    return {}


def figures(canvas: Canvas, rect: Rect, shown: dict[str, str]) -> None:
    """Values with their signs side by side."""
    for number, (kind, value) in enumerate(shown.items()):
        x = rect.cx + (number - (len(shown) - 1) / 2) * 126 - 22
        stat(canvas, x, rect.cy, kind, value, 50)


def beast_figures(found: Beast) -> dict[str, str]:
    """A creature's values as they are written; movement stands in the text."""
    values = {"strength": found.strength, "damage": found.damage, "defence": found.defence}
    return {kind: f"+{value}" for kind, value in values.items() if value}
