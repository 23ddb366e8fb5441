"""The colours and signs of Dwar7s Fall."""

from collections.abc import Sequence

from render.core.drawing.colour import OUTLINE, PAPER, ink_on
from render.dwar7s.parts.look import (
    BAD,
    CAPTION,
    EMBLEMS,
    GOOD,
    GOODS,
    INK,
    KINDS,
    OGRES,
    PANEL,
    QUIET,
    SECRETS,
    THEMES,
    TYPES,
)
from rules.dwar7s.components.data import DATA
from tests.render.looks import Looks, Pair


def written(theme: str) -> Sequence[Pair]:
    found = THEMES[theme]
    return [(ink, found.box) for ink in (found.text, found.caption, found.title)]


def large(theme: str) -> Sequence[Pair]:
    return [(THEMES[theme].free, surface) for surface in THEMES[theme].ramp]


LOOKS = Looks(
    written=written,
    fixed=(
        *((ink, surface) for ink in (INK, CAPTION, BAD) for surface in (PANEL, QUIET)),
        *((PAPER, OUTLINE), (OUTLINE, PAPER), (GOOD, PANEL)),
        *((ink_on(colour), colour) for colour in KINDS.values()),
    ),
    large=large,
    signs=((GOODS, DATA.trades), (SECRETS, DATA.secrets), (OGRES, DATA.ogres)),
    icons=(*EMBLEMS.values(), *TYPES.values()),
)
