"""The icons of Kemet for words and buttons, by their names in `data/kemet/ui.toml`."""

from collections.abc import Mapping

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import GOLD, OUTLINE, WHITE
from render.core.icon import Icon, card, disc, glyph, sprite
from render.kemet.parts.look import (
    ACTIONS,
    BATTLE_HEAD,
    BEASTS,
    BOLT,
    CROWN,
    INK,
    PRAYER_LIGHT,
    PYRAMIDS,
    SILVER,
    SUN,
    SWORDS,
    TILES,
    TIMINGS,
)
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
    **{colour: sprite(pyramid_svg(colour, 2)) for colour in PYRAMIDS},
    **{SHORT.get(beast, beast): disc(icon, GOLD, INK, 72) for beast, icon in BEASTS.items()},
    "temple": sprite(temple_svg(sanctuary=False), 104 / 120),
    "sanctuary": sprite(temple_svg(sanctuary=True), 104 / 120),
    "pray": sprite(ankh_svg(PRAYER_LIGHT), 80 / 60),
    "raise": Icon(raised),
    "recruit": glyph(ACTIONS["recruit"], "#F0B08A"),
    "move": glyph(ACTIONS["move"], "#E9CFA0"),
    "buy": glyph(TILES, "#4FA8E8"),
    "tile": glyph("md:hexagon", "#4FA8E8"),
    "gold": disc(SUN, GOLD, "#5A3608", 78),
    "silver": disc(SUN, SILVER, OUTLINE, 78),
    "player": glyph(CROWN, GOLD),
    "divine": card(BOLT, TIMINGS["reaction"], WHITE),
    "battle": card(SWORDS, BATTLE_HEAD, WHITE),
    "beast": disc("md:paw", GOLD, INK, 72),
}
