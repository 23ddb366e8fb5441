"""The colours and signs of Last Call."""

from collections.abc import Sequence

from render.core.drawing.colour import OUTLINE, PAPER, WHITE
from render.core.drawing.tokens import OWNERS, calm
from taverna_saideira.pictures.parts.look import (
    ACCENT,
    CARD_CAPTION,
    CARD_INK,
    CARD_PAPER,
    HEADER,
    ICONS,
    PLATE,
    SIGNS,
    THEMES,
)
from taverna_saideira.rules.components.data import KINDS
from tests.render.looks import Looks, Pair


def written(theme: str) -> Sequence[Pair]:
    """The pairs of ink and surface in a theme."""
    found = THEMES[theme]
    inks = (found.text, found.caption, found.accent, found.bad)
    on_row = ((found.good, found.row), (found.row, found.bad))  # the second: an equal drink's place
    return [*((ink, surface) for surface in (found.panel, found.row, found.well) for ink in inks), *on_row]


LOOKS = Looks(
    written=written,
    fixed=(
        *((ink, surface) for ink in (ACCENT, PAPER) for surface in (HEADER, PLATE)),
        *((ink, CARD_PAPER) for ink in (CARD_INK, CARD_CAPTION)),
        *((owner.figure, calm(owner)) for owner in OWNERS),
        (CARD_INK, PAPER),
        (WHITE, OUTLINE),
    ),
    signs=((SIGNS, KINDS),),
    icons=ICONS,
)
