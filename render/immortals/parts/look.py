"""Colours and icons of Immortals (visual style, sections 5 and 6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.core.drawing.colour import CHANGED, GOLD, OUTLINE, PAPER, SHARED, WHITE, darker, ink_on, stronger
from render.core.drawing.tokens import OWNERS

INK, CAPTION = "#2B1A08", "#5D4420"
PANEL, QUIET = "#F6E8C3", "#E7D4A6"
GOOD, BAD = "#1F6B3A", "#9B1F12"
ENERGY, ENERGY_EDGE, ENERGY_TEXT = "#48E0F0", "#07313A", "#7DF2FF"
COIN, COIN_EDGE, COIN_TEXT = "#F4B81C", "#4A2C04", "#FFD75E"
INHABITANT = "#7BD94A"
LANDS: Mapping[str, Mapping[str, tuple[str, str, str]]] = {  # by realm and area: shade, colour, light
    "light": {
        "waterlands": ("#6FB4DD", "#8CC8EA", "#A9D8F0"),
        "greenwood": ("#7FB560", "#98C878", "#AED68D"),
        "high_peaks": ("#B3AEA6", "#C8C4BB", "#D8D4CB"),
        "moors": ("#9C74B4", "#AD87C4", "#BD9AD2"),
        "crownlands": ("#E6C860", "#F0D67C", "#F7E29A"),
    },
    "dark": {
        "waterlands": ("#225E86", "#2A6F9B", "#337FAE"),
        "greenwood": ("#1F4A30", "#285A3B", "#326845"),
        "high_peaks": ("#43444F", "#50515D", "#5D5E6B"),
        "moors": ("#3A1F4A", "#472858", "#553366"),
        "crownlands": ("#5C4716", "#6C551F", "#7A6229"),
    },
}
AREA_ICONS: Mapping[str, str] = {
    "waterlands": "md:waves",
    "greenwood": "ra:pine-tree",
    "high_peaks": "md:image-filter-hdr",
    "moors": "ra:dead-tree",
    "crownlands": "md:crown",
}


@dataclass(frozen=True, slots=True)
class Realm:
    """The look of a realm: its frame and sign, and the lines on its land."""

    frame: str
    icon: str
    sign: str  # the colour of the icon on dark panels
    name: str  # of its regions
    halo: str
    seam: str  # the band under the dashes between two regions
    dash: str
    border: tuple[str, str]  # of areas: the broad line, and the narrow one on top
    shade: str  # along the inner edge of a region
    stone: tuple[str, str]  # a boulder and its lit side


REALMS: Mapping[str, Realm] = {
    "light": Realm(
        "#F2CF6B", "ra:sun", "#F2CF6B", "#1D1408", "#FFFAF0", "#FFFBE8", "#2B1A0A",
        (OUTLINE, PAPER), "#3A2A10", ("#8F8A84", "#C9C4BB"),
    ),
    "dark": Realm(
        "#9B7BE0", "ra:skull", "#C9B3FF", "#FFF6E6", "#0C0716", "#000000", "#D9CCFF",
        ("#0A0612", "#B79CF0"), "#000000", ("#3C3A48", "#6A667E"),
    ),
}  # fmt: skip
TRIBES: Mapping[str, str] = {
    "elves": "ra:archer",
    "humans": "ra:knight-helmet",
    "dwarves": "ra:mining-diamonds",
    "halflings": "ra:clover",
    "amazons": "ra:spear-head",
    "demons": "ra:horns",
    "orcs": "ra:battered-axe",
    "necromancers": "ra:death-skull",
    "night_elves": "ra:moon-sun",
    "trolls": "ra:muscle-up",
}
MAGICS: Mapping[str, str] = {
    "transition5": "ra:double-team",
    "card_or_first": "ra:queen-crown",
    "seize_or_temple": "ra:hand-emblem",
    "cards2_or_transition2": "md:cards-outline",
}
SPACES: Mapping[str, str] = {  # gold, energy and pieces have drawings of their own
    "transition": "ra:hourglass",
    "construct": "ra:flat-hammer",
    "attack": "ra:crossed-swords",
    "attack_move": "ra:footprint",
    "magic": "ra:crystal-wand",
}
BLANK, MAGIC = "#D8D2C6", "#4A1F5E"  # the faces of cards that name no region
MAGIC_SIGN, BLANK_SIGN = "#E9C8FF", "#6B655A"
ARMY_FRAME, MAGIC_FRAME = "#2F7A46", "#A8351F"  # of action spaces
STONE, TRIBE = "#8D7A4F", "#4A3A78"  # heads of large cards
TOWER, TRAY, CARDS, HOURGLASS, FALLEN = (
    "ra:guarded-tower", "md:tray", "md:cards", "ra:hourglass", "md:arrow-down-bold",
)  # fmt: skip
SWORDS, CROWN, CHECK = "ra:crossed-swords", "ra:queen-crown", "md:check-circle"


@dataclass(frozen=True, slots=True)
class Surfaces:
    """The colours of a theme around the realms and of the other pictures; the realms stay the same."""

    ramp: tuple[str, ...]  # of the ground's texture
    panel: str
    active: str  # the panel of whose turn it is
    edge: str  # lines around and between parts of a panel
    text: str
    caption: str
    title: str
    energy: str  # figures on panels
    gold: str
    changed: str  # underlines on panels
    halo: float  # around names on the realms, in units
    textured: bool = True


THEMES: Mapping[str, Surfaces] = {
    "dark": Surfaces(
        ("#120D1B", "#1A1426", "#231B33"), "#2C2344", "#3A2F58", "#5D4A8A",
        WHITE, "#D9CCFF", GOLD, ENERGY_TEXT, COIN_TEXT, CHANGED, 2.4,
    ),
    "light": Surfaces(
        ("#CDBFA2", "#D8CBB0", "#E2D7BF"), PANEL, "#FFF9E6", "#A08A5C",
        INK, CAPTION, "#6B2F0C", "#0B5A66", "#7A4A00", "#00717A", 2.4,
    ),
    "contrast": Surfaces(
        ("#08050D",), "#000000", "#1B1430", "#8A8A8A",
        WHITE, WHITE, GOLD, ENERGY_TEXT, COIN_TEXT, CHANGED, 4, textured=False,
    ),
}  # fmt: skip
STRONGER = stronger(  # in high contrast: inks on paper, and lands as the faces of cards
    (CAPTION, QUIET),
    (BAD, QUIET),
    (GOOD, GOLD),
    *((frame, WHITE) for frame in (ARMY_FRAME, MAGIC_FRAME)),
    *((darker(frame, 0.2), PAPER) for frame in (ARMY_FRAME, MAGIC_FRAME)),
    (STONE, ink_on(STONE)),
    *((ramp[1], ink_on(ramp[1])) for lands in LANDS.values() for ramp in lands.values()),
)
RESERVED = (
    *SHARED,
    *(owner.colour for owner in OWNERS[:5]),
    *(colours[1] for lands in LANDS.values() for colours in lands.values()),
    *(realm.frame for realm in REALMS.values()),
    ENERGY, ENERGY_TEXT, COIN, COIN_TEXT, INHABITANT, BLANK, MAGIC, MAGIC_SIGN, ARMY_FRAME, MAGIC_FRAME,
    INK, PANEL, "#2C2344", "#D9CCFF",
)  # fmt: skip
