"""A plugin of pytest for the run that notes which test comes by which place.

What an earlier test has left in a cache the next one does not compute, and so it does not come by. Hence all
caches are empty again at the beginning of each file of tests.
"""

import functools
import gc
from collections.abc import Generator
from pathlib import Path

import pytest

from render.scene import GROUNDS
from tools.mutants.noting import note

OURS = ("rules", "render", "bot", "taverna_")  # the last are games in packages
_files: list[Path] = []


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Forget what the tests of the last file have cached."""
    if item.path not in _files[-1:]:
        _files.append(item.path)
        forget()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note the time and the outcome of each part of a test."""
    report = yield
    note(item.nodeid, report.outcome, report.duration)
    return report


def forget() -> None:
    """Empty all caches of our modules."""
    gc.unfreeze()  # what the tests have frozen is not listed
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and str(each.__module__).startswith(OURS):
            each.cache_clear()
    GROUNDS._kept.clear()
    if GROUNDS.folder is not None:
        GROUNDS.folder = GROUNDS.folder.with_name(f"grounds-{len(_files)}")
