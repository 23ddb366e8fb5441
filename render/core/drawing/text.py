"""Text that fits: measuring, shrinking, wrapping, players' names, and ready-made masks."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw, features

from render.core.drawing.fonts import CHAIN, Face, Icons, covering, font, has
from rules.naming import tidy

ELLIPSIS = "\u2026"
ABOVE, BELOW = 1.2, 0.4  # of a text's size, from its baseline: room for two marks on a capital
SHAPED = features.check("raqm")  # Pillow's own wheels can do it
FIGURES = ["lnum"] if SHAPED else None  # about as high as capitals: one could read an old 0 as o
SPACE = "\N{FOUR-PER-EM SPACE}" if SHAPED else " "
CLOSE_SPACED = ("name", "body", "caption")  # faces in which words run together without `SPACE`
NAME_LENGTH = 12  # characters of a player's name in a sentence, before the ellipsis


class Mask(NamedTuple):
    """A drawn text: its coverage, and the offset of its upper left pixel from the start of the baseline."""

    image: Image.Image
    x: int
    y: int


class TextLine(NamedTuple):
    """A text and the size in units at which it fits."""

    text: str
    size: float


@lru_cache(maxsize=8192)
def mask(text: str, face: Face | Icons, pixels: int, stroke: float = 0) -> Mask:
    """Return the text in one line, `pixels` high, with a halo of `stroke` pixels.

    What would lie above or below its line, such as a tower of marks on a letter, is cut off.
    """
    made, text = font(face, pixels), spaced(text, face)
    box = made.getbbox(text, anchor="ls", stroke_width=stroke, features=FIGURES)
    x0, y0, x1, y1 = map(round, box)
    if face not in ("ra", "md"):
        y0, y1 = max(y0, -ceil(ABOVE * pixels + stroke)), min(y1, ceil(BELOW * pixels + stroke))
    image = Image.new("L", (max(1, x1 - x0), max(1, y1 - y0)))
    pen = ImageDraw.Draw(image)
    pen.text((-x0, -y0), text, fill=255, font=made, anchor="ls", stroke_width=stroke, features=FIGURES)
    return Mask(image, x0, y0)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: float) -> float:
    """Return the width of the text, in units, at a size in units."""
    face = covering(face, text)
    return font(face, 100).getlength(spaced(text, face), features=FIGURES) * size / 100


def spaced(text: str, face: Face | Icons) -> str:
    """Return the text with spaces that part its words in this face."""
    return text.replace(" ", SPACE) if face in CLOSE_SPACED else text


@lru_cache(maxsize=512)
def cap_height(face: Face | Icons, pixels: int) -> float:
    """Return the height of capitals and figures in pixels: texts are centred on its middle."""
    return -font(face, pixels).getbbox("H", anchor="ls")[1]


def fit(text: str, face: Face, size: float, room: float, least: float) -> TextLine:
    """Fit the text into `room` units: at `size`, else shrunk down to `least`, else cut."""
    wide = width(text, face, size)
    if wide <= room:
        return TextLine(text, size)
    if wide * least / size <= room:
        return TextLine(text, size * room / wide)

    def is_wider(kept: int) -> bool:
        return width(text[:kept].rstrip() + ELLIPSIS, face, least) > room

    kept = bisect_left(range(len(text)), True, key=is_wider) - 1
    return TextLine(cut(text, max(0, kept)), least)


def cut(text: str, most: int) -> str:
    """Return at most `most` characters and an ellipsis: up to a word's end, if that leaves the half of them.

    >>> cut("Mariana Albuquerque", 12), cut("Bo Albuquerque", 12)
    ('Mariana…', 'Bo Albuquerq…')
    """
    end = len(text[: most + 1].rpartition(" ")[0].rstrip())
    return text[: end if 2 * end >= most else most].rstrip() + ELLIPSIS


def wrap(text: str, face: Face, size: float, room: float, lines: int = 2) -> list[str]:
    """Wrap the text into at most `lines` lines of `room` units; a longer one ends with an ellipsis."""
    found: list[str] = []
    words = text.split()
    while words and len(found) < lines - 1:
        taken = 1
        while taken < len(words) and width(" ".join(words[: taken + 1]), face, size) <= room:
            taken += 1
        found.append(" ".join(words[:taken]))
        words = words[taken:]
    if words:
        found.append(" ".join(words))
    return [fit(line, face, size, room, size).text for line in found]


def is_whole(lines: Sequence[str], text: str) -> bool:
    """Return whether nothing of the text was cut when it was wrapped."""
    return " ".join(lines) == " ".join(text.split())


def written(number: int) -> str:
    """Return a number with a proper minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def player_name(name: str, otherwise: str) -> str:
    """Return a player's name as it is drawn where there is room: no emoji and no control characters.

    `otherwise` (the seat) is used if nothing is left of it.
    """
    drawn = "".join(c for c in tidy(name) if any(has(face, c) for face in CHAIN) and c.isprintable())
    drawn = " ".join(drawn.split())
    if not any(c.isalnum() for c in drawn):
        return otherwise
    return drawn


def short_name(drawn: str) -> str:
    """Return a player's name as it is drawn, in a sentence: about 12 characters."""
    return drawn if len(drawn) <= NAME_LENGTH else cut(drawn, NAME_LENGTH)
