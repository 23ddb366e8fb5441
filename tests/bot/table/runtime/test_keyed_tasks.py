import asyncio

import pytest

from bot.table.runtime import keyed_tasks
from bot.table.runtime.keyed_tasks import KeyedTasks


async def test_waking_a_table_during_its_work_makes_the_work_run_once_more() -> None:
    done: list[int] = []
    began, go_on = asyncio.Event(), asyncio.Event()

    async def work(table_id: int) -> None:
        done.append(table_id)
        began.set()
        await go_on.wait()

    tasks = KeyedTasks("table", work)
    tasks.wake(1)
    await began.wait()
    tasks.wake(1)
    tasks.wake(1)
    go_on.set()
    await tasks.idle()
    assert done == [1, 1]


async def test_a_table_without_work_has_been_at_it_for_no_time() -> None:
    go_on = asyncio.Event()

    async def work(table_id: int) -> None:
        await go_on.wait()

    tasks = KeyedTasks("table", work)
    assert (tasks.since(1), tasks.age) == (0, 0)
    tasks.wake(1)
    await asyncio.sleep(0.001)
    assert 0 < tasks.since(1) <= tasks.age
    assert tasks.since(2) == 0
    go_on.set()
    await tasks.idle()
    assert (tasks.since(1), tasks.age) == (0, 0)


async def test_after_its_end_nothing_is_begun_any_more() -> None:
    """The database is closed next; a press that is still being answered may yet wake its table."""
    done: list[int] = []

    async def work(table_id: int) -> None:
        done.append(table_id)

    tasks = KeyedTasks("table", work)
    await tasks.stop()
    tasks.wake(1)
    await tasks.idle()
    assert done == []


async def test_the_end_does_not_wait_for_work_in_progress() -> None:
    tasks = KeyedTasks[int]("table", lambda table_id: asyncio.sleep(3600))
    tasks.wake(1)
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await tasks.stop()
        await tasks.idle()
    assert tasks.age == 0


async def test_work_that_fails_is_logged_with_its_key_and_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keyed_tasks, "SOONEST", 0.0)
    monkeypatch.setattr(keyed_tasks, "RETRY_PAUSE", 0.0)
    done: list[int] = []

    async def work(series_id: int) -> None:
        done.append(series_id)
        if len(done) == 1:
            raise ValueError("a secret")

    tasks = KeyedTasks("series", work)
    tasks.wake(7)
    await tasks.idle()
    assert done == [7, 7]
    [line] = [record.message for record in caplog.records if record.levelname == "ERROR"]
    assert line.startswith("series 7: ValueError")
    assert "secret" not in line


async def test_a_wake_during_the_pause_after_a_failure_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who presses must not wait half a minute because the database was away for a moment."""
    monkeypatch.setattr(keyed_tasks, "SOONEST", 0.0)
    monkeypatch.setattr(keyed_tasks, "RETRY_PAUSE", 3600.0)
    done: list[int] = []
    failed = asyncio.Event()

    async def work(table_id: int) -> None:
        done.append(table_id)
        if len(done) == 1:
            failed.set()
            raise ValueError

    tasks = KeyedTasks("table", work)
    tasks.wake(1)
    await failed.wait()
    for _ in range(5):
        await asyncio.sleep(0)  # it is in its pause now
    tasks.wake(1)
    async with asyncio.timeout(10):
        await tasks.idle()
    assert done == [1, 1]


async def test_work_that_keeps_failing_while_it_is_woken_is_tried_no_faster(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    failures = 3

    async def work(table_id: int) -> None:
        if len(slept) < failures:
            tasks.wake(table_id)
            raise ValueError

    tasks = KeyedTasks("table", work)
    tasks.wake(1)
    await tasks.idle()
    assert slept == [keyed_tasks.SOONEST] * failures
