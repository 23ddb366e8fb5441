"""Reads the data of games: a TOML file in, frozen values out, or one clear line that says what is wrong."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypeVar

from pydantic import AfterValidator, BeforeValidator, ValidationError

from rules.core.text import Value

FOLDER = Path(__file__).resolve().parents[2] / "data"
BROUGHT: dict[str, Path] = {}
"""The data folders of the games that other packages bring, by key. `rules/games.py` fills it."""
M = TypeVar("M", bound=Value)
T = TypeVar("T")


class BadData(Exception):  # noqa: N818 - the word for it
    """A file of `data/` is wrong. The message is one line: file, row, and the reason in plain words."""


def hints_of(game: str) -> Path:
    """Return the folder with a game's `ui.toml`."""
    return BROUGHT.get(game, FOLDER / game)


def palettes_of(game: str) -> Path:
    """Return the folder with a game's palettes."""
    return BROUGHT.get(game, FOLDER) / "palettes"


def by_id(rows: object) -> dict[str, object]:
    """Return the rows of an array of tables by `id`, in order.

    Raises `ValueError` if one is missing or repeated.
    """
    if not isinstance(rows, tuple) or not all(isinstance(row, dict) for row in rows):
        raise ValueError("must be an array of tables")
    found: dict[str, object] = {}
    for index, row in enumerate(rows):
        ident = row.get("id")
        if not isinstance(ident, str):
            raise ValueError(f"row {index} has no id")
        if ident in found:
            raise ValueError(f"row {index} repeats the id {ident!r} of row {list(found).index(ident)}")
        found[ident] = row
    return found


ById = Annotated[dict[str, T], BeforeValidator(by_id)]
"""A field that is an array of tables in the file, each with an `id`, and is read as a dict by that id."""


def every(*keys: str | int) -> AfterValidator:
    """Return a validator that refuses a table which lacks one of these keys, or has another one."""

    def check(table: dict[str | int, object]) -> dict[str | int, object]:
        if set(table) != set(keys):
            raise ValueError(f"must have exactly {', '.join(map(str, keys))}")
        return table

    return AfterValidator(check)


def load(path: str, model: type[M], folder: Path = FOLDER) -> M:
    """Read `data/<path>` into `model`, whose arrays are tuples; keys that are whole numbers become `int`.

    Raises `BadData`, e.g. `bellum/base.toml: creatures[12] (orc_raider_1).left: ...` (rows count from 0).
    """
    raw = _plain(_parse(path, folder))
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        raise BadData(f"{path}: {_reason(raw, error)}") from None


def _parse(path: str, folder: Path) -> dict[str, object]:
    try:
        return tomllib.loads((folder / path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"{path}: can't be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadData(f"{path}: not UTF-8 text (byte {error.start})") from None
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{path}: {error}") from None


def _plain(value: object) -> object:
    """Return the value with tuples and integer keys, which TOML lacks and strict models require."""
    if isinstance(value, dict):
        return {int(key) if key.isdecimal() else key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return tuple(_plain(item) for item in value)
    return value


def _reason(raw: object, error: ValidationError) -> str:
    """Return the first mistake, and how many more there are."""
    first, *others = error.errors()
    place = _place(raw, first["loc"])
    reason = {
        "extra_forbidden": "unknown field",
        "missing": "is missing",
    }.get(first["type"], first["msg"].removeprefix("Value error, "))
    more = f" (and {len(others)} more)" if others else ""
    return f"{place}: {reason}{more}" if place else f"{reason}{more}"


def _place(raw: object, loc: Sequence[int | str]) -> str:
    """Return the place of the mistake: keys joined by dots, rows as `[index] (id)`."""
    place = ""
    for part in loc:
        if isinstance(raw, tuple):
            index = _index(raw, part)
            if index is None:
                continue  # not in the file: pydantic names the member of a union here
            raw = raw[index]
            ident = raw.get("id") if isinstance(raw, Mapping) else None
            place += f"[{index}]" if ident is None else f"[{index}] ({ident})"
        else:
            raw = raw.get(part) if isinstance(raw, Mapping) else None
            place += f".{part}" if place else str(part)
    return place


def _index(rows: tuple[object, ...], part: int | str) -> int | None:
    """Return the index of a row that is given by its index or, where rows are read by id, by its id."""
    for index, row in enumerate(rows):
        if index == part or (isinstance(row, Mapping) and row.get("id") == part):
            return index
    return None
