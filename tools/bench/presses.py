"""The first response to a press: alone, against a bot that does nothing else, and with many tables at work.

And how long it takes until the panel shows the result. The double and the bot are two processes. Times are
taken when the double sends the press and when it receives the bot's response, so they include the whole round
trip.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bot.sandbox.server.server import serve
from tests.bot.e2e.process import Process
from tools.bench.stopwatch import Figure, spread
from tools.bench.tables import GameContext, Pressed, first_of, servers, started
from tools.driver import City

TABLES = 100
A_SECOND = 20.0  # presses, over all tables: each table moves every five seconds
PRESSES = 200  # with all tables at work
PATIENCE = 30.0


async def figures() -> list[Figure]:
    """Measure presses, alone and with busy tables."""
    with TemporaryDirectory() as folder:
        plain, alone, busy = await _both(Path(folder))
    return [
        Figure("first response to a press, discord.py that only defers", plain, "ms"),
        Figure("first response to a press, Taverna", alone, "ms"),
        Figure("Taverna / discord.py", alone / plain, "times", 1.5),
        *spread(f"first response, {TABLES} tables at work", [each.first for each in busy], "ms", p95=100),
        *spread(f"visible result, {TABLES} tables at work", [each.visible for each in busy], "ms", p95=1000),
        Figure("late answers", sum(each.late for each in busy), "presses", 0),
    ]


async def _both(folder: Path) -> tuple[float, float, list[Pressed]]:
    """Press each bot in turn: the median of its first responses, and all presses with many tables."""
    city = City()
    async with (
        _plain() as press,
        serve(city.world) as url,
        started(Process(city, folder, url)),
    ):
        tables = [await GameContext.open(*each) for each in servers(city.world, TABLES)]
        plain, alone = [], []
        for n, table in enumerate(tables):
            plain.append(await press())
            alone.append((await table.press(Random(n))).first)
        return median(plain), median(alone), await _many(tables)


@asynccontextmanager
async def _plain() -> AsyncIterator[Callable[[], Awaitable[float]]]:
    """Run a bot that only defers; yield a press of its button, which returns its milliseconds."""
    city = City()
    ana, place = city.person("Ana"), city.channel("games")
    async with serve(city.world) as url:
        command = (sys.executable, "-m", "tools.bench.plain", url, city.world.state.token, str(place.id))
        child = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
        assert await city.world.until(lambda: city.world.sessions or None, asyncio.sleep(PATIENCE))
        post = await place.until(lambda post: bool(post.buttons), PATIENCE)

        async def press() -> float:
            return first_of(await ana.press(post, "Press"))

        yield press
        child.kill()
        await child.wait()


async def _many(tables: Sequence[GameContext]) -> list[Pressed]:
    """Press at all tables in turn, one every so often, whether or not the last ones have been answered."""
    chance = Random(7)
    tasks = []
    for n in range(PRESSES):
        tasks.append(asyncio.create_task(tables[n % TABLES].press(Random(n))))
        await asyncio.sleep(chance.expovariate(A_SECOND))
    return list(await asyncio.gather(*tasks))
