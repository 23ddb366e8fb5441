"""One writer for one SQLite database: it holds a lock, which goes away with the process however that ends."""

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.files import make_file, make_folder
from bot.table.storage.database import BadStore, InUse
from bot.table.storage.engines.faults import HELD, kind, unusable
from bot.table.storage.engines.ours import require_ours

SUFFIX = ".lock"  # of the lock file beside the database


@contextmanager
def locked(database: Path, patience: float = 0.0) -> Iterator[None]:
    """Hold the database during the block. Raises `InUse` if another bot holds it for `patience` seconds.

    Raises `BadStore`, before it changes anything, if there is a file that is not this bot's, and if the lock
    file can't be used. The lock is SQLite's own, on an empty file, so that it works wherever SQLite does.
    """
    require_ours(database)
    path = database.with_name(database.name + SUFFIX)
    try:
        _require_lock(path)
        make_folder(path.parent)
        make_file(path)
        lock = sqlite3.connect(path, isolation_level=None, timeout=patience)
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if kind(error) not in HELD:
                raise unusable(path, error) from error
            raise InUse(f"{database}: another bot works with this database") from error
        yield
    finally:
        lock.close()


def _require_lock(path: Path) -> None:
    """Raise `BadStore` if there is a file that can't be our lock, such as another program's of this name."""
    try:
        about = path.lstat()
    except FileNotFoundError:
        return
    if not stat.S_ISREG(about.st_mode) or about.st_size:
        raise BadStore(f"{path}: is not this bot's lock, so it is left as it is: choose another name")
