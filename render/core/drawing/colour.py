"""Colours as `#rrggbb`, and how well one is read on another (visual style, sections 4 and 5)."""

from collections.abc import Mapping
from functools import lru_cache

OUTLINE = "#15100A"
PAPER = "#FFF6DC"
INK = "#1B1208"
WHITE = "#FFFFFF"
CHANGED = "#7DF9FF"  # what the last action changed
TURN = "#FFF3A0"  # whose turn it is
GOLD = "#F6C945"
WARNING = "#FF7A5A"  # near the end; always together with a word or a number
SHARED = (OUTLINE, PAPER, INK, WHITE, CHANGED, TURN, GOLD, WARNING)
ENOUGH = 7  # the contrast of every text in the theme `contrast`
RGB = tuple[int, int, int]
Instead = Mapping[str, str]  # colours, in small letters, with those that take their place


@lru_cache(maxsize=1024)
def rgb(colour: str) -> RGB:
    """Return the three numbers, from 0 to 255, of `#rrggbb`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def hexed(colour: RGB) -> str:
    """Return three numbers from 0 to 255 as `#rrggbb`."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


@lru_cache(maxsize=1024)
def mix(colour: str, other: str, share: float) -> str:
    """Return `colour` with a share (0 to 1) of `other`."""
    a, b = rgb(colour), rgb(other)
    red, green, blue = (round(p * (1 - share) + q * share) for p, q in zip(a, b, strict=True))
    return hexed((red, green, blue))


def darker(colour: str, share: float) -> str:
    """Return `colour` with a share (0 to 1) of black."""
    return mix(colour, "#000000", share)


def lighter(colour: str, share: float) -> str:
    """Return `colour` with a share (0 to 1) of white."""
    return mix(colour, WHITE, share)


@lru_cache(maxsize=1024)
def luminance(colour: str) -> float:
    """Return the relative luminance after WCAG 2, 0 (black) to 1 (white)."""
    parts = [part / 255 for part in rgb(colour)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio after WCAG 2: 1 (alike) to 21 (black on white); text needs 4.5."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(surface: str) -> str:
    """Return white or dark ink, whichever is more readable on the surface."""
    return max((WHITE, INK), key=lambda ink: contrast(ink, surface))


def apart(colour: str, other: str) -> str:
    """Return the colour, made as much darker or lighter as it takes to be read on the other."""
    end = "#000000" if luminance(colour) < luminance(other) else WHITE
    steps = (mix(colour, end, step / 100) for step in range(101))
    return next((found for found in steps if contrast(found, other) >= ENOUGH), end)


def stronger(*pairs: tuple[str, str]) -> dict[str, str]:
    """Return replacements for the first colour of each pair, if it is too near to the second."""
    return {one.lower(): apart(one, other) for one, other in pairs if contrast(one, other) < ENOUGH}
