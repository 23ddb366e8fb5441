"""The icons of Bellum Magica for words and buttons, by their names in `data/bellum/ui.toml`."""

from collections.abc import Mapping

from render.bellum.parts.look import BARREL, CASTLES, KINDS, PLACES, SPELL
from render.bellum.parts.pieces import chest_svg, chip
from render.core.drawing.colour import WHITE
from render.core.icon import Icon, disc, glyph, seats, sprite
from rules.bellum.components.data import Icon as Symbol


def symbol(name: Symbol) -> Icon:
    """The symbol that cards show: on a round chip for production, on a square one for the army."""
    return Icon(lambda canvas: chip(canvas, 50, 50, name, 100))


ICONS: Mapping[str, Icon] = {
    **seats(5),
    "food": symbol("food"),
    "glyph": symbol("glyph"),
    "sword": symbol("sword"),
    "seat": symbol("thief"),
    "wood_chest": sprite(chest_svg("wooden")),
    "metal_chest": sprite(chest_svg("metal")),
    "gold_chest": sprite(chest_svg("golden")),
    "barrel": glyph("md:barrel", BARREL),
    "castle": glyph(CASTLES["skull_keep"], "#A9C3DE"),
    "creature": glyph("md:emoticon-devil", "#7FC95A"),
    "village": disc(PLACES["village"], KINDS["village"], WHITE),
    "tavern": glyph(PLACES["tavern"], "#E8A24C"),
    "spell": disc(SPELL, "#8E44C9", WHITE),
}
