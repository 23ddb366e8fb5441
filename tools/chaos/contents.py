"""The contents of a database: digests to compare two of them, and queries for tests."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

UNTOLD = ("heartbeat",)  # tables that say nothing of games and people


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of a database, as a digest of each table."""

    digests: Mapping[str, str]
    answers: int  # the most that any game has

    def differs_in(self, other: "Contents") -> list[str]:
        """Return the names of the tables that differ."""
        names = self.digests.keys() | other.digests.keys()
        return sorted(name for name in names if self.digests.get(name) != other.digests.get(name))


def contents(db: sqlite3.Connection) -> Contents:
    """Read all of a database."""
    tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
    answers = db.execute("SELECT MAX(n) + 1 FROM steps").fetchone()[0] if "steps" in tables else 0
    return Contents({name: _digest(db, name) for name in tables if name not in UNTOLD}, answers or 0)


def _digest(db: sqlite3.Connection, table: str) -> str:
    found = blake2b(digest_size=8)
    for row in db.execute(f"SELECT * FROM {table} ORDER BY rowid"):
        found.update(repr(tuple(row)).encode())
    return found.hexdigest()


def steps(db: sqlite3.Connection, table_id: int) -> list[tuple[int, str, int, str]]:
    """Return the answers that stand at a table: number, question, seat, answer."""
    sql = "SELECT n, prompt, seat, answer FROM steps WHERE table_id = ? ORDER BY n"
    return [(row[0], row[1], row[2], row[3]) for row in db.execute(sql, (table_id,))]
