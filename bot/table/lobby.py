"""Before a game: who plays it, and how. And its end without a result."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from bot.table import people, queue, rows, telling
from bot.table.desk import Desk, refusal
from bot.table.edits import computer_name, edited, end, require_host, require_lobby, require_open
from bot.table.model import Lang, Person, Sitter, TableInfo
from bot.table.store import next_id, run
from rules.core.game import AnyGame

PATIENCE = 14 * 24 * 3600  # seconds until a lobby that does not start is closed
EXPIRES = "lobby"  # the reminder's kind


async def open_table(
    desk: Desk,
    guild_id: int,
    channel_id: int,
    host: Person,
    game: str,
    lang: Lang,
    options: Mapping[str, str],
) -> TableInfo:
    """A new table with its host in the first seat."""
    if game not in desk.games:
        raise refusal("no-game", given=game, known=[f"game:{key}" for key in desk.games])
    settled = json.dumps(desk.games[game].settle(options))
    place = (guild_id, channel_id, game, settled, host.id, lang, desk.now())
    opened = await desk.store.write(_open, host, place)
    desk.tell(opened.id)
    return opened


async def again(desk: Desk, table_id: int, host: Person) -> TableInfo:
    """A new lobby in the same channel, for the same game with the same settings and seats."""

    def open_again(db: sqlite3.Connection) -> TableInfo:
        old = rows.info(db, table_id)
        if old is None:
            raise refusal("no-table")
        if old.status not in ("over", "closed"):
            raise refusal("not-over")
        if old.seat_of(host.id) is None:
            raise refusal("not-seated")
        settled = json.dumps(desk.game(old.game).settle(old.options))
        place = (old.guild_id, old.channel_id, old.game, settled, host.id, old.lang, desk.now())
        opened = _open(db, host, place)
        others = [sitter for sitter in old.seats if sitter.user_id != host.id]
        _seat(db, opened, [*opened.seats, *others])
        after = rows.info(db, opened.id)
        assert after is not None
        return after

    opened = await desk.store.write(open_again)
    desk.tell(opened.id)
    return opened


async def join(desk: Desk, table_id: int, person: Person) -> TableInfo:
    """Take the next seat."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_lobby(info)
        if info.seat_of(person.id) is not None:
            raise refusal("already")
        people.remember(db, person)
        _add(db, desk.games[info.game], info, Sitter(len(info.seats), person.name, user_id=person.id))

    return await edited(desk, table_id, edit)


async def leave(desk: Desk, table_id: int, user_id: int) -> TableInfo:
    """Give the seat back; the next person becomes host, and the last one closes the table."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_lobby(info)
        if info.seat_of(user_id) is None:
            raise refusal("not-seated")
        left = [sitter for sitter in info.seats if sitter.user_id != user_id]
        _seat(db, info, left)
        heirs = [sitter.user_id for sitter in left if sitter.user_id is not None]
        if not heirs:
            end(db, info, desk.now())
        elif info.host_id == user_id:
            run(db, "UPDATE tables SET host_id = $2 WHERE id = $1", info.id, heirs[0])

    return await edited(desk, table_id, edit)


async def add_computer(desk: Desk, table_id: int, by: int, kind: str) -> TableInfo:
    """A computer player takes the next seat."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_host(info, by)
        require_lobby(info)
        game = desk.games[info.game]
        known = list(dict.fromkeys((*game.computers, "random")))
        if kind not in known:
            raise refusal("no-computer", given=kind, known=[f"computer:{each}" for each in known])
        _add(db, game, info, Sitter(len(info.seats), computer_name(info), computer=kind))

    return await edited(desk, table_id, edit)


async def drop_computer(desk: Desk, table_id: int, by: int, seat_index: int) -> TableInfo:
    """A computer player leaves."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_host(info, by)
        require_lobby(info)
        if not any(sitter.seat == seat_index and sitter.computer for sitter in info.seats):
            raise refusal("not-a-computer")
        _seat(db, info, [sitter for sitter in info.seats if sitter.seat != seat_index])

    return await edited(desk, table_id, edit)


async def set_option(desk: Desk, table_id: int, by: int, key: str, value: str) -> TableInfo:
    """A variant of the game."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_host(info, by)
        require_lobby(info)
        settled = desk.games[info.game].settle({**info.options, key: value})
        run(db, "UPDATE tables SET options = $2 WHERE id = $1", info.id, json.dumps(settled))

    return await edited(desk, table_id, edit)


async def set_lang(desk: Desk, table_id: int, by: int, lang: Lang) -> TableInfo:
    """The language of the channel's posts."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        require_host(info, by)
        require_open(info)
        run(db, "UPDATE tables SET lang = $2 WHERE id = $1", info.id, lang)

    return await edited(desk, table_id, edit)


async def close(desk: Desk, table_id: int, by: int, *, moderates: bool) -> TableInfo:
    """The host, or a moderator of the channel, ends the table."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        if not moderates:
            require_host(info, by)
        require_open(info)
        end(db, info, desk.now())
        if info.status != "lobby":
            queue.say(db, [telling.notice(info, "closed")])

    return await edited(desk, table_id, edit)


async def expire(desk: Desk, table_id: int) -> None:
    """The lobby did not start in time."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        if info.status == "lobby":
            end(db, info, desk.now())
            queue.say(db, [telling.notice(info, "expired")])
        run(db, "DELETE FROM reminders WHERE table_id = $1 AND kind = $2", table_id, EXPIRES)

    await edited(desk, table_id, edit)


def _open(db: sqlite3.Connection, host: Person, place: tuple[Any, ...]) -> TableInfo:
    _, channel_id, *_, now = place
    if rows.active_in(db, channel_id) is not None:
        raise refusal("channel-taken")
    table_id = next_id(db, "tables")
    run(
        db,
        "INSERT INTO tables"
        " (id, guild_id, channel_id, game, options, host_id, lang, created, since, status, fence)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, 'lobby', 0)",
        *(table_id, *place),
    )
    sql = "INSERT INTO reminders (table_id, kind, due) VALUES ($1, $2, $3)"
    run(db, sql, table_id, EXPIRES, now + PATIENCE)
    people.remember(db, host)
    info = rows.info(db, table_id)
    assert info is not None
    _seat(db, info, [Sitter(0, host.name, user_id=host.id)])
    opened = rows.info(db, table_id)
    assert opened is not None
    queue.say(db, [telling.lobby(opened)])
    return opened


def _add(db: sqlite3.Connection, game: AnyGame, info: TableInfo, sitter: Sitter) -> None:
    most = game.seats[-1]
    if len(info.seats) >= most:
        raise refusal("full", most=most)
    _seat(db, info, [*info.seats, sitter])


def _seat(db: sqlite3.Connection, info: TableInfo, sitters: Sequence[Sitter]) -> None:
    """Write who sits where anew, without gaps."""
    run(db, "DELETE FROM seats WHERE table_id = $1", info.id)
    for seat, sitter in enumerate(sitters):
        run(
            db,
            "INSERT INTO seats (table_id, seat, user_id, name, computer, waiting, heard)"
            " VALUES ($1, $2, $3, $4, $5, 0, 0)",
            *(info.id, seat, sitter.user_id, sitter.name, sitter.computer),
        )
