"""Typefaces and icon fonts, found in their packages without importing them.

Which face plays which part: visual style, section 3. All are free (OFL 1.1, MIT, Apache 2.0).
"""

import json
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from PIL import ImageFont

Face = Literal["title", "display", "figure", "name", "body", "caption", "world"]
Icons = Literal["ra", "md"]

FACES: dict[str, tuple[str, str, int | None]] = {  # package, file, weight of a variable font
    "title": ("fontpkg_cinzel", "files/Cinzel[wght].ttf", 800),
    "display": ("fontpkg_lilita_one", "files/LilitaOne-Regular.ttf", None),
    "figure": ("fontpkg_fira_sans_condensed", "files/FiraSansCondensed-ExtraBold.ttf", None),
    "name": ("fontpkg_alegreya_sans", "files/AlegreyaSans-ExtraBold.ttf", None),
    "body": ("fontpkg_alegreya_sans", "files/AlegreyaSans-Bold.ttf", None),
    "caption": ("fontpkg_alegreya_sans", "files/AlegreyaSans-Medium.ttf", None),
    "world": ("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf", 700),
    "ra": ("tkinter_icons_rpga", "fonts/rpgawesome-webfont.ttf", None),
    "md": ("tkinter_icons_mat", "fonts/materialdesignicons-webfont.ttf", None),
}
CHAIN: tuple[Face, ...] = ("body", "world")  # tried when a face lacks a character
NO_CHARACTER = "\uffff"  # no font has it, so it shows the glyph for missing characters


class NoFont(Exception):  # noqa: N818 - what happened
    """A font package is not installed."""


def folder(package: str) -> Path:
    """Return the folder of an installed package. Raises `NoFont`."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise NoFont(f"the package {package} is not installed")
    return Path(spec.origin).parent


@lru_cache(maxsize=512)
def font(face: Face | Icons, pixels: int) -> ImageFont.FreeTypeFont:
    """Return a face at a size in pixels. Raises `NoFont`."""
    package, file, weight = FACES[face]
    made = ImageFont.truetype(folder(package) / file, pixels)
    if weight is not None:
        axes = [
            weight if axis["name"] == b"Weight" else axis["default"] for axis in made.get_variation_axes()
        ]
        made.set_variation_by_axes([float(str(value)) for value in axes])
    return made


@lru_cache(maxsize=4096)
def has(face: Face, character: str) -> bool:
    """Return whether the face can draw the character."""
    made = font(face, 24)
    if character.isspace():
        return True
    return bytes(made.getmask(character)) != bytes(made.getmask(NO_CHARACTER))


def covering(face: Face, text: str) -> Face:
    """Return the first face in the fallback chain, from this one on, that has all letters; else the last."""
    for candidate in (face, *CHAIN):
        if all(has(candidate, character) for character in text):
            return candidate
    return CHAIN[-1]


@lru_cache
def glyphs(icons: Icons) -> dict[str, str]:
    """Return the characters of an icon font by the icons' names. Raises `NoFont`."""
    table = json.loads((folder(FACES[icons][0]) / "glyphmap.json").read_text(encoding="utf-8"))
    return {name: chr(int(code, 16)) for name, code in table.items()}


def glyph(icon: str) -> tuple[Icons, str]:
    """Return font and character of an icon such as `ra:dragon` or `md:barn`. Raises `KeyError`."""
    library, _, name = icon.partition(":")
    icons: Icons = "md" if library == "md" else "ra"
    return icons, glyphs(icons)[name]
