"""Coverage of faults: the tests that come by each, and their times; one run of all tests with probes."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from pathlib import Path

from rules.core.data import BROUGHT
from rules.games import GAMES
from tools.mutants.mutate import Mutant
from tools.mutants.noting import NOTED
from tools.mutants.probes import probed
from tools.mutants.trees import ROOT, packages, put, run_tests

OWN = [name for name in GAMES if name not in BROUGHT]
FOLDERS = (*OWN, "contract", "core", "ferry", "render", "bot", "sandbox")
NAMES = (*FOLDERS, "test_games.py", "test_packages.py", "test_skeleton.py")
PACKAGED = [str(folder.relative_to(ROOT)) for game in packages(ROOT) for folder in game.glob("*/tests")]
TESTS = [*(f"tests/{name}" for name in NAMES), *PACKAGED]
STORED = "/test_golden.py::"
FINISHED = (0, 1, 5)  # exit codes of pytest: whether tests fail, or none has the mark that is asked for
SOON = 0.02  # seconds; differences below do not matter
ELSEWHERE = 120.0  # seconds of tests of other areas that a fault is tried on, the quick ones first


@dataclass(frozen=True, slots=True)
class Place:
    """A mutant and its module."""

    module: Path
    mutant: Mutant

    def __str__(self) -> str:
        it = self.mutant
        return f"{self.module}:{it.line} {it.kind}: {it.before}  ->  {it.after}"


@dataclass
class Coverage:
    """The seconds of each test that passes, those that fail without a fault, and who comes by each place."""

    seconds: dict[str, float] = field(default_factory=dict)
    failed: set[str] = field(default_factory=set)
    seen: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))

    def tests(self, number: int, module: Path, most: float | None = None) -> list[str]:
        """Return the tests that can notice the fault with this number: of its area, then of others.

        `most`: only the first ones, which take so many seconds together.
        """
        found = {test for test in self.seen[number] if test in self.seconds}
        if self.at_import(number):  # each test of its area may depend on it
            found |= {test for test in self.seconds if near(module, test)}
        if "pictures" in module.parts or module.parts[0] == "render":  # what is drawn is cached
            found |= {test for name in map(_file, found) for test in self._files[name]}
        seen = self.seen[number]
        own = sorted((test for test in found if near(module, test)), key=lambda it: self._promise(it, seen))
        others, left = sorted(found - {*own}, key=lambda it: self._promise(it, seen)), ELSEWHERE
        for test in others:
            left -= self.seconds[test]
            own += [test] if left > 0 else []
        if most is None:
            return own
        ends = accumulate(self.seconds[test] + SOON for test in own)
        return [test for test, end in zip(own, ends, strict=True) if end <= most]

    def at_import(self, number: int) -> bool:
        """Return whether the place is passed before the tests run."""
        return "" in self.seen[number]

    def _promise(self, test: str, seen: Set[str]) -> tuple[bool, bool, float]:
        """Rank a test.

        Stored pictures notice nearly all that changes one; else the quick and specific are first.
        """
        return test not in seen, STORED not in test, (self.seconds[test] + SOON) * self._places[test]

    @cached_property
    def _files(self) -> dict[str, set[str]]:
        """The tests of each file."""
        files: dict[str, set[str]] = defaultdict(set)
        for test in self.seconds:
            files[_file(test)].add(test)
        return files

    @cached_property
    def _places(self) -> Counter[str]:
        """Count the places that each test comes by: the fewer, the more it is about them."""
        return Counter(test for tests in self.seen.values() for test in tests)


def _file(test: str) -> str:
    return test.partition("::")[0]


def near(module: Path, test: str) -> bool:
    """Return whether a test is of this module's area."""
    package, area = module.parts[0], module.parts[1].removesuffix(".py")
    of_all = test.startswith("tests/contract/") and area in test
    if package == "games":
        return (
            of_all or test.startswith(f"games/{area}/") or (test.startswith("tests/render/") and area in test)
        )
    if package == "rules" and area in OWN:
        return of_all or test.startswith(f"tests/{area}/")
    if package == "rules":
        return test.startswith(("tests/core/", "tests/contract/", "tests/bot/test_toy.py"))
    if package == "render":
        return test.startswith("tests/render/")
    folder = {"table": "tests/bot/table/", "discord": "tests/bot/discord/", "sandbox": "tests/sandbox/"}
    return test.startswith((folder.get(area, "tests/bot/"), "tests/bot/test_bounds.py", "tests/bot/e2e/"))


def measured(tree: Path, places: Sequence[Place], tests: Sequence[str], processes: int) -> Coverage:
    """Run these tests (arguments of pytest) in the copy, with a probe at each place."""
    numbers: dict[Path, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for number, place in enumerate(places):
        numbers[place.module][place.mutant.number].append(number)
    sound = {module: (tree / module).read_text(encoding="utf-8") for module in numbers}
    for module, nodes in numbers.items():
        put(tree / module, probed(sound[module], {node: same[0] for node, same in nodes.items()}))
    (tree / NOTED).mkdir()
    spread = ("-n", str(processes), "--dist", "loadfile") if processes > 1 else ()
    run = run_tests(tree, tests, None, "-p", "tools.mutants.plugin", *spread)
    coverage = load(tree / NOTED)
    if run.code not in FINISHED:
        raise RuntimeError(run.said)  # what is not collected notices nothing
    for module, nodes in numbers.items():
        put(tree / module, sound[module])
        for first, *same in nodes.values():
            for number in same:
                coverage.seen[number] = coverage.seen[first]
    return coverage


def load(folder: Path) -> Coverage:
    """Gather the notes of all processes. A place that a child comes by counts for each test of the file."""
    coverage, parts, files = Coverage(), defaultdict(list), defaultdict(set)
    loose: list[tuple[int, str]] = []  # places, and files of tests
    for file in folder.iterdir():
        noted = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        reports = [each for each in noted if len(each) == 3]
        for test, outcome, seconds in reports:
            parts[test].append((outcome, seconds))
            files[_file(test)].add(test)
        for number, running in (each for each in noted if len(each) == 2):
            test, _, stage = running.rpartition(" ")
            coverage.seen[number].add(test)
            if test and (stage == "(setup)" or not reports):
                loose.append((number, _file(test)))
    for number, name in loose:
        coverage.seen[number] |= files[name]
    for test, outcomes in parts.items():
        if all(outcome == "passed" for outcome, _ in outcomes):
            coverage.seconds[test] = sum(seconds for _, seconds in outcomes)
        elif any(outcome == "failed" for outcome, _ in outcomes):
            coverage.failed.add(test)
    return coverage


def batches(coverage: Coverage, tests: Sequence[str]) -> Iterator[tuple[list[str], float]]:
    """Yield the tests in their order, in batches that grow, with the seconds of each batch."""
    most, batch, seconds = 5.0, list[str](), 0.0
    for test in tests:
        if batch and seconds + coverage.seconds[test] > most:
            yield batch, seconds
            most, batch, seconds = most * 6, [], 0.0
        batch.append(test)
        seconds += coverage.seconds[test]
    if batch:
        yield batch, seconds
