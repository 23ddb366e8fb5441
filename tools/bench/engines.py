"""SQLite and PostgreSQL, one process and two, and the way from a direct message to a panel elsewhere.

PostgreSQL is on this machine, behind a socket, and waits for the disk at each commit.
"""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time

from bot.sandbox.server.server import serve
from bot.table.model import Shards
from bot.table.storage.engines.address import Server
from bot.table.storage.store import Store
from tests.bot import postgres
from tests.bot.e2e.players import Player, answered, asks, awaited, mark, panel_in, seated, until_panel
from tests.bot.e2e.process import Process
from tests.bot.e2e.shards import one_for_each
from tools.bench.stopwatch import Figure, compare, spread
from tools.bench.tables import started
from tools.bench.turns import Bench
from tools.driver import City

TABLES = 8  # that play at once in one process
SECONDS = 10.0
ANSWERS = 20  # by direct message, at each of two tables


async def figures() -> list[Figure]:
    """Measure both engines; nothing without PostgreSQL."""
    if postgres.programs() is None:
        return []
    with TemporaryDirectory() as folder, postgres.cluster() as cluster:
        turn = await _turn(Path(folder), cluster.make("turn"))
        one, two = await _turning(cluster.make("one"), 1), await _turning(cluster.make("two"), 2)
        own, other = await _direct(Path(folder), cluster.make("direct"))
    return [
        *turn,
        Figure(f"PostgreSQL, {TABLES} tables in one process", one, "turns/s"),
        Figure(f"PostgreSQL, {TABLES} tables in each of two processes", two, "turns/s"),
        *spread("direct message to panel, in one process", own, "ms"),
        *spread("direct message to panel, in another process", other, "ms"),
    ]


async def _turn(folder: Path, server: Server) -> list[Figure]:
    """Return a full turn on each."""
    benches = [await Bench.open(folder / "turn.db"), await Bench.open(server)]
    took = await compare(*(bench.turns for bench in benches))
    work = await compare(*(bench.turns for bench in benches), clock=process_time)
    for bench in benches:
        await bench.store.close()
    names = ("SQLite", "PostgreSQL")
    return [
        *(Figure(f"full turn on {name}", value, "ms") for name, value in zip(names, took, strict=True)),
        *(Figure("the same, of the bot", value, "ms of work") for value in work),
    ]


async def _turning(server: Server, processes: int) -> float:
    """Return the turns in a second of all processes together, each with tables of its own."""
    children = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tools.bench.engines", server.url, str(number), str(processes)),
            stdout=asyncio.subprocess.PIPE,
        )
        for number in range(processes)
    ]
    said = [(await child.communicate())[0] for child in children]
    return sum(float(each) for each in said)


async def turning(url: str, number: int, processes: int) -> float:
    """Return the turns in a second of this process."""
    store = await Store.open(Server(url), 10.0, shards=Shards(number, number, processes))
    firsts = count(1000 * (number + 1), 10)
    benches = [await Bench.on(store, first=next(firsts)) for _ in range(TABLES)]
    began = monotonic()

    async def played(bench: Bench) -> int:
        turns = 0
        while monotonic() < began + SECONDS and await bench.turn():
            turns += 1
        return turns

    turns = sum(await asyncio.gather(*map(played, benches)))
    took = monotonic() - began
    await store.close()
    return turns / took


async def _direct(folder: Path, server: Server) -> list[list[float]]:
    """Return milliseconds from the last press in a direct message to the panel, by the table's process."""
    city = City()
    found: list[list[float]] = []
    async with serve(city.world) as url, AsyncExitStack() as stack:
        cities = one_for_each(city, 2)
        for number in range(2):
            (own := folder / str(number)).mkdir()
            settings = {"TAVERNA_SHARDS": f"{number}/2", "TAVERNA_DATABASE": server.url}
            process = Process(city, own, url, settings, module="tests.bot.e2e.undrawn")
            await stack.enter_async_context(started(process))
        for each in cities:
            place, people = each.channel("games"), [each.person("Ana"), each.person("Bia")]
            await seated(people[0], people[1:], place)
            players = [Player(person, place, Random(n)) for n, person in enumerate(people)]
            found.append([await _answer(players) for _ in range(ANSWERS)])
    return found


async def _answer(players: Sequence[Player]) -> float:
    """Answer by direct message; return the milliseconds until the panel has followed."""
    place = players[0].games
    await until_panel(place, lambda post: bool(awaited(post, players)))
    [player] = awaited(panel_in(place), players)
    hand = (await player.person.command("hand", player.person.dm)).shown
    before, asked, clock = mark(panel_in(place)), asks(hand), place.city.world.clock
    while not answered(hand, asked):
        began = clock.now()
        await player.press(hand)
        await asyncio.sleep(0.1)
    panel = await until_panel(place, lambda post: mark(post) != before)
    return (min(version.at for version in panel.message.versions if version.at > began) - began) * 1000


if __name__ == "__main__":
    sys.stdout.write(str(asyncio.run(turning(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))))
