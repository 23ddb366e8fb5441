"""The database: one connection writes, all others can only read, and each write is one transaction.

A write is one function that runs in the store's thread, so nothing can come between its statements. The SQL
is limited to what SQLite and PostgreSQL both understand. An open store holds the database until it is closed,
and nobody else writes: docs/adr/0023-one-writer.md says what depends on this.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from bot.files import make_file, tighten
from bot.table.storage.connection import Connection
from bot.table.storage.process_lock import BadStore, locked
from rules.core.decisions import Rejected
from rules.core.text import Text

__all__ = ["BadStore", "Store", "execute", "next_id", "one", "reading"]

MIGRATIONS = Path(__file__).parent / "migrations"
BASELINE = Path(__file__).parent / "schema.sql"  # the result of all migrations
BESIDE = ("-wal", "-shm", "-journal")  # suffixes of the files that SQLite keeps beside a database in use
BUSY = 10_000  # milliseconds to wait for another process
MOMENT = 50  # ... and for readers, when deleted data is erased for good
P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger(__name__)


class Store:
    """An open database. Made by `open`."""

    def __init__(
        self,
        writer: Connection,
        reader: Connection,
        student: Connection,
        path: Path | None,
        held: ExitStack | None = None,
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._student = student
        self._held = held or ExitStack()
        self.path = path
        self.unscrubbed = False

    @classmethod
    async def open(cls, path: Path | None, patience: float = 0.0) -> Self:
        """Open the file, creating it and its folder as needed; `None` is a database in memory.

        Nobody else can open it until `close`. Raises `InUse` if somebody else has it open for `patience`
        seconds, and `BadStore` if it can't be used.
        """
        if path is None:
            writer = await Connection.open(_writing)
            await writer.run(_prepare, None)
            return cls(writer, writer, writer, None)
        with ExitStack() as stack:
            stack.enter_context(locked(path, patience))
            try:
                make_file(path)  # the files that SQLite makes beside it get the same mode
                tighten(*(path.with_name(path.name + suffix) for suffix in BESIDE))
                writer = await Connection.open(partial(_writing, path))
            except (OSError, sqlite3.Error) as error:
                raise BadStore(f"{path}: can't be opened: {error}") from error
            try:
                await writer.run(_prepare, path)
                reader = await Connection.open(partial(reading, path))
                student = await Connection.open(partial(reading, path))
            except (BadStore, sqlite3.Error) as error:
                await writer.close()
                raise error if isinstance(error, BadStore) else BadStore(f"{path}: {error}") from error
            if wal_reset_bug():
                log.info("SQLite %s: one connection alone writes (ADR 23)", sqlite3.sqlite_version)
            store = cls(writer, reader, student, path, stack.pop_all())
        await store.scrub()  # erase what was deleted before a crash
        return store

    async def close(self) -> None:
        """Finish the current write, and close."""
        with self._held:
            for connection in dict.fromkeys((self._student, self._reader, self._writer)):
                await connection.close()  # the writer last: it moves the last writes into the file

    async def is_sound(self) -> bool:
        """Whether the database is intact. This reads all of it, and blocks nothing else."""
        return self.path is None or await asyncio.to_thread(_is_sound, self.path)

    async def scrub(self) -> bool:
        """Erase deleted data from all files, including the write-ahead log.

        False while somebody still reads an older state: then `unscrubbed` is set, and it has to be called
        again.
        """
        self.unscrubbed = not await self._writer.run(_scrubbed)
        return not self.unscrubbed

    async def write(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Run the function in one transaction; when this returns, its changes are on the disk.

        An exception undoes all of it. Raises `Rejected` if the disk is full or the file locked. Cancelling
        the caller does not stop the write.
        """
        try:
            return await self._writer.run(_transaction, "BEGIN IMMEDIATE", function, *args, **kwargs)
        except sqlite3.OperationalError as error:
            log.error("not saved: %s", error)
            raise Rejected(Text(key="table.refused.not-saved")) from error

    async def read(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Run the function, which may only read, on one consistent state of the database."""
        return await self._reader.run(_transaction, "BEGIN", function, *args, **kwargs)

    async def study(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Like `read`, for functions that may take long: no move waits for them, but other studies do."""
        return await self._student.run(_transaction, "BEGIN", function, *args, **kwargs)


def execute(db: sqlite3.Connection, sql: str, *args: Any) -> sqlite3.Cursor:
    """Execute one statement, whose parameters are `$1`, `$2` and so on."""
    return db.execute(sql, {str(i): value for i, value in enumerate(args, 1)})


def one(db: sqlite3.Connection, sql: str, *args: Any) -> Any | None:
    """The first column of the first row, or None."""
    row = execute(db, sql, *args).fetchone()
    return None if row is None else row[0]


def wal_reset_bug(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Whether this SQLite can lose commits when two connections write or checkpoint at one moment."""
    mended = {(3, 44): 6, (3, 50): 7, (3, 51): 3}  # the first sound release of each line
    line, release = version[:2], version[2]
    return (3, 7) <= line <= max(mended) and release < mended.get((line[0], line[1]), release + 1)


def known_schemas() -> set[int]:
    """The numbers of the migrations that this version of the bot knows."""
    return set(_files())


def applied_schemas(db: sqlite3.Connection) -> set[int]:
    """The numbers of the migrations that were applied to a database; empty if it is not one of this bot's."""
    if one(db, "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema'") is None:
        return set()
    return {row[0] for row in execute(db, "SELECT version FROM schema").fetchall()}


def next_id(db: sqlite3.Connection, kind: str) -> int:
    """An id of this kind that has never been used before."""
    sql = (
        "INSERT INTO numbers (name, last) VALUES ($1, 1)"
        " ON CONFLICT (name) DO UPDATE SET last = numbers.last + 1 RETURNING last"
    )
    return int(one(db, sql, kind) or 0)


def reading(path: Path, timeout: float = BUSY / 1000) -> sqlite3.Connection:
    """A connection that can neither write nor checkpoint. Raises `sqlite3.Error`; `timeout` in seconds."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    db = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=timeout, check_same_thread=False)
    db.execute("PRAGMA query_only = ON")  # `mode=ro` protects the file; this refuses all other changes
    db.row_factory = sqlite3.Row
    return db


def _writing(path: Path | None = None) -> sqlite3.Connection:
    """The one connection that writes and checkpoints."""
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


def _transaction(
    db: sqlite3.Connection,
    begin: str,
    function: Callable[Concatenate[sqlite3.Connection, P], R],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> R:
    db.execute(begin)
    try:
        result = function(db, *args, **kwargs)
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
    except sqlite3.DatabaseError:
        return False


def _prepare(db: sqlite3.Connection, path: Path | None) -> None:
    """Check the file, and migrate it to the newest schema."""
    fault = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if fault != "ok":
        raise BadStore(f"{path}: the database is damaged: {fault.splitlines()[-1]}")
    _transaction(db, "BEGIN IMMEDIATE", _migrate, path)


def _migrate(db: sqlite3.Connection, path: Path | None) -> None:
    db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY)")
    files, done = _files(), applied_schemas(db)
    if not done and BASELINE.exists():
        done = _create(db, files)
    if strange := done - set(files):
        raise BadStore(
            f"{path}: made by a newer version of the bot (schema {max(strange)}, this one knows {max(files)})"
        )
    for version in sorted(set(files) - done):  # including one that fills a gap in the numbers
        for statement in _statements(files[version].read_text(encoding="utf-8")):
            _change_schema(db, statement)
        execute(db, "INSERT INTO schema (version) VALUES ($1)", version)


def _create(db: sqlite3.Connection, files: Iterable[int]) -> set[int]:
    """Create the schema that the migrations lead to. Returns their numbers."""
    for statement in _statements(BASELINE.read_text(encoding="utf-8")):
        db.execute(statement)
    for version in files:
        execute(db, "INSERT INTO schema (version) VALUES ($1)", version)
    return set(files)


def _files() -> dict[int, Path]:
    """The migrations by number."""
    return {int(file.name[:4]): file for file in MIGRATIONS.glob("[0-9]*.sql")}


def _change_schema(db: sqlite3.Connection, statement: str) -> None:
    """Execute a statement of a migration. A column that exists already is not an error.

    For a while the first migration added `people.chosen`, so some databases have it before the sixth.
    """
    try:
        db.execute(statement)
    except sqlite3.OperationalError as error:
        if not str(error).startswith("duplicate column name"):
            raise


def _statements(script: str) -> Iterator[str]:
    """The statements of a script. `executescript` is no alternative: it commits first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
