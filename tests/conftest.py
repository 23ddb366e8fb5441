"""Fixtures that all tests share."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from render import scene
from tests.contract import listed, positions

HERE = Path(__file__).parent

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")  # a slow machine is no fault


@pytest.fixture(scope="session")
def grounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the boards drawn so far, for all workers of this run and the bots they start."""
    return tmp_path_factory.getbasetemp().parent / "grounds"


@pytest.fixture(scope="session", autouse=True)
def boards_drawn_once(grounds: Path) -> None:
    """A map takes seconds, and tests look at few different ones."""
    scene.GROUNDS.folder = grounds


@pytest.fixture(scope="session", autouse=True)
def games_played_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Workers of a run share the games of the contract's tests."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        positions.KEPT.folder = tmp_path_factory.getbasetemp().parent / "positions"


@pytest.fixture
def with_boards(tmp_path: Path, grounds: Path) -> None:
    """The cache of a bot for which the boards have been drawn, and no pictures yet."""
    grounds.mkdir(exist_ok=True)
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / "grounds").symlink_to(grounds)


@pytest.fixture(scope="module")
def toy_listed() -> Iterator[None]:
    """For the tests of a module, the toy is one of the listed games."""
    with listed.toy_listed():
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests through the double and in the browser run with the slow ones, without coverage.

    Each part has tests of its own that measure it.
    """
    slow = tuple(f"{HERE / folder}/" for folder in ("bot/e2e", "page"))
    for item in items:
        if str(item.path).startswith(slow):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end: the garbage collector need not go through them again and again.

    Nor so often as it usually does: that takes a sixth of the time of some tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
