"""The notifications that people may get: a log of the outbox, kept by the database itself.

A trigger records each row that ever enters the outbox, so that after a crash the checks can tell whether a
message is the only one for its row.
"""

import json
import sqlite3
from typing import NamedTuple

from bot.table.storage.database import Database

ACCOUNT = "chaos_jobs"
TABLE = f"""
    CREATE TABLE {ACCOUNT} (
        id INTEGER, table_id INTEGER, kind TEXT, anew INTEGER, seats TEXT, user_id INTEGER
    )
"""
TRIGGER = f"""
    CREATE TRIGGER {ACCOUNT}_all AFTER INSERT ON outbox BEGIN
        INSERT INTO {ACCOUNT} VALUES
            (NEW.id, NEW.table_id, NEW.kind, NEW.anew, NEW.seats, NEW.user_id);
    END
"""


class Row(NamedTuple):
    """A row that came into the outbox."""

    table_id: int
    kind: str
    anew: bool
    seats: tuple[int, ...]
    user_id: int | None


def count_from_now(db: Database) -> None:
    """Install the trigger that records each row of the outbox from now on."""
    db.execute(TABLE)
    db.execute(TRIGGER)


def account(db: sqlite3.Connection) -> list[Row]:
    """Return the rows recorded since `count_from_now`; none where it was not called."""
    if db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (ACCOUNT,)).fetchone() is None:
        return []
    sql = f"SELECT table_id, kind, anew, seats, user_id FROM {ACCOUNT} ORDER BY id"
    return [Row(r[0], r[1], bool(r[2]), tuple(json.loads(r[3] or "[]")), r[4]) for r in db.execute(sql)]
