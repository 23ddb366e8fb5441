"""Calling upon people who must act: when they are asked, again at growing gaps, and not in their quiet hours.

For each person that a table waits for there is one row of `reminders`, written with the change that asks, and
deleted with the answer.
"""

import sqlite3

from bot.table.jobs import Ping, ShowPanel, Unping
from bot.table.model import TableInfo, Wait
from bot.table.runtime.context import Context
from bot.table.runtime.live import Live
from bot.table.schedule.habits import Habits
from bot.table.storage import outbox_rows, reminder_rows, rows
from bot.table.storage.reminder_rows import Reminder
from bot.table.storage.store import execute, one
from rules.core.decisions import Seat

FIRST = 12 * 3600  # seconds from the question to the first reminder; the gaps double from there
MOST = 4  # reminders of one question


def follow(db: sqlite3.Connection, before: Live | None, after: Live) -> None:
    """Whoever is asked now and was not is to be reminded; whoever answered is not any more."""
    table_id, now = after.info.id, after.info.since
    for sitter in after.info.seats:
        was, is_now = _asked(before, sitter.seat), _asked(after, sitter.seat)
        if was == is_now:
            continue
        if was is not None:
            dismiss(db, table_id, sitter.seat)
        if is_now is not None and sitter.user_id is not None:
            expect(db, after.info, sitter.seat, sitter.user_id, now)


def expect(db: sqlite3.Connection, info: TableInfo, seat: Seat, user_id: int, now: int) -> None:
    """The table waits for this person from now on."""
    _call_later(db, info, seat, user_id, now)
    wind(db, info, seat, user_id, now)


def absence_changed(db: sqlite3.Connection, info: TableInfo, user_id: int, now: int) -> None:
    """Somebody whom the table waits for goes away or comes back: the others read it, and the clock follows.

    A clock that has run out stays so. Whoever comes back early has the whole time, but never more than
    before.
    """
    seat = info.seat_of(user_id)
    if seat is None:
        return
    _call_later(db, info, seat, user_id, now)
    before = reminder_rows.find(db, _clock(info.id, seat))
    if before is not None and before.at > now:
        wind(db, info, seat, user_id, now)
        after = reminder_rows.find(db, _clock(info.id, seat))
        if not habits_in(db, user_id).is_away(now) and after is not None and after.at > before.at:
            reminder_rows.put_off(db, _clock(info.id, seat), before.at)
    outbox_rows.say(db, info.id, [ShowPanel()])


def wind(db: sqlite3.Connection, info: TableInfo, seat: Seat, user_id: int, now: int) -> None:
    """Let the person's clock run, if the table has one; from the end of an absence, if there is one."""
    if info.budget is not None and not info.paused:
        back = habits_in(db, user_id).back_at(now)
        reminder_rows.write(db, _clock(info.id, seat), back + info.budget)


def dismiss(db: sqlite3.Connection, table_id: int, seat: Seat) -> None:
    """The table waits no more for whoever sits there: no reminder, and the last one is taken away."""
    for it in (_call(table_id, seat), _clock(table_id, seat)):
        reminder_rows.drop(db, it)
    sql = "SELECT 1 FROM messages WHERE table_id = $1 AND seat = $2 AND kind IN ('ping', 'ping-dm')"
    if one(db, sql, table_id, seat) is not None:
        outbox_rows.say(db, table_id, [Unping((seat,))])


def habits_in(db: sqlite3.Connection, user_id: int) -> Habits:
    """How the person wants to be called."""
    row = execute(db, "SELECT * FROM habits WHERE user_id = $1", user_id).fetchone()
    if row is None:
        return Habits()
    quiet, away = (row["quiet_from"], row["quiet_to"]), (row["away_from"], row["away_to"])
    return Habits(
        notice=row["notice"],
        zone=row["zone"],
        quiet=None if quiet[0] is None else quiet,
        away=None if away[0] is None else away,
        digest=row["digest"],
    )


def set_habits(db: sqlite3.Connection, user_id: int, it: Habits) -> None:
    """Keep how the person wants to be called."""
    execute(
        db,
        "INSERT INTO habits (user_id, notice, zone, quiet_from, quiet_to, away_from, away_to, digest)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        " ON CONFLICT (user_id) DO UPDATE SET notice = excluded.notice, zone = excluded.zone,"
        " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
        " away_from = excluded.away_from, away_to = excluded.away_to, digest = excluded.digest",
        *(user_id, it.notice, it.zone, *(it.quiet or (None, None)), *(it.away or (None, None)), it.digest),
    )


async def remind(context: Context, it: Reminder) -> None:
    """A `call` is due."""
    await context.store.write(call, it, context.now())
    context.tell(it.table_id)


def call(db: sqlite3.Connection, it: Reminder, now: int) -> None:
    """Call the person of a `call` that is due, unless they sleep or are away: then when that ends."""
    due, found, seat = reminder_rows.find(db, it), rows.info(db, it.table_id), it.number
    if due is None or due.at > now or found is None:
        return
    user_id = waits_for(db, found, seat)
    if user_id is None:
        reminder_rows.drop(db, it)
        return
    habits = habits_in(db, user_id)
    free = habits.free_at(now)
    if free > now:
        reminder_rows.write(db, it, free, due.count)
        if habits.is_away(now):
            outbox_rows.say(db, found.id, [ShowPanel()])  # which tells the others of it
        return
    outbox_rows.say(db, it.table_id, [Ping((seat,))])
    count = due.count + 1
    if count < MOST:
        reminder_rows.write(db, it, now + FIRST * 2**count, count)
    else:
        reminder_rows.drop(db, it)


def waits(db: sqlite3.Connection, info: TableInfo, now: int) -> dict[Seat, Wait]:
    """How long the table waits for each person whom it waits for."""
    found: dict[Seat, Wait] = {}
    for sitter in info.seats:
        user_id = waits_for(db, info, sitter.seat)
        if user_id is None:
            continue
        clock = reminder_rows.find(db, _clock(info.id, sitter.seat))
        due = clock.at if clock is not None and clock.at > now else None
        habits = habits_in(db, user_id)
        back = habits.back_at(now) if habits.is_away(now) else None
        late = due is None and info.budget is not None and not info.paused
        found[sitter.seat] = Wait(due, late, back)
    return found


def waits_for(db: sqlite3.Connection, info: TableInfo, seat: Seat) -> int | None:
    """Who sits there, if the running table waits for them."""
    sql = "SELECT user_id FROM seats WHERE table_id = $1 AND seat = $2 AND waiting = 1"
    return one(db, sql, info.id, seat) if info.status == "running" else None


def _asked(live: Live | None, seat: Seat) -> str | None:
    """The question that the seat must answer."""
    if live is None or live.info.status != "running" or seat not in live.position.waiting:
        return None
    return live.position.asks[seat]


def _call_later(db: sqlite3.Connection, info: TableInfo, seat: Seat, user_id: int, now: int) -> None:
    """The first reminder; after an absence or a night, if there is one, at its end."""
    free = habits_in(db, user_id).free_at(now)
    reminder_rows.write(db, _call(info.id, seat), free if free > now else now + FIRST)


def _call(table_id: int, seat: Seat) -> Reminder:
    return Reminder(table_id, "call", seat)


def _clock(table_id: int, seat: Seat) -> Reminder:
    return Reminder(table_id, "clock", seat)
