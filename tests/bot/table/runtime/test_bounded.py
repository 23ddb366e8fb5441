"""What is kept in memory has a bound: what nobody has asked for longest goes first."""

import pytest

from bot.table import reading
from bot.table.runtime import context as module
from bot.table.runtime.bounded import Bounded
from tests.bot.table.scene import ANA, BIA, Bot, started


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


async def in_memory(bot: Bot, channels: range) -> list[int]:
    return [channel for channel in channels if bot.context.in_memory(channel) is not None]


async def test_a_table_that_others_drove_out_of_memory_is_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "IN_MEMORY", 2)
    channels = range(3, 6)
    async with started() as bot:
        tables = [await bot.table(ANA, BIA, channel=channel) for channel in channels]
        for table in tables:
            await bot.plan(table.id, ANA)
        assert await in_memory(bot, channels) == [4, 5]
        assert (await reading.seen(bot.context, tables[0].id, ANA.id)).n == 1
        assert await in_memory(bot, channels) == [3, 5]
