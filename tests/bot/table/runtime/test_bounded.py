"""Bounds of what is kept in memory: what nobody has asked for longest goes first."""

import asyncio

import pytest

from bot.table.lobby import lobby
from bot.table.runtime import context as module
from bot.table.runtime.bounded import Bounded
from tests.bot.table.scene import ANA, BIA, CHANNEL, Bot


def kept(cache: Bounded[str], keys: str) -> str:
    return "".join(key for key in keys if cache.get(key) is not None)


def test_what_was_not_used_for_longest_goes_first() -> None:
    cache: Bounded[str] = Bounded(3)
    for key in "abc":
        assert cache.put(key, key.upper()) == key.upper()
    assert cache.get("a") == "A"
    cache.put("d", "D")
    assert kept(cache, "abcd") == "acd"


def test_the_weights_together_stay_within_the_bound() -> None:
    cache: Bounded[str] = Bounded(6, len)
    for value in ("aaa", "bbb", "cc", "dddd"):
        cache.put(value[0], value)
    assert kept(cache, "abcd") == "cd"
    cache.put("d", "d")  # it takes less now
    cache.put("e", "eee")
    assert kept(cache, "cde") == "cde"
    cache.put("f", "f")
    assert kept(cache, "cdef") == "def"


def test_what_is_too_heavy_alone_drives_nothing_out() -> None:
    cache: Bounded[str] = Bounded(3, len)
    cache.put("a", "aa")
    assert cache.put("b", "bbbb") == "bbbb"
    assert kept(cache, "ab") == "a"
    cache.put("a", "aaaa")
    assert kept(cache, "ab") == "", "its old value is no longer true"


def test_what_is_dropped_leaves_its_room_to_others() -> None:
    cache: Bounded[str] = Bounded(3, len)
    cache.put("a", "aa")
    cache.put("b", "b")
    cache.drop("a")
    cache.drop("z")
    cache.put("c", "cc")
    assert kept(cache, "abc") == "bc"


async def in_memory(bot: Bot, channels: range) -> list[int]:
    return [channel for channel in channels if bot.context.in_memory(channel) is not None]


async def test_a_table_that_others_drove_out_of_memory_is_read_again(
    bot: Bot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "IN_MEMORY", 2)
    channels = range(3, 6)
    tables = [await bot.table(ANA, BIA, channel=channel) for channel in channels]
    for table in tables:
        await bot.plan(table.id, ANA)
    assert await in_memory(bot, channels) == [4, 5]
    assert (await bot.seen(tables[0].id, ANA)).n == 1
    assert await in_memory(bot, channels) == [3, 5]


async def test_a_channel_has_its_running_table_in_memory_and_none_that_has_ended(bot: Bot) -> None:
    old = (await bot.table(ANA, BIA)).id
    await bot.seen(old, ANA)
    await lobby.close(bot.context, old, ANA.id)
    await bot.seen(old, ANA)
    assert bot.context.in_memory(CHANNEL) is None, "though the old one has just been looked at"
    new = (await bot.table(ANA, BIA)).id
    await bot.seen(new, ANA)
    for table in (old, new, old):
        await bot.seen(table, ANA)
    bot.context.forget(old)
    loaded = bot.context.in_memory(CHANNEL)
    assert loaded is not None
    assert loaded.info.id == new
    bot.context.forget(new)
    assert bot.context.in_memory(CHANNEL) is None


async def test_what_was_read_before_a_move_does_not_replace_what_is_known_since(bot: Bot, table: int) -> None:
    slow = await bot.context.load(table)
    await bot.plan(table, ANA)
    bot.context._keep(slow)
    loaded = bot.context.in_memory(CHANNEL)
    assert loaded is not None
    assert loaded.position.n == slow.position.n + 1


async def test_what_is_wanted_while_somebody_types_is_soon_in_memory(bot: Bot, table: int) -> None:
    bot.context.forget(table)
    for channel in (CHANNEL, CHANNEL, 77):
        bot.context.load_soon(channel)
    loading = list(bot.context._loading.values())
    assert len(loading) == 2
    await asyncio.gather(*loading)
    assert bot.context._loading == {}
    loaded = bot.context.in_memory(CHANNEL)
    assert loaded is not None
    assert loaded.info.id == table
    assert bot.context.in_memory(77) is None
