"""Work that follows a change to a table or the like: at most one task at a time for each of them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from time import monotonic
from typing import Generic, TypeVar

from bot.traced import traced

SOONEST = 1.0  # seconds after a failure, whatever happens
RETRY_PAUSE = 30.0  # more seconds until the next try, unless it is woken
log = logging.getLogger(__name__)
K = TypeVar("K", bound=Hashable)


class KeyedTasks(Generic[K]):
    """Runs `work(key)` after each `wake(key)`; if woken while it runs, it runs once more.

    The key is an id, or an id with the name of a part; `thing` says for the log of what. Work that raises is
    tried again when it is woken, and else after `RETRY_PAUSE` seconds.
    """

    def __init__(self, thing: str, work: Callable[[K], Awaitable[None]]) -> None:
        self._thing = thing
        self._work = work
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._woken: dict[K, asyncio.Event] = {}
        self._since: dict[K, float] = {}  # when the task was woken
        self._stopped = False

    def wake(self, key: K) -> None:
        """Announce that there may be work here."""
        if self._stopped:
            return  # the database is about to be closed
        if key in self._tasks:
            self._woken[key].set()
        else:
            self._since[key], self._woken[key] = monotonic(), asyncio.Event()
            self._tasks[key] = asyncio.create_task(self._run(key))

    @property
    def age(self) -> float:
        """The time that the oldest task has been at work, in seconds; 0 if there is none."""
        return max((self.since(key) for key in self._since), default=0.0)

    def since(self, key: K) -> float:
        """Return the time that this task has been at work, in seconds; 0 if it is not."""
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
        woken = self._woken[key]
        try:
            while True:
                woken.clear()
                try:
                    await self._work(key)
                except Exception as error:
                    log.error("%s %s: %s", self._thing, key, traced(error))
                    await asyncio.sleep(SOONEST)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(woken.wait(), RETRY_PAUSE)
                else:
                    if not woken.is_set():
                        return
        finally:
            del self._tasks[key], self._since[key], self._woken[key]
