import asyncio

import pytest

from bot.table.runtime import table_tasks
from bot.table.runtime.table_tasks import TableTasks


async def test_waking_a_table_during_its_work_makes_the_work_run_once_more() -> None:
    done: list[int] = []
    began, go_on = asyncio.Event(), asyncio.Event()

    async def work(table_id: int) -> None:
        done.append(table_id)
        began.set()
        await go_on.wait()

    tasks = TableTasks(work)
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

    tasks = TableTasks(work)
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

    tasks = TableTasks(work)
    await tasks.stop()
    tasks.wake(1)
    await tasks.idle()
    assert done == []


async def test_the_end_does_not_wait_for_work_in_progress() -> None:
    tasks = TableTasks[int](lambda table_id: asyncio.sleep(3600))
    tasks.wake(1)
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await tasks.stop()
        await tasks.idle()
    assert tasks.age == 0


async def test_work_that_fails_is_logged_with_its_table_and_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    done: list[int] = []
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)

    async def work(table_id: int) -> None:
        done.append(table_id)
        if len(done) == 1:
            raise ValueError("a secret")

    tasks = TableTasks(work)
    tasks.wake(7)
    await tasks.idle()
    assert (done, slept) == ([7, 7], [table_tasks.LATER])
    [line] = [record.message for record in caplog.records if record.levelname == "ERROR"]
    assert line.startswith("table 7: ValueError")
    assert "secret" not in line
