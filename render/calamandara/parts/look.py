"""Colours and icons of Calamandara (visual style, sections 5 and 6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.core.drawing.colour import GOLD, SHARED, WARNING, WHITE, mix, stronger
from render.core.drawing.tokens import OWNERS, Owner

SKY = ("#2A2336", "#332B42", "#3E3350", "#4A3B58")
EMBERS = ("#2B1A24", "#3A1F2B", "#4C2630", "#5E2D33")  # the sky when the counter is nearly down
BRIGHT_SKY = ("#BFB3CE", "#CBC0D8", "#D6CCE1", "#E1D8EA")
BRIGHT_EMBERS = ("#D8B4AC", "#E0C0B6", "#E8CCC2", "#EED8CE")
SKY_STEPS = 10  # colours of a sky
GLOW = ("#54262D", "#6C2D30", "#863631")  # around the burning eye, from the outside
NIGHT, ORCHID = "#171122", "#C98BD6"  # heads, and the line below them
SAND = "#F2D9A0"
HOPE, FEAR = "#7BC8F0", "#E2603A"
HOPE_DEEP, FEAR_DEEP = "#1F5F8C", "#8C2A1E"
BACK, BACK_EDGE = "#7A2D5E", "#A85A8C"  # of Event cards, whatever their type
MEMORY, MEMORY_EDGE = "#31507A", "#7FA3D0"  # of Memory Cards
PAGE = "#E9DCC0"  # cells of individual boards before they are tinted, and Symbol Cards
RINGS = ("#F2D9A0", "#8A6FAE", "#6A5A86")  # of the central board, from the Centre outwards
EYE = "#5B2D78"
INK = "#2B1A08"
CAPTION = "#5D4420"
PANEL, QUIET = "#F6E8C3", "#E7D4A6"
SYMBOLS: Mapping[str, tuple[str, str, str, str]] = {  # icon, colour, ink, shape; a mountain is drawn whole
    "footprint": ("ra:footprint", "#E8D9B5", "#5A4322", "circle"),
    "mountain": ("", "#8C7B75", "#2E2522", "triangle"),
    "wing": ("ra:feather-wing", "#A9D8F0", "#174A66", "diamond"),
    "cave": ("ra:bridge", "#5B4A7A", "#F0E6FF", "square"),
    "tower": ("ra:tower", "#D9A441", "#4A2C04", "hexagon"),
}
MEMORIES: Mapping[str, str] = {
    "guardia_de_mourna": "ra:eye-shield",
    "terras_nomades": "md:map-marker-path",
    "erronia_do_silencio": "md:volume-off",
    "pinturas_submersas": "md:waves",
    "maos_de_barro": "ra:hand",
    "muralha_de_vento": "md:weather-windy",
    "veu_do_regente": "md:eye-off",
    "passos_emprestados": "md:shoe-print",
    "sopro_de_uradova": "md:wind-power",
    "raiz_na_pedra": "md:sprout",
    "pagina_rasgada": "md:file-document",
    "troca_de_sombras": "md:swap-horizontal",
}
TYPES: Mapping[str, tuple[str, str, str]] = {  # icon, colour on a dark box, colour of a card's picture
    "hope": ("ra:sunbeams", HOPE, HOPE_DEEP),
    "fear": ("ra:lightning-storm", FEAR, FEAR_DEEP),
}
CENTRE_SIGN, START_SIGN, STEP_SIGN, FIRST_SIGN = (
    "ra:burning-eye",
    "ra:campfire",
    "ra:footprint",
    "ra:queen-crown",
)
HAND_SIGN, DIARY_SIGN, DEPOT_SIGN, FRAGMENT_SIGN = "md:cards", "ra:book", "md:archive", "md:puzzle"
DEFENCE_SIGN, WALL_SIGN, VEIL_SIGN, SILENCE_SIGN, INSERT_SIGN = (
    "md:shield", "md:weather-windy", "md:eye-off", "md:volume-off", "md:tray-arrow-down",
)  # fmt: skip
UNEASY, DIRE = 6, 3  # the counter from which on the Dogma is near, and nearly there


@dataclass(frozen=True, slots=True)
class Surfaces:
    """The colours of a theme: of the sky, of boxes and panels, and of what is written on them."""

    ramp: tuple[str, ...]  # of the sky
    embers: tuple[str, ...]  # of the sky when the counter is nearly down
    text: str
    caption: str
    title: str
    box: str  # for what all share
    panel: str  # of a player
    lit: str  # of the player at turn
    edge: str  # lines in a box
    hope: str  # as ink on a box
    fear: str
    textured: bool = True


THEMES: Mapping[str, Surfaces] = {
    "dark": Surfaces(
        SKY, EMBERS, WHITE, "#C9B3FF", SAND, NIGHT, "#241B33", "#33284A", "#5D4A8A", HOPE, "#FF8A66"
    ),
    "light": Surfaces(
        BRIGHT_SKY, BRIGHT_EMBERS,
        INK, CAPTION, "#5B2D78", PANEL, QUIET, PANEL, "#B89A62", HOPE_DEEP, FEAR_DEEP,
    ),
    "contrast": Surfaces(
        ("#000000",), ("#2A0000",), WHITE, WHITE, GOLD, "#000000", "#000000", "#2A2A33", WHITE, HOPE, WARNING,
        textured=False,
    ),
}  # fmt: skip

STRONGER = stronger((CAPTION, QUIET), (HOPE_DEEP, WHITE))  # in high contrast


def tones(ramp: tuple[str, ...]) -> tuple[str, ...]:
    """The colours that a sky has of its ramp."""
    if len(ramp) == 1:
        return ramp
    places = [step * (len(ramp) - 1) / (SKY_STEPS - 1) for step in range(SKY_STEPS)]
    lows = [min(int(place), len(ramp) - 2) for place in places]
    return tuple(mix(ramp[low], ramp[low + 1], place - low) for place, low in zip(places, lows, strict=True))


def colours_of(theme: Surfaces) -> tuple[str, ...]:
    """The colours of a theme that cover whole areas, or are read."""
    inks = (theme.caption, theme.title, theme.panel, theme.lit, theme.edge, theme.hope, theme.fear)
    return (*tones(theme.ramp), *tones(theme.embers), *inks)


RESERVED = (
    *SHARED,
    *(owner.colour for owner in OWNERS[:4]),
    *(colour for _, colour, _, _ in SYMBOLS.values()),
    *RINGS, *GLOW,
    NIGHT, ORCHID, SAND, HOPE, FEAR, HOPE_DEEP, FEAR_DEEP, BACK, MEMORY, PAGE, EYE, INK, PANEL, QUIET,
    *(colour for theme in THEMES.values() for colour in colours_of(theme)),
)  # fmt: skip


def cell_colour(owner: Owner, row: int) -> str:
    """A cell of an owner's board: paper with their tint, stronger in every second row."""
    tint = "#E0B020" if owner.pattern == "dots" else owner.colour  # plain yellow does not show on paper
    return mix(PAGE, tint, 0.3 if row % 2 else 0.42)


def pip_colour(number: int) -> str:
    """The colour of a point of the counter: red for the last ones, then sand, then the blue of hope."""
    return FEAR if number <= DIRE else SAND if number <= UNEASY else HOPE
