"""The effect on others of a stranger who floods the bot with one kind of command, suggestion or press.

One victim is on the stranger's server, in another channel, and one on another server; each makes a move every
half second, or later if the panel does not show the last one yet. The stranger has a long finished game and a
seat in a running one, and sends `BURST` requests at once, then `A_SECOND` per second while fewer than `BURST`
are unanswered.

The bot is a process of its own; the double and the people are in this one. All figures include the double's
own time; its delay is a separate figure. A bot that has not recovered within `CALM` seconds is restarted, and
the line says so.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bot.sandbox.server.server import serve
from bot.table.model import TableView
from tests.bot.e2e.process import Process
from tools.bench.staged import begun, played, staged
from tools.bench.stopwatch import Figure, percentile
from tools.bench.strangers import FLOODS, Send, Stranger
from tools.bench.tables import GameContext, Pressed, started
from tools.driver import City

SECONDS = 16.0  # a flood
EVERY = 0.5  # seconds between a victim's presses
BURST = 40
A_SECOND = 8.0
CALM = 10.0  # seconds
TICK = 0.005  # seconds
FIRST_AIM, VISIBLE_AIM = 100.0, 1000.0  # milliseconds, p95

FINISHED, KIND, SEATED = "kemet", "random", 5  # 2,000 answers
DIVIDED = "immortals"  # asks how to divide something


@dataclass(frozen=True)
class Flooded:
    """One line of the report: what the victims on one server noticed of one flood."""

    what: str
    presses: Sequence[Pressed]
    strangers_late: int
    restarted: bool

    def __str__(self) -> str:
        firsts = [each.first for each in self.presses]
        visibles = [each.visible for each in self.presses]
        late, given_up = sum(e.late for e in self.presses), sum(e.given_up for e in self.presses)
        fine = percentile(firsts, 0.95) < FIRST_AIM and percentile(visibles, 0.95) < VISIBLE_AIM and not late
        parts = [f"{self.what:46} {len(self.presses):3} presses, first {_three(firsts)} ms"]
        parts += [f"visible {_three(visibles)} ms", f"late {late}, the stranger's {self.strangers_late}"]
        parts += [f"never visible {given_up}"] if given_up else []
        parts += ["the bot had to be restarted"] if self.restarted else []
        return f"{', '.join(parts)}   aims: {'yes' if fine else 'NO'}"


def _three(values: Sequence[float]) -> str:
    """Write the median, p95 and worst."""
    return " / ".join(f"{percentile(values, share):.1f}" for share in (0.5, 0.95, 1.0))


async def figures() -> AsyncIterator[Figure | Flooded]:
    """Yield a line for each flood and each of the two servers as it is measured; first those without one."""
    with TemporaryDirectory() as folder:
        async for line in _measured(Path(folder)):
            yield line


async def _measured(folder: Path) -> AsyncIterator[Figure | Flooded]:
    home = City(name="Home")
    abroad = City(home.world, name="Abroad")
    stranger = await _settled(folder / "taverna.db", home)
    delays: list[float] = []
    busy = watched = 0.0  # seconds
    async with serve(home.world) as url, started(Process(home, folder, url)) as process:
        await stranger.look_round()
        for name, send in FLOODS.items():
            async with _victims([home, abroad]) as victims:
                watch, began, at_work = asyncio.create_task(_late(delays)), perf_counter(), process_time()
                presses = await _flooded(stranger, send, victims)
                watch.cancel()
                watched, busy = watched + perf_counter() - began, busy + process_time() - at_work
                restarted = not await _calm(stranger, victims)
                late = stranger.late
                if restarted:
                    await process.kill()
                    await process.start()
                    await stranger.look_round()
            stranger.forget()
            for where, found in zip(("same server", "another server"), presses, strict=True):
                yield Flooded(f"{name}, {where}", found, late, restarted)
    yield Figure("the double's share of a core meanwhile", busy / watched * 100, "%")
    yield Figure("the double's own delay meanwhile: p95", percentile(delays, 0.95), "ms")
    yield Figure("the double's own delay meanwhile: worst", max(delays), "ms")


async def _settled(path: Path, home: City) -> Stranger:
    """Return the stranger's two tables, in a database that is not in use yet."""
    people = [home.person(name) for name in ("Mallory", "Nuno", "Olga", "Pedro", "Rita")]
    stranger = Stranger(people[0], home.channel("finished"), home.channel("running"))

    def divides(own: TableView) -> bool:
        mine = own.look.waiting[0] == own.seat and own.table.names[own.look.waiting[0]] == "Mallory"
        return mine and own.decision is not None and own.decision.kind == "split"

    async with staged(path) as context:
        await played(context, await begun(context, stranger.finished, people[:SEATED], FINISHED), KIND)
        await played(context, await begun(context, stranger.running, people, DIVIDED), "random", divides)
    return stranger


@asynccontextmanager
async def _victims(cities: Sequence[City]) -> AsyncIterator[list[GameContext]]:
    """Open a fresh table for each victim, so that none ends during a flood."""
    tables = [
        await GameContext.open(city.channel("victims"), [city.person("Ana"), city.person("Bia")])
        for city in cities
    ]
    try:
        yield tables
    finally:
        for table in tables:
            await table.close()


async def _flooded(
    stranger: Stranger, send: Send | None, victims: Sequence[GameContext]
) -> list[list[Pressed]]:
    """Return the victims' presses, for each of them, during one flood."""
    ends = perf_counter() + SECONDS
    pressing = [
        asyncio.create_task(_pressing(table, ends, n * EVERY / len(victims)))
        for n, table in enumerate(victims)
    ]
    if send is not None:
        await asyncio.sleep(EVERY)
        number = 0
        while perf_counter() < ends:
            if stranger.open() < BURST:
                send(stranger, number)
                number += 1
            await asyncio.sleep(0 if number < BURST else 1 / A_SECOND)
    return list(await asyncio.gather(*pressing))


async def _pressing(table: GameContext, ends: float, begins: float) -> list[Pressed]:
    """Make a move every so often, the first after some seconds.

    A victim who waits long for the last one makes fewer.
    """
    await asyncio.sleep(begins)
    found: list[Pressed] = []
    dice = Random(3)
    while perf_counter() < ends and not table.over:
        began = perf_counter()
        found.append(await table.press(dice))
        await asyncio.sleep(max(0.0, began + EVERY - perf_counter()))
    return found


async def _calm(stranger: Stranger, victims: Sequence[GameContext]) -> bool:
    """Return whether the bot recovers soon: everything is answered, and presses are as quick as before."""
    ends = perf_counter() + CALM
    while perf_counter() < ends:
        if not stranger.open():
            found = [await table.press(Random(5), CALM) for table in victims if not table.over]
            if all(each.first < FIRST_AIM and each.visible < VISIBLE_AIM for each in found):
                return True
        await asyncio.sleep(EVERY)
    return False


async def _late(delays: list[float]) -> None:
    """Record for ever how late this process wakes from a short sleep, in milliseconds."""
    while True:
        began = perf_counter()
        await asyncio.sleep(TICK)
        delays.append((perf_counter() - began - TICK) * 1000)
