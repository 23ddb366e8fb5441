"""The dispatcher of what is due: a failure waits, whatever else happens, and keeps nothing else waiting."""

from collections.abc import Awaitable, Callable

import pytest

from bot.table.following import REMINDED
from bot.table.runtime.context import Context
from bot.table.schedule import digest, off_turn_notices, reminders
from bot.table.schedule.reminders import Reminders
from bot.table.storage import reminder_rows
from bot.table.storage.database import Database
from bot.table.storage.reminder_rows import Reminder
from tests.bot.table.scene import ANA, BIA, Bot


def failing(tried: list[object]) -> Callable[[Context, Reminder], Awaitable[None]]:
    async def fail(context: Context, due: Reminder) -> None:
        tried.append(due)
        raise ValueError

    return fail


async def idle_failing(bot: Bot, tried: list[object], monkeypatch: pytest.MonkeyPatch) -> Reminders:
    table = (await bot.table(ANA, BIA)).id
    await bot.store.write(reminder_rows.write, Reminder(table, "wake"), 1)
    return Reminders(bot.context, {**REMINDED, "wake": failing(tried)})


async def off_turn_failing(bot: Bot, tried: list[object], monkeypatch: pytest.MonkeyPatch) -> Reminders:
    table = (await bot.table(ANA, BIA)).id
    await bot.execute(f"INSERT INTO summons (table_id, user_id, due) VALUES ({table}, {ANA.id}, 1)")

    def send(db: Database, *given: object) -> None:
        tried.append(given)
        raise ValueError

    monkeypatch.setattr(off_turn_notices, "send", send)
    return Reminders(bot.context, REMINDED)


async def digest_failing(bot: Bot, tried: list[object], monkeypatch: pytest.MonkeyPatch) -> Reminders:
    await bot.execute(f"INSERT INTO digests (user_id, due) VALUES ({ANA.id}, 1)")

    def send(db: Database, *given: object) -> None:
        tried.append(given)
        raise ValueError

    monkeypatch.setattr(digest, "send", send)
    return Reminders(bot.context, REMINDED)


Failing = Callable[[Bot, list[object], pytest.MonkeyPatch], Awaitable[Reminders]]


@pytest.mark.parametrize("make", [idle_failing, off_turn_failing, digest_failing])
async def test_a_failure_is_tried_again_after_a_minute_and_not_with_each_change(
    bot: Bot, make: Failing, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[object] = []
    it = await make(bot, tried, monkeypatch)
    for _ in range(3):  # as after three commits
        pause = await it.remind()
    assert pause is not None and pause <= reminders.RETRY_PAUSE
    assert len(tried) == 1
    assert len([each for each in caplog.records if each.levelname == "ERROR"]) == 1
    bot.clock.now += reminders.RETRY_PAUSE
    await it.remind()
    assert len(tried) == 2


async def test_a_failure_keeps_nothing_else_waiting(bot: Bot) -> None:
    done: list[int] = []

    async def wake(context: Context, due: Reminder) -> None:
        if due.table_id == 1:
            raise ValueError
        done.append(due.table_id)

    for table_id, channel in ((1, 2), (2, 3)):
        await bot.table(ANA, BIA, channel=channel)
        await bot.store.write(reminder_rows.write, Reminder(table_id, "wake"), 1)
    await Reminders(bot.context, {**REMINDED, "wake": wake}).remind()
    assert done == [2]
