"""A database that goes away or is damaged under a running bot: nobody is told that it was saved."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.table.operations import heartbeat
from bot.table.operations.heartbeat import Heartbeat
from bot.table.storage.database import BadStore, Database, execute, one
from bot.table.storage.engines import loss
from bot.table.storage.store import Store
from bot.table.storage.upkeep import health, restore
from rules.core.decisions import Rejected
from tests.bot.table.scene import started
from tests.bot.table.storage.test_store import once_more

pytestmark = pytest.mark.sqlite


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "var" / "taverna.db"


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    other = path.with_name("other")
    shutil.copyfile(path, other)
    other.replace(path)


def cut(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(0)


def without_log(path: Path) -> None:
    path.with_name("taverna.db-wal").unlink()


def without_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


LOST: dict[str, tuple[Callable[[Path], object], str]] = {
    "deleted": (delete, "was deleted or moved"),
    "moved": (lambda path: path.rename(path.with_name("moved")), "was deleted or moved"),
    "replaced": (replace, "was replaced by another file"),
    "cut short": (cut, "was cut short"),
    "without its log": (without_log, "-wal was deleted or moved"),
    "without its folder": (without_folder, "was deleted or moved"),
}


async def opened(path: Path) -> Store:
    """An open database with something in its file and something in its log."""
    for _ in range(2):
        store = await Store.open(path)
        await store.write(once_more)
        if not store.lost.done() and await store.read(one, "SELECT count FROM lessons") == 2:
            return store
        await store.close()
    raise AssertionError("unreachable")


async def refused(store: Store) -> str:
    """The words for whoever asks for something."""
    found = set()
    for use in (store.write, store.read, store.study):
        with pytest.raises(Rejected) as refusal:
            await use(once_more)
        found.add(refusal.value.text.key)
    [key] = found
    return key


@pytest.mark.parametrize("how", LOST)
async def test_no_write_is_acknowledged_once_the_file_is_gone(
    how: str, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened(database)
    LOST[how][0](database)
    with pytest.raises(Rejected) as refusal:
        await store.write(once_more)
    assert refusal.value.text.key == "table.refused.lost"
    assert await refused(store) == "table.refused.lost"
    assert LOST[how][1] in str(store.lost.result())
    assert "the database is lost, nothing is saved any more" in caplog.text
    await store.close()


@pytest.mark.parametrize("how", LOST)
async def test_a_file_that_goes_away_in_the_middle_of_a_write_is_noticed(how: str, database: Path) -> None:
    store = await opened(database)

    def write(db: Database) -> None:
        once_more(db)
        LOST[how][0](database)

    with pytest.raises(Rejected):
        await store.write(write)
    assert store.lost.done()
    await store.close()


async def test_a_file_that_goes_away_at_the_commit_is_noticed(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The look before the commit finds nothing, and the one after it does."""
    store = await opened(database)
    looks = iter([None, f"{database} was deleted"])
    monkeypatch.setattr(loss.Files, "fault", lambda files: next(looks))
    with pytest.raises(Rejected):
        await store.write(once_more)
    assert store.lost.done()
    monkeypatch.undo()
    await store.close()


async def test_nothing_is_lost_while_the_bot_erases_checkpoints_and_is_read(database: Path) -> None:
    store = await opened(database)
    for count in range(3, 60):
        assert await store.write(once_more) == count
        assert await store.scrub()
        assert {each.key for each in health(database, 0)} >= {"schema"}
        await store.look()
    await store.write(execute, "DELETE FROM lessons")
    assert not store.lost.done()
    await store.close()


@pytest.mark.parametrize("how", LOST)
async def test_the_heart_notices_it_without_anybodys_write(
    how: str, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "POLL_INTERVAL", 0.01)
    async with started(database) as bot:
        beating = asyncio.create_task(Heartbeat(bot.context, lambda: True).run())
        await asyncio.sleep(0.1)
        LOST[how][0](database)
        async with asyncio.timeout(30):
            await asyncio.shield(bot.store.lost)
        beating.cancel()


def overwritten(path: Path, start: int = 0) -> None:
    content = bytearray(path.read_bytes())
    content[start:] = b"\xff" * (len(content) - start)
    with path.open("r+b") as file:
        file.write(content)


async def test_a_damaged_page_is_the_end_at_the_first_error(database: Path) -> None:
    store = await opened(database)
    assert await store.scrub()
    overwritten(database, 4096)
    with pytest.raises(Rejected) as refusal:
        await store.read(one, "SELECT COUNT(*) FROM people, seats, steps, events, outbox, checkpoints")
    assert refusal.value.text.key == "table.refused.lost"
    assert await refused(store) == "table.refused.lost"
    assert "is damaged: database disk image is malformed" in str(store.lost.result())
    await store.close()
    assert "lost" in {each.key for each in health(database, 0) if not each.well}


async def test_a_daily_check_that_finds_damage_is_the_end(database: Path) -> None:
    async with started(database) as bot:
        await bot.store.scrub()
        overwritten(database, 4096)
        await asyncio.gather(heartbeat.check(bot.context), return_exceptions=True)
        assert await refused(bot.store) == "table.refused.lost"


# --- what is left ----------------------------------------------------------------------------------------


def left(database: Path) -> list[Path]:
    return sorted(database.parent.glob("taverna.db.saved-*"))


@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
async def test_all_that_was_saved_is_copied_and_can_be_restored(how: str, database: Path) -> None:
    store = await opened(database)
    for count in range(3, 9):
        assert await store.write(once_more) == count
    LOST[how][0](database)
    with pytest.raises(Rejected):
        await store.write(once_more)
    await store.close()
    [saved] = left(database)
    assert not saved.stat().st_mode & 0o077
    restore(database, saved, "noon")
    store = await Store.open(database)
    assert await store.read(one, "SELECT count FROM lessons") == 8
    await store.close()


async def test_the_next_start_does_not_begin_anew_and_health_says_why(database: Path) -> None:
    store = await opened(database)
    delete(database)
    await store.look()
    await store.close()
    [saved] = left(database)
    why = f"This bot's database was lost: {database} was deleted or moved while the bot worked with it"
    found = {each.key: each.args for each in health(database, 0) if not each.well}
    assert found == {"absent": {"path": str(database)}, "lost": {"why": f"{why}; all of it is in {saved}"}}
    with pytest.raises(BadStore) as refusal:
        await Store.open(database)
    assert str(refusal.value).startswith(f"{why}; all of it is in {saved}: restore it or a backup")
    assert not list(database.parent.glob("taverna.db"))
    restore(database, saved, "noon")
    assert not database.with_name("taverna.db-wal").exists(), "the lost one's log is not played back into it"
    await (await Store.open(database)).close()
    assert "lost" not in {each.key for each in health(database, 0)}


async def test_a_log_that_is_gone_costs_nothing(database: Path) -> None:
    """The connection still holds it, and puts it into the database at the end."""
    store = await opened(database)
    without_log(database)
    with pytest.raises(Rejected):
        await store.write(once_more)
    await store.close()
    assert left(database) == []
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("SELECT count FROM lessons").fetchone() == (2,)


async def test_the_note_of_another_program_stays_as_it_is(database: Path) -> None:
    store = await opened(database)
    note = database.with_name("taverna.db.lost")
    note.write_text("my list of lost things")
    delete(database)
    await store.look()
    await store.close()
    await (await Store.open(database)).close()
    assert note.read_text() == "my list of lost things"
