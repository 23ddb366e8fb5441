"""Upkeep by the operator: health, copies, tables without their secrets."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import Shards
from bot.table.operations.heartbeat import Heartbeat, check
from bot.table.storage import upkeep
from bot.table.storage.database import BadStore, InUse, one
from bot.table.storage.engines import sqlite
from bot.table.storage.engines.process_lock import locked
from bot.table.storage.inspection import every, inspected
from bot.table.storage.store import Store
from bot.table.storage.upkeep import backup, health, inspecting, restore
from tests.bot.table.scene import ANA, BIA, GUILD, Bot, started

NOW = 1_000_000


def ill(database: Path, now: int = NOW) -> set[str]:
    return {finding.key for finding in health(database, now) if not finding.well}


def content(path: Path) -> bytes:
    return path.read_bytes()


def write(path: Path, text: str | bytes) -> None:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())


def remove(path: Path) -> None:
    path.unlink()


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def others_may(path: Path) -> int:
    """Return what other users of the machine may do with a file."""
    return path.stat().st_mode & 0o077


async def lived(database: Path) -> int:
    """A database with a heartbeat, and one game that has begun."""
    async with started(database) as bot:
        await Heartbeat(bot.context, lambda: True).begin()
        return (await bot.table(ANA, BIA)).id


# --- health ----------------------------------------------------------------------------------------------


async def test_a_bot_that_lives_is_well_and_a_silent_one_is_not(database: Path) -> None:
    await lived(database)
    found = {finding.key for finding in health(database, NOW + 180)}
    assert found == {"integrity", "disk", "schema", "outbox", "heartbeat", "connected"}
    assert ill(database, NOW + 181) == {"silent"}


async def test_an_outage_of_discord_is_told_and_no_illness(database: Path) -> None:
    async with started(database) as bot:
        await Heartbeat(bot.context, lambda: False).begin()
    assert "disconnected" in {finding.key for finding in health(database, NOW)}
    assert ill(database) == set()


async def test_each_illness_is_found(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ill(database) == {"absent"}
    await (await Store.open(database)).close()
    assert ill(database) == {"no-heartbeat"}
    assert {finding.key: finding.args for finding in health(database, NOW)}["outbox"] == {"count": 0}
    await lived(database)
    monkeypatch.setattr(upkeep, "BACKLOG", 1)
    monkeypatch.setattr(upkeep, "LEAST_FREE", 10**12)
    assert ill(database) == {"outbox", "full-disk"}
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("DELETE FROM schema WHERE version > 5")
    assert ill(database) == {"old-schema", "full-disk"}


async def test_what_is_just_within_the_bounds_is_well_and_told_in_numbers(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lived(database)
    waiting = next(each.args["count"] for each in health(database, NOW) if each.key == "outbox")
    assert waiting == 6
    for more, found in ((0, set()), (1, {"outbox", "full-disk"})):
        free = (upkeep.LEAST_FREE - more) * 1_000_000
        monkeypatch.setattr(upkeep, "BACKLOG", 6 - more)
        monkeypatch.setattr(shutil, "disk_usage", lambda path, free=free: SimpleNamespace(free=free))
        assert ill(database) == found
        told = {finding.key: finding.args for finding in health(database, NOW + 90)}
        assert {key: told[key] for key in ("outbox", "heartbeat", "integrity")} == {
            "outbox": {"count": 6},
            "heartbeat": {"age": 90},
            "integrity": {"hours": 0},
        }
        assert told["full-disk" if more else "disk"] == {"free": upkeep.LEAST_FREE - more}
    early = {finding.key: finding.args for finding in health(database, NOW - 7200)}
    assert (early["heartbeat"], early["integrity"]) == ({"age": 0}, {"hours": 0}), "a clock that was put back"


async def test_what_of_the_bot_is_ill_is_told_while_it_lives(database: Path) -> None:
    parts = ["pictures", "something new"]
    async with started(database) as bot:
        heartbeat = Heartbeat(bot.context, lambda: True, lambda: parts)
        await heartbeat.begin()
        told = [finding.args for finding in health(database, NOW) if finding.key == "ill"]
        assert told == [{"part": "pictures"}, {"part": "something new"}]
        assert ill(database) == {"ill"}
        assert ill(database, NOW + 1000) == {"silent"}, "what it said long ago says nothing of now"
        parts.clear()
        await heartbeat.beat()
    assert ill(database) == set()


async def test_what_was_found_in_the_whole_database_is_told_with_its_age(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await lived(database)
    told = {finding.key: finding.args for finding in health(database, NOW + 7200)}
    assert told["integrity"] == {"hours": 2}
    async with started(database) as bot:
        bot.clock.now += 7200
        await check(bot.context)
        assert {f.key: f.args for f in health(database, NOW + 7300)}["integrity"] == {"hours": 0}
        assert "damaged" not in caplog.text
        monkeypatch.setattr(sqlite, "_is_sound", lambda path: False)
        await check(bot.context)
        assert "the database is damaged" in caplog.text
        assert "damaged" in ill(database)


async def test_nobody_waits_while_the_whole_database_is_read(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started(database) as bot:
        table = await bot.table(ANA, BIA)
        done = Event()
        monkeypatch.setattr(sqlite, "_is_sound", lambda path: done.wait(timeout=60))
        checking = asyncio.create_task(check(bot.context))
        await asyncio.sleep(0)
        await bot.plan(table.id, ANA)
        assert not checking.done()
        done.set()
        await checking


async def test_health_reads_little_of_a_large_database(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in steps of SQLite's machine, a thousand more answers cost nothing."""
    await lived(database)
    few = steps_of_health(database, monkeypatch)
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        many = "WITH RECURSIVE many(n) AS (SELECT 100 UNION ALL SELECT n + 1 FROM many WHERE n < 5000)"
        names = "table_id, n, prompt, seat, answer, drawn, made_by, passed, at"
        db.execute(
            f"{many} INSERT INTO steps ({names}) SELECT 1, n, 'x', 0, '1', 0, 'player', 0, 1 FROM many"
        )
        db.execute(
            f"{many} INSERT INTO events (table_id, n, step_no, event) SELECT 1, n, n, '{{}}' FROM many"
        )
    assert steps_of_health(database, monkeypatch) == few


