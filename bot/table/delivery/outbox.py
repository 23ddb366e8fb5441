"""The worker that says what is in the outbox: at least once, in order for each table, many tables at once."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import takewhile

from bot.metrics.measures import measured
from bot.table.delivery.voice import Later, Voice
from bot.table.jobs import (
    AskPrivately,
    Digest,
    HandOver,
    Job,
    Notice,
    Ping,
    Queued,
    ShowPanel,
    Summon,
    Tell,
    Unping,
)
from bot.table.runtime.context import Context
from bot.table.runtime.table_tasks import TableTasks
from bot.table.storage import outbox_rows
from bot.table.storage.database import Database, execute, one
from bot.traced import traced
from render.lanes import Lanes
from rules.core.decisions import Seat

AT_ONCE = 200  # jobs; each is mostly a request that waits, sometimes with a picture to draw
EACH = 4  # of these, for one server's channels; as many again for direct messages to its people
LONGEST = 60.0  # seconds for one message before the attempt counts as failed
TRIES = 1440  # about a day, with the pauses below
# seconds after each failure; the last one repeats, so a table speaks again soon after a long outage
PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)
OF_SEATS = (AskPrivately, HandOver, Ping, Unping)  # jobs that are about seats and nothing else
OF_ONE = (Notice, Tell, Digest, Summon)  # jobs with a text or a person of their own: never joined
DIRECT = (AskPrivately, Tell, Digest)  # jobs that are said by direct message alone
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Next:
    """A table's next job, its server, and whether later rows could be joined into the same message."""

    queued: Queued
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
        self._tries: dict[int, int] = {}  # by row; a row listed here may already have reached Discord

    async def start(self) -> None:
        """Say first what an earlier run left behind, then whatever each change adds.

        The first row of each table may already have been said; Discord then recognises it by its id.
        """
        first = dict(await self._context.store.read(_first_rows))
        left = [(table_id, first[table_id]) for table_id in await self._context.own(first)]
        self._tries.update((row, 1) for _, row in left)
        self._context.changed.append(self._tasks.wake)
        for table_id, _ in left:
            self._tasks.wake(table_id)

    @property
    def age(self) -> float:
        """For how long the table that has waited longest has had something to say, in seconds."""
        return self._tasks.age

    async def idle(self) -> None:
        """Wait until the outbox is empty."""
        await self._tasks.idle()

    async def stop(self) -> None:
        """Stop. The next start says what is left."""
        await self._tasks.stop()

    async def _drain(self, table_id: int) -> None:
        if not await self._context.own([table_id]):
            await self._context.store.announce(table_id)  # to the process that looks after it
            return
        failures = 0
        while (it := await self._next(table_id)) is not None:
            queued = it.queued
            self._tries[queued.id] = queued.tries + 1
            later = await self._say(it)
            if later is None or failures + 1 == TRIES:
                measured("said", outbox_rows.kind_of(queued.job), self._tasks.since(table_id))
                if later is not None:
                    log.error("table %d: %s is dropped after %d tries", table_id, _name(queued), TRIES)
                await self._context.store.write(one, "DELETE FROM outbox WHERE id = $1", queued.id)
                del self._tries[queued.id]
                failures = 0
            else:
                await asyncio.sleep(max(later, PAUSES[min(failures, len(PAUSES) - 1)]))
                failures += 1

    async def _next(self, table_id: int) -> Next | None:
        """The table's next job, or None.

        A job is joined with later rows only before its first attempt, and the joined row is written down
        first: every later attempt, even after a crash, says exactly the same.
        """
        it = await self._context.store.read(_first, table_id)
        if it is not None and it.more and it.queued.id not in self._tries:
            it = await self._context.store.write(_join, table_id)
        if it is None:
            return None
        tries = self._tries.get(it.queued.id, 0)
        return replace(it, queued=replace(it.queued, tries=tries))

    async def _say(self, it: Next) -> float | None:
        """Say it. Returns None if the job is finished with, else the seconds to wait before the next try.

        A job that waits for a rate limit keeps its slot. So each server has its own share of slots for its
        channels, and another share for direct messages, whose limits depend on the recipient and not on the
        server.
        """
        queued, owner = it.queued, (it.guild_id, isinstance(it.queued.job, DIRECT))
        try:
            async with self._slots.lent(owner), asyncio.timeout(LONGEST):
                await self._voice.say(queued)
        except Later as later:
            return later.seconds
        except TimeoutError:
            return 0.0
        except Exception as error:
            log.error("table %d: %s is dropped: %s", queued.table_id, _name(queued), traced(error))
        return None


