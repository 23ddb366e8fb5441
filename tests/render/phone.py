"""The texts of a picture as they are seen on a phone, written down while it is drawn."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image, ImageStat

from render.core.choice import PHONE
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import contrast, hexed
from render.core.drawing.fonts import covering
from render.core.drawing.ground import Grounds
from render.core.drawing.text import Mask, cap_height
from render.core.pictures import PictureRequest
from render.scene import pictures_of, style_of

EXACT = 400  # pixels: the size at which capitals are measured
Noted = list[tuple[str, Ink, float]]


class Seen(NamedTuple):
    """A text, the height of its capitals in css pixels, and the contrast with what lies beneath it."""

    text: str
    height: float
    contrast: float


def seen_on_a_phone(asked: PictureRequest, grounds: Grounds) -> list[Seen]:
    """Return every text that one must read to choose; those on a ground when it is drawn."""
    pictures, style = pictures_of(asked), style_of(asked, grounds)
    view = pictures.seen.validate_json(asked.view)
    with noted() as found:
        canvas = pictures.draw(view, asked.scene, asked.detail, style)
    css = PHONE / canvas.width
    return [Seen(text, css * capitals(text, ink), clear) for text, ink, clear in found if not ink.aside]


def capitals(text: str, ink: Ink) -> float:
    """Return the height of the capitals and figures of a text in units."""
    return cap_height(covering(ink.face, text), EXACT) * ink.size / EXACT


@contextmanager
def noted() -> Iterator[Noted]:
    """Write down each text with its ink and its contrast, and draw it all the same."""
    found: Noted = []
    write = Canvas._write

    def noting(canvas: Canvas, text: str, ink: Ink, drawn: Mask, left: int, base: int) -> None:
        if any(each.isalnum() for each in text):
            found.append((text, ink, clearness(canvas, ink, drawn, left, base)))
        write(canvas, text, ink, drawn, left, base)

    with patch.object(Canvas, "_write", noting):
        yield found


def clearness(canvas: Canvas, ink: Ink, drawn: Mask, left: int, base: int) -> float:
    """Return the contrast of a text with its halo, or with the mean of the pixels beneath its letters."""
    colour = hexed(canvas.rgb(ink.colour))
    if ink.halo:
        return contrast(colour, hexed(canvas.rgb(ink.halo_colour)))
    x, y = left + drawn.x, base + drawn.y
    beneath = canvas.image.crop((x, y, x + drawn.image.width, y + drawn.image.height))
    mean = ImageStat.Stat(beneath, drawn.image.point(solid)).mean if has_any(drawn.image) else [0, 0, 0]
    red, green, blue = (round(each) for each in mean)
    return contrast(colour, hexed((red, green, blue)))


def solid(value: int) -> int:
    """Take a pixel as part of a letter, or not."""
    return 255 if value else 0


def has_any(mask: Image.Image) -> bool:
    """Tell whether there is anything to see."""
    return mask.getbbox() is not None
