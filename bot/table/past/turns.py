"""The earlier turns of a running game: the ones that its table may go back to."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.table.storage.database import Database, Row, execute, one
from rules.core.decisions import Seat
from rules.core.flow import Event
from rules.core.text import Text

MAX_TURNS = 200  # turns, the newest ones


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: it begins after `step_no` answers.

    `seats`: who acted in it; if nobody did, who was answered for. `told`: the first thing that happened in
    it, as the reader may know it. `at`: when its first answer was given, in seconds since 1970. `lost`: how
    many answers are lost if the table goes back.
    """

    step_no: int
    seats: tuple[Seat, ...]
    told: Text | None
    at: int
    lost: int


def of_table(db: Database, table_id: int, opened: int, seat: Seat | None) -> tuple[Turn, ...]:
    """Return the table's last `MAX_TURNS` turns as a seat or the channel may know them, newest first.

    `opened`: how many answers led to the open question. Sealed answers to it are not a turn yet.
    """
    total = one(db, "SELECT MAX(n) + 1 FROM steps WHERE table_id = $1", table_id) or 0
    sql = (
        "SELECT step_no FROM checkpoints WHERE table_id = $1 AND step_no < $2 ORDER BY step_no DESC LIMIT $3"
    )
    begins = [row["step_no"] for row in execute(db, sql, table_id, opened, MAX_TURNS).fetchall()]
    oldest = begins[-1] if begins else opened
    sql = "SELECT n, seat, passed, at FROM steps WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n"
    steps = execute(db, sql, table_id, oldest, opened).fetchall()
    told = _events(db, table_id, seat, oldest)
    return tuple(
        _turn([step for step in steps if begin <= step["n"] < end], told, total)
        for begin, end in zip(begins, [opened, *begins], strict=False)
    )


def _turn(steps: Sequence[Row], told: Sequence[tuple[int, Text]], total: int) -> Turn:
    first, last = steps[0]["n"], steps[-1]["n"]
    acted = {step["seat"] for step in steps if not step["passed"]}
    return Turn(
        step_no=first,
        seats=tuple(sorted(acted or {step["seat"] for step in steps})),
        told=next((text for step_no, text in told if first < step_no <= last + 1), None),
        at=steps[0]["at"],
        lost=total - first,
    )


def _events(db: Database, table_id: int, seat: Seat | None, since: int) -> list[tuple[int, Text]]:
    """Return the reader's events after answer number `since`, with how many answers led to each."""
    sql = (
        "SELECT step_no, event FROM events"
        " WHERE table_id = $1 AND step_no > $2 AND source = 'rules' ORDER BY n"
    )
    found: list[tuple[int, Text]] = []
    for row in execute(db, sql, table_id, since).fetchall():
        text = Event.model_validate_json(row["event"]).read_by(seat)
        if text is not None:
            found.append((row["step_no"], text))
    return found
