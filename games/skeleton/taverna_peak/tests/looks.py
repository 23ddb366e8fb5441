"""The colours and signs of Peak."""

from collections.abc import Sequence

from taverna_peak.pictures.scenes import ROCK, SNOW, STAR, THEMES
from tests.render.looks import Looks, Pair


def written(theme: str) -> Sequence[Pair]:
    """The pairs of ink and surface in a theme."""
    found = THEMES[theme]
    return [(found.text, found.ground), (found.text, found.panel)]


LOOKS = Looks(written=written, fixed=((ROCK, SNOW),), signs=(), icons=(STAR,))
