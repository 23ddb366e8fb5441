"""The film of a game of at least 300 answers, and the first responses to presses while it is made.

The double and the bot are two processes, as in `presses`; a third, low-priority one draws the film.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.sandbox.server.server import serve
from rules.games import GAMES
from tests.bot.e2e.process import Process
from tools.bench.staged import begun, played, staged
from tools.bench.stopwatch import Figure, percentile
from tools.bench.tables import GameContext, Pressed, servers, started
from tools.driver import City, Person, Place

GAME = "dwar7s"  # the one whose boards take longest to draw
SEATS = 4
LEAST = 300  # answers
TABLES = 40
A_SECOND = 5.0  # presses, over all tables
AIM = 30.0  # seconds
FIRST_AIM = 300.0  # milliseconds


async def figures() -> list[Figure]:
    """Measure the films."""
    with TemporaryDirectory() as folder:
        return await _measured(Path(folder))


async def _measured(folder: Path) -> list[Figure]:
    city = City()
    people = [city.person(name) for name in ("Ana", "Bia", "Caio", "Davi")]
    cinema = city.channel("cinema")
    answers = await _played(folder / "taverna.db", people, cinema)
    async with serve(city.world) as url, started(Process(city, folder, url)):
        tables = [await GameContext.open(*each) for each in servers(city.world, TABLES)]
        calm = await _pressed(tables, asyncio.create_task(asyncio.sleep(AIM / 2)))
        film = asyncio.create_task(_film(people[0], cinema))
        busy = await _pressed(tables, film)
        seconds, size = film.result()
    what = "first response to a press"
    return [
        Figure(f"film of {answers} answers ({GAME}, {SEATS} seats)", seconds, "s", AIM),
        Figure("its size", size / 2**20, "MiB", 8),
        Figure(f"{what}, {TABLES} tables: median", median(calm), "ms"),
        Figure(f"{what}, {TABLES} tables: p95", percentile(calm, 0.95), "ms"),
        Figure(f"{what}, while a film is made: median", median(busy), "ms"),
        Figure(f"{what}, while a film is made: p95", percentile(busy, 0.95), "ms", FIRST_AIM),
    ]


async def _played(path: Path, people: Sequence[Person], place: Place) -> int:
    """Store a finished game of at least `LEAST` answers. Returns how many it has."""
    answers, kind = 0, next(iter(GAMES[GAME].computers))
    async with staged(path) as context:
        while answers < LEAST:
            answers = await played(context, await begun(context, place, people, GAME), kind)
    return answers


async def _film(person: Person, place: Place) -> tuple[float, int]:
    """Return the seconds that the film takes, and its size in bytes."""
    began = perf_counter()
    reply = await person.command("table replay", place)
    await reply.until(lambda shown: bool(shown.files), 3 * AIM)
    return perf_counter() - began, len(reply.files[0].content)


async def _pressed(tables: Sequence[GameContext], until: "asyncio.Task[object]") -> list[float]:
    """Press at all tables in turn, one every so often, until something is done; return first responses."""
    chance = Random(7)
    tasks: list[asyncio.Task[Pressed]] = []
    while not until.done():
        tasks.append(asyncio.create_task(tables[len(tasks) % TABLES].press(Random(len(tasks)))))
        await asyncio.sleep(chance.expovariate(A_SECOND))
    return [pressed.first for pressed in await asyncio.gather(*tasks)]
