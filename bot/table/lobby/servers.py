"""A server's settings: its language, where tables may be opened and by whom, and defaults."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from bot.table.lobby import quotas
from bot.table.model import Lang, Quotas, TableInfo
from bot.table.runtime.context import Context, reads, refusal, studies
from bot.table.schedule import time_control
from bot.table.storage import rows
from bot.table.storage.database import Database, execute, one, upsert

Place = Literal["here", "thread"]
MAX_NAMED = 25  # channels, and as many roles: as many as one menu holds


@dataclass(frozen=True, slots=True)
class Setup:
    """A server's settings for new tables.

    `lang` and `place` are None if not set. `budget`: seconds for an answer; None: no clock. `channels`: where
    tables may be opened, including in threads of these channels; none: everywhere. `roles`: who may open
    them, besides people who manage the server; none: everybody. `meeting`: the channel below which wishes
    that fit open tables; without one they open none.
    """

    lang: Lang | None = None
    place: Place | None = None
    time_limit: int | None = None
    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    meeting: int | None = None


@dataclass(frozen=True, slots=True)
class ServerStatus:
    """The number of a server's tables by status, the number of `open` ones, and its quotas.

    For the whole bot: the number of messages still `unsaid`, the time when it `started` (in seconds since
    1970), and whether its database was sound when it was last checked.
    """

    tables: Mapping[str, int]
    open: int
    quotas: Quotas
    unsaid: int
    started: int
    sound: bool


@dataclass(frozen=True, slots=True)
class Rights:
    """The rights of a person who opens a table: their roles, and whether they manage the server.

    `below`: the parent channel, if the table is to be opened in a thread.
    """

    roles: frozenset[int] = frozenset()
    manages: bool = False
    below: int | None = None


ANYBODY = Rights()


async def set_up(context: Context, guild_id: int, wanted: Setup, *, manages: bool) -> Setup:
    """Replace all settings of the server. Refused for anyone who does not manage it."""
    if not manages:
        raise refusal("manage-only")
    time_control.require_time_limit(wanted.time_limit)
    most = replace(wanted, channels=wanted.channels[:MAX_NAMED], roles=wanted.roles[:MAX_NAMED])
    await context.store.write(_keep, guild_id, most)
    context.unopened.pop(guild_id, None)  # it may have been mended
    return most


@studies
def lobbies(db: Database, guild_id: int) -> tuple[TableInfo, ...]:
    """Return the server's open lobbies, oldest first."""
    sql = "SELECT id FROM tables WHERE guild_id = $1 AND status = 'lobby' ORDER BY id"
    found = (rows.info(db, row[0]) for row in execute(db, sql, guild_id).fetchall())
    return tuple(info for info in found if info is not None)


async def state(context: Context, guild_id: int) -> ServerStatus:
    """Return the state of the bot, and the number of the server's tables."""
    return await context.store.study(_state, guild_id, context.now(), context.quotas)


def setup_in(db: Database, guild_id: int) -> Setup:
    """Return the server's settings."""
    row = execute(db, "SELECT * FROM servers WHERE guild_id = $1", guild_id).fetchone()
    if row is None:
        return Setup()
    channels, roles = (tuple(json.loads(row[each])) for each in ("channels", "roles"))
    return Setup(row["lang"], row["place"], row["budget"], channels, roles, row["meeting"])


def require_allowed(db: Database, guild_id: int, channel_id: int, rights: Rights) -> None:
    """Raise `Rejected` if the server's settings do not allow this channel, or this person."""
    setup = setup_in(db, guild_id)
    if setup.channels and not {channel_id, rights.below} & set(setup.channels):
        raise refusal("channels", channels=[f"<#{channel}>" for channel in setup.channels])
    if setup.roles and not rights.manages and not rights.roles & set(setup.roles):
        raise refusal("roles", roles=[f"<@&{role}>" for role in setup.roles])


def _keep(db: Database, guild_id: int, it: Setup) -> None:
    usual = {"lang": it.lang, "place": it.place, "budget": it.time_limit, "meeting": it.meeting}
    limits = {"channels": json.dumps(it.channels), "roles": json.dumps(it.roles)}
    upsert(db, "servers", "guild_id", guild_id=guild_id, **usual, **limits)


def _state(db: Database, guild_id: int, now: int, most: Quotas) -> ServerStatus:
    sql = (
        "SELECT CASE WHEN archived IS NULL OR status <> 'running' THEN status"
        " WHEN EXISTS (SELECT 1 FROM reminders WHERE table_id = tables.id AND kind = 'idle') THEN 'closed'"
        " ELSE 'archived' END AS state, COUNT(*) AS number FROM tables WHERE guild_id = $1"
        " GROUP BY state ORDER BY state"
    )
    return ServerStatus(
        tables={row["state"]: row["number"] for row in execute(db, sql, guild_id).fetchall()},
        open=quotas.open_in(db, guild_id),
        quotas=most,
        unsaid=one(db, "SELECT COUNT(*) FROM outbox") or 0,
        started=one(db, "SELECT started FROM heartbeat") or now,
        sound=one(db, "SELECT sound FROM heartbeat") != 0,
    )


setup_of = reads(setup_in)


require_opening = reads(require_allowed)
