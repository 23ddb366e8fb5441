"""A table's clock: how long an answer may take, and what happens when it takes longer.

Each awaited person has a row in `reminders` for the clock, beside the one for calls. People who have
announced an absence get the full time after it. While a table is paused no clock runs; after the pause each
starts again.
"""

from collections.abc import Iterator

from bot.table.jobs import ShowPanel
from bot.table.model import Expiry, TableInfo, Unavailable
from bot.table.play import moves
from bot.table.play.edits import edited, edits, require_host, require_open
from bot.table.runtime import outbox_jobs
from bot.table.runtime.context import Context, refusal
from bot.table.schedule import idle, pings
from bot.table.storage import outbox_rows, reminder_rows, rows
from bot.table.storage.database import Database, execute
from bot.table.storage.reminder_rows import Reminder
from rules.core.decisions import Decision, Rejected, Seat

SHORTEST, LONGEST = 600, 60 * 24 * 3600  # seconds
ON_HOLD = 24 * 3600  # seconds until the clock of a table that is on hold is checked again


async def set_time_control(
    context: Context, table_id: int, by: int, time_limit: int | None, expiry: Expiry
) -> TableInfo:
    """Set how many seconds an answer may take (None: no clock), and what happens then; for the host."""
    require_time_limit(time_limit)

    def edit(db: Database, info: TableInfo) -> None:
        require_host(info, by)
        require_open(info)
        paused = int(info.paused and time_limit is not None)
        sql = "UPDATE tables SET budget = $2, expiry = $3, paused = $4 WHERE id = $1"
        execute(db, sql, info.id, time_limit, expiry, paused)
        _restart(db, info.id, context.now())
        if info.status != "lobby" and (time_limit, expiry) != (info.time_limit, info.expiry):
            outbox_jobs.post_notice(db, info.id, "pace-off" if time_limit is None else f"pace.{expiry}")

    return await edited(context, table_id, edit)


def require_time_limit(time_limit: int | None) -> None:
    """Raise `Rejected` if a time, in seconds, is too short or too long; None is no clock."""
    if time_limit is not None and not SHORTEST <= time_limit <= LONGEST:
        raise refusal("budget", low=SHORTEST // 60, high=LONGEST // 86400)


@edits
def pause(context: Context, db: Database, info: TableInfo, by: int, *, paused: bool) -> None:
    """Stop the clocks, or start them again from the beginning; for the host. People may answer meanwhile.

    Raises `Rejected` if there is no clock to stop.
    """
    require_host(info, by)
    require_open(info)
    if paused and info.time_limit is None:
        raise refusal("no-clock")
    if info.paused == paused:
        raise refusal("paused" if paused else "not-paused")
    execute(db, "UPDATE tables SET paused = $2 WHERE id = $1", info.id, int(paused))
    _restart(db, info.id, context.now())
    outbox_jobs.post_notice(db, info.id, "paused" if paused else "resumed")


async def set_autoplay(context: Context, table_id: int, by: int, *, autoplay: bool) -> TableInfo:
    """Set whether answers that need no choice are given without asking; for the host.

    It starts with the open questions.
    """

    def edit(db: Database, info: TableInfo) -> None:
        require_host(info, by)
        require_open(info)
        execute(db, "UPDATE tables SET autoplay = $2 WHERE id = $1", info.id, int(autoplay))

    info = await edited(context, table_id, edit)
    if autoplay and info.status == "running":
        await moves.play_only(context, table_id)
    return info


async def skip(context: Context, table_id: int, by: int, seat: Seat) -> None:
    """Go on without the answer of somebody whose time is over; for the host. Refused before that."""
    loaded = await context.load(table_id)
    ask = loaded.position.asks.get(seat, "")
    await context.store.read(_require_late, table_id, by, seat, context.now())
    told = outbox_jobs.notice("skipped", seat=f"seat:{seat}")
    if not await moves.play_late(context, table_id, seat, ask, told, default=True):
        raise refusal("not-awaited")


def _require_late(db: Database, table_id: int, by: int, seat: Seat, now: int) -> None:
    info = rows.present(db, table_id)
    require_host(info, by)
    require_open(info)
    if info.time_limit is None:
        raise refusal("no-clock")
    if info.paused:
        raise refusal("clock-stopped")
    wait = pings.waits(db, info, now).get(seat)
    if wait is None:
        raise refusal("not-awaited")
    if wait.due is not None:
        raise refusal("not-late", due=wait.due)


async def expire(context: Context, it: Reminder) -> None:
    """Handle a clock that has run out: say so, and answer for the person if the table has chosen that."""
    table_id, seat = it.table_id, it.number
    try:
        loaded = await context.load(table_id)
    except Unavailable:
        raise  # to be tried again soon
    except Rejected:  # on hold: the clock goes on with the table
        await context.store.write(reminder_rows.put_off, it, context.now() + ON_HOLD)
        return
    how = _what_comes(loaded.info.expiry, loaded.position.pending.get(seat))
    if await context.store.write(_expire, it, how, context.now()):
        told = outbox_jobs.notice(f"late.{how}", seat=f"seat:{seat}")
        ask = loaded.position.asks.get(seat, "")
        await moves.play_late(context, table_id, seat, ask, told, default=how == "default")
    else:
        context.table_changed(table_id)


def _what_comes(expiry: Expiry, asked: Decision | None) -> Expiry:
    """Return what happens when the time is over. Without a default answer, only a nudge is possible."""
    return "nudge" if expiry == "default" and (asked is None or asked.default is None) else expiry


def _expire(db: Database, it: Reminder, how: Expiry, now: int) -> bool:
    """Decide whether to answer for the seat now. The clock's row goes with the answer, or with the message.

    A person who has gone away since being asked gets the full time after coming back.
    """
    due, info, seat = reminder_rows.find(db, it), rows.info(db, it.table_id), it.number
    if info is None or due is None or due.at > now:
        return False
    user_id = pings.waits_for(db, info, seat)
    if user_id is not None and not info.paused:
        if pings.notifications_of(db, user_id).is_away(now):
            pings.wind(db, info, seat, user_id, now)
            return False
        if how != "nudge":
            return True
        late = [seat, *(_late_too(db, info, seat, now) if info.expiry == "nudge" else ())]
        told = outbox_jobs.notice("late.nudge", seat=[f"seat:{each}" for each in late])
        outbox_rows.enqueue(db, info.id, [told, ShowPanel(anew=True)])
        for each in late:
            reminder_rows.drop(db, Reminder(info.id, "clock", each))
    reminder_rows.drop(db, it)
    return False


def _late_too(db: Database, info: TableInfo, first: Seat, now: int) -> Iterator[Seat]:
    """Yield the other seats whose time is over by now, which one notice names together."""
    for seat, wait in pings.waits(db, info, now).items():
        clock = reminder_rows.find(db, Reminder(info.id, "clock", seat))
        if seat != first and wait.back is None and clock is not None and clock.at <= now:
            yield seat


def _restart(db: Database, table_id: int, now: int) -> None:
    reminder_rows.drop_kind(db, table_id, "clock")
    info = rows.info(db, table_id)
    if info is None or info.status != "running":
        return
    reminder_rows.write(db, Reminder(table_id, "idle"), now + idle.IDLE_PERIOD)  # a long pause was no silence
    for player in info.seats:
        user_id = pings.waits_for(db, info, player.seat)
        if user_id is not None:
            pings.wind(db, info, player.seat, user_id, now)
