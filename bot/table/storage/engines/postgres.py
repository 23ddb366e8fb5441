"""A database on a PostgreSQL server: how it is opened, locked and closed.

As with SQLite, a connection has a thread of its own, in which functions run one after another:
docs/adr/0033-postgresql.md.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from typing import Any, Self, TypeVar

import psycopg

from bot.table.model import Shards
from bot.table.storage.database import BadStore, Database, InUse, execute, one
from bot.table.storage.engines import session
from bot.table.storage.engines.address import Server
from bot.table.storage.engines.connection import Connection
from bot.table.storage.engines.schema import Dialect, known_schemas, least_beside, migrate
from bot.table.storage.engines.session import READ, Listener, Row, Session, connected
from bot.table.storage.store import Store

OLDEST = 14  # version of the server
POLL = 0.1  # seconds between two attempts to get the lock
LOCK = 0x7461_7665  # "tave": our class of advisory locks
NUMBER = LOCK + 1  # that of locks for the number of shards
KNOWS = LOCK + 2  # that of locks for the schema that a process knows
MIGRATION = 1 << 30  # the lock of whoever changes the schema; below are those of processes
FETCHED = 500  # rows at a time
LOCKS = (  # those of a class
    "FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
ROUNDS = 4  # looks for a pooler that lends connections
R = TypeVar("R")


class PostgreSQL(Store):
    """A database on a server. Made by `open`."""

    shared = True

    def __init__(
        self,
        writer: Connection[Session],
        reader: Connection[Session],
        student: Connection[Session],
        listener: Connection[Listener],
    ) -> None:
        super().__init__()
        self.writer = writer
        self.reader = reader
        self.student = student
        self.listener = listener

    @classmethod
    async def connect(cls, server: Server, patience: float, shards: Shards | None) -> Self:
        """Connect, as `Store.open` says."""
        made: list[Connection[Session]] = []
        connect = partial(connected, server)
        try:
            made.append(await Connection.open(partial(_writing, server, shards, patience)))
            if shards is not None:
                await made[0].run(_prepare, server)
            made.append(await Connection.open(partial(Session, connect)))
            made.append(await Connection.open(partial(Session, connect)))
            listener = await Connection.open(partial(Listener, connect))
        except (BadStore, psycopg.Error) as error:
            for each in made:
                await each.close()
            raise error if isinstance(error, BadStore) else unusable(server, error) from error
        return cls(made[0], made[1], made[2], listener)

    async def close(self) -> None:
        """Finish the current write, and close."""
        self.listener.db.stopped.set()
        for connection in (self.listener, self.student, self.reader, self.writer):
            await connection.close()

    async def heard(self, seconds: float) -> set[int]:
        """Return the tables that other processes have announced."""
        return await self.listener.run(Listener.heard, seconds)

    async def _write(self, function: Callable[[Database], R]) -> R:
        try:
            return await self.writer.run(session.written, function)
        except session.ReadOnly:
            for each in (self.reader, self.student, self.listener):
                each.db.stale = True  # what they see there is old
            raise

    async def _read(self, function: Callable[[Database], R]) -> R:
        return await self.reader.run(session.read, function)

    async def _study(self, function: Callable[[Database], R]) -> R:
        return await self.student.run(session.read, function)

    async def is_sound(self) -> bool:
        """Return whether the server answers: it looks after its own files."""
        return await self.study(lambda db: one(db, "SELECT 1") == 1)


@contextmanager
def looking(server: Server) -> Iterator[Database]:
    """Yield a read-only view of the database at one moment. Raises `BadStore`."""
    try:
        with closing(Session(partial(connected, server, "any"))) as db:
            db.execute(READ)
            yield db
    except psycopg.Error as error:
        raise unusable(server, error) from error


def is_read_only(db: Database) -> bool:
    """Return whether the server takes no writes."""
    return "on" in (one(db, "SHOW in_hot_standby"), one(db, "SHOW default_transaction_read_only"))


def unusable(server: Server, error: psycopg.Error) -> BadStore:
    """Return the one line for an error of the server."""
    said = next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
    return BadStore(f"{server}: can't be used: {said}")


def _writing(server: Server, shards: Shards | None, patience: float) -> Session:
    """Open the connection that writes. It also holds the lock, so whoever loses that can't write."""
    connect = partial(connected, server)
    if shards is None:
        return Session(connect)
    waits = iter([patience])
    return Session(lambda: _locked(server, connect(), shards, next(waits, 0.0)))


