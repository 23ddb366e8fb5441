"""The colours and signs of Kemet."""

from collections.abc import Sequence

from render.core.drawing.colour import PAPER, WHITE, ink_on
from render.kemet.parts.cards import FACE
from render.kemet.parts.look import (
    ACTIONS,
    BATTLE_HEAD,
    BEASTS,
    CAPTION,
    DIVINE,
    INK,
    PANEL,
    PYRAMIDS,
    QUIET,
    STATS,
    THEMES,
    TIMINGS,
    UNKNOWN,
)
from rules.kemet.components.data import DATA
from tests.render.looks import Looks, Pair


def written(theme: str) -> Sequence[Pair]:
    found = THEMES[theme]
    inks = (found.text, found.caption, found.title)
    return [(ink, surface) for surface in (*found.ramp, found.well) for ink in inks]


LOOKS = Looks(
    written=written,
    fixed=(
        *((ink, surface) for ink in (INK, CAPTION) for surface in (PANEL, QUIET, FACE)),
        *((WHITE, colour) for colour in (BATTLE_HEAD, *TIMINGS.values())),
        *((INK, PAPER), (UNKNOWN.figure, UNKNOWN.colour)),
        *((ink_on(colour), colour) for colour in PYRAMIDS.values()),
    ),
    signs=((BEASTS, DATA.beasts), (DIVINE, DATA.divine)),
    icons=(*ACTIONS.values(), *(icon for icon, _, _ in STATS.values())),
)
