"""Pinging people who must act: when they are asked, then at growing intervals, never in quiet hours.

For each person that a table waits for there is one row of `reminders`. It is written with the change that
asks, and deleted with the answer.
"""

from bot.table.jobs import Job, Ping, PingPrivately, ShowPanel, Unping
from bot.table.model import TableInfo, Wait
from bot.table.runtime.context import Context
from bot.table.runtime.loaded_table import LoadedTable
from bot.table.schedule.notification_settings import NotificationSettings, is_zone
from bot.table.storage import outbox_rows, reminder_rows, rows
from bot.table.storage.database import Database, execute, one, upsert
from bot.table.storage.reminder_rows import Reminder
from rules.core.decisions import Seat

FIRST = 12 * 3600  # seconds from the question to the first reminder; each interval after that doubles
MAX_REMINDERS = 4  # reminders for one question
PAUSE = 1800  # seconds between two pings about a turn that an undo has taken back meanwhile
RESTING = -1  # the count of a ping that waits for the end of this pause


def follow(db: Database, before: LoadedTable | None, after: LoadedTable, *, undone: bool = False) -> None:
    """Start reminders for people who are newly asked, and end them for people who have answered.

    If an undo took the question away (`undone`), keep the time of the last ping.
    """
    table_id, now = after.info.id, after.info.since
    for player in after.info.seats:
        was, is_now = _asked(before, player.seat), _asked(after, player.seat)
        if was == is_now:
            continue
        if was is not None:
            again = _again(db, table_id, player.seat) if undone and is_now is None else None
            dismiss(db, table_id, player.seat)
            if again is not None:
                reminder_rows.write(db, _ping(table_id, player.seat), again, RESTING)
        if is_now is not None and player.user_id is not None:
            expect(db, after.info, player.seat, player.user_id, now)


def expect(db: Database, info: TableInfo, seat: Seat, user_id: int, now: int) -> None:
    """Start reminders and the clock for a person whom the table waits for."""
    _ping_later(db, info, seat, user_id, now)
    wind(db, info, seat, user_id, now)


def notifications_changed(
    db: Database,
    info: TableInfo,
    user_id: int,
    before: NotificationSettings,
    wanted: NotificationSettings,
    now: int,
) -> None:
    """Adapt the ping and the clock of an awaited person whose notification settings were `before`.

    A ping that waited for the end of quiet hours or of an absence comes when they end now: at once if they
    are over.
    """
    seat = info.seat_of(user_id)
    if seat is None:
        return
    ping, free = reminder_rows.find(db, _ping(info.id, seat)), before.free_at(now)
    waited = ping is not None and free > now and ping.at == free
    if waited:
        reminder_rows.put_off(db, _ping(info.id, seat), wanted.free_at(now))
    if before.away != wanted.away:
        if not waited:
            _ping_later(db, info, seat, user_id, now)
        _absence_changed(db, info, seat, user_id, now)


def _absence_changed(db: Database, info: TableInfo, seat: Seat, user_id: int, now: int) -> None:
    """Adapt to an awaited person who goes away or comes back: the panel shows it, and the clock follows.

    A clock that has run out stays that way. A person who comes back early gets the full time again, but no
    later end than before.
    """
    before = reminder_rows.find(db, _clock(info.id, seat))
    if before is not None and before.at > now:
        wind(db, info, seat, user_id, now)
        after = reminder_rows.find(db, _clock(info.id, seat))
        if not notifications_of(db, user_id).is_away(now) and after is not None and after.at > before.at:
            reminder_rows.put_off(db, _clock(info.id, seat), before.at)
    outbox_rows.enqueue(db, info.id, [ShowPanel()])


def wind(db: Database, info: TableInfo, seat: Seat, user_id: int, now: int) -> None:
    """Start the person's clock, if the table has one; during an absence, it counts from the end of that."""
    if info.time_limit is not None and not info.paused:
        back = notifications_of(db, user_id).back_at(now)
        reminder_rows.write(db, _clock(info.id, seat), back + info.time_limit)


def dismiss(db: Database, table_id: int, seat: Seat) -> None:
    """End the reminders and the clock of a seat, and take away its last reminder."""
    for it in (_ping(table_id, seat), _clock(table_id, seat)):
        reminder_rows.drop(db, it)
    sql = "SELECT 1 FROM messages WHERE table_id = $1 AND seat = $2 AND kind IN ('ping', 'ping-dm')"
    if one(db, sql, table_id, seat) is not None:
        outbox_rows.enqueue(db, table_id, [Unping((seat,))])


def notifications_of(db: Database, user_id: int) -> NotificationSettings:
    """Return the person's notification settings."""
    row = execute(db, "SELECT * FROM habits WHERE user_id = $1", user_id).fetchone()
    if row is None:
        return NotificationSettings()
    quiet, away = (row["quiet_from"], row["quiet_to"]), (row["away_from"], row["away_to"])
    return NotificationSettings(
        notice=row["notice"],
        zone=row["zone"] if is_zone(row["zone"]) else "UTC",
        quiet=None if quiet[0] is None else quiet,
        away=None if away[0] is None else away,
        digest=row["digest"],
    )


