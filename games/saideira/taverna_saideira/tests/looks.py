"""The colours and signs of Last Call."""

from collections.abc import Sequence

from taverna_saideira.pictures.scenes import CREAM, STAR, THEMES, WOOD
from tests.render.looks import Looks, Pair


def written(theme: str) -> Sequence[Pair]:
    """What is read on what, in a theme."""
    found = THEMES[theme]
    return [(found.text, found.ground), (found.text, found.panel)]


LOOKS = Looks(written=written, fixed=((WOOD, CREAM),), signs=(), icons=(STAR,))
