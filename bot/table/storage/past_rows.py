"""Reading a started table's past: all of it for a study, otherwise only what a look shows.

Every function here that takes a connection runs in a thread of the store.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from bot.table.model import TableInfo
from bot.table.storage import rows
from bot.table.storage.database import Database, Row, execute, one, upsert
from bot.table.storage.event_rows import StoredEvent
from bot.table.storage.packed import packed_rows, rows_of
from bot.table.storage.rows import StoredStep
from rules.core.decisions import Rejected, Seat
from rules.core.engine import Record
from rules.core.flow import Event
from rules.core.rewind import Branch
from rules.core.search.halving import Effort
from rules.core.text import Text


@dataclass(frozen=True, slots=True)
class Head:
    """A table as everybody may know it, and its fence: the number of changes so far."""

    info: TableInfo
    fence: int


@dataclass(frozen=True, slots=True)
class StoredPast:
    """The stored data of a table, in stored form: cheap to read and to pass to another process."""

    info: TableInfo
    events: tuple[Mapping[str, Any], ...] = field(repr=False)  # rows
    steps: tuple[Mapping[str, Any], ...] = field(repr=False)  # rows
    checkpoints: tuple[Mapping[str, Any], ...] = field(repr=False)  # rows
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class Past:
    """A started table's past. It contains every secret."""

    info: TableInfo
    told: tuple[StoredEvent, ...]
    lines: tuple[StoredStep, ...]  # all answers that stand
    checkpoints: tuple[Record, ...] = field(repr=False)  # without answers, in order
    branches: tuple[Branch, ...]  # those that the game stands on

    @classmethod
    def of(cls, it: StoredPast) -> Self:
        """Parse the stored rows."""
        told = (StoredEvent.of(row) for row in it.events)
        checkpoints = (record(it.info.game, row) for row in it.checkpoints)
        lines = (rows.stored_step(row) for row in it.steps)
        return cls(it.info, tuple(told), tuple(lines), tuple(checkpoints), it.branches)

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps that can be looked at: the beginning, and wherever something was told to everybody."""
        return tuple(sorted({0, *(it.step for it in self.told if it.event.public is not None)}))

    def record(self, step: int) -> Record:
        """Return the last checkpoint at or before this step, with the answers up to the step."""
        last = self.checkpoints[bisect_right(self.checkpoints, step, key=lambda each: each.at) - 1]
        return last.model_copy(update={"steps": tuple(line.step for line in self.lines[last.at : step])})


def record(game: str, row: Row) -> Record:
    """Return the checkpoint in a row, without answers. The row's state is JSON or packed."""
    state = row["state"]
    return Record(
        game=game,
        version=row["version"],
        checkpoint=state if isinstance(state, str) else rows.unpacked(state),
        at=row["step_no"],
        head=row["head"],
    )


# --- the whole -------------------------------------------------------------------------------------------


def kept(db: Database, table_id: int) -> StoredPast:
    """Read all stored data of a table. Raises `Rejected` if there is no such table."""
    info = head(db, table_id).info
    checkpoints = execute(db, "SELECT * FROM checkpoints WHERE table_id = $1 ORDER BY step_no", table_id)
    return StoredPast(
        info,
        tuple(rows_of(db, "events", table_id)),
        tuple(rows_of(db, "steps", table_id)),
        (*packed_rows(db, "checkpoints", table_id), *(dict(row) for row in checkpoints.fetchall())),
        _branches(db, table_id),
    )


def head(db: Database, table_id: int) -> Head:
    """Return the table's head. Raises `Rejected` if there is no such table."""
    info, fence = rows.info(db, table_id), rows.fence(db, table_id)
    if info is None or fence is None:
        raise Rejected(Text(key="table.refused.no-table"))
    return Head(info, fence)


def started(db: Database, table_id: int) -> Head:
    """Return the head of a table that has a past. Raises `Rejected` in the lobby."""
    found = head(db, table_id)
    if one(db, "SELECT 1 FROM checkpoints WHERE table_id = $1 LIMIT 1", table_id) is None:
        raise Rejected(Text(key="table.refused.not-running"))
    return found


def finished(db: Database, table_id: int) -> Head:
    """Return the head of a finished table. Raises `Rejected` while it is not over."""
    found = head(db, table_id)
    if found.info.status != "over" or found.info.seed is None or found.info.result is None:
        raise Rejected(Text(key="table.refused.not-over"))
    return found


def _branches(db: Database, table_id: int) -> tuple[Branch, ...]:
    """Return the branches that the game stands on. A later one that began earlier replaces an older one."""
    sql = "SELECT step_no, branch FROM rewinds WHERE table_id = $1 AND restored = 0 ORDER BY branch DESC"
    found: list[Branch] = []
    for row in execute(db, sql, table_id).fetchall():
        if not found or row["step_no"] <= found[-1][0]:
            found.append((row["step_no"], row["branch"]))
    return tuple(reversed(found))


# --- no more than a look shows ---------------------------------------------------------------------------


def steps_of(db: Database, table_id: int) -> tuple[int, ...]:
    """Return what `Past.steps` has, without reading the whole past."""
    sql = "SELECT DISTINCT step_no FROM events WHERE table_id = $1 AND readers <> 'some'"
    late = (row[0] for row in execute(db, sql, table_id).fetchall())
    packed = packed_rows(db, "events", table_id)
    early = (row["step_no"] for row in packed if row["readers"] != "some")
    return tuple(sorted({0, *early, *late}))


def begins_of(db: Database, table_id: int) -> dict[int, int | None]:
    """Return the round of each checkpoint by its step, in order; None if it was not noted."""
    sql = "SELECT step_no, round FROM checkpoints WHERE table_id = $1 ORDER BY step_no"
    packed = {row["step_no"]: row.get("round") for row in packed_rows(db, "checkpoints", table_id)}
    return {**packed, **{row["step_no"]: row["round"] for row in execute(db, sql, table_id).fetchall()}}


