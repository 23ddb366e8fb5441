"""Fixed palettes of 256 colours, one for each game and theme, kept as data in `data/palettes`.

Computing a palette for each picture would take longer than drawing it, and would lose rare colours that
matter most (marks of changes, gold). So a palette is made once, from many pictures (`python -m
render.palettes`), with some colours reserved.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image

from render.core.drawing.colour import RGB, hexed, rgb
from rules.core.data import palettes_of

SIZE = 256
BITS = 6  # bits of each channel in the table: a cell is 4 x 4 x 4 colours
BAND = 64  # rows mapped at once: a whole picture would not fit into the processor's cache
Bytes = np.typing.NDArray[np.uint8]
Numbers = np.typing.NDArray[np.int64]


class Palette:
    """256 colours, and a table from every colour (6 bits per channel) to the nearest of them.

    The first colours are reserved: each of them is mapped to itself.
    """

    def __init__(self, colours: Sequence[RGB], reserved: int) -> None:
        self.colours = tuple(colours)
        self._flat = [part for colour in colours for part in colour]
        self._table = nearest_table(self.colours)
        for index in reversed(range(reserved)):
            red, green, blue = (part >> (8 - BITS) for part in colours[index])
            self._table[(red << 2 * BITS) + (green << BITS) + blue] = index

    def map(self, image: Image.Image) -> Image.Image:
        """Return the picture in the palette's colours, without dithering."""
        packed = np.asarray(image.convert("RGBX")).view("<u4")[..., 0]  # red is the lowest byte
        indices = np.empty(packed.shape, np.uint8)
        for top in range(0, len(packed), BAND):
            band = packed[top : top + BAND]
            cells = (band & 0xFC) << 10
            cells |= (band >> 4) & 0xFC0
            cells |= (band >> 18) & 0x3F
            np.take(self._table, cells, out=indices[top : top + BAND], mode="clip")
        mapped = Image.fromarray(indices)
        mapped.putpalette(self._flat)
        return mapped


def nearest_table(colours: Sequence[RGB]) -> Bytes:
    """Return for each cell of the colour cube the index of the colour nearest to its centre."""
    steps = (np.arange(1 << BITS) * (1 << 8 - BITS) + (1 << 8 - BITS) // 2).astype(np.int32)
    palette = np.array(colours, np.int32)
    squares = [(steps[:, None] - palette[:, channel]) ** 2 for channel in range(3)]  # cell by colour
    table = np.empty((len(steps),) * 3, np.uint8)
    for red in range(len(steps)):
        far = squares[0][red] + squares[1][:, None, :] + squares[2][None, :, :]
        table[red] = far.argmin(axis=2)
    return table.reshape(-1)


def build(pictures: Iterable[Image.Image], reserved: Sequence[str]) -> list[str]:
    """Choose 256 colours for such pictures: the reserved ones, then those that are missed most.

    How much a colour is missed is its distance to the nearest chosen one, times the square root of its
    frequency. So small signs count for more than their few pixels.
    """
    seen, often = census(pictures)
    chosen = [rgb(colour) for colour in dict.fromkeys(reserved)]
    far = np.full(len(seen), np.inf)
    for colour in chosen:
        far = np.minimum(far, distances(seen, colour))
    while len(chosen) < SIZE:
        red, green, blue = (int(part) for part in seen[(far * np.sqrt(often)).argmax()])
        chosen.append((red, green, blue))
        far = np.minimum(far, distances(seen, chosen[-1]))
    return [hexed(colour) for colour in chosen]


def census(pictures: Iterable[Image.Image]) -> tuple[Numbers, Numbers]:
    """Return the colours of all pictures, as rows of three numbers, and how many pixels have them."""
    often = np.zeros(1 << 24, np.int64)
    for picture in pictures:
        packed = np.asarray(picture.convert("RGBX")).view("<u4").reshape(-1) & 0xFFFFFF
        often += np.bincount(packed, minlength=1 << 24)
    found = np.flatnonzero(often)
    return np.stack([found & 255, found >> 8 & 255, found >> 16], axis=1), often[found]


def distances(colours: Numbers, colour: RGB) -> "np.typing.NDArray[np.float64]":
    """Return the squared distances of many colours from one."""
    squared: np.typing.NDArray[np.float64] = np.square(colours - np.array(colour, np.float64)).sum(axis=1)
    return squared


def write(game: str, theme: str, colours: Sequence[str], reserved: int) -> Path:
    """Write a palette as data. Returns the file."""
    file = palettes_of(game) / f"{game}-{theme}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{reserved}\n" + "\n".join(colours) + "\n", encoding="utf-8")
    return file


@lru_cache
def palette(game: str, theme: str) -> Palette:
    """Return the palette of a game in a theme. Raises `FileNotFoundError`."""
    file = palettes_of(game) / f"{game}-{theme}.txt"
    if not file.exists():
        raise FileNotFoundError(f"{game}: no {file.name}; make it with `python -m render.palettes {game}`")
    reserved, *colours = file.read_text(encoding="utf-8").split()
    return Palette([rgb(colour) for colour in colours], int(reserved))
