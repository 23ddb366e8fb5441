"""Colours and icons of Dwar7s Fall (visual style, sections 5 and 6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.core.drawing.colour import GOLD, SHARED, WHITE, ink_on, stronger
from render.core.drawing.tokens import OWNERS

FOREST = ("#4B5A2A", "#5D6A30", "#77753A", "#8A7A3F")
LEAVES = ("#C8641E", "#D98F2B", "#A8401C", "#E0B040")
BARK, AMBER_LINE = "#2A1A10", "#D98F2B"  # dark boxes on the forest, and their edge
INK = "#2B1A08"
CAPTION = "#5D4420"
PANEL, QUIET = "#F6E8C3", "#E7D4A6"
GOOD, BAD = "#1F6B3A", "#9B1F12"
STONES = ("#B9B2A6", "#9B9488", "#D3CDC2")  # of walls: two bricks and their lit edge
PLANK, PLANK_EDGE = "#E2BC7A", "#3A2408"
NEEDED, SPARE = "#C2571F", "#B6A98C"  # the ring of a needed space; a spare space
KINDS: Mapping[str, str] = {  # of kingdom cards: the colour of the picture
    "castle": "#8C97A8",
    "emerald_mine": "#4A3A2C",
    "amber_mine": "#4A3A2C",
    "diamond_mine": "#4A3A2C",
    "ruby_mine": "#4A3A2C",
    "tavern": "#A85A24",
    "store": "#2E7A78",
    "dragon": "#8F1D16",
    "ice_giant": "#2B76A6",
}
EMBLEMS: Mapping[str, str] = {  # mines have a drawing of their own
    "castle": "ra:guarded-tower",
    "tavern": "ra:beer",
    "store": "ra:wooden-sign",
    "dragon": "ra:dragon",
    "ice_giant": "ra:frost-emblem",
}
EMBLEM_COLOURS = {"dragon": "#FFD9B0", "ice_giant": "#E8F8FF"}  # of the others: cream
CREAM = "#FFF3D8"
TYPES: Mapping[str, str] = {"dragon": "ra:dragon-wing", "giant": "ra:boot-stomp", "dwarf": "ra:helmet"}
GEMS: Mapping[str, tuple[str, str, str]] = {  # colour, light, edge
    "emerald": ("#19A35B", "#5FDB96", "#0C3D22"),
    "amber": ("#F08A12", "#FFC45A", "#5A2C04"),
    "diamond": ("#BFE9FB", "#F4FCFF", "#1F5873"),
    "ruby": ("#C3123C", "#FF6B86", "#4D0417"),
}
GOODS: Mapping[str, str] = {  # of trade objectives
    "bread": "ra:toast",
    "cheese": "ra:cheese",
    "mushrooms": "ra:super-mushroom",
    "honey": "ra:honeycomb",
    "fish": "md:fish",
    "sausages": "md:sausage",
    "pumpkins": "md:pumpkin",
    "ale": "ra:beer",
    "ham": "ra:meat",
    "feast": "ra:knife-fork",
}
SECRETS: Mapping[str, str] = {
    "architect": "md:hammer-wrench",
    "hunter": "md:bow-arrow",
    "king": "md:crown",
    "miner": "md:pickaxe",
    "disguised_ogre": "md:drama-masks",
    "researcher": "md:magnify",
    "mage": "md:wizard-hat",
}
OGRES: Mapping[str, str] = {
    "brute": "ra:muscle-up",
    "ambush": "ra:bear-trap",
    "confiscate": "md:hand-coin",
    "scare": "md:ghost",
    "thief": "md:domino-mask",
}
GOODS_INK, SECRET_HEAD, OGRE_HEAD = "#8A4A16", "#5B2D78", "#3F5A2B"
REALM, POOL, GEM, OGRE, USED, CARDS, MONSTER = (
    "ra:guarded-tower", "md:account-group", "md:diamond-stone", "ra:monster-skull", "ra:broken-skull",
    "md:cards", "ra:death-skull",
)  # fmt: skip
OBJECTIVE, GAME = "md:trophy", "ra:mining-diamonds"
TRADE_SIGN, SECRET_SIGN = "ra:wooden-sign", "md:drama-masks"
COLOURS: Mapping[str, int] = {"red": 0, "blue": 1, "yellow": 2, "green": 3}  # of cards: index in `OWNERS`


@dataclass(frozen=True, slots=True)
class Surfaces:
    """The colours of a theme: of the forest, of dark boxes and of what is written on them."""

    ramp: tuple[str, ...]  # of the ground's texture
    text: str  # on the ground and on boxes
    caption: str
    title: str
    box: str  # for shared things and notes
    edge: str  # of a box
    free: str  # frames and names of free cells, on the ground
    textured: bool = True


THEMES: Mapping[str, Surfaces] = {
    "dark": Surfaces(FOREST, WHITE, PANEL, GOLD, BARK, AMBER_LINE, PANEL),
    "light": Surfaces(
        ("#B9B57E", "#C6BF88", "#D3C792", "#DCC994"), INK, "#4E3A1C", "#6B2F0C", PANEL, "#8A5A22", "#3A2A10"
    ),
    "contrast": Surfaces(("#10160A",), WHITE, WHITE, GOLD, "#000000", WHITE, WHITE, textured=False),
}
STRONGER = stronger(  # in high contrast: inks on paper, and the pictures of cards below their names
    *((ink, QUIET) for ink in (CAPTION, BAD, GOOD)),
    *((colour, ink_on(colour)) for colour in (*KINDS.values(), GOODS_INK, SECRET_HEAD, OGRE_HEAD)),
)
RESERVED = (
    *SHARED,
    *(OWNERS[index].colour for index in COLOURS.values()),
    *(colour for tones in GEMS.values() for colour in tones[:2]),
    *dict.fromkeys(KINDS.values()),
    *STONES,
    PLANK, PLANK_EDGE, NEEDED, SPARE, INK, PANEL, QUIET, BARK, AMBER_LINE, CREAM, GOOD, BAD,
)  # fmt: skip
