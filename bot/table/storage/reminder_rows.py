"""The rows of `reminders`: what becomes due at a table, and when. They are used in the store's thread."""

from dataclasses import dataclass
from typing import Literal

from bot.table.storage.database import Database, execute, upsert

Kind = Literal["lobby", "call", "clock", "vote", "idle", "wake"]
"""What becomes due, in this order:

A lobby lapses; somebody is called again; the time for an answer is over; a vote lapses; a table may have
fallen silent; its thread may be about to be archived.
"""

NO_NUMBER = -1


@dataclass(frozen=True, slots=True)
class Reminder:
    """An entry that becomes due. `number`: the seat of a `call` or `clock`, the proposal of a `vote`."""

    table_id: int
    kind: Kind
    number: int = NO_NUMBER


@dataclass(frozen=True, slots=True)
class Due:
    """The time when a reminder is due, in seconds since 1970, and how often it has come up before."""

    at: int
    count: int


def write(db: Database, it: Reminder, at: int, count: int = 0) -> None:
    """Set when it is due, replacing any earlier time."""
    what = {"table_id": it.table_id, "kind": it.kind, "number": it.number}
    upsert(db, "reminders", "table_id, kind, number", **what, due=at, count=count)


def find(db: Database, it: Reminder) -> Due | None:
    """Return the time when it is due, with its count; None if it is not set."""
    sql = "SELECT due, count FROM reminders WHERE table_id = $1 AND kind = $2 AND number = $3"
    row = execute(db, sql, it.table_id, it.kind, it.number).fetchone()
    return None if row is None else Due(row["due"], row["count"])


def put_off(db: Database, it: Reminder, at: int) -> None:
    """Move it to another time, if it is set."""
    sql = "UPDATE reminders SET due = $4 WHERE table_id = $1 AND kind = $2 AND number = $3"
    execute(db, sql, it.table_id, it.kind, it.number, at)


def drop(db: Database, it: Reminder) -> None:
    """Delete it."""
    sql = "DELETE FROM reminders WHERE table_id = $1 AND kind = $2 AND number = $3"
    execute(db, sql, it.table_id, it.kind, it.number)


def drop_kind(db: Database, table_id: int, kind: Kind) -> None:
    """Delete a table's reminders of this kind."""
    execute(db, "DELETE FROM reminders WHERE table_id = $1 AND kind = $2", table_id, kind)


def drop_all(db: Database, table_id: int) -> None:
    """Delete all reminders of a table."""
    execute(db, "DELETE FROM reminders WHERE table_id = $1", table_id)


def due(db: Database, now: int) -> tuple[Reminder, ...]:
    """Return the reminders that are due, the earliest first."""
    sql = "SELECT table_id, kind, number FROM reminders WHERE due <= $1 ORDER BY due, table_id, kind, number"
    return tuple(Reminder(*row) for row in execute(db, sql, now).fetchall())
