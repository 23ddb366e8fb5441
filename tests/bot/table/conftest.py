"""Tests of the table run on SQLite, and those of `BOTH` on PostgreSQL too, if it is installed."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.table.learning import folding
from bot.table.storage.engines.address import Address
from tests.bot.postgres import Databases, each_engine
from tests.bot.table import scene
from tests.bot.table.scene import ANA, BIA, Bot, started

BOTH = (  # all that writes rows of its own; whole games would only take longer
    *("delivery/test_outbox", "learning/test_lessons", "learning/test_tips", "lobby/test_archive"),
    *("lobby/test_invitations", "lobby/test_lobby", "lobby/test_quotas", "lobby/test_servers"),
    "meeting/test_meeting",
    *("operations/test_heartbeat", "past/test_history", "past/test_rewind", "people/test_ratings"),
    "people/test_sessions",
    *(
        "people/test_statistics",
        "play/test_automatic",
        "play/test_orders",
        "play/test_play",
        "play/test_undo",
    ),
    *("play/test_upgrades", "runtime/test_races", "schedule/test_digest", "schedule/test_off_turn_notices"),
    *("schedule/test_pings", "schedule/test_time_control", "seats/test_seats", "test_forgetting"),
    "series/test_dying",
    "series/test_running",
    "series/test_series",
    "votes/test_votes",
)
HERE = Path(__file__).parent
GONE = [name for name in BOTH if not (HERE / f"{name}.py").exists()]
assert GONE == [], f"{GONE} would not run on PostgreSQL any more: name them as they are called now"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on each engine, unless it is marked as one for files."""
    name = metafunc.definition.path.relative_to(HERE).with_suffix("").as_posix()
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    if name in BOTH and not marks & {"sqlite", "slow"}:
        metafunc.parametrize("engine", each_engine(metafunc.definition.nodeid), indirect=True)


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


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The file of a database that is not there yet."""
    return tmp_path / "taverna.db"


@pytest.fixture
def unfolded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks ahead for what can be answered along: of a whole game that would be the most work."""
    monkeypatch.setattr(folding, "TIME_LIMIT", 0.0)


@pytest.fixture
async def bot(engine: None) -> AsyncIterator[Bot]:
    """A bot without Discord, whose database is in memory."""
    async with started() as made:
        yield made


@pytest.fixture
async def live(bot: Bot) -> Bot:
    """The bot at work: it speaks, and computers play."""
    await bot.start()
    return bot


@pytest.fixture
async def table(bot: Bot) -> int:
    """A game that Ana and Bia have begun: the number of its table."""
    return (await bot.table(ANA, BIA)).id
