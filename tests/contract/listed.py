"""The games over which the contract's tests run: those that are listed, and the toy as if it were."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from render import scene
from render.core.drawing import palette as palettes
from render.core.drawing.palette import Palette
from render.core.pictures import GamePictures
from rules import games
from rules.core import ui, words
from rules.core.data import load
from rules.core.game import AnyGame
from rules.core.text import Value
from rules.core.words import Source
from tests.contract import fluent
from tests.contract.places import TOY, data_of
from tests.ferry.pictures import PICTURES as FERRY_PICTURES
from tests.ferry.rules import GAME as FERRY

assert FERRY.key == TOY
GAMES: Mapping[str, AnyGame] = {**games.GAMES, TOY: FERRY}
PICTURES: Mapping[str, GamePictures[Any]] = {**scene.GAMES, TOY: FERRY_PICTURES}
DATA = data_of(TOY)
read_sources = words.sources


@contextmanager
def toy_listed() -> Iterator[None]:
    """Add the toy to the lists of games and pictures, and let its data be found."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.GAMES, TOY, FERRY)  # a dict, which nobody else changes
        patch.setitem(scene.GAMES, TOY, FERRY_PICTURES)
        patch.setattr(scene, "palette", palette)
        patch.setattr(ui, "load", hints)
        patch.setattr(words, "sources", sources)
        forget()
        yield
    forget()


def forget() -> None:
    """Have words and hints read again."""
    for kept in (words.language, ui.ui, fluent.known, fluent.arguments):
        kept.cache_clear()


def sources(folder: Path) -> dict[str, Source]:
    """The messages of a language, and those of the toy."""
    return {**read(folder), **read(DATA / "locale" / folder.name)}


@lru_cache
def read(folder: Path) -> dict[str, Source]:
    """The messages of a folder, read once."""
    return read_sources(folder)


def hints(path: str, model: type[Value]) -> Value:
    """A game's hints."""
    return load("ui.toml", model, DATA) if path == f"{TOY}/ui.toml" else load(path, model)


def palette(game: str, theme: str) -> Palette:
    """A palette, also of the toy."""
    with pytest.MonkeyPatch.context() as patch:
        if game == TOY:
            patch.setattr(palettes, "FOLDER", DATA / "palettes")
        return palettes.palette(game, theme)
