"""Put faults into the code by lot, one at a time, and tell which of them the tests do not notice.

    make mutants SEED=7 MUTANTS=150          all of it
    python -m tools.mutants --seed 7 8 --most 40 rules/kemet bot/table
    python -m tools.mutants --seed 7 --again told.txt --tests tests/kemet/test_night.py
    python -m tools.mutants --most 9999 --seconds 15 bot/discord --tests tests/bot/discord
    python -m tools.mutants --seed 7 rules/kemet/play --tests tests/kemet --without 'test_co*' test_hidden.py

First all tests run once, with a probe at each place where a fault will be: so it is known which tests come
by. Then each fault is put into a copy of the tree, and these tests run there, those of its area and the quick
ones first. What survives goes through the same with the slow tests. What still survives is printed with its
place; whether it is the same program a reader must say.
The third line tries those again that an earlier run has told as survivors, on some tests only. The fourth
looks for holes instead of measuring: each fault is tried on so many seconds of quick tests, a second or so in
the mean, and what survives is told at once. Other tests may notice it.
The last line leaves some files of tests out: it measures what those of the rules hold by themselves.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tools.mutants.coverage import TESTS, Coverage, Place, batches, measured
from tools.mutants.forking import forked
from tools.mutants.mutate import mutants, mutated
from tools.mutants.trees import ROOT, TIMED, copy, put, run_tests

# Parts of paths: used by hand, by a browser, or tests.
LEFT_OUT = ("page", "static", "tests", "__main__.py", "command_line.py")
CODE = ("rules", "render", "bot", "games")
STAGES = ("not slow", "slow")  # marks of pytest
TOGETHER = 100  # faults of one run of pytest
PATIENCE = (20, 60.0)  # how often the tests' own time, and how many seconds more: what never ends is noticed


def drawn(paths: Sequence[Path], seed: int, most: int) -> list[Place]:
    """Return a random selection of mutants of the modules below these paths."""
    modules = sorted(file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py")))
    every = [
        Place(module.relative_to(ROOT), mutant)
        for module in modules
        if not set(module.parts) & {*LEFT_OUT}
        for mutant in mutants(module.read_text(encoding="utf-8"))
    ]
    return Random(seed).sample(every, min(most, len(every)))


@dataclass(frozen=True, slots=True)
class Trial:
    """The fate of a fault: the test that notices it, if any does, and the number of `tests` that come by."""

    place: Place
    noticed: str | None
    tests: int

    def __str__(self) -> str:
        if self.noticed is not None:
            return f"caught   {self.place}  by  {self.noticed}"
        return f"SURVIVED {self.place}  of  {self.tests} tests"


def tried(place: Place, tests: Sequence[str], coverage: Coverage, tree: Path) -> Trial:
    """Run the tests with the fault in this copy of the tree, which is whole again afterwards."""
    file = tree / place.module
    sound = file.read_text(encoding="utf-8")
    put(file, mutated(sound, place.mutant))
    try:
        found = (_noticed(batch, seconds, tree) for batch, seconds in batches(coverage, tests))
        return Trial(place, next((each for each in found if each is not None), None), len(tests))
    finally:
        put(file, sound)


def _noticed(tests: Sequence[str], seconds: float, tree: Path) -> str | None:
    """Return the first that fails; twice, where that may depend on how busy the machine is."""
    times, more = PATIENCE
    run = run_tests(tree, tests, times * seconds + more, "-x")
    if run.code == 4:  # with the fault, a test has other parameters
        run = run_tests(
            tree, sorted({test.partition("::")[0] for test in tests}), times * seconds + 10 * more, "-x"
        )
    found = run.failed()
    if found is None or found not in tests or not found.startswith(TIMED):
        return found
    if run_tests(tree, [found], times * seconds + more).failed():
        return found
    rest = [test for test in tests if test != found]
    return _noticed(rest, seconds, tree) if rest else None


def main() -> int:
    """Try them all; the exit code is 1 if some survive."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description="Which faults do the tests not notice?"
    )
    parser.add_argument(
        "paths", nargs="*", default=["rules", "render", "bot", "games"], help="files and folders"
    )
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="the lots; several share a run")
    parser.add_argument("--most", type=int, default=150, help="how many faults each")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="files and folders of tests")
    parser.add_argument("--without", nargs="+", default=[], help="files of tests to leave out, with * and ?")
    parser.add_argument("--seconds", type=float, help="of quick tests for each fault, and nothing else")
    parser.add_argument("--again", type=Path, help="what a run has told: only its survivors")
    given = parser.parse_args()
    paths = [ROOT / path for path in given.paths]
    lots = {seed: drawn(paths, seed, given.most) for seed in given.seed}
    if given.again:
        told = given.again.read_text(encoding="utf-8")
        lots = {seed: [it for it in lot if f"SURVIVED {it}  of" in told] for seed, lot in lots.items()}
    without = [f"--ignore-glob=*/{name}" for name in given.without]
    left = [Trial(place, None, 0) for place in dict.fromkeys(place for lot in lots.values() for place in lot)]
    for marked in STAGES[:1] if given.seconds else STAGES:
        if not left:
            break
        with TemporaryDirectory() as folder:
            tests, faults = ["-m", marked, *without, *given.tests], [trial.place for trial in left]
            left = [*_survivors(faults, Path(folder), tests, given.jobs, given.seconds)]
        if not given.seconds:  # else it is told already
            for trial in left:
                print(f"not by tests that are {marked}: {trial.place}", flush=True)
    if not given.seconds:
        for trial in left:
            print(trial)
    survivors = {trial.place for trial in left}
    for seed, lot in lots.items():
        print(f"{sum(place not in survivors for place in lot)} of {len(lot)} noticed, seed {seed}")
    return int(bool(left))


def _survivors(
    places: Sequence[Place], folder: Path, tests: Sequence[str], jobs: int, seconds: float | None
) -> Iterator[Trial]:
    """Try all of them on these tests, and tell which are caught."""
    coverage = measured(copy(folder / "probed"), places, tests, jobs)
    print(f"{len(coverage.seconds)} tests; fail without a fault: {sorted(coverage.failed)}", flush=True)
    shares = [[*enumerate(places)][job::jobs] for job in range(jobs)]
    trees = [copy(folder / str(job)) for job in range(jobs)]
    with ThreadPoolExecutor(jobs) as pool:
        for trials in pool.map(_shared, shares, repeat(coverage), trees, repeat(seconds)):
            yield from (trial for trial in trials if trial.noticed is None)


def _shared(
    share: Sequence[tuple[int, Place]], coverage: Coverage, tree: Path, seconds: float | None
) -> list[Trial]:
    """Try these in one copy: in forked processes, and where that does not do, in new ones."""
    trials: list[Trial] = []
    for first in range(0, len(share), TOGETHER):
        places = dict(share[first : first + TOGETHER])
        tests = {n: coverage.tests(n, place.module, seconds) for n, place in places.items()}
        noticed = forked(places, tests, coverage, tree)
        for number, place in places.items():
            certain = number in noticed and (noticed[number] is not None or not coverage.at_import(number))
            trials.append(
                Trial(place, noticed[number], len(tests[number]))
                if certain
                else tried(place, tests[number], coverage, tree)
            )
            if seconds or trials[-1].noticed is not None:
                print(trials[-1], flush=True)
    return trials


if __name__ == "__main__":
    sys.exit(main())
