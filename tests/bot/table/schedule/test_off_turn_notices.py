"""Off-turn notices: their receivers, at once or later, also after a restart."""

from collections.abc import Collection
from pathlib import Path

import pytest

from bot.table import forgetting
from bot.table.following import REMINDED
from bot.table.jobs import OffTurnNotice
from bot.table.schedule import off_turn_notices, preferences
from bot.table.schedule.notification_settings import Notice, NotificationSettings
from bot.table.schedule.reminders import Reminders
from tests.bot.table.scene import ANA, BIA, CAL, Bot, started
from tests.bot.table.schedule.test_pings import HOUR, at

NIGHT = (22 * 60, 7 * 60)
EVENING, MORNING = at("2026-11-21T23:00"), at("2026-11-22T07:00")


async def called(bot: Bot, table: int, *users: int, done: Collection[int] = ()) -> None:
    """A message has called these users, and mentioned those who are `done`."""
    await bot.store.write(off_turn_notices.notify, table, users, done, bot.context.now())
    bot.context.table_changed(table)


async def summoned(bot: Bot) -> list[OffTurnNotice]:
    """Return whom the table has notified since the last call."""
    await bot.after(0)
    found = bot.voice.jobs(OffTurnNotice)
    bot.voice.said.clear()
    return found


@pytest.mark.parametrize(
    ("notice", "mentioned", "beside"), [("mention", True, None), ("dm", False, True), ("both", True, False)]
)
async def test_a_mentioned_player_is_pinged_again_only_if_they_want_both(
    live: Bot, table: int, notice: Notice, mentioned: bool, beside: bool | None
) -> None:
    await live.notify(ANA, notice=notice)
    assert (await off_turn_notices.mentioned(live.context, [ANA.id]) == [ANA.id]) == mentioned
    await called(live, table, ANA.id, done=[ANA.id] if mentioned else [])
    expected = [] if beside is None else [OffTurnNotice(ANA.id, anew=beside)]
    assert await summoned(live) == expected
    await called(live, table, ANA.id)  # as who has woken up just now
    assert await summoned(live) == [OffTurnNotice(ANA.id)]


async def test_who_wants_no_notices_is_never_called(live: Bot, table: int) -> None:
    await live.notify(ANA, notice="silent", quiet=NIGHT)
    assert await off_turn_notices.mentioned(live.context, [ANA.id]) == []
    await called(live, table, ANA.id)
    live.clock.now += 48 * HOUR
    assert await summoned(live) == []


async def test_a_sleeper_is_pinged_in_the_morning_even_after_a_restart(
    database: Path,
) -> None:
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        bot.clock.now = EVENING
        await bot.notify(ANA, quiet=NIGHT)
        for _ in range(2):
            await called(bot, table, ANA.id)
    async with started(database, workers=True) as bot:
        bot.clock.now = MORNING - 1
        assert await summoned(bot) == []
        bot.clock.now = MORNING
        assert await summoned(bot) == [OffTurnNotice(ANA.id)]
        assert await summoned(bot) == []


async def test_the_bot_wakes_up_for_whom_it_is_to_call(bot: Bot, table: int) -> None:
    await bot.execute("DELETE FROM reminders")
    bot.clock.now = EVENING
    await bot.notify(ANA, quiet=NIGHT)
    await called(bot, table, ANA.id)
    assert await Reminders(bot.context, REMINDED).remind() == MORNING - EVENING


async def test_who_gets_up_early_is_called_at_once(live: Bot, table: int) -> None:
    live.clock.now = EVENING
    await live.notify(CAL, quiet=NIGHT)
    await called(live, table, CAL.id)
    assert await summoned(live) == []
    await live.notify(
        CAL,
    )
    assert await summoned(live) == [OffTurnNotice(CAL.id)], "Cal has no seat there"


async def test_who_has_gone_away_meanwhile_is_called_when_they_are_back(live: Bot, table: int) -> None:
    live.clock.now = EVENING
    await live.notify(ANA, quiet=NIGHT)
    await called(live, table, ANA.id)
    away = NotificationSettings(quiet=NIGHT, away=(MORNING - HOUR, MORNING + 24 * HOUR))
    await preferences.set_notifications(live.context, ANA.id, away)
    live.clock.now = MORNING
    assert await summoned(live) == []
    live.clock.now = MORNING + 24 * HOUR
    assert await summoned(live) == [OffTurnNotice(ANA.id)]


async def test_two_who_are_called_are_so_by_a_job_each(live: Bot, table: int) -> None:
    await called(live, table, BIA.id, CAL.id)
    assert await summoned(live) == [OffTurnNotice(BIA.id), OffTurnNotice(CAL.id)]


async def test_who_is_forgotten_is_not_called(live: Bot, table: int) -> None:
    live.clock.now = EVENING
    await live.notify(CAL, quiet=NIGHT)
    await called(live, table, CAL.id)
    await forgetting.forget(live.context, CAL.id)
    assert await live.rows("summons") == []


async def test_one_who_can_not_be_called_keeps_nobody_waiting(
    live: Bot, table: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live.clock.now = EVENING
    for person in (ANA, BIA):
        await live.notify(person, quiet=NIGHT)
    await called(live, table, ANA.id, BIA.id)
    live.clock.now = MORNING
    send = off_turn_notices.send

    def fails(db: object, table_id: int, user_id: int, now: int) -> None:
        if user_id == ANA.id:
            raise KeyError("secret")
        send(db, table_id, user_id, now)  # type: ignore[arg-type]

    monkeypatch.setattr(off_turn_notices, "send", fails)
    assert await Reminders(live.context, REMINDED).remind() == 60
    monkeypatch.setattr(off_turn_notices, "send", send)
    assert await summoned(live) == [OffTurnNotice(BIA.id), OffTurnNotice(ANA.id)]
    assert f"table {table}: somebody was not called: KeyError" in caplog.text
    assert "secret" not in caplog.text
