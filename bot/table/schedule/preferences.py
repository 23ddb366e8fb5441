"""Each person's notification settings, and the effects of changing them."""

from bot.table.runtime.context import Context, reads, refusal
from bot.table.schedule import digest, off_turn_notices, pings
from bot.table.schedule.notification_settings import NotificationSettings, is_zone
from bot.table.storage import rows
from bot.table.storage.database import Database

notifications = reads(pings.notifications_of)


async def away_until(context: Context, user_id: int) -> int | None:
    """Return when the absence that a person has announced ends; None if there is none."""
    found, now = await notifications(context, user_id), context.now()
    return found.back_at(now) if found.is_away(now) else None


async def set_notifications(context: Context, user_id: int, wanted: NotificationSettings) -> None:
    """Store a person's notification settings.

    Tables that wait for them show a new absence. A ping or notice that waited for the end of their quiet
    hours or of their absence comes as soon as these end now. Raises `Rejected` for an unknown time zone.
    """
    if not is_zone(wanted.zone):
        raise refusal("zone", given=wanted.zone)
    for table_id in await context.store.write(_set_notifications, user_id, wanted, context.now()):
        context.table_changed(table_id)


def _set_notifications(db: Database, user_id: int, wanted: NotificationSettings, now: int) -> tuple[int, ...]:
    """Write it. Returns the person's tables."""
    before = pings.notifications_of(db, user_id)
    pings.set_notifications(db, user_id, wanted)
    if (before.digest, before.zone) != (wanted.digest, wanted.zone):
        digest.follow(db, user_id, wanted, now)
    for info in rows.of_person(db, user_id, waiting=True):
        pings.notifications_changed(db, info, user_id, before, wanted, now)
    called = off_turn_notices.follow(db, user_id, wanted, now)
    return tuple({*called, *(info.id for info in rows.of_person(db, user_id))})
