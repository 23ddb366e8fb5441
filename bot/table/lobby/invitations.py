"""Invitations to a lobby: each person is asked once, and accepts or declines.

For two days an invitation reserves a seat. The host may start without waiting for an answer.
"""

from collections.abc import Collection, Iterable
from typing import Literal

from bot.table.jobs import Invite
from bot.table.model import Invitation, TableInfo
from bot.table.people import blocks
from bot.table.play.edits import edits, require_lobby
from bot.table.runtime.context import Context, reads, refusal, rules_of
from bot.table.schedule import off_turn_notices
from bot.table.storage import outbox_rows, rows
from bot.table.storage.database import Database, column, execute, insert, one

MAX_INVITATIONS = 20  # people who may be invited to one table
INVITATION_LIFETIME = 2 * 24 * 3600  # seconds for which an invitation keeps a seat


@edits
def invite(context: Context, db: Database, info: TableInfo, by: int, user_id: int) -> None:
    """Invite somebody, for the host or anyone in the lobby. Nobody is mentioned or asked twice.

    Whoever has blocked `by` is invited as anybody else, but not called.
    """
    if info.status == "running":
        raise refusal("invite-started")
    require_lobby(info)
    if info.host_id != by and info.seat_of(by) is None:
        raise refusal("not-seated")
    if info.seat_of(user_id) is not None:
        raise refusal("sits-already")
    require_room(context, info)
    ask(db, info, [user_id], context.now(), by)


@edits
def decline(context: Context, db: Database, info: TableInfo, user_id: int) -> None:
    """Decline an invitation to the lobby."""
    require_lobby(info)
    require_asked(db, info, user_id)
    answer(db, info.id, user_id, "declined")


async def unposted(context: Context, table_id: int) -> tuple[int, ...]:
    """Return the numbers of the invitation messages that have not been posted yet."""
    sql = "SELECT DISTINCT message FROM invitations WHERE table_id = $1 AND told = 0 ORDER BY message"
    return await context.store.read(column, sql, table_id)


async def was_posted(
    context: Context,
    table_id: int,
    message: int,
    called: Collection[int] = (),
    mentioned: Collection[int] = (),
    posted: int | None = None,
) -> None:
    """Record that this message was `posted` under this id, so that it is not posted again.

    Send off-turn notices to the `called` users, for whom it was meant; the channel has `mentioned` some of
    them.
    """
    sql = "UPDATE invitations SET told = 1, posted = $3 WHERE table_id = $1 AND message = $2"

    def write(db: Database) -> None:
        execute(db, sql, table_id, message, posted)
        off_turn_notices.notify(db, table_id, called, mentioned, context.now())

    await context.store.write(write)
    context.table_changed(table_id)


async def with_buttons(context: Context, table_id: int) -> tuple[tuple[int, int], ...]:
    """Return the invitation messages that have buttons: their numbers, and their ids on Discord."""
    sql = (
        "SELECT DISTINCT message, posted FROM invitations WHERE table_id = $1 AND posted IS NOT NULL"
        " ORDER BY message"
    )

    def read(db: Database) -> tuple[tuple[int, int], ...]:
        return tuple((row["message"], row["posted"]) for row in execute(db, sql, table_id).fetchall())

    return await context.store.read(read)


async def lost_buttons(context: Context, table_id: int, message: int) -> None:
    """Record that a message has no buttons any more."""
    sql = "UPDATE invitations SET posted = NULL WHERE table_id = $1 AND message = $2"
    await context.store.write(one, sql, table_id, message)


@reads
def asking(db: Database, user_id: int) -> tuple[TableInfo, ...]:
    """Return the lobbies to which this person is invited or called, and has not answered."""
    sql = (
        "SELECT id FROM tables WHERE status = 'lobby' AND (id IN"
        " (SELECT table_id FROM invitations WHERE user_id = $1 AND answer IS NULL AND unheard = 0)"
        " OR id IN (SELECT table_id FROM calls WHERE user_id = $1 AND answer IS NULL)) ORDER BY id"
    )
    return tuple(rows.present(db, table_id) for table_id in column(db, sql, user_id))


def is_open(context: Context, info: TableInfo, user_id: int) -> bool:
    """Return whether this person is invited to the lobby, has not answered, and can still take a seat."""
    return info.status == "lobby" and user_id in info.invited and len(info.seats) < _most(context, info)


async def asked_in(context: Context, table_id: int, message: int) -> tuple[Invitation, ...]:
    """Return the people who are invited in the message of this number, and what each has answered."""
    sql = "SELECT * FROM invitations WHERE table_id = $1 AND message = $2 ORDER BY user_id"

    def read(db: Database) -> tuple[Invitation, ...]:
        found = execute(db, sql, table_id, message).fetchall()
        return tuple(Invitation(row["user_id"], row["answer"], bool(row["unheard"])) for row in found)

    return await context.store.read(read)


def ask(db: Database, info: TableInfo, users: Iterable[int], now: int, by: int) -> None:
    """Invite them in one message. Raises `Rejected` if one was asked before, or too many were."""
    if (one(db, "SELECT COUNT(*) FROM invitations WHERE table_id = $1", info.id) or 0) >= MAX_INVITATIONS:
        raise refusal("asked-enough", most=MAX_INVITATIONS)
    message = one(db, "SELECT COALESCE(MAX(message), 0) + 1 FROM invitations WHERE table_id = $1", info.id)
    for user_id in users:
        if (given := _given(db, info.id, user_id)) is not None:
            raise refusal("declined") if given == "declined" else refusal("invited")
        unheard = int(blocks.has_blocked(db, user_id, by))
        asked = {"table_id": info.id, "user_id": user_id, "at": now, "message": message}
        insert(db, "invitations", **asked, unheard=unheard)
    outbox_rows.enqueue(db, info.id, [Invite()])


def answer(db: Database, table_id: int, user_id: int, given: Literal["accepted", "declined"]) -> None:
    """Record what somebody answered, if they were invited."""
    sql = "UPDATE invitations SET answer = $3 WHERE table_id = $1 AND user_id = $2"
    execute(db, sql, table_id, user_id, given)


def kept(db: Database, info: TableInfo, user_id: int, now: int) -> tuple[int, ...]:
    """Return the other users for whom a seat is reserved."""
    sql = (
        "SELECT user_id FROM invitations WHERE table_id = $1 AND answer IS NULL AND at > $2 AND user_id <> $3"
    )
    return column(db, sql, info.id, now - INVITATION_LIFETIME, user_id)


def _given(db: Database, table_id: int, user_id: int) -> str | None:
    """Return the person's answer to the invitation, or `open`; None if they were not invited."""
    sql = "SELECT COALESCE(answer, 'open') FROM invitations WHERE table_id = $1 AND user_id = $2"
    given: str | None = one(db, sql, table_id, user_id)
    return given


def require_room(context: Context, info: TableInfo, beside: int = 0) -> None:
    """Raise `Rejected` if the table is full; `beside` is how many seats are reserved for others.

    It is full with as many players as the game allows, or as the host waits for.
    """
    most = _most(context, info)
    if len(info.seats) >= most:
        raise refusal("full", most=most)
    if len(info.seats) + beside >= most:
        raise refusal("kept")


def _most(context: Context, info: TableInfo) -> int:
    return info.wanted or rules_of(context, info).seats[-1]


def require_asked(db: Database, info: TableInfo, user_id: int) -> None:
    """Raise `Rejected` for anyone who already sits there, or was not invited."""
    if info.seat_of(user_id) is not None:
        raise refusal("already")
    if _given(db, info.id, user_id) is None:
        raise refusal("not-invited")
