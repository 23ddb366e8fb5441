"""The icons of Dwar7s Fall for words and buttons, by their names in `data/dwar7s/ui.toml`."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import WHITE
from render.core.icon import Icon, card, glyph, seats, sprite
from render.dwar7s.parts import look
from render.dwar7s.parts.pieces import MOUTH, gem, gem_svg


def mine(kind: str) -> Icon:
    """A mine's mouth with its gem in it."""

    def draw(canvas: Canvas) -> None:
        canvas.sprite(50, 50, MOUTH, 100, 88)
        gem(canvas, 50, 66, kind, 62)

    return Icon(draw)


ICONS: Mapping[str, Icon] = {
    **seats(4),
    **{kind: sprite(gem_svg(kind)) for kind in look.GEMS},
    **{f"{kind}_mine": mine(kind) for kind in look.GEMS},
    "castle": glyph(look.EMBLEMS["castle"], "#B9C6D8"),
    "tavern": glyph(look.EMBLEMS["tavern"], "#E8A24C"),
    "store": glyph(look.EMBLEMS["store"], "#4FB8B4"),
    "dragon": glyph(look.EMBLEMS["dragon"], "#F0503C"),
    "ice_giant": glyph(look.EMBLEMS["ice_giant"], "#8FD3F7"),
    "dwarf": glyph(look.TYPES["dwarf"], "#E0B040"),
    "ogre": card(look.OGRE, look.OGRE_HEAD, WHITE),
    "trade": card(look.TRADE_SIGN, look.PANEL, look.GOODS_INK),
    "secret": card(look.SECRET_SIGN, look.SECRET_HEAD, WHITE),
    "move": glyph("ra:footprint", "#E9CFA0"),
    "rotation": glyph("md:rotate-right", "#9AD8F0"),
}
