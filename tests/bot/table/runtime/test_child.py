"""A process that works on whole games: what it gives, and what happens when it hangs, dies or is missing."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest

from bot.table.runtime import child
from bot.table.runtime.child import Child, Games
from rules.core.decisions import Rejected
from rules.core.flow import Bug
from rules.core.text import Text
from tests.bot.table.scene import refused


def no_games() -> Games:
    return {}


def doubled(games: Games, number: int) -> tuple[int, int]:
    return 2 * number, os.getpid()


def refusing(games: Games) -> int:
    raise Rejected(Text(key="table.refused.unreadable"))


def broken(games: Games, secret: str) -> int:
    raise ValueError(secret)


def endless(games: Games) -> int:
    while True:
        time.sleep(0.01)


def niceness(games: Games) -> int:
    return os.nice(0)


def deadly(games: Games) -> int:
    os._exit(1)


def deaf(games: Games) -> int:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    return os.getpid()


@pytest.fixture
async def worker() -> AsyncIterator[Child]:
    made = Child(no_games)
    yield made
    await made.stop()


async def test_work_is_done_by_another_process_which_stays(worker: Child) -> None:
    four, first = await worker.run(doubled, 2)
    six, second = await worker.run(doubled, 3)
    assert (four, six) == (4, 6)
    assert first == second != os.getpid()


async def test_a_refusal_returns_as_itself_and_an_error_as_its_kind_and_place(worker: Child) -> None:
    assert await refused(worker.run(refusing)) == "unreadable"
    with pytest.raises(Bug) as bug:
        await worker.run(broken, "two aces")
    place = broken.__code__.co_firstlineno + 1
    assert str(bug.value).startswith(f"broken: ValueError at test_child.py:{place} ")
    assert "aces" not in str(bug.value)
    assert (await worker.run(doubled, 1))[0] == 2


@pytest.mark.nightly
async def test_it_gives_way_to_everything_else_and_further_if_it_is_told_to(worker: Child) -> None:
    own, nicer = os.nice(0), Child(no_games, nice=child.GIVES_WAY + 3)
    assert await worker.run(niceness) == min(own + child.GIVES_WAY, 19) > own
    assert await nicer.run(niceness) == min(own + child.GIVES_WAY + 3, 19)
    await nicer.stop()


async def test_work_that_takes_too_long_ends_its_process_and_the_next_is_done() -> None:
    worker = Child(no_games, patience=5)
    _, first = await worker.run(doubled, 1)
    worker._patience = 0.2
    assert await refused(worker.run(endless)) == "too-long"
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    worker._patience = 30
    _, second = await worker.run(doubled, 1)
    assert second != first
    await worker.stop()


async def test_a_dead_process_is_replaced_and_its_work_is_not_tried_again(
    worker: Child,
) -> None:
    assert await refused(worker.run(deadly)) == "no-process"
    assert (await worker.run(doubled, 2))[0] == 4


async def test_one_that_cannot_be_started_is_tried_again_after_pauses_that_grow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, starts = 0.0, []

    def unstartable(games: object, nice: int) -> None:
        starts.append(now)
        raise OSError

    monkeypatch.setattr(child, "_Line", unstartable)
    worker = Child(no_games, clock=lambda: now)
    for _ in range(200):
        assert await refused(worker.run(doubled, 1)) == "no-process"
        now += 1
    pauses = [later - earlier for earlier, later in pairwise(starts)]
    assert pauses[:6] == [1, 2, 4, 8, 16, 32]
    assert set(pauses[6:]) <= {60}
    monkeypatch.undo()
    now += 60
    assert (await worker.run(doubled, 2))[0] == 4
    await worker.stop()


@pytest.mark.nightly
async def test_nobody_gets_the_answer_to_work_whose_caller_has_left(worker: Child) -> None:
    """Its thread still reads from the pipe, and would take the next caller's answer for its own."""
    _, first = await worker.run(doubled, 1)
    leaving = asyncio.create_task(worker.run(endless))
    await asyncio.sleep(0.1)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    async with asyncio.timeout(20):
        four, second = await worker.run(doubled, 2)
    assert (four, second != first) == (4, True)


async def test_who_waits_when_the_bot_stops_waits_no_more(worker: Child) -> None:
    await worker.run(doubled, 1)
    waiting = asyncio.create_task(worker.run(endless))
    await asyncio.sleep(0.1)
    await worker.stop()
    assert await refused(waiting) == "no-process"


async def test_one_that_will_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "STOPPED", 0.01)
    worker = Child(no_games)
    number = await worker.run(deaf)
    await worker.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
