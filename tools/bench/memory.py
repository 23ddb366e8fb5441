"""The memory of the bot and of its children: after 10,000 moves, and after 1,000 opened tables.

It is read from /proc (RSS; memory shared by two processes counts for both), so this needs Linux. The moves
are made by presses through the double, at tables whose games are identical, dice included: each picture is
drawn only once, or this would take ten minutes.
"""

import asyncio
import resource
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.sandbox.server.server import serve
from tests.bot.e2e.process import Process
from tools.bench.staged import begun, staged
from tools.bench.stopwatch import Figure
from tools.bench.tables import GameContext, servers, started
from tools.driver import City

MOVES = 10_000
TABLES = 250  # that make them
OPENED = 1000
AT_ONCE = 20  # presses, or people who open a table: more waiting requests would slow the double
CALM = 3.0  # seconds to let all work finish
PATIENCE = 120.0


async def figures() -> list[Figure]:
    """Measure the memory."""
    with TemporaryDirectory() as folder:
        moves = await _moves(Path(folder))
    with TemporaryDirectory() as folder:
        opened = await _opened(Path(folder))
    return [*moves, *opened]


async def _moves(folder: Path) -> list[Figure]:
    city = City()
    seats = servers(city.world, TABLES)
    async with staged(folder / "taverna.db", alike=True) as context:
        for place, people in seats:
            await begun(context, place, people, "bellum")
    tables = [GameContext(*each) for each in seats]
    rounds = MOVES // TABLES

    turn = asyncio.Semaphore(AT_ONCE)

    async def play(first: int, last: int) -> None:
        await asyncio.gather(*(_play(table, first, last, turn) for table in tables))

    async with serve(city.world) as url, started(Process(city, folder, url)) as process:
        await play(0, 1)
        found = _figures(process, f"with {TABLES} running tables")
        await play(1, rounds // 2)
        found += _figures(process, f"after {MOVES // 2:,} moves")
        await play(rounds // 2, rounds)
        found += _figures(process, f"after {MOVES:,} moves")
    return found


async def _play(table: GameContext, first: int, last: int, turn: asyncio.Semaphore) -> None:
    """Play the moves of these numbers, which are the same at all tables."""
    for number in range(first, last):
        async with turn:
            pressed = await table.press(Random(number), PATIENCE)
        assert not pressed.given_up, "a move was not shown"
        table.eyes.forget_files()


async def _opened(folder: Path) -> list[Figure]:
    city = City()
    seats = servers(city.world, OPENED)
    turn = asyncio.Semaphore(AT_ONCE)
    async with serve(city.world) as url, started(Process(city, folder, url)) as process:
        await asyncio.sleep(CALM)
        found = _figures(process, "with no table")
        await asyncio.gather(*(_open(GameContext(*each), turn) for each in seats))
        await asyncio.sleep(CALM)
        found += _figures(process, f"after {OPENED:,} opened tables")
    return found


async def _open(table: GameContext, turn: asyncio.Semaphore) -> None:
    async with turn:
        await table.announced("bellum")
        table.eyes.close()


def _figures(process: Process, when: str) -> list[Figure]:
    assert process.child is not None
    own, *children = [_rss(pid) for pid in (process.child.pid, *_below(process.child.pid))]
    return [
        Figure(f"memory of the bot {when}", own, "MiB"),
        Figure(f"... of its {len(children)} children", sum(children), "MiB"),
    ]


def _rss(pid: int) -> float:
    """Return the MiB in memory; 0 where the process has just ended."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    except OSError:
        return 0.0
    return pages * resource.getpagesize() / 2**20


def _below(pid: int) -> list[int]:
    """Return all processes that a process has started, and those that these have."""
    listed = [
        each.read_text(encoding="utf-8").split() for each in Path(f"/proc/{pid}/task").glob("*/children")
    ]
    children = [int(child) for each in listed for child in each]
    return [*children, *(further for child in children for further in _below(child))]
