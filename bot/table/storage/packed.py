"""The compact form of finished games' rows, which `bot.table.past.packing` stores in their place.

It contains no user ids but numbers that stand for them, so forgetting a user changes one row.
"""

import json
import lzma
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.table.storage.database import Database, execute, one
from bot.table.storage.event_rows import completed
from bot.table.storage.rows import unpacked

ORDER = {"steps": "n", "events": "n", "checkpoints": "step_no", "gone": "n"}  # packed tables, and their order
WINDOW_BYTES = 8 << 20  # bytes of the compressor's window: packing needs memory in proportion
UNPACKED_AT_ONCE = 9  # three games, since people look several times; a few megabytes each
NOBODY = "nobody"  # as forgetting writes it in place of a user
_USER = re.compile(r'"([1-9]\d{0,17}|[1-8]\d{18})"')  # an id in its only JSON form, and within 63 bits
_NUMBER = re.compile(r'"\x01(\d+)"')  # JSON never has this character unescaped, so nothing else matches
Row = dict[str, Any]


def rows_of(db: Database, kind: str, table_id: int) -> list[Mapping[str, Any]]:
    """Return all rows of a table's past in `steps`, `events` or `checkpoints`, in order, packed or not.

    The `state` of a checkpoint is its JSON.
    """
    return [*packed_rows(db, kind, table_id), *rows_in(db, kind, table_id)]


def packed_rows(db: Database, kind: str, table_id: int) -> Sequence[Mapping[str, Any]]:
    """Return the packed rows among these; most tables have none.

    They come before all rows that are not packed.
    """
    content = one(db, "SELECT content FROM packed WHERE table_id = $1 AND kind = $2", table_id, kind)
    return () if content is None else unpacked_rows(content, tuple(_people(db, table_id)))


def rows_in(db: Database, kind: str, table_id: int, before: int | None = None) -> list[Row]:
    """Return unpacked rows of `steps`, `events`, `checkpoints` or `gone`, below number `before`."""
    most = "" if before is None else f" AND {ORDER[kind]} < {before}"
    sql = f"SELECT * FROM {kind} WHERE table_id = $1{most} ORDER BY {ORDER[kind]}"  # noqa: S608 - our own names
    found = [dict(row) for row in execute(db, sql, table_id).fetchall()]
    for row in found:
        if "state" in row:
            row["state"] = unpacked(row["state"])
    return found


def _people(db: Database, table_id: int) -> list[int | None]:
    sql = "SELECT user_id FROM packed_people WHERE table_id = $1 ORDER BY number"
    return [row[0] for row in execute(db, sql, table_id).fetchall()]


def packed(rows_by_kind: Mapping[str, Sequence[Row]]) -> tuple[dict[str, bytes], list[int]]:
    """Return the packed rows of each table that has any, and the users in the order of their numbers."""
    numbers: dict[int, int] = {}

    def number(user_id: int) -> int:
        return numbers.setdefault(user_id, len(numbers))

    def plain(row: Row) -> list[Any]:
        return [
            number(value)
            if name == "user_id" and value is not None
            else _USER.sub(lambda found: f'"\x01{number(int(found[1]))}"', value)
            if name == "event"
            else value
            for name, value in row.items()
        ]

    contents = {
        kind: _squeezed({"names": list(rows[0]), "columns": list(zip(*map(plain, rows), strict=True))})
        for kind, rows in rows_by_kind.items()
        if rows
    }
    return contents, list(numbers)


def _squeezed(whole: Mapping[str, Any]) -> bytes:
    raw = json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
    near = max(1 << 16, min(WINDOW_BYTES, 1 << len(raw).bit_length()))
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 6, "nice_len": 273, "dict_size": near}]
    return lzma.compress(raw, filters=filters)


@lru_cache(UNPACKED_AT_ONCE)
def unpacked_rows(content: bytes, people: tuple[int | None, ...]) -> Sequence[Mapping[str, Any]]:
    """Return the rows that `packed` was given, with the users that the numbers stand for."""
    whole = json.loads(lzma.decompress(content))
    names = whole["names"]

    def named(found: re.Match[str]) -> str:
        user_id = people[int(found[1])]
        return f'"{NOBODY if user_id is None else user_id}"'

    def plain(name: str, value: Any) -> Any:
        if name == "event":
            return _NUMBER.sub(named, value)
        return people[value] if name == "user_id" and value is not None else value

    rows = zip(*whole["columns"], strict=True)
    found = ({name: plain(name, value) for name, value in zip(names, row, strict=True)} for row in rows)
    return tuple(map(_current, found))


def _current(row: Row) -> Row:
    """Return a row that may have been packed under an earlier schema, with today's columns."""
    if "event" in row and "source" not in row:
        return completed(row)
    if "why" in row:
        why = row.pop("why")  # "update", or "rewind:" and the branch
        row["branch"] = int(why.partition(":")[2]) if ":" in why else None
    return row
