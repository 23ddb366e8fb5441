"""`python -m tests.bot.e2e.undrawn`: the bot as it is, but its pictures are one pixel and cost nothing."""

import sys
from collections.abc import Callable
from unittest.mock import patch

from bot import __main__, app
from render.core.pictures import Picture, PictureRequest

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a4944415478da6360000000020001e221bc330000000049454e44ae426082"
)


class Undrawn:
    """Stands for the processes that draw."""

    def __init__(self, *settings: object, **more: object) -> None:
        self.draw = draw
        self.film = draw
        self.ill = False
        self.icons = None  # characters stand in their place
        self.pending = 0

    async def __aenter__(self) -> "Undrawn":
        return self

    async def __aexit__(self, *error: object) -> None:
        return None


async def draw(request: PictureRequest, **how: object) -> Picture:
    """A picture at once, which costs nothing."""
    return Picture(PIXEL, *in_words(request), 1, 1)


def in_words(request: PictureRequest, mark: Callable[[str], str] = str) -> tuple[str, str]:
    """Words that cost nothing either."""
    return f"{request.scene} of {request.game}", request.scene


if __name__ == "__main__":
    with patch.object(app, "Pool", Undrawn):
        sys.exit(__main__.main())
