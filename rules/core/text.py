"""Words as keys: what a rule says to people, before any language."""

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
