"""Each person's notification settings, and the effects of changing them."""

from bot.table.runtime.context import Context, refusal
from bot.table.schedule import calls, digest, summons
from bot.table.schedule.habits import Habits, is_zone
from bot.table.storage import rows
from bot.table.storage.database import Database


async def habits(context: Context, user_id: int) -> Habits:
    """The person's notification settings."""
    return await context.store.read(calls.habits_in, user_id)


async def set_habits(context: Context, user_id: int, wanted: Habits) -> None:
    """Store a person's notification settings.

    Tables that wait for them show a new absence. A ping or notice that waited for the end of their quiet
    hours or of their absence comes as soon as these end now. Raises `Rejected` for an unknown time zone.
    """
    if not is_zone(wanted.zone):
        raise refusal("zone", given=wanted.zone)
    for table_id in await context.store.write(_set_habits, user_id, wanted, context.now()):
        context.tell(table_id)


def _set_habits(db: Database, user_id: int, wanted: Habits, now: int) -> tuple[int, ...]:
    """Write it. Returns the person's tables."""
    before = calls.habits_in(db, user_id)
    calls.set_habits(db, user_id, wanted)
    if (before.digest, before.zone) != (wanted.digest, wanted.zone):
        digest.follow(db, user_id, wanted, now)
    for info in rows.of_person(db, user_id, waiting=True):
        calls.habits_changed(db, info, user_id, before, wanted, now)
    called = summons.follow(db, user_id, wanted, now)
    return tuple({*called, *(info.id for info in rows.of_person(db, user_id))})
