import asyncio
import logging
import re
import resource
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

import pytest

from bot.table.model import Unavailable
from bot.table.storage.database import BadStore, Database, InUse, execute, one
from bot.table.storage.engines import sqlite as module
from bot.table.storage.store import Store
from bot.table.storage.upkeep import inspecting


def once_more(db: Database) -> int:
    """A write. Returns how often it was made."""
    sql = (
        "INSERT INTO lessons (game, answers, count) VALUES ('toy', 0, 1)"
        " ON CONFLICT (game, answers) DO UPDATE SET count = lessons.count + 1 RETURNING count"
    )
    return int(one(db, sql) or 0)


def writer(store: Store) -> module.Connection:
    assert isinstance(store, module.SQLite)
    return store.writer


async def test_a_file_is_made_with_its_folder_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "var" / "deep" / "taverna.db"
    for number in (1, 2):
        store = await Store.open(path)
        assert await store.write(once_more) == number
        await store.close()


async def test_a_write_that_fails_leaves_nothing_behind() -> None:
    store = await Store.open(None)

    def half(db: Database) -> None:
        once_more(db)
        raise KeyError("in the middle")

    with pytest.raises(KeyError):
        await store.write(half)
    assert await store.write(once_more) == 1
    await store.close()


async def test_a_reader_does_not_wait_for_a_writer_and_sees_only_committed_data(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "taverna.db")
    begun, go_on = Event(), Event()

    def slow(db: Database) -> None:
        execute(db, "INSERT INTO lessons (game, answers, count) VALUES ('toy', 0, 7)")
        begun.set()
        go_on.wait(60)

    writing = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(begun.wait, 60)
    assert await store.read(one, "SELECT count FROM lessons") is None
    go_on.set()
    await writing
    assert await store.read(one, "SELECT count FROM lessons") == 7
    await store.close()


def pragma(db: sqlite3.Connection, name: str) -> object:
    return db.execute(f"PRAGMA {name}").fetchone()[0]


async def test_commits_reach_the_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    """Read back from the one connection that writes, after all that it is used for."""
    store = await Store.open(tmp_path / "taverna.db")
    await store.write(once_more)
    await store.scrub()
    run = writer(store).run
    assert (await run(pragma, "journal_mode"), await run(pragma, "synchronous")) == ("wal", 2)
    assert writer(store).isolation_level is None, "nothing but our own BEGIN and COMMIT"
    await store.close()


