"""The colours and signs of the ferry."""

from collections.abc import Sequence

from tests.ferry.pictures.parts.look import THEMES, WOOD, WOOD_INK
from tests.ferry.pictures.scenes.end import SIGNS
from tests.render.looks import Looks, Pair


def written(theme: str) -> Sequence[Pair]:
    found = THEMES[theme]
    return [(found.text, found.water), (found.text, found.panel)]


LOOKS = Looks(written=written, fixed=((WOOD_INK, WOOD),), signs=(), icons=tuple(SIGNS.values()))
