"""Says what is in the outbox: at least once, in order for each table, several tables at a time."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile

from bot.table.delivery.voice import Later, Voice
from bot.table.model import Job
from bot.table.runtime.context import Context, reason
from bot.table.runtime.table_tasks import TableTasks
from bot.table.storage.store import execute, one
from render.lanes import Lanes
from rules.core.decisions import Seat
from rules.core.text import Text

AT_ONCE = 200  # jobs; each is little more than a request that waits, sometimes with a picture
EACH = 4  # of them for one server's channels, and as many for its people's direct messages
LONGEST = 60.0  # seconds for one message, before it counts as not said
TRIES = 1440  # with the pauses below, a day
# seconds after each failure; the last one stays, so that a table speaks soon after a long outage
PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)
TAKEN_AWAY = ("unping", "handed-over")  # kinds of jobs that delete a message
ONE_BY_ONE = ("notice", "tell", "digest")  # kinds of which each row says something of its own
RINGING = ("panel", "ping")  # kinds whose rows call upon the same people
DIRECT = ("private", "tell", "digest")  # kinds that are said by direct message alone
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Next:
    """A table's next job, its server, and whether rows wait that one message could say with it."""

    job: Job
    guild_id: int
    more: bool


class Outbox:
    """The worker. It says nothing before `start`."""

    def __init__(self, context: Context, voice: Voice) -> None:
        self._context = context
        self._voice = voice
        self._tasks = TableTasks(self._drain)
        self._slots: Lanes[None] = Lanes(EACH)
        for _ in range(AT_ONCE):
            self._slots.add(None)
        self._tries: dict[int, int] = {}  # by row: those that Discord may know

    async def start(self) -> None:
        """Say first what an earlier run left, then what each change brings.

        Of each table the first row may have been said: then Discord knows it by its id.
        """
        left = await self._context.store.read(_first_rows)
        self._tries.update((row, 1) for _, row in left)
        self._context.changed.append(self._tasks.wake)
        for table_id, _ in left:
            self._tasks.wake(table_id)

    async def idle(self) -> None:
        """Wait until all is said."""
        await self._tasks.idle()

    async def stop(self) -> None:
        """Stop. What is not said yet is said at the next start."""
        await self._tasks.stop()

    async def _drain(self, table_id: int) -> None:
        failures = 0
        while (it := await self._next(table_id)) is not None:
            job = it.job
            self._tries[job.id] = job.tries + 1
            later = await self._say(it)
            if later is None or failures + 1 == TRIES:
                if later is not None:
                    log.error("table %d: %s %d is dropped after %d tries", table_id, job.kind, job.id, TRIES)
                await self._context.store.write(one, "DELETE FROM outbox WHERE id = $1", job.id)
                del self._tries[job.id]
                failures = 0
            else:
                await asyncio.sleep(max(later, PAUSES[min(failures, len(PAUSES) - 1)]))
                failures += 1

    async def _next(self, table_id: int) -> Next | None:
        """What is to be said next. Only before it is tried it is joined with more: then it stays as it was.

        That is written down first, so that after a crash it is said as it was, too.
        """
        it = await self._context.store.read(_first, table_id)
        if it is not None and it.more and it.job.id not in self._tries:
            await self._context.store.write(_join, table_id)
            it = await self._context.store.read(_first, table_id)
        if it is None:
            return None
        return replace(it, job=replace(it.job, tries=self._tries.get(it.job.id, 0)))

    async def _say(self, it: Next) -> float | None:
        """Say it; None if it is done with, else after how many seconds to try again.

        What waits for a rate limit keeps its slot. So each server has a share of them for its channels, and
        another one for direct messages, whose limits are those of people and have nothing to do with it.
        """
        job, owner = it.job, (it.guild_id, it.job.kind in DIRECT)
        try:
            async with self._slots.lent(owner), asyncio.timeout(LONGEST):
                await self._voice.say(job)
        except Later as later:
            return later.seconds
        except TimeoutError:
            return 0.0
        except Exception as error:
            log.error("table %d: %s %d is dropped: %s", job.table_id, job.kind, job.id, reason(error))
        return None


def _first_rows(db: sqlite3.Connection) -> tuple[tuple[int, int], ...]:
    """The tables with something to say, each with its first row."""
    sql = "SELECT table_id, MIN(id) FROM outbox GROUP BY table_id ORDER BY table_id"
    return tuple((row[0], row[1]) for row in execute(db, sql).fetchall())


def _first(db: sqlite3.Connection, table_id: int) -> Next | None:
    """The table's first row.

    Only seats that the table still waits for are told, but what is to be taken away is taken away.
    """
    rows = _rows(db, table_id)
    if not rows:
        return None
    guild_id: int = one(db, "SELECT guild_id FROM tables WHERE id = $1", table_id) or 0
    return Next(_job(rows[0], _told(db, rows)), guild_id, more=len(_joined(rows)) > 1)


def _join(db: sqlite3.Connection, table_id: int) -> None:
    """Make the table's first row say what the later ones of its kind say, and delete those."""
    joined = _joined(_rows(db, table_id))
    first, post, seats = joined[0]["id"], max(row["post"] for row in joined), sorted(_seats(joined))
    execute(db, "UPDATE outbox SET post = $2, seats = $3 WHERE id = $1", first, post, json.dumps(seats))
    for row in joined[1:]:
        execute(db, "DELETE FROM outbox WHERE id = $1", row["id"])


def _rows(db: sqlite3.Connection, table_id: int) -> list[sqlite3.Row]:
    return execute(db, "SELECT * FROM outbox WHERE table_id = $1 ORDER BY id", table_id).fetchall()


def _joined(rows: Sequence[sqlite3.Row]) -> list[sqlite3.Row]:
    """The first row, and the later ones of its kind, unless each says its own.

    All of them show the table as it is when they are said, so one message does for all.
    """
    of_kind = [row for row in rows if row["kind"] == rows[0]["kind"]]
    return of_kind[:1] if rows[0]["kind"] in ONE_BY_ONE else list(takewhile(partial(_like, rows[0]), of_kind))


def _job(row: sqlite3.Row, seats: tuple[Seat, ...]) -> Job:
    text = None if row["text"] is None else Text.model_validate_json(row["text"])
    who = (row["id"], row["table_id"], row["kind"])
    return Job(*who, post=bool(row["post"]), seats=seats, text=text, user=row["user_id"])


def _told(db: sqlite3.Connection, rows: Sequence[sqlite3.Row]) -> tuple[Seat, ...]:
    """The seats that the first row is about. Whom a later one calls upon is called by that one alone."""
    first, *others = rows
    kind, told = first["kind"], _seats([first])
    if kind in TAKEN_AWAY:
        return tuple(sorted(told))
    if kind in RINGING:
        told -= _seats([row for row in others if row["kind"] == kind])
    sql = "SELECT seat FROM seats WHERE table_id = $1 AND waiting = 1"
    waiting = {row["seat"] for row in execute(db, sql, first["table_id"]).fetchall()}
    return tuple(sorted(told & waiting))


def _seats(rows: Sequence[sqlite3.Row]) -> set[Seat]:
    return {seat for row in rows for seat in json.loads(row["seats"])}


def _like(first: sqlite3.Row, row: sqlite3.Row) -> bool:
    """Whether one message does for two jobs of a kind; of direct messages some are silent."""
    return bool(first["kind"] != "private" or row["post"] == first["post"])
