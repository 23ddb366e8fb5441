"""The lobby: who plays the game, and how; and closing a table without a result."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.table.jobs import Gathered, ShowLobby, ShowPanel, Tell
from bot.table.lobby import archive, calls, invitations, quotas, servers
from bot.table.lobby.servers import ANYBODY, Rights
from bot.table.model import Lang, Person, Player, TableInfo, Theme
from bot.table.people import profiles
from bot.table.play.edits import (
    computer_name,
    edited,
    edits,
    end,
    pass_on,
    require_host,
    require_lobby,
    require_open,
)
from bot.table.runtime import outbox_jobs
from bot.table.runtime.context import Context, refusal, rules_of
from bot.table.schedule import off_turn_notices
from bot.table.storage import database, outbox_rows, reminder_rows, rows
from bot.table.storage.database import Database, execute, one
from bot.table.storage.reminder_rows import Reminder
from rules.core.game import AnyGame
from rules.core.search.sharp import kinds
from rules.core.text import Text

LOBBY_LIFETIME = 14 * 24 * 3600  # seconds until a lobby that does not start is closed
NOBODY = 0  # the host of a lobby that wishes have opened, until somebody joins


@dataclass(frozen=True, slots=True)
class Opening:
    """A lobby that is about to be opened. It waits for `players` players; None: for as many as come.

    With a `host` it has the server's time limit, else its own `time_limit` in seconds. `met`: wishes that
    fit have opened it.
    """

    guild_id: int
    channel_id: int
    game: str
    options: Mapping[str, str]
    lang: Lang
    host: Person | None
    players: int | None = None
    time_limit: int | None = None
    met: bool = False


async def open_table(
    context: Context,
    guild_id: int,
    channel_id: int,
    host: Person,
    game: str,
    lang: Lang,
    options: Mapping[str, str] | None = None,
    players: int | None = None,
    rights: Rights = ANYBODY,
) -> TableInfo:
    """Open a table with its host in the first seat, which waits for `players` players.

    Refused for an unknown game or option, in a channel that is in use, where the server's settings forbid
    it, and beyond the quotas.
    """
    require_game(context, game, players)
    settled = context.games[game].settle(options or {})
    opening = Opening(guild_id, channel_id, game, settled, lang, host, players)

    def open_allowed(db: Database) -> TableInfo:
        servers.require_allowed(db, guild_id, channel_id, rights)
        return _open(context, db, opening)

    opened = await context.store.write(open_allowed)
    context.table_changed(opened.id)
    return opened


def require_game(context: Context, game: str, players: int | None) -> None:
    """Raise `Rejected` for an unknown game, or a number of players that it does not allow."""
    if game not in context.games:
        raise refusal("no-game", given=game, known=[f"game:{key}" for key in context.games])
    seats = context.games[game].seats
    if players is not None and players not in seats:
        raise refusal("players", low=seats[0], high=seats[-1])


async def require_opening(
    context: Context,
    guild_id: int,
    channel_id: int,
    host_id: int,
    game: str,
    players: int | None,
    rights: Rights,
) -> None:
    """Raise `Rejected` as `open_table` would, here or in a thread below, before the thread is made."""
    require_game(context, game, players)
    await servers.require_opening(context, guild_id, channel_id, rights)
    await context.store.read(quotas.require_opening, context.quotas, guild_id, host_id, context.now())


async def again(context: Context, table_id: int, host: Person) -> TableInfo:
    """Open a new lobby with the game and settings of this ended table; the other people are invited.

    Refused while the table goes on, for anyone who did not sit there, if a series has drawn it, and if the
    channel has another table.
    """

    def open_again(db: Database) -> TableInfo:
        old = rows.info(db, table_id)
        if old is None:
            raise refusal("no-table")
        if old.status not in ("over", "closed"):
            raise refusal("not-over")
        if not old.has_part(host.id):
            raise refusal("not-seated")
        if old.drawn:
            raise refusal("series-draws")
        game = rules_of(context, old)
        settled = game.settle(game.known(old.options))
        opening = Opening(old.guild_id, old.channel_id, old.game, settled, old.lang, host, len(old.seats))
        opened = _open(context, db, opening)
        _as_before(db, opened.id, old)
        sit(db, opened, [*opened.seats, *(s for s in old.seats if s.computer and not s.lent)])
        owners = dict.fromkeys(s.owner for s in old.seats)
        others = [user for user in owners if user is not None and user != host.id]
        invitations.ask(db, opened, others, context.now(), host.id)
        after = rows.info(db, opened.id)
        assert after is not None
        return after

    opened = await context.store.write(open_again)
    context.table_changed(opened.id)
    return opened


def _as_before(db: Database, table_id: int, old: TableInfo) -> None:
    """Copy from `old` what a host sets besides the game's options."""
    execute(
        db,
        "UPDATE tables SET budget = $2, expiry = $3, autoplay = $4, rewind_by = $5, theme = $6, advice = $7"
        " WHERE id = $1",
        *(table_id, old.time_limit, old.expiry, int(old.autoplay), old.rewind_by, old.theme, int(old.advice)),
    )


