"""Background work: it goes on after a failure, and the log says what failed."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from bot.table.operations import heartbeat, listener
from bot.table.past import packing
from bot.table.schedule import reminders
from bot.table.schedule.reminders import Reminders
from tests.bot.table.scene import Bot, started


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


async def two_rounds(bot: Bot) -> None:
    for _ in range(2):
        await asyncio.sleep(await Reminders(bot.context, {})._round())


def packs(bot: Bot) -> Awaitable[None]:
    return packing.keep_packing(bot.context)


def checks(bot: Bot) -> Awaitable[None]:
    return heartbeat.keep_checking(bot.context)


def hears(bot: Bot) -> Awaitable[None]:
    return listener.keep_listening(bot.context)


WORK = {
    "packing": Kind(packing, "pack_next", "packing", packing.LOOK, packs),
    "checking": Kind(heartbeat, "check", "the database was not checked", heartbeat.DAY, checks),
    "reminding": Kind(Reminders, "remind", "reminders", reminders.LATER, two_rounds),
    "listener": Kind(listener, "_wake", "listener", listener.LATER, hears),
}


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
    name: str, pauses: list[float], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    work, tries = WORK[name], iter([OSError(28, "No space left on device"), Enough()])

    async def fails(*given: object) -> None:
        raise next(tries)

    async with started() as bot:
        monkeypatch.setattr(type(bot.store), "shared", True)
        monkeypatch.setattr(work.owner, work.step, fails)
        with contextlib.suppress(Enough):
            await work.run(bot)
    [line] = [each.getMessage() for each in caplog.records if each.levelname == "ERROR"]
    assert line.startswith(f"{work.said}: OSError")
    assert work.pause in pauses
    assert next(tries, None) is None, "it was tried again"