def set_notifications(db: Database, user_id: int, it: NotificationSettings) -> None:
    """Store the person's notification settings."""
    quiet = dict(zip(("quiet_from", "quiet_to"), it.quiet or (None, None), strict=True))
    away = dict(zip(("away_from", "away_to"), it.away or (None, None), strict=True))
    plain = {"notice": it.notice, "zone": it.zone, "digest": it.digest}
    upsert(db, "habits", "user_id", user_id=user_id, **plain, **quiet, **away)


async def resting(context: Context, table_id: int) -> frozenset[Seat]:
    """Return the seats that are not pinged now, as they were just before an undo took their turn back."""
    sql = "SELECT number FROM reminders WHERE table_id = $1 AND kind = 'call' AND count = $2"

    def read(db: Database) -> frozenset[Seat]:
        return frozenset(row["number"] for row in execute(db, sql, table_id, RESTING).fetchall())

    return await context.store.read(read)


async def remind(context: Context, it: Reminder) -> None:
    """Handle a `call` that is due, and with it the others of the table, whom one message names together."""
    await context.store.write(_ping_all, it.table_id, context.now())
    context.table_changed(it.table_id)


def _ping_all(db: Database, table_id: int, now: int) -> None:
    for player in rows.present(db, table_id).seats:
        ping(db, _ping(table_id, player.seat), now)


def ping(db: Database, it: Reminder, now: int) -> None:
    """Ping the person now; if they are asleep or away, when that ends."""
    due, found, seat = reminder_rows.find(db, it), rows.info(db, it.table_id), it.number
    if due is None or due.at > now or found is None:
        return
    user_id = waits_for(db, found, seat)
    if user_id is None:
        reminder_rows.drop(db, it)
        return
    notifications = notifications_of(db, user_id)
    free = notifications.free_at(now)
    if free > now:
        reminder_rows.write(db, it, free, due.count)
        if notifications.is_away(now):
            outbox_rows.enqueue(db, found.id, [ShowPanel()])  # the panel tells the others
        return
    outbox_rows.enqueue(db, it.table_id, _reminding(notifications, seat))
    count = due.count + 1
    if count < MAX_REMINDERS:
        reminder_rows.write(db, it, now + FIRST * 2**count, count)
    else:
        reminder_rows.drop(db, it)


def _reminding(notifications: NotificationSettings, seat: Seat) -> list[Job]:
    """Return the jobs that remind a person in the ways that they want."""
    jobs: list[Job] = [Ping((seat,))] if notifications.mentions else []
    return [*jobs, PingPrivately((seat,))] if notifications.writes else jobs


def waits(db: Database, info: TableInfo, now: int) -> dict[Seat, Wait]:
    """Return the table's wait for each awaited person, by seat."""
    found: dict[Seat, Wait] = {}
    if info.status != "running":
        return found
    awaited = "SELECT seat, user_id FROM seats WHERE table_id = $1 AND waiting = 1 ORDER BY seat"
    for seat, user_id in execute(db, awaited, info.id).fetchall():
        if user_id is None:
            continue
        clock = reminder_rows.find(db, _clock(info.id, seat))
        due = clock.at if clock is not None and clock.at > now else None
        notifications = notifications_of(db, user_id)
        back = notifications.back_at(now) if notifications.is_away(now) else None
        late = due is None and info.time_limit is not None and not info.paused
        found[seat] = Wait(due, late, back)
    return found


def waits_for(db: Database, info: TableInfo, seat: Seat) -> int | None:
    """Return the user who sits there, if the table runs and waits for them."""
    sql = "SELECT user_id FROM seats WHERE table_id = $1 AND seat = $2 AND waiting = 1"
    return one(db, sql, info.id, seat) if info.status == "running" else None


def _asked(loaded: LoadedTable | None, seat: Seat) -> str | None:
    """Return the id of the question that the seat must answer, or None."""
    if loaded is None or loaded.info.status != "running" or seat not in loaded.position.waiting:
        return None
    return loaded.position.asks[seat]


def _again(db: Database, table_id: int, seat: Seat) -> int | None:
    """Return when a person may be pinged again, a pause after the last ping; None without a reminder."""
    found = reminder_rows.find(db, _ping(table_id, seat))
    if found is None or found.count == RESTING:
        return None if found is None else found.at
    gap: int = FIRST * 2**found.count  # from the last ping to the next one
    return found.at - gap + PAUSE


def _ping_later(db: Database, info: TableInfo, seat: Seat, user_id: int, now: int) -> None:
    """Write the first reminder; in quiet hours or an absence, for when that ends.

    After an undo it may be the ping itself, for when a pause ends.
    """
    found = reminder_rows.find(db, _ping(info.id, seat))
    if found is not None and found.count == RESTING:
        reminder_rows.put_off(db, _ping(info.id, seat), min(found.at, now + PAUSE))
        return
    free = notifications_of(db, user_id).free_at(now)
    reminder_rows.write(db, _ping(info.id, seat), free if free > now else now + FIRST)


def _ping(table_id: int, seat: Seat) -> Reminder:
    return Reminder(table_id, "call", seat)


def _clock(table_id: int, seat: Seat) -> Reminder:
    return Reminder(table_id, "clock", seat)
