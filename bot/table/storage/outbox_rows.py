"""The rows of the outbox: what still has to be said, written with the change that causes it."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from itertools import chain
from typing import Any

from bot.table import jobs
from bot.table.jobs import Job, Queued
from bot.table.storage.database import Database, Row, execute, insert
from rules.core.text import Text

KINDS: Mapping[str, type[Job]] = {
    "lobby": jobs.ShowLobby,
    "panel": jobs.ShowPanel,
    "private": jobs.AskPrivately,
    "handed-over": jobs.HandOver,
    "ping": jobs.Ping,
    "ping-dm": jobs.PingPrivately,
    "unping": jobs.Unping,
    "vote": jobs.ShowVotes,
    "notice": jobs.Notice,
    "tell": jobs.Tell,
    "digest": jobs.Digest,
    "invite": jobs.Invite,
    "gathered": jobs.Gathered,
    "summon": jobs.OffTurnNotice,
    "wake": jobs.Wake,
}
"""The types of jobs by the value of the column `kind`."""

_KIND_OF = {job: kind for kind, job in KINDS.items()}
_READ: Mapping[str, Callable[[Any], Any]] = {
    "anew": bool,
    "loud": bool,
    "seats": lambda column: tuple(json.loads(column)),
    "user_id": int,
    "text": Text.model_validate_json,
}
_WRITTEN: Mapping[str, Callable[[Any], Any]] = {
    "anew": int,
    "loud": int,
    "seats": json.dumps,
    "user_id": int,
    "text": Text.model_dump_json,
}


def kind_of(job: Job) -> str:
    """Return the value of the column `kind` for a job."""
    return _KIND_OF[type(job)]


def enqueue(db: Database, table_id: int, said: Sequence[Job]) -> None:
    """Put a table's jobs into the outbox, in this order, those for several people one by one."""
    for job in chain.from_iterable(jobs.apart(each) for each in said):
        insert(db, "outbox", table_id=table_id, kind=kind_of(job), **_columns(job))


def tells(db: Database, table_id: int) -> bool:
    """Return whether a notice is still to be said in the table's channel, which pushes the panel up."""
    sql = "SELECT 1 FROM outbox WHERE table_id = $1 AND kind = $2 LIMIT 1"
    return execute(db, sql, table_id, _KIND_OF[jobs.Notice]).fetchone() is not None


def rewrite(db: Database, row_id: int, job: Job) -> None:
    """Replace the job in a row by another of its kind."""
    sql = "UPDATE outbox SET anew = $2, loud = $3, seats = $4, user_id = $5, text = $6 WHERE id = $1"
    execute(db, sql, row_id, *_columns(job).values())


def of_table(db: Database, table_id: int) -> list[Queued]:
    """Return all that a table still has to say, in order."""
    rows = execute(db, "SELECT * FROM outbox WHERE table_id = $1 ORDER BY id", table_id)
    return [Queued(row["id"], row["table_id"], _job(row)) for row in rows.fetchall()]


def _columns(job: Job) -> dict[str, int | str | None]:
    """Return the columns of `_WRITTEN`; those that are not fields of the job are null."""
    own = {field.name for field in fields(job)}
    return {name: write(getattr(job, name)) if name in own else None for name, write in _WRITTEN.items()}


def _job(row: Row) -> Job:
    kind = KINDS[row["kind"]]
    return kind(**{field.name: _READ[field.name](row[field.name]) for field in fields(kind)})
