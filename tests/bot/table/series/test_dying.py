"""The bot dies at any step of a series, and begins again."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from bot.table.series import reading, signing
from bot.table.series.model import Series
from tests.bot.table.series.league import ANYONE, FAST, PEOPLE, League


class Died(BaseException):
    """The process has ended, at this very moment."""


class Mortal:
    """Let what it stands for end the process after so many calls, before or after it has worked."""

    def __init__(self, work: Callable[..., Awaitable[Any]], left: list[int], *, after: bool) -> None:
        self._work, self._left, self._after = work, left, after

    async def __call__(self, *args: Any, **more: Any) -> Any:
        self._left[0] -= 1
        if self._left[0] < 0 and not self._after:
            raise Died
        found = await self._work(*args, **more)
        if self._left[0] < 0:
            raise Died
        return found


async def died_and_began_again(league: League, it: Series, *, after: bool) -> Series:
    """Look, and die at the first step; look again, and die at the second; until a look comes to its end."""
    context, speaker = league.context, league.speaker
    for step in range(100):
        league.restart()
        left = [step]
        with (
            patch.object(context.store, "write", Mortal(context.store.write, left, after=after)),
            patch.object(speaker, "thread", Mortal(speaker.thread, left, after=after)),
            patch.object(speaker, "show", Mortal(speaker.show, left, after=after)),
        ):
            await league.rounds.look()
        if left[0] >= 0:
            return await reading.now(context, it)
    raise AssertionError("it never came to its end")


@pytest.mark.parametrize("after", [False, True])
async def test_each_step_is_done_once_wherever_the_bot_dies(league: League, after: bool) -> None:
    """In each round: it is drawn, opened, one leaves and is replaced, and the next one is drawn."""
    it = await league.open(8, replace(FAST, fill="people"))
    await signing.start(league.context, it.id, PEOPLE[0].id, moderates=False)
    await signing.join(league.context, it.id, PEOPLE[9], ANYONE)
    it = await died_and_began_again(league, it, after=after)
    assert (it.round, [table.table_id for table in it.tables]) == (1, [1, 2])
    await signing.leave(league.context, it.id, PEOPLE[4].id)
    it = await died_and_began_again(league, it, after=after)
    replaced = it.drawn_for(PEOPLE[9].id, 1)
    assert replaced is not None
    assert PEOPLE[9].id in (await league.info(replaced)).users
    for table in it.in_round(1):
        assert table.table_id is not None
        await league.play(table.table_id)
    it = await died_and_began_again(league, it, after=after)
    assert (it.round, [table.table_id for table in it.tables]) == (2, [1, 2, 3, 4])
    opened = await league.bot.rows("tables", "channel_id, status")
    assert sorted(channel for channel, _ in opened) == [1000, 1001, 1002, 1003]
    assert [status for _, status in opened].count("running") == 2
    begun = await league.bot.rows("events WHERE event LIKE '%given%'")
    assert len(begun) == 1, "the seat has changed hands once"
