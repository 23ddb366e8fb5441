"""The icons of Immortals for words and buttons, by their names in `data/immortals/ui.toml`."""

from collections.abc import Mapping

from render.core.drawing.colour import GOLD, OUTLINE, PAPER
from render.core.icon import Icon, card, disc, glyph, sprite
from render.immortals.parts import look
from render.immortals.parts.pieces import BOLT, CAPITAL, GOLD_COIN, INHABITANTS, TEMPLE, cube_svg, portal_svg

STEEL = "#D9DEE5"
ICONS: Mapping[str, Icon] = {
    "energy": sprite(BOLT, 1.25),
    "gold": sprite(GOLD_COIN),
    "temple": sprite(TEMPLE),
    "capital": sprite(CAPITAL),
    "portal": sprite(portal_svg("light")),
    "inhabitants": sprite(cube_svg(INHABITANTS)),
    "light": disc(look.REALMS["light"].icon, look.REALMS["light"].frame, OUTLINE, 78),
    "dark": disc(look.REALMS["dark"].icon, "#3B2468", look.REALMS["dark"].sign),
    "battle": glyph(look.SWORDS, STEEL),
    "move": glyph(look.SPACES["attack_move"], "#E9CFA0"),
    "construct": glyph(look.SPACES["construct"], "#E0A860"),
    "transition": glyph(look.HOURGLASS, "#C9B3FF"),
    "magic": card(look.SPACES["magic"], look.MAGIC, look.MAGIC_SIGN),
    "wild": card("md:cards-outline", "#2F5F8A", PAPER),
    "blank": card("ra:interdiction", look.BLANK, look.BLANK_SIGN),
    "draw": glyph(look.CARDS, "#F2CF6B"),
    "first": glyph(look.CROWN, GOLD),
    "seize": glyph("ra:hand", "#F2B07A"),
}
