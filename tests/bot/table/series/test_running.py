"""The task that looks after series, while other things change them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from bot.table.runtime.context import Signal
from bot.table.series import rounds, signing, stored
from bot.table.series.model import Series
from tests.bot.table.series.league import FAST, PEOPLE, League

PATIENCE = 1000  # looks


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
        if fits(await league.context.store.read(lambda db: stored.present(db, it.id))):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the series stands still")


@pytest.mark.nightly
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("moment", range(9))
async def test_a_game_is_noticed_that_ends_at_any_moment_of_a_look(
    league: League, monkeypatch: pytest.MonkeyPatch, moment: int, last: bool
) -> None:
    """It ends just before something is read; listeners hear of it a little later, as they may."""
    it = await league.begun(4, replace(FAST, rounds=1 if last else 2))
    league.restart()
    context, [table] = league.context, it.in_round(1)
    left = [moment]

    class Late(Signal):
        def __call__(self, ident: int) -> None:
            asyncio.get_running_loop().call_later(0.05, super().__call__, ident)

    def ending(read: Callable[..., Any]) -> Callable[..., Any]:
        async def work(function: Callable[..., Any], *args: Any) -> Any:
            left[0] -= 1
            if left[0] == -1:
                await league.play(table.table_id or 0)
            return await read(function, *args)

        return work

    monkeypatch.setattr(context, "table_changed", Late())
    with (
        patch.object(context.store, "study", ending(context.store.study)),
        patch.object(context.store, "read", ending(context.store.read)),
    ):
        async with running(league):
            await until(league, it, lambda now: now.status == "over" if last else now.round == 2)


async def test_a_series_whose_message_takes_long_keeps_no_other_waiting(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, fast = [await league.open(4, channel=channel) for channel in (50, 51)]
    for it in (slow, fast):
        await signing.start(league.context, it.id, PEOPLE[0].id, moderates=False)
    show = league.speaker.show

    async def hanging(it: Series, *args: Any) -> None:
        if it.id == slow.id:
            await asyncio.Event().wait()
        await show(it, *args)

    monkeypatch.setattr(league.speaker, "show", hanging)
    async with running(league):
        await until(league, fast, lambda now: now.round == 1)


async def test_a_message_without_its_picture_is_shown_again_only_after_a_restart(league: League) -> None:
    league.speaker.bare = True
    it = await league.begun(4)
    shown = league.speaker.shown
    shown.clear()
    await league.look(it)
    assert shown == [], "their pictures are on their way"
    league.speaker.bare = False
    league.restart()
    await league.look(it)
    assert shown == [("signup", 0), ("round", 1)]
    shown.clear()
    league.restart()
    await league.look(it)
    assert shown == [], "nothing is missing any more"


async def test_the_thread_of_a_table_that_is_not_wanted_any_more_goes(league: League) -> None:
    """Everybody leaves while the thread is being opened."""
    it = await league.open(4)
    await signing.start(league.context, it.id, PEOPLE[0].id, moderates=False)
    thread = league.speaker.thread

    async def deserted(it: Series, number: int) -> int:
        for person in PEOPLE[:4]:
            await signing.leave(league.context, it.id, person.id)
        return await thread(it, number)

    with patch.object(league.speaker, "thread", deserted):
        it = await league.look(it)
    assert [table.table_id for table in it.tables] == [None]
    assert league.speaker.threads == {}


async def test_series_are_looked_after_once_a_failing_store_works_again(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "POLL_INTERVAL", 0.01)
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
