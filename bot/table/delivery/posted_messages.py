"""The bot's own messages, remembered by their purpose so that they can be edited later."""

from bot.table.model import Posted, PostedKind
from bot.table.runtime.context import Context, reads, writes
from bot.table.storage.database import Database, Row, column, execute, one, upsert
from rules.core.decisions import Seat

NONE = -1
OF_SEAT = "FROM messages WHERE table_id = $1 AND kind = $2 AND seat = $3"
REPLACED = (
    "INSERT INTO replaced (message_id, table_id, kind, seat, channel_id)"
    f" SELECT message_id, table_id, kind, seat, channel_id {OF_SEAT}"
)


@reads
def find(
    db: Database, table_id: int, kind: PostedKind, seat: Seat | None = None, number: int | None = None
) -> Posted | None:
    """Return the message that is kept for this purpose, or None."""
    sql = "SELECT * FROM messages WHERE table_id = $1 AND kind = $2 AND seat = $3 AND number = $4"
    row = execute(db, sql, table_id, kind, _column(seat), _column(number)).fetchone()
    return None if row is None else _message(row)


@writes
def replace(db: Database, table_id: int, *kept: Posted) -> None:
    """Remember messages like `keep`; the earlier ones stay in `replaced` until they are dropped.

    Several may be one message, for several seats.
    """
    for message in kept:
        sql = f"{REPLACED} AND message_id <> $4 ON CONFLICT (message_id) DO NOTHING"
        execute(db, sql, table_id, message.kind, _column(message.seat), message.message_id)
        execute(db, "DELETE FROM replaced WHERE message_id = $1", message.message_id)  # back in its place
        record(db, table_id, message)


@writes
def release(db: Database, table_id: int, kind: PostedKind, seat: Seat) -> None:
    """Forget a seat's message; it stays in `replaced` until it is dropped."""
    execute(db, f"{REPLACED} ON CONFLICT (message_id) DO NOTHING", table_id, kind, seat)
    execute(db, f"DELETE {OF_SEAT}", table_id, kind, seat)


@reads
def sharing(db: Database, table_id: int, message_id: int) -> tuple[Seat, ...]:
    """Return the seats for which a message is kept."""
    sql = "SELECT seat FROM messages WHERE table_id = $1 AND message_id = $2 ORDER BY seat"
    return column(db, sql, table_id, message_id)


@reads
def replaced(db: Database, table_id: int, kind: PostedKind, seat: Seat | None = None) -> tuple[Posted, ...]:
    """Return the replaced messages of this purpose that still have to be dealt with, oldest first."""
    sql = (
        "SELECT channel_id, message_id FROM replaced WHERE table_id = $1 AND kind = $2 AND seat = $3"
        " ORDER BY message_id"
    )
    rows = execute(db, sql, table_id, kind, _column(seat)).fetchall()
    return tuple(Posted(kind, seat, row["channel_id"], row["message_id"]) for row in rows)


async def drop_replaced(context: Context, message_id: int) -> None:
    """Forget a replaced message: it is deleted, or has lost its buttons."""
    await context.store.write(one, "DELETE FROM replaced WHERE message_id = $1", message_id)


async def drop(context: Context, table_id: int, kind: PostedKind, seat: Seat | None = None) -> None:
    """Forget a message that is gone."""
    sql = "DELETE FROM messages WHERE table_id = $1 AND kind = $2 AND seat = $3"
    await context.store.write(one, sql, table_id, kind, _column(seat))


async def bare(context: Context) -> tuple[tuple[int, Posted], ...]:
    """Return the messages that still lack their picture, by table."""
    found = await context.store.read(_bare)
    own = set(await context.own({table_id: None for table_id, _ in found}))
    return tuple(each for each in found if each[0] in own)


async def illustrated(context: Context, table_id: int, message: Posted) -> None:
    """Record that this message has its picture, or can't get one."""
    sql = "UPDATE messages SET bare = 0 WHERE table_id = $1 AND message_id = $2"
    await context.store.write(one, sql, table_id, message.message_id)


def _bare(db: Database) -> tuple[tuple[int, Posted], ...]:
    rows = execute(db, "SELECT * FROM messages WHERE bare = 1 ORDER BY table_id, seat").fetchall()
    return tuple((row["table_id"], _message(row)) for row in rows)


def _message(row: Row) -> Posted:
    seat, number = (None if row[name] == NONE else row[name] for name in ("seat", "number"))
    sent = (row["channel_id"], row["message_id"], row["job"], bool(row["bare"]))
    return Posted(row["kind"], seat, *sent, number)


def _column(value: int | None) -> int:
    return NONE if value is None else value


def record(db: Database, table_id: int, message: Posted) -> None:
    """Do as `keep` does, as a part of a transaction."""
    purpose = {"kind": message.kind, "seat": _column(message.seat), "number": _column(message.number)}
    sent = {"channel_id": message.channel_id, "message_id": message.message_id, "job": message.job}
    key = "table_id, kind, seat, number"
    upsert(db, "messages", key, table_id=table_id, **purpose, **sent, bare=int(message.bare))


keep = writes(record)
