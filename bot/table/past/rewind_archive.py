"""The archive of what a rewind takes away: the rows themselves, so that they come back as they were.

Every function here runs in the store's thread.
"""

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.table.model import Ordered
from bot.table.runtime.loaded_table import LoadedTable
from bot.table.storage.database import Database, execute, insert, one
from bot.table.storage.event_rows import completed
from bot.table.storage.rows import StoredStep, packed, steps_from, stored_step, unpacked
from rules.core.decisions import Seat
from rules.core.engine import Record
from rules.core.flow import Bug

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Begin:
    """A rewind's target: the checkpoint's record, the answers since then, and the new branch's number."""

    record: Record = field(repr=False)
    lines: tuple[StoredStep, ...]
    branch: int


@dataclass(frozen=True, slots=True)
class TakenAway:
    """The state that a rewind took away."""

    branch: int
    step_no: int
    computer_seed: str = field(repr=False)
    last: int  # the number of the newest event at that time
    heard: list[Row]
    rows: dict[str, list[Row]] = field(repr=False)


def begin(db: Database, table_id: int, step_no: int) -> Begin:
    """Return the checkpoint after `step_no` answers. Raises `Bug` if there is none."""
    sql = (
        "SELECT t.game, c.* FROM checkpoints c JOIN tables t ON t.id = c.table_id"
        " WHERE c.table_id = $1 AND c.step_no = $2"
    )
    row = execute(db, sql, table_id, step_no).fetchone()
    if row is None:
        raise Bug(f"table {table_id}: no checkpoint {step_no}")
    record = Record(
        game=row["game"],
        version=row["version"],
        checkpoint=unpacked(row["state"]),
        at=step_no,
        head=row["head"],
    )
    last = one(db, "SELECT MAX(branch) FROM rewinds WHERE table_id = $1", table_id) or 0
    return Begin(record, steps_from(db, table_id, step_no), last + 1)


def lay(db: Database, number: int, begin: Begin, cut: int, before: LoadedTable, after: LoadedTable) -> None:
    """Archive what came after the checkpoint, and delete what the new branch does not overwrite.

    `cut`: how many events came between the checkpoint and its first question.
    """
    table_id, step_no = before.info.id, begin.record.at
    taken = TakenAway(
        branch=begin.branch,
        step_no=step_no,
        computer_seed=before.computer_seed,
        last=one(db, "SELECT MAX(n) FROM events WHERE table_id = $1", table_id) or 0,
        heard=_rows(db, "SELECT seat, heard FROM seats WHERE table_id = $1", table_id),
        rows={
            "steps": _rows(
                db, "SELECT * FROM steps WHERE table_id = $1 AND n >= $2 ORDER BY n", table_id, step_no
            ),
            "checkpoints": _rows(
                db, "SELECT * FROM checkpoints WHERE table_id = $1 AND step_no >= $2", table_id, step_no
            ),
            "events": [*_opening(db, table_id, step_no, cut), *_later(db, table_id, step_no)],
            "drafts": _rows(db, "SELECT * FROM drafts WHERE table_id = $1", table_id),
            "orders": _ended_orders(db, table_id, after.orders),
        },
    )
    at = {"table_id": table_id, "branch": begin.branch, "number": number, "step_no": step_no}
    insert(db, "rewinds", **at, restored=0, kept=_packed(taken))
    columns = "table_id, n, prompt, seat, answer, drawn, made_by, passed, user_id, at"
    taken_from = f"SELECT {columns}, $3 FROM steps WHERE table_id = $1 AND n >= $2"  # noqa: S608
    sql = f"INSERT INTO gone ({columns}, branch) {taken_from}"
    execute(db, sql, table_id, step_no, begin.branch)
    execute(db, "DELETE FROM checkpoints WHERE table_id = $1 AND step_no > $2", table_id, step_no)
    for row in _opening(db, table_id, step_no, cut):
        execute(db, "DELETE FROM events WHERE table_id = $1 AND n = $2", table_id, row["n"])


def newest(db: Database, table_id: int) -> TakenAway | None:
    """Return the state that the last rewind took away, if it can still be brought back."""
    sql = "SELECT kept FROM rewinds WHERE table_id = $1 AND restored = 0 ORDER BY branch DESC LIMIT 1"
    kept = one(db, sql, table_id)
    return None if kept is None else _unpacked(kept)


