"""Declarations of a game about its colours and signs, for the tests that all games share."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.core.drawing.geometry import Rect
from tests.contract.places import declaration

Pair = tuple[str, str]  # an ink, and the surface that it is on


def nothing(theme: str) -> Sequence[Pair]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Looks:
    """The colours and signs of a game: `LOOKS` in `looks.py` of its tests."""

    written: Callable[[str], Sequence[Pair]]  # by theme, what is read on what
    fixed: Sequence[Pair]  # likewise, the same in all themes
    large: Callable[[str], Sequence[Pair]] = nothing  # large and bold: names and great figures
    signs: Sequence[tuple[Mapping[str, str], Collection[str]]]  # icons by name, and the names in the box
    icons: Sequence[str]  # all others that the fonts must have


@lru_cache
def looks(game: str) -> Looks:
    """Return what this game has declared."""
    declared: Looks = declaration(game, "looks", "its colours", "tests.render").LOOKS
    return declared


def apart(one: Rect, other: Rect, rounding: float = 0) -> bool:
    """Tell whether two boxes do not overlap, but for rounding."""
    beside = one.right <= other.x + rounding or other.right <= one.x + rounding
    return beside or one.bottom <= other.y + rounding or other.bottom <= one.y + rounding
