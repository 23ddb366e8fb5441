"""The daily digest: at the hour that each person chose, once, and only of tables that wait."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.table.following import REMINDED
from bot.table.jobs import Digest
from bot.table.lobby import lobby
from bot.table.model import Shards
from bot.table.schedule import digest, preferences
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.schedule.reminders import Reminders
from bot.table.storage.database import Database
from tests.bot.table.scene import ANA, BIA, Bot, started

HOUR = 3600
DAY = 24 * HOUR
HALF_PAST_EIGHT = 8 * 60 + 30
MORNING = NotificationSettings(notice="silent", zone="America/Sao_Paulo", digest=HALF_PAST_EIGHT)


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


async def digests(bot: Bot) -> list[int]:
    """To whom a digest was said since the last call, after all that was due."""
    await bot.after(0)
    users = [digest.user_id for digest in bot.voice.jobs(Digest)]
    bot.voice.said.clear()
    return users


async def evening(bot: Bot, *, notifications: NotificationSettings = MORNING) -> int:
    """At nine in the evening of São Paulo two tables wait for Ana, who wants a digest; the first one's id."""
    bot.clock.now = at("2026-11-21T00:00")
    tables = [(await bot.table(ANA, BIA, channel=channel)).id for channel in (2, 3)]
    for table in tables:
        await bot.plan(table, BIA)
    await preferences.set_notifications(bot.context, ANA.id, notifications)
    return tables[0]


async def test_it_comes_at_the_chosen_hour_where_the_person_lives_once_a_day(live: Bot) -> None:
    await evening(live)
    live.clock.now = at("2026-11-21T11:29:59")
    assert await digests(live) == []
    live.clock.now += 1
    assert await digests(live) == [ANA.id], "one for both tables"
    live.clock.now += HOUR
    assert await digests(live) == []
    live.clock.now = at("2026-11-22T11:30")
    assert await digests(live) == [ANA.id]


async def test_a_restart_does_not_say_it_twice(database: Path) -> None:
    async with started(database, workers=True) as bot:
        await evening(bot)
        bot.clock.now = at("2026-11-21T11:30")
        assert await digests(bot) == [ANA.id]
    async with started(database, workers=True) as bot:
        bot.clock.now = at("2026-11-21T11:30")
        assert await digests(bot) == []
        bot.clock.now += DAY
        assert await digests(bot) == [ANA.id]


async def test_what_an_outage_held_up_is_said_the_same_morning_or_not_at_all(live: Bot) -> None:
    await evening(live)
    live.clock.now = at("2026-11-21T14:00")
    assert await digests(live) == [ANA.id]
    live.clock.now = at("2026-11-24T23:00")
    assert await digests(live) == [], "three mornings late"
    live.clock.now = at("2026-11-25T11:30")
    assert await digests(live) == [ANA.id]


@pytest.mark.parametrize(("moment", "said"), [("17:29:59", [ANA.id]), ("17:30", [])])
async def test_what_is_six_hours_late_is_not_said(live: Bot, moment: str, said: list[int]) -> None:
    await evening(live)
    live.clock.now = at(f"2026-11-21T{moment}")
    assert await digests(live) == said


async def test_nothing_is_said_when_nothing_waits_or_in_an_absence(live: Bot) -> None:
    table = await evening(live)
    await live.plan(table, ANA)
    await live.answer(table, ANA, ["action:rest"])
    await lobby.close(live.context, table + 1, ANA.id)
    live.clock.now = at("2026-11-21T11:30")
    assert await digests(live) == [], "it is Bia's turn"
    await live.answer(table, BIA, ["action:rest"])
    away = NotificationSettings(zone="UTC", digest=12 * 60, away=(at("2026-11-22"), at("2026-11-24")))
    await preferences.set_notifications(live.context, ANA.id, away)
    live.clock.now = at("2026-11-22T12:00")
    assert await digests(live) == []
    live.clock.now = at("2026-11-24T12:00")
    assert await digests(live) == [ANA.id]


async def test_one_that_is_not_due_or_was_just_sent_is_not_said(bot: Bot) -> None:
    table = await evening(bot)
    for moment, found in (("11:29:59", None), ("11:30", table), ("11:30", None)):
        assert await bot.store.write(digest.send, ANA.id, at(f"2026-11-21T{moment}")) == found
    assert [name for name, *_ in await bot.rows("outbox", "kind")].count("digest") == 1