def is_restored(db: Database, table_id: int, number: int) -> bool:
    """Return whether the rewind of that proposal has been taken back."""
    sql = "SELECT 1 FROM rewinds WHERE table_id = $1 AND number = $2 AND restored = 1"
    return one(db, sql, table_id, number) is not None


def record(game: str, it: TakenAway) -> tuple[Record, tuple[StoredStep, ...]]:
    """Return the record that was taken away, and its answers."""
    checkpoint = max(it.rows["checkpoints"], key=lambda row: int(row["step_no"]))
    at = checkpoint["step_no"]
    lines = tuple(stored_step(row) for row in it.rows["steps"] if row["n"] >= at)
    found = Record(
        game=game,
        version=checkpoint["version"],
        checkpoint=unpacked(checkpoint["state"]),
        steps=tuple(each.step for each in lines),
        at=at,
        head=checkpoint["head"],
    )
    return found, lines


def bring_back(db: Database, table_id: int, it: TakenAway) -> None:
    """Put everything back as it was, replacing what has come since; but not newer standing orders."""
    for sql in (
        "DELETE FROM steps WHERE table_id = $1 AND n >= $2",
        "DELETE FROM checkpoints WHERE table_id = $1 AND step_no >= $2",
    ):
        execute(db, sql, table_id, it.step_no)
    execute(db, "DELETE FROM drafts WHERE table_id = $1", table_id)
    execute(db, "DELETE FROM gone WHERE table_id = $1 AND branch = $2", table_id, it.branch)
    execute(db, "DELETE FROM events WHERE table_id = $1 AND n > $2 AND source <> 'table'", table_id, it.last)
    for row in it.rows["events"]:
        execute(db, "DELETE FROM events WHERE table_id = $1 AND n = $2", table_id, row["n"])
    for table, found in it.rows.items():
        for row in found:
            if table == "orders" and _stands(db, row):
                continue
            old = table == "events" and "source" not in row
            insert(db, table, **(completed(row) if old else row))
    for row in it.heard:
        sql = "UPDATE seats SET heard = $3 WHERE table_id = $1 AND seat = $2"
        execute(db, sql, table_id, row["seat"], row["heard"])
    execute(db, "UPDATE tables SET computer_seed = $2 WHERE id = $1", table_id, it.computer_seed)
    sql = "UPDATE rewinds SET restored = 1, kept = NULL WHERE table_id = $1 AND branch = $2"
    execute(db, sql, table_id, it.branch)


def _opening(db: Database, table_id: int, step_no: int, cut: int) -> list[Row]:
    """Return the game's last `cut` events after `step_no` answers, in order."""
    sql = (
        "SELECT * FROM events WHERE table_id = $1 AND step_no = $2 AND source NOT IN ('table', 'rewind')"
        " ORDER BY n DESC LIMIT $3"
    )
    return _rows(db, sql, table_id, step_no, cut)[::-1]


def _later(db: Database, table_id: int, step_no: int) -> list[Row]:
    return _rows(
        db, "SELECT * FROM events WHERE table_id = $1 AND step_no > $2 ORDER BY n", table_id, step_no
    )


def _ended_orders(db: Database, table_id: int, left: Mapping[Seat, Ordered]) -> list[Row]:
    """Return the standing orders that the rewind ends; `left`: those that outlast it."""
    stored = _rows(db, "SELECT * FROM orders WHERE table_id = $1", table_id)
    return [row for row in stored if row["name"] not in left.get(row["seat"], {})]


def _stands(db: Database, row: Row) -> bool:
    sql = "SELECT 1 FROM orders WHERE table_id = $1 AND seat = $2 AND name = $3"
    return one(db, sql, row["table_id"], row["seat"], row["name"]) is not None


def _rows(db: Database, sql: str, *args: int | str) -> list[Row]:
    return [dict(row) for row in execute(db, sql, *args).fetchall()]


def _packed(it: TakenAway) -> bytes:
    whole = {name: getattr(it, name) for name in TakenAway.__slots__}
    return packed(json.dumps(whole, default=lambda blob: {"base64": base64.b64encode(blob).decode()}))


def _unpacked(kept: bytes) -> TakenAway:
    def blob(read: Row) -> Any:
        return base64.b64decode(read["base64"]) if read.keys() == {"base64"} else read

    return TakenAway(**json.loads(unpacked(kept), object_hook=blob))
