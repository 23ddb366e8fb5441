"""Colours and signs of Last Call (visual style, sections 5 and 6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.core.drawing.colour import CHANGED, OUTLINE, SHARED, WHITE, darker, ink_on, lighter, stronger
from render.core.drawing.tokens import OWNERS
from taverna_saideira.rules.components.data import DATA


@dataclass(frozen=True, slots=True)
class Surfaces:
    """The colours of a theme. Text on a surface has a contrast of at least 4.5."""

    ramp: tuple[str, ...]  # of the ground's texture
    panel: str
    panel_edge: str
    row: str  # a keeper's row
    row_edge: str
    well: str  # a sunken box: a table, the place in the order
    slot: str  # an empty place for a card
    text: str
    caption: str
    accent: str  # titles
    good: str  # what a drink has gained
    bad: str  # what it has lost, and equal drinks
    changed: str  # lines below numbers, on row
    wall: str  # of the room behind the counter
    bottles: str  # mixed into the bottles on the shelf, so that they stay behind
    textured: bool = True


THEMES: Mapping[str, Surfaces] = {
    "dark": Surfaces(
        ("#24160E", "#2A1A11", "#301F14"), "#1D120B", "#6B4A2E", "#2E1E15", OUTLINE, "#1A100A", "#1A100A",
        WHITE, "#EBD8BA", "#FFC56B", "#8FE08A", "#FF9A80", CHANGED, "#4A2C1B", "#3B2216",
    ),
    "light": Surfaces(
        ("#CBA877", "#D3B283", "#DABC8F"), "#F6E8C3", "#8A6238", "#F8ECCE", OUTLINE, "#E9D5A9", "#E9D5A9",
        "#2B1A08", "#5D4420", "#7A3208", "#1F6B3A", "#9B1F12", "#00717A", "#B98350", "#A26F40",
    ),
    "contrast": Surfaces(
        ("#000000",), "#000000", "#8A8A8A", "#0C0906", "#8A8A8A", "#000000", "#5A5A5A",
        WHITE, WHITE, "#FFC56B", "#8FE08A", "#FFA890", CHANGED, "#4A4038", "#000000", textured=False,
    ),
}  # fmt: skip

HEADER = "#180D07"
HEADER_LINE = "#E8A13A"
ACCENT = "#FFC56B"  # titles in the header
AMBER = "#FFB84D"  # lamp light
WOOD = ("#5A351C", "#7A4A26", "#8F5A30", "#B57A44")  # of the counter, from grooves to the edge in the light
PLATE = "#27160C"  # what names stand on
CARD_PAPER = "#F6E8C3"
CARD_INK = "#2B1A08"
CARD_CAPTION = "#5D4420"
DRINKS: Mapping[str, str] = {
    "water": "#2F7FB8",
    "coffee": "#7A4E2D",
    "beer": "#E0A02E",
    "wine": "#8C2344",
    "rum": "#2F6B4A",
}
GUESTS: Mapping[str, str] = {
    "merchant": "#B5852A",
    "sailor": "#2E6AA3",
    "bard": "#7A4BA6",
    "dancer": "#BC3F58",
    "brawler": "#6F6258",
}
SKINS: Mapping[str, str] = {
    "merchant": "#EBBB8C",
    "sailor": "#DFA277",
    "bard": "#F2CBA4",
    "dancer": "#B4744A",
    "brawler": "#D3946B",
}
SHADE = 0.16  # of black, on the shaded side of a face
SIGNS: Mapping[str, str] = {  # of guests, where a face would be too small
    "merchant": "md:hand-coin",
    "sailor": "md:anchor",
    "bard": "md:violin",
    "dancer": "md:dance-ballroom",
    "brawler": "md:boxing-glove",
}
BELL = "ra:ringing-bell"
HAND = "md:cards"
QUEUE = "md:account-group"
CELLAR = "md:bottle-wine"
SERVED = "md:check-bold"
THEN = "md:chevron-right"
LAMP = "md:coach-lamp"
ICONS = (BELL, HAND, QUEUE, CELLAR, SERVED, THEN, LAMP)
BANDS = 3  # of a card's colour
FACES = (*DRINKS.values(), *GUESTS.values())
# in high contrast: what names are read on
STRONGER = stronger(*((colour, ink_on(colour)) for colour in FACES), (CARD_CAPTION, CARD_PAPER))
RESERVED = (
    *SHARED,
    *(owner.colour for owner in OWNERS),
    *FACES,
    *SKINS.values(),
    *(darker(skin, SHADE) for skin in SKINS.values()),
    HEADER,
    HEADER_LINE,
    ACCENT,
    PLATE,
    CARD_PAPER,
    CARD_INK,
    CARD_CAPTION,
)


def bands(colour: str) -> list[str]:
    """A card's colour from light to dark, in flat steps: the palette would break up a smooth gradient."""
    return [lighter(colour, 0.16), colour, darker(colour, 0.22)]


def drink_of(ident: str) -> str:
    """The kind of a drink."""
    return DATA.drinks[ident].kind


def guest_of(ident: str) -> str:
    """The kind of a guest."""
    return DATA.guests[ident].kind
