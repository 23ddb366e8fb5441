"""Stored pictures, and how far a new one may be from them.

After a change that is meant: `TAVERNA_GOLDEN=write pytest -m golden tests/render`, then look at them.
"""

import io
import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.core.pictures import Request
from render.scene import draw

MEAN = 1.5  # of 255, by channel: a moved panel or another colour is more, another library's rounding less


def apart(file: Path, asked: Request) -> float:
    """How far what is drawn now is from the stored file; of the same size it must be."""
    png = draw(asked).png
    if os.environ.get("TAVERNA_GOLDEN") == "write":
        file.write_bytes(png)
    with Image.open(file) as stored, Image.open(io.BytesIO(png)) as drawn:
        assert stored.size == drawn.size
        difference = ImageChops.difference(stored.convert("RGB"), drawn.convert("RGB"))
    return max(ImageStat.Stat(difference).mean)