def _locked(
    server: Server, pg: psycopg.Connection[Row], shards: Shards, patience: float
) -> psycopg.Connection[Row]:
    """Lock each of the shards, and their number: all processes must divide the servers alike."""
    try:
        _require_own_connection(server, pg)
    except BaseException:
        pg.close()
        raise
    until = time.monotonic() + patience
    while (taken := _taken(pg, shards)) is not None:
        pg.execute("SELECT pg_advisory_unlock_all()")
        if time.monotonic() >= until:
            pg.close()
            raise InUse(f"{server}: another bot works with this database{taken}")
        time.sleep(POLL)
    return pg


def _require_own_connection(server: Server, pg: psycopg.Connection[Row]) -> None:
    """Raise `BadStore` if a pooler lends connections for single transactions: a lock would be anybody's."""
    own = _process(pg)
    if own == pg.info.backend_pid:
        return  # the server has told the same number by itself, so that no pooler stands between
    for _ in range(ROUNDS):
        with closing(connected(server)) as other:
            other.execute("BEGIN")
            if _process(other) == own or _process(pg) != own:
                raise BadStore(
                    f"{server}: a pooler such as PgBouncer lends connections for single transactions:"
                    " name the server itself, or set pool_mode to session"
                )


def _process(pg: psycopg.Connection[Row]) -> int:
    """Return the number of the server's process that answers."""
    return int(pg.execute("SELECT pg_backend_pid()").fetchall()[0][0])


def _taken(pg: psycopg.Connection[Row], shards: Shards) -> str | None:
    """Try to lock all shards. Returns None on success, else which lock is held elsewhere, for the message."""
    pg.execute(f"SELECT pg_advisory_lock_shared({KNOWS}, {max(known_schemas())})")
    pg.execute(f"SELECT pg_advisory_lock_shared({NUMBER}, {shards.count})")
    others = pg.execute(f"SELECT objid {LOCKS} AND objid <> $2", [NUMBER, shards.count]).fetchone()
    if others is not None:
        return "" if shards.count == 1 else f" and counts {others[0]} shards, not {shards.count}"
    for shard in shards.ids:
        if not pg.execute(f"SELECT pg_try_advisory_lock({LOCK}, {shard})").fetchall()[0][0]:
            return "" if shards.count == 1 else f" and has shard {shard} of {shards}"
    return None


def _prepare(db: Session, server: Server) -> None:
    """Check the server, and migrate the database to the newest schema."""
    version = int(one(db, "SHOW server_version_num") or 0) // 10_000
    if version < OLDEST:
        raise BadStore(f"{server}: PostgreSQL {version} is too old: {OLDEST} or newer is needed")
    if (encoding := one(db, "SHOW server_encoding")) != "UTF8":
        raise BadStore(f"{server}: its encoding is {encoding}: make the database anew with ENCODING 'UTF8'")

    def migrated(db: Database) -> None:
        one(db, f"SELECT pg_advisory_xact_lock({LOCK}, {MIGRATION})")  # other processes may start as well
        least = least_beside(db, DIALECT)
        if int(one(db, f"SELECT MIN(objid) {LOCKS}", KNOWS) or least) < least:
            raise BadStore(f"{server}: an older version works with this database: stop it first")
        migrate(db, str(server), DIALECT)

    db.transaction("BEGIN", migrated)


def _translated(statement: str) -> str:
    """Return a statement of the schema. SQLite's INTEGER has 64 bits too."""
    identity = "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"
    for ours in ("INTEGER PRIMARY KEY AUTOINCREMENT", "INTEGER PRIMARY KEY"):
        statement = statement.replace(ours, identity)
    return statement.replace("INTEGER", "BIGINT")


def _streamed(db: Database, sql: str) -> Iterator[Any]:
    db.execute(f"DECLARE streamed NO SCROLL CURSOR FOR {sql}")
    while rows := db.execute(f"FETCH {FETCHED} FROM streamed").fetchall():
        yield from rows
    db.execute("CLOSE streamed")


def _last_id(db: Database, table: str) -> int:
    return int(one(db, f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq") or 0)  # noqa: S608


def _go_on_after(db: Database, table: str, last: int) -> None:
    execute(db, "SELECT setval($1, $2, $3)", f"{table}_id_seq", max(1, last), last > 0)


DIALECT = Dialect(
    found="SELECT 1 FROM pg_catalog.pg_class WHERE oid = to_regclass($1)",
    translated=_translated,
    change=lambda db, statement: db.execute(statement),
    streamed=_streamed,
    last_id=_last_id,
    go_on_after=_go_on_after,
)
