"""The icons of Calamandara for words and buttons, by their names in `data/calamandara/ui.toml`."""

from collections.abc import Mapping

from render.calamandara.parts import look
from render.calamandara.parts.pieces import symbol
from render.core.icon import Icon, card, disc, glyph, seats


def piece(kind: str) -> Icon:
    """A symbol of the boards, known by its outline alone."""
    return Icon(lambda canvas: symbol(canvas, 50, 50, kind, 88))


ICONS: Mapping[str, Icon] = {
    **seats(4),
    **{kind: piece(kind) for kind in look.SYMBOLS},
    "memory": card(look.DIARY_SIGN, look.MEMORY, "#E6F0FF"),
    "event": card(look.CENTRE_SIGN, look.BACK, look.SAND),
    "centre": disc(look.CENTRE_SIGN, look.EYE, look.SAND),
    "reserve": glyph(look.DEPOT_SIGN, "#D9A441"),
    "excavate": glyph("md:pickaxe", "#C9B79C"),
    "clear": glyph("md:broom", "#E8C36A"),
    "transmute": glyph("md:flask", "#8FE3C0"),
    "home": glyph("md:home", "#F2B07A"),
    "seat": glyph(look.FRAGMENT_SIGN, look.SAND),
}
