"""Calling upon people who must act: when they are asked, again at growing gaps, and not in their quiet hours.

For each person that a table waits for there is one row of `reminders`, written with the change that asks, and
deleted with the answer.
"""

import sqlite3

from bot.table.model import Job, TableInfo, Wait
from bot.table.runtime.live import Live
from bot.table.runtime.outbox_jobs import UNSENT, panel
from bot.table.schedule.habits import Habits
from bot.table.storage import outbox_rows, rows
from bot.table.storage.store import execute, one
from rules.core.decisions import Seat

FIRST = 12 * 3600  # seconds from the question to the first reminder; the gaps double from there
MOST = 4  # reminders of one question
KIND = "remind:"  # and the seat: the kind of a row
CLOCK = "clock:"  # likewise


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
    sql = "SELECT due FROM reminders WHERE table_id = $1 AND kind = $2 AND due > $3"
    due = one(db, sql, info.id, f"{CLOCK}{seat}", now)
    if due is not None:
        wind(db, info, seat, user_id, now)
        if not habits_in(db, user_id).is_away(now):
            shorten = "UPDATE reminders SET due = $3 WHERE table_id = $1 AND kind = $2 AND due > $3"
            execute(db, shorten, info.id, f"{CLOCK}{seat}", due)
    outbox_rows.say(db, [panel(info)])


def wind(db: sqlite3.Connection, info: TableInfo, seat: Seat, user_id: int, now: int) -> None:
    """Let the person's clock run, if the table has one; from the end of an absence, if there is one."""
    if info.budget is not None and not info.paused:
        back = habits_in(db, user_id).back_at(now)
        _due(db, info.id, f"{CLOCK}{seat}", back + info.budget, 0)


def dismiss(db: sqlite3.Connection, table_id: int, seat: Seat) -> None:
    """The table waits no more for whoever sits there: no reminder, and the last one is taken away."""
    for kind in (KIND, CLOCK):
        execute(db, "DELETE FROM reminders WHERE table_id = $1 AND kind = $2", table_id, f"{kind}{seat}")
    sql = "SELECT 1 FROM messages WHERE table_id = $1 AND seat = $2 AND kind IN ('ping', 'ping-dm')"
    if one(db, sql, table_id, seat) is not None:
        outbox_rows.say(db, [Job(UNSENT, table_id, "unping", seats=(seat,))])


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


def remind(db: sqlite3.Connection, table_id: int, kind: str, now: int) -> None:
    """Call the person of a row that is due, unless they sleep or are away: then when that ends."""
    row = execute(
        db, "SELECT due, count FROM reminders WHERE table_id = $1 AND kind = $2", table_id, kind
    ).fetchone()
    found = rows.info(db, table_id)
    if row is None or row["due"] > now or found is None:
        return
    seat = int(kind.removeprefix(KIND))
    user_id = waits_for(db, found, seat)
    if user_id is None:
        execute(db, "DELETE FROM reminders WHERE table_id = $1 AND kind = $2", table_id, kind)
        return
    habits = habits_in(db, user_id)
    free = habits.free_at(now)
    if free > now:
        _due(db, table_id, kind, free, row["count"])
        if habits.is_away(now):
            outbox_rows.say(db, [panel(found)])  # which tells the others of it
        return
    outbox_rows.say(db, [Job(UNSENT, table_id, "ping", seats=(seat,))])
    if row["count"] + 1 < MOST:
        _due(db, table_id, kind, now + FIRST * 2 ** (row["count"] + 1), row["count"] + 1)
    else:
        execute(db, "DELETE FROM reminders WHERE table_id = $1 AND kind = $2", table_id, kind)


def waits(db: sqlite3.Connection, info: TableInfo, now: int) -> dict[Seat, Wait]:
    """How long the table waits for each person whom it waits for."""
    found: dict[Seat, Wait] = {}
    sql = "SELECT due FROM reminders WHERE table_id = $1 AND kind = $2 AND due > $3"
    for sitter in info.seats:
        user_id = waits_for(db, info, sitter.seat)
        if user_id is None:
            continue
        due = one(db, sql, info.id, f"{CLOCK}{sitter.seat}", now)
        habits = habits_in(db, user_id)
        back = habits.back_at(now) if habits.is_away(now) else None
        late = due is None and info.budget is not None and not info.paused
        found[sitter.seat] = Wait(due, late, back)
    return found


def waits_for(db: sqlite3.Connection, info: TableInfo, seat: Seat) -> int | None:
    """Who sits there, if the running table waits for them."""
    sql = "SELECT user_id FROM seats WHERE table_id = $1 AND seat = $2 AND waiting = 1"
    return one(db, sql, info.id, seat) if info.status == "running" else None


def put_off(db: sqlite3.Connection, table_id: int, kind: str, due: int) -> None:
    """Look at a row that is due again at another time."""
    execute(db, "UPDATE reminders SET due = $3 WHERE table_id = $1 AND kind = $2", table_id, kind, due)


def _asked(live: Live | None, seat: Seat) -> str | None:
    """The question that the seat must answer."""
    if live is None or live.info.status != "running" or seat not in live.position.waiting:
        return None
    return live.position.asks[seat]


def _call_later(db: sqlite3.Connection, info: TableInfo, seat: Seat, user_id: int, now: int) -> None:
    """The first reminder; after an absence or a night, if there is one, at its end."""
    free = habits_in(db, user_id).free_at(now)
    _due(db, info.id, f"{KIND}{seat}", free if free > now else now + FIRST, 0)


def _due(db: sqlite3.Connection, table_id: int, kind: str, due: int, count: int) -> None:
    execute(
        db,
        "INSERT INTO reminders (table_id, kind, due, count) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due, count = excluded.count",
        *(table_id, kind, due, count),
    )
