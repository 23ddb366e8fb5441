"""The icons of Last Call for words and buttons, by their names in `data/ui.toml`."""

from collections.abc import Mapping
from dataclasses import replace

from render.core.drawing.colour import WHITE
from render.core.icon import Icon, disc, glyph, sprite
from taverna_saideira.pictures.parts.drinks import glass_svg
from taverna_saideira.pictures.parts.look import DRINKS, GUESTS, SIGNS

ICONS: Mapping[str, Icon] = {
    **{kind: replace(sprite(glass_svg(kind)), edged=True) for kind in DRINKS},
    **{kind: disc(SIGNS[kind], colour, WHITE) for kind, colour in GUESTS.items()},
    "glass": glyph("md:glass-mug-variant", "#E8A24C"),
    "guest": glyph("md:account", "#E9CFA0"),
    "pass": glyph("md:hand-back-right", "#D9DEE5"),
}
