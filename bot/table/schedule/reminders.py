"""What becomes due: one task that sleeps until the earliest row of `reminders`."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Mapping

from bot.table.runtime.context import Context, reason
from bot.table.schedule import calls, digest
from bot.table.storage.store import execute, one

LONGEST = 3600.0  # seconds of sleep: a clock that is set does not matter for longer
LATER = 60.0  # seconds after a failure
EARLIEST = (
    "SELECT MIN(due) FROM"
    " (SELECT due FROM reminders UNION ALL SELECT due FROM digests) AS everything WHERE due > $1"
)
Handler = Callable[[Context, int, str], Awaitable[None]]  # for a table, and the whole kind of its reminder
log = logging.getLogger(__name__)


class Reminders:
    """The dispatcher. `run` it as a task. `handlers`: who does what is due, by how its kind begins.

    Any other kind calls again upon somebody who is awaited.
    """

    def __init__(self, context: Context, handlers: Mapping[str, Handler]) -> None:
        self._context = context
        self._handlers = handlers
        self._changed = asyncio.Event()
        context.changed.append(lambda table_id: self._changed.set())

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
        now = self._context.now()
        failed = False
        for table_id, kind in await self._context.store.read(_due, now):
            try:
                known = [handler for begin, handler in self._handlers.items() if kind.startswith(begin)]
                for handler in known:
                    await handler(self._context, table_id, kind)
                if not known:
                    await self._context.store.write(calls.remind, table_id, kind, now)
                    self._context.tell(table_id)
            except Exception as error:  # one table must not keep the others waiting
                log.error("table %d: not reminded: %s", table_id, reason(error))
                failed = True
        failed |= await self._digests(now)
        earliest = await self._context.store.read(one, EARLIEST, now)
        pauses = [*([] if earliest is None else [float(earliest - now)]), *([LATER] if failed else [])]
        return min(pauses, default=None)

    async def _digests(self, now: int) -> bool:
        """Send the digests that are due; whether one failed."""
        failed = False
        for user_id in await self._context.store.read(digest.due, now):
            try:
                table_id = await self._context.store.write(digest.send, user_id, now)
            except Exception as error:  # one person must not keep the others waiting
                log.error("a digest was not sent: %s", reason(error))
                failed = True
            else:
                if table_id is not None:
                    self._context.tell(table_id)
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
