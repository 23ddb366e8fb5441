"""Long thoughts, one after another, in a process that gives way to everything else; servers take turns."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Generic, ParamSpec, TypeVar

from bot.table.runtime.bounded import Bounded
from bot.table.runtime.child import Runner, Work
from bot.table.runtime.fair_queue import FairQueue
from rules.core.search.sharp import EFFORT

IN_LINE = 10_000  # pieces of a server that may wait: as many as there are tables
OF_PERSON = 2
LONG_OF_SERVER = 3  # long works of a server that may wait
KEPT = 500  # outcomes in memory
P = ParamSpec("P")
R = TypeVar("R")


@dataclass(slots=True)
class Endeavour(Generic[R]):
    """Something that is thought about: `done` pieces of `total`, which is 0 until it is known."""

    done: int = 0
    total: int = 0
    task: "asyncio.Task[R]" = field(init=False, repr=False)

    async def outcome(self) -> R:
        """What it came to. Raises what thinking raised. Cancelling one caller does not affect the others."""
        return await asyncio.shield(self.task)

    async def within(self, patience: float) -> bool:
        """Whether it is done after at most `patience` seconds."""
        done, _ = await asyncio.wait([self.task], timeout=patience)
        return bool(done)


class Leisure:
    """Thinks by `runner`; `effort` is about how many seconds it thinks about one question."""

    def __init__(self, runner: Runner, effort: int = EFFORT) -> None:
        self.effort = effort
        self._runner = runner
        self._queue = FairQueue(1, IN_LINE, OF_PERSON)
        self._long = FairQueue(1, LONG_OF_SERVER, LONG_OF_SERVER)
        self._flying: dict[Hashable, Endeavour[Any]] = {}
        self._found: Bounded[Endeavour[Any]] = Bounded(KEPT)

    async def run(
        self, server: int, user_id: int | None, work: Work[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """What the work gives, a module-level function, in the server's turn; `user_id`: who waits for it.

        Raises `Rejected` and `Bug`, as a `Runner` does; `Rejected` also if the person waits for too much.
        """
        async with self._queue.turn(server, user_id):
            return await self._runner.run(work, *args, **kwargs)

    def alone(self, server: int) -> AbstractAsyncContextManager[None]:
        """A turn for a work of many pieces, one at a time. Raises `Rejected` if too many of a server wait."""
        return self._long.turn(server, None)

    def begin(
        self, key: Hashable, think: Callable[["Endeavour[R]"], Coroutine[Any, Any, R]]
    ) -> "Endeavour[R]":
        """What `think` does, shared by all who ask for the same `key`, and kept a while.

        A failure is not kept.
        """
        known = self._found.get(key) or self._flying.get(key)
        if known is not None:
            return known
        made = self._flying[key] = Endeavour[R]()
        made.task = asyncio.create_task(think(made))
        made.task.add_done_callback(lambda _: self._landed(key, made))
        return made

    async def stop(self) -> None:
        """Abandon the thoughts that are in progress or wait."""
        tasks = [each.task for each in self._flying.values()]
        for task in tasks:
            task.cancel()
        await self._runner.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _landed(self, key: Hashable, made: "Endeavour[Any]") -> None:
        del self._flying[key]
        if not made.task.cancelled() and made.task.exception() is None:
            self._found.put(key, made)
