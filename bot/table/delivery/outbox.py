"""The worker that delivers the outbox: at least once, many tables at once, each person in a lane apart."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import takewhile
from time import monotonic

from bot.metrics.measures import measured
from bot.table.delivery.voice import PAUSES, Later, Voice
from bot.table.jobs import (
    CHANNEL,
    AskPrivately,
    Digest,
    Job,
    Notice,
    OffTurnNotice,
    OfSeats,
    Ping,
    PingPrivately,
    Queued,
    ShowPanel,
    Tell,
    lane_of,
)
from bot.table.model import Unavailable
from bot.table.runtime.context import Context
from bot.table.runtime.keyed_tasks import KeyedTasks
from bot.table.storage import outbox_rows
from bot.table.storage.database import Database, column, execute, one
from bot.traced import traced
from render.lanes import Lanes
from rules.core.decisions import Seat

AT_ONCE = 200  # jobs; each is mostly a request that waits, sometimes with a picture to draw
EACH = 4  # of these, for one server's channels; as many again for its people
MESSAGE_TIMEOUT = 60.0  # seconds for one message before the attempt counts as failed
MAX_TRIES = 1440  # about a day, with the pauses below
FEW = 8  # tries after answers that nobody knows: four minutes
LONG = 3600.0  # seconds of trying after which the host is told
NEVER_MERGED = (Notice, Tell, Digest, OffTurnNotice)  # they have a text or a person of their own
log = logging.getLogger(__name__)

Place = tuple[int, str]  # a table and one of its lanes


@dataclass(frozen=True, slots=True)
class NextJob:
    """A lane's next job, its server, and whether later rows could be joined into the same message."""

    queued: Queued
    guild_id: int
    more: bool


@dataclass(slots=True)
class Failures:
    """The failures of one job, one after the other."""

    count: int = 0
    unknown: int = 0
    since: float = field(default_factory=monotonic)
    told: bool = False

    def add(self, later: Later) -> None:
        """Count one more."""
        self.count += 1
        self.unknown += later.unknown

    @property
    def enough(self) -> bool:
        """True if it is time to give up."""
        return self.count >= MAX_TRIES or self.unknown >= FEW

    @property
    def long(self) -> bool:
        """True if the host is to be told, which is done once."""
        return not self.told and monotonic() - self.since >= LONG


class Outbox:
    """The worker. It says nothing before `start`."""

    def __init__(self, context: Context, voice: Voice) -> None:
        self._context = context
        self._voice = voice
        self._tables = KeyedTasks[int]("table", self._look)
        self._lanes = KeyedTasks[Place]("table and lane", self._drain)
        self._slots: Lanes[None] = Lanes(EACH)
        for _ in range(AT_ONCE):
            self._slots.add(None)
        self._tries: dict[int, int] = {}  # by row; a row listed here may already have reached Discord

    async def start(self) -> None:
        """Say first what an earlier run left behind, then whatever each change adds.

        The first row of each lane may already have been said; Discord then recognises it by its id.
        """
        left = await self._context.own(await self._context.store.read(_tables))
        for table_id in left:
            first = await self._context.store.read(_first_rows, table_id)
            self._tries.update(dict.fromkeys(first.values(), 1))
        self._context.table_changed.connect(self._tables.wake)
        for table_id in left:
            self._tables.wake(table_id)

    @property
    def age(self) -> float:
        """The longest time that a channel has had something to say, in seconds.

        People who can't be reached don't count: nobody can do anything about them here.
        """
        return max((self._lanes.since(place) for place in self._lanes.keys if place[1] == CHANNEL), default=0)

    async def idle(self) -> None:
        """Wait until the outbox is empty."""
        while self._tables.keys or self._lanes.keys:
            await self._tables.idle()
            await self._lanes.idle()

    async def stop(self) -> None:
        """Stop. The next start says what is left."""
        await self._tables.stop()
        await self._lanes.stop()

    async def _look(self, table_id: int) -> None:
        """Wake the lanes of a table that have something to say."""
        if not await self._context.own([table_id]):
            await self._context.store.announce(table_id)  # to the process that looks after it
            return
        for lane in await self._context.store.read(_first_rows, table_id):
            self._lanes.wake((table_id, lane))

    async def _drain(self, place: Place) -> None:
        failures = Failures()
        while (it := await self._next(*place)) is not None:
            queued = it.queued
            self._tries[queued.id] = queued.tries + 1
            later = await self._say(it, place)
            if later is not None:
                failures.add(later)
            if later is None or failures.enough:
                measured("said", outbox_rows.kind_of(queued.job), self._lanes.since(place))
                if later is not None:
                    await self._give_up(queued, later, failures)
                await self._context.store.write(one, "DELETE FROM outbox WHERE id = $1", queued.id)
                del self._tries[queued.id]
                failures = Failures()
                continue
            if failures.long:
                failures.told = True
                log.error("table %d: %s waits for long: %s", queued.table_id, _name(queued), later.said)
                await self._voice.complain(queued, later.said)
            await asyncio.sleep(max(later.seconds, PAUSES[min(failures.count, len(PAUSES)) - 1]))

    async def _give_up(self, queued: Queued, later: Later, failures: Failures) -> None:
        """Tell of a job that is dropped: the log, and for a panel the host, who can have it shown again."""
        said = later.said or "no answer"
        log.error(
            "table %d: %s is dropped after %d tries: %s", queued.table_id, _name(queued), failures.count, said
        )
        if isinstance(queued.job, ShowPanel):
            await self._voice.complain(queued, later.said)

    async def _next(self, table_id: int, lane: str) -> NextJob | None:
        """Return the lane's next job, or None.

        A job is joined with later rows only before its first attempt, and the joined row is written down
        first: every later attempt, even after a crash, says exactly the same.
        """
        it = await self._context.store.read(_first, table_id, lane)
        while it is not None and it.more and it.queued.id not in self._tries:
            it = await self._context.store.write(_join, table_id, lane)
        if it is None:
            return None
        tries = self._tries.get(it.queued.id, 0)
        return replace(it, queued=replace(it.queued, tries=tries))

    async def _say(self, it: NextJob, place: Place) -> Later | None:
        """Say it. Returns None if the job is finished with.

        A job that waits for a rate limit keeps its slot. So each server has its own share of slots for its
        channels, and another share for its people: the limits of direct messages depend on the recipient and
        not on the server.
        """
        queued = it.queued
        if isinstance(queued.job, OfSeats) and not queued.job.seats:
            return None  # all have answered meanwhile
        try:
            async with self._slots.lent((it.guild_id, place[1] != CHANNEL)), asyncio.timeout(MESSAGE_TIMEOUT):
                await self._voice.deliver(queued)
        except Later as later:
            return later
        except (TimeoutError, Unavailable):
            return Later(0.0)
        except Exception as error:
            log.error("table %d: %s is dropped: %s", queued.table_id, _name(queued), traced(error))
        return None


