"""Folders of a game's parts: ours in the project's rooms, those of a package in its own folder.

The toy among the tests has the form of a package.
"""

from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

from render import scene
from rules import games
from rules.core.data import BROUGHT, FOLDER
from rules.packages import PICTURES, RULES, home_of

ROOT = FOLDER.parent
TOY = "ferry"
TOY_RULES = EntryPoint(TOY, "tests.ferry.rules:GAME", RULES)
TOY_PICTURES = EntryPoint(TOY, "tests.ferry.pictures:PICTURES", PICTURES)
RULES_IN = {key: entry.module for key, entry in {TOY: TOY_RULES, **games.ENTRIES}.items()}
PICTURES_IN = {key: entry.module for key, entry in {TOY: TOY_PICTURES, **scene.ENTRIES}.items()}
HOMES = {TOY: home_of(TOY_RULES), **{key: home_of(games.ENTRIES[key]) for key in BROUGHT}}


def rules_of(game: str) -> str:
    """The package of a game's rules."""
    return RULES_IN[game]


def pictures_of(game: str) -> str:
    """The package of a game's pictures."""
    return PICTURES_IN[game]


def declaration(game: str, name: str, what: str, room: str = "tests") -> ModuleType:
    """The module `name` of a game's tests, which declares `what`; tests of ours are in two rooms.

    Raises `ModuleNotFoundError`, which says where it should be.
    """
    module = f"{HOMES[game]}.tests.{name}" if game in HOMES else f"{room}.{game}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        file = module.replace(".", "/")
        raise ModuleNotFoundError(f"{game}: {file}.py is missing: declare {what} there") from None


def folder_of_tests(game: str, room: str = "tests") -> Path:
    """The folder of a game's own tests; ours have two rooms."""
    return folder_of(HOMES[game]) / "tests" if game in HOMES else ROOT / room / game


def data_of(game: str) -> Path:
    """The folder of data in which a game has its words and palettes."""
    return folder_of(HOMES[game]) / "data" if game in HOMES else FOLDER


def hints_of(game: str) -> str:
    """The file of a game's hints."""
    return shown(data_of(game) / ("" if game in HOMES else game) / "ui.toml")


def folder_of(package: str) -> Path:
    """Return the folder of a package."""
    return Path(import_module(package).__path__[0])


def shown(path: Path) -> str:
    """A path as people type it."""
    return (path.relative_to(ROOT) if path.is_relative_to(ROOT) else path).as_posix()
