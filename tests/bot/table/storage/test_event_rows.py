"""The rows of what happened."""

import pytest

from bot.table.storage.event_rows import readers_of
from rules.core.flow import Event
from rules.core.text import Text

PUBLIC, PRIVATE = Text(key="draws"), Text(key="draws.mine")


@pytest.mark.parametrize(
    ("event", "readers"),
    [
        (Event(public=PUBLIC), "all"),
        (Event(public=PUBLIC, private=PRIVATE, seats=(1,)), "differ"),
        (Event(public=None, private=PRIVATE, seats=(1,)), "some"),
    ],
)
def test_it_is_kept_who_reads_an_event(event: Event, readers: str) -> None:
    assert readers_of(event) == readers
