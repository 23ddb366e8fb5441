"""The schema: a new database gets it from the baseline, an old one by numbered migrations.

Both are written once, for SQLite. A `Dialect` says what is different elsewhere.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.table.storage.database import BadStore, Database, execute, one

MIGRATIONS = Path(__file__).parent.parent / "migrations"
BASELINE = Path(__file__).parent.parent / "schema.sql"  # the result of all migrations


@dataclass(frozen=True, slots=True)
class Dialect:
    """What an engine calls things.

    `found`: a query that finds a row if the database has a table `schema`. `translated`: a statement of
    the schema in the engine's own words. `change`: executes a statement of a migration. `streamed`: the rows
    of a query, a few at a time. `last_id`: the last id that was given to a row of a table; `go_on_after`: the
    next one comes after this.
    """

    found: str
    translated: Callable[[str], str]
    change: Callable[[Database, str], object]
    streamed: Callable[[Database, str], Iterator[Any]]
    last_id: Callable[[Database, str], int]
    go_on_after: Callable[[Database, str, int], object]


def known_schemas() -> set[int]:
    """The numbers of the migrations that this version of the bot knows."""
    return set(_files())


def applied_schemas(db: Database, dialect: Dialect) -> set[int]:
    """The numbers of the migrations that were applied to a database; empty if it is not one of this bot's."""
    if one(db, dialect.found) is None:
        return set()
    return {row[0] for row in execute(db, "SELECT version FROM schema").fetchall()}


def migrate(db: Database, name: str, dialect: Dialect) -> None:
    """Bring a database to the newest schema. Raises `BadStore` for one of a newer version of the bot.

    `name` is the database's in messages.
    """
    files, done = _files(), applied_schemas(db, dialect)
    if strange := done - set(files):
        raise BadStore(
            f"{name}: made by a newer version of the bot (schema {max(strange)}, this one knows {max(files)})"
        )
    if not done:
        execute(db, "CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY)")
        done = _create(db, files, dialect) if BASELINE.exists() else set()
    for version in sorted(set(files) - done):  # including one that fills a gap in the numbers
        for statement in _statements(files[version].read_text(encoding="utf-8")):
            dialect.change(db, dialect.translated(statement))
        execute(db, "INSERT INTO schema (version) VALUES ($1)", version)


def _create(db: Database, files: Iterable[int], dialect: Dialect) -> set[int]:
    """Create the schema that the migrations lead to. Returns their numbers."""
    for statement in _statements(BASELINE.read_text(encoding="utf-8")):
        db.execute(dialect.translated(statement))
    for version in files:
        execute(db, "INSERT INTO schema (version) VALUES ($1)", version)
    return set(files)


def _files() -> dict[int, Path]:
    """The migrations by number."""
    return {int(file.name[:4]): file for file in MIGRATIONS.glob("[0-9]*.sql")}


def _statements(script: str) -> Iterator[str]:
    """The statements of a script. `executescript` is no alternative: it commits first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
