"""A start that a disk or another program hinders says which of them it is."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.table.model import Unavailable
from bot.table.storage.database import BadStore, Database, InUse, one
from bot.table.storage.engines import sqlite as module
from bot.table.storage.store import Store
from tests.bot.table.storage.test_store import bad, full_disk

pytestmark = pytest.mark.sqlite


@pytest.mark.parametrize("new", [True, False])
async def test_a_start_on_a_full_disk_says_so_and_not_that_another_bot_is_there(
    new: bool, database: Path
) -> None:
    if not new:
        await (await Store.open(database)).close()
    with full_disk(), pytest.raises(BadStore) as refused:
        await Store.open(database)
    assert not isinstance(refused.value, InUse), refused.value
    assert re.fullmatch(rf"{database}(\.lock)?: the disk (is full|reports an error)", str(refused.value))
    await (await Store.open(database)).close()


async def test_a_database_that_another_program_holds_is_one_clear_line(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY", 20)
    await (await Store.open(database)).close()
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await bad(database) == f"{database}: another program holds it"


def disk(db: Database) -> None:
    """Do what SQLite does when the disk fails."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
    raise error


@pytest.mark.parametrize(("how", "what"), [("write", "saved"), ("read", "read"), ("study", "read")])
async def test_trouble_that_passes_is_one_refusal_in_words_of_what_was_tried(
    how: str, what: str, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING")
    store = await Store.open(database)
    with pytest.raises(Unavailable) as refused:
        await getattr(store, how)(disk)
    assert refused.value.text.key == f"table.refused.not-{what}"
    assert [each.getMessage() for each in caplog.records] == [f"not {what}: disk I/O error"]
    assert await getattr(store, how)(one, "SELECT 1") == 1
    await store.close()


@pytest.mark.parametrize("how", ["write", "read", "study"])
async def test_a_wrong_statement_is_a_bug_and_no_trouble_that_passes(how: str, database: Path) -> None:
    """Nobody is told to try again, and no job is put off, for what can never succeed."""
    store = await Store.open(database)
    with pytest.raises(sqlite3.OperationalError, match="no such column"):
        await getattr(store, how)(one, "SELECT nonsense")
    await store.close()
