"""A table where nothing happens any more: asked whether it goes on, archived, and brought back.

An archived table keeps everything and leaves its channel to another one. Its row of `tables` stays `running`,
with the time at which it was archived beside it.
"""

import sqlite3

from bot.table.lobby import quotas
from bot.table.model import TableInfo
from bot.table.play import upgrade
from bot.table.play.edits import edited
from bot.table.runtime import outbox_jobs, saving
from bot.table.runtime.context import Context, refusal
from bot.table.schedule import calls, idle
from bot.table.schedule.idle import GRACE, IDLE, PATIENCE, WAKE
from bot.table.storage import outbox_rows, rows
from bot.table.storage.store import execute, one
from bot.table.votes import proposals


async def look_after(context: Context, table_id: int, kind: str) -> None:
    """A row of one of the kinds in `idle` is due."""
    step = _wake if kind == WAKE else _rest
    await context.store.write(step, table_id, context.now())
    context.forget(table_id)
    context.tell(table_id)


async def keep(context: Context, table_id: int, user_id: int) -> TableInfo:
    """Somebody who sits there says that the table goes on: it is left in peace as if it had begun today."""

    def write(db: sqlite3.Connection) -> TableInfo:
        info = _seated(db, table_id, user_id)
        if info.status != "running":
            raise refusal("archived" if info.status == "archived" else "not-running")
        idle.look(db, table_id, IDLE, context.now() + PATIENCE)
        return info

    return await context.store.write(write)


async def reopen(context: Context, table_id: int, user_id: int, *, moderates: bool) -> TableInfo:
    """Somebody who sits there, or a moderator of the channel, brings an archived table back.

    Clocks and reminders begin anew; the rules may have changed meanwhile, as after a start.
    """

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        if not moderates and not info.has_part(user_id):
            raise refusal("not-seated")
        if info.status != "archived":
            raise refusal("not-archived")
        if rows.active_in(db, info.channel_id) is not None:
            raise refusal("channel-taken")
        quotas.require_reopening(db, context.quotas, info.guild_id, info.host_id)
        _bring_back(db, info, context.now())

    await edited(context, table_id, edit)
    async with context.locks(table_id):
        await upgrade.recover_table(context, table_id)
    return await _read(context, table_id)


async def wake_at(context: Context, table_id: int, due: int | None) -> None:
    """When to look at the table's thread again; None: it is in none."""
    if due is None:
        sql = "DELETE FROM reminders WHERE table_id = $1 AND kind = $2"
        await context.store.write(one, sql, table_id, WAKE)
    else:
        await context.store.write(idle.look, table_id, WAKE, due)
        context.tell(table_id)


async def archived_in(context: Context, channel_id: int) -> TableInfo | None:
    """The table of the channel that was archived last, if it still is."""
    sql = (
        "SELECT id FROM tables WHERE channel_id = $1 AND status = 'running' AND archived IS NOT NULL"
        " ORDER BY archived DESC, id DESC LIMIT 1"
    )
    table_id = await context.store.read(one, sql, channel_id)
    return None if table_id is None else await context.store.read(rows.info, table_id)


async def freeze(context: Context, table_id: int) -> TableInfo:
    """Whoever runs the bot stops a running table until `thaw`; starts of the bot do not try it again."""
    async with context.locks(table_id):
        if not await context.store.write(saving.freeze, table_id, rows.OPERATOR):
            raise refusal("cannot-freeze")
        context.forget(table_id)
    context.tell(table_id)
    return await _read(context, table_id)


async def thaw(context: Context, table_id: int) -> TableInfo:
    """A frozen table goes on, if the rules can go on there."""
    if (await _read(context, table_id)).status != "frozen":
        raise refusal("not-frozen")
    async with context.locks(table_id):
        await upgrade.recover_table(context, table_id)
    after = await _read(context, table_id)
    if after.status == "frozen":
        raise refusal("frozen")
    return after


async def _read(context: Context, table_id: int) -> TableInfo:
    info = await context.store.read(rows.info, table_id)
    if info is None:
        raise refusal("no-table")
    return info


def _seated(db: sqlite3.Connection, table_id: int, user_id: int) -> TableInfo:
    info = rows.info(db, table_id)
    if info is None:
        raise refusal("no-table")
    if not info.has_part(user_id):
        raise refusal("not-seated")
    return info


def _rest(db: sqlite3.Connection, table_id: int, now: int) -> None:
    """Ask whether the table goes on; archive it if nobody said so, and nothing has happened since."""
    row = execute(
        db, "SELECT due, count FROM reminders WHERE table_id = $1 AND kind = $2", table_id, IDLE
    ).fetchone()
    info = rows.info(db, table_id)
    if row is None or row["due"] > now or info is None:
        return
    if info.status not in ("running", "frozen"):
        execute(db, "DELETE FROM reminders WHERE table_id = $1 AND kind = $2", table_id, IDLE)
        return
    quiet = idle.quiet_from(db, info, now)
    if info.paused or info.status == "frozen":
        idle.look(db, table_id, IDLE, now + idle.DAY)
    elif quiet + PATIENCE > now:
        idle.look(db, table_id, IDLE, quiet + PATIENCE)
    elif row["count"]:
        _archive(db, info, now)
    else:
        idle.look(db, table_id, IDLE, now + GRACE, warned=True)
        outbox_rows.say(
            db, [outbox_jobs.notice(info, "idle", quiet=f"<t:{quiet}:D>", until=f"<t:{now + GRACE}:D>")]
        )


def _archive(db: sqlite3.Connection, info: TableInfo, now: int) -> None:
    execute(db, "UPDATE tables SET archived = $2, fence = fence + 1 WHERE id = $1", info.id, now)
    for sitter in info.seats:
        calls.dismiss(db, info.id, sitter.seat)
    proposals.lapse_all(db, info.id)
    execute(db, "DELETE FROM reminders WHERE table_id = $1", info.id)
    outbox_rows.say(db, [outbox_jobs.panel(info), outbox_jobs.notice(info, "archived")])


def _bring_back(db: sqlite3.Connection, info: TableInfo, now: int) -> None:
    sql = "UPDATE tables SET archived = NULL, since = $2 WHERE id = $1"
    execute(db, sql, info.id, now)
    idle.watch(db, info.id, now)
    after = rows.info(db, info.id)
    assert after is not None
    asked = [s.seat for s in after.seats if calls.waits_for(db, after, s.seat) is not None]
    for seat in asked:
        user_id = calls.waits_for(db, after, seat)
        assert user_id is not None
        calls.expect(db, after, seat, user_id, now)
    outbox_rows.say(db, [outbox_jobs.panel(after, *asked, post=True)])


def _wake(db: sqlite3.Connection, table_id: int, now: int) -> None:
    """Let the voice see to the thread; it says when to look again, and if it can't, so does this."""
    info = rows.info(db, table_id)
    if info is None or info.status not in ("running", "frozen"):
        execute(db, "DELETE FROM reminders WHERE table_id = $1 AND kind = $2", table_id, WAKE)
        return
    idle.look(db, table_id, WAKE, now + idle.FIRST_LOOK)
    if info.status == "running":
        outbox_rows.say(db, [outbox_jobs.wake(info)])
