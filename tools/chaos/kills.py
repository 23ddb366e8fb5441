"""Bots that share a database are killed at random while many tables are played, also by direct message.

python -m tools.chaos.kills                              two on PostgreSQL, 40 tables each, 200 kills
python -m tools.chaos.kills --processes 1 --engine sqlite
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.sandbox.server.server import serve
from bot.table.storage.database import execute
from tests.bot import postgres
from tests.bot.e2e import inside
from tests.bot.e2e.inside import DATABASE, changing, looking
from tests.bot.e2e.process import Process
from tests.bot.e2e.shards import one_for_each
from tools.chaos.busy import GameContext, opened, reminded, said_in
from tools.driver import City

REST = 20.0  # seconds between two answers at a table
TOGETHER = 8  # tables that are opened at the same time
CALM = 4.0  # seconds at most from a start to the next kill
FIRST = 0.5  # seconds after a kill in which nothing can be the successor's work
PATIENCE = 180.0  # seconds until all is said
REMINDING = 10  # of so many kills, one comes while people are reminded
MARK = "UPDATE reminders SET due = 0 WHERE kind = 'call'"
TELL = "SELECT pg_notify('taverna', CAST(id AS TEXT)) FROM tables"
COMPILED = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": f"{tempfile.gettempdir()}/kills-compiled"}
UNDONE = "SELECT (SELECT COUNT(*) FROM outbox) + (SELECT COUNT(*) FROM reminders WHERE due = 0)"


@dataclass
class Run:
    """One run. `path` stands for the database."""

    cities: list[City]
    processes: list[Process]
    path: Path
    chance: Random
    shared: bool  # whether the processes hear of one another
    calm: float  # seconds at most from a start to the next kill
    tables: list[list[GameContext]] = field(default_factory=list)  # by process
    killed: list[tuple[int, float]] = field(default_factory=list)  # which one, and when by the world's clock

    @property
    def all_tables(self) -> list[GameContext]:
        """The tables of all processes."""
        return [table for some in self.tables for table in some]

    async def kill(self, number: int, times: int) -> None:
        """Kill a process and start it at once, again and again."""
        process, clock = self.processes[number], self.cities[0].world.clock
        for _ in range(times):
            await asyncio.sleep(self.chance.uniform(0, self.calm))
            await process.kill()
            self.killed.append((number, clock.now()))
            await process.start()

    async def killed_while(self, kills: int) -> None:
        """Kill the processes so many times in all, each in its own time."""
        count = len(self.processes)
        shares = [kills // count + (number < kills % count) for number in range(count)]
        await asyncio.gather(*(self.kill(number, share) for number, share in enumerate(shares)))

    async def all_done(self) -> None:
        """Wait until all is said, and nobody is to be reminded."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with looking(self.path) as db:
                if not execute(db, UNDONE).fetchone()[0]:
                    return
            await asyncio.sleep(0.5)
        raise AssertionError("the bots have not fallen silent")

    def waits(self) -> list[float]:
        """Return the seconds from each kill until the successor first showed something at its tables."""
        found = []
        for number, at in self.killed:
            shown = [
                version.at
                for table in self.tables[number]
                for message in said_in(table.place)
                for version in message.versions
                if version.at > at + FIRST
            ]
            if shown:
                found.append(min(shown) - at)
        return found


