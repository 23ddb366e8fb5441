"""Calls to a lobby: people whose wish it fits are told of it once, each as they want to be told.

Unlike an invitation, a call stands nowhere in public but where its person wants to be mentioned. For a day it
keeps a seat.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from bot.table.jobs import Invite
from bot.table.runtime.context import Context
from bot.table.schedule import off_turn_notices, pings
from bot.table.storage import outbox_rows
from bot.table.storage.database import Database, column, execute, insert, one

CALL_TIMEOUT = 24 * 3600  # seconds until somebody who does not answer is passed over
CallAnswer = Literal["joined", "declined", "passed"]


@dataclass(frozen=True, slots=True)
class Call:
    """A call that was not answered yet, made at a time in seconds since 1970."""

    table_id: int
    user_id: int
    at: int


async def untold(context: Context, table_id: int) -> tuple[int, ...]:
    """List the called people who have neither been told yet nor answered."""
    sql = "SELECT user_id FROM calls WHERE table_id = $1 AND told = 0 AND answer IS NULL ORDER BY user_id"
    return await context.store.read(column, sql, table_id)


async def were_told(
    context: Context,
    table_id: int,
    called: Collection[int],
    mentioned: Collection[int],
    posted: int | None = None,
) -> None:
    """Record that these people are told: the channel has `mentioned` some, the others get their notice.

    `posted` is the id of the message that mentions them.
    """

    def write(db: Database) -> None:
        for user_id in called:
            sql = "UPDATE calls SET told = 1, posted = $3 WHERE table_id = $1 AND user_id = $2"
            execute(db, sql, table_id, user_id, posted if user_id in mentioned else None)
        off_turn_notices.notify(db, table_id, called, mentioned, context.now())

    await context.store.write(write)
    context.table_changed(table_id)


async def with_buttons(context: Context, table_id: int) -> tuple[int, ...]:
    """Return the ids of the messages that call people and have buttons."""
    sql = "SELECT DISTINCT posted FROM calls WHERE table_id = $1 AND posted IS NOT NULL ORDER BY posted"
    return await context.store.read(column, sql, table_id)


async def lost_buttons(context: Context, table_id: int, posted: int) -> None:
    """Record that a message has no buttons any more."""
    sql = "UPDATE calls SET posted = NULL WHERE table_id = $1 AND posted = $2"
    await context.store.write(one, sql, table_id, posted)


async def is_open(context: Context, table_id: int, user_id: int) -> bool:
    """Return whether this person is called and has not answered."""
    sql = "SELECT 1 FROM calls WHERE table_id = $1 AND user_id = $2 AND answer IS NULL"
    return await context.store.read(one, sql, table_id, user_id) is not None


async def decline(context: Context, table_id: int, user_id: int) -> bool:
    """Answer a call with no. False if there was none to answer."""
    return await context.store.write(answer, table_id, user_id, "declined")


def make(db: Database, table_id: int, users: Iterable[int], now: int) -> None:
    """Call these people."""
    for user_id in users:
        insert(db, "calls", table_id=table_id, user_id=user_id, at=now)
    outbox_rows.enqueue(db, table_id, [Invite()])


def answer(db: Database, table_id: int, user_id: int, given: CallAnswer) -> bool:
    """Record an answer; False if nobody waits for it."""
    sql = (
        "UPDATE calls SET answer = $3 WHERE table_id = $1 AND user_id = $2 AND answer IS NULL"
        " RETURNING user_id"
    )
    return one(db, sql, table_id, user_id, given) is not None


def waiting(db: Database, table_id: int) -> tuple[int, ...]:
    """Return the people whose answer is awaited, for whom a seat is kept."""
    sql = "SELECT user_id FROM calls WHERE table_id = $1 AND answer IS NULL ORDER BY user_id"
    return column(db, sql, table_id)


def last_of(db: Database, guild_id: int, user_id: int) -> int:
    """Return when this person was last called on this server; 0 if never."""
    sql = "SELECT MAX(at) FROM calls JOIN tables ON id = table_id WHERE user_id = $2 AND guild_id = $1"
    return one(db, sql, guild_id, user_id) or 0


def heard_at(db: Database, user_id: int, called: int) -> int:
    """Return when somebody who was called at `called` hears of it: after their quiet hours or absence."""
    return pings.notifications_of(db, user_id).free_at(called)
