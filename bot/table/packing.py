"""Finished games take little room: their rows are packed, and read as if they were not.

All that a game consists of is kept, also each checkpoint, so that it can be looked at whatever becomes of the
rules (docs/adr/0024-packed-games.md). The newest rows stay where they were: they are what a table is shown
from. Nobody's id is inside: users stand there as numbers, so that forgetting one is a change of one row.
"""

import asyncio
import json
import logging
import lzma
import re
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.desk import Desk, reason
from bot.table.rows import RECENT, unpacked
from bot.table.store import one, run

REST = 24 * 3600  # seconds after its end until a game is packed
PAUSE = 10.0  # seconds between two games
LOOK = 600.0  # seconds until the next look, when there is none
UNPACKED = (
    "SELECT id FROM tables WHERE packed = 0 AND finished IS NOT NULL AND finished <= $1 ORDER BY finished"
)
NEWS = (  # the first event that somebody has not seen before their last answer: the panel shows those
    "SELECT MIN(n) FROM events WHERE table_id = $1"
    " AND step_no >= (SELECT MIN(heard) FROM seats WHERE table_id = $1)"
)
ORDER = {"steps": "n", "events": "n", "checkpoints": "step_no", "gone": "n"}  # what is packed, in which order
LARGEST = 8 << 20  # bytes in which equal parts are looked for: the memory that packing takes grows with it
NOBODY = "nobody"  # as forgetting writes it in place of a user
_USER = re.compile(r'"([1-9]\d{0,17}|[1-8]\d{18})"')  # written so in no other way, and within 63 bits
_NUMBER = re.compile(r'"\x01(\d+)"')  # no JSON text holds this character as it is, so none looks like it
Row = dict[str, Any]
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Game:
    """What of a game is to be packed: rows by table, and for each table what is to be deleted."""

    rows: Mapping[str, Sequence[Row]]
    before: Mapping[str, int]  # rows below this number


async def keep_packing(desk: Desk) -> None:
    """Pack games some time after their end, one at a time, until cancelled."""
    failed: set[int] = set()
    while True:
        try:
            again = await pack_next(desk, failed)
        except Exception as error:  # a full disk must not end it for ever
            log.error("packing: %s", reason(error))
            again = False
        await asyncio.sleep(PAUSE if again else LOOK)


async def pack_next(desk: Desk, failed: set[int]) -> bool:
    """Pack the game that ended first; False if none is left. One that can't be packed goes into `failed`."""
    table_id = await desk.store.read(_next, desk.now() - REST, failed)
    if table_id is None:
        return False
    try:
        game = await desk.store.read(_read, table_id)
        contents, people = await asyncio.to_thread(_packed, game)  # nobody waits for that
        if not await desk.store.write(_swap, table_id, game, contents, people):
            log.info("table %d has changed while it was packed", table_id)
    except Exception as error:  # one broken table must not keep the others from it
        failed.add(table_id)
        log.error("table %d was not packed: %s", table_id, reason(error))
    return True


def rows_of(db: sqlite3.Connection, kind: str, table_id: int) -> list[Mapping[str, Any]]:
    """All rows of a table's past in `steps`, `events` or `checkpoints`, in order, packed or not.

    The `state` of a checkpoint is its JSON.
    """
    content = one(db, "SELECT content FROM packed WHERE table_id = $1 AND kind = $2", table_id, kind)
    early = [] if content is None else _unpacked(content, _people(db, table_id))
    return [*early, *_rows(db, kind, table_id)]


# --- choosing and swapping -------------------------------------------------------------------------------


def _next(db: sqlite3.Connection, ended: int, failed: set[int]) -> int | None:
    sql = (
        "SELECT id FROM tables WHERE packed = 0 AND finished IS NOT NULL AND finished <= $1 ORDER BY finished"
    )
    return next((row[0] for row in run(db, sql, ended) if row[0] not in failed), None)


