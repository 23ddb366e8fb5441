"""An open database whose file is gone from its path, or damaged: noticing it, and what is left beside it.

What the bot still holds of a file that was deleted or moved is copied to a new one. A note tells `health` of
it, and keeps the next start from beginning with an empty database.
"""

import sqlite3
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.files import make_file, write_file
from bot.table.storage.database import BadStore
from bot.table.storage.engines.faults import unusable

NOTE = ".lost"  # suffix of the note beside the database
SAVED = ".saved-"  # ... of the copy, before the time
BEGINS = "This bot's database was lost"  # how a note of ours begins
MAX_NOTE_BYTES = 10_000  # bytes of a note


class Files:
    """The files under an open connection: whether each is still the one at its path."""

    def __init__(self, path: Path) -> None:
        files = [path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))]
        self._known = {each: each.stat() for each in files if each.exists()}
        self._path = path

    def fault(self) -> str | None:
        """Return the line that says what has happened to them; None if all is well."""
        return next((said for path in self._known if (said := self._fault(path)) is not None), None)

    def leave(self, db: sqlite3.Connection, line: str) -> str:
        """Save a copy of a lost database, if the connection still has it, and leave a note beside it.

        Returns what the note says.
        """
        said = f"{BEGINS}: {line}"
        if self._fault(self._path) is not None and (saved := _saved(db, self._path)) is not None:
            said += f"; all of it is in {saved}"
        note = _note(self._path)
        with suppress(OSError):  # its folder may be gone as well
            if note_of(self._path) is not None or not note.exists():
                write_file(note, said.encode())
        return said

    def _fault(self, path: Path) -> str | None:
        known = self._known[path]
        try:
            about = path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return f"{path} was deleted or moved while the bot worked with it"
        except OSError:
            return None  # that says nothing about the file
        if (about.st_dev, about.st_ino) != (known.st_dev, known.st_ino):
            return f"{path} was replaced by another file while the bot worked with it"
        if path == self._path and about.st_size < known.st_size:
            return f"{path} was cut short while the bot worked with it"
        return None


def note_of(path: Path) -> str | None:
    """Return the text of the note beside a database, if there is one."""
    try:
        with _note(path).open("rb") as file:
            said = file.read(MAX_NOTE_BYTES).decode()
    except (OSError, ValueError):
        return None
    return said if said.startswith(BEGINS) else None


def require_not_lost(path: Path) -> None:
    """Raise `BadStore` if a database was lost here, and nothing was put in its place."""
    said = note_of(path)
    if said is not None and not path.exists():
        raise BadStore(f"{said}: restore it or a backup, or delete {_note(path)} to begin anew")


def forget_note(path: Path) -> None:
    """Delete the note: there is a sound database again. Raises `BadStore` if that can't be done."""
    try:
        if note_of(path) is not None:
            _note(path).unlink()
    except OSError as error:
        raise unusable(_note(path), error) from error


def _saved(db: sqlite3.Connection, path: Path) -> Path | None:
    """Return the new file with all that the connection holds; None if it could not be written."""
    file = path.with_name(f"{path.name}{SAVED}{datetime.now(UTC):%Y%m%d-%H%M%S}")
    try:
        if file.exists():
            return None
        make_file(file)
        try:
            db.execute("VACUUM INTO ?", (str(file),))
        except sqlite3.Error:
            file.unlink()
            return None
    except OSError:
        return None
    return file


def _note(path: Path) -> Path:
    return path.with_name(path.name + NOTE)
