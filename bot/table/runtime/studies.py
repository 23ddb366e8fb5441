"""Work beside the event loop, queued fairly, and shared by all who ask the same.

`Studies` need a whole game and take a second or two. At `Thinker` there are long thoughts, one piece after
another, in a process that gives way to everything else.
"""

import asyncio
import pickle
from collections.abc import Callable, Coroutine, Hashable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from bot.table.runtime.bounded import Bounded
from bot.table.runtime.child import Games, Runner, Work
from bot.table.runtime.fair_queue import FairQueue
from bot.table.storage.past_rows import Head, StoredPast, kept
from bot.table.storage.store import Store
from rules.core.search.sharp import EFFORT

OF_SERVER = 12  # studies that may work or wait for one server
OF_PERSON = 3
IN_MEMORY = 16 * 2**20  # bytes of results
IN_LINE = 10_000  # pieces of a server that may wait: as many as there are tables
THOUGHTS_OF_PERSON = 2
LONG_OF_SERVER = 3  # long works of a server that may wait
MAX_OUTCOMES = 500  # outcomes in memory
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
        """Return the result of a module-level function for a table and these (hashable) arguments.

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


@dataclass(slots=True)
class Computation(Generic[R]):
    """A long computation: `done` of `total` pieces (`total` is 0 until known)."""

    done: int = 0
    total: int = 0
    task: "asyncio.Task[R]" = field(init=False, repr=False)

    async def outcome(self) -> R:
        """Wait for the result. Raises what the job raised. Cancelling one caller leaves the others alone."""
        return await asyncio.shield(self.task)

    async def within(self, patience: float) -> bool:
        """Return whether it is done after at most `patience` seconds."""
        done, _ = await asyncio.wait([self.task], timeout=patience)
        return bool(done)


class Thinker:
    """Thinks by `runner`, about `effort` seconds about one question.

    Answers are released at multiples of `rhythm` seconds, so that timing gives nothing away.
    """

    def __init__(self, runner: Runner, effort: int = EFFORT, rhythm: float = 0.0) -> None:
        self.effort = effort
        self.rhythm = rhythm
        self._runner = runner
        self._queue = FairQueue(1, IN_LINE, THOUGHTS_OF_PERSON)
        self._long = FairQueue(1, LONG_OF_SERVER, LONG_OF_SERVER)
        self._flying: dict[Hashable, Computation[Any]] = {}
        self._found: Bounded[Computation[Any]] = Bounded(MAX_OUTCOMES)

    async def run(
        self, server: int, user_id: int | None, work: Work[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run `work`, a module-level function, when it is the server's turn. `user_id`: the person waiting.

        Raises `Rejected` and `Bug`, as a `Runner` does; `Rejected` also if the person waits for too much.
        """
        async with self._queue.turn(server, user_id):
            return await self._runner.run(work, *args, **kwargs)

    def alone(self, server: int) -> AbstractAsyncContextManager[None]:
        """Return a turn for a work of many pieces, one at a time.

        Raises `Rejected` if too many of a server wait.
        """
        return self._long.turn(server, None)

    def begin(
        self, key: Hashable, think: Callable[["Computation[R]"], Coroutine[Any, Any, R]]
    ) -> "Computation[R]":
        """Start `think`, or join it: shared by all who ask for the same `key`, and kept a while.

        A failure is not kept.
        """
        known = self._found.get(key) or self._flying.get(key)
        if known is not None:
            return known
        made = self._flying[key] = Computation[R]()
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

    def _landed(self, key: Hashable, made: "Computation[Any]") -> None:
        del self._flying[key]
        if not made.task.cancelled() and made.task.exception() is None:
            self._found.put(key, made)
