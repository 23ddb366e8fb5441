"""Texts as keys: what the rules say to people, independent of language."""

from collections import Counter
from collections.abc import Iterable

from pydantic import BaseModel, ConfigDict


class Value(BaseModel):
    """A small immutable value that crosses a boundary (a file, a database, a process)."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Text(Value):
    """A sentence to be said: a message key and its arguments.

    A string argument is an id of the form `kind:name` (`seat:0`, `card:orc_raider_1`), never words; a list is
    several such ids. The words live in `data/locale` (see `rules.core.words`).
    """

    key: str
    args: dict[str, int | str | list[str]] = {}


def ids(kind: str, names: Iterable[str | int]) -> list[str]:
    """Return names as ids of a kind, for the arguments of a text.

    >>> ids("seat", [0, 2])
    ['seat:0', 'seat:2']
    """
    return [f"{kind}:{name}" for name in names]


def bare(ident: str) -> str:
    """Return the name in an id, without its kind and its copy number.

    >>> bare("card:ambush.2")
    'ambush'
    """
    return ident.partition(":")[2].partition(".")[0]


def numbered(names: Iterable[str]) -> list[str]:
    """Return the names with repeated ones numbered, as for options.

    >>> numbered(["rage", "calm", "rage"])
    ['rage', 'calm', 'rage.2']
    """
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name}.{seen[name]}")
    return found
