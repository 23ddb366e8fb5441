import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from bot.table import store as module
from bot.table.store import BadStore, Store, next_id, one, run
from rules.core.decisions import Rejected


async def test_a_file_is_made_with_its_folder_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "var" / "deep" / "taverna.db"
    for number in (1, 2):
        store = await Store.open(path)
        assert await store.write(next_id, "tables") == number
        await store.close()


async def test_a_write_that_fails_leaves_nothing_behind() -> None:
    store = await Store.open(None)

    def half(db: sqlite3.Connection) -> None:
        next_id(db, "tables")
        raise KeyError("in the middle")

    with pytest.raises(KeyError):
        await store.write(half)
    assert await store.write(next_id, "tables") == 1
    await store.close()


async def test_a_reader_does_not_wait_for_a_writer_and_sees_only_what_is_committed(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "taverna.db")
    other = sqlite3.connect(tmp_path / "taverna.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("INSERT INTO numbers (name, last) VALUES ('tables', 7)")
    assert await store.read(one, "SELECT last FROM numbers") is None
    other.execute("COMMIT")
    assert await store.read(one, "SELECT last FROM numbers") == 7
    other.close()
    await store.close()


async def test_commits_reach_the_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "taverna.db")

    def pragma(db: sqlite3.Connection, name: str) -> object:
        return db.execute(f"PRAGMA {name}").fetchone()[0]

    assert await store.read(pragma, "journal_mode") == "wal"
    writer = store._writer._conn
    assert [row[0] for row in await store._writer.execute_fetchall("PRAGMA synchronous")] == [2]
    assert writer.isolation_level is None
    await store.close()


async def test_a_database_that_another_process_holds_is_a_refusal_and_not_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY", 20)
    store = await Store.open(tmp_path / "taverna.db")
    other = sqlite3.connect(tmp_path / "taverna.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Rejected) as refused:
        await store.write(next_id, "tables")
    assert refused.value.text.key == "table.refused.not-saved"
    other.execute("ROLLBACK")
    other.close()
    assert await store.write(next_id, "tables") == 1
    await store.close()


async def test_a_full_disk_is_a_refusal_and_not_a_loss(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "taverna.db")
    pages = next(iter(await store._writer.execute_fetchall("PRAGMA page_count")))[0]
    await store._writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")

    def much(db: sqlite3.Connection) -> None:
        for number in range(1000):
            run(db, "INSERT INTO people (user_id, name, lang, closed_dm) VALUES ($1, 'x', 'en', 0)", number)

    with pytest.raises(Rejected):
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


async def test_a_migration_that_fails_is_undone_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    folder.mkdir()
    good = "CREATE TABLE one (a INTEGER); -- a comment; with a semicolon\nCREATE TABLE two (b INTEGER);\n"
    (folder / "0001_good.sql").write_text(good)
    monkeypatch.setattr(module, "MIGRATIONS", folder)
    await (await Store.open(tmp_path / "taverna.db")).close()
    (folder / "0002_bad.sql").write_text("CREATE TABLE three (c INTEGER);\nCREATE TABLE one (a INTEGER);\n")
    assert "already exists" in await bad(tmp_path / "taverna.db")
    (folder / "0002_bad.sql").unlink()
    store = await Store.open(tmp_path / "taverna.db")
    names = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table'"
    assert await store.read(one, names) == 3  # one, two, schema
    await store.close()


SHIPPED = {  # what a migration did is history: databases that it made are out there
    "0001_initial.sql": "c8c8a8f57fced677",
    "0002_orders.sql": "44b94461c3b29111",
    "0003_seats_change_hands.sql": "e6f14042307cc162",
    "0004_notices.sql": "2f1cb2a027b4ea78",
    "0005_pace.sql": "bcc606b0eb596b11",
    "0006_chosen_language.sql": "055be854ff846219",
    "0007_pace_and_digest.sql": "554d4aa001621ba6",
    "0008_second_thoughts.sql": "4527196505cffa4f",
    "0010_numbers.sql": "b2defd91df9eca68",
    "0011_long_life.sql": "489881e42e6e7079",
    "0012_replaced_messages.sql": "ada5d5c805c9d6d8",
    "0014_quotas.sql": "7f9c3717f0ed9f53",
    "0015_bare.sql": "ce25b27967bfa46e",
}


@pytest.mark.parametrize("name", sorted(file.name for file in module.MIGRATIONS.glob("*.sql")))
def test_a_migration_that_was_shipped_is_never_changed(name: str) -> None:
    """A new one is added here with its digest when it is committed."""
    assert sha256((module.MIGRATIONS / name).read_bytes()).hexdigest()[:16] == SHIPPED[name]


@pytest.mark.parametrize("column", ["", ", chosen TEXT"])
async def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path, column: str) -> None:
    """The second one is from the days when the first migration had the chosen language too."""
    path = tmp_path / "old.db"
    old = sqlite3.connect(path)
    script = (module.MIGRATIONS / "0001_initial.sql").read_text(encoding="utf-8")
    old.executescript(script.replace("closed_dm INTEGER NOT NULL", f"closed_dm INTEGER NOT NULL{column}"))
    old.executescript("CREATE TABLE schema (version INTEGER PRIMARY KEY); INSERT INTO schema VALUES (1);")
    old.execute("INSERT INTO people (user_id, name, lang, closed_dm) VALUES (7, 'Ana', 'pt-BR', 0)")
    old.commit()
    old.close()

    store = await Store.open(path)
    assert await store.read(one, "SELECT COALESCE(chosen, lang) FROM people WHERE user_id = 7") == "pt-BR"
    newest = max(int(file.name[:4]) for file in module.MIGRATIONS.glob("*.sql"))
    assert await store.read(one, "SELECT MAX(version) FROM schema") == newest
    await store.close()
