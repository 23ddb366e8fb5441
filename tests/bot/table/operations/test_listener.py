"""Changes that another process makes in a shared database: the bot at work says them at once."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import operator
from bot.table.operations import listener
from bot.table.operations.listener import keep_listening
from bot.table.runtime import saving
from bot.table.storage.engines.address import Server
from bot.table.storage.engines.sqlite import SQLite
from bot.table.storage.store import Store
from tests.bot.postgres import Databases
from tests.bot.table.scene import ANA, BIA, Bot, started
from tests.bot.test_operator import at

HERE = Path("shared")


@pytest.fixture
def server(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr("tests.bot.table.scene.address_of", databases.of)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    yield databases.of(HERE)
    databases.empty()


@asynccontextmanager
async def listening() -> AsyncIterator[Bot]:
    async with started(HERE, workers=True) as bot:
        task = asyncio.create_task(keep_listening(bot.context))
        try:
            yield bot
        finally:
            task.cancel()


async def announced(bot: Bot, notice: str) -> None:
    for _ in range(3000):
        if notice in bot.voice.notices():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(notice)


async def test_what_the_operator_does_beside_a_bot_is_said_at_once_and_holds(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    async with listening() as bot:
        table = await bot.table(ANA, BIA, game="bellum")
        await bot.outbox.idle()

        async def run(*words: str) -> int:
            return await asyncio.to_thread(operator.main, words, at(server))

        assert await run("freeze", str(table.id)) == 0
        await announced(bot, "held")
        assert await run("tables") == 0
        assert await run("show", str(table.id)) == 0
        assert await run("thaw", str(table.id)) == 0
        await announced(bot, "thawed")
        assert (await bot.seen(table.id, ANA)).table.status == "running"
    said = capsys.readouterr()
    assert said.err == ""
    assert "frozen by: operator" in said.out
    assert "goes on" in said.out


async def test_what_nobody_announced_is_found_after_a_while(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "POLL", 0.1)
    async with listening() as bot:
        table = await bot.table(ANA, BIA)
        await bot.outbox.idle()
        other = await Store.open(server, shards=None)
        assert await other.write(saving.freeze, table.id, "operator")
        await other.close()
        await announced(bot, "held")


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.db"], ["restore", "copy.db"]])
def test_what_the_servers_own_tools_do_is_one_clear_line(
    server: Server, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert operator.main(command, at(server)) == 1
    said = capsys.readouterr().err
    assert "this is done with PostgreSQL's own pg_" in said
    assert said.count("\n") == 1


async def test_the_health_of_a_bot_on_a_server_is_told(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    async with listening():
        assert await asyncio.to_thread(operator.main, ["health"], at(server)) == 1
    assert "BAD no sign of the bot yet" in capsys.readouterr().out
    assert operator.main(["health"], at(Server("postgresql://bot@127.0.0.1:1/taverna"))) == 1
    assert "BAD" in capsys.readouterr().out


class Listening:
    """A database that is heard for so long each time, with what it has told; None: it fails."""

    def __init__(self, *times: tuple[float | None, set[int]]) -> None:
        self.now = 100.0
        self.times = list(times)
        self.patience: list[float] = []
        self.rests: list[float] = []

    async def heard(self, seconds: float) -> set[int]:
        if not self.times:
            raise asyncio.CancelledError
        self.patience.append(seconds)
        passed, found = self.times.pop(0)
        if passed is None:
            raise ConnectionError("secret")
        self.now += passed
        return found

    async def rest(self, seconds: float) -> None:
        self.rests.append(seconds)
        self.now += seconds


async def test_it_listens_for_as_long_as_until_the_next_look_at_everything(
    bot: Bot, table: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    announced: list[tuple[float, int]] = []
    nothing: set[int] = set()
    it = Listening((4.0, {71}), (3.0, {72}), (2.5, nothing), (0.5, nothing), (None, nothing), (10.0, {73}))
    bot.context.table_changed.connect(lambda table_id: announced.append((it.now, table_id)))
    monkeypatch.setattr(listener, "monotonic", lambda: it.now)
    monkeypatch.setattr(SQLite, "shared", True)
    monkeypatch.setattr(bot.store, "heard", it.heard)
    monkeypatch.setattr(asyncio, "sleep", it.rest)
    with pytest.raises(asyncio.CancelledError):
        await keep_listening(bot.context)
    assert announced == [(104.0, 71), (107.0, 72), (110.0, table), (122.0, 73), (122.0, table)]
    assert it.patience == [10.0, 6.0, 3.0, 0.5, 10.0, 8.0]
    assert it.rests == [listener.RETRY_PAUSE], "after a failure"
    assert "listener: ConnectionError" in caplog.text
    assert "secret" not in caplog.text
