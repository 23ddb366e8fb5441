"""The faults that `make mutants` puts into the code."""

import ast
import gc
import importlib
import json
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from types import FunctionType

import pytest

from render.core.drawing.text import width
from render.scene import GROUNDS
from tools.mutants.__main__ import tried
from tools.mutants.coverage import Coverage, Place, load
from tools.mutants.mutate import faulty, mutants, mutated
from tools.mutants.patching import functions_by_file, patched
from tools.mutants.plugin import forget
from tools.mutants.probes import probed
from tools.mutants.trees import run_tests

SOURCE = '''
def free(seats: list[int], most: int = 4) -> list[int]:
    """Those that are left."""
    found = [seat for seat in seats if seat > 0 and not seat == most]
    if found:
        found.sort()
    most += 1
    return found
'''


def test_each_fault_changes_one_place_and_none_a_type_or_a_docstring() -> None:
    made = [(each.line, each.kind, each.before, each.after) for each in mutants(SOURCE)]
    assert (4, "comparison", "seat > 0", "seat >= 0") in made
    assert (4, "comparison", "seat == most", "seat != most") in made
    assert (4, "connective", "seat > 0 and (not seat == most)", "seat > 0 or not seat == most") in made
    assert (4, "negation", "not seat == most", "seat == most") in made
    assert (5, "never", "if found:", "if False:") in made
    assert (6, "missing", "found.sort()", "pass") in made
    assert (7, "sign", "most += 1", "most -= 1") in made
    assert (2, "number", "4", "5") in made
    assert {line for line, *_ in made} <= {0, 2, 4, 5, 6, 7}


def test_what_a_decorator_of_a_class_says_is_left_alone() -> None:
    made = list(mutants("@dataclass(frozen=True, slots=True)\nclass Free:\n    most: int = 4\n"))
    assert [(each.line, each.kind) for each in made] == [(3, "number")]


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("a = zip(b, c + 1, strict=True)", [("number", "1"), ("sign", "c + 1")]),
        ("a = zip(b, c, strict=False)", [("truth", "False")]),
        ("a = read(b, strict=True)", [("truth", "True")]),
    ],
)
def test_that_a_zip_is_strict_is_left_alone_and_nothing_else(
    source: str, made: list[tuple[str, str]]
) -> None:
    assert sorted((each.kind, each.before) for each in mutants(source)) == made


def test_a_mutant_differs_from_the_module_and_is_a_module() -> None:
    for each in mutants(SOURCE):
        compile(mutated(SOURCE, each), "mutant", "exec")
        assert each.before != each.after or each.kind == "filter"
    assert len({mutated(SOURCE, each) for each in mutants(SOURCE)}) == len(list(mutants(SOURCE)))


def test_the_same_module_gives_the_same_mutants_in_the_same_order() -> None:
    assert list(mutants(SOURCE)) == list(mutants(SOURCE))


def test_a_probe_notes_which_test_comes_by_the_statement_of_a_fault() -> None:
    numbers = {each.before: each.number for each in mutants(SOURCE)}
    found = probed(SOURCE, {numbers["found.sort()"]: 0, numbers["seat > 0"]: 1, numbers["4"]: 2})
    lines = [line.strip() for line in found.splitlines() if line]
    after = dict(pairwise(lines))
    assert after["_seen_by_a_test(0)"] == "found.sort()"
    assert after["_seen_by_a_test(1)"].startswith("found = [")
    assert after["_seen_by_a_test(2)"].startswith("def free(")
    assert "tests" not in next(line for line in lines if "import" in line), "tests import what may be probed"


