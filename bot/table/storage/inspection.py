"""Tables as the operator may see them: no seed, no hand, no answer, no name."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.table.model import TableInfo
from bot.table.storage import rows
from bot.table.storage.database import Database, execute, one

STATES = ("lobby", "running", "frozen")


@dataclass(frozen=True, slots=True)
class Inspected:
    """A table without its game. `last`: when something last happened there, in seconds since 1970.

    `unsaid`: how many messages of each kind are still to be said. `due`: each reminder's kind and time.
    `why`: the reason why it is frozen: the kind and place of the fault.
    """

    info: TableInfo
    last: int
    answers: int
    unsaid: tuple[tuple[str, int], ...]
    due: tuple[tuple[str, int], ...]
    why: str


def every(db: Database) -> list[Inspected]:
    """Return all tables that have not ended, the oldest first."""
    sql = "SELECT id FROM tables WHERE status IN ('lobby', 'running', 'frozen') ORDER BY id"
    found = [inspected(db, row[0]) for row in execute(db, sql).fetchall()]
    return [each for each in found if each is not None]


def inspected(db: Database, table_id: int) -> Inspected | None:
    """Return one table, whether or not it has ended."""
    info = rows.info(db, table_id)
    if info is None:
        return None
    newest = "SELECT n + 1, at FROM steps WHERE table_id = $1 ORDER BY n DESC LIMIT 1"  # others may be packed
    answers, last = execute(db, newest, table_id).fetchone() or (0, 0)
    unsaid = "SELECT kind, COUNT(*) FROM outbox WHERE table_id = $1 GROUP BY kind ORDER BY kind"
    due = "SELECT kind, due FROM reminders WHERE table_id = $1 ORDER BY due, kind, number"
    return Inspected(
        info,
        last=max(last, info.since),
        answers=answers,
        unsaid=tuple(tuple(row) for row in execute(db, unsaid, table_id).fetchall()),
        due=tuple(tuple(row) for row in execute(db, due, table_id).fetchall()),
        why=one(db, "SELECT stopped FROM tables WHERE id = $1", table_id) or "",
    )


@dataclass(frozen=True, slots=True)
class Census:
    """Open tables by status, the people who sit there, and the messages that wait to be said."""

    tables: Mapping[str, int]
    people: int
    unsaid: int


def census(db: Database) -> Census:
    """Count them; ended games are not read."""
    by_status = f"SELECT status, COUNT(*) FROM tables WHERE {rows.ACTIVE} GROUP BY status"  # noqa: S608 - a constant
    found = {row[0]: row[1] for row in execute(db, by_status).fetchall()}
    people = (
        "SELECT COUNT(DISTINCT user_id) FROM seats JOIN tables ON id = table_id"  # noqa: S608
        f" WHERE user_id IS NOT NULL AND {rows.ACTIVE}"
    )
    return Census(
        {status: found.get(status, 0) for status in STATES},
        one(db, people) or 0,
        one(db, "SELECT COUNT(*) FROM outbox") or 0,
    )
