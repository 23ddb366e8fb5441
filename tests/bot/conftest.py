"""A PostgreSQL server for whoever asks for it."""

from collections.abc import Iterator

import pytest

from tests.bot import postgres
from tests.bot.postgres import Databases


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """One server for all tests of this worker. It need not survive a power cut."""
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.cluster(fsync="off", full_page_writes="off", autovacuum="off") as made:
        yield made


@pytest.fixture(scope="session")
def databases(cluster: postgres.Cluster) -> Databases:
    return Databases(cluster)
