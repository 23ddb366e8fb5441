"""The games over which the contract's tests run: those that are listed, and the toy as if it were.

If `TAVERNA_CHECKED` names a game, only this one: so `python -m rules check` tests a package.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from render import scene
from render.core.pictures import GamePictures
from rules import games
from rules.core import ui, words
from rules.core.game import AnyGame
from tests.contract import fluent
from tests.contract.places import TOY, TOY_PICTURES, TOY_RULES
from tests.ferry.pictures import PICTURES as FERRY_PICTURES
from tests.ferry.rules import GAME as FERRY

CHECKED = os.environ.get("TAVERNA_CHECKED")
EVERY: Mapping[str, AnyGame] = {**games.GAMES, TOY: FERRY}
GAMES: Mapping[str, AnyGame] = {key: game for key, game in EVERY.items() if key == (CHECKED or key)}
PICTURES: Mapping[str, GamePictures[Any]] = {
    key: pictures for key, pictures in {**scene.GAMES, TOY: FERRY_PICTURES}.items() if key in GAMES
}


@contextmanager
def toy_listed() -> Iterator[None]:
    """List the toy, as if its package were installed and named by the operator."""
    games.add(TOY_RULES)
    scene.add(TOY_PICTURES)
    forget()
    yield
    scene.drop(TOY)
    games.drop(TOY)
    forget()


def forget() -> None:
    """Have words and hints read again."""
    for kept in (words.language, ui.ui, fluent.known, fluent.arguments):
        kept.cache_clear()
