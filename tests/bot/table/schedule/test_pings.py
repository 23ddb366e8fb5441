"""Pings: who gets one, when, and how often; and who is left in peace."""

from datetime import UTC, datetime
from unittest.mock import AsyncMock

import pytest

from bot.table.delivery import posted_messages
from bot.table.following import REMINDED
from bot.table.jobs import Ping, ShowPanel, Unping
from bot.table.lobby import lobby
from bot.table.model import Posted
from bot.table.play import moves
from bot.table.schedule import idle, pings, preferences
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.schedule.pings import FIRST, PAUSE
from bot.table.schedule.reminders import Reminders
from bot.table.seats import seats
from bot.table.storage.reminder_rows import Reminder
from tests.bot.table.scene import ANA, BIA, CAL, Bot, refused

HOUR = 3600
REST = ["action:rest"]


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


async def due(bot: Bot) -> dict[int, int]:
    """Seconds until each call, by seat."""
    rows = await bot.rows("reminders WHERE kind = 'call'", "number, due")
    return {seat: when - int(bot.clock.now) for seat, when in rows}


async def pinged(bot: Bot) -> list[tuple[int, ...]]:
    """Return whom the table has reminded since the last call."""
    await bot.after(0)
    pings = [ping.seats for ping in bot.voice.jobs(Ping)]
    bot.voice.said.clear()
    return pings


async def test_who_is_asked_is_reminded_at_growing_gaps_and_then_no_more(live: Bot, table: int) -> None:
    await live.plan(table, ANA, BIA)
    assert await due(live) == {0: FIRST}
    times = []
    for hour in range(0, 20 * 24, 12):
        if await pinged(live):
            times.append(hour)
        live.clock.now += 12 * HOUR
    assert times == [12, 36, 84, 180]
    assert await due(live) == {}


async def test_who_has_answered_is_not_reminded(live: Bot, table: int) -> None:
    await live.plan(table, ANA)
    assert await due(live) == {1: FIRST}
    live.clock.now += FIRST - 1
    await live.plan(table, BIA)
    assert await due(live) == {0: FIRST}
    live.clock.now += 1
    assert await pinged(live) == []


