"""Long thoughts, one after another, in a process that gives way to everything else; servers take turns."""

import asyncio
from collections.abc import Coroutine, Hashable
from typing import Any, ParamSpec, TypeVar

from bot.table.runtime.bounded import Bounded
from bot.table.runtime.child import Runner, Work
from bot.table.runtime.fair_queue import FairQueue
from rules.core.search.sharp import EFFORT

IN_LINE = 10_000  # pieces of a server that may wait: as many as there are tables
OF_PERSON = 2
KEPT = 500  # outcomes in memory
P = ParamSpec("P")
R = TypeVar("R")


class Leisure:
    """Thinks by `runner`; `effort` is about how many seconds it thinks about one question."""

    def __init__(self, runner: Runner, effort: int = EFFORT) -> None:
        self.effort = effort
        self._runner = runner
        self._queue = FairQueue(1, IN_LINE, OF_PERSON)
        self._flying: dict[Hashable, asyncio.Task[Any]] = {}
        self._found: Bounded[Any] = Bounded(KEPT)

    async def run(
        self, server: int, user_id: int | None, work: Work[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """What the work gives, a module-level function, in the server's turn; `user_id`: who waits for it.

        Raises `Rejected` and `Bug`, as a `Runner` does; `Rejected` also if the person waits for too much.
        """
        async with self._queue.turn(server, user_id):
            return await self._runner.run(work, *args, **kwargs)

    async def once(self, key: Hashable, thinking: Coroutine[Any, Any, R]) -> R:
        """The outcome of some thinking, which is shared by all who ask for the same `key` and kept a while.

        Cancelling one caller does not affect the others. A failure is not kept.
        """
        if (found := self._found.get(key)) is not None:
            thinking.close()
            return found  # type: ignore[no-any-return]  # by the same key
        task = self._flying.get(key)
        if task is None:
            task = self._flying[key] = asyncio.create_task(thinking)
            task.add_done_callback(lambda done: self._landed(key, done))
        else:
            thinking.close()
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """Abandon the thoughts that are in progress or wait."""
        tasks = list(self._flying.values())
        for task in tasks:
            task.cancel()
        await self._runner.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _landed(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        del self._flying[key]
        if not task.cancelled() and task.exception() is None:
            self._found.put(key, task.result())
