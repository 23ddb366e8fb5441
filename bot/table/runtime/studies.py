"""Work that needs a whole game: in its own process, queued fairly, and shared by all who ask the same."""

import asyncio
import pickle
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.table.runtime.bounded import Bounded
from bot.table.runtime.child import Games, Runner
from bot.table.runtime.fair_queue import FairQueue
from bot.table.storage.past_rows import Head, StoredPast, kept
from bot.table.storage.store import Store

OF_SERVER = 12  # studies that may work or wait for one server
OF_PERSON = 3
IN_MEMORY = 16 * 2**20  # bytes of results
P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class _Found:
    """The result of a study, and its approximate size in bytes."""

    value: Any
    size: int


class Studies:
    """Runs functions on everything that is stored of a table."""

    def __init__(self, store: Store, runner: Runner) -> None:
        self._store = store
        self._runner = runner
        self._queue = FairQueue(1, OF_SERVER, OF_PERSON)
        self._flying: dict[object, asyncio.Task[Any]] = {}
        self._found: Bounded[_Found] = Bounded(IN_MEMORY, lambda found: found.size)

    async def of(
        self,
        head: Head,
        user_id: int | None,
        study: Callable[Concatenate[Games, StoredPast, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """The result of a module-level function for a table and these arguments, which must be hashable.

        The result is kept until the table changes, so it may depend on nothing but the table and the
        arguments. `user_id` is whoever waits for it; None: the bot itself. Raises `Rejected` if the function
        does, if too many wait, if it takes too long, or if there is no process now.
        """
        key = (study, head.info.id, head.fence, args, tuple(sorted(kwargs.items())))
        found = self._found.get(key)
        if found is not None:
            return found.value  # type: ignore[no-any-return]  # by the same key

        task = self._flying.get(key)
        if task is None:
            turn = self._queue.turn(head.info.queue, user_id)
            task = asyncio.create_task(self._studied(key, turn, head.info.id, study, *args, **kwargs))
            self._flying[key] = task
            task.add_done_callback(lambda done: self._landed(key, done))
        return await asyncio.shield(task)  # one caller's cancellation must not take it from the others

    async def stop(self) -> None:
        """Abandon the studies that run or wait."""
        tasks = list(self._flying.values())
        for task in tasks:
            task.cancel()
        await self._runner.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _studied(
        self,
        key: object,
        turn: AbstractAsyncContextManager[None],
        table_id: int,
        study: Callable[Concatenate[Games, StoredPast, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        async with turn:
            whole = await self._store.study(kept, table_id)  # only now: a waiting study holds no game
            value = await self._runner.run(study, whole, *args, **kwargs)
        size = len(await asyncio.to_thread(pickle.dumps, value))
        self._found.put(key, _Found(value, size))
        return value

    def _landed(self, key: object, task: asyncio.Task[Any]) -> None:
        del self._flying[key]
        if not task.cancelled():
            task.exception()  # retrieve it: perhaps no caller is left to do so
