"""Palette pictures as PNG files: one, or in parts where a chat would show a tall one narrow."""

import io
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from render.core.drawing.canvas import Canvas

LEVEL = 3  # of deflate, measured on boards
TALLEST = 1.69  # of a part's width: with 560 pixels of height at most it is 330 pixels wide or more
MOST = 4  # parts: a message has ten files, and several pictures
Part = tuple[float, float]  # from its top to its bottom


def encode(image: Image.Image) -> bytes:
    """Return a palette picture as PNG. The same picture gives the same bytes."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def apart(canvas: Canvas, image: Image.Image) -> list[Image.Image]:
    """Return the picture of a canvas in parts, one below the other: one if it is not tall."""
    found = parts(canvas.width, canvas.height, canvas.seams)
    rows = [0, *(canvas.pixels(top) for top, _ in found[1:]), image.height]
    return [image.crop((0, top, image.width, bottom)) for top, bottom in pairwise(rows)]


def joined(files: Sequence[bytes]) -> bytes:
    """Return the whole picture whose parts, one below the other, these files are."""
    if len(files) == 1:
        return files[0]
    images = [Image.open(io.BytesIO(file)) for file in files]
    first = images[0]
    whole = first.resize((first.width, sum(image.height for image in images)))  # with its palette
    top = 0
    for image in images:
        whole.paste(image, (0, top))
        top += image.height
    return encode(whole)


def parts(width: float, height: float, seams: Sequence[float]) -> list[Part]:
    """Return the fewest parts of a picture of which none is too tall, cut at its seams.

    Of several ways, that with the lowest tallest part. Where the seams are too far apart, as well as can be.
    """
    ends = [0.0, *sorted(seam for seam in seams if 0 < seam < height), height]
    limits = sorted({low - high for high in ends for low in ends if low > high})
    found = [way for way in (_within(ends, limit) for limit in limits) if 0 < len(way) <= MOST]
    sound = [way for way in found if _tallest(way) <= width * TALLEST]
    return min(sound or found, key=lambda way: (len(way), _tallest(way)) if sound else (0, _tallest(way)))


def _within(ends: Sequence[float], limit: float) -> list[Part]:
    """Return parts of at most this height, each as tall as possible; none if seams are farther apart."""
    found, top = [], ends[0]
    for end, then in pairwise([*ends[1:], ends[-1]]):
        if end - top > limit:
            return []
        if then - top > limit or end == ends[-1]:
            found.append((top, end))
            top = end
    return found


def _tallest(found: Sequence[Part]) -> float:
    return max(low - high for high, low in found)
