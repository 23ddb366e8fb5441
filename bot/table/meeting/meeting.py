"""Meetings: what follows from the wishes of a server, looked at every few minutes.

Whoever has not answered a call within a day is passed over. Lobbies with free seats call those whose wish
fits. Where wishes fit together, a lobby opens in a thread of the server's place for it, and calls all of
them. Each is decided again in the transaction that writes it, as much may have changed meanwhile.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from bot.table.jobs import ShowLobby
from bot.table.lobby import calls, lobby, quotas, servers
from bot.table.lobby.lobby import Opening
from bot.table.meeting import matching, wishes
from bot.table.meeting.matching import Group, Lobby
from bot.table.meeting.wishes import Wish
from bot.table.model import Person, TableInfo
from bot.table.people import blocks
from bot.table.people.blocks import Apart
from bot.table.play import moves
from bot.table.play.edits import edited, end
from bot.table.runtime import outbox_jobs
from bot.table.runtime.context import Context
from bot.table.storage import outbox_rows, rows
from bot.table.storage.database import Database, column, execute
from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words

POLL_INTERVAL = 120.0  # seconds between two looks at the wishes of all servers
RETRY_AFTER_REFUSAL = 3600  # seconds until the next try where Discord does not let the bot open a thread
MAX_WISHES = 200  # wishes of one server that are matched at once, those that wait longest
log = logging.getLogger(__name__)


class Rooms(Protocol):
    """The server's rooms: what the voice can say and do about channels."""

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Open a thread below a channel. Returns its id. Raises `Rejected` if none is possible there."""

    async def drop_thread(self, channel_id: int) -> None:
        """Delete an empty thread. Never raises."""

    def is_public(self, guild_id: int, channel_id: int, below: int | None) -> bool:
        """Return whether everybody on the server sees the channel, or the thread in the channel `below`."""


class Passed(Exception):  # noqa: N818 - nothing went wrong
    """Raised when a match does not fit any more by the time it is written."""


class Meetings:
    """`run` it as a task: it looks at the wishes of the servers that this process looks after."""

    def __init__(self, context: Context, rooms: Rooms) -> None:
        self._context = context
        self._rooms = rooms

    async def run(self) -> None:
        """Look at all servers now and then, until cancelled."""
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            try:
                await self.look()
            except Exception as error:  # a full disk must not end the meetings for good
                log.error("meetings: %s", traced(error))

    async def look(self) -> None:
        """Look at all servers with wishes or open calls."""
        for guild_id in await self._context.store.study(_servers):
            if not self._context.shards.has(guild_id):
                continue
            try:
                await self._meet(guild_id)
            except Exception as error:  # one server must not keep the others waiting
                log.error("server %d: nobody met: %s", guild_id, traced(error))

    async def _meet(self, guild_id: int) -> None:
        context = self._context
        for table_id in await context.store.write(_pass_over, guild_id, context.now()):
            await _close_deserted(context, table_id)
        found = await context.store.study(_situation, context, guild_id)
        if not found.wishes:
            return
        public = [
            each
            for info, each in found.lobbies
            if self._rooms.is_public(guild_id, info.channel_id, found.place)
        ]
        games = {key: game.seats for key, game in context.games.items()}
        wanted = [wish.wanted for wish in found.wishes.values()]
        result = matching.match(wanted, public, games, found.apart, found.usual)
        for table_id, users in result.calls.items():
            await self._call(table_id, [found.wishes[user] for user in users])
        for group in result.groups if found.place is not None else ():
            if guild_id not in context.unopened or context.unopened[guild_id][0] <= context.now():
                await self._open(found.place or 0, group, [found.wishes[user] for user in group.users])

    async def _call(self, table_id: int, chosen: Sequence[Wish]) -> None:
        try:
            await self._context.store.write(_call, self._context, table_id, chosen)
        except Passed:
            return
        self._context.table_changed(table_id)

    async def _open(self, place: int, group: Group, chosen: Sequence[Wish]) -> None:
        """Open a lobby for people whose wishes fit together, in a thread of its own."""
        context, guild_id = self._context, chosen[0].guild_id
        setup = await servers.setup_of(context, guild_id)
        lang = setup.lang or chosen[0].lang
        try:
            await context.store.read(quotas.require_room, context.quotas, guild_id)
            thread_id = await self._rooms.open_thread(place, Words(lang).title(group.game))
        except Rejected as refused:
            log.warning("server %d: no table could be opened for a meeting: %s", guild_id, refused.text.key)
            context.unopened[guild_id] = (context.now() + RETRY_AFTER_REFUSAL, refused.text)
            return
        context.unopened.pop(guild_id, None)
        settled = context.games[group.game].settle({})
        players, limit = len(chosen), group.time_limit or None
        opening = Opening(guild_id, thread_id, group.game, settled, lang, None, players, limit, met=True)
        try:
            table_id = await context.store.write(_open, context, opening, chosen)
        except Passed:
            await self._rooms.drop_thread(thread_id)
        except Exception:
            await self._rooms.drop_thread(thread_id)
            raise
        else:
            context.table_changed(table_id)


async def join(context: Context, table_id: int, person: Person, *, asked: bool = False) -> TableInfo:
    """Join a lobby. One that wishes have opened begins when the last one has joined whom it waits for."""
    info = await lobby.join(context, table_id, person, asked=asked)
    if info.met and len(info.seats) == info.wanted:
        return await moves.start_table(context, table_id, info.host_id)
    return info


def why_unopened(context: Context, guild_id: int) -> Text | None:
    """Return why no lobby could be opened the last time that wishes of this server fitted together."""
    return context.unopened[guild_id][1] if guild_id in context.unopened else None


class _Situation:
    """The state of a server: wishes that stand, by user, and lobbies with free seats."""

    def __init__(self, setup: servers.Setup) -> None:
        self.place = setup.meeting
        self.usual = setup.time_limit or 0
        self.wishes: dict[int, Wish] = {}
        self.lobbies: list[tuple[TableInfo, Lobby]] = []
        self.apart: Apart = frozenset()


def _servers(db: Database) -> tuple[int, ...]:
    sql = (
        "SELECT guild_id FROM wishes UNION SELECT guild_id FROM calls JOIN tables ON id = table_id"
        " WHERE answer IS NULL ORDER BY guild_id"
    )
    return column(db, sql)


def _situation(db: Database, context: Context, guild_id: int) -> _Situation:
    now, found = context.now(), _Situation(servers.setup_in(db, guild_id))
    for wish in wishes.of_server(db, guild_id):
        if len(found.wishes) < MAX_WISHES and _is_free(db, wish, now):
            found.wishes[wish.wanted.user_id] = wish
    if not found.wishes:
        return found
    sql = "SELECT id FROM tables WHERE guild_id = $1 AND status = 'lobby' AND lesson IS NULL ORDER BY id"
    for row in execute(db, sql, guild_id).fetchall():
        info = rows.present(db, row["id"])
        free = _lobby(db, context, info)
        if free is not None and free.room > 0 and info.created + wishes.SETTLED <= now:
            found.lobbies.append((info, free))
    there = {user for _, each in found.lobbies for user in each.people}
    found.apart = blocks.pairs(db, {*found.wishes, *there})
    return found


def _is_free(db: Database, wish: Wish, now: int) -> bool:
    """Return whether a wish may lead to a call now: its person wants to sit at more tables than they do."""
    notifications = wishes.settings_of(db, wish)
    return wish.stands(notifications, now) and wishes.sits_at(db, wish.wanted.user_id) < wish.at_once


def _lobby(db: Database, context: Context, info: TableInfo) -> Lobby | None:
    """Return the lobby as wishes see it; None if its game is not installed."""
    if info.game not in context.games:
        return None
    seats, waiting = context.games[info.game].seats, calls.waiting(db, info.id)
    most = info.wanted or seats[-1]
    least = info.wanted or max(seats[0], len(info.seats) + 1)
    called = execute(db, "SELECT user_id FROM calls WHERE table_id = $1", info.id).fetchall()
    invited = execute(db, "SELECT user_id FROM invitations WHERE table_id = $1", info.id).fetchall()
    people = {*info.users, *info.invited, *waiting, *([info.host_id] if info.host_id else [])}
    return Lobby(
        table_id=info.id,
        game=info.game,
        time_limit=info.time_limit or 0,
        counts=frozenset(range(least, most + 1)),
        people=frozenset(people),
        called=frozenset(row["user_id"] for row in (*called, *invited)),
        room=most - len({*info.invited, *waiting}) - len(info.seats),
    )


def _use(db: Database, chosen: Sequence[Wish], now: int) -> None:
    """Mark these wishes as used by a call. Raises `Passed` if one of them has changed or ended."""
    for wish in chosen:
        if not _is_free(db, wish, now) or not wishes.use(db, wish, now):
            raise Passed


def _call(db: Database, context: Context, table_id: int, chosen: Sequence[Wish]) -> None:
    now, info = context.now(), rows.present(db, table_id)
    free = _lobby(db, context, info)
    if info.status != "lobby" or free is None or free.room < len(chosen):
        raise Passed
    apart = blocks.pairs(db, {*free.people, *(wish.wanted.user_id for wish in chosen)})
    if matching.callable_to(free, [wish.wanted for wish in chosen], apart) != tuple(
        wish.wanted.user_id for wish in chosen
    ):
        raise Passed
    _use(db, chosen, now)
    calls.make(db, table_id, [wish.wanted.user_id for wish in chosen], now)


def _open(db: Database, context: Context, opening: Opening, chosen: Sequence[Wish]) -> int:
    now, users = context.now(), [wish.wanted.user_id for wish in chosen]
    apart = blocks.pairs(db, users)
    if not all(wish.wanted.joins([u for u in users if u != wish.wanted.user_id], apart) for wish in chosen):
        raise Passed
    _use(db, chosen, now)
    opened = lobby.insert(context, db, opening)
    outbox_rows.enqueue(db, opened.id, [ShowLobby()])
    calls.make(db, opened.id, users, now)
    return opened.id


def _pass_over(db: Database, guild_id: int, now: int) -> tuple[int, ...]:
    """Pass over whoever has not answered for a day, and end wishes whose time is over.

    Returns the lobbies that wishes have opened and where nobody sits or is awaited any more.
    """
    sql = (
        "SELECT table_id, user_id, at, status FROM calls JOIN tables ON id = table_id"
        " WHERE guild_id = $1 AND answer IS NULL ORDER BY table_id, user_id"
    )
    for row in execute(db, sql, guild_id).fetchall():
        table_id, user_id = row["table_id"], row["user_id"]
        if row["status"] != "lobby":  # it began or was closed without them, which is not their fault
            calls.answer(db, table_id, user_id, "passed")
        elif calls.heard_at(db, user_id, row["at"]) + calls.CALL_TIMEOUT <= now:
            calls.answer(db, table_id, user_id, "passed")
            wishes.rest(db, guild_id, user_id)
    for wish in wishes.of_server(db, guild_id):
        notifications = wishes.settings_of(db, wish)
        if wish.ends(notifications) <= now and not notifications.is_away(now):
            wishes.drop(db, guild_id, wish.wanted.user_id)
    deserted = (
        "SELECT id FROM tables WHERE guild_id = $1 AND status = 'lobby' AND met = 1"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND user_id IS NOT NULL)"
        " AND NOT EXISTS (SELECT 1 FROM calls WHERE table_id = id AND answer IS NULL) ORDER BY id"
    )
    return column(db, deserted, guild_id)


async def _close_deserted(context: Context, table_id: int) -> None:
    def edit(db: Database, info: TableInfo) -> None:
        if info.status == "lobby" and not info.users and not calls.waiting(db, table_id):
            end(context, db, info)
            outbox_jobs.post_notice(db, table_id, "deserted")

    await edited(context, table_id, edit)
