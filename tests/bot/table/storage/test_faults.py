"""A start that a disk or another program hinders says which of them it is."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.table.storage.database import BadStore, InUse
from bot.table.storage.engines import sqlite as module
from bot.table.storage.store import Store
from tests.bot.table.storage.test_store import bad, full_disk

pytestmark = pytest.mark.sqlite


@pytest.mark.parametrize("new", [True, False])
async def test_a_start_on_a_full_disk_says_so_and_not_that_another_bot_is_there(
    new: bool, tmp_path: Path
) -> None:
    path = tmp_path / "taverna.db"
    if not new:
        await (await Store.open(path)).close()
    with full_disk(), pytest.raises(BadStore) as refused:
        await Store.open(path)
    assert not isinstance(refused.value, InUse), refused.value
    assert re.fullmatch(rf"{path}(\.lock)?: the disk (is full|reports an error)", str(refused.value))
    await (await Store.open(path)).close()


async def test_a_database_that_another_program_holds_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY", 20)
    path = tmp_path / "taverna.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await bad(path) == f"{path}: another program holds it"
