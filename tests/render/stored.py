"""Stored pictures, and how far a new one may be from them.

A picture is drawn at its full size and stored as the mean colours of its blocks, so that a line that moved
by a pixel or a label that is missing shows, and another machine's rounding does not.
"""

import io
from pathlib import Path

from PIL import Image, ImageChops

from render.core.pictures import PictureRequest
from render.scene import draw
from tests.contract.stored import WRITES

BLOCK = 8  # pixels, each way
MOST = 3  # of 255, in any block and channel
Where = tuple[int, int, int, int]
EVERYWHERE = 255


def drawn_in_full(asked: PictureRequest) -> Image.Image:
    """The picture at its full size."""
    return Image.open(io.BytesIO(draw(asked.model_copy(update={"scale": 1.0})).png))


def apart(file: Path, picture: Image.Image) -> tuple[int, Where | None]:
    """Return how far a picture is from the stored file of the same size, and where, in pixels.

    If what is meant is to be stored, only what differs is written.
    """
    drawn = picture.convert("RGB").reduce(BLOCK)
    found = _difference(file, drawn)
    if WRITES and found[0] > MOST:
        file.parent.mkdir(exist_ok=True)
        drawn.save(file, "WEBP", lossless=True, method=6)
        found = _difference(file, drawn)
    return found


def _difference(file: Path, drawn: Image.Image) -> tuple[int, Where | None]:
    if not file.exists():
        return EVERYWHERE, None
    with Image.open(file) as stored:
        if stored.size != drawn.size:
            return EVERYWHERE, None
        difference = ImageChops.difference(stored.convert("RGB"), drawn)
    most = max(high for _, high in difference.getextrema())  # type: ignore[misc]  # one pair for each channel
    box = difference.convert("L").point(lambda value: 255 * (value > MOST // 2)).getbbox()
    return most, box and tuple(BLOCK * edge for edge in box)  # type: ignore[return-value]  # four of them
