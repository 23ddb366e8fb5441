"""Off-turn notices: a vote, an invitation, a lobby where all are there.

The message in the channel mentions people who want that and may be pinged now. Others who want notices
get a job of their own: at once by direct message, or when their quiet hours or their absence end, for
which a row of `summons` waits. The text is looked up only then, so that nobody is pinged about something
that is over.
"""

from collections.abc import Collection, Iterable

from bot.table.jobs import OffTurnNotice
from bot.table.runtime.context import Context
from bot.table.schedule import pings
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.storage import outbox_rows
from bot.table.storage.database import Database, column, execute, one, upsert


async def mentioned(context: Context, users: Iterable[int]) -> list[int]:
    """Return the users among these to mention in the channel message now."""

    def read(db: Database) -> list[int]:
        now = context.now()
        every = ((user_id, pings.notifications_of(db, user_id)) for user_id in users)
        return [user_id for user_id, it in every if it.mentions and it.free_at(now) <= now]

    return await context.store.read(read)


async def put_off(context: Context, table_id: int, user_id: int) -> None:
    """Call this person when their quiet hours or their absence end."""
    free = (await context.store.read(pings.notifications_of, user_id)).free_at(context.now())
    await context.store.write(_write, table_id, user_id, free)
    context.table_changed(table_id)


def notify(db: Database, table_id: int, users: Iterable[int], done: Collection[int], now: int) -> None:
    """Notify these users, each as they want. `done`: those whom the message in the channel has mentioned."""
    for user_id in users:
        notifications = pings.notifications_of(db, user_id)
        if notifications.notice == "silent" or (user_id in done and not notifications.writes):
            continue
        if user_id not in done and notifications.free_at(now) > now:
            _write(db, table_id, user_id, notifications.free_at(now))
        else:
            outbox_rows.enqueue(db, table_id, [OffTurnNotice(user_id, anew=user_id not in done)])


def due(db: Database, now: int) -> tuple[tuple[int, int], ...]:
    """Return the tables and users whose off-turn notices are due, the earliest first."""
    sql = "SELECT table_id, user_id FROM summons WHERE due <= $1 ORDER BY due, table_id, user_id"
    return tuple((row["table_id"], row["user_id"]) for row in execute(db, sql, now).fetchall())


def send(db: Database, table_id: int, user_id: int, now: int) -> None:
    """Put a due off-turn notice into the outbox; if the person is asleep or away again, put it off."""
    sql = "DELETE FROM summons WHERE table_id = $1 AND user_id = $2 AND due <= $3 RETURNING table_id"
    if one(db, sql, table_id, user_id, now) is not None:
        notify(db, table_id, [user_id], (), now)


def follow(db: Database, user_id: int, notifications: NotificationSettings, now: int) -> tuple[int, ...]:
    """Reschedule the notices of a person whose notification settings have changed. Returns the tables."""
    sql = "UPDATE summons SET due = $2 WHERE user_id = $1 RETURNING table_id"
    return column(db, sql, user_id, notifications.free_at(now))


def _write(db: Database, table_id: int, user_id: int, at: int) -> None:
    upsert(db, "summons", "table_id, user_id", table_id=table_id, user_id=user_id, due=at)
