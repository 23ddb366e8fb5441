"""Two processes on one database: each looks after the tables of its servers, whoever changes them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.table.lobby import lobby
from bot.table.model import Shards
from bot.table.operations.heartbeat import Heartbeat
from bot.table.operations.listener import keep_listening
from bot.table.storage.database import BadStore, InUse
from bot.table.storage.store import Store
from bot.table.storage.upkeep import health
from tests.bot.postgres import Databases
from tests.bot.table.scene import ANA, BIA, Bot, started

HERE = Path("shared")
FIRST, SECOND = Shards(0, 0, 2), Shards(1, 1, 2)
SERVERS = (5 << 23, (5 << 23) + (1 << 22))  # of the first and of the second


@pytest.fixture
async def two(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Bot, Bot]]:
    """Both processes, at work and listening."""
    monkeypatch.setattr("tests.bot.table.scene.address_of", databases.of)
    async with AsyncExitStack() as stack:
        bots = [
            await stack.enter_async_context(started(HERE, workers=True, shards=shards))
            for shards in (FIRST, SECOND)
        ]
        for bot in bots:
            stack.callback(asyncio.create_task(keep_listening(bot.context)).cancel)
        yield bots[0], bots[1]
    databases.empty()


async def until(so: Callable[[], bool]) -> None:
    for _ in range(3000):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come")


def tables(bot: Bot) -> set[int]:
    """The tables that a process has spoken for."""
    return {queued.table_id for queued in bot.voice.said}


async def test_each_speaks_for_its_own_servers_whoever_changes_a_table(two: tuple[Bot, Bot]) -> None:
    first, second = two
    own = await first.table(ANA, BIA, channel=3, guild=SERVERS[0])
    foreign = await first.table(ANA, BIA, channel=4, guild=SERVERS[1])
    await until(lambda: "panel" in first.voice.kinds() and "panel" in second.voice.kinds())
    second.voice.said.clear()
    await first.plan(foreign.id, ANA, BIA)  # as somebody who answers by direct message
    await until(lambda: "panel" in second.voice.kinds())
    for bot in two:
        await bot.outbox.idle()
    assert tables(first) == {own.id}
    assert tables(second) == {foreign.id}
    ids = [queued.id for bot in two for queued in bot.voice.said]
    assert len(ids) == len(set(ids)), "nothing is said twice"


async def test_computers_play_in_the_process_that_looks_after_their_table(two: tuple[Bot, Bot]) -> None:
    first, second = two
    played: list[int] = []
    second.context.table_changed.connect(played.append)
    table = await first.table(ANA, computers=1, channel=3, guild=SERVERS[1])
    await until(lambda: second.voice.kinds().count("panel") > 0 and table.id in played)
    await second.computers.idle()
    await first.computers.idle()
    steps = await second.rows("steps", "made_by, user_id")
    assert [by for by, user in steps if user is None] == ["computer"]


async def test_each_reminds_its_own_and_one_of_them_sends_digests(two: tuple[Bot, Bot]) -> None:
    first, second = two
    for channel, guild in enumerate(SERVERS, 3):
        await lobby.open_table(first.context, guild, channel, ANA, "toy", "en", {"length": "2"})
    await first.notify(BIA, "silent", digest=9 * 60)
    for bot in two:
        await bot.outbox.idle()
        bot.clock.now += 40 * 24 * 3600
    before = await first.rows("digests", "due")
    await second.after(0)
    assert await first.rows("digests", "due") == before
    statuses = dict(await second.rows("tables", "guild_id, status"))
    assert statuses == {SERVERS[0]: "lobby", SERVERS[1]: "closed"}
    await first.after(0)
    assert {status for _, status in await first.rows("tables", "guild_id, status")} == {"closed"}
    assert await first.rows("digests", "due") != before


async def test_the_health_is_that_of_the_worst(two: tuple[Bot, Bot], databases: Databases) -> None:
    hearts = [Heartbeat(bot.context, lambda: True) for bot in two]
    for heart in hearts:
        await heart.begin()
    now = int(two[0].clock.now)
    assert [finding for finding in health(databases.of(HERE), now) if not finding.well] == []
    two[0].clock.now += 200
    await hearts[0].beat()
    assert "silent" in {each.key for each in health(databases.of(HERE), now + 200) if not each.well}


async def test_a_range_that_overlaps_another_one_is_one_clear_line(databases: Databases) -> None:
    server = databases.of(None)
    held = await Store.open(server, shards=Shards(0, 3, 16))
    beside = await Store.open(server, shards=Shards(4, 15, 16))
    for shards, why in (
        (Shards(2, 5, 16), r"another bot works with this database and has shard 2 of 2-5/16$"),
        (Shards(0, 0, 8), r"another bot works with this database and counts 16 shards, not 8$"),
        (Shards(), r"another bot works with this database$"),
    ):
        with pytest.raises(InUse, match=why):
            await Store.open(server, shards=shards)
    await held.close()
    await (await Store.open(server, shards=Shards(0, 3, 16))).close()
    await beside.close()
    await (await Store.open(server)).close()
    databases.empty()


async def test_a_file_is_for_one_process(database: Path) -> None:
    with pytest.raises(BadStore, match="several processes need a database on a server"):
        await Store.open(database, shards=FIRST)
