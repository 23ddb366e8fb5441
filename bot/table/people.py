"""People (their name, language, and whether they take direct messages), and messages to edit later."""

import sqlite3

from bot.table import calls, digest, rows
from bot.table.desk import Desk
from bot.table.habits import Habits
from bot.table.model import Lang, Person, Posted
from bot.table.store import execute, one
from rules.core.decisions import Seat

NO_SEAT = -1


async def see(desk: Desk, person: Person) -> None:
    """Remember a name and the client's language, if they are new."""
    if await desk.store.read(_known, person):
        return
    await desk.store.write(remember, person)


async def lang_of(desk: Desk, user_id: int) -> Lang | None:
    """The language that the person chose, else that of the client when last seen."""
    sql = "SELECT COALESCE(chosen, lang) FROM people WHERE user_id = $1"
    lang: Lang | None = await desk.store.read(one, sql, user_id)
    return lang


async def choose_lang(desk: Desk, user_id: int, lang: Lang) -> None:
    """Remember the language that a person, who was seen before, asked for."""
    await desk.store.write(one, "UPDATE people SET chosen = $2 WHERE user_id = $1", user_id, lang)


async def set_closed_dm(desk: Desk, user_id: int, *, closed: bool) -> None:
    """Remember whether a person, who was seen before, takes direct messages."""
    sql = "UPDATE people SET closed_dm = $2 WHERE user_id = $1"
    await desk.store.write(one, sql, user_id, int(closed))


async def has_closed_dm(desk: Desk, user_id: int) -> bool:
    """Whether a person does not take direct messages."""
    return bool(await desk.store.read(one, "SELECT closed_dm FROM people WHERE user_id = $1", user_id))


async def habits(desk: Desk, user_id: int) -> Habits:
    """How the person wants to be called upon."""
    return await desk.store.read(calls.habits_in, user_id)


async def set_habits(desk: Desk, user_id: int, wanted: Habits) -> None:
    """Keep how the person wants to be called upon; a table that waits shows an absence."""
    for table_id in await desk.store.write(_set_habits, user_id, wanted, desk.now()):
        desk.tell(table_id)


async def posted(desk: Desk, table_id: int, kind: str, seat: Seat | None) -> Posted | None:
    """The message of this kind and seat."""
    return await desk.store.read(_posted, table_id, kind, seat)


async def keep_posted(desk: Desk, table_id: int, message: Posted) -> None:
    """Remember a message."""
    await desk.store.write(_keep_posted, table_id, message)


async def replace_posted(desk: Desk, table_id: int, message: Posted) -> None:
    """Remember a message; the earlier one still has to be seen to."""
    await desk.store.write(_replace_posted, table_id, message)


async def replaced(desk: Desk, table_id: int, kind: str, seat: Seat | None) -> tuple[Posted, ...]:
    """The earlier messages that still have to be seen to, the oldest first."""
    return await desk.store.read(_replaced, table_id, kind, seat)


async def drop_replaced(desk: Desk, message_id: int) -> None:
    """An earlier message was seen to."""
    await desk.store.write(one, "DELETE FROM replaced WHERE message_id = $1", message_id)


async def drop_posted(desk: Desk, table_id: int, kind: str, seat: Seat | None) -> None:
    """Forget a message."""
    sql = "DELETE FROM messages WHERE table_id = $1 AND kind = $2 AND seat = $3"
    await desk.store.write(one, sql, table_id, kind, NO_SEAT if seat is None else seat)


async def bare(desk: Desk) -> tuple[tuple[int, Posted], ...]:
    """The messages that still lack their picture, by table."""
    return await desk.store.read(_bare)


async def illustrated(desk: Desk, table_id: int, message: Posted) -> None:
    """This message has its picture, or can't get one."""
    sql = "UPDATE messages SET bare = 0 WHERE table_id = $1 AND message_id = $2"
    await desk.store.write(one, sql, table_id, message.message_id)


