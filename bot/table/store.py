"""The database: one connection writes, two others read, and each write is one transaction.

A write is one function that runs in the store's thread, so nothing can come between its statements. The SQL
is what SQLite and PostgreSQL both understand.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import aiosqlite

from rules.core.decisions import Rejected
from rules.core.text import Text

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY = 10_000  # milliseconds to wait for another process
P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger(__name__)


class BadStore(Exception):  # noqa: N818 - the word for it
    """The database can't be used. The message is one line that says why."""


class Store:
    """An open database. Made by `open`."""

    def __init__(
        self,
        writer: aiosqlite.Connection,
        reader: aiosqlite.Connection,
        student: aiosqlite.Connection,
        path: Path | None,
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._student = student
        self._path = path

    @classmethod
    async def open(cls, path: Path | None) -> Self:
        """Open the file, making it and its folder as needed; `None` is a database in memory.

        Raises `BadStore`.
        """
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                sqlite3.connect(path).close()  # where this fails, aiosqlite would leave a thread behind
            writer = await _connect(path)
        except (OSError, sqlite3.Error) as error:
            raise BadStore(f"{path}: can't be opened: {error}") from error
        try:
            await _in_thread(writer, _prepare, path)
            reader = writer if path is None else await _connect(path)
            student = writer if path is None else await _connect(path, read_only=True)
        except (BadStore, sqlite3.Error) as error:
            await writer.close()
            raise error if isinstance(error, BadStore) else BadStore(f"{path}: {error}") from error
        return cls(writer, reader, student, path)

    async def close(self) -> None:
        """Finish what is being written, and close."""
        for connection in dict.fromkeys((self._student, self._reader, self._writer)):
            await connection.close()

    async def is_sound(self) -> bool:
        """Whether the database is in order. All of it is read for that, and nothing else waits meanwhile."""
        return self._path is None or await asyncio.to_thread(_is_sound, self._path)

    async def scrub(self) -> None:
        """See that what was deleted is in no file any more: not in the log of the last writes either."""
        await _in_thread(self._writer, lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def write(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Run the function in one transaction; when this returns, its changes are on the disk.

        An exception undoes all of it. Raises `Rejected` if the disk is full or the file locked. A caller that
        is cancelled does not stop the write.
        """
        try:
            return await _in_thread(self._writer, _transaction, "BEGIN IMMEDIATE", function, *args, **kwargs)
        except sqlite3.OperationalError as error:
            log.error("not saved: %s", error)
            raise Rejected(Text(key="table.refused.not-saved")) from error

    async def read(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Run the function, which only reads, on one state of the database."""
        return await _in_thread(self._reader, _transaction, "BEGIN", function, *args, **kwargs)

    async def study(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """The same for what may take long: no move waits for it, but other studies do."""
        return await _in_thread(self._student, _transaction, "BEGIN", function, *args, **kwargs)


def run(db: sqlite3.Connection, sql: str, *args: Any) -> sqlite3.Cursor:
    """Execute one statement, whose parameters are `$1`, `$2` and so on."""
    return db.execute(sql, {str(i): value for i, value in enumerate(args, 1)})


def one(db: sqlite3.Connection, sql: str, *args: Any) -> Any | None:
    """The first column of the first row, or None."""
    row = run(db, sql, *args).fetchone()
    return None if row is None else row[0]


def newest_schema() -> int:
    """The number of the schema that this version of the bot brings a database to."""
    return max(int(file.name[:4]) for file in MIGRATIONS.glob("[0-9]*.sql"))


def next_id(db: sqlite3.Connection, kind: str) -> int:
    """An id that was never given before."""
    sql = (
        "INSERT INTO numbers (name, last) VALUES ($1, 1)"
        " ON CONFLICT (name) DO UPDATE SET last = numbers.last + 1 RETURNING last"
    )
    return int(one(db, sql, kind) or 0)


async def _connect(path: Path | None, *, read_only: bool = False) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(
        _address(path, read_only=read_only), isolation_level=None, timeout=BUSY / 1000, uri=True
    )
    try:
        await _in_thread(connection, _configure)
    except BaseException:
        await connection.close()
        raise
    return connection


def _address(path: Path | None, *, read_only: bool) -> str:
    if path is None:
        return "file::memory:"
    return f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rw'}"


async def _in_thread(
    connection: aiosqlite.Connection, function: Callable[..., R], *args: Any, **kwargs: Any
) -> R:
    # aiosqlite's own methods are one statement each; this is what all of them are made of.
    result: R = await connection._execute(function, connection._conn, *args, **kwargs)  # type: ignore[no-untyped-call]
    return result


def _configure(db: sqlite3.Connection) -> None:
    for pragma in (
        *("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {BUSY}", "foreign_keys = ON"),
        "secure_delete = ON",  # what people want forgotten does not stay in free pages
    ):
        db.execute(f"PRAGMA {pragma}")
    db.row_factory = sqlite3.Row


def _transaction(
    db: sqlite3.Connection, begin: str, function: Callable[..., R], *args: Any, **kwargs: Any
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


def _is_sound(path: Path) -> bool:
    try:
        with closing(sqlite3.connect(path, timeout=BUSY / 1000)) as db:
            return one(db, "PRAGMA quick_check(1)") == "ok"
    except sqlite3.DatabaseError:
        return False


def _prepare(db: sqlite3.Connection, path: Path | None) -> None:
    """Check the file, and bring it to the newest schema."""
    fault = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if fault != "ok":
        raise BadStore(f"{path}: the database is damaged: {fault.splitlines()[-1]}")
    _transaction(db, "BEGIN IMMEDIATE", _migrate, path)


def _migrate(db: sqlite3.Connection, path: Path | None) -> None:
    db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY)")
    done = one(db, "SELECT MAX(version) FROM schema") or 0
    files = {int(file.name[:4]): file for file in sorted(MIGRATIONS.glob("[0-9]*.sql"))}
    if done > max(files):
        raise BadStore(
            f"{path}: made by a newer version of the bot (schema {done}, this one knows {max(files)})"
        )
    for version, file in files.items():
        if version > done:
            for statement in _statements(file.read_text(encoding="utf-8")):
                _change_schema(db, statement)
            run(db, "INSERT INTO schema (version) VALUES ($1)", version)


def _change_schema(db: sqlite3.Connection, statement: str) -> None:
    """Execute a statement of a migration; a column that is there already is no error.

    For a while `people.chosen` came with the first migration, so some databases have it before the sixth.
    """
    try:
        db.execute(statement)
    except sqlite3.OperationalError as error:
        if not str(error).startswith("duplicate column name"):
            raise


def _statements(script: str) -> Iterator[str]:
    """The statements of a script; `executescript` would commit before it begins."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
