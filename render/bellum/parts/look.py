"""Colours and icons of Bellum Magica (visual style, sections 5 and 6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, SHARED, WHITE, apart, darker, lighter, mix
from render.core.drawing.tokens import OWNERS
from rules.bellum.components.data import DATA, Icon


@dataclass(frozen=True, slots=True)
class Surfaces:
    """The colours of a theme. Text on a surface has a contrast of at least 4.5."""

    ramp: tuple[str, ...]  # of the ground's texture
    panel: str
    panel_edge: str
    row: str  # a player's row
    well: str  # a sunken box for totals
    text: str
    caption: str
    accent: str  # section titles and the great totals
    changed: str  # underlines of what changed, on panel, row and well
    halo: str  # around figures that lie on pictures, on panel and row
    figure: str  # such figures
    textured: bool = True


THEMES: Mapping[str, Surfaces] = {
    "dark": Surfaces(
        ("#1C2A24", "#24362B", "#2F4534"), "#18211D", "#4A5A50", "#2B2036", "#15100A",
        WHITE, "#E9DCC0", "#FFC56B", CHANGED, OUTLINE, WHITE,
    ),
    "light": Surfaces(
        ("#C9B98A", "#D3C497", "#DCCFA6"), "#F6E8C3", "#8A7444", "#F6E8C3", "#E7D4A6",
        "#2B1A08", "#5D4420", "#7A3F08", "#00717A", PAPER, "#2B1A08",
    ),
    "contrast": Surfaces(
        ("#0B0F0D",), "#000000", "#8A8A8A", "#0F0A14", "#000000",
        WHITE, WHITE, "#FFC56B", CHANGED, "#000000", WHITE, textured=False,
    ),
}  # fmt: skip

HEADER = "#1A1020"
HEADER_LINE = "#E8792B"
ACTIVE = "#FFC56B"  # the active row
SKY = "#FFE9C4"  # icons on cards
CARD_PAPER = "#F3E3BC"
CARD_INK = "#2B1A08"
KINDS: Mapping[str, str] = {  # of cards: places, decks of creatures, castles
    "tavern": "#A85A24",
    "farm": "#B08A3A",
    "village": "#7C8F45",
    "city": "#8C6AA8",
    "castle": "#5D6F83",
    "goblin": "#8A6A1E",
    "evil": "#3D6A2B",
    "super_evil": "#6A358C",
}
ICONS: Mapping[Icon, tuple[str, str, str]] = {  # glyph, chip, figure on the chip
    "food": ("ra:chicken-leg", "#C9702B", WHITE),
    "glyph": ("ra:rune-stone", "#7A3FD0", WHITE),
    "map": ("md:map", "#E9D9A8", "#5D3D18"),
    "sword": ("ra:broadsword", "#D9DEE5", OUTLINE),
    "magic_sword": ("ra:relic-blade", "#6FE3FF", "#0B3A4A"),
    "thief": ("md:domino-mask", "#3A3346", WHITE),
}
CHESTS: Mapping[str, tuple[str, str]] = {  # wood and fittings, from low to high worth
    "wooden": ("#A8692E", "#6B3D14"),
    "metal": ("#9DA9B5", "#46525E"),
    "golden": ("#F4B81C", "#8A5A08"),
}
NAMED = ("castle", "goblin", "evil", "super_evil")  # kinds of cards with a name on their colour
BANDS = 5  # of a card's colour
BARREL = "#C98A45"
SHIELDS = {"shield": "#3F78C8", "magic_shield": "#8E44C9"}
PLACES: Mapping[str, str] = {
    "tavern": "ra:beer",
    "farm": "md:barn",
    "village": "md:home-group",
    "city": "md:castle",
}
CASTLES: Mapping[str, str] = {
    "skull_keep": "ra:locked-fortress",
    "thorn_tower": "ra:guarded-tower",
    "bog_fortress": "ra:castle-emblem",
    "bone_citadel": "ra:castle-flag",
    "ember_hold": "ra:heart-tower",
}
FAMILIES: Mapping[str, str] = {
    "goblin": "md:emoticon-devil",
    "orc_raider": "ra:horns",
    "troll_brute": "ra:muscle-up",
    "bat_scout": "md:bat",
    "imp_pickpocket": "ra:cloak-and-dagger",
    "warg_rider": "ra:wolf-head",
    "dark_acolyte": "ra:hood",
    "gremlin_trickster": "ra:bird-mask",
    "kobold_digger": "md:pickaxe",
    "skeleton_sentinel": "ra:skull",
    "gargoyle": "ra:batwings",
    "giant_rat": "md:rodent",
    "zombie_farmhand": "ra:tombstone",
    "hedge_witch": "md:wizard-hat",
    "thieving_raven": "ra:raven",
    "mimic": "md:treasure-chest",
    "will_o_wisp": "ra:flame-symbol",
    "mud_golem": "ra:gloop",
    "rune_keeper": "ra:scroll-unfurled",
    "fire_dragon": "ra:dragon",
    "hydra": "ra:hydra",
    "vampire_lord": "ra:tooth",
    "lich": "ra:death-skull",
    "medusa": "ra:venomous-snake",
    "sphinx": "ra:lion",
    "arch_demon": "ra:monster-skull",
    "iron_golem": "md:robot",
    "necromancer": "ra:crystal-wand",
    "cyclops": "ra:eye-monster",
}
HORN = "ra:horn-call"
SPELL = "ra:cycle"
STACK = "md:cards"


def bands(colour: str) -> list[str]:
    """A card's colour from light to dark, in flat steps: the palette would break up a smooth gradient."""
    return _between(lighter(colour, 0.16), colour)


def _between(top: str, colour: str) -> list[str]:
    low = darker(colour, 0.42)
    return [mix(top, low, step / (BANDS - 1)) for step in range(BANDS)]


def _stronger(colour: str) -> dict[str, str]:
    """Make the bands of a colour so dark that a name can be read on the lightest."""
    fresh = _between(apart(lighter(colour, 0.16), WHITE), colour)
    return dict(zip(bands(colour), fresh, strict=True))


# in high contrast
STRONGER = {band: dark for kind in NAMED for band, dark in _stronger(KINDS[kind]).items()}
RESERVED = (
    *SHARED,
    *(owner.colour for owner in OWNERS),
    *(chip for _, chip, _ in ICONS.values()),
    *(body for body, _ in CHESTS.values()),
    *SHIELDS.values(),
    *KINDS.values(),
    ACTIVE,
    HEADER,
    HEADER_LINE,
    CARD_PAPER,
    CARD_INK,
    BARREL,
    SKY,
)


def family(creature: str) -> str:
    """The family of a creature's id: `orc_raider` of `orc_raider_2`."""
    return creature.rpartition("_")[0]


def emblem(card: str) -> str:
    """The icon of a castle's, a creature's or a place's id."""
    if card in CASTLES:
        return CASTLES[card]
    if card in DATA.places:
        return PLACES[DATA.places[card].kind]
    return FAMILIES[family(card)]


def kind_of(card: str) -> str:
    """The key in `KINDS` of a castle's or a creature's id."""
    if card in CASTLES:
        return "castle"
    return DATA.creatures[card].deck
