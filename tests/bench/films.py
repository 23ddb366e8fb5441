"""The film of a game of 300 answers and more, and the first responses to presses while it is made.

The double and the bot are two processes, as in `presses`; a third one, which gives way, draws the film.
"""

import asyncio
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.sandbox.driver import City, Person, Place
from bot.sandbox.server import serve
from bot.table import model
from bot.table.service import Tables
from bot.table.store import Store
from rules.core.playout import answer_of, seed_of
from rules.core.rng import Dice
from rules.games import GAMES
from tests.bench.presses import open_table, press, started
from tests.bench.stopwatch import Figure, percentile
from tests.bot.e2e.process import Process

GAME = "dwar7s"  # the one whose boards take longest to draw
SEATS = 4
LEAST = 300  # answers
TABLES = 40
A_SECOND = 5.0  # presses, over all tables
AIM = 30.0  # seconds
FIRST_AIM = 300.0  # milliseconds


async def figures() -> list[Figure]:
    """All of them."""
    with TemporaryDirectory() as folder:
        return await _measured(Path(folder))


async def _measured(folder: Path) -> list[Figure]:
    city = City()
    people = [city.person(name) for name in ("Ana", "Bia", "Caio", "Davi")]
    cinema, places = city.channel("cinema"), [city.channel(f"games-{i}") for i in range(TABLES)]
    answers = await _played(folder / "taverna.db", city, people, cinema)
    async with serve(city.world) as url, started(Process(city, folder, url)):
        for place in places:
            await open_table(people[:2], place)
        calm = await _pressed(people[:2], places, asyncio.create_task(asyncio.sleep(AIM / 2)))
        film = asyncio.create_task(_film(people[0], cinema))
        busy = await _pressed(people[:2], places, film)
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


async def _played(path: Path, city: City, people: Sequence[Person], place: Place) -> int:
    """Store a finished game of at least `LEAST` answers; how many it has."""
    store, seeds, dice, game = await Store.open(path), count(), Dice("film"), GAMES[GAME]
    tables = Tables(store, GAMES, lambda: 1_790_000_000.0, lambda: seed_of("film", next(seeds)))
    sitters = [model.Person(person.id, person.user.name, "en") for person in people]
    answers, kind = 0, next(iter(game.computers))
    while answers < LEAST:
        info = await tables.open(city.guild.id, place.id, sitters[0], GAME, "en")
        for sitter in sitters[1:]:
            await tables.join(info.id, sitter)
        info = await tables.start(info.id, sitters[0].id)
        seen = await tables.seen(info.id, None)
        while seen.look.waiting:
            user = info.seats[seen.look.waiting[0]].user_id
            assert user is not None
            own = await tables.seen(info.id, user)
            assert own.seat is not None
            assert own.decision is not None
            answer = answer_of(game, kind, own.look.view, own.decision, dice)
            seen = await tables.answer(info.id, user, own.asks[own.seat], answer)
        answers = seen.n
    await store.close()
    return answers


async def _film(person: Person, place: Place) -> tuple[float, int]:
    """How many seconds the film takes, and its bytes."""
    began = perf_counter()
    reply = await person.command("table replay", place)
    await reply.until(lambda shown: bool(shown.files), 3 * AIM)
    return perf_counter() - began, len(reply.files[0].content)


async def _pressed(people: list[Person], places: list[Place], until: "asyncio.Task[object]") -> list[float]:
    """Presses at all tables in turn, one every so often, until something is done."""
    chance = Random(7)
    tasks: list[asyncio.Task[float]] = []
    while not until.done():
        tasks.append(asyncio.create_task(press(people, places[len(tasks) % TABLES], Random(len(tasks)))))
        await asyncio.sleep(chance.expovariate(A_SECOND))
    return list(await asyncio.gather(*tasks))
