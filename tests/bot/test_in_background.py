"""Background work is watched: its failure is logged at once, and its end is waited for."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from bot.background import background


async def test_work_that_fails_is_a_line_in_the_log_when_it_happens(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise ValueError("a secret")

    async with AsyncExitStack() as stack:
        background(stack, fails())
        for _ in range(3):
            await asyncio.sleep(0)
        [line] = [each.getMessage() for each in caplog.records]
        assert "fails has ended: ValueError" in line
        assert "secret" not in line


async def test_the_end_waits_for_work_that_is_cancelled(caplog: pytest.LogCaptureFixture) -> None:
    """Or the work would still use the database while that is closed."""
    ended: list[str] = []

    async def works() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0)
            ended.append("work")

    async with AsyncExitStack() as stack:
        stack.callback(ended.append, "database")
        background(stack, works())
        await asyncio.sleep(0)
    assert ended == ["work", "database"]
    assert not caplog.records
