"""One writer for one database: it holds a lock, which ends with the process whatever ends it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.files import make_file, make_folder

SUFFIX = ".lock"  # of the file beside the database


class BadStore(Exception):  # noqa: N818 - the word for it
    """The database can't be used. The message is one line that says why."""


class InUse(BadStore):
    """Another bot works with this database."""


@contextmanager
def occupied(database: Path, patience: float = 0.0) -> Iterator[None]:
    """Hold the database in the block. Raises `InUse` if somebody else does for that long, and `BadStore`.

    The lock is that of SQLite on an empty file of its own, so that it works wherever SQLite does.
    """
    path = database.with_name(database.name + SUFFIX)
    try:
        make_folder(path.parent)
        make_file(path)
        lock = sqlite3.connect(path, isolation_level=None, timeout=patience)
    except (OSError, sqlite3.Error) as error:
        raise BadStore(f"{path}: can't be opened: {error}") from error
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            raise InUse(f"{database}: another bot works with this database") from error
        yield
    finally:
        lock.close()
