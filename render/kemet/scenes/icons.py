"""The icons of Kemet for words and buttons, by their names in `data/kemet/ui.toml`."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import GOLD, OUTLINE, WHITE
from render.core.icon import Icon, card, disc, glyph, sprite
from render.kemet.parts import look
from render.kemet.parts.pieces import ankh_svg, pyramid_svg, temple_svg

SHORT = {  # names of icons that are not those of the creatures
    "royal_scarab": "scarab",
    "giant_scorpion": "scorpion",
    "ancestral_elephant": "elephant",
    "deep_desert_snake": "snake",
    "khnums_sphinx": "ram",
    "griffin_sphinx": "griffin",
    "soul_devourer": "devourer",
}


def raised(canvas: Canvas) -> None:
    """A pyramid that grows."""
    canvas.sprite(42, 56, pyramid_svg("onyx", 4), 88)
    for size, colour in ((76, OUTLINE), (58, "#7BD94A")):
        canvas.icon(76, 40, "md:arrow-up-bold", size, colour)


ICONS: Mapping[str, Icon] = {
    **{colour: sprite(pyramid_svg(colour, 2)) for colour in look.PYRAMIDS},
    **{SHORT.get(beast, beast): disc(icon, GOLD, look.INK, 72) for beast, icon in look.BEASTS.items()},
    "temple": sprite(temple_svg(sanctuary=False), 104 / 120),
    "sanctuary": sprite(temple_svg(sanctuary=True), 104 / 120),
    "pray": sprite(ankh_svg(look.PRAYER_LIGHT), 80 / 60),
    "raise": Icon(raised),
    "recruit": glyph(look.ACTIONS["recruit"], "#F0B08A"),
    "move": glyph(look.ACTIONS["move"], "#E9CFA0"),
    "buy": glyph(look.TILES, "#4FA8E8"),
    "tile": glyph("md:hexagon", "#4FA8E8"),
    "gold": disc(look.SUN, GOLD, "#5A3608", 78),
    "silver": disc(look.SUN, look.SILVER, OUTLINE, 78),
    "player": glyph(look.CROWN, GOLD),
    "divine": card(look.BOLT, look.TIMINGS["reaction"], WHITE),
    "battle": card(look.SWORDS, look.BATTLE_HEAD, WHITE),
    "beast": disc("md:paw", GOLD, look.INK, 72),
}
