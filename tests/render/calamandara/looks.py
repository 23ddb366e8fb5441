"""The colours and signs of Calamandara."""

from collections.abc import Sequence

from render.calamandara.parts.look import (
    CAPTION,
    EYE,
    INK,
    MEMORIES,
    MEMORY,
    NIGHT,
    PANEL,
    QUIET,
    SAND,
    SYMBOLS,
    THEMES,
    TYPES,
)
from render.core.drawing.colour import PAPER, ink_on
from rules.calamandara.components.data import DATA
from tests.render.looks import Looks, Pair

HEADS = (MEMORY, EYE, CAPTION, *(deep for _, _, deep in TYPES.values()))  # of large cards


def written(theme: str) -> Sequence[Pair]:
    found = THEMES[theme]
    inks = (found.text, found.caption, found.title, found.hope, found.fear)
    return [(ink, surface) for ink in inks for surface in (found.box, found.panel)]


LOOKS = Looks(
    written=written,
    fixed=(
        *((ink, surface) for ink in (INK, CAPTION) for surface in (PANEL, QUIET)),
        *((PAPER, NIGHT), (SAND, NIGHT)),
        *((ink_on(colour), colour) for colour in HEADS),
    ),
    signs=((MEMORIES, DATA.memory),),
    icons=[icon for icon, *_ in (*SYMBOLS.values(), *TYPES.values()) if icon],
)
