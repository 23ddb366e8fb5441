"""The bot is told to stop while it answers: what it has begun is answered, and no error is logged."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.sandbox.world.faults import Fault
from tests.bot.e2e.inside import inside, unanswered
from tests.bot.e2e.process import Process
from tools.driver import City, Person, Place

pytestmark = pytest.mark.nightly


async def test_what_is_being_answered_when_the_bot_stops_is_answered(
    city: City, url: str, tmp_path: Path, ana: Person, games: Place, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with inside(city, url, tmp_path):
        await ana.command("table open", games, game="bellum")
        city.world.faults.add(Fault("POST /interactions/*", "slow", seconds=0.5))
        earlier = len(city.world.state.interactions)
        asked = asyncio.create_task(ana.command("table close", games))
        heard = city.world.until(
            lambda: len(city.world.state.interactions) > earlier or None, asyncio.sleep(5)
        )
        assert await heard
        await asyncio.sleep(0.1)  # the bot has heard of it
    answer = await asyncio.wait_for(asked, 5)
    assert answer.shown is not None
    assert unanswered(city) == []
    assert [record for record in caplog.records if record.name.startswith(("bot", "asyncio"))] == []


async def test_a_stop_in_the_middle_of_an_answer_logs_no_error(
    process: Process, city: City, ana: Person, games: Place
) -> None:
    await process.start()
    await ana.command("table open", games, game="bellum")
    city.world.faults.add(Fault("POST /interactions/*", "slow", seconds=0.7))
    asked = asyncio.create_task(ana.command("table close", games))
    await asyncio.sleep(0.3)
    assert await process.stop() == 0
    assert (await asyncio.wait_for(asked, 5)).shown is not None
    assert "ERROR" not in process.log
    assert "Traceback" not in process.log
