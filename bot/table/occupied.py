"""One bot for one database: who works with it holds a lock, which ends with the process whatever ends it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.table.store import BadStore

SUFFIX = ".lock"  # of the file beside the database


class Occupied(BadStore):
    """Another bot works with this database."""


@contextmanager
def occupied(database: Path) -> Iterator[None]:
    """Hold the database in the block. Raises `Occupied` if somebody else does, and `BadStore`.

    The lock is that of SQLite on an empty file of its own, so that it works wherever SQLite does.
    """
    path = database.with_name(database.name + SUFFIX)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(path, isolation_level=None, timeout=0)
    except (OSError, sqlite3.Error) as error:
        raise BadStore(f"{path}: can't be opened: {error}") from error
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            raise Occupied(f"{database}: another bot works with this database") from error
        yield
    finally:
        lock.close()
