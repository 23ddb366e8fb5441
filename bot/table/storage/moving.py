"""Moves a whole database to another place or another engine, and compares both row by row."""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.table.storage.database import BadStore, Database, insert, one
from bot.table.storage.engines.address import Address
from bot.table.storage.engines.schema import BASELINE, Dialect, applied_schemas, known_schemas
from bot.table.storage.store import Store
from bot.table.storage.upkeep import dialect_of, inspecting

COUNTED = ("tables", "outbox", "played")  # tables whose ids the database gives


@dataclass(frozen=True, slots=True)
class Moved:
    """A table's content, the same in both places: the number of rows, and a digest of them in any order."""

    table: str
    count: int
    digest: str


async def move(source: Address, target: Address) -> list[Moved]:
    """Copy all rows to an empty or new database, and read them back there. The source stays as it is.

    Nobody else may use either. Raises `BadStore`, also if anything differs; then the target stays empty.
    """
    with inspecting(source) as db:  # it has today's schema, so that opening it changes nothing
        if applied_schemas(db, dialect_of(source)) != known_schemas():
            raise BadStore(f"{source}: made by a newer version of the bot: move it with that one")
        if source == target:
            raise BadStore(f"{target}: this is where it is already")
    held = await Store.open(source)
    try:
        store = await Store.open(target)
        try:
            return await store.write(_moved, source, target)
        finally:
            await store.close()
    finally:
        await held.close()


def names() -> list[str]:
    """Return the tables of the schema, each after those that it refers to."""
    return re.findall(r"^CREATE TABLE (\w+)", BASELINE.read_text(encoding="utf-8"), re.MULTILINE)


def _moved(db: Database, source: Address, target: Address) -> list[Moved]:
    for table in names():
        if one(db, f"SELECT 1 FROM {table} LIMIT 1") is not None:  # noqa: S608 - our own names
            raise BadStore(f"{target}: is not empty: {table} has rows")
    here, there = dialect_of(target), dialect_of(source)
    with inspecting(source) as old:
        copied = [_copied(old, there, db, table) for table in names()]
        for table in COUNTED:
            here.go_on_after(db, table, there.last_id(old, table))
    for before in copied:
        after = _digested(before.table, _rows(db, here, before.table))
        if after != before:
            raise BadStore(f"{target}: {before.table} differs: {after.count} rows of {before.count}")
    return copied


def _copied(old: Database, dialect: Dialect, new: Database, table: str) -> Moved:
    """Copy a table's rows, and digest what was read."""

    def written() -> Iterator[Any]:
        for row in _rows(old, dialect, table):
            insert(new, table, **dict(zip(row.keys(), row, strict=True)))
            yield row

    return _digested(table, written())


def _rows(db: Database, dialect: Dialect, table: str) -> Iterator[Any]:
    return dialect.streamed(db, f"SELECT * FROM {table}")  # noqa: S608 - our own names


def _digested(table: str, rows: Iterator[Any]) -> Moved:
    """Return the sum of the rows' digests: neither rows nor columns need be in the same order."""
    count = total = 0
    for row in rows:
        plain = repr(sorted((name, row[name]) for name in row.keys()))  # noqa: SIM118 - it is no mapping
        total += int.from_bytes(hashlib.sha256(plain.encode()).digest(), "big")
        count += 1
    return Moved(table, count, f"{total % 2**256:064x}")
