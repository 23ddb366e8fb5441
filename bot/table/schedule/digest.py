"""The daily digest: a direct message with all tables that wait for a person, at an hour that they choose.

A row of `digests` says when each person's next one is due. It moves on in the transaction that puts the
digest into the outbox, so that no restart sends it twice. If no table waits, or the person is away, it moves
on without a message.
"""

from bot.table.jobs import Digest
from bot.table.schedule import pings
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.storage import outbox_rows, rows
from bot.table.storage.database import Database, execute, one, upsert

STALE = 6 * 3600  # seconds: after an outage, a morning's digest is not sent in the evening


def follow(db: Database, user_id: int, notifications: NotificationSettings, now: int) -> None:
    """Set when the person's next digest is due, or that none is."""
    due = notifications.digest_after(now)
    if due is None:
        execute(db, "DELETE FROM digests WHERE user_id = $1", user_id)
        return
    upsert(db, "digests", "user_id", user_id=user_id, due=due)


def due(db: Database, now: int) -> tuple[int, ...]:
    """Return the users whose digest is due, the earliest first."""
    found = execute(db, "SELECT user_id FROM digests WHERE due <= $1 ORDER BY due, user_id", now).fetchall()
    return tuple(row["user_id"] for row in found)


def send(db: Database, user_id: int, now: int) -> int | None:
    """Put a digest that is due into the outbox. Returns the table whose outbox it is, or None."""
    if one(db, "SELECT 1 FROM digests WHERE user_id = $1 AND due <= $2", user_id, now) is None:
        return None
    notifications = pings.notifications_of(db, user_id)
    follow(db, user_id, notifications, now)
    waiting = rows.of_person(db, user_id, waiting=True)
    moment = notifications.digest_after(now - STALE)
    if not waiting or notifications.is_away(now) or moment is None or moment > now:
        return None
    outbox_rows.enqueue(db, waiting[0].id, [Digest(user_id)])
    return waiting[0].id
