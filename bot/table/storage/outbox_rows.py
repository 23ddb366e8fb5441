"""The outbox's rows: what still has to be said, written with what makes it so."""

import json
import sqlite3
from collections.abc import Sequence

from bot.table.model import Job
from bot.table.storage.store import execute, next_id


def say(db: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """Put what has to be said into the outbox, in this order. The jobs get their ids here."""
    for job in jobs:
        text = None if job.text is None else job.text.model_dump_json()
        execute(
            db,
            "INSERT INTO outbox (id, table_id, kind, post, seats, text, user_id)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7)",
            *(next_id(db, "outbox"), job.table_id, job.kind, int(job.post), json.dumps(job.seats), text),
            job.user,
        )