def remember(db: sqlite3.Connection, person: Person) -> None:
    """Write a person's name and the client's language."""
    execute(
        db,
        "INSERT INTO people (user_id, name, lang, closed_dm) VALUES ($1, $2, $3, 0)"
        " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, lang = excluded.lang",
        *(person.id, person.name, person.lang),
    )


def _known(db: sqlite3.Connection, person: Person) -> bool:
    row = execute(db, "SELECT name, lang FROM people WHERE user_id = $1", person.id).fetchone()
    return row is not None and tuple(row) == (person.name, person.lang)


def _set_habits(db: sqlite3.Connection, user_id: int, wanted: Habits, now: int) -> tuple[int, ...]:
    """The person's tables."""
    before = calls.habits_in(db, user_id)
    calls.set_habits(db, user_id, wanted)
    if (before.digest, before.zone) != (wanted.digest, wanted.zone):
        digest.follow(db, user_id, wanted, now)
    if before.away != wanted.away:
        for info in rows.of_person(db, user_id, waiting=True):
            calls.absence_changed(db, info, user_id, now)
    return tuple(info.id for info in rows.of_person(db, user_id))


def _posted(db: sqlite3.Connection, table_id: int, kind: str, seat: Seat | None) -> Posted | None:
    sql = "SELECT * FROM messages WHERE table_id = $1 AND kind = $2 AND seat = $3"
    row = execute(db, sql, table_id, kind, NO_SEAT if seat is None else seat).fetchone()
    return None if row is None else _message(row)


def _bare(db: sqlite3.Connection) -> tuple[tuple[int, Posted], ...]:
    rows = execute(db, "SELECT * FROM messages WHERE bare = 1 ORDER BY table_id, seat").fetchall()
    return tuple((row["table_id"], _message(row)) for row in rows)


def _message(row: sqlite3.Row) -> Posted:
    seat = None if row["seat"] == NO_SEAT else row["seat"]
    return Posted(row["kind"], seat, row["channel_id"], row["message_id"], row["job"], bool(row["bare"]))


def _keep_posted(db: sqlite3.Connection, table_id: int, message: Posted) -> None:
    seat = NO_SEAT if message.seat is None else message.seat
    execute(
        db,
        "INSERT INTO messages (table_id, kind, seat, channel_id, message_id, job, bare)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)"
        " ON CONFLICT (table_id, kind, seat) DO UPDATE"
        " SET channel_id = excluded.channel_id, message_id = excluded.message_id, job = excluded.job,"
        " bare = excluded.bare",
        *(table_id, message.kind, seat, message.channel_id, message.message_id),
        *(message.job, int(message.bare)),
    )


def _replace_posted(db: sqlite3.Connection, table_id: int, message: Posted) -> None:
    execute(
        db,
        "INSERT INTO replaced (message_id, table_id, kind, seat, channel_id)"
        " SELECT message_id, table_id, kind, seat, channel_id FROM messages"
        " WHERE table_id = $1 AND kind = $2 AND seat = $3 AND message_id <> $4"
        " ON CONFLICT (message_id) DO NOTHING",
        *(table_id, message.kind, NO_SEAT if message.seat is None else message.seat, message.message_id),
    )
    execute(db, "DELETE FROM replaced WHERE message_id = $1", message.message_id)  # it is back in its place
    _keep_posted(db, table_id, message)


def _replaced(db: sqlite3.Connection, table_id: int, kind: str, seat: Seat | None) -> tuple[Posted, ...]:
    sql = (
        "SELECT channel_id, message_id FROM replaced WHERE table_id = $1 AND kind = $2 AND seat = $3"
        " ORDER BY message_id"
    )
    rows = execute(db, sql, table_id, kind, NO_SEAT if seat is None else seat).fetchall()
    return tuple(Posted(kind, seat, row["channel_id"], row["message_id"]) for row in rows)
