"""The tables of a round: opened in their threads, started, and kept in step with who plays in the series."""

from bot.table.lobby import lobby
from bot.table.lobby.lobby import Opening
from bot.table.model import Player, TableInfo
from bot.table.play import moves
from bot.table.play.edits import computer_name, edited, pass_on
from bot.table.runtime.context import Context, rules_of
from bot.table.seats import seats
from bot.table.series import stored
from bot.table.series.model import DrawnTable, Series
from bot.table.storage import rows
from bot.table.storage.database import Database, execute
from bot.table.storage.skill import Skill
from rules.core.decisions import Rejected
from rules.core.search.sharp import usual

UNKNOWN = Skill().skill  # how well somebody plays who was never rated


async def open_table(context: Context, it: Series, table: DrawnTable, thread_id: int) -> int | None:
    """Write the table in its thread, with everybody in their seat. None if it is not wanted any more.

    Where the server may have no more tables, it raises `Rejected`.
    """
    table_id = await context.store.write(_open, context, it.id, table, thread_id)
    if table_id is not None:
        context.table_changed(table_id)
    return table_id


def _open(db: Database, context: Context, series_id: int, table: DrawnTable, thread_id: int) -> int | None:
    it = stored.present(db, series_id)
    now = next(t for t in it.in_round(table.round) if t.number == table.number)
    if it.status != "running" or now.table_id is not None:
        return now.table_id
    if all(seat.user_id is None for seat in now.seats):  # everybody has left: computers need not play
        stored.set_state(db, (it.id, table.round, table.number), "void")
        return None
    chosen = it.settings
    settled = context.game(chosen.game).settle(dict(chosen.options))
    opening = Opening(
        it.guild_id, thread_id, chosen.game, settled, it.lang, None, len(now.seats), chosen.time_limit
    )
    info = lobby.insert(context, db, opening)
    host = it.host_id or next((s.user_id for s in now.seats if s.user_id is not None), 0)
    execute(db, "UPDATE tables SET expiry = $2 WHERE id = $1", info.id, chosen.expiry)
    pass_on(db, info, host)
    for seat, each in enumerate(now.seats):
        info = rows.present(db, info.id)
        lobby.sit(db, info, [*info.seats, _player(context, it, info, seat, each.user_id)])
    sql = "UPDATE series_tables SET table_id = $4 WHERE series_id = $1 AND round = $2 AND number = $3"
    execute(db, sql, it.id, table.round, table.number, info.id)
    stored.show(db, it.id, "round", table.round)
    return info.id


def _player(context: Context, it: Series, info: TableInfo, seat: int, user_id: int | None) -> Player:
    if user_id is None:
        return Player(seat, computer_name(info), computer=usual(rules_of(context, info)))
    return Player(seat, it.name_of(user_id) or "", user_id=user_id)


async def follow(context: Context, it: Series, table: DrawnTable, table_id: int) -> None:
    """Start the table if it has not begun, and seat whoever takes over from somebody who has left."""
    info = await context.store.read(rows.present, table_id)
    if info.status == "lobby":
        info = await moves.start_table(context, table_id, info.host_id)
    if info.status != "running":
        return
    for player in info.seats:
        owner = player.owner
        if owner is not None and it.part_of(owner) == "out" and player.seat < len(table.seats):
            await _replace(context, it, table_id, player, owner)


async def _replace(context: Context, it: Series, table_id: int, player: Player, left: int) -> None:
    """Seat a reserve in place of somebody who has left, or a computer player where there is none."""
    number = player.seat
    drawn = await context.store.read(_drawn, it.id, table_id)
    heir = drawn.seats[number].user_id
    if heir is None or heir == left:
        try:
            removed = await context.store.read(stored.was_removed, it.id, left)
            await seats.give_up(context, table_id, left, why="removed" if removed else "left")
        except Rejected:  # it has just ended
            return
        return

    def edit(db: Database, info: TableInfo) -> None:
        now = info.seats[number]
        if info.status != "running" or now.owner != left:
            return
        if info.seat_of(heir) is not None:
            return
        seats.give(db, info, number, heir, it.name_of(heir) or "", context.now())

    await edited(context, table_id, edit)


def _drawn(db: Database, series_id: int, table_id: int) -> DrawnTable:
    return next(t for t in stored.present(db, series_id).tables if t.table_id == table_id)
