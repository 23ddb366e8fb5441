"""Looking back: checking a finished game, looking at a long one, and the start of the command line."""

import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from bot.table.past import finished, history
from bot.table.runtime.outline import Outlines
from bot.table.storage import past_rows
from rules.core.decisions import Rejected
from rules.games import GAMES
from tools.bench.stopwatch import ROUNDS, Figure, clock
from tools.bench.turns import Bench

LONG = ("kemet", 1700)  # a game with many answers, and how many
SHORT = 400  # answers: games that end before are finished
REFUSED = 200  # answers in a row
CHANNEL = None  # the reader


async def figures() -> list[Figure]:
    """Measure finished and long games, and a cold start."""
    return [*[each for key in GAMES for each in await _finished(key)], *await _long(*LONG), _cold_start()]


async def _played(path: Path, key: str, most: int) -> Bench:
    """Play until there are so many answers, or the game is over; what is refused is given again."""
    bench, given, refused = await Bench.open(path, key, GAMES[key].seats[-1]), 0, 0
    while given < most and refused < REFUSED:
        try:
            if not await bench.turn():
                break
            given, refused = given + 1, 0
        except Rejected:
            refused += 1
    return bench


async def _finished(key: str) -> list[Figure]:
    """Return the check of a random game with the most players, if it is over after some 400 answers."""
    with TemporaryDirectory() as folder:
        bench = await _played(Path(folder) / "finished.db", key, SHORT)
        loaded = await bench.context.load(bench.table_id)
        if loaded.position.result is None:
            await bench.store.close()
            return []
        past = await bench.store.study(past_rows.kept, bench.table_id)
        await bench.store.close()
    took = median(clock(lambda: finished.verdict(GAMES, past)) for _ in range(ROUNDS))
    return [Figure(f"{key}: verify, {loaded.position.n} answers", took, "ms of work", 100)]


async def _long(key: str, answers: int) -> list[Figure]:
    """Return a look into the middle of a long game: the first one after a start, and further ones."""
    with TemporaryDirectory() as folder:
        bench = await _played(Path(folder) / "long.db", key, answers)
        first = [await _look(bench, answers // 2, anew=True) for _ in range(ROUNDS)]
        more = [await _look(bench, answers * n // ROUNDS) for n in range(ROUNDS)]
        await bench.store.close()
    return [
        Figure(f"{key}: first look into {answers:,} answers", median(first), "ms of work", 15),
        Figure(f"{key}: further looks", median(more), "ms of work", 15),
    ]


async def _look(bench: Bench, step: int, *, anew: bool = False) -> float:
    if anew:
        bench.context.outlines = Outlines(bench.store)
    began = process_time()
    await history.moment(bench.context, bench.table_id, CHANNEL, step)
    return (process_time() - began) * 1000


def _cold_start() -> Figure:
    """Measure `python -m rules list` in a process of its own."""
    took = []
    for _ in range(ROUNDS):
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "rules", "list"], check=True, stdout=subprocess.DEVNULL)
        after = getrusage(RUSAGE_CHILDREN)
        took.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return Figure("python -m rules list", median(took), "s of work", 0.3)
