"""Declarations of a game for the tests of pictures that all games share, and how a picture is looked at."""

import io
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from PIL import Image

from render.core.drawing.colour import rgb
from render.core.pictures import Picture, PictureRequest
from tests.contract.places import declaration
from tests.render.asking import Asker

SCENES = ("board", "hand", "sheet")


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """Views of a game, and ids that pictures know: `DRAWN` in `drawn.py` of its tests."""

    request: Asker
    early: Callable[[int], Any]  # by number of players: the beginning of a game, as seat 0 sees it
    worst: Sequence[Callable[[int], Any]]  # as much as there can be of everything, likewise
    ends: Sequence[Any]  # games that are over
    full: Sequence[Any]  # the largest boards
    height: int | None  # of these, at full size; none if it grows with the board
    width: int = 1600  # likewise
    decisions: Sequence[int | None]  # after how many a game is drawn; none: at its end
    options: Sequence[Mapping[str, str]] = field(default=({},))  # with which it is played for that
    told: Callable[[int], Sequence[Any]]  # by number of players: tables whose every word is looked at
    counted: Sequence[Any] = ()  # with none, one, two... of everything: there is room for only so many
    marks: Sequence[str]  # ids that are marked where they have changed
    unknown: Sequence[str]  # ids of no card
    golden: Mapping[str, PictureRequest]  # the pictures that are stored, by the name of the file


def ids(*options: str) -> str:
    """The detail of a request for the scene `choice`: what is offered."""
    return json.dumps(options)


@lru_cache
def drawn(game: str) -> Drawn:
    """Return what this game has declared."""
    declared: Drawn = declaration(game, "drawn", "its tables", "tests.render").DRAWN
    return declared


def image(picture: Picture) -> Image.Image:
    """Its pixels."""
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


def has_colour(picture: Picture, colour: str) -> bool:
    """Tell whether a pixel has exactly this colour."""
    colours = image(picture).getcolors(maxcolors=256)
    assert colours is not None
    return rgb(colour) in {found for _, found in colours}