def rewinds_of(db: Database, table_id: int) -> tuple[int, int]:
    """Count the table's rewinds, and those undone. If neither number changes, nor do the rounds."""
    sql = "SELECT COUNT(*), COALESCE(SUM(restored), 0) FROM rewinds WHERE table_id = $1"
    number, restored = execute(db, sql, table_id).fetchone()
    return number, restored


def checkpoint_before(db: Database, info: TableInfo, step: int) -> Record | None:
    """Return the last checkpoint at or before this step, without answers; None if it is gone."""
    sql = "SELECT * FROM checkpoints WHERE table_id = $1 AND step_no <= $2 ORDER BY step_no DESC LIMIT 1"
    row = execute(db, sql, info.id, step).fetchone()
    if row is None:
        packed = packed_rows(db, "checkpoints", info.id)
        row = next((each for each in reversed(packed) if each["step_no"] <= step), None)
    return None if row is None else record(info.game, row)


def steps_between(db: Database, table_id: int, first: int, end: int) -> tuple[StoredStep, ...]:
    """Return the answers that stand, from number `first` up to, but not including, number `end`."""
    sql = "SELECT * FROM steps WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n"
    packed = packed_rows(db, "steps", table_id)
    found = [
        *(row for row in packed if first <= row["n"] < end),
        *execute(db, sql, table_id, first, end).fetchall(),
    ]
    return tuple(rows.stored_step(row) for row in found)


def events_between(db: Database, table_id: int, after: int, last: int) -> tuple[Event, ...]:
    """Return the events that more than `after` and at most `last` answers led to, in order."""
    sql = "SELECT event FROM events WHERE table_id = $1 AND step_no > $2 AND step_no <= $3 ORDER BY n"
    packed = packed_rows(db, "events", table_id)
    early = (row for row in packed if after < row["step_no"] <= last)
    found = [*early, *execute(db, sql, table_id, after, last).fetchall()]
    return tuple(Event.model_validate_json(row["event"]) for row in found)


def public_of_turn(db: Database, table_id: int, most: int) -> tuple[int, tuple[tuple[int, Text], ...]]:
    """Return how many answers there are, and what all were told since the turn began, by step."""
    total = one(db, "SELECT MAX(n) + 1 FROM steps WHERE table_id = $1", table_id) or 0
    begun = one(db, "SELECT MAX(step_no) FROM checkpoints WHERE table_id = $1", table_id) or 0
    sql = (
        "SELECT * FROM events WHERE table_id = $1 AND step_no >= $2 AND readers <> 'some'"
        " AND source IN ('rules', 'play') ORDER BY n DESC LIMIT $3"
    )
    told = map(StoredEvent.of, execute(db, sql, table_id, begun, most).fetchall())
    public = [(it.step, it.event.public) for it in told if it.event.public is not None]
    return total, tuple(reversed(public))


def readable(db: Database, table_id: int, seat: Seat | None) -> tuple[int, ...]:
    """Return the numbers of the events that a reader may read; only those that differ are parsed."""
    sql = (
        "SELECT n, CASE WHEN readers = 'all' THEN NULL ELSE event END AS differs"
        " FROM events WHERE table_id = $1 ORDER BY n"
    )

    def is_read(event: str | None) -> bool:
        return event is None or Event.model_validate_json(event).read_by(seat) is not None

    packed = packed_rows(db, "events", table_id)
    early = ((row["n"], None if row["readers"] == "all" else row["event"]) for row in packed)
    late = execute(db, sql, table_id).fetchall()
    return tuple(n for n, event in (*early, *late) if is_read(event))


def events_numbered(
    db: Database, table_id: int, numbers: Iterable[int]
) -> tuple[tuple[int, StoredEvent], ...]:
    """Return the events with these numbers (only a few), each after its number, in order."""
    sql = "SELECT * FROM events WHERE table_id = $1 AND n = $2"
    packed = {row["n"]: row for row in packed_rows(db, "events", table_id)}
    found = (packed.get(number) or execute(db, sql, table_id, number).fetchone() for number in numbers)
    return tuple((row["n"], StoredEvent.of(row)) for row in found if row)


# --- how sharp computer players thought, so that each answer can be repeated -------------------------------


@dataclass(frozen=True, slots=True)
class StoredThought:
    """The effort allowed to a search, and the version of the rules that it used."""

    effort: Effort
    code: str


def keep_thought(db: Database, table_id: int, ask: str, thought: StoredThought) -> None:
    """Store how the answer to a question came about; a repetition replaces it."""
    effort = {name: getattr(thought.effort, name) for name in ("playouts", "candidates", "horizon")}
    upsert(db, "thoughts", "table_id, ask", table_id=table_id, ask=ask, **effort, code=thought.code)


def thoughts_of(db: Database, table_id: int) -> dict[str, StoredThought]:
    """Return the searches of a table's sharp players, by question."""
    found = execute(db, "SELECT * FROM thoughts WHERE table_id = $1", table_id).fetchall()
    return {
        row["ask"]: StoredThought(Effort(row["playouts"], row["candidates"], row["horizon"]), row["code"])
        for row in found
    }


def count_thoughts(db: Database, table_id: int) -> int:
    """Count the answers of a table that can be repeated."""
    return int(one(db, "SELECT COUNT(*) FROM thoughts WHERE table_id = $1", table_id) or 0)


def computer_seed(db: Database, table_id: int) -> str:
    """Return the seed for the dice of a table's computer players."""
    return str(one(db, "SELECT computer_seed FROM tables WHERE id = $1", table_id) or "")
