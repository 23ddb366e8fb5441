"""Repairs due times that were written while the system clock was far ahead.

Each kind of row has a latest time that it could have been given until now. What lies beyond it was written
when the clock was wrong, and would keep somebody waiting for as long as it was ahead.
"""

import logging
import time
from collections.abc import Callable

from bot.table.lobby import lobby
from bot.table.runtime.context import Context
from bot.table.schedule import idle, pings, time_control
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.storage import reminder_rows, rows
from bot.table.storage.database import Database, execute, one
from bot.table.storage.reminder_rows import Due, Kind, Reminder
from bot.table.votes import proposals

SLACK = 3600  # seconds by which the clocks of processes may differ
LEAP = 60.0  # seconds by which a clock that was set differs from one that only runs
STEADY = 10  # heartbeats without such a leap after which a clock is believed
LONGEST_THREAD = 7 * 24 * 3600  # seconds until Discord archives a thread where nobody writes
PAST = (  # what has happened, so that it can't lie in the future
    *(("tables", each) for each in ("created", "started", "since", "archived", "finished")),
    *(("proposals", "opened"), ("invitations", "at"), ("calls", "at")),
    *(("wishes", each) for each in ("made", "changed", "renewed", "called")),
)
ORDER: tuple[Kind, ...] = (
    "lobby",
    "call",
    "clock",
    "vote",
    "wake",
    "idle",
)  # quiet depends on calls and clocks
log = logging.getLogger(__name__)


class Steadiness:
    """Decides whether the clock can be trusted: right after a start it may still be set."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._offset: float | None = None
        self._beats = 0

    def is_reached(self, now: int) -> bool:
        """Return whether the clock has just run long enough without being set; call it at each heartbeat."""
        offset = now - self._monotonic()
        leapt = self._offset is None or abs(offset - self._offset) > LEAP
        self._offset = offset
        self._beats = 0 if leapt else self._beats + 1
        return self._beats == STEADY


async def bring_back(context: Context) -> int:
    """Bring rows that are due too far ahead back to the latest sensible time. Returns how many."""
    found = await context.store.write(_bring_back, context.now())
    if found:
        log.warning("the clock was ahead: %d rows are brought back from the future", found)
    return found


def _bring_back(db: Database, now: int) -> int:
    found = 0
    for table, column in PAST:
        fence = ", fence = fence + 1" if table == "tables" else ""  # what lies in memory is read again
        sql = f"UPDATE {table} SET {column} = $1{fence} WHERE {column} > $2 RETURNING 1"  # noqa: S608 - our own names
        found += _changed(db, sql, now, now + SLACK)
    for it, due in _far(db, now):
        latest = _latest(db, it, due, now)
        if due.at > latest + SLACK:
            reminder_rows.put_off(db, it, latest)
            found += 1
    sql = "UPDATE proposals SET due = $1 WHERE due > $2 RETURNING 1"
    found += _changed(db, sql, now + proposals.PROPOSAL_LIFETIME, now + proposals.PROPOSAL_LIFETIME + SLACK)
    return found + _people(db, now)


def _changed(db: Database, sql: str, *args: int) -> int:
    return len(execute(db, sql, *args).fetchall())


def _far(db: Database, now: int) -> list[tuple[Reminder, Due]]:
    """Return the reminders that could lie too far in the future, each after those that it depends on."""
    sql = "SELECT table_id, kind, number, due, count FROM reminders WHERE due > $1 ORDER BY table_id, number"
    found = [
        (Reminder(row["table_id"], row["kind"], row["number"]), Due(row["due"], row["count"]))
        for row in execute(db, sql, now + SLACK).fetchall()
    ]
    return sorted(found, key=lambda each: ORDER.index(each[0].kind))


def _latest(db: Database, it: Reminder, due: Due, now: int) -> int:
    """Return the latest time that this reminder could have been given until now."""
    info = rows.present(db, it.table_id)
    if it.kind == "lobby":
        return now + lobby.LOBBY_LIFETIME
    if it.kind == "vote":
        return now + proposals.PROPOSAL_LIFETIME
    if it.kind == "wake":
        return now + LONGEST_THREAD
    if it.kind == "idle":
        return max(now, idle.quiet_from(db, info, now)) + idle.IDLE_PERIOD
    notifications = _notifications(db, it)
    if it.kind == "call":
        gap = pings.PAUSE if due.count == pings.RESTING else pings.FIRST * 2**due.count
        return max(now + gap, notifications.free_at(now))
    return max(now + time_control.ON_HOLD, notifications.back_at(now) + (info.time_limit or 0))


def _notifications(db: Database, it: Reminder) -> NotificationSettings:
    """Return the notification settings of the person in the reminder's seat."""
    user_id = one(db, "SELECT user_id FROM seats WHERE table_id = $1 AND seat = $2", it.table_id, it.number)
    return NotificationSettings() if user_id is None else pings.notifications_of(db, user_id)


def _people(db: Database, now: int) -> int:
    found = 0
    for row in execute(db, "SELECT user_id, due FROM digests WHERE due > $1", now + SLACK).fetchall():
        due = pings.notifications_of(db, row["user_id"]).digest_after(now)
        if due is not None and row["due"] > due + SLACK:
            execute(db, "UPDATE digests SET due = $2 WHERE user_id = $1", row["user_id"], due)
            found += 1
    for row in execute(db, "SELECT DISTINCT user_id FROM summons WHERE due > $1", now + SLACK).fetchall():
        free = pings.notifications_of(db, row["user_id"]).free_at(now)
        sql = "UPDATE summons SET due = $2 WHERE user_id = $1 AND due > $3 RETURNING 1"
        found += _changed(db, sql, row["user_id"], free, free + SLACK)
    return found
