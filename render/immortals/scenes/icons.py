"""The icons of Immortals for words and buttons, by their names in `data/immortals/ui.toml`."""

from collections.abc import Mapping

from render.core.drawing.colour import GOLD, OUTLINE, PAPER
from render.core.icon import Icon, card, disc, glyph, sprite
from render.immortals.parts.look import (
    BLANK,
    BLANK_SIGN,
    CARDS,
    CROWN,
    HOURGLASS,
    MAGIC,
    MAGIC_SIGN,
    REALMS,
    SPACES,
    SWORDS,
)
from render.immortals.parts.pieces import BOLT, CAPITAL, GOLD_COIN, INHABITANTS, TEMPLE, cube_svg, portal_svg

STEEL = "#D9DEE5"
ICONS: Mapping[str, Icon] = {
    "energy": sprite(BOLT, 1.25),
    "gold": sprite(GOLD_COIN),
    "temple": sprite(TEMPLE),
    "capital": sprite(CAPITAL),
    "portal": sprite(portal_svg("light")),
    "inhabitants": sprite(cube_svg(INHABITANTS)),
    "light": disc(REALMS["light"].icon, REALMS["light"].frame, OUTLINE, 78),
    "dark": disc(REALMS["dark"].icon, "#3B2468", REALMS["dark"].sign),
    "battle": glyph(SWORDS, STEEL),
    "move": glyph(SPACES["attack_move"], "#E9CFA0"),
    "construct": glyph(SPACES["construct"], "#E0A860"),
    "transition": glyph(HOURGLASS, "#C9B3FF"),
    "magic": card(SPACES["magic"], MAGIC, MAGIC_SIGN),
    "wild": card("md:cards-outline", "#2F5F8A", PAPER),
    "blank": card("ra:interdiction", BLANK, BLANK_SIGN),
    "draw": glyph(CARDS, "#F2CF6B"),
    "first": glyph(CROWN, GOLD),
    "seize": glyph("ra:hand", "#F2B07A"),
}
