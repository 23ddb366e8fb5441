"""Games as packages: found by entry points, and imported only if the operator has named them.

An entry point is a name, the game's key, and `module:OBJECT`: its `Game` in the group `taverna.games`, its
pictures in `taverna.pictures`. What a package promises is in `docs/contract.md`.
"""

import re
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process
from os import environ  # noqa: TID251 - the operator's choice, read once at the start and not by a script
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from rules.core.data import BadData, load
from rules.core.game import CONTRACT, LETTERS, AnyGame, Game
from rules.core.ui import Ui
from rules.package_words import require_words

SETTING = "TAVERNA_GAMES"
USUAL = ("saideira",)
"""The games of our own that are packages: offered if they are installed, and nothing is set."""
NONE = "none"  # the value of the setting that wants none of them
RULES, PICTURES = "taverna.games", "taverna.pictures"
KEY = re.compile(r"[a-z][a-z0-9]{1,10}")  # it stands in the names of commands and of emoji
OTHERWISE = "mend the package, or install another version"
T = TypeVar("T")


class Unfit(Exception):  # noqa: N818 - the word for it
    """A package does not fit. The message is one line: the package, the reason, and what to do."""


def wanted() -> tuple[str, ...]:
    """The names that the operator has given, in order; else our own packages."""
    names = [name.strip() for name in (environ.get(SETTING) or usual()).split(",")]
    return tuple(dict.fromkeys(name for name in names if name not in ("", NONE)))


def usual() -> str:
    """The games offered if the operator names none: our own packages that are installed."""
    return ",".join(name for name in USUAL if entry_points(group=RULES, name=name))


def entry_of(group: str, name: str) -> EntryPoint:
    """The one entry point of this name, without importing anything. Raises `Unfit`."""
    found = list(entry_points(group=group, name=name))
    if not found and group == RULES:
        raise Unfit(f"{name}: no installed package brings it: install one, or take it out of {SETTING}")
    if not found:
        raise Unfit(f"{name}: no pictures: its package must name them as an entry point of {group}")
    if len(found) > 1:
        raise Unfit(f"{name}: {' and '.join(map(_brought_by, found))} bring it: uninstall all but one")
    return found[0]


def object_of(entry: EntryPoint, kind: type[T]) -> T:
    """Import what an entry point names. Raises `Unfit`, whatever goes wrong in there."""
    found = getattr(_imported(entry, entry.module), entry.attr, None)
    if not isinstance(found, kind):
        raise Unfit(f"{said(entry)}: {entry.value} is no {kind.__name__}: name another object there")
    return found


def game_of(entry: EntryPoint) -> tuple[AnyGame, Path]:
    """A package's game, which fits this contract, and the folder of its data. Raises `Unfit`."""
    home = home_of(entry)
    declared = getattr(_imported(entry, home), "CONTRACT", None)
    if declared != CONTRACT:
        todo = f"install a version of it for contract {CONTRACT}"
        raise Unfit(f"{said(entry)}: made for contract {declared}, and this bot has {CONTRACT}: {todo}")
    game: AnyGame = object_of(entry, Game)
    if not KEY.fullmatch(entry.name):
        raise Unfit(f"{said(entry)}: {entry.name} is no key: name it with 2 to 11 small letters and digits")
    if game.key != entry.name:
        raise Unfit(f"{said(entry)}: its game has the key {game.key}: name the entry point {game.key}")
    if game.seats[-1] > len(LETTERS):
        most = f"for {game.seats[-1]} players, and this bot has seats for {len(LETTERS)}"
        raise Unfit(f"{said(entry)}: {most}: let fewer play")
    folder = Path(import_module(home).__path__[0]) / "data"
    if parent_process() is not None:
        return game, folder  # a child of a bot, which has looked
    try:
        require_words(game, load("ui.toml", Ui, folder), folder / "locale")
    except BadData as error:
        raise Unfit(f"{said(entry)}: {error}: {OTHERWISE}") from None
    return game, folder


def home_of(entry: EntryPoint) -> str:
    """The package in which the rules are, and beside them data and tests. Raises `Unfit`."""
    home = entry.module.rpartition(".")[0]
    if not home:
        raise Unfit(f"{said(entry)}: {entry.module} is in no package: put data, rules and tests into one")
    return home


def said(entry: EntryPoint) -> str:
    """The game and its package, for a message: `peak (taverna-peak 1.0)`."""
    return f"{entry.name} ({_brought_by(entry)})"


def _imported(entry: EntryPoint, name: str) -> ModuleType:
    try:
        return import_module(name)
    except BadData as error:
        raise Unfit(f"{said(entry)}: {error}: {OTHERWISE}") from None
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}".partition("\n")[0]
        raise Unfit(f"{said(entry)}: {name} can't be imported ({why}): {OTHERWISE}") from error


def _brought_by(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.module
