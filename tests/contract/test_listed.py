"""A game must be in all lists; what is missing is named, with its place and the remedy."""

import sys
from inspect import getmembers, isclass
from pathlib import Path

import pytest

from rules import games
from rules.core.game import AnyGame
from tests.contract.findings import (
    incomplete,
    left_over_in_pictures,
    missing_pictures,
    missing_rules,
    unpictured,
    unreadable,
    unstored,
)
from tests.contract.listed import GAMES, PICTURES
from tests.contract.places import folder_of_tests, pictures_of

FOLDERS = sorted(
    path.parent.name for path in Path("rules").glob("*/__init__.py") if path.parent.name != "core"
)
STORED = [
    pytest.param(game, path, id=f"{key}-{path.stem}")
    for key, game in GAMES.items()
    for path in sorted((folder_of_tests(key) / "stored").glob("*.json"))
]


def test_every_folder_of_rules_is_a_game_of_the_list() -> None:
    assert missing_rules(FOLDERS, games.GAMES) == []


def test_every_game_has_pictures() -> None:
    assert missing_pictures(GAMES, PICTURES) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_is_whole(game: AnyGame) -> None:
    assert incomplete(game) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_in_a_view_can_be_changed_by_whoever_reads_it(game: AnyGame) -> None:
    module = game.views.__module__
    parts = [each for _, each in getmembers(sys.modules[module], isclass) if each.__module__ == module]
    assert game.views in parts
    kinds = {each.__name__: getattr(each, "__dataclass_params__", None) for each in parts}
    assert [name for name, kind in kinds.items() if kind is not None and not kind.frozen] == []


@pytest.mark.parametrize(("game", "path"), STORED)
def test_games_that_were_stored_go_on(game: AnyGame, path: Path) -> None:
    assert unreadable(game, path) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_of_this_version_is_stored(game: AnyGame) -> None:
    """So that a state that changes without a migration is noticed; those of older versions stay beside it."""
    assert unstored(game) == []


@pytest.mark.parametrize("package", [*map(pictures_of, PICTURES), "render.core"])
def test_all_words_in_pictures_are_there(package: str) -> None:
    assert unpictured(package) == []


@pytest.mark.parametrize("game", PICTURES)
def test_all_words_for_pictures_are_used(game: str) -> None:
    assert left_over_in_pictures(game) == []