def _tables(db: Database) -> tuple[int, ...]:
    return column(db, "SELECT DISTINCT table_id FROM outbox ORDER BY table_id")


def _first_rows(db: Database, table_id: int) -> dict[str, int]:
    """Return the lanes of a table with something to say, each with the id of its first row."""
    first: dict[str, int] = {}
    for queued in outbox_rows.of_table(db, table_id):
        first.setdefault(lane_of(queued.job), queued.id)
    return first


def _first(db: Database, table_id: int, lane: str) -> NextJob | None:
    """Return the lane's first row, limited to the seats that still have to be told."""
    every = outbox_rows.of_table(db, table_id)
    rows = _alike(every, lane)
    if not rows:
        return None
    guild_id: int = one(db, "SELECT guild_id FROM tables WHERE id = $1", table_id) or 0
    first = replace(rows[0], job=_still(db, rows))
    return NextJob(first, guild_id, more=len(_joined(rows)) > 1)


def _alike(rows: Sequence[Queued], lane: str) -> list[Queued]:
    """Return the first row of a lane and the later ones of its kind."""
    mine = [row for row in rows if lane_of(row.job) == lane]
    return [row for row in mine if type(row.job) is type(mine[0].job)]


def _join(db: Database, table_id: int, lane: str) -> NextJob | None:
    """Merge the lane's first rows of a kind into one of them, delete the others, and read the first again.

    That is the first row, or for a panel the last that moves it to the bottom: notices between stay above it.
    """
    rows = _alike(outbox_rows.of_table(db, table_id), lane)
    if not rows:  # taken away since they were read, such as the table of somebody who is forgotten
        return None
    joined = _joined(rows)
    kept = next((row for row in reversed(joined) if _to_bottom(row.job)), joined[0])
    outbox_rows.rewrite(db, kept.id, reduce(_both, (row.job for row in joined)))
    for row in joined:
        if row is not kept:
            execute(db, "DELETE FROM outbox WHERE id = $1", row.id)
    return _first(db, table_id, lane)


def _to_bottom(job: Job) -> bool:
    return isinstance(job, ShowPanel) and job.anew


def _joined(rows: Sequence[Queued]) -> list[Queued]:
    """Return the first of these rows of a kind, and the later ones that one message can replace.

    Each of them shows the table as it is when it is said, so one message is enough. Rows with a text or a
    person of their own are never joined.
    """
    first = rows[0].job
    if isinstance(first, NEVER_MERGED):
        return [rows[0]]
    return list(takewhile(lambda row: _is_like(first, row.job), rows))


def _is_like(first: Job, job: Job) -> bool:
    """Return whether one message is enough for two jobs of a kind: loud and silent ones differ."""
    return not isinstance(first, AskPrivately) or not isinstance(job, AskPrivately) or first.loud == job.loud


def _both(first: Job, job: Job) -> Job:
    """Return one job that says what two of a kind say."""
    if isinstance(first, ShowPanel) and isinstance(job, ShowPanel):
        return ShowPanel(first.anew or job.anew, _union(first.seats, job.seats))
    if isinstance(first, OfSeats) and isinstance(job, OfSeats):
        return replace(first, seats=_union(first.seats, job.seats))
    return first


def _still(db: Database, rows: Sequence[Queued]) -> Job:
    """Return the first row's job without the seats that have answered since, or that a later row calls.

    Only seats that the table still waits for are told anything; messages to be taken away are taken away
    regardless, and private ones quietly follow what their seat does. A seat that a later row calls is left to
    that row.
    """
    job, later = rows[0].job, [row.job for row in rows[1:]]
    match job:
        case ShowPanel() | Ping() | PingPrivately():
            calling = (each for each in later if isinstance(each, ShowPanel | Ping | PingPrivately))
            called = {seat for each in calling for seat in each.seats}
        case AskPrivately(loud=True):
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
