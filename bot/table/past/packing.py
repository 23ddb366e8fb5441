"""Packing finished games so that they take little room; readers do not notice the difference.

Everything is kept, including each checkpoint, so that the game can be looked at however the rules change
(docs/adr/0024-packed-games.md). The newest rows stay where they are, because the table is shown from them.
Packed rows contain no user ids but numbers that stand for them, so forgetting a user changes one row.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.table.runtime.context import Context
from bot.table.storage.database import Database, execute, insert, one
from bot.table.storage.packed import ORDER, Row, packed, rows_in
from bot.table.storage.rows import RECENT
from bot.traced import traced

REST = 24 * 3600  # seconds from a game's end until it is packed
PAUSE = 10.0  # seconds between two games
POLL_INTERVAL = 600.0  # seconds until the next look, if there is none to pack
UNPACKED = (
    "SELECT id FROM tables WHERE packed = 0 AND finished IS NOT NULL AND finished <= $1 ORDER BY finished"
)
NEWS = (  # the first event that is news to somebody, since their last answer: the panel shows these
    "SELECT MIN(n) FROM events WHERE table_id = $1"
    " AND step_no >= (SELECT MIN(heard) FROM seats WHERE table_id = $1)"
)
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Game:
    """The part of a game to be packed: its rows by table, and the range to delete from each table."""

    rows: Mapping[str, Sequence[Row]]
    before: Mapping[str, int]  # rows below this number


async def keep_packing(context: Context) -> None:
    """Pack games some time after their end, one at a time, until cancelled."""
    failed: set[int] = set()
    while True:
        try:
            again = await pack_next(context, failed)
        except Exception as error:  # a full disk must not end the packing for good
            log.error("packing: %s", traced(error))
            again = False
        await asyncio.sleep(PAUSE if again else POLL_INTERVAL)


async def pack_next(context: Context, failed: set[int]) -> bool:
    """Pack the game that ended first; False if none is left. One that can't be packed goes into `failed`."""
    table_id = await context.store.study(_next, context.now() - REST, failed)
    if table_id is None:
        return False
    try:
        game = await context.store.study(_read, table_id)
        contents, people = await asyncio.to_thread(packed, game.rows)  # nobody waits for this
        if not await context.store.write(_swap, table_id, game, contents, people):
            log.info("table %d has changed while it was packed", table_id)
    except Exception as error:  # one broken table must not keep the others from being packed
        failed.add(table_id)
        log.error("table %d was not packed: %s", table_id, traced(error))
    return True


def _next(db: Database, ended: int, failed: set[int]) -> int | None:
    return next((row[0] for row in execute(db, UNPACKED, ended) if row[0] not in failed), None)


def _read(db: Database, table_id: int) -> _Game:
    """Return the part of a game that is not needed to show how its table ended."""
    newest = one(db, "SELECT MAX(step_no) FROM checkpoints WHERE table_id = $1", table_id) or 0
    last = one(db, "SELECT MAX(n) FROM steps WHERE table_id = $1", table_id) or 0
    told = one(db, "SELECT MAX(n) FROM events WHERE table_id = $1", table_id) or 0
    gone = one(db, "SELECT MAX(n) + 1 FROM gone WHERE table_id = $1", table_id) or 0
    events = max(told - RECENT + 1, min(told, one(db, NEWS, table_id) or told))
    before = {"steps": min(newest, last), "events": events, "checkpoints": newest, "gone": gone}
    return _Game({kind: rows_in(db, kind, table_id, before[kind]) for kind in ORDER}, before)


def _swap(
    db: Database, table_id: int, game: _Game, contents: Mapping[str, bytes], people: Sequence[int]
) -> bool:
    """Replace the rows by the packed ones; False if they have changed since they were packed."""
    if _read(db, table_id) != game:
        return False
    for kind, content in contents.items():
        insert(db, "packed", table_id=table_id, kind=kind, content=content)
        sql = f"DELETE FROM {kind} WHERE table_id = $1 AND {ORDER[kind]} < $2"  # noqa: S608 - our own names
        execute(db, sql, table_id, game.before[kind])
    for number, user_id in enumerate(people):
        insert(db, "packed_people", table_id=table_id, number=number, user_id=user_id)
    execute(db, "UPDATE rewinds SET kept = NULL WHERE table_id = $1", table_id)  # ended games aren't rewound
    execute(db, "UPDATE tables SET packed = 1 WHERE id = $1", table_id)
    return True
