"""Says what is in the outbox: at least once, in order for each table, several tables at a time."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile

from bot.table.desk import reason
from bot.table.errands import Errands
from bot.table.model import Job
from bot.table.service import Tables
from bot.table.store import one, run
from bot.table.voice import Later, Voice
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
class Tried:
    """The rows that were said together, and may be known to Discord: they are said again as they were."""

    rows: tuple[int, ...]
    tries: int = 1


@dataclass(frozen=True, slots=True)
class Next:
    """A table's next job, the rows that it stands for, and the server."""

    job: Job
    rows: tuple[int, ...]
    guild_id: int


class Outbox:
    """The worker. It says nothing before `start`."""

    def __init__(self, tables: Tables, voice: Voice) -> None:
        self._desk = tables.desk
        self._voice = voice
        self._errands = Errands(self._drain)
        self._slots: Lanes[None] = Lanes(EACH)
        for _ in range(AT_ONCE):
            self._slots.add(None)
        self._tried: dict[int, Tried] = {}  # by table

    async def start(self) -> None:
        """Say first what an earlier run left, then what each change brings.

        Nobody knows which rows that run has said together, only that they began with the first one. So that
        one is said alone: it has the id under which Discord may know the message, and nobody is left out.
        """
        for table_id, first in await self._desk.store.read(_first_rows):
            self._tried[table_id] = Tried((first,))
        self._desk.changed.append(self._errands.wake)
        for table_id, _ in await self._desk.store.read(_first_rows):
            self._errands.wake(table_id)

    async def idle(self) -> None:
        """Wait until all is said."""
        await self._errands.idle()

    async def stop(self) -> None:
        """Stop. What is not said yet is said at the next start."""
        await self._errands.stop()

    async def _drain(self, table_id: int) -> None:
        failures = 0
        while (it := await self._desk.store.read(_next, table_id, self._tried.get(table_id))) is not None:
            self._tried[table_id] = Tried(it.rows, it.job.tries + 1)
            later = await self._say(it)
            if later is None or failures + 1 == TRIES:
                if later is not None:
                    kind, number = it.job.kind, it.job.id
                    log.error("table %d: %s %d is dropped after %d tries", table_id, kind, number, TRIES)
                await self._desk.store.write(_said, it.rows)
                self._tried.pop(table_id, None)
                failures = 0
            else:
                await asyncio.sleep(max(later, PAUSES[min(failures, len(PAUSES) - 1)]))
                failures += 1
        self._tried.pop(table_id, None)

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
    return tuple((row[0], row[1]) for row in run(db, sql).fetchall())


def _next(db: sqlite3.Connection, table_id: int, tried: Tried | None) -> Next | None:
    """What was tried, as it was; else the table's first row, and with it the later ones of its kind.

    All of them show the table as it is when they are said, so one message does for all, unless each says its
    own. Only seats that the table still waits for are told, but what is to be taken away is taken away.
    """
    rows = run(db, "SELECT * FROM outbox WHERE table_id = $1 ORDER BY id", table_id).fetchall()
    if not rows:
        return None
    same = [row for row in rows if tried is not None and row["id"] in tried.rows]
    tries = 0 if tried is None or not same else tried.tries
    if not same:
        of_kind = [row for row in rows if row["kind"] == rows[0]["kind"]]
        alone = rows[0]["kind"] in ONE_BY_ONE
        same = of_kind[:1] if alone else list(takewhile(partial(_like, rows[0]), of_kind))
    guild_id: int = one(db, "SELECT guild_id FROM tables WHERE id = $1", table_id) or 0
    seats = _told(db, same, [row for row in rows if row not in same])
    job = replace(_job(same[0]), post=any(row["post"] for row in same), seats=seats, tries=tries)
    return Next(job, tuple(row["id"] for row in same), guild_id)


def _job(row: sqlite3.Row) -> Job:
    text = None if row["text"] is None else Text.model_validate_json(row["text"])
    return Job(row["id"], row["table_id"], row["kind"], text=text, user=row["user_id"])


def _told(
    db: sqlite3.Connection, rows: Sequence[sqlite3.Row], others: Sequence[sqlite3.Row]
) -> tuple[Seat, ...]:
    """The seats that these rows are about. Whom a later row calls upon, too, is called by that one alone."""
    kind, told = rows[0]["kind"], _seats(rows)
    if kind in TAKEN_AWAY:
        return tuple(sorted(told))
    if kind in RINGING:
        told -= _seats([row for row in others if row["kind"] == kind])
    sql = "SELECT seat FROM seats WHERE table_id = $1 AND waiting = 1"
    waiting = {row["seat"] for row in run(db, sql, rows[0]["table_id"]).fetchall()}
    return tuple(sorted(told & waiting))


def _seats(rows: Sequence[sqlite3.Row]) -> set[Seat]:
    return {seat for row in rows for seat in json.loads(row["seats"])}


def _like(first: sqlite3.Row, row: sqlite3.Row) -> bool:
    """Whether one message does for two jobs of a kind; of direct messages some are silent."""
    return bool(first["kind"] != "private" or row["post"] == first["post"])


def _said(db: sqlite3.Connection, rows: Sequence[int]) -> None:
    """Done with these rows."""
    for row in rows:
        run(db, "DELETE FROM outbox WHERE id = $1", row)
