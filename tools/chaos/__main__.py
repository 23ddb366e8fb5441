"""`make chaos`: the bot dies at every statement and every request, and gets up again.

python -m tools.chaos                          all of it
python -m tools.chaos --rounds 1               each scenario once
python -m tools.chaos --scenario lobby --seed 3
python -m tools.chaos --point lobby-3-17       one state in which something was wrong
"""

import argparse
import asyncio
import multiprocessing
import os
import pickle
import re
import shutil
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.pool import Pool
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.chaos.mutants import FOUND_BY, MUTANTS
from tools.chaos.power import PRELOAD, compiled
from tools.chaos.recording import Left
from tools.chaos.runs import START, Failure, Report, Task, run, tried
from tools.chaos.scenarios import SCENARIOS

KEEP = Path("var/chaos")
ROUNDS = 10
WORKERS = 3  # a little more than the cores: each of them also waits
AGAIN, TWICE, LOST = 1, 1, 16  # of each run: states for a second crash and for two bots, losses of power
SEARCHED = ("kemet", 1)  # the scenario and the seed in which faults that are put in must be found
LABELS = 24  # kinds of moments that are named
SHOWN = 3  # failures of one sort that are named


def main(given: Sequence[str]) -> int:
    """Run what is asked for; 0 if all of it held."""
    asked = _arguments(given)
    if asked.point:
        return _point(asked.point)
    names = [asked.scenario] if asked.scenario else [START, *SCENARIOS]
    seeds = [asked.seed] if asked.seed is not None else range(1, asked.rounds + 1)
    tasks = [Task(name, seed, AGAIN, TWICE, LOST, KEEP, asked.mutant) for seed in seeds for name in names]
    began, reports = time.monotonic(), []
    shutil.rmtree(KEEP, ignore_errors=True)
    with TemporaryDirectory(prefix="chaos-") as folder, _workers(asked.workers, Path(folder)) as pool:
        for report in pool.imap_unordered(run, tasks):
            reports.append(report)
            _tell(report)
        whole = not (asked.scenario or asked.mutant)
        missed = [name for name in MUTANTS if not _finds(pool, name)] if whole else []
    failed = _summary(reports)
    for name in missed:
        print(f"the fault that was put in on purpose was not found: {name}")
    print(f"{time.monotonic() - began:.0f} s")
    return int(failed or bool(missed))


def _arguments(given: Sequence[str]) -> argparse.Namespace:
    about = "Let the bot die at every statement and every request, and check what the next start makes of it."
    parser = argparse.ArgumentParser(prog="python -m tools.chaos", description=about)
    parser.add_argument("--scenario", choices=[START, *SCENARIOS], help="only this one")
    parser.add_argument("--seed", type=int, help="only this one of the scenario's games")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="seeds for each scenario")
    parser.add_argument("--workers", type=int, default=WORKERS, help="processes")
    parser.add_argument("--mutant", choices=list(MUTANTS), default="", help="a fault to put in on purpose")
    parser.add_argument(
        "--point", default="", help="one state in which something was wrong, such as lobby-3-17"
    )
    return parser.parse_args(given)


def _finds(pool: Pool, mutant: str) -> bool:
    """Return whether a fault that is put in on purpose is found, or can't be for want of a compiler."""
    report = pool.apply(run, (Task(*SEARCHED, 0, 0, LOST, None, mutant),))
    if mutant == "unsynced" and not report.states["power lost"]:
        return True
    return any(re.search(FOUND_BY[mutant], failure.what) for failure in report.failures)


@contextmanager
def _workers(number: int, folder: Path) -> Iterator[Pool]:
    """Start processes that keep a journal of what they write, where there is a compiler."""
    made = compiled(folder)
    if made is None:
        print("No compiler (gcc), so losses of power are left out.")
    else:
        os.environ[PRELOAD] = str(made)
    with multiprocessing.get_context("spawn").Pool(number) as pool:
        os.environ.pop(PRELOAD, None)
        yield pool


def _point(name: str) -> int:
    """Try one state again that was written down."""
    left: Left = pickle.loads((KEEP / name).read_bytes())
    found = asyncio.run(tried(left, name))
    print("\n".join(found) or "all of it holds")
    return int(bool(found))


def _tell(report: Report) -> None:
    task = report.task
    counts = ", ".join(
        f"{kind}: {report.points[kind]} points in {report.states[kind]} states" for kind in report.points
    )
    wrong = f" · {len(report.failures)} FAILED" if report.failures else ""
    print(f"{task.scenario} {task.seed}: {counts}, {report.seconds:.0f} s{wrong}", flush=True)
    if report.broken:
        print(report.broken, flush=True)


def _summary(reports: Iterable[Report]) -> bool:
    """Say what was tried and what was found; whether anything was."""
    points: Counter[str] = Counter()
    states: Counter[str] = Counter()
    labels: Counter[str] = Counter()
    alike: dict[str, list[Failure]] = defaultdict(list)
    broken = 0
    for report in reports:
        points.update(report.points)
        states.update(report.states)
        labels.update(report.labels)
        broken += bool(report.broken)
        for failure in report.failures:
            alike[failure.alike].append(failure)
    print()
    for kind in points:
        print(f"{kind}: {points[kind]} points in {states[kind]} states; a new bot was started from each")
    for label, times in labels.most_common(LABELS):
        print(f"    {times} {label}")
    print(f"    {sum(times for _, times in labels.most_common()[LABELS:])} others")
    print(f"{points.total()} points, {states.total()} states, {len(alike)} sorts of failures")
    for failures in sorted(alike.values(), key=len, reverse=True):
        print(f"\n{len(failures)} x {failures[0].what}")
        for failure in failures[:SHOWN]:
            print(f"    {failure.kind}, {failure.label}: make chaos POINT={failure.point}")
    if broken:
        print(f"\n{broken} scenarios did not come to their end")
    return bool(alike) or broken > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
