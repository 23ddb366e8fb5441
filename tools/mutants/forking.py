"""A plugin of pytest that tries faults: each in a process of its own, forked when all tests are collected.

`forked` runs pytest with it. A fault that cannot be put into functions that live already it leaves alone.
"""

import ast
import json
import os
import resource
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from types import FunctionType
from typing import NoReturn

import pytest

from tools.mutants.coverage import Coverage, Place
from tools.mutants.mutate import Mutant, faulty
from tools.mutants.patching import functions_by_file, patched
from tools.mutants.plugin import forget
from tools.mutants.trees import MEMORY, TIMED, put, run_tests

TREE = Path(__file__).parents[2]
TASKS, DONE = "tasks.json", "done"
TIMES, MORE = 20, 20  # how often a test's own time it may compute, and how many seconds more
WAITING = 15  # how much longer it may take: it shares the machine
UNFIT = 77  # the exit code of a process that could not put the fault in

Seconds = dict[str, float]  # the tests to run, and how long they take


def forked(
    places: Mapping[int, Place], tests: Mapping[int, Sequence[str]], coverage: Coverage, tree: Path
) -> dict[int, str | None]:
    """Find for each of these faults the test that notices it, if any, as far as this way can tell."""
    tasks = [
        {
            "number": number,
            "module": str(place.module),
            "mutant": asdict(place.mutant),
            "tests": {test: coverage.seconds[test] for test in tests[number]},
        }
        for number, place in places.items()
    ]
    (tree / TASKS).write_text(json.dumps(tasks), encoding="utf-8")
    (tree / DONE).write_text("", encoding="utf-8")
    files = {test.partition("::")[0] for number in places for test in tests[number]}
    run = run_tests(tree, sorted(files), None, "-p", "tools.mutants.forking") if files else None
    if run and run.code != 0:
        raise RuntimeError(run.said)
    return dict(json.loads(line) for line in (tree / DONE).read_text(encoding="utf-8").splitlines())


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try all faults instead of running all tests."""
    items = {item.nodeid: item for item in session.items}
    functions = functions_by_file()
    for task in json.loads((TREE / TASKS).read_text(encoding="utf-8")):
        module = TREE / task["module"]
        sound = module.read_text(encoding="utf-8")
        tree = faulty(sound, Mutant(**task["mutant"]))
        fault = Fault(module, functions.get(str(module), []), ast.parse(sound), tree)
        put(module, ast.unparse(tree))  # for the processes that tests start
        try:
            fit, noticed = _tried(
                fault, items, {test: ctx for test, ctx in task["tests"].items() if test in items}
            )
        finally:
            put(module, sound)
        if fit:
            with (TREE / DONE).open("a", encoding="utf-8") as file:
                file.write(json.dumps((task["number"], noticed)) + "\n")
    return True


@dataclass(frozen=True, slots=True)
class Fault:
    """A module, its living functions, and its syntax without and with the fault."""

    module: Path
    functions: Sequence[FunctionType]
    sound: ast.Module
    faulty: ast.Module


def _tried(fault: Fault, items: Mapping[str, pytest.Item], tests: Seconds) -> tuple[bool, str | None]:
    """Try a fault: whether it could be put in, and the test that notices it; twice, where time matters."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _run(fault, items, tests, writing)
    os.close(writing)
    with open(reading, encoding="utf-8") as line:  # noqa: PTH123 - a pipe
        begun = [test.strip() for test in line]
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # what its tests have left running
    if code in (0, UNFIT):
        return code == 0, None
    found = begun[-1]
    if code < 0:
        return True, f"{found} takes too long"
    if not found.startswith(TIMED) or len(tests) == 1:
        return True, found
    fit, again = _tried(fault, items, {found: tests[found]})
    if again is not None:
        return fit, again
    return _tried(fault, items, {test: time for test, time in tests.items() if test != found})


def _run(fault: Fault, items: Mapping[str, pytest.Item], tests: Seconds, line: int) -> NoReturn:
    """Run the tests in this process until one fails. Each is named on the line before it begins."""
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        if not patched(fault.functions, fault.module, fault.sound, fault.faulty):
            os._exit(UNFIT)
        forget()
        for item, following in pairwise([*(items[test] for test in tests), None]):
            assert item is not None
            os.write(line, f"{item.nodeid}\n".encode())
            _limit(tests[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if item.session.testsfailed:
                with suppress(Exception):
                    item.session._setupstate.teardown_exact(None)
                os._exit(1)
        os._exit(0)
    except BaseException:
        os._exit(UNFIT)


def _limit(seconds: float) -> None:
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime + TIMES * seconds + MORE)
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
    signal.alarm(int(WAITING * (TIMES * seconds + MORE)))
