"""The heartbeat, and what the operator has a bot at work do."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.table.model import DAY
from bot.table.operations import control, heartbeat
from bot.table.operations.control import Unanswered, ask
from bot.table.operations.heartbeat import Heartbeat
from bot.table.storage.engines.process_lock import SUFFIX, locked
from bot.table.storage.upkeep import inspecting
from rules.core.decisions import Rejected
from tests.bot.table.scene import ANA, BIA, Bot, refused, started


@asynccontextmanager
async def alive(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """The bot's heartbeat goes on, and looks often."""
    monkeypatch.setattr(heartbeat, "POLL_INTERVAL", 0.01)
    work = asyncio.create_task(Heartbeat(bot.context, lambda: True).run())
    try:
        yield
        assert not work.done()
    finally:
        work.cancel()


async def said(bot: Bot) -> list[str]:
    await bot.outbox.idle()
    notices = bot.voice.notices()
    bot.voice.said.clear()
    return notices


def beside(database: Path) -> set[str]:
    """Return what lies beside the database that is not of SQLite."""
    names = {path.name for path in database.parent.iterdir()}
    return names - {database.name + suffix for suffix in ("", "-wal", "-shm", SUFFIX, f"{SUFFIX}-journal")}


async def test_the_heart_beats_in_one_row(bot: Bot) -> None:
    connected = [True, False]
    beating = Heartbeat(bot.context, lambda: connected.pop(0), lambda: {"pictures"})
    start = int(bot.clock.now)
    for _ in range(2):
        bot.clock.now += 60
        await beating.beat()
    beats = await bot.rows("heartbeat", "started, at, connected, ill")
    assert beats == [(start, start + 120, 0, '["pictures"]')]


async def test_a_check_says_that_the_database_is_sound_and_when(bot: Bot) -> None:
    await Heartbeat(bot.context, lambda: True).begin()
    bot.clock.now += DAY
    await heartbeat.check(bot.context)
    assert await bot.rows("heartbeat", "checked, sound") == [(int(bot.clock.now), 1)]


async def test_a_process_that_has_been_silent_for_more_than_a_day_is_no_more(bot: Bot) -> None:
    now = int(bot.clock.now)
    for number, silent in ((2, 24 * 3600), (3, 24 * 3600 + 1)):
        values = f"({number}, 0, {now - silent}, 1)"
        await bot.execute(f"INSERT INTO heartbeat (id, started, at, connected) VALUES {values}")
    await Heartbeat(bot.context, lambda: True).begin()
    assert await bot.rows("heartbeat ORDER BY id", "id") == [(1,), (2,)]


@pytest.mark.sqlite
async def test_what_a_reader_still_held_when_it_was_deleted_is_erased_later(database: Path) -> None:
    async with started(database) as bot:
        with inspecting(database) as db:
            db.execute("SELECT * FROM people").fetchall()
            await bot.execute("DELETE FROM people")
            assert not await bot.store.scrub()
        assert bot.store.unscrubbed
        await Heartbeat(bot.context, lambda: True).look()
        assert not bot.store.unscrubbed


