"""The players in the seats when something was told; seats may have changed hands since.

Nothing of this is stored: the table's own entries in its log say which seats changed hands. Somebody who has
been forgotten stays a former player.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.table.model import TableInfo
from bot.table.play.edits import computer_name
from bot.table.storage.database import Database, execute, one
from bot.table.storage.event_rows import StoredEvent
from bot.table.storage.packed import packed_rows
from rules.core.game import LETTERS
from rules.core.text import Text
from rules.core.words import Words

LEFT, TAKEN, GIVEN = ("left", "removed", "lent"), ("taken", "back"), "given"
HISTORY = "table.history."


@dataclass(frozen=True, slots=True)
class Sitting:
    """The names by seat until the log's entry `n`, which more than `step - 1` answers led to."""

    n: int
    step: int
    names: tuple[str, ...]


def sittings(db: Database, info: TableInfo) -> tuple[Sitting, ...]:
    """Return the names before each change of a seat, in order; none if all sit where they began."""
    changes = _changes(db, info.id)
    names, found = _first(db, info, changes), []
    for n, step, key, args in changes:
        seat = _seat(args)
        found.append(Sitting(n, step, tuple(names)))
        if key not in LEFT:
            names[seat] = _name(db, info, args["user"])
        elif names[seat] == _name(db, info, args["user"]):  # else a computer has played there already
            names[seat] = computer_name(_named(info, names))
    return tuple(found)


def names_at(info: TableInfo, found: Sequence[Sitting], n: int) -> tuple[str, ...]:
    """Return the names when entry `n` of the log was told."""
    return next((sitting.names for sitting in found if n <= sitting.n), info.names)


def is_change(text: Text) -> bool:
    """Tell whether an entry of the log says that a seat has changed hands."""
    return text.key.removeprefix(HISTORY) in (*LEFT, *TAKEN, GIVEN)


def names_along(
    now: Sequence[str], before: Sequence[Sequence[str]], told: Sequence[Text]
) -> list[Sequence[str]]:
    """Return the names when each of the newest entries was told; `before`: those before each change."""
    names, left, found = now, [*before], list[Sequence[str]]()
    for text in reversed(told):
        if left and is_change(text):
            names = left.pop()
        found.append(names)
    return found[::-1]


def table_at(info: TableInfo, found: Sequence[Sitting], step: int) -> TableInfo:
    """Return the table with the names of those who gave the answer number `step`, counted from 1."""
    names = next((sitting.names for sitting in found if step <= sitting.step), info.names)
    return _named(info, names)


def _named(info: TableInfo, names: Sequence[str]) -> TableInfo:
    seats = (replace(player, name=name) for player, name in zip(info.seats, names, strict=True))
    return replace(info, seats=tuple(seats))


def _changes(db: Database, table_id: int) -> list[tuple[int, int, str, dict[str, str]]]:
    """Return the entries about seats: number, step, key and arguments."""
    sql = "SELECT * FROM events WHERE table_id = $1 AND source = 'table' ORDER BY n"
    packed = [row for row in packed_rows(db, "events", table_id) if row["source"] == "table"]
    found = []
    for row in [*packed, *execute(db, sql, table_id).fetchall()]:
        text = StoredEvent.of(row).event.public
        if text is not None and is_change(text):
            args = {name: str(value) for name, value in text.args.items()}
            found.append((row["n"], row["step_no"], text.key.removeprefix(HISTORY), args))
    return found


def _first(
    db: Database, info: TableInfo, changes: Sequence[tuple[int, int, str, dict[str, str]]]
) -> list[str]:
    """Return the original players: the first one to give up each seat, or else the one who has it now."""
    names = list(info.names)
    for _, _, key, args in reversed(changes):
        if key in LEFT or key == GIVEN:
            names[_seat(args)] = _name(db, info, args["user" if key in LEFT else "old"])
    return names


def _seat(args: dict[str, str]) -> int:
    return LETTERS.index(args["seat"])


def _name(db: Database, info: TableInfo, user: str) -> str:
    known = one(db, "SELECT name FROM people WHERE user_id = $1", int(user)) if user.isdecimal() else None
    return str(known) if known else Words(info.lang).say(Text(key="table.forgotten"))
