"""The database: each write is one transaction, in SQLite or in PostgreSQL.

A write is one function that runs in a thread of the store, so nothing can come between its statements; in
PostgreSQL it may run more than once, so it changes nothing but the database. An open store holds the database
until it is closed.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from bot.metrics.measures import timed
from bot.table.model import Shards
from bot.table.storage.database import BadStore, Database, Lost, one
from bot.table.storage.engines.address import Address, Server

ALL = Shards()
P = ParamSpec("P")
R = TypeVar("R")


class Store(ABC):
    """An open database, in SQLite or on a PostgreSQL server. Made by `open`.

    `path`: its file; None if it has none. `shared`: other processes may write to it as well. `lost` is done
    once the file is gone from its path, or damaged, with what has happened; from then on every use raises
    `Rejected`.
    """

    path: Path | None = None
    shared: bool
    unscrubbed = False

    def __init__(self) -> None:
        self.lost: asyncio.Future[Lost] = asyncio.get_running_loop().create_future()

    @staticmethod
    async def open(address: Address | None, patience: float = 0.0, *, shards: Shards | None = ALL) -> "Store":
        """Open the database; `None` is one in memory. A file is created with its folder as needed.

        Holds these shards until `close`. Raises `InUse` if another process still holds one after `patience`
        seconds, and `BadStore` if the database can't be used. With `shards` None, one on a server can also be
        opened beside the processes that hold it. It must have today's schema then.
        """
        if isinstance(address, Server):
            from bot.table.storage.engines.postgres import PostgreSQL  # who has SQLite need not load it

            return await PostgreSQL.connect(address, patience, shards)
        if shards is None or not shards.whole:
            raise BadStore(f"{address}: several processes need a database on a server")

        from bot.table.storage.engines.sqlite import SQLite  # which is a store

        store = await SQLite.connect(address, patience)
        if address is not None:
            await store.scrub()  # erase what was deleted before a crash
        return store

    @abstractmethod
    async def close(self) -> None:
        """Finish the current write, and close."""

    async def announce(self, table_id: int) -> None:
        """Tell the other processes that work with the database that there may be work at a table."""
        if self.shared:
            await self.write(one, "SELECT pg_notify('taverna', $1)", str(table_id))

    async def heard(self, seconds: float) -> set[int]:
        """Wait until another process announces tables, but no longer than this. Returns their ids."""
        await asyncio.sleep(seconds)
        return set()

    async def look(self) -> None:  # noqa: B027 - a server has no file of ours
        """Notice whether the file is still the one at its path; cheap enough for each second. See `lost`."""

    @abstractmethod
    async def is_sound(self) -> bool:
        """Return whether the database is intact. This reads all of a file, and blocks nothing else."""

    def give_up(self) -> None:  # noqa: B027 - nor does it need to be given up
        """Treat the file as damaged: see `lost`. A server may be mended while the bot runs."""

    async def scrub(self) -> bool:
        """Erase deleted data from all files, including the write-ahead log.

        False while somebody still reads an older state: then `unscrubbed` is set, and it has to be called
        again.
        """
        self.unscrubbed = not await self._scrub()
        return not self.unscrubbed

    async def write(
        self, function: Callable[Concatenate[Database, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run the function in one transaction; when this returns, its changes are on the disk.

        An exception undoes all of it. Raises `Unavailable` if the disk is full, the file locked or the
        server away, and `Rejected` if the file is `lost`. Cancelling the caller does not stop the write.
        """
        with timed("database", "write"):
            return await self._write(lambda db: function(db, *args, **kwargs))

    async def read(
        self, function: Callable[Concatenate[Database, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run the function, which may only read, on one consistent state of the database.

        Raises what `write` raises.
        """
        with timed("database", "read"):
            return await self._read(lambda db: function(db, *args, **kwargs))

    async def study(
        self, function: Callable[Concatenate[Database, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Do as `read` does, for slow functions: no move waits for them, but other studies do."""
        with timed("database", "study"):
            return await self._study(lambda db: function(db, *args, **kwargs))

    @abstractmethod
    async def _write(self, function: Callable[[Database], R]) -> R: ...

    @abstractmethod
    async def _read(self, function: Callable[[Database], R]) -> R: ...

    @abstractmethod
    async def _study(self, function: Callable[[Database], R]) -> R: ...

    async def _scrub(self) -> bool:
        return True  # a server removes by itself what was deleted
