"""The task that looks after series, while other things change them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from bot.table.series import rounds, stored
from bot.table.series.model import Series
from tests.bot.table.scene import Bot
from tests.bot.table.series.league import FAST, League

PATIENCE = 1000  # looks


@pytest.fixture
async def league(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[League]:
    monkeypatch.setattr(rounds, "PAUSE", 0.0)
    yield League(bot)


@asynccontextmanager
async def running(league: League) -> AsyncIterator[None]:
    task = asyncio.create_task(league.rounds.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def until(league: League, it: Series, fits: Callable[[Series], bool]) -> None:
    """Wait for the series to become so."""
    for _ in range(PATIENCE):
        if fits(await league.context.store.read(stored.present, it.id)):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the series stands still")


@pytest.mark.parametrize("last", [False, True])
async def test_a_game_that_ends_while_the_series_is_read_is_noticed(league: League, last: bool) -> None:
    """After a restart no look has listed the table yet, so nothing else says that it has ended."""
    it = await league.begun(4, replace(FAST, rounds=1 if last else 2))
    league.restart()
    study = league.context.store.study
    left = [table.table_id for table in it.in_round(1)]

    async def late(function: Callable[..., Any], *args: Any) -> Any:
        found = await study(function, *args)
        if function is stored.present and left:
            await league.play(left.pop() or 0)
        return found

    with patch.object(league.context.store, "study", late):
        async with running(league):
            await until(league, it, lambda now: now.status == "over" if last else now.round == 2)


async def test_series_are_looked_after_once_a_failing_store_works_again(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "LOOK", 0.01)
    it = await league.begun(4, replace(FAST, rounds=1))
    for table in it.in_round(1):
        await league.play(table.table_id or 0)
    league.restart()
    study = league.context.store.study
    failures = [OSError("the disk"), OSError("the disk")]

    async def failing(function: Callable[..., Any], *args: Any) -> Any:
        if failures:  # the look at all series, and its next try
            raise failures.pop()
        return await study(function, *args)

    with patch.object(league.context.store, "study", failing):
        async with running(league):
            await until(league, it, lambda now: now.status == "over")
    assert failures == []