def test_nothing_but_the_opening_says_how_commits_reach_the_disk() -> None:
    said = [
        (file.name, line.strip())
        for folder in ("bot", "rules", "render")
        for file in sorted(Path(folder).rglob("*.py"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"synchronous|journal_mode|wal_checkpoint|wal_autocheckpoint|locking_mode", line)
    ]
    assert [name for name, _ in said] == ["sqlite.py", "sqlite.py", "upkeep.py"], said
    assert "synchronous = FULL" in str(said)


# --- one writer ------------------------------------------------------------------------------------------


WRITES = (
    "INSERT INTO lessons (game, answers, count) VALUES ('toy', 0, 7)",
    "DELETE FROM schema",
    "CREATE TABLE more (a)",
    "CREATE TEMP TABLE more (a)",
    "PRAGMA user_version = 3",
    "PRAGMA wal_checkpoint(TRUNCATE)",
    "PRAGMA wal_checkpoint(PASSIVE)",
    "PRAGMA journal_mode = DELETE",
    "VACUUM",
)


async def files(path: Path) -> dict[str, bytes]:
    """Read the database's files, but for the index of the log, where readers mark how far they read."""
    return {suffix: path.with_name(path.name + suffix).read_bytes() for suffix in ("", "-wal")}


@pytest.mark.parametrize("statement", WRITES)
async def test_no_connection_but_the_writer_can_write_or_checkpoint(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "taverna.db"
    store = await Store.open(path)
    await store.write(once_more)
    assert isinstance(store, module.SQLite)
    before = await files(path)
    with inspecting(path) as looking, closing(module.reading(path)) as reading:
        assert isinstance(looking, sqlite3.Connection)
        for db in (looking, reading):
            assert tried(db, statement) is not None
            assert await files(path) == before
    assert await store.reader.run(tried, statement) is not None
    assert await files(path) == before
    assert await store.write(once_more) == 2
    await store.close()


def tried(db: sqlite3.Connection, statement: str) -> str | None:
    """Return why a statement was refused, if it was."""
    if db.in_transaction:
        db.execute("COMMIT")
    db.execute("SELECT * FROM schema").fetchall()
    try:
        db.execute(statement).fetchall()
    except sqlite3.OperationalError as error:
        return str(error)
    return None


async def test_what_was_deleted_leaves_the_log_as_soon_as_nobody_reads_it(tmp_path: Path) -> None:
    """A long reader, such as a backup, keeps neither writes nor who asked waiting."""
    path = tmp_path / "taverna.db"
    store = await Store.open(path)
    await store.write(
        one, "INSERT INTO people (user_id, name, lang, closed_dm) VALUES (1, 'Quetzal', 'en', 0)"
    )
    with inspecting(path) as db:
        db.execute("SELECT * FROM people").fetchall()
        await store.write(one, "DELETE FROM people")
        assert not await store.scrub()
        later = store.unscrubbed
        assert later
        assert await store.write(once_more) == 1
        assert any(b"Quetzal" in content for content in (await files(path)).values())
    assert await store.scrub()
    assert not store.unscrubbed
    assert [content for content in (await files(path)).values() if b"Quetzal" in content] == []
    await store.close()


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can be written, as if there were no more space."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_what_a_full_disk_keeps_in_the_log_leaves_it_later(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    store = await Store.open(path)
    await store.write(
        one, "INSERT INTO people (user_id, name, lang, closed_dm) VALUES (1, 'Quetzal', 'en', 0)"
    )
    await store.write(one, "DELETE FROM people")
    with full_disk():
        assert not await store.scrub()
    assert store.unscrubbed
    assert await store.write(one, "PRAGMA busy_timeout") == module.BUSY, "as patient as before"
    assert await store.scrub()
    assert [content for content in (await files(path)).values() if b"Quetzal" in content] == []
    await store.close()


async def test_readers_that_end_last_leave_the_log_to_the_writer(tmp_path: Path) -> None:
    """The last to close a database checkpoints it, unless it may only read."""
    path = tmp_path / "taverna.db"
    store = await Store.open(path)
    await store.write(once_more)
    reading = module.reading(path)
    reading.execute("SELECT * FROM schema").fetchall()
    await store.close()
    left = await files(path)
    reading.close()
    assert await files(path) == left
    assert left["-wal"]


def test_every_connection_is_made_in_one_place() -> None:
    """`reading` gives connections that can't write; `SQLite.open` makes the writer.
    Else: a look, the lock, copies.
    """
    made = [
        file.as_posix()
        for file in sorted(Path("bot").rglob("*.py"))
        for _ in re.findall(r"sqlite\w*\.(?:connect|Connection)\(", file.read_text(encoding="utf-8"))
    ]
    of_the_store = ["bot/table/storage/engines/sqlite.py"] * 2  # who reads and who writes
    beside = [f"bot/table/storage/engines/{name}.py" for name in ("ours", "process_lock")]
    assert made == [*beside, *of_the_store, "bot/table/storage/upkeep.py"]


SECOND = """
import asyncio, sys
from pathlib import Path
from bot.table.storage.database import BadStore
from bot.table.storage.store import Store
try:
    asyncio.run(Store.open(Path(sys.argv[1])))
except BadStore as refusal:
    print(type(refusal).__name__)
"""


async def test_no_second_process_can_write_while_a_bot_is_at_work(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"

    async def second() -> str:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SECOND, str(path)), stdout=asyncio.subprocess.PIPE
        )
        return (await child.communicate())[0].decode().strip()

    store = await Store.open(path)
    assert await second() == "InUse"
    with pytest.raises(InUse):
        await Store.open(path)
    await store.close()
    assert await second() == ""


@pytest.mark.parametrize(
    ("version", "affected"),
    [
        *(((3, 6, 23), False), ((3, 7, 0), True), ((3, 40, 1), True), ((3, 46, 1), True)),
        *(((3, 44, 5), True), ((3, 44, 6), False), ((3, 45, 0), True), ((3, 50, 6), True)),
        *(((3, 50, 7), False), ((3, 51, 2), True), ((3, 51, 3), False), ((3, 53, 0), False)),
    ],
)
def test_versions_of_sqlite_that_can_lose_commits_are_known(version: tuple[int, ...], affected: bool) -> None:
    assert module.wal_reset_bug(version) == affected


async def test_an_affected_version_is_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.table.storage.engines.sqlite")
    for affected in (True, False):
        monkeypatch.setattr(module, "wal_reset_bug", lambda affected=affected: affected)
        await (await Store.open(tmp_path / "taverna.db")).close()
    assert [record.levelname for record in caplog.records] == ["INFO"]


# --- what the disk and other programs do -----------------------------------------------------------------


async def test_a_database_that_another_process_holds_is_a_refusal_and_not_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY", 20)
    store = await Store.open(tmp_path / "taverna.db")
    other = sqlite3.connect(tmp_path / "taverna.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable) as refused:
        await store.write(once_more)
    assert refused.value.text.key == "table.refused.not-saved"
    other.execute("ROLLBACK")
    other.close()
    assert await store.write(once_more) == 1
    await store.close()


async def test_a_full_disk_is_a_refusal_and_not_a_loss(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "taverna.db")
    pages = await writer(store).run(pragma, "page_count")
    await writer(store).run(pragma, f"max_page_count = {pages}")

    def much(db: Database) -> None:
        for number in range(1000):
            execute(
                db, "INSERT INTO people (user_id, name, lang, closed_dm) VALUES ($1, 'x', 'en', 0)", number
            )

    with pytest.raises(Unavailable):
        await store.write(much)
    assert await store.read(one, "SELECT COUNT(*) FROM people") == 0
    await store.close()


async def bad(path: Path) -> str:
    with pytest.raises(BadStore) as bad:
        await Store.open(path)
    message = str(bad.value)
    assert "\n" not in message
    assert str(path) in message
    return message


async def test_a_file_that_is_no_database_is_one_clear_line_and_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    path.write_bytes(b"this is not a database at all, only some words" * 100)
    before = path.read_bytes()
    assert "not a database" in await bad(path)
    assert path.read_bytes() == before


async def test_a_damaged_database_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    await (await Store.open(path)).close()
    content = bytearray(path.read_bytes())
    content[5000:9000] = b"\xff" * 4000
    path.write_bytes(content)
    await bad(path)


@pytest.mark.parametrize("start", [0, 5000])
async def test_what_is_damaged_while_the_bot_runs_is_found(tmp_path: Path, start: int) -> None:
    path = tmp_path / "taverna.db"
    await (await Store.open(path)).close()
    store = await Store.open(path)
    assert await store.is_sound()
    content = bytearray(path.read_bytes())
    content[start : start + 4000] = b"\xff" * 4000
    path.write_bytes(content)
    assert not await store.is_sound()
    await store.close()


async def test_a_folder_that_can_not_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    await bad(tmp_path / "file" / "taverna.db")


async def test_a_folder_in_place_of_the_file_is_one_clear_line(tmp_path: Path) -> None:
    await bad(tmp_path)


async def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    store = await Store.open(path)
    await store.write(one, "INSERT INTO schema (version) VALUES ($1)", 99)
    await store.close()
    assert "newer version" in await bad(path)


async def test_a_study_keeps_no_move_waiting_and_writes_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "taverna.db")
    done = threading.Event()
    study = asyncio.create_task(store.study(lambda db: (one(db, "SELECT 1"), done.wait(60))))
    assert await store.write(once_more) == 1
    assert await store.read(one, "SELECT count FROM lessons") == 1
    assert not study.done()
    done.set()
    assert await study == (1, True)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store.study(once_more)
    assert await store.study(one, "SELECT count FROM lessons") == 1
    await store.close()
