"""Mistakes in the data of a game: declared by each game, for the test that all games share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.core.text import Value
from tests.contract.places import declaration

Mistake = tuple[str, str, str]  # a text that occurs once, its replacement, and the error


@dataclass(frozen=True)
class File:
    """A data file with mistakes: what it is read into, and one change after the other.

    `enough`: changes after which there is just enough of everything, or room for it: these are no mistakes.
    """

    model: type[Value]
    mistakes: Sequence[Mistake]
    enough: Sequence[tuple[str, str]] = ()  # a text that occurs once, and its replacement


def files(game: str) -> Mapping[str, File]:
    """Return what this game has declared, by path: `FILES` in `mistakes.py` of its tests."""
    declared: Mapping[str, File] = declaration(game, "mistakes", "those of its data files").FILES
    return declared