@edits
def join(context: Context, db: Database, info: TableInfo, person: Person, *, asked: bool = False) -> None:
    """Take a seat in the lobby; with `asked`, by accepting an invitation: refused without one."""
    require_lobby(info)
    if asked:
        invitations.require_asked(db, info, person.id)
    if info.seat_of(person.id) is not None:
        raise refusal("already")
    quotas.require_seat(db, context.quotas, person.id)
    profiles.remember(db, person)
    _keep_free(context, db, info, person.id)
    _add(context, db, info, Player(len(info.seats), person.name, user_id=person.id))
    if not info.host_id:
        pass_on(db, info, person.id)
    if len(info.seats) + 1 == info.wanted and not info.met:
        _gather(db, info)
    invitations.answer(db, info.id, person.id, "accepted")
    calls.answer(db, info.id, person.id, "joined")


async def were_gathered(context: Context, info: TableInfo, mentioned: Collection[int]) -> None:
    """Record that the lobby shows that everybody is there, and call the host unless `mentioned` there."""
    sql = "UPDATE tables SET gathered = 2 WHERE id = $1 AND gathered = 1 RETURNING id"

    def write(db: Database) -> None:
        if one(db, sql, info.id) is not None:  # else this is another try of the same job
            off_turn_notices.notify(db, info.id, [info.host_id], mentioned, context.now())

    await context.store.write(write)
    context.table_changed(info.id)


@edits
def leave(context: Context, db: Database, info: TableInfo, user_id: int) -> None:
    """Leave the lobby. A host passes the table on to the next person; without one it is closed.

    While people are called to it by their wishes, whoever joins next is the host.
    """
    require_lobby(info)
    if info.seat_of(user_id) is None:
        raise refusal("not-seated")
    left = [player for player in info.seats if player.user_id != user_id]
    sit(db, info, left)
    heirs = [player.user_id for player in left if player.user_id is not None]
    if not heirs and info.met and calls.waiting(db, info.id):
        pass_on(db, info, NOBODY)
    elif not heirs:
        end(context, db, info)
    elif info.host_id == user_id:
        pass_on(db, info, heirs[0])
        execute(db, "UPDATE tables SET gathered = 0 WHERE id = $1", info.id)  # the heir was not called


@edits
def add_computer(context: Context, db: Database, info: TableInfo, by: int, kind: str) -> None:
    """Seat a computer player of one of the game's kinds, for the host."""
    require_host(info, by)
    require_lobby(info)
    _require_kind(rules_of(context, info), kind)
    _add(context, db, info, Player(len(info.seats), computer_name(info), computer=kind))


@edits
def set_strength(context: Context, db: Database, info: TableInfo, by: int, kind: str) -> None:
    """Choose how all computer players of the lobby play, for the host."""
    require_host(info, by)
    require_lobby(info)
    _require_kind(rules_of(context, info), kind)
    sit(db, info, [replace(each, computer=kind) if each.computer else each for each in info.seats])


def _require_kind(game: AnyGame, kind: str) -> None:
    known = kinds(game)
    if kind not in known:
        raise refusal("no-computer", given=kind, known=[f"computer:{each}" for each in known])


@edits
def drop_computer(context: Context, db: Database, info: TableInfo, by: int, seat_index: int) -> None:
    """Remove a computer player, for the host."""
    require_host(info, by)
    require_lobby(info)
    if not any(player.seat == seat_index and player.computer for player in info.seats):
        raise refusal("not-a-computer")
    sit(db, info, [player for player in info.seats if player.seat != seat_index])


@edits
def set_option(context: Context, db: Database, info: TableInfo, by: int, key: str, value: str) -> None:
    """Choose a variant of the game, for the host, in the lobby."""
    require_host(info, by)
    require_lobby(info)
    game = rules_of(context, info)
    settled = game.settle({**game.known(info.options), key: value})
    execute(db, "UPDATE tables SET options = $2 WHERE id = $1", info.id, json.dumps(settled))


@edits
def set_lang(context: Context, db: Database, info: TableInfo, by: int, lang: Lang) -> None:
    """Choose the language of the channel's posts, for the host, at any time."""
    require_host(info, by)
    require_open(info)
    execute(db, "UPDATE tables SET lang = $2 WHERE id = $1", info.id, lang)


@edits
def set_theme(context: Context, db: Database, info: TableInfo, by: int, theme: Theme) -> None:
    """Choose the colours of the channel's pictures, for the host, at any time."""
    require_host(info, by)
    require_open(info)
    execute(db, "UPDATE tables SET theme = $2 WHERE id = $1", info.id, theme)


