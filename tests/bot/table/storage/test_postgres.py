"""Peculiarities of PostgreSQL: bad addresses, races of processes, a server that goes away and comes back."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from bot.table.model import Shards, Unavailable
from bot.table.storage.database import BadStore, Database, InUse, execute, one
from bot.table.storage.engines import postgres as module
from bot.table.storage.engines import schema, session
from bot.table.storage.engines.address import Server, address
from bot.table.storage.engines.sqlite import SQLite
from bot.table.storage.store import Store
from rules.core.decisions import Rejected
from tests.bot import postgres
from tests.bot.postgres import Cluster
from tests.bot.table.storage.tomorrow import NUMBER, tomorrow

NUMBERS = count()
COUNT = (
    "INSERT INTO lessons (game, answers, count) VALUES ('toy', 0, 1)"
    " ON CONFLICT (game, answers) DO UPDATE SET count = lessons.count + 1 RETURNING count"
)
ISOLATION = "SHOW transaction_isolation"


@pytest.fixture
def server(cluster: Cluster) -> Server:
    return cluster.make(f"own{next(NUMBERS)}")


@pytest.fixture
async def store(server: Server) -> AsyncIterator[Store]:
    opened = await Store.open(server)
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
def fragile() -> Iterator[Cluster]:
    """A server that tests may stop."""
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.cluster(fsync="off") as made:  # a process dies here, not the machine
        yield made


async def beside(server: Server) -> Store:
    """A store that does not ask for the lock, as another process has it."""
    return await module.PostgreSQL.connect(server, 0.0, None)


def test_the_locks_have_the_numbers_that_other_versions_ask_for() -> None:
    classes = (module.LOCK, module.NUMBER, module.KNOWS)
    assert (classes, module.MIGRATION) == ((0x74617665, 0x74617666, 0x74617667), 0x40000000)


async def test_every_write_is_serializable_and_a_reader_sees_one_state(store: Store) -> None:
    for _ in range(2):
        assert await store.write(one, ISOLATION) == "serializable"
        assert await store.read(one, ISOLATION) == "repeatable read"
        assert await store.study(one, ISOLATION) == "repeatable read"


async def test_a_statement_that_finds_nothing_by_its_nature_has_no_rows(store: Store) -> None:
    def found(db: Database) -> list[object]:
        done = [execute(db, "DELETE FROM lessons") for _ in range(3)]
        return [done[0].fetchone(), done[1].fetchall(), [*done[2]]]

    assert await store.write(found) == [None, [], []]


# --- addresses -------------------------------------------------------------------------------------------


def test_an_address_is_a_file_or_a_server_and_never_shows_its_password() -> None:
    assert address("var/taverna.db") == address("sqlite:var/taverna.db") == Path("var/taverna.db")
    for url in (
        "postgresql://bot:s3cr:t@db:5432/taverna?sslmode=require",
        "postgres://bot@db/taverna?password=s3cr:t&sslmode=require",
    ):
        found = address(url)
        assert isinstance(found, Server)
        assert "s3cr" not in f"{found} {found!r}"
        assert found.url == url
        assert "bot" in str(found)


async def bad(server: Server) -> str:
    with pytest.raises(BadStore) as bad:
        await Store.open(server)
    message = str(bad.value)
    assert "\n" not in message
    assert message.startswith(f"{server}: ")
    assert "s3cret" not in message
    return message


async def test_a_server_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    assert "Connection refused" in await bad(Server("postgresql://bot:s3cret@127.0.0.1:1/taverna"))
    assert "No such file" in await bad(Server(f"postgresql://bot@/taverna?host={tmp_path}"))
    assert "resolve host" in await bad(Server("postgresql://bot@nowhere.invalid/taverna"))


async def test_an_address_that_is_none_is_one_clear_line() -> None:
    assert "Servname" in await bad(Server("postgresql://bot@localhost:many/taverna"))
    assert "nonsense" in await bad(Server("postgresql://bot@db/taverna?nonsense=1"))


async def test_a_wrong_password_is_one_clear_line(cluster: Cluster, server: Server) -> None:
    with cluster.connected() as db:
        db.execute("CREATE ROLE guarded LOGIN PASSWORD 's3cret'")
    access = cluster.folder / "data" / "pg_hba.conf"
    before = access.read_text()
    access.write_text(f"local all guarded scram-sha-256\n{before}")
    with cluster.connected() as db:
        db.execute("SELECT pg_reload_conf()")
    url = server.url.replace("postgres@", "guarded:s3cret-not@")
    try:
        for _ in range(50):
            said = await bad(Server(url))
            if "password" in said:
                break
            await asyncio.sleep(0.1)  # the server is still reading its settings
        assert 'password authentication failed for user "guarded"' in said
    finally:
        access.write_text(before)


async def test_a_database_that_is_not_there_is_one_clear_line(cluster: Cluster) -> None:
    assert 'database "absent" does not exist' in await bad(cluster.server("absent"))


async def test_a_user_without_rights_is_one_clear_line(cluster: Cluster, server: Server) -> None:
    with cluster.connected() as db:
        db.execute("CREATE ROLE stranger LOGIN")
    assert "permission denied for schema public" in await bad(
        Server(server.url.replace("postgres@", "stranger@"))
    )


async def test_a_server_that_is_too_old_is_one_clear_line(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "OLDEST", 99)
    assert "too old: 99 or newer is needed" in await bad(server)


async def test_a_database_of_another_encoding_is_one_clear_line(cluster: Cluster) -> None:
    assert "its encoding is LATIN1" in await bad(cluster.make("latin", "LATIN1"))


async def test_a_running_bot_goes_on_when_a_newer_version_has_changed_the_tables(
    server: Server, tmp_path: Path
) -> None:
    """It has prepared its statements for the tables as they were."""
    some = "INSERT INTO servers (guild_id, lang) VALUES ($1, 'en') RETURNING *"
    old = await Store.open(server, shards=Shards(0, 0, 2))
    for number in range(10):
        await old.write(one, some, number)
        await old.read(one, "SELECT * FROM servers")
    with tomorrow(tmp_path):
        new = await Store.open(server, shards=Shards(1, 1, 2))
        assert await new.read(one, "SELECT MAX(of_tomorrow) FROM servers") == 7
    assert await old.read(one, "SELECT * FROM servers") == 0
    assert await old.write(one, some, 10) == 10
    for each in (old, new):
        await each.close()
    await (await Store.open(server)).close()


async def test_what_an_older_version_does_not_survive_waits_until_it_has_ended(
    server: Server, tmp_path: Path
) -> None:
    old = await Store.open(server, shards=Shards(0, 0, 2))
    with tomorrow(tmp_path, oldest=NUMBER):
        with pytest.raises(BadStore, match="an older version works with this database"):
            await Store.open(server, shards=Shards(1, 1, 2))
        await old.close()
        await (await Store.open(server, shards=Shards(1, 1, 2))).close()


async def test_a_database_of_a_newer_version_is_one_clear_line_and_untouched(server: Server) -> None:
    store = await Store.open(server)
    await store.write(one, "INSERT INTO schema (version) VALUES ($1)", 99)
    await store.close()
    assert "newer version of the bot (schema 99" in await bad(server)


# --- the schema ------------------------------------------------------------------------------------------


def columns(db: Database) -> set[tuple[str, str]]:
    sql = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    return {(row[0], row[1]) for row in db.execute(sql).fetchall()}


def all_of(db: Database, sql: str, *args: str) -> list[tuple[str, ...]]:
    return [tuple(row) for row in execute(db, sql, *args)]


async def test_both_engines_have_the_same_tables_and_columns_and_indexes(store: Store) -> None:
    files = await Store.open(None)
    assert isinstance(files, SQLite)
    names = "SELECT name, type FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
    ours = await files.read(lambda db: [tuple(row) for row in db.execute(names)])
    tables = [name for name, kind in ours if kind == "table"]
    sql = "SELECT name FROM pragma_table_info($1)"
    expected = {(table, row[0]) for table in tables for row in await files.read(all_of, sql, table)}
    await files.close()
    assert await store.read(columns) == expected
    indexes = "SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND indexname NOT LIKE '%_pkey'"
    made = await store.read(lambda db: {row[0] for row in db.execute(indexes)})
    assert made == {name for name, kind in ours if kind == "index"}


async def test_a_migration_is_applied_to_both_engines(
    server: Server, tmp_path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(server)).close()
    await (await Store.open(database)).close()
    folder = tmp_path / "migrations"
    folder.mkdir()
    for file in schema.MIGRATIONS.glob("*.sql"):
        (folder / file.name).write_bytes(file.read_bytes())
    script = (
        "CREATE TABLE new (id INTEGER PRIMARY KEY, a INTEGER);\nALTER TABLE people ADD COLUMN b INTEGER;\n"
    )
    (folder / "0999_new.sql").write_text(script)
    monkeypatch.setattr(schema, "MIGRATIONS", folder)
    for each in (server, database):
        store = await Store.open(each)
        assert await store.write(one, "INSERT INTO new (a) VALUES ($1) RETURNING id", 2**40) == 1
        assert await store.read(one, "SELECT COUNT(b) FROM people") == 0
        assert await store.read(one, "SELECT MAX(version) FROM schema") == 999
        await store.close()


# --- several processes -----------------------------------------------------------------------------------


async def test_nobody_else_can_open_a_database_while_a_bot_is_at_work(server: Server) -> None:
    store = await Store.open(server)
    with pytest.raises(InUse, match="another bot works with this database"):
        await Store.open(server)
    opening = asyncio.create_task(Store.open(server, patience=30.0))
    await asyncio.sleep(0.2)
    assert not opening.done()
    await store.close()
    await (await opening).close()


async def test_a_write_that_loses_a_race_is_made_again(server: Server, store: Store) -> None:
    """Each reads the count and then writes one more; without serialising, some would be lost."""

    def one_more(db: Database) -> None:
        known = one(db, "SELECT count FROM lessons") or 0
        execute(db, "UPDATE lessons SET count = $1", known + 1)

    await store.write(one, COUNT)
    other = await beside(server)
    await asyncio.gather(*(each.write(one_more) for each in (store, other) for _ in range(100)))
    assert await store.read(one, "SELECT count FROM lessons") == 201
    await other.close()


async def test_a_race_that_is_always_lost_is_a_refusal(
    server: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "PAUSE", 0.0)
    runs: list[int] = []

    def unlucky(db: Database) -> None:
        runs.append(1)
        raise psycopg.errors.SerializationFailure("could not serialize access")

    with pytest.raises(Rejected):
        await store.write(unlucky)
    assert len(runs) == session.MAX_TRIES
    assert await store.write(one, COUNT) == 1


async def test_what_breaks_a_condition_is_a_fault_and_no_race(store: Store) -> None:
    await store.write(one, COUNT)
    with pytest.raises(psycopg.errors.UniqueViolation):
        await store.write(one, "INSERT INTO lessons (game, answers, count) VALUES ('toy', 0, 1)")
    assert await store.read(one, "SELECT count FROM lessons") == 1


async def test_who_reads_sees_one_state_and_can_not_write(server: Server, store: Store) -> None:
    other = await beside(server)
    counted: list[object] = []
    writing = asyncio.get_running_loop()

    def twice(db: Database) -> None:
        counted.append(one(db, "SELECT COUNT(*) FROM lessons"))
        asyncio.run_coroutine_threadsafe(other.write(one, COUNT), writing).result(30)
        counted.append(one(db, "SELECT COUNT(*) FROM lessons"))

    await store.read(twice)
    assert counted == [0, 0]
    assert await store.read(one, "SELECT COUNT(*) FROM lessons") == 1
    with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
        await store.study(one, COUNT)
    await other.close()


# --- a server that goes away -----------------------------------------------------------------------------


async def test_a_server_gone_away_is_a_refusal_and_play_goes_on_when_it_is_back(
    fragile: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(fragile.make("comes_back"))
    assert await store.write(one, COUNT) == 1
    fragile.stop()
    for attempt, what in (
        (store.write(one, COUNT), "saved"),
        (store.read(one, "SELECT 1"), "read"),
        (store.study(one, "SELECT 1"), "read"),
    ):
        with pytest.raises(Unavailable) as refused:
            await attempt
        assert refused.value.text.key == f"table.refused.not-{what}"
        assert re.match(f"not {what}: .+$", caplog.records[-1].getMessage())
    fragile.start()
    assert await store.write(one, ISOLATION) == "serializable", "at once"
    assert await store.write(one, COUNT) == 2, "what was saved is there, and nothing else"
    assert await store.read(one, "SELECT count FROM lessons") == 2
    assert await store.study(one, "SELECT count FROM lessons") == 2
    await store.close()


async def test_whoever_took_over_meanwhile_is_not_disturbed(fragile: Cluster) -> None:
    server = fragile.make("taken_over")
    first = await Store.open(server)
    fragile.stop()
    fragile.start()
    second = await Store.open(server)
    with pytest.raises(Rejected):
        await first.write(one, COUNT)
    assert await second.write(one, COUNT) == 1
    await second.close()
    assert await first.write(one, COUNT) == 2, "and when that one has gone, the first goes on"
    await first.close()


async def test_a_server_that_stops_in_the_middle_of_a_write_has_nothing_of_it(fragile: Cluster) -> None:
    store = await Store.open(fragile.make("half"))

    def half(db: Database) -> None:
        one(db, COUNT)
        fragile.stop()
        one(db, COUNT)

    with pytest.raises(Rejected):
        await store.write(half)
    fragile.start()
    assert await store.read(one, "SELECT COUNT(*) FROM lessons") == 0
    await store.close()
