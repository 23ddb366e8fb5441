"""The quiet of a table: its reminders, and the time since anything happened."""

from bot.table.model import DAY, TableInfo
from bot.table.schedule import pings
from bot.table.storage import reminder_rows
from bot.table.storage.database import Database, execute, one
from bot.table.storage.reminder_rows import Reminder
from rules.core.decisions import Seat

IDLE_PERIOD = 30 * DAY  # seconds of quiet until the table is asked whether it goes on
GRACE = 7 * DAY  # ... and from there until it is archived
FIRST_LOOK = 20 * 3600  # seconds until the voice checks whether the table's thread is about to be archived


def watch(db: Database, table_id: int, now: int) -> None:
    """Start watching whether the table falls silent, and keeping its thread awake."""
    reminder_rows.write(db, Reminder(table_id, "idle"), now + IDLE_PERIOD)
    reminder_rows.write(db, Reminder(table_id, "wake"), now + FIRST_LOOK)


def quiet_from(db: Database, info: TableInfo, now: int) -> int:
    """Return when the quiet began, in seconds since 1970; in the future while all awaited are away.

    The time while somebody is away, or still has reminders to come, does not count. So the quiet begins when
    the first of the awaited people has no such time left. An answer that a wrong clock has put into the
    future counts as given now.
    """
    last = one(db, "SELECT MAX(at) FROM steps WHERE table_id = $1", info.id) or 0
    sql = "SELECT seat, user_id FROM seats WHERE table_id = $1 AND waiting = 1 AND user_id IS NOT NULL"
    awaited = execute(db, sql, info.id).fetchall()
    busy = (max(_back(db, row["user_id"], now), _reminded(db, info.id, row["seat"])) for row in awaited)
    return max(min(now, max(last, info.since)), min(busy, default=0))


def _back(db: Database, user_id: int, now: int) -> int:
    """Return the time when the person's latest absence ended or will end; 0 if there was none."""
    away = pings.notifications_of(db, user_id).away
    return away[1] if away is not None and away[0] <= now else 0


def _reminded(db: Database, table_id: int, seat: Seat) -> int:
    """Return the time when the seat's last reminder is due or its clock runs out; 0 if neither is to come."""
    sql = "SELECT MAX(due) FROM reminders WHERE table_id = $1 AND kind IN ('call', 'clock') AND number = $2"
    return one(db, sql, table_id, seat) or 0
