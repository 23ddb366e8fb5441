"""Asking somebody to a lobby: each person once, who then accepts or declines.

An invitation keeps a seat from those who were not asked, for two days. The host may start without an answer.
"""

import sqlite3
from collections.abc import Iterable
from typing import Literal

from bot.table.jobs import Invite
from bot.table.model import Invitation, TableInfo
from bot.table.play.edits import edited, require_lobby
from bot.table.runtime.context import Context, refusal
from bot.table.storage import outbox_rows
from bot.table.storage.store import execute, one

MOST = 20  # people who are asked to one table
KEPT = 2 * 24 * 3600  # seconds for which an invitation keeps a seat


async def invite(context: Context, table_id: int, by: int, user_id: int) -> TableInfo:
    """The host, or somebody who has sat down, asks a person."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        if info.status == "running":
            raise refusal("invite-started")
        require_lobby(info)
        if info.host_id != by and info.seat_of(by) is None:
            raise refusal("not-seated")
        if info.seat_of(user_id) is not None:
            raise refusal("sits-already")
        require_room(context, info)
        ask(db, info, [user_id], context.now())

    return await edited(context, table_id, edit)


async def decline(context: Context, table_id: int, user_id: int) -> TableInfo:
    """Whoever was asked stays away; the seat is for anybody."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_lobby(info)
        require_asked(db, info, user_id)
        answer(db, info.id, user_id, "declined")

    return await edited(context, table_id, edit)


async def unposted(context: Context, table_id: int) -> tuple[int, ...]:
    """The numbers of the messages that still have to be posted."""
    sql = "SELECT DISTINCT message FROM invitations WHERE table_id = $1 AND told = 0 ORDER BY message"
    return await context.store.read(lambda db: tuple(row[0] for row in execute(db, sql, table_id).fetchall()))


async def was_posted(context: Context, table_id: int, message: int) -> None:
    """Nobody is mentioned in this message again."""
    sql = "UPDATE invitations SET told = 1 WHERE table_id = $1 AND message = $2"
    await context.store.write(one, sql, table_id, message)


async def asked_in(context: Context, table_id: int, message: int) -> tuple[Invitation, ...]:
    """Who is asked in a message, and what each has answered."""
    sql = "SELECT user_id, answer FROM invitations WHERE table_id = $1 AND message = $2 ORDER BY user_id"

    def read(db: sqlite3.Connection) -> tuple[Invitation, ...]:
        return tuple(Invitation(*row) for row in execute(db, sql, table_id, message).fetchall())

    return await context.store.read(read)


def ask(db: sqlite3.Connection, info: TableInfo, users: Iterable[int], now: int) -> None:
    """Invite them in one message. Raises `Rejected` for whoever was asked before, and after enough people."""
    if (one(db, "SELECT COUNT(*) FROM invitations WHERE table_id = $1", info.id) or 0) >= MOST:
        raise refusal("asked-enough", most=MOST)
    message = one(db, "SELECT COALESCE(MAX(message), 0) + 1 FROM invitations WHERE table_id = $1", info.id)
    for user_id in users:
        if (given := _given(db, info.id, user_id)) is not None:
            raise refusal("declined") if given == "declined" else refusal("invited")
        sql = "INSERT INTO invitations (table_id, user_id, at, message) VALUES ($1, $2, $3, $4)"
        execute(db, sql, info.id, user_id, now, message)
    outbox_rows.say(db, info.id, [Invite()])


def answer(
    db: sqlite3.Connection, table_id: int, user_id: int, given: Literal["accepted", "declined"]
) -> None:
    """Note what somebody answered, if they were asked."""
    sql = "UPDATE invitations SET answer = $3 WHERE table_id = $1 AND user_id = $2"
    execute(db, sql, table_id, user_id, given)


def kept(db: sqlite3.Connection, info: TableInfo, user_id: int, now: int) -> tuple[int, ...]:
    """The users for whom a seat is kept, without this one."""
    sql = (
        "SELECT user_id FROM invitations WHERE table_id = $1 AND answer IS NULL AND at > $2 AND user_id <> $3"
    )
    return tuple(row[0] for row in execute(db, sql, info.id, now - KEPT, user_id).fetchall())


def _given(db: sqlite3.Connection, table_id: int, user_id: int) -> str | None:
    """What somebody answered, `open` before that; None for whoever was not asked."""
    sql = "SELECT COALESCE(answer, 'open') FROM invitations WHERE table_id = $1 AND user_id = $2"
    given: str | None = one(db, sql, table_id, user_id)
    return given


def require_room(context: Context, info: TableInfo, beside: int = 0) -> None:
    """Raise `Rejected` if as many sit there as may, or as the host waits for; `beside` seats are kept."""
    most = info.wanted or context.game(info.game).seats[-1]
    if len(info.seats) >= most:
        raise refusal("full", most=most)
    if len(info.seats) + beside >= most:
        raise refusal("kept")


def require_asked(db: sqlite3.Connection, info: TableInfo, user_id: int) -> None:
    """Raise `Rejected` for whoever sits there already, and for whoever was not asked."""
    if info.seat_of(user_id) is not None:
        raise refusal("already")
    if _given(db, info.id, user_id) is None:
        raise refusal("not-invited")
