"""Says what is in the outbox: at least once, in order for each table, several tables at a time."""

import asyncio
import json
import logging
import sqlite3
from functools import partial
from itertools import takewhile

from bot.table.desk import reason
from bot.table.errands import Errands
from bot.table.model import Job
from bot.table.service import Tables
from bot.table.store import run
from bot.table.voice import Later, Voice
from rules.core.text import Text

AT_ONCE = 8  # tables
LONGEST = 60.0  # seconds for one message, before it counts as not said
TRIES = 1440  # with the pauses below, a day
# seconds after each failure; the last one stays, so that a table speaks soon after a long outage
PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)
TAKEN_AWAY = ("unping", "handed-over")  # kinds of jobs that delete a message
ONE_BY_ONE = ("notice", "tell", "digest")  # kinds of which each row says something of its own
log = logging.getLogger(__name__)


class Outbox:
    """The worker. It says nothing before `start`."""

    def __init__(self, tables: Tables, voice: Voice) -> None:
        self._desk = tables.desk
        self._voice = voice
        self._errands = Errands(self._drain)
        self._speaking = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        """Say first what an earlier run left, then what each change brings."""
        self._desk.changed.append(self._errands.wake)
        for table_id in await self._desk.store.read(_with_jobs):
            self._errands.wake(table_id)

    async def idle(self) -> None:
        """Wait until all is said."""
        await self._errands.idle()

    async def stop(self) -> None:
        """Stop. What is not said yet is said at the next start."""
        await self._errands.stop()

    async def _drain(self, table_id: int) -> None:
        failures = 0
        while (job := await self._desk.store.read(_next, table_id)) is not None:
            later = await self._say(job)
            if later is None or failures + 1 == TRIES:
                if later is not None:
                    log.error("table %d: %s %d is dropped after %d tries", table_id, job.kind, job.id, TRIES)
                await self._desk.store.write(_said, job)
                failures = 0
            else:
                await asyncio.sleep(max(later, PAUSES[min(failures, len(PAUSES) - 1)]))
                failures += 1

    async def _say(self, job: Job) -> float | None:
        """Say it; None if it is done with, else after how many seconds to try again."""
        try:
            async with self._speaking, asyncio.timeout(LONGEST):
                await self._voice.say(job)
        except Later as later:
            return later.seconds
        except TimeoutError:
            return 0.0
        except Exception as error:
            log.error("table %d: %s %d is dropped: %s", job.table_id, job.kind, job.id, reason(error))
        return None


def _with_jobs(db: sqlite3.Connection) -> tuple[int, ...]:
    rows = run(db, "SELECT DISTINCT table_id FROM outbox ORDER BY table_id").fetchall()
    return tuple(row[0] for row in rows)


def _next(db: sqlite3.Connection, table_id: int) -> Job | None:
    """The table's first job, and in one with it the later ones of its kind, unless each says its own.

    All of them show the table as it is when they are said, so one message does for all. Only seats that the
    table still waits for are told, but what is to be taken away is taken away.
    """
    rows = run(db, "SELECT * FROM outbox WHERE table_id = $1 ORDER BY id", table_id).fetchall()
    if not rows:
        return None
    kind = rows[0]["kind"]
    of_kind = [row for row in rows if row["kind"] == kind]
    same = of_kind[:1] if kind in ONE_BY_ONE else list(takewhile(partial(_like, rows[0]), of_kind))
    waiting = run(db, "SELECT seat FROM seats WHERE table_id = $1 AND waiting = 1", table_id).fetchall()
    told = {seat for row in same for seat in json.loads(row["seats"])}
    if kind not in TAKEN_AWAY:
        told &= {row["seat"] for row in waiting}
    text = same[0]["text"]
    return Job(
        id=same[-1]["id"],
        table_id=table_id,
        kind=kind,
        post=any(row["post"] for row in same),
        seats=tuple(sorted(told)),
        text=None if text is None else Text.model_validate_json(text),
        user=same[0]["user_id"],
    )


def _like(first: sqlite3.Row, row: sqlite3.Row) -> bool:
    """Whether one message does for two jobs of a kind; of direct messages some are silent."""
    return bool(first["kind"] != "private" or row["post"] == first["post"])


def _said(db: sqlite3.Connection, job: Job) -> None:
    """Done with this job, and with those that it stood for."""
    sql = "DELETE FROM outbox WHERE table_id = $1 AND kind = $2 AND id <= $3"
    run(db, sql, job.table_id, job.kind, job.id)
