"""The rows of the events that were told at a table. Every function here runs in the store's thread."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from bot.table.storage.database import Database, Row, execute, insert, one
from rules.core.flow import Event
from rules.core.text import Text

Source = Literal["rules", "play", "table", "rewind"]
"""Who tells it: the game's rules, or the table in one of three roles.

The table tells about an answer that it gave itself (`play`), about itself (`table`), or about a `rewind`.
What it tells about itself has nothing to do with answers, so undo and rewind leave it.
"""

Readers = Literal["all", "differ", "some"]
"""Who reads it: all read one text; all read something, but not the same; only some do."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event that was told, and the number of answers that led to it."""

    step: int
    event: Event = field(repr=False)
    source: Source = "rules"

    @classmethod
    def of(cls, row: Row) -> Self:
        """Read a row of `events`."""
        return cls(row["step_no"], Event.model_validate_json(row["event"]), row["source"])


def by_the_rules(events: Iterable[tuple[int, Event]], after: int = -1) -> tuple[StoredEvent, ...]:
    """Return the events of a position that the rules tell, if more answers than `after` led to them."""
    return tuple(StoredEvent(step, event) for step, event in events if step > after)


def add(db: Database, table_id: int, told: Iterable[StoredEvent]) -> None:
    """Append these events to the table's."""
    last = one(db, "SELECT MAX(n) FROM events WHERE table_id = $1", table_id) or 0
    for n, it in enumerate(told, last + 1):
        event = {"readers": readers_of(it.event), "event": it.event.model_dump_json()}
        insert(db, "events", table_id=table_id, n=n, step_no=it.step, source=it.source, **event)


def add_history(db: Database, table_id: int, key: str, **args: int | str) -> None:
    """Add a line of `table.history` to the table's log, for everybody."""
    step = one(db, "SELECT COALESCE(MAX(n), -1) + 1 FROM steps WHERE table_id = $1", table_id) or 0
    text = Text(key=f"table.history.{key}", args={**args})
    add(db, table_id, [StoredEvent(step, Event(public=text), "table")])


def forget(db: Database, table_id: int, after: int) -> None:
    """Delete the events that more answers than this led to. The table's own events stay, moved back."""
    sql = "DELETE FROM events WHERE table_id = $1 AND step_no > $2 AND source NOT IN ('table', 'rewind')"
    execute(db, sql, table_id, after)
    execute(db, "UPDATE events SET step_no = $2 WHERE table_id = $1 AND step_no > $2", table_id, after)


def readers_of(event: Event) -> Readers:
    """Tell who reads an event: all the same text, all but different texts, or only some."""
    if event.public is None:
        return "some"
    return "differ" if event.seats else "all"


def completed(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row that was archived before schema 16, with the columns that schema 16 added."""
    event = Event.model_validate_json(row["event"])
    return {**row, "source": _source_of(event), "readers": readers_of(event)}


def _source_of(event: Event) -> Source:
    key = event.public.key if event.public is not None else ""
    if key == "table.history.rewound":
        return "rewind"
    if key.startswith("table.history."):
        return "table"
    return "play" if key.startswith("table.log.") else "rules"
