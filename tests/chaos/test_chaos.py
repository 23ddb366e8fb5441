"""A small part of `make chaos`: two scenarios whole, and faults put in on purpose, which must be found."""

import re

import pytest

from tools.chaos.mutants import FOUND_BY
from tools.chaos.runs import Task, run

pytestmark = [pytest.mark.nightly, pytest.mark.slow]


@pytest.mark.parametrize(("scenario", "seed"), [("lobby", 1), ("undo", 1)])
def test_a_bot_that_dies_anywhere_gets_up_again(scenario: str, seed: int) -> None:
    report = run(Task(scenario, seed, again=1, twice=1, lost=0, keep=None))
    assert report.broken == ""
    assert report.failures == []
    assert report.points["killed"] > 500
    assert report.states["killed"] > 20


@pytest.mark.parametrize("mutant", ["early", "forgetful"])
def test_a_fault_that_is_put_in_is_found(mutant: str) -> None:
    report = run(Task("kemet", 1, again=0, twice=0, lost=0, keep=None, mutant=mutant))
    assert [each for each in report.failures if re.search(FOUND_BY[mutant], each.what)]