def _first_rows(db: Database) -> tuple[tuple[int, int], ...]:
    """The tables with something to say, each with its first row."""
    sql = "SELECT table_id, MIN(id) FROM outbox GROUP BY table_id ORDER BY table_id"
    return tuple((row[0], row[1]) for row in execute(db, sql).fetchall())


def _first(db: Database, table_id: int) -> Next | None:
    """The table's first row, limited to the seats that still have to be told."""
    rows = outbox_rows.alike(db, table_id)
    if not rows:
        return None
    guild_id: int = one(db, "SELECT guild_id FROM tables WHERE id = $1", table_id) or 0
    first = replace(rows[0], job=_still(db, rows))
    return Next(first, guild_id, more=len(_joined(rows)) > 1)


def _join(db: Database, table_id: int) -> Next | None:
    """Merge the later rows of the same kind into the table's first row, delete them, and read it again."""
    first, *others = _joined(outbox_rows.alike(db, table_id))
    outbox_rows.rewrite(db, first.id, reduce(_both, (row.job for row in others), first.job))
    for row in others:
        execute(db, "DELETE FROM outbox WHERE id = $1", row.id)
    return _first(db, table_id)


def _joined(rows: Sequence[Queued]) -> list[Queued]:
    """The first of these rows of a kind, and the later ones that one message can replace.

    Each of them shows the table as it is when it is said, so one message is enough. Rows with a text or a
    person of their own are never joined.
    """
    first = rows[0].job
    if isinstance(first, OF_ONE):
        return [rows[0]]
    return list(takewhile(lambda row: _is_like(first, row.job), rows))


def _is_like(first: Job, job: Job) -> bool:
    """Whether one message is enough for two jobs of a kind: a silent and a loud direct message differ."""
    return not isinstance(first, AskPrivately) or not isinstance(job, AskPrivately) or first.loud == job.loud


def _both(first: Job, job: Job) -> Job:
    """One job that says what two of a kind say."""
    if isinstance(first, ShowPanel) and isinstance(job, ShowPanel):
        return ShowPanel(first.anew or job.anew, _union(first.seats, job.seats))
    if isinstance(first, OF_SEATS) and isinstance(job, OF_SEATS):
        return replace(first, seats=_union(first.seats, job.seats))
    return first


def _still(db: Database, rows: Sequence[Queued]) -> Job:
    """The first row's job, limited to the seats that it still concerns.

    Only seats that the table still waits for are told anything; messages to be taken away are taken away
    regardless. A seat that a later row calls is left to that row.
    """
    job, later = rows[0].job, [row.job for row in rows[1:]]
    match job:
        case ShowPanel() | Ping():
            called = {seat for each in later if isinstance(each, ShowPanel | Ping) for seat in each.seats}
        case AskPrivately():
            called = set()
        case _:
            return job
    sql = "SELECT seat FROM seats WHERE table_id = $1 AND waiting = 1"
    waiting = {row["seat"] for row in execute(db, sql, rows[0].table_id).fetchall()}
    return replace(job, seats=tuple(sorted((set(job.seats) & waiting) - called)))


def _union(some: tuple[Seat, ...], others: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(sorted({*some, *others}))


def _name(queued: Queued) -> str:
    return f"{outbox_rows.kind_of(queued.job)} {queued.id}"