def steps_of_health(database: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    steps = 0

    def counted(path: Path, timeout: float) -> sqlite3.Connection:
        db = sqlite.reading(path, timeout)

        def step() -> int:
            nonlocal steps
            steps += 1
            return 0

        db.set_progress_handler(step, 10)
        return db

    with monkeypatch.context() as patched:
        patched.setattr(upkeep, "reading", counted)
        assert health(database, NOW)
    return steps


async def test_a_damaged_database_and_what_is_none_are_ill(database: Path) -> None:
    await lived(database)
    assert upkeep.check(database).well
    write(database, content(database)[:5000] + b"\xff" * 55000 + content(database)[60000:])
    found = upkeep.check(database)
    assert (found.key, found.well) == ("damaged", False)
    write(database, "some words")
    assert ill(database) == {"unreadable"}
    with pytest.raises(BadStore):
        upkeep.check(database)


# --- copies ----------------------------------------------------------------------------------------------


async def test_a_copy_is_made_under_a_running_bot_and_put_back(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.plan(table, ANA)
        assert backup(database, copy) == len(content(copy))
        await bot.plan(table, BIA)
    assert not others_may(copy), "it holds every hand"
    kept = restore(database, copy, "noon")
    async with started(database) as bot:
        assert (await bot.seen(table)).n == 1
    assert kept == tmp_path / "taverna.db.before-noon"
    async with started(kept) as bot:
        assert (await bot.seen(table)).n == 2


async def test_a_copy_never_takes_the_place_of_another_file(database: Path, tmp_path: Path) -> None:
    await lived(database)
    write(tmp_path / "precious", "letters")
    with pytest.raises(BadStore, match="not overwritten"):
        backup(database, tmp_path / "precious")
    with pytest.raises(BadStore, match="can't be copied"):
        backup(database, tmp_path / "nowhere" / "copy.db")
    assert content(tmp_path / "precious") == b"letters"
    assert names(tmp_path) == {"taverna.db", "taverna.db.lock", "precious"}


async def test_nothing_is_put_back_while_a_bot_runs(database: Path, tmp_path: Path) -> None:
    await lived(database)
    backup(database, tmp_path / "copy.db")
    before = content(database)
    with locked(database), pytest.raises(InUse):
        restore(database, tmp_path / "copy.db", "noon")
    assert content(database) == before
    restore(database, tmp_path / "copy.db", "noon")


@pytest.mark.parametrize("what", ["absent", "words", "stranger", "newer", "damaged", "impossible"])
async def test_what_is_no_sound_database_of_ours_is_not_put_back(
    database: Path, tmp_path: Path, what: str
) -> None:
    await lived(database)
    copy = tmp_path / "copy.db"
    backup(database, copy)
    if what in ("absent", "stranger"):
        remove(copy)
    if what == "words":
        write(copy, "some words")
    elif what == "damaged":
        write(copy, content(copy)[:30000] + b"\xff" * 40000 + content(copy)[70000:])
    elif what == "impossible":  # each page can be read, and a row can't be
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            db.execute("PRAGMA ignore_check_constraints = ON")
            db.execute("UPDATE tables SET rewind_by = 'nobody'")
    elif what in ("stranger", "newer"):
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            sql = "CREATE TABLE it (a)" if what == "stranger" else "INSERT INTO schema VALUES (99)"
            db.execute(sql)
    before = content(database)
    with pytest.raises(BadStore) as refusal:
        restore(database, copy, "noon")
    assert "\n" not in str(refusal.value)
    assert content(database) == before
    assert not [name for name in names(tmp_path) if ".before-" in name]


async def test_a_copy_is_put_back_where_there_is_no_database(database: Path, tmp_path: Path) -> None:
    table = await lived(database)
    backup(database, tmp_path / "copy.db")
    remove(database)
    assert restore(database, tmp_path / "copy.db", "noon") is None
    async with started(database) as bot:
        assert (await reading.info(bot.context, table)) is not None


# --- tables ----------------------------------------------------------------------------------------------


async def secrets_of(bot: Bot, table: int) -> set[str]:
    """Return what an operator is not shown: the seed, the dice of computers, hands, answers and names."""
    seeds = (await bot.rows("tables", "seed, computer_seed"))[0]
    answers = [str(json.loads(row[0])) for row in await bot.rows("steps", "answer")]
    hands = [str(card) for each in (ANA, BIA) for card in (await bot.seen(table, each)).look.view.hand]
    return {str(each) for each in (*seeds, *answers, *hands, ANA.name, BIA.name) if each}


async def test_a_table_is_shown_without_its_secrets(database: Path) -> None:
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.plan(table, ANA)
        hidden = await secrets_of(bot, table)
        with inspecting(database) as db:
            found = inspected(db, table)
            assert inspected(db, 99) is None
    assert found is not None
    shown = {**asdict(found), "info": None}
    assert found.answers == 1
    assert [player.user_id for player in found.info.seats] == [ANA.id, BIA.id]
    assert not [secret for secret in hidden if secret in str(shown)]


async def test_an_older_database_is_inspected_after_the_next_start_of_the_bot(database: Path) -> None:
    await lived(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("DELETE FROM schema WHERE version = (SELECT MAX(version) FROM schema)")
    with pytest.raises(BadStore, match="start the bot once"), inspecting(database):
        pass


async def test_a_table_that_waits_for_its_first_answer_has_none(database: Path) -> None:
    table = await lived(database)
    with inspecting(database) as db:
        found = inspected(db, table)
    assert found is not None
    assert (found.answers, found.last) == (0, NOW)


async def test_tables_that_have_ended_are_not_listed(database: Path) -> None:
    async with started(database) as bot:
        over = await bot.table(ANA, BIA)
        await bot.ended(over.id, ANA)
        waiting = await lobby.open_table(bot.context, 1, 3, ANA, "toy", "en")
    with inspecting(database) as db:
        assert [found.info.id for found in every(db)] == [waiting.id]


async def beaten(database: Path, *processes: tuple[int, Shards]) -> None:
    """Heartbeats of processes at these times."""
    store = await Store.open(database)
    for at, shards in processes:
        sql = (
            "INSERT INTO heartbeat (id, started, at, connected, checked, shards)"
            " VALUES ($1, $2, $2, 1, $2, $3)"
        )
        await store.write(one, sql, shards.first + 1, at, shards.count)
    await store.close()


async def test_processes_of_an_earlier_number_of_shards_are_not_counted(tmp_path: Path) -> None:
    database, now = tmp_path / "taverna.db", 100_000
    old = [(now - 4000, Shards(1, 1, 3)), (now - 3990, Shards(2, 2, 3))]
    await beaten(database, *old, (now, Shards(0, 0, 1)))
    assert ill_of(database, now, None) == set()


async def test_a_process_with_shards_of_its_own_is_judged_by_itself(tmp_path: Path) -> None:
    database, now = tmp_path / "taverna.db", 100_000
    await beaten(database, (now - 4000, Shards(0, 0, 2)), (now, Shards(1, 1, 2)))
    assert ill_of(database, now, Shards(1, 1, 2)) == set()
    assert ill_of(database, now, Shards(0, 0, 2)) == {"silent"}
    assert ill_of(database, now, None) == {"silent"}


async def test_a_process_with_shards_of_its_own_counts_its_own_messages(database: Path) -> None:
    async with started(database) as bot:
        await bot.table(ANA, BIA)
        number = (GUILD >> 22) % 2
    both = [Shards(at, at, 2) for at in (number, 1 - number)]
    counts = [waiting_of(database, shards) for shards in (None, *both)]
    assert counts[0] == counts[1] > 0 == counts[2], counts


def waiting_of(database: Path, shards: Shards | None) -> int:
    return next(int(each.args["count"]) for each in health(database, NOW, shards) if each.key == "outbox")


def ill_of(database: Path, now: int, shards: Shards | None) -> set[str]:
    return {each.key for each in health(database, now, shards) if not each.well} - {"full-disk"}
