"""The rows of what happened."""

import pytest

from bot.table.seats import seats
from bot.table.storage.event_rows import completed, readers_of
from rules.core.flow import Event
from rules.core.text import Text
from tests.bot.table.scene import ANA, BIA, CAL, Bot

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


@pytest.mark.parametrize(
    ("event", "source", "readers"),
    [
        (Event(public=PUBLIC), "rules", "all"),
        (Event(public=None, private=PRIVATE, seats=(1,)), "rules", "some"),
        (Event(public=Text(key="table.log.skipped")), "play", "all"),
        (Event(public=Text(key="table.history.taken")), "table", "all"),
        (Event(public=Text(key="table.history.rewound")), "rewind", "all"),
    ],
)
def test_events_archived_by_an_older_version_return_with_teller_and_reader(
    event: Event, source: str, readers: str
) -> None:
    old = {"table_id": 1, "n": 7, "step_no": 3, "event": event.model_dump_json()}
    assert completed(old) == {**old, "source": source, "readers": readers}


async def test_what_happens_before_the_first_answer_belongs_to_the_beginning(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL)).id
    await seats.give_up(bot.context, table, CAL.id)
    steps = [step for step, text in await bot.log(table, None) if text.key == "table.history.left"]
    assert steps == [0]
