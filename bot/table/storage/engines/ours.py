"""Recognizing this bot's files: a wrong path in a setting must not harm what lies there.

A database of ours is known by SQLite's header with our number in it, or, as long as an older version has made
it, by its tables. Nothing here writes, locks or makes a file beside another.
"""

import shutil
import sqlite3
import stat
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.table.storage.database import BadStore
from bot.table.storage.engines.faults import DAMAGED, kind, unusable

BESIDE = ("-wal", "-shm", "-journal")  # suffixes of the files that SQLite keeps beside a database in use
MARK = 0x74617665  # "tave": the number of our databases in SQLite's header
MAGIC = b"SQLite format 3\0"
HEADER = 100  # bytes
NUMBER = slice(68, 72)  # where the header has that number
TABLES = {"schema", "tables", "seats", "steps"}  # since the first version
_in_use: Counter[tuple[int, int]] = Counter()  # the devices and numbers of the files that this process uses


def require_ours(path: Path) -> None:
    """Raise `BadStore` unless the file is absent, empty, or a database of this bot."""
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise BadStore(f"{path}: is not a file")
        # A file that is in use was looked at. Opening it once more would let go of SQLite's locks on it.
        if about.st_size == 0 or _in_use[about.st_dev, about.st_ino] or _is_ours(path):
            return
    except FileNotFoundError:
        if path.is_symlink():
            raise BadStore(f"{path}: is a link to a file that is not there") from None
        return
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error
    raise BadStore(f"{path}: is not a database of this bot, so it is left as it is")


@contextmanager
def in_use(path: Path) -> Iterator[None]:
    """Mark the file, which has been looked at, as used by this process during the block."""
    about = path.stat()
    _in_use[about.st_dev, about.st_ino] += 1
    try:
        yield
    finally:
        _in_use[about.st_dev, about.st_ino] -= 1


def _is_ours(path: Path) -> bool:
    """Return whether it is our database, even in the state that a crash or a loss of power has left."""
    with path.open("rb") as file:
        header = file.read(HEADER)
    unsaved = [path.with_name(path.name + suffix) for suffix in BESIDE]
    left = any(each.is_file() and each.stat().st_size for each in unsaved)
    if header.startswith(MAGIC):
        if (number := int.from_bytes(header[NUMBER], "big")) != 0:
            return number == MARK
        try:
            # Alone, without what SQLite keeps beside it: anything else would lock it and make files there.
            found = _tables(f"{path.absolute().as_uri()}?mode=ro&immutable=1")
        except sqlite3.DatabaseError as error:
            if not left or kind(error) not in DAMAGED:
                raise
            found = set()
        if found or not left:
            return not found or found >= TABLES
    return left and _is_ours_whole(path)


def _is_ours_whole(path: Path) -> bool:
    """Return whether a copy of it is ours, once SQLite has recovered it from the files beside it."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        for suffix in ("", "-wal", "-journal"):
            if (part := path.with_name(path.name + suffix)).is_file():
                shutil.copyfile(part, copy.with_name(copy.name + suffix))
        try:
            found = _tables(copy.as_uri())
        except sqlite3.DatabaseError:
            return False
    return not found or found >= TABLES


def _tables(uri: str) -> set[str]:
    with closing(sqlite3.connect(uri, uri=True)) as db:
        return {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
