"""SQLite in a file: one connection writes, all others can only read.

docs/adr/0023-one-writer.md says what depends on this.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

import aiosqlite

from bot.files import make_file, tighten
from bot.table.storage.database import BadStore, Database, Lost, execute, one, unavailable
from bot.table.storage.engines.faults import DAMAGED, PASSING, kind, unusable
from bot.table.storage.engines.loss import Files, forget_note, require_not_lost
from bot.table.storage.engines.ours import BESIDE, MARK, in_use
from bot.table.storage.engines.process_lock import locked
from bot.table.storage.engines.schema import Dialect, migrate
from bot.table.storage.store import Store
from rules.core.decisions import Rejected
from rules.core.text import Text

BUSY = 10_000  # milliseconds to wait for another process
MOMENT = 50  # ... and for readers, when deleted data is erased for good
P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger(__name__)


class Connection(aiosqlite.Connection):
    """A connection and its thread, in which a whole transaction runs in one piece."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, iter_chunk_size=64)  # of the library's cursors, which nobody uses
        self._thread.daemon = True  # a process that fails before it has closed the database ends all the same

    async def __aenter__(self) -> Self:
        return await super().__aenter__()  # type: ignore[return-value] # it is this one

    async def run(
        self, function: Callable[Concatenate[sqlite3.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run the function in the thread, after those before it. Cancelling the caller does not stop it."""
        done: R = await self._execute(partial(function, self._conn, *args, **kwargs))  # type: ignore[no-untyped-call]
        return done


class SQLite(Store):
    """An open file, or a database in memory. Made by `open`."""

    shared = False

    def __init__(
        self,
        path: Path | None,
        writer: Connection,
        reader: Connection,
        student: Connection,
        opened: AsyncExitStack,
    ) -> None:
        super().__init__()
        self._files = None if path is None else Files(path)
        self.path = path
        self.writer = writer
        self.reader = reader
        self.student = student
        self._opened = opened

    @classmethod
    async def connect(cls, path: Path | None, patience: float) -> Self:
        """Open the file, as `Store.open` says."""
        async with AsyncExitStack() as opened:
            if path is None:
                writer = await opened.enter_async_context(Connection(_writing))
                await writer.run(_prepare, None)
                return cls(None, writer, writer, writer, opened.pop_all())
            opened.enter_context(locked(path, patience))
            require_not_lost(path)
            try:
                make_file(path)  # the files that SQLite makes beside it get the same mode
                tighten(*(path.with_name(path.name + suffix) for suffix in BESIDE))
                opened.enter_context(in_use(path))
                writer = await opened.enter_async_context(Connection(partial(_writing, path)))
                await writer.run(_prepare, path)
                # Closed before the writer, which moves the last writes into the file.
                reader = await opened.enter_async_context(Connection(partial(reading, path)))
                student = await opened.enter_async_context(Connection(partial(reading, path)))
            except (OSError, sqlite3.Error) as error:
                raise unusable(path, error) from error
            forget_note(path)
            if wal_reset_bug():
                log.info(
                    "SQLite %s has a known fault; one connection alone writes, which avoids it",
                    sqlite3.sqlite_version,
                )
            return cls(path, writer, reader, student, opened.pop_all())

    async def close(self) -> None:
        """Finish the current write, and close."""
        async with self._opened:
            if self._files is not None and self.lost.done():
                log.critical("%s", await self.writer.run(self._files.leave, str(self.lost.result())))

    async def _write(self, function: Callable[[Database], R]) -> R:
        return await self._run(self.writer, self._written, function)

    async def _read(self, function: Callable[[Database], R]) -> R:
        return await self._run(self.reader, _transaction, "BEGIN", function)

    async def _study(self, function: Callable[[Database], R]) -> R:
        return await self._run(self.student, _transaction, "BEGIN", function)

    async def look(self) -> None:
        """Notice whether the files are still those at the path."""
        try:
            self._require_there()
        except Lost as lost:
            self._lose(lost)

    async def is_sound(self) -> bool:
        """Return whether the database is intact."""
        return self.path is None or await asyncio.to_thread(_is_sound, self.path)

    def give_up(self) -> None:
        """Treat the database as damaged."""
        self._lose(Lost(f"{self.path} is damaged"))

    async def _scrub(self) -> bool:
        return await self._run(self.writer, _scrubbed)

    async def _run(
        self,
        connection: Connection,
        function: Callable[Concatenate[sqlite3.Connection, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Run it on the connection. Raises `Unavailable`, and `Rejected` if the database is lost."""
        if not self.lost.done():
            try:
                return await connection.run(function, *args, **kwargs)
            except Lost as lost:
                self._lose(lost)
            except sqlite3.DatabaseError as error:
                if kind(error) in PASSING:
                    raise unavailable("saved" if connection is self.writer else "read", error) from error
                if kind(error) not in DAMAGED:
                    raise
                self._lose(Lost(f"{self.path} is damaged: {error}"))
        raise Rejected(Text(key="table.refused.lost"))

    def _written(self, db: sqlite3.Connection, function: Callable[[Database], R]) -> R:
        """Write, and make sure before and after the commit that it goes where the next start will look."""

        def there(db: sqlite3.Connection) -> R:
            result = function(db)
            self._require_there()
            return result

        result = _transaction(db, "BEGIN IMMEDIATE", there)
        self._require_there()
        return result

    def _require_there(self) -> None:
        if self._files is not None and (fault := self._files.fault()) is not None:
            raise Lost(fault)

    def _lose(self, lost: Lost) -> None:
        if not self.lost.done():
            log.critical("the database is lost, nothing is saved any more: %s", lost)
            self.lost.set_result(lost)


def wal_reset_bug(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Return whether this SQLite can lose commits when two connections write or checkpoint at one moment."""
    mended = {(3, 44): 6, (3, 50): 7, (3, 51): 3}  # the first sound release of each line
    line, release = version[:2], version[2]
    return (3, 7) <= line <= max(mended) and release < mended.get((line[0], line[1]), release + 1)


def reading(path: Path, timeout: float = BUSY / 1000) -> sqlite3.Connection:
    """Return a connection that can't write or checkpoint; `timeout`: seconds. Raises `sqlite3.Error`."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    db = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=timeout)
    db.execute("PRAGMA query_only = ON")  # `mode=ro` protects the file; this refuses all other changes
    db.row_factory = sqlite3.Row
    return db


def _writing(path: Path | None = None) -> sqlite3.Connection:
    """Return the one connection that writes and checkpoints."""
    db = sqlite3.connect(":memory:" if path is None else path, isolation_level=None, timeout=BUSY / 1000)
    try:
        _configure(db)
    except BaseException:
        db.close()
        raise
    return db


def _configure(db: sqlite3.Connection) -> None:
    for pragma in (
        *("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {BUSY}", "foreign_keys = ON"),
        "secure_delete = ON",  # what people want forgotten must not stay in free pages
    ):
        db.execute(f"PRAGMA {pragma}")
    db.row_factory = sqlite3.Row


def _transaction(db: sqlite3.Connection, begin: str, function: Callable[[sqlite3.Connection], R]) -> R:
    db.execute(begin)
    try:
        result = function(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result


def _scrubbed(db: sqlite3.Connection) -> bool:
    """Empty the log, unless somebody reads it for longer than `MOMENT`: writes wait meanwhile."""
    db.execute(f"PRAGMA busy_timeout = {MOMENT}")
    try:
        return not db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.OperationalError:
        return False
    finally:
        db.execute(f"PRAGMA busy_timeout = {BUSY}")


def _is_sound(path: Path) -> bool:
    try:
        with closing(reading(path)) as db:
            return one(db, "PRAGMA quick_check(1)") == "ok"
    except sqlite3.DatabaseError as error:
        if kind(error) not in DAMAGED:
            raise
        return False


def _prepare(db: sqlite3.Connection, path: Path | None) -> None:
    """Check the file, and migrate it to the newest schema."""
    fault = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if fault != "ok":
        raise BadStore(f"{path}: the database is damaged: {fault.splitlines()[-1]}")
    _transaction(db, "BEGIN IMMEDIATE", lambda db: _brought_up(db, str(path)))


def _brought_up(db: sqlite3.Connection, name: str) -> None:
    migrate(db, name, DIALECT)
    if one(db, "PRAGMA application_id") != MARK:
        db.execute(f"PRAGMA application_id = {MARK}")


def _change(db: Database, statement: str) -> None:
    """Execute a statement of a migration. A column that exists already is not an error.

    For a while the first migration added `people.chosen`, so some databases have it before the sixth.
    """
    try:
        db.execute(statement)
    except sqlite3.OperationalError as error:
        if not str(error).startswith("duplicate column name"):
            raise


def _last_id(db: Database, table: str) -> int:
    given = one(db, "SELECT seq FROM sqlite_sequence WHERE name = $1", table) or 0
    return max(given, one(db, f"SELECT MAX(id) FROM {table}") or 0)  # noqa: S608 - our own names


def _go_on_after(db: Database, table: str, last: int) -> None:
    """Let `AUTOINCREMENT` go on after these ids; those of other tables follow the greatest one anyway."""
    if one(db, "SELECT 1 FROM sqlite_master WHERE name = $1 AND sql LIKE '%AUTOINCREMENT%'", table) is None:
        return
    execute(db, "DELETE FROM sqlite_sequence WHERE name = $1", table)
    execute(db, "INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)", table, last)


DIALECT = Dialect(
    found="SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1",
    translated=str,
    change=_change,
    streamed=lambda db, sql: iter(db.execute(sql)),
    last_id=_last_id,
    go_on_after=_go_on_after,
)
