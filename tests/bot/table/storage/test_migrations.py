"""The schema's numbered steps: each is applied once, whole or not at all; none that was shipped changes."""

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from bot.table.delivery import posted_messages
from bot.table.jobs import AskPrivately, HandOver, Job, Notice, ShowLobby, ShowPanel, Tell
from bot.table.model import Posted
from bot.table.storage import outbox_rows, reminder_rows
from bot.table.storage.database import BadStore, Database, one
from bot.table.storage.engines import schema as module
from bot.table.storage.engines.sqlite import DIALECT
from bot.table.storage.event_rows import completed
from bot.table.storage.packed import packed, rows_of, unpacked_rows
from bot.table.storage.reminder_rows import Due, Reminder
from bot.table.storage.store import Store
from bot.table.votes import proposals
from rules.core.flow import Event
from rules.core.text import Text
from tests.bot.table.scene import Bot, started
from tests.bot.table.storage.tomorrow import NUMBER, tomorrow


async def refused(path: Path) -> str:
    with pytest.raises(BadStore) as bad:
        await Store.open(path)
    return str(bad.value)


async def test_a_migration_that_was_numbered_into_a_gap_is_applied(
    tmp_path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_one.sql").write_text("CREATE TABLE one (a INTEGER);\n")
    (folder / "0003_three.sql").write_text("CREATE TABLE three (a INTEGER);\n")
    monkeypatch.setattr(module, "MIGRATIONS", folder)
    monkeypatch.setattr(module, "BASELINE", folder / "none.sql")
    await (await Store.open(database)).close()
    (folder / "0002_two.sql").write_text("CREATE TABLE two (a INTEGER);\n")
    store = await Store.open(database)
    assert await store.read(one, "SELECT COUNT(*) FROM two") == 0
    assert await store.read(module.applied_schemas, DIALECT) == {1, 2, 3}
    await store.close()
    (folder / "0002_two.sql").unlink()
    assert "newer version" in await refused(database)


def test_no_two_migrations_have_one_number() -> None:
    names = sorted(file.name for file in module.MIGRATIONS.glob("*.sql"))
    assert len(module.known_schemas()) == len(names)
    assert [name for name in names if not re.fullmatch("\\d{4}_[a-z_]+\\.sql", name)] == []


async def test_a_migration_that_fails_is_undone_whole(
    tmp_path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    folder.mkdir()
    good = "CREATE TABLE one (a INTEGER); -- a comment; with a semicolon\nCREATE TABLE two (b INTEGER);\n"
    (folder / "0001_good.sql").write_text(good)
    monkeypatch.setattr(module, "MIGRATIONS", folder)
    monkeypatch.setattr(module, "BASELINE", folder / "none.sql")
    await (await Store.open(database)).close()
    (folder / "0002_bad.sql").write_text("CREATE TABLE three (c INTEGER);\nCREATE TABLE one (a INTEGER);\n")
    assert "already exists" in await refused(database)
    (folder / "0002_bad.sql").unlink()
    store = await Store.open(database)
    names = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table'"
    assert await store.read(one, names) == 3  # one, two, schema
    await store.close()


async def test_a_newer_database_is_refused_unless_it_is_compatible(tmp_path: Path) -> None:
    known = max(module.known_schemas())
    for name, oldest in (("good", known), ("bad", known + 1)):
        (tmp_path / name).mkdir()
        with tomorrow(tmp_path / name, oldest):
            await (await Store.open(tmp_path / name / "taverna.db")).close()
    await (await Store.open(tmp_path / "good" / "taverna.db")).close()
    said = await refused(tmp_path / "bad" / "taverna.db")
    assert f"newer version of the bot (schema {NUMBER}, this one knows {known})" in said


EXPANDING = r"CREATE (TABLE|INDEX) |ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL(?!.*DEFAULT))"
CONTRACTING = r"DROP (TABLE|INDEX) |ALTER TABLE \w+ DROP COLUMN "


@pytest.mark.parametrize("file", sorted(module.MIGRATIONS.glob("*.sql")), ids=lambda file: str(file.name))
def test_a_compatible_migration_only_adds_or_drops_what_is_no_longer_used(
    file: Path,
) -> None:
    found = module.COMPATIBLE.search(script := file.read_text(encoding="utf-8"))
    steps = [re.sub(r"--.*", "", each).strip() for each in module.statements(script)] if found else []
    contracts = any(re.match(CONTRACTING, each) for each in steps)
    assert [each for each in steps if not re.match(f"{EXPANDING}|{CONTRACTING}", each, re.DOTALL)] == []
    assert not contracts or (found and int(found[1]) == int(file.name[:4]) - 1)


def schema_of(db: Database) -> dict[str, list[str]]:
    """Return for each table its columns, conditions and references, for each index what it is made of."""
    found: dict[str, list[str]] = {}
    for kind, name, sql in db.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL"):
        plain = " ".join(re.sub(r"--.*", "", sql).split())
        if kind == "index":
            found[name] = [plain]
        else:
            columns = [str(tuple(row)[1:]) for row in db.execute(f"PRAGMA table_info({name})")]
            refers = [str(tuple(row)[2:]) for row in db.execute(f"PRAGMA foreign_key_list({name})")]
            found[name] = sorted([*columns, *refers, *re.findall(r"CHECK \((?:[^()]|\([^()]*\))*\)", plain)])
    return found


async def test_a_new_database_is_as_the_migrations_leave_an_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    new = await Store.open(None)
    monkeypatch.setattr(module, "BASELINE", module.BASELINE.with_name("none.sql"))
    old = await Store.open(None)
    assert await new.read(schema_of) == await old.read(schema_of)
    assert await new.read(module.applied_schemas, DIALECT) == await old.read(module.applied_schemas, DIALECT)
    assert len(await new.read(schema_of)) > 40
    await new.close()
    await old.close()


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
    "0016_typed_rows.sql": "26464f067c5a2fbe",
    "0017_learning.sql": "8e960d7a876fa732",
    "0018_themes.sql": "d28332ff30ac09ae",
    "0019_numbers.sql": "8d7725fc8199b376",
    "0020_identity.sql": "349620a374c231b0",
    "0021_thinking.sql": "48707d10a12f8922",
    "0022_rounds.sql": "819d9f3a2c053c44",
    "0023_summons.sql": "813744ef7e3a2d55",
    "0024_layout.sql": "98151bd0ab4732b0",
    "0025_web_sessions.sql": "4fff9622da0c554e",
    "0026_meeting.sql": "0ac47b741e30bf15",
    "0027_series.sql": "80e96c975dbd1b67",
    "0028_posted.sql": "8b1255052cdedf21",
}


@pytest.mark.parametrize("name", sorted(file.name for file in module.MIGRATIONS.glob("*.sql")))
def test_a_migration_that_was_shipped_is_never_changed(name: str) -> None:
    digest = sha256((module.MIGRATIONS / name).read_bytes()).hexdigest()[:16]
    assert SHIPPED.get(name) == digest, "a new one is added to SHIPPED when it is committed"


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


def old(path: Path, newest: int) -> sqlite3.Connection:
    """A database as the migrations up to this one left it, with one table."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("CREATE TABLE schema (version INTEGER PRIMARY KEY)")
    for file in sorted(module.MIGRATIONS.glob("*.sql")):
        if int(file.name[:4]) <= newest:
            db.executescript(file.read_text(encoding="utf-8"))
            db.execute("INSERT INTO schema VALUES (?)", (int(file.name[:4]),))
    db.execute(
        "INSERT INTO tables"
        " (id, guild_id, channel_id, game, options, status, host_id, lang, fence, created, since)"
        " VALUES (1, 1, 2, 'toy', '{}', 'running', 11, 'en', 0, 0, 0)"
    )
    return db


def said(key: str, *seats: int) -> str:
    """Return what everybody reads, and in these seats something else."""
    text, private = Text(key=key), Text(key="toy.log.secret") if seats else None
    return Event(public=text, private=private, seats=seats).model_dump_json()


async def test_events_before_the_sixteenth_schema_say_who_tells_and_who_reads(
    tmp_path: Path,
) -> None:
    hidden = Event(public=None, private=Text(key="toy.log.drew"), seats=(0,)).model_dump_json()
    told = {
        said("toy.log.drew"): ("rules", "all"),
        said("toy.log.drew", 1): ("rules", "differ"),
        hidden: ("rules", "some"),
        said("table.log.forced"): ("play", "all"),
        said("table.history.left"): ("table", "all"),
        said("table.history.rewound"): ("rewind", "all"),
    }
    with closing(old(tmp_path / "old.db", 15)) as db:
        for n, event in enumerate(told):
            db.execute("INSERT INTO events (table_id, n, step_no, event) VALUES (1, ?, 0, ?)", (n, event))
    store = await Store.open(tmp_path / "old.db")
    rows = await store.read(rows_of, "events", 1)
    await store.close()
    assert [(row["source"], row["readers"]) for row in rows] == list(told.values())
    aside = [completed({"event": event}) for event in told]  # as a packed game or an archived rewind has it
    assert [(row["source"], row["readers"]) for row in aside] == list(told.values())


async def test_reminders_and_jobs_before_the_sixteenth_schema_are_unchanged(tmp_path: Path) -> None:
    reminders = {
        "remind:2": Reminder(1, "call", 2),
        "clock:10": Reminder(1, "clock", 10),
        "vote:3": Reminder(1, "vote", 3),
        "lobby": Reminder(1, "lobby"),
        "idle": Reminder(1, "idle"),
        "wake": Reminder(1, "wake"),
    }
    text = Text(key="table.notice.closed")
    jobs: list[tuple[str, int, str, str | None, int | None, Job]] = [
        ("lobby", 0, "[]", None, None, ShowLobby()),
        ("panel", 1, "[0, 2]", None, None, ShowPanel(anew=True, seats=(0, 2))),
        ("private", 0, "[1]", None, None, AskPrivately((1,), loud=False)),
        ("handed-over", 0, "[1]", None, None, HandOver((1,))),
        ("notice", 0, "[]", text.model_dump_json(), None, Notice(text)),
        ("tell", 0, "[]", text.model_dump_json(), 7, Tell(7, text)),
    ]
    with closing(old(tmp_path / "old.db", 15)) as db:
        for due, kind in enumerate(reminders):
            db.execute("INSERT INTO reminders (table_id, kind, due, count) VALUES (1, ?, ?, 3)", (kind, due))
        for id_, (*columns, _) in enumerate(jobs):
            names = "id, table_id, kind, post, seats, text, user_id"
            db.execute(f"INSERT INTO outbox ({names}) VALUES (?, 1, ?, ?, ?, ?, ?)", (id_, *columns))
    store = await Store.open(tmp_path / "old.db")
    assert await store.read(reminder_rows.due, 100) == tuple(reminders.values())
    assert await store.read(reminder_rows.find, Reminder(1, "clock", 10)) == Due(1, 3)
    for *_, job in jobs:
        first, *_ = await store.read(outbox_rows.of_table, 1)
        assert first.job == job
        await store.write(one, "DELETE FROM outbox WHERE id = $1", first.id)
    await store.close()


async def test_messages_before_the_nineteenth_schema_keep_their_kind_and_number(tmp_path: Path) -> None:
    kept = [
        ("panel", -1, 6, 90, 1),
        ("private", 1, 7, None, 0),
        ("vote:12", -1, 8, 91, 0),
        ("vote:3", -1, 9, 92, 0),
    ]
    with closing(old(tmp_path / "old.db", 18)) as db:
        for kind, seat, *rest in kept:
            db.execute("INSERT INTO messages VALUES (1, ?, ?, 5, ?, ?, ?)", (kind, seat, *rest))
    async with started(tmp_path / "old.db") as bot:
        found = [message async for message in every_kept(bot)]
        assert found == [
            Posted("panel", None, 5, 6, 90, bare=True),
            Posted("private", 1, 5, 7),
            Posted("vote", None, 5, 8, 91, number=12),
            Posted("vote", None, 5, 9, 92, number=3),
        ]
        await bot.store.write(proposals.put_away, 1, 12)
        assert await bot.rows("messages WHERE kind = 'vote'", "number") == [(3,)]


async def every_kept(bot: Bot) -> AsyncIterator[Posted | None]:
    yield await posted_messages.find(bot.context, 1, "panel")
    yield await posted_messages.find(bot.context, 1, "private", 1)
    for number in (12, 3):
        yield await posted_messages.find(bot.context, 1, "vote", number=number)


async def test_answers_undone_before_the_nineteenth_schema_name_their_rewind(
    tmp_path: Path,
) -> None:
    columns = "table_id, n, prompt, seat, answer, drawn, made_by, passed, user_id, at, why"
    with closing(old(tmp_path / "old.db", 18)) as db:
        for n, why in enumerate(("update", "rewind:1", "rewind:10")):
            row = (1, n, "toy.act", 0, "[]", 0, "person", 0, 11, 100, why)
            db.execute(f"INSERT INTO gone ({columns}) VALUES ({', '.join('?' * len(row))})", row)
        db.row_factory = sqlite3.Row
        rows = [dict(row) for row in db.execute("SELECT * FROM gone ORDER BY n")]
    store = await Store.open(tmp_path / "old.db")
    brought = await store.read(rows_of, "gone", 1)
    assert [row["branch"] for row in brought] == [None, 1, 10]
    contents, people = packed({"gone": rows})
    assert list(unpacked_rows(contents["gone"], tuple(people))) == brought
    await store.close()