@edits
def close(
    context: Context,
    db: Database,
    info: TableInfo,
    by: int,
    *,
    moderates: bool = False,
    unstarted: bool = False,
) -> None:
    """End a table, for the host, started or not, without a result. A game can be reopened for some days.

    Anyone who `moderates` the channel may do so too, or an absent host would block it for ever. `unstarted`:
    a lobby is meant, and a game that has begun meanwhile goes on.
    """
    if not moderates:
        require_host(info, by)
    if unstarted:
        require_lobby(info)
    if info.status != "archived":
        require_open(info)
    if info.status in ("running", "archived"):
        archive.close(db, info, context.now())
        return
    end(context, db, info)
    if info.status != "lobby":  # it is frozen
        outbox_jobs.post_notice(db, info.id, "closed")


async def expire(context: Context, it: Reminder) -> None:
    """Close a lobby that has not started in time. One whose game is not installed could not."""

    def edit(db: Database, info: TableInfo) -> None:
        if info.status == "lobby" and info.game not in context.games:
            reminder_rows.write(db, it, context.now() + LOBBY_LIFETIME)
            return
        if info.status == "lobby":
            end(context, db, info)
            outbox_jobs.post_notice(db, info.id, "expired")
        reminder_rows.drop(db, it)

    await edited(context, it.table_id, edit)


async def show_again(context: Context, place_id: int) -> None:
    """Show the active table of a channel, or all those of a server, once more.

    Where that is not possible any more, their people hear of it.
    """
    for table_id in await context.store.write(_show_again, place_id):
        context.table_changed(table_id)


def _show_again(db: Database, place_id: int) -> tuple[int, ...]:
    found = rows.active_at(db, place_id)
    for table_id in found:
        unstarted = rows.present(db, table_id).status == "lobby"
        outbox_rows.enqueue(db, table_id, [ShowLobby() if unstarted else ShowPanel()])
    return found


@edits
def lose(context: Context, db: Database, info: TableInfo) -> None:
    """Close a lobby whose channel is gone, and tell whoever sat there. A game goes on."""
    if info.status == "lobby":
        end(context, db, info)
        told = Text(key="table.told.lobby-gone")
        outbox_rows.enqueue(db, info.id, [Tell(user, told) for user in info.users])


def _open(context: Context, db: Database, it: Opening) -> TableInfo:
    opened = insert(context, db, it)
    outbox_rows.enqueue(db, opened.id, [ShowLobby()])
    return opened


def insert(context: Context, db: Database, it: Opening) -> TableInfo:
    """Write a lobby with its host, if it has one, in the first seat, without saying so.

    Raises `Rejected` where there is another table, and beyond the quotas.
    """
    now = context.now()
    if rows.active_in(db, it.channel_id) is not None:
        raise refusal("channel-taken")
    if it.host is None:
        quotas.require_room(db, context.quotas, it.guild_id)
    else:
        quotas.require_opening(db, context.quotas, it.guild_id, it.host.id, now)
    sql = (
        "INSERT INTO tables"
        " (guild_id, channel_id, game, options, host_id, lang, created, since, wanted, budget, met, status,"
        " fence) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, 'lobby', 0) RETURNING id"
    )
    host_id = NOBODY if it.host is None else it.host.id
    place = (it.guild_id, it.channel_id, it.game, json.dumps(it.options), host_id, it.lang, now)
    time_limit = servers.setup_in(db, it.guild_id).time_limit if it.host else it.time_limit
    table_id = int(one(db, sql, *place, it.players, time_limit, int(it.met)) or 0)
    reminder_rows.write(db, Reminder(table_id, "lobby"), now + LOBBY_LIFETIME)
    if it.host is not None:
        profiles.remember(db, it.host)
        sit(db, rows.present(db, table_id), [Player(0, it.host.name, user_id=it.host.id)])
    return rows.present(db, table_id)


def _keep_free(context: Context, db: Database, info: TableInfo, user_id: int) -> None:
    """Raise `Rejected` for anyone not invited while the free seats are reserved for invited people."""
    called = calls.waiting(db, info.id)
    kept = {*invitations.kept(db, info, user_id, context.now()), *called} - {user_id}
    if user_id not in (*info.invited, *called) and kept:
        invitations.require_room(context, info, beside=len(kept))


def _add(context: Context, db: Database, info: TableInfo, player: Player) -> None:
    invitations.require_room(context, info)
    sit(db, info, [*info.seats, player])


def _gather(db: Database, info: TableInfo) -> None:
    """Have the host called, once."""
    sql = "UPDATE tables SET gathered = 1 WHERE id = $1 AND gathered = 0 RETURNING id"
    if one(db, sql, info.id) is not None:
        outbox_rows.enqueue(db, info.id, [Gathered()])


def sit(db: Database, info: TableInfo, players: Sequence[Player]) -> None:
    """Rewrite who sits where, without gaps."""
    execute(db, "DELETE FROM seats WHERE table_id = $1", info.id)
    for seat, player in enumerate(players):
        who = {"user_id": player.user_id, "name": player.name, "computer": player.computer}
        database.insert(db, "seats", table_id=info.id, seat=seat, **who, waiting=0, heard=0)
