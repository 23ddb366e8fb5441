"""Colours and icons of Kemet (visual style, sections 5 and 6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.core.drawing.colour import GOLD, SHARED, WHITE, ink_on, stronger
from render.core.drawing.tokens import OWNERS, Owner
from rules.kemet.components.map import CHART

SEA = ("#0F5F7A", "#17728C", "#2389A0")
RIVER = "#2A9BB0"
CURRENT, FAR = "#D8F3F5", "#B9DDE4"  # names on the river and on the sea
FOAM = "#BFEEE9"
SHALLOW = "#7FD0D2"
SAND = ("#D2A25C", "#E2B974", "#EECB8C", "#F4D9A2")
ROCK = ("#8D6A3F", "#A27C4B", "#B78F59")
GREEN = ("#5F9A45", "#77B052", "#93C163")
WALL, WALL_SHADE, WALL_EDGE = "#C79D62", "#8B6234", "#3A2408"
FLOORS = {"K": "#8B8078", "Y": "#FFE083", "R": "#E58A76", "G": "#8FD9B6", "B": "#5F8FDB"}
TINTS: Mapping[str, tuple[str, float]] = {  # of zones: colour and opacity
    "anubis_front": ("#F7E0AB", 0.28),
    "bastet_front": ("#F7E0AB", 0.28),
    "horus_front": ("#F7E0AB", 0.28),
    "sobek_front": ("#F7E0AB", 0.28),
    "ouadjet_front": ("#F7E0AB", 0.28),
    "west_obelisk": ("#C98A45", 0.36),
    "east_obelisk": ("#C98A45", 0.36),
    "east_pass": ("#B5713B", 0.36),
    "temple_small": ("#D98F55", 0.32),
    "temple_east": ("#D98F55", 0.32),
    "west_quay": ("#C2C06A", 0.44),
    "temple_medium": ("#A9C26A", 0.6),
    "temple_delta": ("#93BD62", 0.66),
    "sanctuary": ("#B98AD6", 0.48),
}
INK = "#2B1A08"
CAPTION = "#5D4420"
PANEL, QUIET, USED = "#F6E8C3", "#E7D4A6", "#C4A66A"
BAD = "#9B1F12"
PRAYER, PRAYER_EDGE, PRAYER_LIGHT = "#B3541E", "#3A1D08", "#F08A4B"
PYRAMIDS: Mapping[str, str] = {
    "ruby": "#D6296A",
    "sapphire": "#2F55C8",
    "diamond": "#E8F3F8",
    "onyx": "#2B2730",
}
FAME = {"temple": "#F2DFB4", "pyramid": "#F2DFB4", "battle": "#D5432B", "divine": "#B9BEC8"}
STATS: Mapping[str, tuple[str, str, str]] = {  # icon, disc, figure on the disc
    "strength": ("ra:crossed-swords", GOLD, INK),
    "damage": ("ra:battered-axe", "#D5432B", WHITE),
    "unblockable": ("ra:spear-head", "#7A1FA0", WHITE),
    "defence": ("ra:shield", "#1E6FB8", WHITE),
    "loss": ("ra:death-skull", "#2A2A33", WHITE),
}
TIMINGS = {"battle": "#B3361F", "movement": "#2F7A46", "day": "#9A6708", "reaction": "#4A3F8C"}
BATTLE_HEAD = "#8C2A1E"
BEASTS: Mapping[str, str] = {
    "phoenix": "ra:fire-symbol",
    "royal_scarab": "ra:beetle",
    "giant_scorpion": "ra:scorpio",
    "ancestral_elephant": "md:elephant",
    "sphinx": "ra:lion",
    "deep_desert_snake": "ra:snake",
    "mummy": "md:coffin",
    "khnums_sphinx": "ra:aries",
    "griffin_sphinx": "ra:feathered-wing",
    "soul_devourer": "ra:monster-skull",
}
ACTIONS = {"recruit": "ra:double-team", "move": "ra:footprint"}  # the others have drawings of their own
DIVINE: Mapping[str, str] = {
    "diversion": "ra:player-dodge",
    "war_rage": "md:axe",
    "war_fury": "ra:muscle-up",
    "blood_battle": "ra:bleeding-hearts",
    "blood_bath": "md:blood-bag",
    "bronze_wall": "md:wall",
    "iron_wall": "ra:heavy-shield",
    "glory": "md:trophy",
    "divine_protection": "md:shield-cross",
    "battle_reinforcements": "md:account-plus",
    "tactical_choice": "md:swap-horizontal",
    "prayer": "md:hands-pray",
    "enlistment": "md:account-group",
    "mana_theft": "ra:crystal-ball",
    "rain_of_fire": "md:meteor",
    "divine_memory": "md:brain",
    "swiftness": "md:run-fast",
    "teleportation": "ra:player-teleport",
    "open_gates": "md:gate-open",
}
CARDS, BOLT, VETERAN, TILES, RESERVE = (
    "md:cards", "ra:lightning-bolt", "ra:helmet", "md:hexagon-multiple", "ra:double-team",
)  # fmt: skip
SWORDS, CROWN, SUN, MOON = "ra:crossed-swords", "ra:queen-crown", "ra:sun", "md:weather-night"
COLOURS: Mapping[str, int] = {city: "RBYGK".index(letter) for city, letter in CHART.colours.items()}
UNKNOWN = Owner("#7C7466", "circle", "ring", WHITE)  # for a player without a city so far
SILVER = "#C9D0D8"


@dataclass(frozen=True, slots=True)
class Surfaces:
    """The colours of a theme around the map and of the other pictures; the map stays the same."""

    ramp: tuple[str, ...]  # of the ground's texture
    text: str  # on the ground and on wells
    caption: str
    title: str
    well: str  # a box for notes on the ground
    halo: float  # around names on the map, in units
    textured: bool = True


THEMES: Mapping[str, Surfaces] = {
    "dark": Surfaces(("#3A2817", "#46311C", "#533B22"), WHITE, PANEL, GOLD, "#1D140C", 2.6),
    "light": Surfaces(("#D9BE86", "#E3CB98", "#EAD6A8"), INK, "#4E3A1C", "#6B2F0C", PANEL, 2.6),
    "contrast": Surfaces(("#140D06",), WHITE, WHITE, GOLD, "#000000", 4, textured=False),
}
STRONGER = stronger(  # in high contrast: inks on paper, and what figures and names are on
    (CAPTION, USED),
    (BAD, QUIET),
    (RIVER, CURRENT),
    *((colour, FAR) for colour in SEA),
    (UNKNOWN.colour, WHITE),
    *((colour, WHITE) for colour in TIMINGS.values()),
    *((colour, ink_on(colour)) for colour in PYRAMIDS.values()),
)
RESERVED = (
    *SHARED,
    *(OWNERS[index].colour for index in COLOURS.values()),
    *FLOORS.values(),
    *(colour for colour in PYRAMIDS.values()),
    *(disc for _, disc, _ in STATS.values()),
    *TIMINGS.values(),
    *FAME.values(),
    BATTLE_HEAD, PRAYER, INK, PANEL, QUIET, RIVER, FOAM, SILVER,
)  # fmt: skip


def colour_index(city: str) -> int | None:
    """The index in `OWNERS` of the colour of a city; none before one is chosen."""
    return COLOURS[city] if city else None


def owner_of(city: str) -> Owner:
    """The colour of whoever owns a city; a neutral one before one is chosen."""
    index = colour_index(city)
    return UNKNOWN if index is None else OWNERS[index]