def _read(db: sqlite3.Connection, table_id: int) -> _Game:
    """What of a game is not needed to show how its table ended."""
    newest = one(db, "SELECT MAX(step_no) FROM checkpoints WHERE table_id = $1", table_id) or 0
    last = one(db, "SELECT MAX(n) FROM steps WHERE table_id = $1", table_id) or 0
    told = one(db, "SELECT MAX(n) FROM events WHERE table_id = $1", table_id) or 0
    gone = one(db, "SELECT MAX(n) + 1 FROM gone WHERE table_id = $1", table_id) or 0
    events = max(told - RECENT + 1, min(told, one(db, NEWS, table_id) or told))
    before = {"steps": min(newest, last), "events": events, "checkpoints": newest, "gone": gone}
    return _Game({kind: _rows(db, kind, table_id, before[kind]) for kind in ORDER}, before)


def _swap(
    db: sqlite3.Connection, table_id: int, game: _Game, contents: Mapping[str, bytes], people: Sequence[int]
) -> bool:
    """Put the packed rows in place of the rows; False if these are not what was packed any more."""
    if _read(db, table_id) != game:
        return False
    for kind, content in contents.items():
        sql = "INSERT INTO packed (table_id, kind, content) VALUES ($1, $2, $3)"
        run(db, sql, table_id, kind, content)
        sql = f"DELETE FROM {kind} WHERE table_id = $1 AND {ORDER[kind]} < $2"  # noqa: S608 - our own names
        run(db, sql, table_id, game.before[kind])
    for number, user_id in enumerate(people):
        sql = "INSERT INTO packed_people (table_id, number, user_id) VALUES ($1, $2, $3)"
        run(db, sql, table_id, number, user_id)
    run(db, "UPDATE rewinds SET kept = NULL WHERE table_id = $1", table_id)  # no ended game goes back
    run(db, "UPDATE tables SET packed = 1 WHERE id = $1", table_id)
    return True


def _rows(db: sqlite3.Connection, kind: str, table_id: int, before: int | None = None) -> list[Row]:
    most = "" if before is None else f" AND {ORDER[kind]} < {before}"
    sql = f"SELECT * FROM {kind} WHERE table_id = $1{most} ORDER BY {ORDER[kind]}"  # noqa: S608 - our own names
    found = [dict(row) for row in run(db, sql, table_id).fetchall()]
    for row in found:
        if "state" in row:
            row["state"] = unpacked(row["state"])
    return found


def _people(db: sqlite3.Connection, table_id: int) -> list[int | None]:
    sql = "SELECT user_id FROM packed_people WHERE table_id = $1 ORDER BY number"
    return [row[0] for row in run(db, sql, table_id).fetchall()]


# --- packing ---------------------------------------------------------------------------------------------


def _packed(game: _Game) -> tuple[dict[str, bytes], list[int]]:
    """The rows of each table that has some as bytes, and the users by their numbers in these."""
    numbers: dict[int, int] = {}

    def number(user_id: int) -> int:
        return numbers.setdefault(user_id, len(numbers))

    def plain(row: Row) -> list[Any]:
        return [
            number(value)
            if name == "user_id" and value is not None
            else _USER.sub(lambda found: f'"\x01{number(int(found[1]))}"', value)
            if name == "event"
            else value
            for name, value in row.items()
        ]

    contents = {
        kind: _squeezed({"names": list(rows[0]), "columns": list(zip(*map(plain, rows), strict=True))})
        for kind, rows in game.rows.items()
        if rows
    }
    return contents, list(numbers)


def _squeezed(whole: Mapping[str, Any]) -> bytes:
    raw = json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
    near = max(1 << 16, min(LARGEST, 1 << len(raw).bit_length()))
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 6, "nice_len": 273, "dict_size": near}]
    return lzma.compress(raw, filters=filters)


def _unpacked(content: bytes, people: Sequence[int | None]) -> list[Row]:
    whole = json.loads(lzma.decompress(content))
    names = whole["names"]

    def named(found: re.Match[str]) -> str:
        user_id = people[int(found[1])]
        return f'"{NOBODY if user_id is None else user_id}"'

    def plain(name: str, value: Any) -> Any:
        if name == "event":
            return _NUMBER.sub(named, value)
        return people[value] if name == "user_id" and value is not None else value

    rows = zip(*whole["columns"], strict=True)
    return [{name: plain(name, value) for name, value in zip(names, row, strict=True)} for row in rows]
