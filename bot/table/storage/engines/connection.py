"""One connection to a PostgreSQL server, in a thread of its own; `aiosqlite` does this for SQLite."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate, Generic, ParamSpec, Protocol, Self, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Closing(Protocol):
    """Any connection, as its engine has it."""

    def close(self) -> None:
        """End it."""


C = TypeVar("C", bound=Closing)


class Connection(Generic[C]):
    """Runs functions on the connection, one at a time, in its thread. Made by `open`."""

    def __init__(self, db: C, thread: ThreadPoolExecutor) -> None:
        self.db = db
        self._thread = thread

    @classmethod
    async def open(cls, connect: Callable[[], C]) -> Self:
        """Connect. Raises whatever `connect` raises, and leaves no thread behind."""
        thread = ThreadPoolExecutor(1, "database")
        try:
            return cls(await asyncio.get_running_loop().run_in_executor(thread, connect), thread)
        except BaseException:
            thread.shutdown(wait=False)
            raise

    async def run(self, function: Callable[Concatenate[C, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the function. Cancelling the caller does not stop it, whether or not it has begun."""
        work = partial(function, self.db, *args, **kwargs)
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._thread, work))

    async def close(self) -> None:
        """Finish the function that is running, and close."""
        await self.run(_close)
        await asyncio.to_thread(self._thread.shutdown)


def _close(db: Closing) -> None:
    db.close()
