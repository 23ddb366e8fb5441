"""Limits on the open tables of one person and one server, as the operator has set them."""

from bot.table.model import DAY, Quotas
from bot.table.runtime.context import refusal
from bot.table.storage import rows
from bot.table.storage.database import Database, execute, one

OWN = "tables LEFT JOIN series_tables ON table_id = tables.id"  # those of no series: where it finds none


def require_opening(db: Database, most: Quotas, guild_id: int, host_id: int, now: int) -> None:
    """Raise `Rejected` if this host or this server may not have one more open table."""
    waiting = _count("host_id = $1 AND status = 'lobby' AND table_id IS NULL", OWN)
    if _reached(one(db, waiting, host_id), most.lobbies):
        raise refusal("quota-lobbies", most=most.lobbies)
    if _reached(hosted_by(db, host_id), most.hosted):
        raise refusal("quota-hosted", most=most.hosted)
    sql = f"SELECT created FROM {OWN} WHERE host_id = $1 AND created > $2 AND table_id IS NULL"  # noqa: S608 - a constant
    times = execute(db, sql, host_id, now - DAY)
    opened = sorted(row["created"] for row in times.fetchall())
    if _reached(len(opened), most.opened):
        raise refusal("quota-opened", most=most.opened, again=opened[-most.opened] + DAY)
    require_seat(db, most, host_id)
    if guild_id:  # a lesson belongs to no server
        require_room(db, most, guild_id)


def require_reopening(db: Database, most: Quotas, guild_id: int, host_id: int) -> None:
    """Raise `Rejected` if bringing back an archived table would exceed a quota."""
    if _reached(hosted_by(db, host_id), most.hosted):
        raise refusal("quota-host", most=most.hosted, host=str(host_id))
    require_room(db, most, guild_id)


def require_seat(db: Database, most: Quotas, user_id: int) -> None:
    """Raise `Rejected` for a person who already sits at as many open tables as one person may."""
    sql = f"SELECT COUNT(*) FROM seats JOIN tables ON id = table_id WHERE user_id = $1 AND {rows.ACTIVE}"  # noqa: S608 - a constant
    if _reached(one(db, sql, user_id), most.seats):
        raise refusal("quota-seats", most=most.seats)


def open_in(db: Database, guild_id: int) -> int:
    """Count the open tables of a server."""
    return one(db, _count(f"guild_id = $1 AND {rows.ACTIVE}"), guild_id) or 0


def hosted_by(db: Database, user_id: int) -> int:
    """Count the open tables that a person hosts, without those that the bot has opened for a series."""
    return one(db, _count(f"host_id = $1 AND {rows.ACTIVE} AND table_id IS NULL", OWN), user_id) or 0


def require_room(db: Database, most: Quotas, guild_id: int) -> None:
    """Raise `Rejected` if this server may not have one more open table."""
    if _reached(open_in(db, guild_id), most.server):
        raise refusal("quota-server", most=most.server)


def _count(which: str, tables: str = "tables") -> str:
    return f"SELECT COUNT(*) FROM {tables} WHERE {which}"  # noqa: S608 - our own conditions


def _reached(count: int | None, most: int) -> bool:
    return 0 < most <= (count or 0)
