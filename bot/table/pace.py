"""A table's clock: how long an answer may take, and what happens when it takes longer.

Each person who is awaited has a row in `reminders`, beside that of the calls. Who has said to be away has the
whole time after coming back. While a table is paused no clock runs; after the pause each begins anew.
"""

import sqlite3

from bot.table import calls, play, queue, rows, telling
from bot.table.desk import Desk, refusal
from bot.table.edits import edited, require_host, require_open
from bot.table.model import Expiry, TableInfo
from bot.table.store import run
from rules.core.decisions import Seat

SHORTEST, LONGEST = 600, 60 * 24 * 3600  # seconds


async def set_pace(desk: Desk, table_id: int, by: int, budget: int | None, expiry: Expiry) -> TableInfo:
    """The host sets the clock, in seconds for an answer, or takes it away."""
    if budget is not None and not SHORTEST <= budget <= LONGEST:
        raise refusal("budget", low=SHORTEST // 60, high=LONGEST // 86400)

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_host(info, by)
        require_open(info)
        run(db, "UPDATE tables SET budget = $2, expiry = $3 WHERE id = $1", info.id, budget, expiry)
        _restart(db, info.id, desk.now())

    return await edited(desk, table_id, edit)


async def pause(desk: Desk, table_id: int, by: int, *, paused: bool) -> TableInfo:
    """The host stops the clocks, or lets them begin anew. Who is awaited may answer all the same."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_host(info, by)
        require_open(info)
        if info.paused == paused:
            raise refusal("paused" if paused else "not-paused")
        run(db, "UPDATE tables SET paused = $2 WHERE id = $1", info.id, int(paused))
        _restart(db, info.id, desk.now())
        queue.say(db, [telling.notice(info, "paused" if paused else "resumed")])

    return await edited(desk, table_id, edit)


async def expire(desk: Desk, table_id: int, kind: str) -> None:
    """Somebody's time is over: say so, and play on for them if the table has chosen that."""
    seat = int(kind.removeprefix(calls.CLOCK))
    info = await desk.store.write(_expire, table_id, seat, kind, desk.now())
    desk.tell(table_id)
    if info is not None and info.expiry == "play":
        await play.play_default(desk, table_id, seat)


def _expire(db: sqlite3.Connection, table_id: int, seat: Seat, kind: str, now: int) -> TableInfo | None:
    """The table, if the person in the seat is really late."""
    sql = "DELETE FROM reminders WHERE table_id = $1 AND kind = $2 AND due <= $3 RETURNING kind"
    late = run(db, sql, table_id, kind, now).fetchone() is not None
    info = rows.info(db, table_id)
    if not late or info is None or info.paused or calls.waits_for(db, info, seat) is None:
        return None
    queue.say(db, [telling.notice(info, f"late.{info.expiry}", seat=f"seat:{seat}")])
    return info


def _restart(db: sqlite3.Connection, table_id: int, now: int) -> None:
    """Begin all clocks of the table anew, under its present terms."""
    run(db, "DELETE FROM reminders WHERE table_id = $1 AND kind LIKE $2", table_id, f"{calls.CLOCK}%")
    info = rows.info(db, table_id)
    if info is None or info.status != "running":
        return
    run(db, "UPDATE tables SET since = $2 WHERE id = $1", table_id, now)
    for sitter in info.seats:
        user_id = calls.waits_for(db, info, sitter.seat)
        if user_id is not None:
            calls.wind(db, info, sitter.seat, user_id, now)
