"""The schema: a new database gets it from the baseline, an old one by numbered migrations.

Both are written once, for SQLite. A `Dialect` says what is different elsewhere.

A migration with a line `-- compatible from 20` leaves the database so that the code of schema 20 and later
still works with it: several processes can then be brought to a new version one after the other.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.table.storage.database import BadStore, Database, execute, one

MIGRATIONS = Path(__file__).parent.parent / "migrations"
BASELINE = Path(__file__).parent.parent / "schema.sql"  # the result of all migrations
COMPATIBLE = re.compile(r"^-- compatible from (\d+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Dialect:
    """The engine's own wording of statements.

    `found`: a query that finds a row if the database has the table `$1`. `translated`: a statement of the
    schema in the engine's own words. `change`: executes a statement of a migration. `streamed`: the rows of
    a query, a few at a time. `last_id`: the last id that was given to a row of a table; `go_on_after`: the
    next one comes after this.
    """

    found: str
    translated: Callable[[str], str]
    change: Callable[[Database, str], object]
    streamed: Callable[[Database, str], Iterator[Any]]
    last_id: Callable[[Database, str], int]
    go_on_after: Callable[[Database, str, int], object]


def known_schemas() -> set[int]:
    """Return the numbers of the migrations that this version of the bot knows."""
    return set(_files())


def applied_schemas(db: Database, dialect: Dialect) -> set[int]:
    """Return the numbers of the migrations that a database has; empty if it is not one of this bot's."""
    if one(db, dialect.found, "schema") is None:
        return set()
    return {row[0] for row in execute(db, "SELECT version FROM schema").fetchall()}


def strange_schemas(db: Database, dialect: Dialect) -> set[int]:
    """Return the applied schemas that this version of the bot neither knows nor is compatible with."""
    known = known_schemas()
    strange = applied_schemas(db, dialect) - known
    if strange and one(db, dialect.found, "compatible") is not None:
        sql = "SELECT version FROM compatible WHERE oldest <= $1"
        strange -= {row[0] for row in execute(db, sql, max(known)).fetchall()}
    return strange


def is_usable(db: Database, dialect: Dialect) -> bool:
    """Return whether this version of the bot can work with the database as it is."""
    return known_schemas() <= applied_schemas(db, dialect) and not strange_schemas(db, dialect)


def least_beside(db: Database, dialect: Dialect) -> int:
    """Return the least schema that any process beside us must know, if `migrate` is called now.

    0 if any will do.
    """
    done = applied_schemas(db, dialect)
    new = [(version, file) for version, file in _files().items() if done and version not in done]
    return max((_oldest(version, file.read_text(encoding="utf-8")) for version, file in new), default=0)


def migrate(db: Database, name: str, dialect: Dialect) -> None:
    """Bring a database to the newest schema. Raises `BadStore` for one of a newer version of the bot.

    `name` is the database's in messages. A newer version may have left it compatible with this one.
    """
    files, done = _files(), applied_schemas(db, dialect)
    if strange := strange_schemas(db, dialect):
        raise BadStore(
            f"{name}: made by a newer version of the bot (schema {max(strange)}, this one knows {max(files)})"
        )
    if not done:
        execute(db, "CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY)")
    if not done and BASELINE.exists():
        for statement in statements(BASELINE.read_text(encoding="utf-8")):
            db.execute(dialect.translated(statement))
        for version, file in files.items():
            _record(db, version, file.read_text(encoding="utf-8"))
        return
    for version in sorted(set(files) - done):  # including one that fills a gap in the numbers
        script = files[version].read_text(encoding="utf-8")
        for statement in statements(script):
            dialect.change(db, dialect.translated(statement))
        _record(db, version, script)


def _record(db: Database, version: int, script: str) -> None:
    """Record that a migration was applied, and which earlier code can go on."""
    execute(db, "INSERT INTO schema (version) VALUES ($1)", version)
    if (oldest := _oldest(version, script)) < version:
        sql = "CREATE TABLE IF NOT EXISTS compatible (version INTEGER PRIMARY KEY, oldest INTEGER NOT NULL)"
        execute(db, sql)
        execute(db, "INSERT INTO compatible (version, oldest) VALUES ($1, $2)", version, oldest)


def _oldest(version: int, script: str) -> int:
    """Return the oldest schema whose code works with the database after this migration."""
    found = COMPATIBLE.search(script)
    return version if found is None else int(found[1])


def _files() -> dict[int, Path]:
    return {int(file.name[:4]): file for file in MIGRATIONS.glob("[0-9]*.sql")}


def statements(script: str) -> Iterator[str]:
    """Yield the statements of a script. `executescript` is no alternative: it commits first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
