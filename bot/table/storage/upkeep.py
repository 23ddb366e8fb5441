"""The operator's tools for the database: check whether all is well, back it up, restore a backup.

None of them needs a running bot. Only `restore` writes to the database, and only while no bot runs.
"""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bot.files import make_file, tighten
from bot.table.model import Shards
from bot.table.storage.database import BadStore, Database, Row, execute, one
from bot.table.storage.engines.address import Address, Server
from bot.table.storage.engines.faults import unusable
from bot.table.storage.engines.loss import note_of
from bot.table.storage.engines.ours import BESIDE, in_use, require_ours
from bot.table.storage.engines.process_lock import locked
from bot.table.storage.engines.schema import Dialect, applied_schemas, is_usable, strange_schemas
from bot.table.storage.engines.sqlite import DIALECT, reading

LEAST_FREE = 200  # MB on the disk
BACKLOG = 500  # waiting messages that are still normal
SILENCE = 180  # seconds without a heartbeat
WAITS = 10.0  # seconds for a lock


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check: `operator.health.<key>` puts it into words, with `args`."""

    key: str
    well: bool
    args: dict[str, int | str]


def health(database: Address, now: int, shards: Shards | None = None) -> list[Finding]:
    """Return the results of all quick checks. They stop after a failure that makes the rest meaningless.

    With `shards` only the process that looks after them is judged, else all of the present layout.

    They do not read the whole database. The bot does so once a day, and its latest result is reported.
    """
    findings: list[Finding] = []
    if isinstance(database, Path):
        if (why := note_of(database)) is not None:
            findings.append(Finding("lost", False, {"why": why}))
        if not database.is_file():
            return [*findings, Finding("absent", False, {"path": str(database)})]
        findings.append(_disk(database))
    try:
        with _reading(database) as db:
            if isinstance(database, Server) and _takes_no_writes(db):
                findings.append(Finding("read-only", False, {}))
            findings.append(schema := _schema(db, dialect_of(database)))
            findings += _life(db, now, shards) if schema.well else ()
    except BadStore:
        findings.insert(0, Finding("unreadable", False, {"path": str(database)}))
    return findings


def check(database: Address) -> Finding:
    """Read the whole database, which may be in use. Raises `BadStore` if there is none."""
    database = _file(database, "pg_amcheck")
    with _reading(database) as db:
        fault = _fault(db)
    return Finding("checked" if fault is None else "damaged", fault is None, {})


def backup(database: Address, file: Path) -> int:
    """Copy the database, which may be in use, to a new file. Returns its bytes. Raises `BadStore`."""
    database = _file(database, "pg_dump")
    if file.exists() or file.is_symlink():
        raise BadStore(f"{file}: exists, and is not overwritten")
    _copy(database, file)
    return file.stat().st_size


def restore(database: Address, file: Path, stamp: str) -> Path | None:
    """Put a backup in the database's place. Returns where the replaced database lies now, if there was one.

    `stamp` becomes part of that name. Raises `BadStore`, and `InUse` while the bot runs.
    """
    database = _file(database, "pg_restore")
    with locked(database):
        part = _free(database.with_name(f"{database.name}.restored"))
        _copy(file, part)
        kept = _set_aside(database, stamp)
        part.replace(database)
    return kept


@contextmanager
def inspecting(database: Address) -> Iterator[Database]:
    """Yield a read-only view of the database at one moment. Raises `BadStore`, also for an older schema."""
    with _reading(database) as db:
        if not _schema(db, dialect_of(database)).well:
            raise BadStore(f"{database}: not of this version of the bot: start the bot once")
        yield db


def dialect_of(database: Address) -> Dialect:
    """Return the dialect of a database's engine."""
    if isinstance(database, Server):
        from bot.table.storage.engines import postgres

        return postgres.DIALECT
    return DIALECT


def _takes_no_writes(db: Database) -> bool:
    from bot.table.storage.engines import postgres

    return postgres.is_read_only(db)


def _file(database: Address, instead: str) -> Path:
    if isinstance(database, Server):
        raise BadStore(f"{database}: this is done with PostgreSQL's own {instead}: see docs/operating.md")
    return database


@contextmanager
def _reading(database: Address) -> Iterator[Database]:
    if isinstance(database, Server):
        from bot.table.storage.engines import postgres

        with postgres.looking(database) as db:
            yield db
    else:
        with _reading_file(database) as file:
            yield file


@contextmanager
def _reading_file(database: Path) -> Iterator[sqlite3.Connection]:
    if not database.is_file():
        raise BadStore(f"{database}: there is no such file")
    require_ours(database)  # reading a stranger's would make files beside it
    try:
        with in_use(database), closing(reading(database, WAITS)) as db:
            db.execute("BEGIN")
            yield db
    except (OSError, sqlite3.Error) as error:
        raise unusable(database, error) from error


