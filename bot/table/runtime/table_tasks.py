"""Work that follows a change to a table: at most one task at a time for a table, or for a part of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from time import monotonic
from typing import Generic, TypeVar

from bot.traced import traced

LATER = 30.0  # seconds after a failure
log = logging.getLogger(__name__)
K = TypeVar("K", bound=Hashable)


class TableTasks(Generic[K]):
    """Runs `work(key)` after each `wake(key)`; if woken while it runs, it runs once more.

    The key is a table's id, or the id with the name of a part. Work that raises is tried again after `LATER`
    seconds.
    """

    def __init__(self, work: Callable[[K], Awaitable[None]]) -> None:
        self._work = work
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._again: set[K] = set()
        self._since: dict[K, float] = {}  # when the task was woken
        self._stopped = False

    def wake(self, key: K) -> None:
        """Announce that there may be work here."""
        if self._stopped:
            return  # the database is about to be closed
        if key in self._tasks:
            self._again.add(key)
        else:
            self._since[key] = monotonic()
            self._tasks[key] = asyncio.create_task(self._run(key))

    @property
    def age(self) -> float:
        """The time that the oldest task has been at work, in seconds; 0 if there is none."""
        return max((self.since(key) for key in self._since), default=0.0)

    def since(self, key: K) -> float:
        """The time that this task has been at work, in seconds; 0 if it is not."""
        now = monotonic()
        return now - self._since.get(key, now)

    @property
    def keys(self) -> tuple[K, ...]:
        """The keys of all tasks at work now."""
        return tuple(self._tasks)

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

    async def _run(self, key: K) -> None:
        try:
            while True:
                self._again.discard(key)
                try:
                    await self._work(key)
                except Exception as error:
                    log.error("table %s: %s", key, traced(error))
                    await asyncio.sleep(LATER)
                else:
                    if key not in self._again:
                        return
        finally:
            del self._tasks[key], self._since[key]
            self._again.discard(key)