def test_the_tests_of_a_fault_reach_it_with_its_area_and_quick_ones_first(tmp_path: Path) -> None:
    quick, slow, other, broken = (
        "tests/kemet/a.py::b",
        "tests/kemet/a.py::c",
        "tests/dwar7s/a.py::b",
        "a.py::b",
    )
    seconds = {slow: 2.0, quick: 1.0, other: 0.5, "tests/kemet/a.py::far": 0.1}
    reports = [[test, "passed", time] for test, time in seconds.items()] + [[broken, "failed", 0.1]]
    seen = [[7, f"{test} (call)"] for test in (slow, other, quick, broken)]
    (tmp_path / "1").write_text("\n".join(map(json.dumps, reports + seen)))
    (tmp_path / "2").write_text(json.dumps([8, f"{quick} (call)"]))  # a process that a test has started
    coverage = load(tmp_path)
    assert coverage.failed == {broken}
    assert coverage.tests(7, Path("rules/kemet/check.py")) == [quick, slow, other]
    assert coverage.tests(7, Path("rules/kemet/check.py"), 3.0) == [quick]
    assert coverage.tests(7, Path("rules/kemet/check.py"), 3.1) == [quick, slow]
    assert set(coverage.tests(8, Path("rules/kemet/check.py"))) == {"tests/kemet/a.py::far", quick, slow}
    assert coverage.tests(9, Path("rules/kemet/check.py")) == []


def test_a_picture_that_a_test_finds_in_a_cache_is_tried_on_that_test_too() -> None:
    """Only the first test of a file comes by; the others would, if they ran alone."""
    first, second, other = "tests/render/a.py::a", "tests/render/a.py::b", "tests/render/b.py::a"
    coverage = Coverage({second: 0.1, first: 2.0, other: 0.1}, seen=defaultdict(set, {7: {first}}))
    assert coverage.tests(7, Path("render/kemet/parts/troops.py")) == [first, second]
    assert coverage.tests(7, Path("games/saideira/taverna_saideira/pictures/deck.py")) == [first, second]
    assert coverage.tests(7, Path("rules/kemet/check.py")) == [first]


def test_a_fault_is_noticed_by_the_first_failing_test_and_taken_out_again(tmp_path: Path) -> None:
    (tmp_path / "toy.py").write_text(SOURCE)
    (tmp_path / "test_toy.py").write_text(
        "from toy import free\ndef test_a():\n    assert free\ndef test_b():\n    assert free([0]) == []\n"
    )
    fault = next(each for each in mutants(SOURCE) if each.after == "seat >= 0")
    known = Coverage({"test_toy.py::test_a": 0.1, "test_toy.py::test_b": 0.1})
    trial = tried(Place(Path("toy.py"), fault), list(known.seconds), known, tmp_path)
    assert trial.noticed == "test_toy.py::test_b"
    assert (tmp_path / "toy.py").read_text() == SOURCE


def test_a_run_that_computes_for_ever_is_killed(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text("def test_a():\n    while True:\n        pass\n")
    assert run_tests(tmp_path, ["test_toy.py"], 2.0).failed() == "takes too long"


def test_functions_are_found_though_the_tests_freeze_them() -> None:
    gc.freeze()
    try:
        assert faulty in functions_by_file()[faulty.__code__.co_filename]
    finally:
        gc.freeze()


def test_a_fault_is_put_into_living_functions_unless_it_is_outside_of_all(tmp_path: Path) -> None:
    file, space = tmp_path / "toy.py", dict[str, object]()
    exec(compile(SOURCE, str(file), "exec"), space)
    free = space["free"]
    assert isinstance(free, FunctionType)

    def put(before: str) -> bool:
        fault = next(each for each in mutants(SOURCE) if each.before == before)
        return patched([free], file, ast.parse(SOURCE), faulty(SOURCE, fault))

    assert free([0]) == []
    assert put("seat > 0")  # in a comprehension, too
    assert free([0]) == [0]
    assert not put("4")  # a default is evaluated outside of the function


def test_no_test_finds_what_another_one_has_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or it would not come by; games in packages have caches, too."""
    monkeypatch.setattr(GROUNDS, "_kept", {})
    monkeypatch.setattr(GROUNDS, "folder", None)
    guests = importlib.import_module("taverna_saideira.pictures.parts.guests")
    guests.face_svg("bard")
    cached = [width, guests.face_svg]
    width("Ana", "body", 20)
    assert [each for each in cached if not each.cache_info().currsize] == []
    forget()
    assert [each for each in cached if each.cache_info().currsize] == []
