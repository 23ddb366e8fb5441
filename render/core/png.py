"""Palette pictures as PNG files."""

import io

from PIL import Image

LEVEL = 3  # of deflate, measured on boards


def encode(image: Image.Image) -> bytes:
    """Return a palette picture as PNG. The same picture gives the same bytes."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()
