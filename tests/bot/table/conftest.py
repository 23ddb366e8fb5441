"""Tests of the table run on SQLite, and those of `BOTH` on PostgreSQL too, if it is installed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.table.storage.engines.address import Address
from tests.bot.postgres import Databases
from tests.bot.table import scene

BOTH = (  # all that writes rows of its own; whole games would only take longer
    *("test_forgetting", "test_outbox", "test_lessons", "test_tips", "test_archive"),
    *("test_invitations", "test_lobby", "test_quotas", "test_servers", "test_heartbeat", "test_history"),
    *(
        "test_rewind",
        "test_ratings",
        "test_automatic",
        "test_orders",
        "test_play",
        "test_undo",
        "test_upgrades",
    ),
    "test_statistics",
    *("test_races", "test_calls", "test_summons", "test_digest", "test_pace", "test_seats", "test_votes"),
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on each engine, unless it is marked as one for files."""
    name = metafunc.module.__name__.rpartition(".")[2]
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    if name in BOTH and not marks & {"sqlite", "slow"}:
        metafunc.parametrize("engine", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(autouse=True)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Provide what `started` opens in this test."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield
        return
    databases: Databases = request.getfixturevalue("databases")

    def opened(path: Path | None) -> Address | None:
        return databases.of(path)

    monkeypatch.setattr(scene, "address_of", opened)
    yield
    databases.empty()
