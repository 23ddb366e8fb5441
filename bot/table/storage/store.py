"""The database: each write is one transaction, in SQLite or in PostgreSQL.

A write is one function that runs in a thread of the store, so nothing can come between its statements; in
PostgreSQL it may run more than once, so it changes nothing but the database. An open store holds the database
until it is closed.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, Self, TypeVar

from bot.metrics.measures import timed
from bot.table.model import Shards
from bot.table.storage.database import BadStore, Database, Lost, one
from bot.table.storage.engines.address import Address, Server
from bot.table.storage.engines.sqlite import SQLite

ALL = Shards()
P = ParamSpec("P")
R = TypeVar("R")


class Engine(Protocol):
    """The interface of SQLite or PostgreSQL for the store. Its methods are the store's, of the same names."""

    path: Path | None
    shared: bool
    lost: "asyncio.Future[Lost]"

    async def heard(self, seconds: float) -> set[int]:
        """Return the tables that other processes have announced."""

    async def write(self, function: Callable[[Database], R]) -> R:
        """Run the function in one transaction."""

    async def read(self, function: Callable[[Database], R]) -> R:
        """Run the function, which may only read."""

    async def study(self, function: Callable[[Database], R]) -> R:
        """Run the function, which may only read, without holding up the other reads."""

    async def look(self) -> None:
        """Notice whether the files are still those at the path."""

    async def is_sound(self) -> bool:
        """Return whether the database is intact."""

    def give_up(self) -> None:
        """Treat the database as damaged."""

    async def scrub(self) -> bool:
        """Erase deleted data from all files; False if it is too early."""

    async def close(self) -> None:
        """Finish the current write, and close."""


class Store:
    """An open database. Made by `open`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.unscrubbed = False

    @classmethod
    async def open(
        cls, address: Address | None, patience: float = 0.0, *, shards: Shards | None = ALL
    ) -> Self:
        """Open the database; `None` is one in memory. A file is created with its folder as needed.

        Holds these shards until `close`. Raises `InUse` if another process still holds one after `patience`
        seconds, and `BadStore` if the database can't be used. With `shards` None, one on a server can also be
        opened beside the processes that hold it. It must have today's schema then.
        """
        if isinstance(address, Server):
            from bot.table.storage.engines.postgres import PostgreSQL  # who has SQLite need not load it

            return cls(await PostgreSQL.open(address, patience, shards))
        if shards is None or not shards.whole:
            raise BadStore(f"{address}: several processes need a database on a server")
        store = cls(await SQLite.open(address, patience))
        if address is not None:
            await store.scrub()  # erase what was deleted before a crash
        return store

    @property
    def path(self) -> Path | None:
        """The file; None if it is none."""
        return self.engine.path

    @property
    def shared(self) -> bool:
        """True if other processes may write to it as well."""
        return self.engine.shared

    @property
    def lost(self) -> "asyncio.Future[Lost]":
        """A future that is done once the file is gone from its path, or damaged, with what has happened.

        From then on every use raises `Rejected`.
        """
        return self.engine.lost

    async def close(self) -> None:
        """Finish the current write, and close."""
        await self.engine.close()

    async def announce(self, table_id: int) -> None:
        """Tell the other processes that work with the database that there may be work at a table."""
        if self.shared:
            await self.write(one, "SELECT pg_notify('taverna', $1)", str(table_id))

    async def heard(self, seconds: float) -> set[int]:
        """Wait until another process announces tables, but no longer than this. Returns their ids."""
        return await self.engine.heard(seconds)

    async def look(self) -> None:
        """Notice whether the file is still the one at its path; cheap enough for each second. See `lost`."""
        await self.engine.look()

    async def is_sound(self) -> bool:
        """Return whether the database is intact. This reads all of a file, and blocks nothing else."""
        return await self.engine.is_sound()

    def give_up(self) -> None:
        """Treat the database as damaged: see `lost`."""
        self.engine.give_up()

    async def scrub(self) -> bool:
        """Erase deleted data from all files, including the write-ahead log.

        False while somebody still reads an older state: then `unscrubbed` is set, and it has to be called
        again.
        """
        self.unscrubbed = not await self.engine.scrub()
        return not self.unscrubbed

    async def write(
        self, function: Callable[Concatenate[Database, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run the function in one transaction; when this returns, its changes are on the disk.

        An exception undoes all of it. Raises `Unavailable` if the disk is full, the file locked or the
        server away, and `Rejected` if the file is `lost`. Cancelling the caller does not stop the write.
        """
        with timed("database", "write"):
            return await self.engine.write(_bound(function, *args, **kwargs))

    async def read(
        self, function: Callable[Concatenate[Database, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run the function, which may only read, on one consistent state of the database.

        Raises what `write` raises.
        """
        with timed("database", "read"):
            return await self.engine.read(_bound(function, *args, **kwargs))

    async def study(
        self, function: Callable[Concatenate[Database, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Do as `read` does, for slow functions: no move waits for them, but other studies do."""
        with timed("database", "study"):
            return await self.engine.study(_bound(function, *args, **kwargs))


def _bound(
    function: Callable[Concatenate[Database, P], R], *args: P.args, **kwargs: P.kwargs
) -> Callable[[Database], R]:
    return lambda db: function(db, *args, **kwargs)