async def played(run: Run, asked: argparse.Namespace) -> list[str]:
    """Play, kill and remind. Returns what is wrong."""
    for city in run.cities:
        made: list[GameContext] = []
        for first in range(0, asked.tables, TOGETHER):
            some = range(first, min(first + TOGETHER, asked.tables))
            made += await asyncio.gather(*(opened(city, number, asked.seed) for number in some))
        run.tables.append(made)
    report(f"{len(run.all_tables)} tables")
    playing = [asyncio.create_task(table.play(asked.rest)) for table in run.all_tables]
    reminding = asked.kills // REMINDING
    await run.killed_while(asked.kills - reminding)
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await run.all_done()
    faults = [fault for table in run.all_tables for fault in table.faults(run.path)]
    counts = sorted(table.answers(run.path) for table in run.all_tables)
    report(f"{sum(counts)} answers, from {counts[0]} to {counts[-1]} at a table")

    waits = sorted(run.waits())
    told = ", ".join(f"{wait:.1f}" for wait in waits[:: max(1, len(waits) // 10)])
    report(f"seconds from a kill to the successor's first message: {told}")
    faults += await _reminded(run, reminding)
    logs = [process.log for process in run.processes]
    faults += [f"process {number} logs an error" for number, log in enumerate(logs) if "Traceback" in log]
    return faults


async def _reminded(run: Run, kills: int) -> list[str]:
    """Remind all awaited people, under kills. Returns those who were not reminded exactly once."""
    world = run.cities[0].world
    since = world.state.last_id
    with changing(run.path) as db:
        db.execute(MARK)
        if run.shared:
            db.execute(TELL).fetchall()
    await run.killed_while(max(kills, len(run.processes)))
    await run.all_done()
    with looking(run.path) as db:
        sql = "SELECT user_id FROM seats WHERE waiting = 1 AND user_id IS NOT NULL"
        awaited = {row[0] for row in db.execute(sql).fetchall()}
    people = [player.person for table in run.all_tables for player in table.players]
    report(f"{len(awaited)} people are reminded")
    found = [(each.id, reminded(each, since), int(each.id in awaited)) for each in people]
    return [f"{user} is reminded {times} times, not {due}" for user, times, due in found if times != due]


async def whole(asked: argparse.Namespace, stack: ExitStack, folder: Path) -> list[str]:
    """Start everything, and let it run."""
    city = City()
    cities = one_for_each(city, asked.processes)
    if asked.engine == "postgresql":
        server = stack.enter_context(postgres.cluster()).make("taverna")
        stack.enter_context(patch.object(inside, "address_of", lambda path: server))
    async with serve(city.world) as url:
        processes = []
        for number in range(asked.processes):
            (own := folder / str(number)).mkdir()
            shard = {"TAVERNA_SHARDS": f"{number}/{asked.processes}", "TAVERNA_LOG": "warning"}
            settings = {**COMPILED, **shard}
            process = Process(city, own, url, settings, module="tests.bot.e2e.undrawn")
            if asked.engine == "sqlite":
                process.settings = {"TAVERNA_DATABASE": str(folder / DATABASE)}
            processes.append(process)
            await process.start()
        shared = asked.engine == "postgresql"
        run = Run(cities, processes, folder / DATABASE, Random(asked.seed), shared, asked.calm)
        try:
            return await played(run, asked)
        finally:
            for process in processes:
                await process.kill()


def report(line: str) -> None:
    """Tell whoever waits."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {line}\n")
    sys.stdout.flush()


def main(given: Sequence[str]) -> int:
    """Run what is asked for; 0 if all of it held."""
    parser = argparse.ArgumentParser(prog="python -m tools.chaos.kills", description=__doc__)
    parser.add_argument("--processes", type=int, default=2, help="bots")
    parser.add_argument("--engine", choices=["postgresql", "sqlite"], default="postgresql")
    parser.add_argument("--tables", type=int, default=40, help="for each bot")
    parser.add_argument("--kills", type=int, default=200, help="in all")
    parser.add_argument("--calm", type=float, default=CALM, help="seconds at most from a start to a kill")
    parser.add_argument("--rest", type=float, default=REST, help="seconds between two answers at a table")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    with tempfile.TemporaryDirectory(prefix="kills-") as folder, ExitStack() as stack:
        faults = asyncio.run(whole(asked, stack, Path(folder)))
    for fault in faults:
        report(fault)
    report(f"{asked.kills} kills, {len(faults)} faults")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