async def test_it_is_put_off_and_given_up_with_the_habits(live: Bot) -> None:
    await evening(live)
    await live.notify(ANA, zone="America/Sao_Paulo", digest=20 * 60)
    live.clock.now = at("2026-11-21T11:30")
    assert await digests(live) == []
    live.clock.now = at("2026-11-21T23:00")
    assert await digests(live) == [ANA.id]
    await live.notify(
        ANA,
    )
    assert await live.rows("digests") == []


async def test_a_due_digest_is_sent_though_the_user_just_changed_another_setting(live: Bot) -> None:
    await evening(live)
    live.clock.now = at("2026-11-21T11:30")
    await preferences.set_notifications(live.context, ANA.id, replace(MORNING, notice="dm"))
    assert await digests(live) == [ANA.id]
    assert (await preferences.notifications(live.context, ANA.id)).notice == "dm"


async def test_the_sleeping_worker_knows_when_the_next_one_is_due(bot: Bot) -> None:
    bot.clock.now = at("2026-11-21T11:00")
    await bot.table(ANA, BIA)
    await preferences.set_notifications(bot.context, ANA.id, MORNING)
    assert await Reminders(bot.context, REMINDED).remind() == HOUR / 2


@pytest.mark.parametrize(
    ("zone", "now", "due"),
    [
        ("UTC", "2026-11-21T08:29", "2026-11-21T08:30"),
        ("UTC", "2026-11-21T08:30", "2026-11-22T08:30"),
        ("Europe/Berlin", "2026-03-28T12:00", "2026-03-29T06:30"),  # the clocks go forward in that night
        ("Europe/Berlin", "2026-10-24T12:00", "2026-10-25T07:30"),  # and back
        ("Pacific/Auckland", "2026-11-20T20:00", "2026-11-21T19:30"),
    ],
)
def test_half_past_eight_is_half_past_eight_whatever_summer_time_does(zone: str, now: str, due: str) -> None:
    assert NotificationSettings(zone=zone, digest=HALF_PAST_EIGHT).digest_after(at(now)) == at(due)


def test_a_repeated_hour_is_told_once_and_a_skipped_one_an_hour_later() -> None:
    twice = NotificationSettings(zone="Europe/Berlin", digest=2 * 60 + 30)
    first = at("2026-10-25T00:30")
    assert twice.digest_after(at("2026-10-24T12:00")) == first
    assert twice.digest_after(at("2026-10-24T22:30")) == first, "on the same day, too"
    assert twice.digest_after(first) == at("2026-10-26T01:30")
    assert twice.digest_after(at("2026-10-25T01:10")) == at("2026-10-26T01:30"), "not at the second half past"
    assert twice.digest_after(at("2026-03-28T12:00")) == at("2026-03-29T01:30"), "half past three"


def test_a_midnight_that_comes_twice_is_told_once_too() -> None:
    midnight = NotificationSettings(
        zone="America/St_Johns", digest=0
    )  # there, the clock went back from 0:01 to 23:01
    assert midnight.digest_after(at("2010-11-07T02:29")) == at("2010-11-07T02:30")
    assert midnight.digest_after(at("2010-11-07T02:45")) == at("2010-11-08T03:30")


async def test_a_digest_that_fails_keeps_nobody_else_waiting(
    live: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening(live)
    await preferences.set_notifications(live.context, BIA.id, MORNING)
    await live.plan(table, ANA)
    await live.answer(table, ANA, ["action:rest"])
    send = digest.send

    def fails(db: Database, user_id: int, now: int) -> int | None:
        return 1 // 0 if user_id == ANA.id else send(db, user_id, now)

    monkeypatch.setattr(digest, "send", fails)
    live.clock.now = at("2026-11-21T11:30")
    assert await Reminders(live.context, REMINDED).remind() == 60, "it is tried again"
    assert await digests(live) == [BIA.id]


async def test_a_person_whose_time_zone_is_gone_is_told_by_universal_time(live: Bot) -> None:
    await evening(live)
    await live.execute(f"UPDATE habits SET zone = 'Atlantis' WHERE user_id = {ANA.id}")
    await live.execute(f"UPDATE digests SET due = {at('2026-11-21T08:30')}")
    live.clock.now = at("2026-11-21T08:30")
    assert await digests(live) == [ANA.id]
    assert await live.rows("digests", "due") == [(at("2026-11-22T08:30"),)]


async def test_a_process_that_sends_no_digests_waits_for_none(bot: Bot) -> None:
    bot.context.shards = Shards(1, 1, 2)
    assert await Reminders(bot.context, REMINDED).remind() is None
