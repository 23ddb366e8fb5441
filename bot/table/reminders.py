"""What becomes due: one task that sleeps until the earliest row of `reminders`."""

import asyncio
import logging
import sqlite3

from bot.table import archive, calls, digest, idle, lobby, pace, proposals, votes
from bot.table.desk import reason
from bot.table.service import Tables
from bot.table.store import execute, one

LONGEST = 3600.0  # seconds of sleep: a clock that is set does not matter for longer
LATER = 60.0  # seconds after a failure
EARLIEST = (
    "SELECT MIN(due) FROM"
    " (SELECT due FROM reminders UNION ALL SELECT due FROM digests) AS everything WHERE due > $1"
)
log = logging.getLogger(__name__)


class Reminders:
    """The dispatcher. `run` it as a task."""

    def __init__(self, tables: Tables) -> None:
        self._desk = tables.desk
        self._changed = asyncio.Event()
        tables.desk.changed.append(lambda table_id: self._changed.set())

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            self._changed.clear()
            pause = await self._round()
            try:
                async with asyncio.timeout(pause):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def remind(self) -> float | None:
        """Do all that is due; the seconds until the next is, or None. What fails is done `LATER`."""
        now = self._desk.now()
        failed = False
        for table_id, kind in await self._desk.store.read(_due, now):
            try:
                if kind == lobby.EXPIRES:
                    await lobby.expire(self._desk, table_id)
                elif kind in (idle.IDLE, idle.WAKE):
                    await archive.look_after(self._desk, table_id, kind)
                elif kind.startswith(proposals.LAPSES):
                    await votes.lapse(self._desk, table_id, kind)
                elif kind.startswith(calls.CLOCK):
                    await pace.expire(self._desk, table_id, kind)
                else:
                    await self._desk.store.write(calls.remind, table_id, kind, now)
                    self._desk.tell(table_id)
            except Exception as error:  # one table must not keep the others waiting
                log.error("table %d: not reminded: %s", table_id, reason(error))
                failed = True
        failed |= await self._digests(now)
        earliest = await self._desk.store.read(one, EARLIEST, now)
        pauses = [*([] if earliest is None else [float(earliest - now)]), *([LATER] if failed else [])]
        return min(pauses, default=None)

    async def _digests(self, now: int) -> bool:
        """Send the digests that are due; whether one failed."""
        failed = False
        for user_id in await self._desk.store.read(digest.due, now):
            try:
                table_id = await self._desk.store.write(digest.send, user_id, now)
            except Exception as error:  # one person must not keep the others waiting
                log.error("a digest was not sent: %s", reason(error))
                failed = True
            else:
                if table_id is not None:
                    self._desk.tell(table_id)
        return failed

    async def _round(self) -> float:
        try:
            pause = await self.remind()
        except Exception as error:
            log.error("reminders: %s", reason(error))
            return LATER
        return LONGEST if pause is None else min(LONGEST, max(1.0, pause))


def _due(db: sqlite3.Connection, now: int) -> tuple[tuple[int, str], ...]:
    """What is due: the table and the kind, the earliest first."""
    sql = "SELECT table_id, kind FROM reminders WHERE due <= $1 ORDER BY due"
    return tuple((row[0], row[1]) for row in execute(db, sql, now).fetchall())
