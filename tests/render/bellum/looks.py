"""The colours and signs of Bellum Magica."""

from collections.abc import Sequence

from render.bellum.parts.look import (
    ACTIVE,
    CARD_INK,
    CARD_PAPER,
    CASTLES,
    FAMILIES,
    HEADER,
    ICONS,
    KINDS,
    NAMED,
    THEMES,
    emblem,
    family,
)
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, WHITE, darker, lighter
from render.core.drawing.tokens import OWNERS, calm
from rules.bellum.components.data import DATA
from tests.render.looks import Looks, Pair


def written(theme: str) -> Sequence[Pair]:
    found = THEMES[theme]
    inks = (found.text, found.caption, found.accent)
    return [(ink, surface) for surface in (found.panel, found.row, found.well) for ink in inks]


def names_on_cards(theme: str) -> Sequence[Pair]:
    """On their lightest band, the same in all themes."""
    return [(WHITE, lighter(KINDS[kind], 0.16)) for kind in NAMED]


LOOKS = Looks(
    written=written,
    fixed=(
        *((ACTIVE, HEADER), (PAPER, HEADER), (GOLD, HEADER), (CARD_INK, CARD_PAPER), (OUTLINE, ACTIVE)),
        *((WHITE, darker(KINDS[kind], 0.2)) for kind in ("evil", "super_evil")),
        *((owner.figure, calm(owner)) for owner in OWNERS),
    ),
    large=names_on_cards,
    signs=((FAMILIES, {family(name) for name in DATA.creatures}), (CASTLES, DATA.castles)),
    icons=(
        *(emblem(name) for name in (*DATA.castles, *DATA.creatures, *DATA.places)),
        *(icon for icon, _, _ in ICONS.values()),
    ),
)
