"""The schema's numbered steps: each is applied once, whole or not at all; none that was shipped changes."""

import re
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from bot.table.storage import store as module
from bot.table.storage.store import BadStore, Store, one


async def refused(path: Path) -> str:
    with pytest.raises(BadStore) as bad:
        await Store.open(path)
    return str(bad.value)


async def test_a_migration_that_was_numbered_into_a_gap_is_applied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_one.sql").write_text("CREATE TABLE one (a INTEGER);\n")
    (folder / "0003_three.sql").write_text("CREATE TABLE three (a INTEGER);\n")
    monkeypatch.setattr(module, "MIGRATIONS", folder)
    await (await Store.open(tmp_path / "taverna.db")).close()
    (folder / "0002_two.sql").write_text("CREATE TABLE two (a INTEGER);\n")
    store = await Store.open(tmp_path / "taverna.db")
    assert await store.read(one, "SELECT COUNT(*) FROM two") == 0
    assert await store.read(module.applied_schemas) == {1, 2, 3}
    await store.close()
    (folder / "0002_two.sql").unlink()
    assert "newer version" in await refused(tmp_path / "taverna.db")


def test_no_two_migrations_have_one_number() -> None:
    names = sorted(file.name for file in module.MIGRATIONS.glob("*.sql"))
    assert len(module.known_schemas()) == len(names)
    assert all(re.fullmatch(r"\d{4}_[a-z_]+\.sql", name) for name in names)


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
    assert "already exists" in await refused(tmp_path / "taverna.db")
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
    "0013_storage.sql": "d8f847573da3cf6e",
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
