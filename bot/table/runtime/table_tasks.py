"""Work that follows a change to a table: at most one task at a time for each table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

from bot.traced import traced

LATER = 30.0  # seconds after a failure
log = logging.getLogger(__name__)


class TableTasks:
    """Runs `work(table_id)` after each `wake(table_id)`; if woken while it runs, it runs once more.

    Work that raises is tried again after `LATER` seconds.
    """

    def __init__(self, work: Callable[[int], Awaitable[None]]) -> None:
        self._work = work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._since: dict[int, float] = {}  # when the task of a table was woken
        self._stopped = False

    def wake(self, table_id: int) -> None:
        """Announce that there may be work for this table."""
        if self._stopped:
            return  # the database is about to be closed
        if table_id in self._tasks:
            self._again.add(table_id)
        else:
            self._since[table_id] = monotonic()
            self._tasks[table_id] = asyncio.create_task(self._run(table_id))

    @property
    def age(self) -> float:
        """For how long the oldest task has been at work, in seconds; 0 if there is none."""
        return max((monotonic() - since for since in self._since.values()), default=0.0)

    def since(self, table_id: int) -> float:
        """For how long the task of a table has been at work, in seconds; 0 if there is none."""
        now = monotonic()
        return now - self._since.get(table_id, now)

    async def idle(self) -> None:
        """Wait until there is nothing to do."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def stop(self) -> None:
        """Cancel all work, for good: later calls of `wake` are ignored."""
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                try:
                    await self._work(table_id)
                except Exception as error:
                    log.error("table %d: %s", table_id, traced(error))
                    await asyncio.sleep(LATER)
                else:
                    if table_id not in self._again:
                        return
        finally:
            del self._tasks[table_id], self._since[table_id]
            self._again.discard(table_id)
