"""One writer for one SQLite database: it holds a lock, which goes away with the process however that ends."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.files import make_file, make_folder
from bot.table.storage.database import BadStore, InUse

SUFFIX = ".lock"  # of the lock file beside the database


@contextmanager
def locked(database: Path, patience: float = 0.0) -> Iterator[None]:
    """Hold the database during the block. Raises `InUse` if another bot holds it for `patience` seconds.

    Raises `BadStore` if the lock file can't be opened. The lock is SQLite's own, on an empty file, so that it
    works wherever SQLite does.
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
