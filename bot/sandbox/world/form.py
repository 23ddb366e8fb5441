"""Reading what a bot sends: typed readers for JSON objects, and the errors that Discord answers with.

Discord's errors are `{"code", "message", "errors"}`; code 50035 (Invalid Form Body) carries, under `errors`,
a tree shaped like the body, with a list `_errors` at each place that is wrong.
"""

import json
import re
from collections.abc import Mapping

Json = dict[str, object]
"""One JSON object. Its values are read with the functions below, which say what is wrong with them."""

HALF = re.compile(r"\\u[dD][89a-fA-F]")
"""What may be half of a character, as JSON writes it."""

Path = tuple[str | int, ...]
"""The way to one place of a body: keys of objects and indexes of lists."""


class Refused(Exception):  # noqa: N818 - an answer to the bot, not an error of the double
    """Discord says no: an HTTP status, one of its error codes, and its words."""

    def __init__(self, status: int, code: int, words: str, errors: Json | None = None) -> None:
        """Take the HTTP status, Discord's code, its message and, for 50035, the tree of errors."""
        super().__init__(f"{status} {code}: {words} {errors or ''}".rstrip())
        self.status = status
        self.code = code
        self.words = words
        self.errors = errors

    def body(self) -> Json:
        """Return the JSON that Discord answers with."""
        body: Json = {"message": self.words, "code": self.code}
        return {**body, "errors": self.errors} if self.errors else body


class Problems:
    """The places of one body that are wrong, gathered so that one answer names them all."""

    def __init__(self) -> None:
        """Start with nothing wrong."""
        self._errors: Json = {}

    def add(self, path: Path, code: str, words: str) -> None:
        """Record that the value at `path` is wrong, by one of Discord's codes for fields."""
        place = self._errors
        for step in path:
            place = child(place, str(step))
        found = place.setdefault("_errors", [])
        if isinstance(found, list):
            found.append({"code": code, "message": words})

    def length(self, path: Path, value: str | list[Json] | list[str], low: int, high: int) -> None:
        """Record a text or a list whose length is not in low..high."""
        if not low <= len(value) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def between(self, path: Path, value: int | float, low: int | float, high: int | float) -> None:
        """Record a number that is not in low..high."""
        if not low <= value <= high:
            self.add(path, "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")

    def need(self, path: Path) -> None:
        """Record that the value at `path` is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def refuse(self) -> None:
        """Raise `Refused` (50035) if anything was noted."""
        if self._errors:
            raise self.refusal()

    def refusal(self) -> Refused:
        """Return the refusal (50035) that names what was noted."""
        return Refused(400, 50035, "Invalid Form Body", self._errors)


def child(place: Json, key: str) -> Json:
    """Return the object under `key`, made when it is not there."""
    found = place.setdefault(key, {})
    if not isinstance(found, dict):
        raise TypeError(f"{key} holds no object")
    return found


def wrong(path: Path, code: str, words: str) -> Refused:
    """Return the refusal of one single place."""
    problems = Problems()
    problems.add(path, code, words)
    return problems.refusal()


def parsed(words: str) -> object:
    """Return the value of a JSON text; refused (50109) when it is none, or nested too deep to be read.

    Half of a character (a lone surrogate) is no text either, and no file could keep it.
    """
    try:
        value: object = json.loads(words)
        if HALF.search(words):
            json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise Refused(400, 50109, "The request body contains invalid JSON.") from None
    return value


def whole(words: str) -> int | None:
    """Return the number that a text writes in digits; None when it is none, or longer than any id."""
    return int(words) if re.fullmatch(r"[0-9]{1,20}", words) else None


def text(body: Mapping[str, object], key: str) -> str | None:
    """Return the text under `key`; None when it is absent or null."""
    value = body.get(key)
    if value is None or isinstance(value, str):
        return value
    raise wrong((key,), "BASE_TYPE_STRING", "Must be string.")


def number(body: Mapping[str, object], key: str) -> int | None:
    """Return the whole number under `key`; None when it is absent or null."""
    value = body.get(key)
    if isinstance(value, str) and (found := whole(value.removeprefix("-"))) is not None:
        return -found if value.startswith("-") else found
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise wrong((key,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')


def truth(body: Mapping[str, object], key: str, absent: bool = False) -> bool:
    """Return the boolean under `key`; `absent` when it is absent or null."""
    value = body.get(key)
    if value is None:
        return absent
    if isinstance(value, bool):
        return value
    raise wrong((key,), "BASE_TYPE_BAD_TYPE", "Must be boolean.")


def item(body: Mapping[str, object], key: str) -> Json | None:
    """Return the object under `key`; None when it is absent or null."""
    value = body.get(key)
    if value is None or isinstance(value, dict):
        return value
    raise wrong((key,), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")


def items(body: Mapping[str, object], key: str) -> list[Json]:
    """Return the list of objects under `key`; empty when it is absent or null."""
    return objects(body.get(key), (key,))


def objects(value: object, path: Path = ()) -> list[Json]:
    """Return `value` as a list of objects; empty for None."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    for index, entry in enumerate(value):
        if not isinstance(entry, dict):
            raise wrong((*path, index), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    return value


def texts(body: Mapping[str, object], key: str) -> list[str]:
    """Return the list of texts under `key` (numbers are taken as their digits, as Discord takes ids)."""
    value = body.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise wrong((key,), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    return [str(entry) for entry in value]


def ids(body: Mapping[str, object], key: str) -> list[int]:
    """Return the list of ids under `key`."""
    found: list[int] = []
    for index, entry in enumerate(texts(body, key)):
        if (number := whole(entry)) is None:
            raise wrong((key, index), "NUMBER_TYPE_COERCE", f'Value "{entry}" is not snowflake.')
        found.append(number)
    return found


def required(body: Mapping[str, object], key: str) -> str:
    """Return the text under `key`, which must be there."""
    value = text(body, key)
    if value is None:
        raise wrong((key,), "BASE_TYPE_REQUIRED", "This field is required")
    return value
