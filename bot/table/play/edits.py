"""Changes to a table outside its game: who sits there, its language, its end.

Each is read, decided and written in one transaction, so that two presses at once can't both succeed.
"""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from bot.table.jobs import ShowLobby, ShowPanel
from bot.table.model import TableInfo
from bot.table.runtime import outbox_jobs, saving
from bot.table.runtime.context import Context, at_rest, on_hold, refusal
from bot.table.storage import outbox_rows, reminder_rows, rows
from bot.table.storage.database import Database, execute
from rules.core.words import Words

P = ParamSpec("P")

Edit = Callable[[Database, TableInfo], None]


async def edited(context: Context, table_id: int, edit: Edit) -> TableInfo:
    """Write an edit, which raises `Rejected` to refuse, and show the table again. Returns the new state.

    Where the channel is told something, the panel is posted again below it, without a ping.
    """
    async with context.locks(table_id):
        after = await context.store.write(_edit, table_id, edit)
        context.forget(table_id)
    context.table_changed(table_id)
    return after


def edits(
    function: Callable[Concatenate[Context, Database, TableInfo, P], None],
) -> Callable[Concatenate[Context, int, P], Coroutine[Any, Any, TableInfo]]:
    """Make a use case of an edit: it takes the id of the table instead, and is written as `edited` does."""

    @wraps(function)
    async def use_case(context: Context, table_id: int, /, *args: P.args, **kwargs: P.kwargs) -> TableInfo:
        return await edited(context, table_id, lambda db, info: function(context, db, info, *args, **kwargs))

    return use_case


def _edit(db: Database, table_id: int, edit: Edit) -> TableInfo:
    before = rows.info(db, table_id)
    if before is None:
        raise refusal("no-table")
    edit(db, before)
    execute(db, "UPDATE tables SET fence = fence + 1 WHERE id = $1", table_id)
    after = rows.info(db, table_id)
    assert after is not None
    told = after.status == "running" and outbox_rows.tells(db, after.id)
    outbox_rows.enqueue(db, after.id, [ShowLobby() if before.status == "lobby" else ShowPanel(anew=told)])
    return after


def end(context: Context, db: Database, info: TableInfo) -> None:
    """End a table without a result."""
    saving.state(db, replace(info, status="closed", since=context.now()))
    execute(db, "UPDATE seats SET waiting = 0 WHERE table_id = $1", info.id)
    reminder_rows.drop_all(db, info.id)
    context.followers.closed(db, info)


def pass_on(db: Database, info: TableInfo, heir: int) -> None:
    """Make somebody else the host; in a game the channel is told, because no panel shows the host."""
    execute(db, "UPDATE tables SET host_id = $2 WHERE id = $1", info.id, heir)
    if info.status != "lobby":
        outbox_jobs.post_notice(db, info.id, "host", user=str(heir))


def computer_name(info: TableInfo) -> str:
    """Return the first name for a computer player that nobody at the table has."""
    taken = [player.name for player in info.seats]
    names = (Words(info.lang).say(outbox_jobs.computer_name(number)) for number in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def require_host(info: TableInfo, by: int) -> None:
    """Raise `Rejected` for anybody else."""
    if not info.host_id:
        raise refusal("no-host")
    if info.host_id != by:
        raise refusal("host-only", host=str(info.host_id))


def require_lobby(info: TableInfo) -> None:
    """Raise `Rejected` once the game has begun."""
    require_open(info)
    if info.status != "lobby":
        raise refusal("started")


def require_open(info: TableInfo) -> None:
    """Raise `Rejected` once the table has ended, and while it is archived."""
    if info.status in ("over", "closed", "archived"):
        raise at_rest(info)


def require_running(info: TableInfo) -> None:
    """Raise `Rejected` unless the game goes on."""
    require_open(info)
    if info.status == "lobby":
        raise refusal("not-running")
    if info.status == "frozen":
        raise on_hold(info)
