"""Mistakes in the data of a game: declared by each game, for the test that all games share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module

from rules.core.text import Value

Mistake = tuple[str, str, str]  # a text that occurs once, its replacement, and the error


@dataclass(frozen=True)
class File:
    """A data file with mistakes: what it is read into, and one change after the other."""

    model: type[Value]
    mistakes: Sequence[Mistake]


def files(game: str) -> Mapping[str, File]:
    """What this game has declared, by path: `FILES` in `tests/<game>/mistakes.py`."""
    declared: Mapping[str, File] = import_module(f"tests.{game}.mistakes").FILES
    return declared
