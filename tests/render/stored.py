"""Stored pictures, and how far a new one may be from them.

A picture is drawn at its full size and stored as the mean colours of its blocks, so that a line that moved
by a pixel or a label that is missing shows, and another machine's rounding does not. After a change that is
meant: `TAVERNA_GOLDEN=write pytest -m golden tests/render`, and look at the pictures themselves.
"""

import io
import os
from pathlib import Path

from PIL import Image, ImageChops

from render.core.pictures import PictureRequest
from render.scene import draw

BLOCK = 8  # pixels, each way
MOST = 3  # of 255, in any block and channel


def apart(file: Path, asked: PictureRequest) -> tuple[int, tuple[int, int, int, int] | None]:
    """How far what is drawn now is from the stored file of the same size, and where, in pixels."""
    png = draw(asked.model_copy(update={"scale": 1.0})).png
    drawn = Image.open(io.BytesIO(png)).convert("RGB").reduce(BLOCK)
    if os.environ.get("TAVERNA_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        drawn.save(file, "WEBP", lossless=True, method=6)
    with Image.open(file) as stored:
        assert stored.size == drawn.size
        difference = ImageChops.difference(stored.convert("RGB"), drawn)
    most = max(high for _, high in difference.getextrema())  # type: ignore[misc]  # one pair for each channel
    box = difference.convert("L").point(lambda value: 255 * (value > MOST // 2)).getbbox()
    return most, box and tuple(BLOCK * edge for edge in box)  # type: ignore[return-value]  # four of them
