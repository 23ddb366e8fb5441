"""Wishes: which games a person would like to play on a server, with how many, how fast, and with whom.

Each person has at most one on a server. It stands for some days, in which the days of an absence do not
count, and ends when it has led to as many tables as they want. Nobody else is ever shown it.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.table.lobby import calls
from bot.table.meeting.matching import Wanted
from bot.table.model import DAY, Lang, TableInfo
from bot.table.runtime.context import Context, reads, refusal
from bot.table.schedule import pings
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.storage.database import Database, Row, column, execute, insert, one
from bot.table.storage.rows import ACTIVE

DAYS = (7, 14, 30)  # for how long a wish may stand
USUAL_DAYS = 14  # for how long it stands unless its person says otherwise
AT_ONCE = (1, 2, 3)  # at how many tables somebody may want to sit
MAX_NAMED = 10  # people whom a wish may name
SETTLED = 120  # seconds after its last change until a wish is looked at: a menu changes it at once
NOBODY = 0  # somebody who was forgotten, in a wish that named them
# fields that are columns as they are
COLUMNS = ("lang", "at_once", "days", "made", "changed", "renewed", "called")


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish. Times are seconds since 1970.

    `called`: when it last led to a call. `rests`: a call was not answered, so it waits to be renewed.
    """

    guild_id: int
    wanted: Wanted
    lang: Lang
    at_once: int = 1
    days: int = USUAL_DAYS
    made: int = 0
    changed: int = 0
    renewed: int = 0
    called: int = 0
    rests: bool = False

    def ends(self, notifications: NotificationSettings) -> int:
        """Return when the wish ends by itself: days of an absence do not count."""
        end = self.renewed + self.days * DAY
        if notifications.away is None:
            return end
        start, back = notifications.away
        return end + max(back - max(start, self.renewed), 0) if start < end else end

    def stands(self, notifications: NotificationSettings, now: int) -> bool:
        """Return whether it may lead to a call now, as far as the wish itself and its person's absence go.

        There is at most one call a day, counted from when its person may have heard of the last.
        """
        heard = notifications.free_at(self.called)
        return (
            not self.rests
            and not notifications.is_away(now)
            and now >= self.changed + SETTLED
            and (not self.called or now >= heard + DAY)
            and now < self.ends(notifications)
        )


@reads
def of_person(db: Database, user_id: int) -> tuple[Wish, ...]:
    """Return the person's wishes on all servers; for this person alone."""
    sql = "SELECT * FROM wishes WHERE user_id = $1 ORDER BY made, guild_id"
    return tuple(_wish(row) for row in execute(db, sql, user_id).fetchall())


async def change(context: Context, new: Wish, edit: Callable[[Wish], Wish]) -> Wish:
    """Change the person's wish on the server, or make it from `new`. Raises `Rejected`.

    A change also renews it. A wish names only games that there are.
    """

    def write(db: Database) -> Wish:
        now = context.now()
        before = find(db, new.guild_id, new.wanted.user_id)
        called = calls.last_of(db, new.guild_id, new.wanted.user_id)
        after = edit(before or replace(new, made=now, called=called))
        games = tuple(game for game in after.wanted.games if game in context.games)
        if not games:
            raise refusal("wish-games")
        only = tuple(dict.fromkeys(u for u in after.wanted.only if u != after.wanted.user_id))[:MAX_NAMED]
        wanted = replace(after.wanted, games=games, only=only)
        kept = replace(after, wanted=wanted, changed=now, renewed=now, rests=False)
        _keep(db, kept)
        return kept

    return await context.store.write(write)


async def end(context: Context, guild_id: int, user_id: int) -> None:
    """End a wish; an open call on this server is declined."""

    def write(db: Database) -> None:
        drop(db, guild_id, user_id)
        for table_id in _called_to(db, guild_id, user_id):
            calls.answer(db, table_id, user_id, "declined")

    await context.store.write(write)


def began(db: Database, info: TableInfo) -> None:
    """End the wishes that a game fulfils which has just begun: their people sit at enough tables now."""
    for user_id in info.users:
        wish = find(db, info.guild_id, user_id)
        if wish and info.game in wish.wanted.games and sits_at(db, user_id) >= wish.at_once:
            drop(db, info.guild_id, user_id)


