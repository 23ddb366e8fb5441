"""Tables where nothing happens any more: asked whether they go on, archived, closed, and brought back.

An archived table keeps everything, and another table may use its channel. Its row of `tables` stays
`running`, with the time at which it was archived beside it. A game that was closed rests in the same way,
with an `idle` reminder that ends it for good.
"""

from functools import partial

from bot.table.jobs import AskPrivately, ShowPanel, Wake
from bot.table.lobby import quotas
from bot.table.model import DAY, TableInfo
from bot.table.play import upgrade
from bot.table.play.edits import edited, end, require_host, require_open
from bot.table.runtime import outbox_jobs, saving
from bot.table.runtime.context import Context, on_hold, refusal
from bot.table.schedule import idle, pings
from bot.table.schedule.idle import GRACE, IDLE_PERIOD
from bot.table.storage import outbox_rows, reminder_rows, rows
from bot.table.storage.database import Database, execute, one
from bot.table.storage.reminder_rows import Reminder
from bot.table.votes import proposals

REOPEN_PERIOD = 7 * DAY  # seconds until a closed game ends for good


async def look_after(context: Context, it: Reminder) -> None:
    """Handle a due `idle` or `wake` reminder: the table may have fallen silent, or its thread asleep."""
    step = _wake if it.kind == "wake" else partial(_rest, context)
    await context.store.write(step, it, context.now())
    context.forget(it.table_id)
    context.table_changed(it.table_id)


async def keep(context: Context, table_id: int, user_id: int) -> TableInfo:
    """Keep a silent table from being archived, for who sits there: the silence counts from today."""

    def write(db: Database) -> TableInfo:
        info = _seated(db, table_id, user_id)
        if info.status != "running":
            require_open(info)
            raise refusal("not-running")
        reminder_rows.write(db, Reminder(table_id, "idle"), context.now() + IDLE_PERIOD)
        return info

    return await context.store.write(write)


async def reopen(context: Context, table_id: int, user_id: int, *, moderates: bool = False) -> TableInfo:
    """Bring an archived table back, for somebody who sits there or `moderates` the channel.

    A closed game only for its host or a moderator, and only until it ends for good. If everybody has left, it
    is only for those who have lent their seat, who are back in it. Clocks and reminders start again. The
    rules may have changed meanwhile, so the game is recovered as at a start of the bot. Refused while another
    table uses its channel.
    """

    def edit(db: Database, info: TableInfo) -> None:
        if not moderates and not info.has_part(user_id):
            raise refusal("not-seated")
        if info.status != "archived" and info.closes is None:
            raise refusal("not-archived")
        if info.closes is not None and not moderates:
            require_host(info, user_id)
        if rows.active_in(db, info.channel_id) is not None:
            raise refusal("channel-taken")
        quotas.require_reopening(db, context.quotas, info.guild_id, info.host_id)
        context.followers.reopened(db, info, user_id, context.now())
        _bring_back(db, info, context.now())

    await edited(context, table_id, edit)
    async with context.locks(table_id):
        await upgrade.recover_table(context, table_id)
    return await _read(context, table_id)


async def wake_at(context: Context, table_id: int, due: int | None) -> None:
    """Set when to look after the table's thread again (seconds since 1970); None: it is in no thread."""
    if due is None:
        await context.store.write(reminder_rows.drop, Reminder(table_id, "wake"))
    else:
        await context.store.write(reminder_rows.write, Reminder(table_id, "wake"), due)
        context.table_changed(table_id)


def put_away(db: Database, info: TableInfo, now: int) -> None:
    """Archive a running table: nobody is pinged any more, and its channel is free."""
    _stop(db, info, now)
    proposals.lapse_all(db, info.id)
    outbox_jobs.post_notice(db, info.id, "archived")


def close(db: Database, info: TableInfo, now: int) -> None:
    """Archive a game for a week, in which its host can reopen it; then it ends without a result."""
    _stop(db, info, now)
    proposals.close(db, info.id)
    reminder_rows.write(db, Reminder(info.id, "idle"), now + REOPEN_PERIOD)
    if not info.lesson:
        outbox_jobs.post_notice(db, info.id, "closed-until", until=f"<t:{now + REOPEN_PERIOD}:D>")


