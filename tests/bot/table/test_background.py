"""Background work: it goes on after a failure, and the log says what failed."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, cast

import pytest

from bot.table.meeting import meeting
from bot.table.meeting.meeting import Meetings
from bot.table.model import DAY
from bot.table.operations import heartbeat, listener
from bot.table.operations.heartbeat import Heartbeat
from bot.table.past import packing
from bot.table.schedule import reminders
from bot.table.schedule.reminders import Reminders
from bot.table.series import rounds
from bot.table.series.rounds import Rounds
from tests.bot.table.scene import Bot
from tests.bot.test_work import ALWAYS


class Enough(BaseException):
    """Ends work that never ends by itself."""


@dataclass(frozen=True)
class Kind:
    """One kind of work: `step` of `owner` is what it does again and again.

    `said` begins its line in the log, and `pause` seconds later it tries again.
    """

    owner: object
    step: str
    said: str
    pause: float
    run: Callable[[Bot], Awaitable[object]]


async def two_reminders(bot: Bot) -> None:
    for _ in range(2):
        await asyncio.sleep(await Reminders(bot.context, {})._round())


async def beats(bot: Bot) -> None:
    await Heartbeat(bot.context, lambda: True).run()


async def meets(bot: Bot) -> None:
    await Meetings(bot.context, cast(Any, None)).run()


async def plays_series(bot: Bot) -> None:
    await Rounds(bot.context, cast(Any, None)).run()


def packs(bot: Bot) -> Awaitable[None]:
    return packing.keep_packing(bot.context)


def checks(bot: Bot) -> Awaitable[None]:
    return heartbeat.keep_checking(bot.context)


def hears(bot: Bot) -> Awaitable[None]:
    return listener.keep_listening(bot.context)


WORK = {
    "Heartbeat.run": Kind(Heartbeat, "look", "heartbeat", heartbeat.POLL_INTERVAL, beats),
    "Meetings.run": Kind(Meetings, "look", "meetings", meeting.POLL_INTERVAL, meets),
    "Rounds.run": Kind(Rounds, "_wake_all", "series", rounds.POLL_INTERVAL, plays_series),
    "keep_packing": Kind(packing, "pack_next", "packing", packing.POLL_INTERVAL, packs),
    "keep_checking": Kind(heartbeat, "check", "the database was not checked", DAY, checks),
    "Reminders.run": Kind(Reminders, "remind", "reminders", reminders.RETRY_PAUSE, two_reminders),
    "keep_listening": Kind(listener, "_wake", "listener", listener.RETRY_PAUSE, hears),
}
ONCE = {"DiscordVoice.catch_up", "keep_uploaded"}  # which end by themselves


def test_all_work_that_the_bot_begins_is_tried_here() -> None:
    assert {*WORK, *ONCE} == {*ALWAYS, "keep_packing"}


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record how long it wanted to sleep each time, without sleeping."""
    asked: list[float] = []
    really = asyncio.sleep

    async def sleep(seconds: float) -> None:
        asked.append(seconds)
        await really(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return asked


@pytest.mark.parametrize("name", WORK)
async def test_it_goes_on_after_a_failure(
    bot: Bot,
    name: str,
    pauses: list[float],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    work, tries = WORK[name], iter([OSError(28, "No space left on device"), Enough()])

    async def fails(*given: object) -> None:
        raise next(tries)

    monkeypatch.setattr(type(bot.store), "shared", True)
    monkeypatch.setattr(work.owner, work.step, fails)
    with contextlib.suppress(Enough):
        await work.run(bot)
    [line] = [each.getMessage() for each in caplog.records if each.levelname == "ERROR"]
    assert line.startswith(f"{work.said}: OSError")
    assert work.pause in pauses
    assert next(tries, None) is None, "it was tried again"