async def test_a_new_question_to_the_same_person_begins_the_wait_anew(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    bot.clock.now += HOUR
    await bot.answer(table, ANA, ["action:work"])
    assert await due(bot) == {0: FIRST}


async def called(bot: Bot) -> list[str]:
    """Return how the table has pinged Bia since the last time: by its panel, or by a reminder."""
    await bot.after(0)
    resting = await pings.resting(bot.context, 1)
    found = ["panel" for panel in bot.voice.jobs(ShowPanel) if set(panel.seats) - resting]
    found += ["reminder" for ping in bot.voice.jobs(Ping) if 1 in ping.seats]
    bot.voice.said.clear()
    return found


async def test_who_is_asked_again_after_an_undo_is_called_again_after_a_pause(live: Bot, table: int) -> None:
    await live.plan(table, ANA, BIA)
    await called(live)
    for expected in (["panel"], [], []):
        await live.answer(table, ANA, REST)
        assert await called(live) == expected
        live.clock.now += 60
        await moves.undo(live.context, table, ANA.id)
        assert await called(live) == []
        live.clock.now += 60
    await live.answer(table, ANA, REST)
    live.clock.now += PAUSE - 6 * 60 - 1
    assert await called(live) == []
    live.clock.now += 1
    assert await called(live) == ["reminder"]
    assert await due(live) == {1: FIRST}

    await moves.undo(live.context, table, ANA.id)
    await live.answer(table, ANA, REST)
    assert await called(live) == [], "the pause counts from the last call"
    live.clock.now += PAUSE
    assert await called(live) == ["reminder"]


async def test_who_answers_or_has_slept_on_it_is_called_as_ever_after_an_undo(live: Bot, table: int) -> None:
    await live.plan(table, ANA, BIA)
    await live.answer(table, ANA, REST)
    assert "panel" in await called(live)
    await moves.undo(live.context, table, ANA.id)
    live.clock.now += PAUSE
    assert await called(live) == []
    assert await due(live) == {0: FIRST - PAUSE}, "nobody is called who is not asked"
    await live.answer(table, ANA, REST)
    assert await called(live) == ["panel"]
    await moves.undo(live.context, table, ANA.id)
    await live.answer(table, ANA, REST)
    await live.answer(table, BIA, REST)
    assert await pings.resting(live.context, table) == frozenset()


async def test_who_was_never_called_has_no_pause_of_days(live: Bot) -> None:
    now = int(live.clock.now)
    away = NotificationSettings(away=(now, now + 20 * 24 * HOUR))
    table = (await live.table(ANA, BIA)).id
    await live.plan(table, ANA, BIA)
    await preferences.set_notifications(live.context, BIA.id, away)
    await live.answer(table, ANA, REST)
    await moves.undo(live.context, table, ANA.id)
    await live.answer(table, ANA, REST)
    await live.notify(
        BIA,
    )
    await called(live)
    live.clock.now += PAUSE
    assert await called(live) == ["reminder"]


async def test_the_last_reminder_is_taken_away_with_the_answer(live: Bot, table: int) -> None:
    await live.plan(table, ANA, BIA)
    await posted_messages.keep(live.context, table, Posted("ping", 0, 2, 99))
    live.voice.said.clear()
    await live.answer(table, ANA, REST)
    await live.outbox.idle()
    assert live.voice.jobs(Unping) == [Unping((0,))]


async def test_the_last_reminders_are_taken_away_from_a_table_that_is_closed(live: Bot, table: int) -> None:
    for seat, message in ((0, 98), (1, 99)):
        await posted_messages.keep(live.context, table, Posted("ping", seat, 2, message))
    live.voice.said.clear()
    await lobby.close(live.context, table, ANA.id)
    await live.outbox.idle()
    taken = sorted(live.voice.jobs(Unping), key=lambda job: job.seats)  # each person has a lane
    assert taken == [Unping((0,)), Unping((1,))]


async def test_a_call_that_failed_is_tried_again_in_a_minute(
    bot: Bot, table: int, caplog: pytest.LogCaptureFixture
) -> None:
    bot.clock.now += FIRST
    assert (
        await Reminders(bot.context, {**REMINDED, "call": AsyncMock(side_effect=KeyError("secret"))}).remind()
        == 60
    )
    assert f"table {table}: not reminded: KeyError" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize("zone", ["localtime", "Atlantis", "../../etc/passwd", ""])
async def test_a_time_zone_that_is_gone_stops_nobody_elses_move(zone: str, bot: Bot, table: int) -> None:
    await bot.notify(BIA, quiet=(22 * 60, 7 * 60))
    await bot.execute(f"UPDATE habits SET zone = '{zone}' WHERE user_id = {BIA.id}")
    bot.clock.now = at("2026-11-21T23:30")
    await bot.plan(table, BIA)
    await bot.plan(table, ANA)
    await bot.answer(table, ANA, REST)
    assert await due(bot) == {1: 7 * HOUR + HOUR // 2}, "by universal time"
    assert (await preferences.notifications(bot.context, BIA.id)).zone == "UTC"


async def test_only_a_time_zone_that_there_is_can_be_stored(bot: Bot) -> None:
    for zone in ("localtime", "Atlantis", "posixrules", "Factory"):
        settings = NotificationSettings(zone=zone)
        assert await refused(preferences.set_notifications(bot.context, ANA.id, settings)) == "zone"
    assert await bot.rows("habits") == []


async def test_nobody_is_woken_in_quiet_hours(live: Bot) -> None:
    live.clock.now = at("2026-11-21T23:30")
    await live.notify(ANA, zone="America/Sao_Paulo", quiet=(22 * 60, 7 * 60))
    await live.notify(BIA, zone="Europe/Berlin", quiet=(23 * 60, 8 * 60))
    await live.table(ANA, BIA, CAL)
    in_berlin_it_is_half_past_midnight = 7 * HOUR + HOUR // 2
    assert await due(live) == {
        0: FIRST,  # half past eight in the evening in São Paulo
        1: in_berlin_it_is_half_past_midnight,
        2: FIRST,
    }
    live.clock.now += in_berlin_it_is_half_past_midnight
    assert await pinged(live) == [(1,)]
    live.clock.now = at("2026-11-22T11:30")
    assert sum(await pinged(live), ()) == (0, 2), "in one message or in two"


async def test_who_sleeps_is_called_in_the_morning_and_the_panel_stays_as_it_is(live: Bot) -> None:
    await live.notify(ANA, quiet=(22 * 60, 7 * 60))
    table = (await live.table(ANA, BIA)).id
    live.clock.now = at("2026-11-21T23:30")
    await live.hush()
    await live.context.store.write(pings.ping, Reminder(table, "call", 0), int(live.clock.now))
    live.context.table_changed(table)
    await live.outbox.idle()
    assert live.voice.kinds() == []
    assert (await due(live))[0] == 7 * HOUR + HOUR // 2


async def test_nobody_is_called_back_from_a_journey(live: Bot) -> None:
    start = int(live.clock.now)
    await live.notify(ANA, away=(start - 5, start + 240 * HOUR))
    await live.table(ANA, BIA)
    assert (await due(live))[0] == 240 * HOUR
    live.clock.now += 100 * HOUR
    assert await pinged(live) == [(1,)]


async def test_a_journey_that_begins_later_puts_a_reminder_off(live: Bot, table: int) -> None:
    start = int(live.clock.now)
    await live.plan(table, BIA)
    await live.notify(ANA, away=(start + HOUR, start + 240 * HOUR))
    await live.hush()
    await live.after(FIRST)
    assert live.voice.kinds() == ["panel"], "nobody is called, and the others see why"
    assert await due(live) == {0: 240 * HOUR - FIRST}


async def test_only_a_journey_changes_when_a_table_calls_and_only_where_it_waits(
    live: Bot, table: int
) -> None:
    start = int(live.clock.now)
    await live.plan(table, BIA)
    await live.hush()
    live.clock.now += HOUR
    await live.notify(ANA, notice="dm")
    await live.outbox.idle()
    assert await due(live) == {0: FIRST - HOUR}
    assert live.voice.said == []
    for person in (BIA, ANA):
        await live.notify(person, away=(start, start + 90 * HOUR))
        await live.outbox.idle()
    assert await due(live) == {0: 89 * HOUR}
    assert live.voice.kinds() == ["panel"], "nobody waits for Bia"


@pytest.mark.parametrize("journey", [True, False])
async def test_who_is_back_early_is_called_at_once_and_who_stays_longer_later(
    live: Bot, journey: bool
) -> None:
    live.clock.now = start = at("2026-11-21T23:30")

    def until(hours: int) -> NotificationSettings:
        if journey:
            return NotificationSettings(away=(start, start + hours * HOUR))
        return NotificationSettings(quiet=(23 * 60, hours * 60))

    await preferences.set_notifications(live.context, ANA.id, until(7))
    table = (await live.table(ANA, BIA)).id
    await live.plan(table, BIA)
    await live.outbox.idle()
    live.clock.now += HOUR
    assert await pinged(live) == []
    before = (await due(live))[0]
    await preferences.set_notifications(live.context, ANA.id, until(9))
    assert await due(live) == {0: before + 2 * HOUR}
    await live.notify(
        ANA,
    )
    assert await pinged(live) == [(0,)]
    assert await due(live) == {0: 2 * FIRST}


async def test_waking_does_not_repeat_a_ping_that_did_not_wait_for_the_morning(live: Bot) -> None:
    live.clock.now = at("2026-11-21T21:30")
    table = (await live.table(ANA, BIA)).id
    await live.plan(table, BIA)
    live.clock.now += HOUR
    for notifications in (NotificationSettings(quiet=(22 * 60, 7 * 60)), NotificationSettings()):
        await preferences.set_notifications(live.context, ANA.id, notifications)
        assert await due(live) == {0: FIRST - HOUR}
    assert await pinged(live) == []


async def test_computers_and_closed_tables_have_no_reminders(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, computers=1)).id
    assert set(await due(bot)) == {0, 1}
    await seats.give_up(bot.context, table, BIA.id)
    assert set(await due(bot)) == {0}
    await seats.take(bot.context, table, CAL)
    assert await due(bot) == {0: FIRST, 1: FIRST}
    await lobby.close(bot.context, table, ANA.id)
    assert await due(bot) == {}


@pytest.mark.parametrize("begins", [0, 1])
async def test_a_table_is_not_quiet_from_the_first_second_of_a_journey_on(begins: int, bot: Bot) -> None:
    info = await bot.table(ANA, computers=1)
    now = int(bot.clock.now)
    await bot.notify(ANA, away=(now + begins, now + 9 * HOUR))
    await bot.execute("DELETE FROM reminders")  # they are over
    quiet = await bot.store.read(idle.quiet_from, info, now)
    assert quiet == (now if begins else now + 9 * HOUR)


@pytest.mark.parametrize(
    ("zone", "quiet", "now", "free"),
    [
        ("UTC", (22 * 60, 7 * 60), "2026-11-21T21:59", "2026-11-21T21:59"),
        ("UTC", (22 * 60, 7 * 60), "2026-11-21T22:00", "2026-11-22T07:00"),
        ("UTC", (22 * 60, 7 * 60), "2026-11-22T06:59", "2026-11-22T07:00"),
        ("UTC", (22 * 60, 7 * 60), "2026-11-22T07:00", "2026-11-22T07:00"),
        ("UTC", (13 * 60, 14 * 60 + 30), "2026-11-22T13:10", "2026-11-22T14:30"),
        ("America/Sao_Paulo", (22 * 60, 7 * 60), "2026-11-22T02:00", "2026-11-22T10:00"),
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-03-28T22:00", "2026-03-29T05:00"),  # the clocks go forward
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-10-24T21:00", "2026-10-25T06:00"),  # and back
        ("UTC", (5, 5), "2026-11-22T00:05", "2026-11-22T00:05"),
    ],
)
def test_quiet_hours_end(zone: str, quiet: tuple[int, int], now: str, free: str) -> None:
    assert NotificationSettings(zone=zone, quiet=quiet).free_at(at(now)) == at(free)


@pytest.mark.parametrize(("now", "back"), [(9, 9), (10, 20), (19, 20), (20, 20), (25, 25)])
def test_who_is_not_on_a_journey_is_back_at_once(now: int, back: int) -> None:
    assert NotificationSettings(away=(10, 20)).back_at(now) == back
    assert NotificationSettings().back_at(now) == now


def test_a_journey_that_ends_at_night_ends_in_the_morning() -> None:
    notifications = NotificationSettings(
        quiet=(22 * 60, 7 * 60), away=(at("2026-11-01"), at("2026-11-22T03:00"))
    )
    assert notifications.free_at(at("2026-11-21T12:00")) == at("2026-11-22T07:00")
    assert notifications.is_away(at("2026-11-21T12:00"))
