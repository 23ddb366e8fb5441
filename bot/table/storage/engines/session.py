"""Connections to PostgreSQL that come back after a loss, and transactions that are retried.

Other processes write at the same time, so each write is serializable, and one that lost a race is run again.
"""

import logging
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.rows import RowMaker

from bot.table.model import Unavailable
from bot.table.storage.database import REFUSALS, Database, InUse, Result, unavailable
from bot.table.storage.engines.address import Server

MAX_TRIES = 10  # of a transaction that loses races
PAUSE = 0.002  # seconds before the second try, on average; before each later one twice as long
EAR = 0.5  # seconds in which an end of listening is noticed
WRITE = "BEGIN ISOLATION LEVEL SERIALIZABLE"
READ = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
CHANGED = errors.FeatureNotSupported  # a newer version has changed a table since the statement was prepared
LOST_RACES = (  # a unique key may be met before the conflict that leads to it
    errors.SerializationFailure,
    errors.DeadlockDetected,
    errors.UniqueViolation,
    CHANGED,
)
KEEPALIVE = "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"
OPTIONS: dict[str, Any] = {
    "autocommit": True,  # nothing but our own BEGIN and COMMIT
    "application_name": "taverna",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
ATTRIBUTE = "target_session_attrs"
R = TypeVar("R")
log = logging.getLogger(__name__)


class ReadOnly(Unavailable):
    """The server takes no writes, as after a failover: another one does now."""


class Row(tuple[Any, ...]):
    """A row, with its values by name and by number, as those of SQLite."""

    names: Mapping[str, int]

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(self.names[key] if isinstance(key, str) else key)

    def keys(self) -> list[str]:
        """Return the names of the columns, so that `dict(row)` works."""
        return list(self.names)


class Nothing:
    """The result of a statement that has none; psycopg would raise an exception."""

    def fetchone(self) -> None:
        """Return None: no row."""

    def fetchall(self) -> list[Any]:
        """Return no rows."""
        return []

    def __iter__(self) -> Iterator[Any]:
        return iter(())


NOTHING = Nothing()


class Session:
    """A connection for one thread. When it was lost, the next transaction connects again."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Row]]) -> None:
        self._connect = connect
        self._pg = connect()
        self.stale = False  # whether to connect again before the next transaction

    @property
    def is_read_only(self) -> bool:
        """True if the server has announced that it takes no writes: another one is the primary now."""
        told = ("in_hot_standby", "default_transaction_read_only")
        return "on" in {self._pg.info.parameter_status(each) for each in told}

    def execute(self, sql: str, parameters: Mapping[str, Any] | None = None, /) -> Result:
        """Execute one statement."""
        done = self._pg.execute(sql.encode(), [*parameters.values()] if parameters else None)
        return NOTHING if done.description is None else done

    def transaction(self, begin: str, function: Callable[[Database], R]) -> R:
        """Run the function once. Raises `psycopg.Error`."""
        self._begin(begin)
        try:
            result = function(self)
            self._pg.execute("COMMIT")
        except BaseException:
            self._roll_back()
            raise
        return result

    def close(self) -> None:
        """End the connection. The server may take a moment to notice, so the lock is given back first."""
        with suppress(psycopg.Error):
            self._pg.execute("SELECT pg_advisory_unlock_all()")
        self._pg.close()

    def _begin(self, begin: str) -> None:
        """Begin; connect again first if the server has restarted since the last transaction."""
        try:
            if self.stale:
                self._pg.close()
            if not self._pg.closed:
                self._pg.execute(begin.encode())
                return
        except psycopg.OperationalError:
            self._pg.close()
        self._pg = self._connect()
        self.stale = False
        self._pg.execute(begin.encode())

    def _roll_back(self) -> None:
        try:
            self._pg.execute("ROLLBACK")
        except psycopg.Error:
            self._pg.close()


class Listener:
    """Hears what other processes announce, with a connection of its own."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Row]]) -> None:
        self._connect = connect
        self._pg: psycopg.Connection[Row] | None = None
        self.stale = False  # whether to connect again
        self.stopped = threading.Event()

    def heard(self, seconds: float) -> set[int]:
        """Wait for an announcement; no longer than this, and less if there is no server now."""
        until = time.monotonic() + seconds
        try:
            if self.stale:
                self.close()
            if self._pg is None or self._pg.closed:
                self._pg = self._connect()
                self.stale = False
                self._pg.execute("LISTEN taverna")
            while not self.stopped.is_set() and time.monotonic() < until:
                found = {int(each.payload) for each in self._pg.notifies(timeout=EAR, stop_after=1)}
                if found:
                    return found
        except psycopg.Error:
            self.close()
            self.stopped.wait(1.0)
        return set()

    def close(self) -> None:
        """End the connection."""
        if self._pg is not None:
            self._pg.close()


def connected(server: Server, kind: str = "read-write") -> psycopg.Connection[Row]:
    """Connect anew, to a server of this kind unless the address names one. Raises `psycopg.Error`."""
    # The server notices a client that vanished, and lets go of its lock.
    more: dict[str, Any] = {} if ATTRIBUTE in server.url else {ATTRIBUTE: kind}
    return psycopg.connect(
        server.url, cursor_factory=psycopg.RawCursor, row_factory=_rows, options=KEEPALIVE, **OPTIONS, **more
    )


def written(session: Session, function: Callable[[Database], R]) -> R:
    """Run the function in a transaction, again if it loses a race. Raises `Unavailable` without a server.

    It is `ReadOnly` if the server takes no writes.
    """
    for attempt in range(MAX_TRIES):
        try:
            return session.transaction(WRITE, function)
        except errors.ReadOnlySqlTransaction as error:
            raise _read_only(session) from error
        except LOST_RACES as error:
            if session.is_read_only:
                raise _read_only(session) from error
            lost: psycopg.Error = error
            time.sleep(random.random() * 2 * PAUSE * 2**attempt)  # noqa: S311 - spreads the tries
        except (psycopg.OperationalError, psycopg.InterfaceError, InUse) as error:
            raise unavailable("saved", error) from error
    if isinstance(lost, errors.UniqueViolation | CHANGED):
        raise lost  # there was no race
    raise unavailable("saved", lost) from lost


def read(session: Session, function: Callable[[Database], R]) -> R:
    """Run the function on one state of the database. Raises `Unavailable` without a server."""
    try:
        try:
            return session.transaction(READ, function)
        except CHANGED:  # at a `ROLLBACK` psycopg forgets what was prepared
            return session.transaction(READ, function)
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        raise unavailable("read", error) from error


def _read_only(session: Session) -> ReadOnly:
    session.stale = True
    log.error("not saved: the server takes no writes: the bot connects again")
    return ReadOnly(REFUSALS["saved"])


@lru_cache(1000)
def _kind(names: tuple[str, ...]) -> type[Row]:
    return type("Row", (Row,), {"names": {name: number for number, name in enumerate(names)}})


def _rows(cursor: psycopg.Cursor[Any]) -> RowMaker[Row]:
    """Make our rows, for psycopg."""
    described = cursor.description or ()
    kind = _kind(tuple(column.name for column in described))

    def made(values: Sequence[Any]) -> Row:
        return kind(values)

    return made
