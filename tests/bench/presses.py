"""The first response to a press: alone, against a bot that does nothing else, and with many tables at work.

The double and the bot are two processes; the times are those at which the double handed the press out and got
the first response to it, so they hold all of the way there and back.
"""

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bot.sandbox.driver import City, Person, Place, Post, Reply
from bot.sandbox.server import serve
from tests.bench.stopwatch import ROUNDS, Figure, percentile
from tests.bot.e2e.process import Process

TABLES = 100
A_SECOND = 20.0  # presses, over all tables: each table moves every five seconds
PRESSES = 200  # with all tables at work
ALONE = 20  # a round
PATIENCE = 30.0


async def figures() -> list[Figure]:
    """All of them."""
    with TemporaryDirectory() as folder:
        plain = await _plain(Path(folder))
        alone, busy = await _taverna(Path(folder))
    return [
        Figure("first response to a press, discord.py that only defers", plain, "ms"),
        Figure("first response to a press, Taverna", alone, "ms"),
        Figure("Taverna / discord.py", alone / plain, "times"),
        Figure(f"first response, {TABLES} tables at work: median", median(busy), "ms"),
        Figure(f"first response, {TABLES} tables at work: p95", percentile(busy, 0.95), "ms", 100),
    ]


async def _plain(folder: Path) -> float:
    city = City()
    ana, place = city.person("Ana"), city.channel("games")
    async with serve(city.world) as url:
        command = (sys.executable, "-m", "tests.bench.plain", url, city.world.state.token, str(place.id))
        child = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
        assert await city.world.until(lambda: city.world.sessions or None, asyncio.sleep(PATIENCE))
        post = await place.until(lambda post: bool(post.buttons), PATIENCE)
        rounds = []
        for _ in range(ROUNDS):
            times = [_milliseconds(await ana.press(post, "Press")) for _ in range(ALONE)]
            rounds.append(median(times))
        child.kill()
        await child.wait()
    return median(rounds)


async def _taverna(folder: Path) -> tuple[float, list[float]]:
    """The median of a press alone, and all times with many tables."""
    city = City()
    people = [city.person("Ana"), city.person("Bia")]
    places = [city.channel(f"games-{i}") for i in range(TABLES)]
    async with serve(city.world) as url, started(Process(city, folder, url)):
        for place in places:
            await open_table(people, place)
        rounds = []
        for _ in range(ROUNDS):
            rounds.append(median([await press(people, places[0], Random(n)) for n in range(ALONE)]))
        return median(rounds), await _many(people, places)


@asynccontextmanager
async def started(process: Process) -> AsyncIterator[None]:
    """The bot at work."""
    await process.start()
    try:
        yield
    finally:
        await process.stop()


async def open_table(people: list[Person], place: Place) -> None:
    """A running game of two people."""
    host, guest = people
    await host.command("table open", place, game="bellum")
    lobby = await place.until(lambda post: any(b.label == "Join" for b in post.buttons))
    alone = lobby.text
    await guest.press(lobby, "Join")
    await place.until(lambda post: post == lobby and post.text != alone, PATIENCE)
    await host.press(lobby, "Start")
    await place.until(lambda post: bool(_moves(post)), PATIENCE)


async def _many(people: list[Person], places: list[Place]) -> list[float]:
    """Presses at random tables, one every so often whether or not the last ones have been answered."""
    dice = Random(7)
    tasks = []
    for n in range(PRESSES):
        tasks.append(asyncio.create_task(press(people, places[n % TABLES], Random(n))))
        await asyncio.sleep(dice.expovariate(A_SECOND))
    return list(await asyncio.gather(*tasks))


async def press(people: list[Person], place: Place, dice: Random) -> float:
    """Make one move at a table; how long the first response took, in milliseconds."""
    post = await place.until(lambda post: bool(_moves(post)) and bool(_awaited(post)), PATIENCE)
    person = next(p for p in people if p.id == _awaited(post))
    custom_id, kind, values = dice.choice(_moves(post))
    before = post.text
    took = _milliseconds(await person.forge_press(post, custom_id, kind, values))
    await place.until(lambda newest: bool(_moves(newest)) and newest.text != before, PATIENCE)
    return took


def _moves(post: Post) -> list[tuple[str, int, list[str] | None]]:
    """What can be pressed to make a move: buttons and menus of decisions."""
    buttons = [(b.custom_id, 2, None) for b in post.buttons if b.custom_id and b.custom_id.startswith("d:")]
    menus = [
        (m.custom_id, 3, [str(m.options[-1].value)]) for m in post.selects if m.custom_id.startswith("d:")
    ]
    return [*buttons, *menus]


def _awaited(post: Post) -> int | None:
    found = re.search(r"<@(\d+)>", post.text)
    return int(found[1]) if found else None


def _milliseconds(reply: Reply) -> float:
    interaction = reply.interaction
    assert interaction.answered_at is not None, "no response"
    return (interaction.answered_at - interaction.at) * 1000
