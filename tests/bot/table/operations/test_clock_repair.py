"""A clock that was far ahead once leaves nobody waiting for good."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.table.following import REMINDED
from bot.table.lobby import lobby
from bot.table.operations.clock_repair import Steadiness, bring_back
from bot.table.operations.heartbeat import Heartbeat
from bot.table.schedule import off_turn_notices, preferences, time_control
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.schedule.reminders import Reminders
from bot.table.seats import seats
from tests.bot.table.scene import ANA, BIA, CAL, Bot, started

HOUR = 3600
DAY = 24 * HOUR
NOW = int(datetime(2026, 11, 29, 12, tzinfo=UTC).timestamp())
AHEAD = NOW + 20 * 365 * DAY
NIGHT = NotificationSettings(quiet=(11 * 60, 19 * 60), digest=480)  # it is noon
EVERYTHING = (
    *("tables ORDER BY id", "reminders ORDER BY table_id, kind, number", "digests ORDER BY user_id"),
    *("summons ORDER BY table_id, user_id", "proposals ORDER BY table_id, number"),
)


async def everything(bot: Bot) -> list[list[tuple[Any, ...]]]:
    return [await bot.rows(table) for table in EVERYTHING]


async def a_day(bot: Bot) -> int:
    """A lobby, a running table with a clock, a vote, somebody who sleeps and somebody who is away."""
    now = bot.context.now()
    await preferences.set_notifications(bot.context, BIA.id, NIGHT)
    await bot.notify(CAL, away=(now - DAY, now + 100 * DAY))
    await lobby.open_table(bot.context, 1, 7, ANA, "toy", "en", {"length": "2"})
    table = (await bot.table(ANA, BIA, CAL)).id
    await time_control.set_time_control(bot.context, table, ANA.id, 2 * DAY, "default")
    await bot.plan(table, ANA)
    await seats.offer(bot.context, table, ANA.id, 14, free=False)
    await bot.store.write(off_turn_notices.notify, table, [BIA.id], (), now)
    return table


async def dues(bot: Bot) -> dict[tuple[str, int], int]:
    """Seconds until each reminder."""
    found = await bot.rows("reminders", "kind, number, due")
    return {(kind, number): due - bot.context.now() for kind, number, due in found}


async def test_what_a_clock_that_was_ahead_has_written_is_brought_back() -> None:
    async with started() as right:
        right.clock.now = NOW
        await a_day(right)
        expected, digests = await dues(right), await right.rows("digests", "due")
    async with started() as bot:
        bot.clock.now = AHEAD
        await a_day(bot)
        bot.clock.now = NOW
        await bot.notify(CAL, away=(NOW - DAY, NOW + 100 * DAY))
        assert await bring_back(bot.context) > 0
        found = await dues(bot)
        assert set(found) == set(expected)
        late = {key: (found[key], expected[key]) for key in found if found[key] > max(expected[key], 7 * DAY)}
        assert {key[0] for key in late} <= {"idle"}, "no later than if the clock had always been right"
        assert found["clock", 1] == 2 * DAY
        assert found["clock", 2] == 102 * DAY, "after the absence"
        assert found["idle", -1] <= 132 * DAY
        assert await bot.rows("digests", "due") == digests
        assert await bot.rows("summons", "due") == [(NOW + 7 * HOUR,)]
        for column in ("created", "started", "since"):
            assert {row[0] for row in await bot.rows("tables", column)} <= {NOW, None}
        assert await bring_back(bot.context) == 0, "once is enough"


async def test_people_are_called_again_and_a_silent_table_is_asked(live: Bot) -> None:
    live.clock.now = AHEAD
    await live.table(ANA, BIA)
    live.clock.now = NOW
    await bring_back(live.context)
    reminders = Reminders(live.context, REMINDED)
    said: list[str] = []
    for _ in range(50):
        live.clock.now += DAY
        await reminders.remind()
        await live.outbox.idle()
        said += live.voice.kinds()
        said += live.voice.notices()
        live.voice.said.clear()
    assert {"ping", "idle", "archived"} <= {*said}, said


async def test_a_right_clock_has_nothing_brought_back_at_any_time(bot: Bot) -> None:
    bot.clock.now = NOW
    table = await a_day(bot)
    for _ in range(40):
        before = await everything(bot)
        assert await bring_back(bot.context) == 0
        assert await everything(bot) == before
        await bot.after(7 * HOUR)
    await time_control.set_time_control(bot.context, table, ANA.id, time_control.LONGEST, "nudge")
    assert await bring_back(bot.context) == 0


async def test_what_lies_in_memory_is_read_again(bot: Bot) -> None:
    bot.clock.now = AHEAD
    table = (await bot.table(ANA, BIA)).id
    bot.clock.now = NOW
    await bring_back(bot.context)
    await bot.plan(table, ANA)
    assert (await bot.context.load(table)).info.since <= NOW


@pytest.mark.parametrize("leap", [-5 * DAY, 5 * DAY, -61])
def test_a_clock_is_believed_when_it_has_run_for_ten_heartbeats(leap: int) -> None:
    running = [float(60 * beat) for beat in range(31)]
    steady = Steadiness(iter(running).__next__)
    wall = [NOW + int(each) + (leap if each >= 15 * 60 else 0) for each in running]
    assert [beat for beat, now in enumerate(wall) if steady.is_reached(now)] == [10, 25]


async def test_the_heart_brings_it_back_once_the_clock_is_believed(bot: Bot) -> None:
    bot.clock.now = AHEAD
    await bot.table(ANA, BIA)
    bot.clock.now = NOW
    heart = Heartbeat(bot.context, lambda: True)
    heart._clock = Steadiness(lambda: bot.clock.now)
    for beat in range(12):
        await heart.set_right()
        far = max(due for due in (await dues(bot)).values()) > 365 * DAY
        assert far == (beat < 10), beat
        bot.clock.now += 60
