"""Calm textures for grounds: smooth noise on a short ramp of similar colours, the same at every run."""

import numpy as np
from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import rgb
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style

Octaves = tuple[tuple[int, float], ...]  # cells across, weight
BROAD: Octaves = ((5, 1), (12, 0.5))


def surface(
    width: int,
    height: int,
    style: Style,
    ramp: tuple[str, ...],
    seed: int = 9,
    octaves: Octaves = BROAD,
    steps: int = 9,
) -> Canvas:
    """Return an empty picture of `width` x `height` units: a texture along the ramp, or its only colour."""
    canvas = style.canvas(width, height)
    if len(ramp) == 1:
        canvas.box(Rect(0, 0, width, height), ramp[0])
    else:
        canvas.image = texture(*canvas.image.size, ramp, seed, octaves, steps)
    return canvas


def texture(
    width: int, height: int, ramp: tuple[str, ...], seed: int, octaves: Octaves = BROAD, steps: int = 9
) -> Image.Image:
    """Return a picture of `width` x `height` pixels whose colours run along `ramp` in `steps` steps.

    Few steps keep the file small.
    """
    size = (max(1, width // 2), max(1, height // 2))
    heights = np.clip(noise(size, seed, octaves) + 0.5, 0, 1)
    levels = np.round(heights * (steps - 1)) / (steps - 1) * (len(ramp) - 1)
    colours = np.array([rgb(colour) for colour in ramp], np.float32)
    low = np.clip(levels.astype(int), 0, len(ramp) - 2)
    share = (levels - low)[..., None]
    shown = (colours[low] * (1 - share) + colours[low + 1] * share).round().astype(np.uint8)
    return Image.fromarray(shown).resize((width, height), Image.Resampling.NEAREST)


def noise(size: tuple[int, int], seed: int, octaves: Octaves) -> "np.typing.NDArray[np.float32]":
    """Return smooth noise around 0, as rows of `size` = (width, height)."""
    dice = np.random.default_rng(seed)
    width, height = size
    total = np.zeros((height, width), np.float32)
    for cells, weight in octaves:
        grid = dice.integers(0, 256, (max(2, cells * height // width + 2), cells + 2), np.uint8)
        smooth = Image.fromarray(grid).resize(size, Image.Resampling.BICUBIC)
        total += weight * (np.asarray(smooth, np.float32) / 255 - 0.5)
    return total
