"""Outbox rows: which are said together, as what, and what is said again after a failure or a crash."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.table.delivery import outbox
from bot.table.delivery.voice import Later
from bot.table.jobs import CHANNEL, AskPrivately, Job, Ping, Queued, ShowPanel, Tell
from bot.table.lobby import lobby
from bot.table.play import moves
from bot.table.runtime.outbox_jobs import notice
from bot.table.storage import outbox_rows
from tests.bot.table.scene import ANA, BIA, CAL, Bot, started


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "PAUSES", (0.0,))


def panel(*seats: int) -> Job:
    return ShowPanel(anew=True, seats=seats)


def seats_of(queued: Queued) -> tuple[int, ...]:
    assert isinstance(queued.job, ShowPanel)
    return queued.job.seats


async def silent_table(bot: Bot, *, channel: int = 2, guild: int = 1) -> int:
    """A game in which all three are awaited, and of which nothing has to be said."""
    info = await lobby.open_table(bot.context, guild, channel, ANA, "toy", "en", {"length": "2"})
    for person in (BIA, CAL):
        await lobby.join(bot.context, info.id, person)
    await moves.start_table(bot.context, info.id, ANA.id)
    await bot.execute("DELETE FROM outbox")
    return info.id


class Discord:
    """Knows messages by their job; `fate` says what becomes of each try.

    `done`; `refused`: nothing was done; `lost`: it was done, and the bot does not learn it.
    """

    def __init__(self, fate: list[str]) -> None:
        self.fate = fate
        self.rung: dict[int, Counter[int]] = {}  # by job, whom its message called: that is done once

    async def deliver(self, queued: Queued) -> None:
        fate = self.fate.pop(0) if self.fate else "done"
        if fate != "refused":
            self.rung.setdefault(queued.id, Counter(seats_of(queued)))
        if fate != "done":
            raise Later(0.0)


@pytest.mark.parametrize("fate", list(product(("done", "refused", "lost"), repeat=3)))
async def test_each_row_calls_its_people_once_in_every_order_of_failures(
    bot: Bot, fate: tuple[str, ...]
) -> None:
    table = await silent_table(bot)
    world = Discord(list(fate))
    added = [panel(2), panel(1, 2)]

    async def deliver(queued: Queued) -> None:
        if added:  # a row comes while this is being said
            await bot.store.write(outbox_rows.enqueue, table, [added.pop(0)])
        await world.deliver(queued)

    bot.voice.deliver = deliver  # type: ignore[method-assign]
    await bot.outbox.start()
    await bot.store.write(outbox_rows.enqueue, table, [panel(0, 1)])
    bot.context.table_changed(table)
    await bot.outbox.idle()
    assert await bot.rows("outbox") == []
    called: Counter[int] = sum(world.rung.values(), Counter())
    assert called[0] == 1
    # whom a later row calls, too, is called by that one; twice only if the first call was made before
    assert [seat for seat in (1, 2) if not 1 <= called[seat] <= 2] == []
    assert [each for each in world.rung.values() if max(each.values(), default=1) != 1] == []


async def test_what_was_tried_is_tried_again_as_it_was(bot: Bot, tmp_path: Path) -> None:
    table = await silent_table(bot)
    bot.voice.troubles = [Later(0.0)]
    plain = bot.voice.deliver
    tried: list[Queued] = []

    async def deliver(queued: Queued) -> None:
        tried.append(queued)
        if len(tried) == 1:
            await bot.store.write(outbox_rows.enqueue, table, [panel(2)])
        await plain(queued)

    bot.voice.deliver = deliver  # type: ignore[method-assign]
    await bot.store.write(outbox_rows.enqueue, table, [panel(0), panel(1)])
    await bot.outbox._drain((table, CHANNEL))
    first, again, then = tried
    assert (seats_of(first), first.tries) == ((0, 1), 0)
    assert (again.id, seats_of(again), again.tries) == (first.id, (0, 1), 1)
    assert (seats_of(then), then.tries) == ((2,), 0)
    assert then.id > first.id


@pytest.mark.parametrize("fate", ["refused", "lost"])
@pytest.mark.parametrize("together", [1, 2, 3])
async def test_after_a_crash_nobody_is_left_out(database: Path, together: int, fate: str) -> None:
    """An earlier run has tried some rows, and died; more have come since. Its message is known by its job."""
    rows = [(0,), (1,), (2,)]
    world = Discord([fate])
    async with started(database) as bot:
        table = await silent_table(bot)
        await bot.store.write(outbox_rows.enqueue, table, [panel(*seats) for seats in rows[:together]])
        following = await bot.outbox._next(table, CHANNEL)
        assert following is not None
        with pytest.raises(Later):
            await world.deliver(following.queued)
        await bot.store.write(outbox_rows.enqueue, table, [panel(*seats) for seats in rows[together:]])
    async with started(database) as bot:
        bot.voice.deliver = world.deliver  # type: ignore[method-assign]
        await bot.outbox.start()
        await bot.outbox.idle()
        called: Counter[int] = sum(world.rung.values(), Counter())
        assert called == Counter({0: 1, 1: 1, 2: 1})


async def test_what_was_said_as_one_is_not_said_apart_after_a_crash(database: Path) -> None:
    path, world = database, Discord(["lost"])
    async with started(path) as bot:
        table = await silent_table(bot)
        await bot.store.write(outbox_rows.enqueue, table, [ShowPanel(), panel(1)])
        following = await bot.outbox._next(table, CHANNEL)
        assert following is not None
        with pytest.raises(Later):
            await world.deliver(following.queued)
    async with started(path) as bot:
        bot.voice.deliver = world.deliver  # type: ignore[method-assign]
        await bot.outbox.start()
        await bot.outbox.idle()
        called: Counter[int] = sum(world.rung.values(), Counter())
        assert called[1] == 1


async def test_slow_channels_of_a_server_leave_slots_for_the_others(bot: Bot) -> None:
    slow = [await silent_table(bot, channel=100 + n, guild=7) for n in range(outbox.EACH + 4)]
    other = await silent_table(bot, channel=200, guild=8)
    speaking: list[int] = []
    go_on, heard = asyncio.Event(), asyncio.Event()

    async def deliver(queued: Queued) -> None:
        speaking.append(queued.table_id)
        if queued.table_id == other or isinstance(queued.job, Tell):
            heard.set()
        else:
            await go_on.wait()

    bot.voice.deliver = deliver  # type: ignore[method-assign]
    for table in slow:
        await bot.store.write(outbox_rows.enqueue, table, [panel(0)])
    await bot.outbox.start()
    while len(speaking) < outbox.EACH:  # noqa: ASYNC110 - an event for each would hide what is tested
        await asyncio.sleep(0)
    await bot.store.write(outbox_rows.enqueue, other, [panel(0)])
    bot.context.table_changed(other)
    await asyncio.wait_for(heard.wait(), 5)
    assert speaking == [*slow[: outbox.EACH], other], "the server has no more than its share"
    go_on.set()
    await bot.outbox.idle()
    assert sorted(speaking) == sorted([*slow, other])


async def test_slow_channels_of_a_server_do_not_hold_up_its_direct_messages(bot: Bot) -> None:
    slow = [await silent_table(bot, channel=100 + n) for n in range(outbox.EACH)]
    table = await silent_table(bot, channel=200)
    go_on, heard = asyncio.Event(), asyncio.Event()

    async def deliver(queued: Queued) -> None:
        if isinstance(queued.job, AskPrivately):
            heard.set()
        else:
            await go_on.wait()

    bot.voice.deliver = deliver  # type: ignore[method-assign]
    for each in slow:
        await bot.store.write(outbox_rows.enqueue, each, [panel(0)])
    await bot.store.write(outbox_rows.enqueue, table, [AskPrivately((0,), loud=False)])
    await bot.outbox.start()
    await asyncio.wait_for(heard.wait(), 5)
    go_on.set()
    await bot.outbox.idle()


async def test_what_hangs_is_tried_again_under_its_own_id(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await silent_table(bot)
    monkeypatch.setattr(outbox, "MESSAGE_TIMEOUT", 0.01)
    tried: list[Queued] = []

    async def deliver(queued: Queued) -> None:
        tried.append(queued)
        if len(tried) < 3:
            await asyncio.Event().wait()

    bot.voice.deliver = deliver  # type: ignore[method-assign]
    await bot.outbox.start()
    await bot.store.write(outbox_rows.enqueue, table, [panel(0)])
    bot.context.table_changed(table)
    await bot.outbox.idle()
    assert [queued.tries for queued in tried] == [0, 1, 2]
    assert len({queued.id for queued in tried}) == 1


@pytest.mark.parametrize(
    ("later", "called"),
    [((), (0, 1)), ((panel(1),), (0,)), ((Ping((1,)),), (0,)), ((AskPrivately((1,), loud=True),), (0, 1))],
)
async def test_a_seat_is_left_to_a_later_message_only_if_it_pings_in_the_channel(
    bot: Bot, later: tuple[Job, ...], called: tuple[int, ...]
) -> None:
    table = await silent_table(bot)
    rows = [Queued(number, table, job) for number, job in enumerate((panel(0, 1), *later), 1)]
    job = await bot.store.read(outbox._still, rows)
    assert isinstance(job, ShowPanel)
    assert job.seats == called


async def test_the_panel_comes_once_and_below_all_notices_that_wait(bot: Bot) -> None:
    table = await silent_table(bot)
    told: list[Job] = []

    async def deliver(queued: Queued) -> None:
        told.append(queued.job)

    bot.voice.deliver = deliver  # type: ignore[method-assign]
    late = [notice("late.nudge", seat=f"seat:{seat}") for seat in (0, 1)]
    await bot.store.write(outbox_rows.enqueue, table, [late[0], panel(0), late[1], panel(1), ShowPanel()])
    await bot.outbox._drain((table, CHANNEL))
    assert told == [*late, panel(0, 1)]


async def test_what_is_taken_away_before_it_is_joined_is_not_said(bot: Bot) -> None:
    table, read = await silent_table(bot), bot.store.read

    async def read_and_lose(function: Callable[..., Any], *args: object) -> Any:
        found = await read(function, *args)
        await bot.execute("DELETE FROM outbox")
        return found

    await bot.store.write(outbox_rows.enqueue, table, [panel(0), panel(1)])
    bot.store.read = read_and_lose  # type: ignore[method-assign, assignment]
    assert await bot.outbox._next(table, CHANNEL) is None