def _stop(db: Database, info: TableInfo, now: int) -> None:
    """Archive a running table, and take its questions away from everybody."""
    execute(db, "UPDATE tables SET archived = $2, fence = fence + 1 WHERE id = $1", info.id, now)
    for player in info.seats:
        pings.dismiss(db, info.id, player.seat)
    reminder_rows.drop_all(db, info.id)
    people = tuple(player.seat for player in info.seats if player.user_id is not None)
    apart = [] if info.lesson else [AskPrivately(people, loud=False)]
    outbox_rows.enqueue(db, info.id, [ShowPanel(anew=not info.lesson), *apart])


async def archived_in(context: Context, channel_id: int) -> TableInfo | None:
    """Return the channel's most recently archived or closed game, if it can be brought back."""
    sql = (
        "SELECT id FROM tables WHERE channel_id = $1 AND status = 'running' AND archived IS NOT NULL"
        " ORDER BY archived DESC, id DESC LIMIT 1"
    )
    table_id = await context.store.read(one, sql, channel_id)
    return None if table_id is None else await context.store.read(rows.info, table_id)


async def freeze(context: Context, table_id: int) -> TableInfo:
    """Stop a running table until `thaw`, for the operator. A start of the bot does not try it again."""
    async with context.locks(table_id):
        if not await context.store.write(saving.freeze, table_id, rows.OPERATOR):
            raise refusal("cannot-freeze")
        context.forget(table_id)
    context.table_changed(table_id)
    return await _read(context, table_id)


async def thaw(context: Context, table_id: int) -> TableInfo:
    """Unfreeze a table. Refused if the rules still can't run it."""
    if (await _read(context, table_id)).status != "frozen":
        raise refusal("not-frozen")
    async with context.locks(table_id):
        await upgrade.recover_table(context, table_id)
    after = await _read(context, table_id)
    if after.status == "frozen":
        raise on_hold(after)
    return after


async def _read(context: Context, table_id: int) -> TableInfo:
    info = await context.store.read(rows.info, table_id)
    if info is None:
        raise refusal("no-table")
    return info


def _seated(db: Database, table_id: int, user_id: int) -> TableInfo:
    info = rows.info(db, table_id)
    if info is None:
        raise refusal("no-table")
    if not info.has_part(user_id):
        raise refusal("not-seated")
    return info


def _rest(context: Context, db: Database, it: Reminder, now: int) -> None:
    """Handle the reminder of an idle table: ask whether it goes on; archive it if it was asked before.

    If it was closed, end it.
    """
    due, info = reminder_rows.find(db, it), rows.info(db, it.table_id)
    if due is None or due.at > now or info is None:
        return
    if info.closes is not None:
        end(context, db, info)
        outbox_rows.enqueue(db, info.id, [ShowPanel()])
        return
    if info.status not in ("running", "frozen"):
        reminder_rows.drop(db, it)
        return
    quiet = idle.quiet_from(db, info, now)
    if info.paused or info.status == "frozen":
        reminder_rows.write(db, it, now + DAY)
    elif quiet + IDLE_PERIOD > now:
        reminder_rows.write(db, it, quiet + IDLE_PERIOD)
    elif due.count:  # it was asked
        put_away(db, info, now)
    else:
        reminder_rows.write(db, it, now + GRACE, count=1)
        outbox_jobs.post_notice(db, info.id, "idle", quiet=f"<t:{quiet}:D>", until=f"<t:{now + GRACE}:D>")


def _bring_back(db: Database, info: TableInfo, now: int) -> None:
    sql = "UPDATE tables SET archived = NULL, since = $2 WHERE id = $1"
    execute(db, sql, info.id, now)
    idle.watch(db, info.id, now)
    after = rows.info(db, info.id)
    assert after is not None
    seats = () if info.lesson else after.seats  # whoever learns comes back when they like
    asked = [s.seat for s in seats if pings.waits_for(db, after, s.seat) is not None]
    for seat in asked:
        user_id = pings.waits_for(db, after, seat)
        assert user_id is not None
        pings.expect(db, after, seat, user_id, now)
    called = tuple(asked)
    outbox_rows.enqueue(db, after.id, [ShowPanel(anew=True, seats=called), *outbox_jobs.asking(called)])


def _wake(db: Database, it: Reminder, now: int) -> None:
    """Have the voice look after the thread, which sets the next look; the one set here is a fallback."""
    info = rows.info(db, it.table_id)
    if info is None or info.status not in ("running", "frozen"):
        reminder_rows.drop(db, it)
        return
    reminder_rows.write(db, it, now + idle.FIRST_LOOK)
    if info.status == "running":
        outbox_rows.enqueue(db, info.id, [Wake()])
