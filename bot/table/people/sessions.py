"""Sessions: a person is logged in at the page of the boards, in one browser.

The browser keeps a secret in a cookie. The database has only its hash, so nobody who reads it can log in.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from bot.table.runtime.context import Context
from bot.table.storage.database import Database, execute, insert, one

SECRET = 32  # random bytes of a session's secret
LASTS = 30 * 24 * 3600  # seconds
HOUR = 3600  # seconds: how exactly the last use is known, and by how much clocks of processes may differ
MAX_SESSIONS = 10  # sessions of one person; another one ends the oldest


@dataclass(frozen=True, slots=True)
class WebSession:
    """A session, by its times alone: when it began, and the last hour in which it was used."""

    created: int
    seen: int


async def begin(context: Context, user_id: int) -> str:
    """Log a person in. Returns the secret for their browser's cookie, which is not stored."""
    secret = secrets.token_urlsafe(SECRET)
    await context.store.write(_begin, _hash(secret), user_id, context.now())
    return secret


async def person_of(context: Context, secret: str) -> int | None:
    """Return the person who is logged in with this secret, or None."""
    now, hashed = context.now(), _hash(secret)
    found = await context.store.read(_found, hashed, now)
    if found is None:
        return None
    user_id, seen = found
    if seen <= now - HOUR:
        await context.store.write(one, "UPDATE web_sessions SET seen = $2 WHERE hash = $1", hashed, now)
    return user_id


async def of_person(context: Context, user_id: int) -> tuple[WebSession, ...]:
    """Return the person's sessions, the oldest first."""
    return await context.store.read(_of_person, user_id, context.now())


async def end(context: Context, secret: str) -> None:
    """Log out the browser with this secret."""
    sql = "DELETE FROM web_sessions WHERE hash = $1 RETURNING user_id"
    user_id = await context.store.write(one, sql, _hash(secret))
    if user_id is not None:
        context.sessions_ended(user_id)


async def end_all(context: Context, user_id: int) -> None:
    """Log a person out of all browsers."""
    await context.store.write(one, "DELETE FROM web_sessions WHERE user_id = $1", user_id)
    context.sessions_ended(user_id)


def follow(context: Context, ended: Callable[[int], None]) -> None:
    """Call `ended` with a person's id each time that sessions of theirs have ended."""
    context.sessions_ended.connect(ended)


async def sweep(context: Context) -> None:
    """Delete sessions whose time is over, or that a clock which was ahead would let last too long."""
    now = context.now()
    sql = "DELETE FROM web_sessions WHERE ends <= $1 OR ends > $2"
    await context.store.write(one, sql, now, now + LASTS + HOUR)


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def _begin(db: Database, hashed: str, user_id: int, now: int) -> None:
    insert(db, "web_sessions", hash=hashed, user_id=user_id, created=now, seen=now, ends=now + LASTS)
    newest = "SELECT hash FROM web_sessions WHERE user_id = $1 ORDER BY hash = $2 DESC, created DESC LIMIT $3"
    sql = f"DELETE FROM web_sessions WHERE user_id = $1 AND hash NOT IN ({newest})"  # noqa: S608 - our own
    execute(db, sql, user_id, hashed, MAX_SESSIONS)


def _found(db: Database, hashed: str, now: int) -> tuple[int, int] | None:
    sql = "SELECT user_id, seen FROM web_sessions WHERE hash = $1 AND ends > $2 AND ends <= $3"
    row = execute(db, sql, hashed, now, now + LASTS + HOUR).fetchone()
    return None if row is None else (row["user_id"], row["seen"])


def _of_person(db: Database, user_id: int, now: int) -> tuple[WebSession, ...]:
    sql = "SELECT created, seen FROM web_sessions WHERE user_id = $1 AND ends > $2 ORDER BY created, hash"
    return tuple(WebSession(row["created"], row["seen"]) for row in execute(db, sql, user_id, now).fetchall())
