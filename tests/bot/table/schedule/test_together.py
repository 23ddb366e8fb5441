"""Several people who are late at one moment: reminded together, and told together that their time is over."""

import pytest

from bot.table.jobs import Job, Notice, Ping, PingPrivately
from bot.table.schedule import preferences, time_control
from bot.table.schedule.notification_settings import Notice as Way
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.schedule.pings import FIRST
from tests.bot.table.scene import ANA, BIA, CAL, Bot
from tests.bot.table.schedule.test_pings import pinged
from tests.bot.table.schedule.test_time_control import DAY, notices


async def test_all_who_are_due_at_one_moment_are_reminded_together(live: Bot) -> None:
    await live.table(ANA, BIA, CAL)
    live.clock.now += FIRST
    assert await pinged(live) == [(0, 1, 2)]


@pytest.mark.parametrize(
    ("notice", "expected"),
    [("mention", [Ping((0,))]), ("dm", [PingPrivately((0,))]), ("silent", [])],
)
async def test_a_reminder_goes_the_way_that_its_person_wants(
    live: Bot, table: int, notice: Way, expected: list[Job]
) -> None:
    await live.plan(table, BIA)
    await live.notify(ANA, notice=notice)
    await live.after(FIRST)
    assert [*live.voice.jobs(Ping), *live.voice.jobs(PingPrivately)] == expected


async def test_one_notice_names_all_whose_time_is_over_but_nobody_who_is_away(live: Bot) -> None:
    table = (await live.table(ANA, BIA, CAL)).id
    await time_control.set_time_control(live.context, table, ANA.id, DAY, "nudge")
    now = int(live.clock.now)
    away = NotificationSettings(away=(now + 60, now + 9 * DAY))
    await preferences.set_notifications(live.context, CAL.id, away)
    await notices(live)
    await live.after(DAY)
    late = [job.text.args["seat"] for job in live.voice.jobs(Notice)]
    assert late == [["seat:0", "seat:1"]], late
