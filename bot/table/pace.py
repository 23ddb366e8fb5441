"""A table's clock: how long an answer may take, and what happens when it takes longer.

Each person who is awaited has a row in `reminders`, beside that of the calls. Who has said to be away has the
whole time after coming back. While a table is paused no clock runs; after the pause each begins anew.
"""

import sqlite3

from bot.table import calls, play, queue, rows, telling
from bot.table.desk import Desk, refusal
from bot.table.edits import edited, require_host, require_open
from bot.table.model import Expiry, TableInfo
from bot.table.store import execute, one
from rules.core.decisions import Decision, Rejected, Seat

SHORTEST, LONGEST = 600, 60 * 24 * 3600  # seconds
ON_HOLD = 24 * 3600  # seconds until the clock of a table that is on hold is looked at again


async def set_pace(desk: Desk, table_id: int, by: int, budget: int | None, expiry: Expiry) -> TableInfo:
    """The host sets the clock, in seconds for an answer, or takes it away."""
    require_budget(budget)

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_host(info, by)
        require_open(info)
        execute(db, "UPDATE tables SET budget = $2, expiry = $3 WHERE id = $1", info.id, budget, expiry)
        _restart(db, info.id, desk.now())
        if info.status != "lobby" and (budget, expiry) != (info.budget, info.expiry):
            queue.say(db, [telling.notice(info, "pace-off" if budget is None else f"pace.{expiry}")])

    return await edited(desk, table_id, edit)


def require_budget(budget: int | None) -> None:
    """Raise `Rejected` for a time that is too short or too long, in seconds; None is no clock."""
    if budget is not None and not SHORTEST <= budget <= LONGEST:
        raise refusal("budget", low=SHORTEST // 60, high=LONGEST // 86400)


async def pause(desk: Desk, table_id: int, by: int, *, paused: bool) -> TableInfo:
    """The host stops the clocks, or lets them begin anew. Who is awaited may answer all the same."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_host(info, by)
        require_open(info)
        if info.paused == paused:
            raise refusal("paused" if paused else "not-paused")
        execute(db, "UPDATE tables SET paused = $2 WHERE id = $1", info.id, int(paused))
        _restart(db, info.id, desk.now())
        queue.say(db, [telling.notice(info, "paused" if paused else "resumed")])

    return await edited(desk, table_id, edit)


async def set_autoplay(desk: Desk, table_id: int, by: int, *, autoplay: bool) -> TableInfo:
    """The host says whether answers that need no choice are given without asking, from the open ones on."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_host(info, by)
        require_open(info)
        execute(db, "UPDATE tables SET autoplay = $2 WHERE id = $1", info.id, int(autoplay))

    info = await edited(desk, table_id, edit)
    if autoplay and info.status == "running":
        await play.play_only(desk, table_id)
    return info


async def skip(desk: Desk, table_id: int, by: int, seat: Seat) -> None:
    """The host does not wait any longer for a person whose time is over: one answer is given for them."""
    live = await desk.load(table_id)
    ask = live.position.asks.get(seat, "")
    info = await desk.store.read(_skipped, table_id, by, seat, desk.now())
    told = telling.notice(info, "skipped", seat=f"seat:{seat}")
    if not await play.play_late(desk, table_id, seat, ask, told, default=True):
        raise refusal("not-awaited")


def _skipped(db: sqlite3.Connection, table_id: int, by: int, seat: Seat, now: int) -> TableInfo:
    """The table. Raises `Rejected` unless its host may go on without the seat."""
    info = rows.info(db, table_id)
    if info is None:
        raise refusal("no-table")
    require_host(info, by)
    require_open(info)
    if info.budget is None:
        raise refusal("no-clock")
    if info.paused:
        raise refusal("clock-stopped")
    wait = calls.waits(db, info, now).get(seat)
    if wait is None:
        raise refusal("not-awaited")
    if wait.due is not None:
        raise refusal("not-late", due=wait.due)
    return info


async def expire(desk: Desk, table_id: int, kind: str) -> None:
    """Somebody's time is over: say so, and play on for them if the table has chosen that."""
    seat = int(kind.removeprefix(calls.CLOCK))
    try:
        live = await desk.load(table_id)
    except Rejected:  # on hold: the clock goes on with the table
        await desk.store.write(calls.put_off, table_id, kind, desk.now() + ON_HOLD)
        return
    how = _what_comes(live.info.expiry, live.position.pending.get(seat))
    if await desk.store.write(_expire, table_id, seat, kind, how, desk.now()):
        told = telling.notice(live.info, f"late.{how}", seat=f"seat:{seat}")
        ask = live.position.asks.get(seat, "")
        await play.play_late(desk, table_id, seat, ask, told, default=how == "default")
    else:
        desk.tell(table_id)


def _what_comes(expiry: Expiry, asked: Decision | None) -> Expiry:
    """Where a question has no default, only a word can be said."""
    return "nudge" if expiry == "default" and (asked is None or asked.default is None) else expiry


def _expire(db: sqlite3.Connection, table_id: int, seat: Seat, kind: str, how: Expiry, now: int) -> bool:
    """Whether to play on for the seat now. The clock's row goes with the answer, or with the word.

    Who has gone away since the question was asked has the whole time after coming back.
    """
    due = one(db, "SELECT due FROM reminders WHERE table_id = $1 AND kind = $2", table_id, kind)
    info = rows.info(db, table_id)
    if info is None or due is None or due > now:
        return False
    user_id = calls.waits_for(db, info, seat)
    if user_id is not None and not info.paused:
        if calls.habits_in(db, user_id).is_away(now):
            calls.wind(db, info, seat, user_id, now)
            return False
        if how != "nudge":
            return True
        queue.say(db, [telling.panel(info), telling.notice(info, "late.nudge", seat=f"seat:{seat}")])
    execute(db, "DELETE FROM reminders WHERE table_id = $1 AND kind = $2", table_id, kind)
    return False


def _restart(db: sqlite3.Connection, table_id: int, now: int) -> None:
    """Begin all clocks of the table anew, under its present terms."""
    execute(db, "DELETE FROM reminders WHERE table_id = $1 AND kind LIKE $2", table_id, f"{calls.CLOCK}%")
    info = rows.info(db, table_id)
    if info is None or info.status != "running":
        return
    execute(db, "UPDATE tables SET since = $2 WHERE id = $1", table_id, now)
    for sitter in info.seats:
        user_id = calls.waits_for(db, info, sitter.seat)
        if user_id is not None:
            calls.wind(db, info, sitter.seat, user_id, now)
