"""Presses of people while sharp computer players think at eight tables.

At each of these a person answers as soon as they are asked, so that the computer has something to think about
nearly all the time. Two people play at another table, on another server.
"""

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.sandbox.server.server import serve
from bot.sandbox.world.world import World
from tests.bot.e2e.inside import looking
from tests.bot.e2e.process import Process
from tools.bench.stopwatch import Figure, spread
from tools.bench.tables import Eyes, GameContext, Pressed, started
from tools.driver import City

TABLES = 8
SECONDS = 60.0
EVERY = 0.5  # seconds between the presses that are measured
FIRST, VISIBLE = 100.0, 1000.0  # milliseconds


async def figures() -> list[Figure]:
    """Measure with nobody thinking, and with all of them."""
    found: list[Figure] = []
    for tables in (0, TABLES):
        with TemporaryDirectory() as folder:
            presses, thoughts = await _measured(Path(folder), tables)
        what = f"while {tables} tables think"
        found += spread(f"first response {what}", [each.first for each in presses], "ms", p95=FIRST)
        found += spread(f"visible result {what}", [each.visible for each in presses], "ms", p95=VISIBLE)
        found.append(Figure(f"late answers {what}", sum(each.late for each in presses), "presses", 0))
        found.append(Figure(f"thoughts {what}", thoughts, "answers"))
    return found


async def _measured(folder: Path, tables: int) -> tuple[list[Pressed], int]:
    """Return the presses, and how many answers the sharp players have thought of meanwhile."""
    home = City(name="Home")
    abroad = City(home.world, name="Abroad")
    async with serve(home.world) as url, started(process := Process(home, folder, url)):
        thinkers = [await _against_sharp(home.world, number) for number in range(tables)]
        victim = await GameContext.open(
            abroad.channel("victims"), [abroad.person("Ana"), abroad.person("Bia")]
        )
        ends = perf_counter() + SECONDS
        busy = [asyncio.create_task(_at_once(table, ends)) for table in thinkers]
        presses = await _now_and_then(victim, ends)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        with looking(process.folder / "taverna.db") as db:
            [thoughts] = db.execute("SELECT COUNT(*) FROM thoughts").fetchone()
    return presses, thoughts


async def _against_sharp(world: World, number: int) -> GameContext:
    """Return a table with one person and one sharp computer player, on a server of its own."""
    city = City(world, name=f"Thinkers {number}")
    place, host = city.channel("games"), city.person("Caio")
    eyes = Eyes(place)
    await host.command("table open", place, game="bellum")
    lobby = await eyes.until(lambda post: any(b.label == "Add computer" for b in post.buttons))
    await host.press(lobby, "Add computer")
    lobby = await eyes.until(lambda post: "2. " in post.text)
    await host.select(lobby, ["Sharp computer"], "How strong the computers are (for the host)")
    await host.press(lobby, "Start")
    eyes.close()
    return GameContext(place, [host])


async def _at_once(table: GameContext, ends: float) -> None:
    while not table.over:
        await table.press(Random(1), max(1.0, ends - perf_counter()))


async def _now_and_then(table: GameContext, ends: float) -> list[Pressed]:
    found: list[Pressed] = []
    while perf_counter() < ends and not table.over:
        began = perf_counter()
        found.append(await table.press(Random(len(found))))
        await asyncio.sleep(max(0.0, began + EVERY - perf_counter()))
    return found
