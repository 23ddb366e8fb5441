"""Put faults into the code by lot, one at a time, and tell which of them the tests do not notice.

    make mutants SEED=7 MUTANTS=150          all of it
    python -m tests.mutants --seed 7 --most 40 rules/kemet bot/table

Each fault is put into a copy of the tree in a temporary folder, and the tests of its area run there, the
quick ones first. What survives is printed with its place; whether it is the same program a reader must say.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory

from rules.games import GAMES
from tests.mutants.mutate import Mutant, mutants, mutated

ROOT = Path(__file__).parents[2]
COPIED = ("rules", "render", "bot", "data", "docs", "tests", "pyproject.toml")
LEFT_OUT = ("page", "static", "__main__.py")  # parts of a path whose modules are used by hand or by a browser
PATIENCE = 900.0  # seconds for the tests of one mutant: what never ends is noticed


@dataclass(frozen=True, slots=True)
class Place:
    """A mutant and its module."""

    module: Path
    mutant: Mutant

    def __str__(self) -> str:
        it = self.mutant
        return f"{self.module}:{it.line} {it.kind}: {it.before}  ->  {it.after}"


def folder_of_tests(module: Path) -> list[list[str]]:
    """The tests to run for a module in this place, in stages, as arguments of pytest."""
    package, area = module.parts[0], module.parts[1].removesuffix(".py")
    quick, slow = ["-m", "not slow"], ["-m", "slow"]
    if package == "rules" and area not in ("core", "games"):
        return [[f"tests/{area}", *quick], ["tests/contract", "-k", area], [f"tests/{area}", *slow]]
    if package == "rules":
        return [["tests/core", "tests/bot/test_toy.py"], ["tests/contract", *quick]]
    if package == "render":
        stored = ["tests/render", "-m", "golden", *(["-k", area] if area in GAMES else [])]
        return [stored, ["tests/render", "-m", "not slow and not golden"], ["tests/render", *slow]]
    own = {"table": ["tests/bot/table"], "discord": ["tests/bot/discord"]}
    first = own.get(area, ["tests/sandbox" if area == "sandbox" else "tests/bot"])
    return [[*first, *quick], ["tests/bot/e2e"]]


def drawn(paths: Sequence[Path], seed: int, most: int) -> list[Place]:
    """A random selection of mutants of the modules below these paths."""
    modules = sorted(file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py")))
    every = [
        Place(module.relative_to(ROOT), mutant)
        for module in modules
        if not set(module.parts) & {*LEFT_OUT}
        for mutant in mutants(module.read_text(encoding="utf-8"))
    ]
    return Random(seed).sample(every, min(most, len(every)))


def noticed(place: Place, tree: Path) -> bool:
    """Whether the tests fail with the fault in this copy of the tree, which is whole again afterwards."""
    file = tree / place.module
    sound = file.read_text(encoding="utf-8")
    file.write_text(mutated(sound, place.mutant), encoding="utf-8")
    try:
        return any(_fails(arguments, tree) for arguments in folder_of_tests(place.module))
    finally:
        file.write_text(sound, encoding="utf-8")


def _fails(arguments: Sequence[str], tree: Path) -> bool:
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments]
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode not in (0, 5)  # 5: no test fits


def main() -> int:
    """Try them all; the exit code is 1 if some survive."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description="Which faults do the tests not notice?"
    )
    parser.add_argument("paths", nargs="*", default=["rules", "render", "bot"], help="files and folders")
    parser.add_argument("--seed", type=int, default=1, help="the lot")
    parser.add_argument("--most", type=int, default=150, help="how many faults")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    given = parser.parse_args()
    places = drawn([ROOT / path for path in given.paths], given.seed, given.most)
    survivors = []
    with TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(given.jobs):
            trees.put(_copy(Path(folder) / str(number)))

        def tried(place: Place) -> bool:
            tree = trees.get()
            try:
                return noticed(place, tree)
            finally:
                trees.put(tree)

        for place, caught in zip(places, pool.map(tried, places), strict=True):
            print("caught  " if caught else "SURVIVED", place, flush=True)
            survivors += [] if caught else [place]
    print(f"{len(places) - len(survivors)} of {len(places)} noticed, seed {given.seed}")
    return int(bool(survivors))


def _copy(tree: Path) -> Path:
    tree.mkdir()
    for name in COPIED:
        source, target = ROOT / name, tree / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    return tree


if __name__ == "__main__":
    sys.exit(main())
