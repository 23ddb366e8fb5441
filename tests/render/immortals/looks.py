"""The colours and signs of Immortals."""

from collections.abc import Sequence

from render.core.drawing.colour import GOLD, OUTLINE, PAPER, WHITE, darker, ink_on
from render.immortals.parts.look import (
    AREA_ICONS,
    ARMY_FRAME,
    BLANK,
    CAPTION,
    COIN_TEXT,
    ENERGY_TEXT,
    GOOD,
    INK,
    LANDS,
    MAGIC,
    MAGIC_FRAME,
    MAGIC_SIGN,
    MAGICS,
    PANEL,
    QUIET,
    REALMS,
    SPACES,
    THEMES,
    TRIBES,
)
from render.immortals.scenes.scoring import TABLE_HEAD
from rules.immortals.components.data import AREAS, DATA
from tests.render.looks import Looks, Pair


def written(theme: str) -> Sequence[Pair]:
    found = THEMES[theme]
    inks = (found.text, found.caption, found.energy, found.gold, found.changed)
    pairs = [(ink, surface) for surface in (found.panel, found.active) for ink in inks]
    return [*pairs, *((ink, surface) for surface in found.ramp for ink in (found.title, found.text))]


def gains(theme: str) -> Sequence[Pair]:
    """On the table of points, the same in all themes."""
    return [(GOOD, surface) for surface in (PANEL, QUIET, GOLD)]


LOOKS = Looks(
    written=written,
    large=gains,
    fixed=(
        *((ink, surface) for ink in (INK, CAPTION) for surface in (PANEL, QUIET, PAPER)),
        *((ink, OUTLINE) for ink in (ENERGY_TEXT, COIN_TEXT)),
        *((WHITE, darker(frame, 0.2)) for frame in (ARMY_FRAME, MAGIC_FRAME)),
        *((WHITE, TABLE_HEAD), (MAGIC_SIGN, MAGIC), (WHITE, MAGIC), (ink_on(BLANK), BLANK)),
        *((ink_on(ramp[1]), ramp[1]) for lands in LANDS.values() for ramp in lands.values()),
        *((realm.name, realm.halo) for realm in REALMS.values()),
    ),
    signs=((AREA_ICONS, AREAS), (TRIBES, DATA.tribes), (MAGICS, DATA.magics), (SPACES, SPACES)),
    icons=[realm.icon for realm in REALMS.values()],
)
