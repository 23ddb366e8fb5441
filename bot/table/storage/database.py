"""A database as the functions see it that read and write rows, whichever engine is behind it.

The SQL is limited to what SQLite and PostgreSQL both understand. Parameters are `$1`, `$2` and so on, each of
which occurs.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, Protocol

from bot.table.model import Unavailable
from rules.core.text import Text

log = logging.getLogger(__name__)

REFUSALS = {"saved": Text(key="table.refused.not-saved"), "read": Text(key="table.refused.not-read")}


class BadStore(Exception):  # noqa: N818 - the word for it
    """The database can't be used. The message is one line that says why."""


class InUse(BadStore):
    """Another bot is using this database."""


class Lost(BadStore):
    """An open database can't be used any more: its file is gone from its path, or it is damaged."""


class Row(Protocol):
    """A row of a result: its values by name. Rows of either engine are also sequences of them."""

    def __getitem__(self, name: str, /) -> Any:
        """Return the value in the column of this name."""


class Result(Protocol):
    """The rows that a statement found. Each has its values by name and by number."""

    def fetchone(self) -> Any:
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Iterate over the rows that are left."""


class Database(Protocol):
    """One connection inside a transaction. `sqlite3.Connection` is one as it is."""

    def execute(self, sql: str, parameters: Mapping[str, Any] = ..., /) -> Result:
        """Execute one statement; `parameters` are named `1`, `2` and so on."""


def unavailable(what: Literal["saved", "read"], error: Exception) -> Unavailable:
    """Log why the database can't be used now, and return the refusal with the words for people."""
    log.error("not %s: %s", what, str(error).partition("\n")[0])
    return Unavailable(REFUSALS[what])


def execute(db: Database, sql: str, *args: Any) -> Result:
    """Execute one statement, whose parameters are `$1`, `$2` and so on."""
    return db.execute(sql, {str(i): value for i, value in enumerate(args, 1)})


def insert(db: Database, table: str, /, **columns: Any) -> None:
    """Insert a row."""
    execute(db, _insertion(table, *columns), *columns.values())


def upsert(db: Database, table: str, key: str, /, **columns: Any) -> None:
    """Insert a row, or rewrite the one that is the same in the columns of `key`: `"table_id, seat"`."""
    sql, kept = _insertion(table, *columns), key.split(", ")
    rewritten = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in kept)
    execute(db, f"{sql} ON CONFLICT ({key}) DO UPDATE SET {rewritten}", *columns.values())


@cache
def _insertion(table: str, *columns: str) -> str:
    places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608 - our own names


def one(db: Database, sql: str, *args: Any) -> Any | None:
    """Return the first column of the first row, or None."""
    row = execute(db, sql, *args).fetchone()
    return None if row is None else row[0]


def column(db: Database, sql: str, *args: Any) -> tuple[Any, ...]:
    """Return the first column of all rows."""
    return tuple(row[0] for row in execute(db, sql, *args).fetchall())
