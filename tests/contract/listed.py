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
LISTED: Mapping[str, AnyGame] = {k: game for k, game in games.GAMES.items() if k == (CHECKED or k)}
GAMES: Mapping[str, AnyGame] = LISTED if CHECKED else {**LISTED, TOY: FERRY}
PICTURES: Mapping[str, GamePictures[Any]] = {
    key: {TOY: FERRY_PICTURES, **scene.GAMES}[key] for key in GAMES if key in {*scene.GAMES, TOY}
}


@contextmanager
def toy_listed() -> Iterator[None]:
    """List the toy, as if its package were installed and named by the operator."""
    if CHECKED:
        yield
        return
    games.add(TOY_RULES)
    scene.add(TOY_PICTURES)
    forget()
    yield
    scene.drop(TOY)
    games.drop(TOY)
    forget()


def forget() -> None:
    """Have words and hints read again."""
    for kept in (words.language, ui.ui, fluent.known, fluent.sources, fluent.arguments):
        kept.cache_clear()
