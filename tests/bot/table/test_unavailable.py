"""A database that is away for a moment: what was due is done when it is back, and nothing is dropped."""

from collections.abc import Callable

import pytest

from bot.table import forgetting
from bot.table.delivery import outbox
from bot.table.following import REMINDED
from bot.table.model import Unavailable
from bot.table.runtime.context import Context
from bot.table.schedule.reminders import Reminders
from bot.table.seats import seats
from rules.core.text import Text
from tests.bot.table.scene import ANA, BIA, Bot
from tests.bot.table.schedule.test_time_control import DAY, clocks, late

AWAY = Unavailable(Text(key="table.refused.not-read"))


def fails_once(owner: object, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the first call fail, as if the database were away."""
    plain: Callable[..., object] = getattr(owner, name)

    def away(*args: object, **kwargs: object) -> object:
        monkeypatch.setattr(owner, name, plain)
        raise AWAY

    monkeypatch.setattr(owner, name, away)


async def test_what_could_not_be_said_for_it_is_said_later_and_not_dropped(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(outbox, "PAUSES", (0.0,))
    await bot.table(ANA, BIA)
    rows = await bot.rows("outbox")
    bot.voice.troubles = [AWAY]
    await bot.outbox.start()
    await bot.outbox.idle()
    assert sorted({*bot.voice.kinds()}) == ["lobby", "notice", "panel", "private"]
    assert len(rows) >= len(bot.voice.said)
    assert "dropped" not in caplog.text


async def test_a_clock_that_runs_out_meanwhile_is_not_put_off_for_a_day(
    live: Bot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await late(live, "play")
    reminders = Reminders(live.context, REMINDED)
    fails_once(Context, "load", monkeypatch)
    await reminders.remind()
    assert [left for left in (await clocks(live)).values() if left >= DAY] == []


async def test_a_person_is_not_forgotten_by_halves(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bot.table(ANA, BIA)
    fails_once(seats, "give_up", monkeypatch)
    with pytest.raises(Unavailable):
        await forgetting.forget(bot.context, BIA.id)
    assert await bot.rows(f"people WHERE user_id = {BIA.id}") or await bot.rows(
        f"seats WHERE table_id = {table.id} AND user_id = {BIA.id}"
    )
    await forgetting.forget(bot.context, BIA.id)
    assert not await bot.rows(f"seats WHERE user_id = {BIA.id}")