@pytest.mark.sqlite
async def test_a_part_that_can_not_say_how_it_is_does_not_stop_the_heart(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        monkeypatch.setattr(heartbeat, "POLL_INTERVAL", 0.01)
        beating = asyncio.create_task(Heartbeat(bot.context, lambda: True, lambda: 1 / 0).run())  # type: ignore[arg-type, return-value]
        await asyncio.to_thread(ask, database, "freeze", table)
        beating.cancel()
        info = await bot.info(table)
        assert info.held


@pytest.mark.sqlite
async def test_what_the_operator_asks_is_done_by_the_bot_which_says_it_at_once(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started(database, workers=True) as bot, alive(bot, monkeypatch):
        table = (await bot.table(ANA, BIA)).id
        await said(bot)
        await asyncio.to_thread(ask, database, "freeze", table)
        assert await said(bot) == ["held"]
        assert await refused(asyncio.to_thread(ask, database, "freeze", table)) == "cannot-freeze"
        await asyncio.to_thread(ask, database, "thaw", table)
        assert await said(bot) == ["thawed"]
        await bot.plan(table, ANA)
        assert beside(database) == set()


async def test_a_bot_that_does_not_answer_is_given_up_and_does_nothing_later(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(control, "COMMAND_TIMEOUT", 0.05)
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        with pytest.raises(Unanswered) as silence:
            await asyncio.to_thread(ask, database, "freeze", table)
        assert (silence.value.taken, str(silence.value)) == (False, "not taken")
        await control.serve(bot.context)
        assert await bot.rows("tables", "status") == [("running",)]
        assert beside(database) == set()


@pytest.mark.sqlite
async def test_a_bot_that_fails_over_it_says_so_and_goes_on(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with started(database) as bot, alive(bot, monkeypatch):
        monkeypatch.setattr(control, "COMMANDS", {"freeze": AsyncMock(side_effect=KeyError("secret"))})
        with pytest.raises(Unanswered) as silence:
            await asyncio.to_thread(ask, database, "freeze", 1)
        assert (silence.value.taken, str(silence.value)) == (True, "taken, but not replied to")
        assert "secret" not in caplog.text


@pytest.mark.sqlite
async def test_requests_that_are_odd_are_bounded_and_change_nothing(database: Path) -> None:
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        wish = json.dumps({"command": "freeze", "table": table})

        def leave(name: str, content: str) -> Path:
            path = database.with_name(f"{database.name}.{name}")
            path.write_text(content)
            return path

        leave("request-words", "freeze it")
        leave("request-list", "[]")
        leave("request-other", json.dumps({"command": "close", "table": table}))
        leave("request-long", json.dumps({"command": "freeze", "table": table, "x": "x" * 1000}))
        leave("request-half.new", wish)
        leave("else", wish)
        late = leave("request-late", wish)
        os.utime(late, (time.time() - 61, time.time() - 61))
        database.with_name(f"{database.name}.request-link").symlink_to(leave("linked", wish))
        os.mkfifo(database.with_name(f"{database.name}.request-pipe"))
        for _ in range(3):
            await control.serve(bot.context)
        assert await bot.rows("tables", "status") == [("running",)]
        assert not late.exists()
        await bot.plan(table, ANA)


@pytest.mark.sqlite
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to somebody else")
async def test_the_file_of_another_user_is_no_request(database: Path) -> None:
    async with started(database) as bot:
        wish = json.dumps({"command": "freeze", "table": (await bot.table(ANA, BIA)).id})
        path = database.with_name(f"{database.name}.request-strange")
        path.write_text(wish)
        for owner, status in ((12345, "running"), (0, "frozen")):
            os.chown(path, owner, owner)
            await control.serve(bot.context)
            assert await bot.rows("tables", "status") == [(status,)]


class Slow:
    """The time of a command, and a bot that takes its request after a second and replies at a moment."""

    def __init__(self, database: Path, replies: float) -> None:
        self.now, self.replies, self.folder = 0.0, replies, database.parent
        self.taken: list[str] = []

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        if self.now >= 1 and not self.taken:
            [request] = self.folder.glob("*.request-*")
            request.unlink()
            self.taken = [request.name]
        if self.now >= self.replies:
            refused = {"key": "table.refused.not-frozen", "args": {}}
            reply = self.folder / self.taken[0].replace("request", "reply")
            reply.write_text(json.dumps({"refused": refused}))


def test_a_request_that_was_taken_is_waited_for_as_long_again(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for replies in (14.0, 29.0, 31.0):
        monkeypatch.setattr(control, "time", Slow(database, replies))
        with pytest.raises(Rejected if replies < 30 else Unanswered) as why:
            ask(database, "thaw", 1)
        assert str(why.value).endswith("not-frozen" if replies < 30 else "taken, but not replied to")
        assert beside(database) == set()


@pytest.mark.sqlite
@pytest.mark.parametrize(("size", "status"), [(1000, "frozen"), (1001, "running")])
async def test_a_request_may_be_1000_bytes_long_and_no_longer(database: Path, size: int, status: str) -> None:
    async with started(database) as bot:
        wish = json.dumps({"command": "freeze", "table": (await bot.table(ANA, BIA)).id})
        database.with_name(f"{database.name}.request-long").write_text(wish.ljust(size))
        await control.serve(bot.context)
        assert await bot.rows("tables", "status") == [(status,)]


@pytest.mark.sqlite
async def test_of_many_requests_eight_are_done_in_one_round(database: Path) -> None:
    async with started(database) as bot:
        wish = json.dumps({"command": "freeze", "table": (await bot.table(ANA, BIA)).id})
        for number in range(10):
            database.with_name(f"{database.name}.request-{number}").write_text(wish)
        for done in (8, 10):
            await control.serve(bot.context)
            names = beside(database)
            assert len([name for name in names if "request" in name]) == 10 - done
            assert len([name for name in names if "reply" in name]) == done


def test_the_lock_ends_with_its_block(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "taverna.db"
    for _ in range(2):
        with locked(database):
            assert database.with_name(f"{database.name}{SUFFIX}").exists()


async def test_it_looks_often_and_beats_once_in_so_many_looks(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    async def note(what: str) -> None:
        done.append(what)
        if done.count("look") == 7:
            raise asyncio.CancelledError

    monkeypatch.setattr(heartbeat, "POLL_INTERVAL", 0.0)
    monkeypatch.setattr(heartbeat, "BEAT", 3)
    for name in ("begin", "beat", "look"):
        monkeypatch.setattr(Heartbeat, name, lambda self, name=name: note(name))
    with pytest.raises(asyncio.CancelledError):
        await Heartbeat(bot.context, lambda: True).run()
    look = ["look"] * 3
    assert done == ["begin", "beat", *look, "beat", *look, "beat", "look"]


async def test_it_beats_as_soon_as_the_connection_stands(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    stands = iter([False, False, True, True])
    monkeypatch.setattr(heartbeat, "POLL_INTERVAL", 0.0)
    beating = Heartbeat(bot.context, lambda: next(stands))
    with pytest.raises((StopIteration, RuntimeError)):
        await beating.run()
    assert await bot.rows("heartbeat", "connected") == [(1,)]