def _copy(source: Path, target: Path) -> None:
    """Copy an intact database of a known schema into one file, which appears whole or not at all."""
    part = _free(target.with_name(f"{target.name}.part"))
    try:
        make_file(part)  # it holds every hand of every table
        with _reading_file(source) as db, closing(sqlite3.connect(part, isolation_level=None)) as copy:
            copy.row_factory = sqlite3.Row
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # all of it in this one file
            _require_sound(copy, source)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise BadStore(f"{source}: can't be copied: {unusable(target, error)}") from error
    finally:
        for each in (part, part.with_name(f"{part.name}-wal"), part.with_name(f"{part.name}-shm")):
            with suppress(OSError):
                each.unlink()


def _free(part: Path) -> Path:
    """Delete what an earlier attempt has left under this name, unless somebody else's file is there."""
    require_ours(part)
    try:
        part.unlink(missing_ok=True)
    except OSError as error:
        raise unusable(part, error) from error
    return part


def _require_sound(db: sqlite3.Connection, path: Path) -> None:
    if (fault := _fault(db)) is not None:
        raise BadStore(f"{path}: the database is damaged: {fault}")
    if not applied_schemas(db, DIALECT):
        raise BadStore(f"{path}: no database of this bot")
    if strange := strange_schemas(db, DIALECT):
        raise BadStore(f"{path}: made by a newer version of the bot (schema {max(strange)})")


def _set_aside(database: Path, stamp: str) -> Path | None:
    """Rename the database, if it is there, with the files that SQLite keeps beside it.

    A lost database may have left its log, which SQLite would play back into what takes its place.
    """
    there, kept = database.exists(), database.with_name(f"{database.name}.before-{stamp}")
    for suffix in (*BESIDE, ""):
        old, new = (each.with_name(each.name + suffix) for each in (database, kept))
        if old.exists():
            old.replace(new)
            tighten(new)
    return kept if there else None


def _fault(db: Database) -> str | None:
    """Return the fault of the file, in SQLite's words, or None."""
    said = str(one(db, "PRAGMA integrity_check(1)"))
    return None if said == "ok" else said.splitlines()[-1]


def _schema(db: Database, dialect: Dialect) -> Finding:
    schemas = applied_schemas(db, dialect)
    usable = is_usable(db, dialect)
    return Finding("schema" if usable else "old-schema", usable, {"schema": max(schemas, default=0)})


def _disk(database: Path) -> Finding:
    free = shutil.disk_usage(database.parent).free // 1_000_000
    return Finding("disk" if free >= LEAST_FREE else "full-disk", free >= LEAST_FREE, {"free": free})


def _beats(db: Database, shards: Shards | None) -> list[Row]:
    """Return the processes' last heartbeats; with another number of shards they are of no present one."""
    if shards is not None:
        sql = "SELECT * FROM heartbeat WHERE id = $1 AND shards = $2"
        return execute(db, sql, shards.first + 1, shards.count).fetchall()
    newest = "SELECT shards FROM heartbeat ORDER BY started DESC, shards LIMIT 1"
    return execute(db, f"SELECT * FROM heartbeat WHERE shards = ({newest})").fetchall()  # noqa: S608 - our own


def _waiting(db: Database, shards: Shards | None) -> int:
    """Count the messages that wait to be said, with `shards` those of their servers alone."""
    if shards is None:
        return int(one(db, "SELECT COUNT(*) FROM outbox") or 0)
    joined = "outbox JOIN tables ON tables.id = table_id"
    sql = f"SELECT guild_id, COUNT(*) AS count FROM {joined} GROUP BY guild_id"  # noqa: S608 - our own words
    return sum(row["count"] for row in execute(db, sql).fetchall() if shards.has(row["guild_id"]))


def _life(db: Database, now: int, shards: Shards | None) -> list[Finding]:
    """Return the messages that wait to be said, and what the bot's last heartbeat reported."""
    waiting = _waiting(db, shards)
    findings = [Finding("outbox", waiting <= BACKLOG, {"count": waiting})]
    beats = _beats(db, shards)
    if not beats:
        return [*findings, Finding("no-heartbeat", False, {})]
    hours = max(0, now - min(beat["checked"] for beat in beats)) // 3600
    sound = (
        Finding("integrity", True, {"hours": hours})
        if all(beat["sound"] for beat in beats)
        else Finding("damaged", False, {})
    )
    age = max(0, now - min(beat["at"] for beat in beats))
    findings = [
        sound,
        *findings,
        Finding("heartbeat" if age <= SILENCE else "silent", age <= SILENCE, {"age": age}),
    ]
    ill = sorted({part for beat in beats for part in json.loads(beat["ill"])})
    if age <= SILENCE:  # an outage at Discord is not the bot's fault
        findings.append(
            Finding("connected" if all(beat["connected"] for beat in beats) else "disconnected", True, {})
        )
        findings += [Finding("ill", False, {"part": str(part)}) for part in ill]
    return findings