def sits_at(db: Database, user_id: int) -> int:
    """Count the tables at which a person sits, without lessons, and the calls that they have not answered."""
    seated = (
        "SELECT COUNT(*) FROM seats JOIN tables ON id = table_id"  # noqa: S608 - a constant
        f" WHERE user_id = $1 AND lesson IS NULL AND {ACTIVE}"
    )
    called = (
        "SELECT COUNT(*) FROM calls JOIN tables ON id = table_id"
        " WHERE user_id = $1 AND answer IS NULL AND status = 'lobby'"
    )
    return (one(db, seated, user_id) or 0) + (one(db, called, user_id) or 0)


def of_server(db: Database, guild_id: int) -> tuple[Wish, ...]:
    """Return all wishes on a server; those that wait longest come first."""
    sql = "SELECT * FROM wishes WHERE guild_id = $1 ORDER BY made, user_id"
    return tuple(_wish(row) for row in execute(db, sql, guild_id).fetchall())


def find(db: Database, guild_id: int, user_id: int) -> Wish | None:
    """Return the person's wish on this server."""
    sql = "SELECT * FROM wishes WHERE guild_id = $1 AND user_id = $2"
    row = execute(db, sql, guild_id, user_id).fetchone()
    return None if row is None else _wish(row)


def use(db: Database, wish: Wish, now: int) -> bool:
    """Mark a wish as used by a call. False if it has changed since it was read."""
    sql = (
        "UPDATE wishes SET called = $3 WHERE guild_id = $1 AND user_id = $2"
        " AND changed = $4 AND called = $5 AND rests = 0 RETURNING user_id"
    )
    key = (wish.guild_id, wish.wanted.user_id)
    return one(db, sql, *key, now, wish.changed, wish.called) is not None


def rest(db: Database, guild_id: int, user_id: int) -> None:
    """Suspend a wish until it is renewed."""
    sql = "UPDATE wishes SET rests = 1 WHERE guild_id = $1 AND user_id = $2"
    execute(db, sql, guild_id, user_id)


def drop(db: Database, guild_id: int, user_id: int) -> None:
    """Delete a wish."""
    execute(db, "DELETE FROM wishes WHERE guild_id = $1 AND user_id = $2", guild_id, user_id)


def settings_of(db: Database, wish: Wish) -> NotificationSettings:
    """Return the notification settings of the wish's person."""
    return pings.notifications_of(db, wish.wanted.user_id)


def _called_to(db: Database, guild_id: int, user_id: int) -> tuple[int, ...]:
    sql = (
        "SELECT table_id FROM calls JOIN tables ON id = table_id"
        " WHERE user_id = $2 AND answer IS NULL AND status = 'lobby' AND guild_id = $1 ORDER BY table_id"
    )
    return column(db, sql, guild_id, user_id)


def _keep(db: Database, it: Wish) -> None:
    drop(db, it.guild_id, it.wanted.user_id)
    insert(
        db,
        "wishes",
        guild_id=it.guild_id,
        user_id=it.wanted.user_id,
        games=json.dumps(it.wanted.games),
        counts=json.dumps(it.wanted.counts),
        paces=json.dumps(it.wanted.time_limits),
        only_with=json.dumps([str(user) for user in it.wanted.only]),  # texts, so that each can be forgotten
        **{name: getattr(it, name) for name in COLUMNS},
        rests=0,
    )


def _wish(row: Row) -> Wish:
    named = (int(user) if user.isdecimal() else NOBODY for user in json.loads(row["only_with"]))
    games, counts, time_limits = (tuple(json.loads(row[each])) for each in ("games", "counts", "paces"))
    return Wish(
        row["guild_id"],
        Wanted(row["user_id"], games, counts, time_limits, tuple(named)),
        row["lang"],
        row["at_once"],
        row["days"],
        row["made"],
        row["changed"],
        row["renewed"],
        row["called"],
        bool(row["rests"]),
    )


wish_of = reads(find)


called_to = reads(_called_to)


tables_of = reads(sits_at)
