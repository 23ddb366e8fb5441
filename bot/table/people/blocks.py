"""Blocks: people who are kept apart from somebody where the bot brings people together.

Nothing is ever refused because of a block, nothing is shown differently, and nothing takes longer: the other
is not to notice. So meetings leave the two apart, and an invitation is posted as any other, only that its
person is not called.
"""

from collections.abc import Iterable

from bot.table.runtime.context import Context, refusal
from bot.table.storage.database import Database, column, execute, insert, one

MAX_BLOCKS = 25  # people whom one person blocks: as many as one menu holds

Apart = frozenset[frozenset[int]]
"""Pairs of users of whom one has blocked the other."""


async def block(context: Context, user_id: int, other_id: int) -> None:
    """Keep this person apart from another one. Refused for themselves, and beyond `MAX_BLOCKS`."""
    if user_id == other_id:
        raise refusal("block-self")
    await context.store.write(_block, user_id, other_id)


async def unblock(context: Context, user_id: int, other_id: int) -> None:
    """Remove a block."""
    sql = "DELETE FROM blocks WHERE user_id = $1 AND other_id = $2"
    await context.store.write(one, f"{sql} RETURNING 1", user_id, other_id)


async def blocked_by(context: Context, user_id: int) -> tuple[int, ...]:
    """Return the people whom this person has blocked; for this person alone."""
    sql = "SELECT other_id FROM blocks WHERE user_id = $1 ORDER BY other_id"
    return await context.store.read(column, sql, user_id)


async def hearing(context: Context, users: Iterable[int], by: int) -> tuple[int, ...]:
    """Return the people among these who have not blocked `by`, who asks them something."""
    return await context.store.read(lambda db: tuple(u for u in users if not has_blocked(db, u, by)))


def has_blocked(db: Database, user_id: int, other_id: int) -> bool:
    """Return whether the first has blocked the second."""
    return one(db, "SELECT 1 FROM blocks WHERE user_id = $1 AND other_id = $2", user_id, other_id) is not None


def pairs(db: Database, users: Iterable[int]) -> Apart:
    """Return the pairs in which one of these people has blocked somebody."""
    found: set[frozenset[int]] = set()
    for user_id in set(users):
        rows = execute(db, "SELECT other_id FROM blocks WHERE user_id = $1", user_id).fetchall()
        found |= {frozenset((user_id, row["other_id"])) for row in rows}
    return frozenset(found)


def _block(db: Database, user_id: int, other_id: int) -> None:
    if not has_blocked(db, user_id, other_id):
        if (one(db, "SELECT COUNT(*) FROM blocks WHERE user_id = $1", user_id) or 0) >= MAX_BLOCKS:
            raise refusal("blocks", most=MAX_BLOCKS)
        insert(db, "blocks", user_id=user_id, other_id=other_id)
