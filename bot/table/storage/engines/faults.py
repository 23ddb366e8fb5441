"""SQLite's errors explained, in a line for the operator."""

import sqlite3
from pathlib import Path

from bot.table.storage.database import BadStore

HELD = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
PASSING = (*HELD, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
MEANINGS = {
    **dict.fromkeys(HELD, "another program holds it"),
    **dict.fromkeys(DAMAGED, "the database is damaged: its file can't be read as one"),
    sqlite3.SQLITE_FULL: "the disk is full",
    **dict.fromkeys((sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM), "it can't be written"),
    sqlite3.SQLITE_CANTOPEN: "it can't be opened, or its folder can't be written",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
}


def kind(error: sqlite3.Error) -> int:
    """Return SQLite's number for the kind of error; 0 if it has given none."""
    return int(getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF


def unusable(path: Path, error: OSError | sqlite3.Error) -> BadStore:
    """Say in one line why a file can't be used."""
    if isinstance(error, OSError):
        return BadStore(f"{path}: can't be opened: {error.strerror or type(error).__name__}")
    said = str(error).partition("\n")[0]
    return BadStore(f"{path}: {MEANINGS.get(kind(error), said)}")
