"""Changes of a table beside its game: who sits there, its language, its end.

Each is read, decided and written inside one transaction, so that two presses at once can't both have it.
"""

import sqlite3
from collections.abc import Callable
from dataclasses import replace

from bot.table import calls, queue, rows, saving, telling
from bot.table.desk import Desk, refusal
from bot.table.model import TableInfo
from bot.table.store import execute
from rules.core.words import Words

Edit = Callable[[sqlite3.Connection, TableInfo], None]


async def edited(desk: Desk, table_id: int, edit: Edit) -> TableInfo:
    """Write an edit, which raises `Rejected` to refuse, and show the table anew. The table after it."""
    async with desk.locks(table_id):
        after = await desk.store.write(_edit, table_id, edit)
        desk.forget(table_id)
    desk.tell(table_id)
    return after


def _edit(db: sqlite3.Connection, table_id: int, edit: Edit) -> TableInfo:
    before = rows.info(db, table_id)
    if before is None:
        raise refusal("no-table")
    edit(db, before)
    execute(db, "UPDATE tables SET fence = fence + 1 WHERE id = $1", table_id)
    after = rows.info(db, table_id)
    assert after is not None
    queue.say(db, [telling.lobby(after) if before.status == "lobby" else telling.panel(after)])
    return after


def end(db: sqlite3.Connection, info: TableInfo, now: int) -> None:
    """End a table without a result."""
    saving.state(db, replace(info, status="closed", since=now))
    execute(db, "UPDATE seats SET waiting = 0 WHERE table_id = $1", info.id)
    execute(db, "DELETE FROM reminders WHERE table_id = $1", info.id)
    for sitter in info.seats:
        calls.dismiss(db, info.id, sitter.seat)


def pass_on(db: sqlite3.Connection, info: TableInfo, heir: int) -> None:
    """Somebody else is the host from now on; in a game the channel is told, since no panel says it."""
    execute(db, "UPDATE tables SET host_id = $2 WHERE id = $1", info.id, heir)
    if info.status != "lobby":
        queue.say(db, [telling.notice(info, "host", user=str(heir))])


def computer_name(info: TableInfo) -> str:
    """The first name of a computer player that nobody at the table has."""
    taken = [sitter.name for sitter in info.seats]
    names = (Words(info.lang).say(telling.computer_name(number)) for number in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def require_host(info: TableInfo, by: int) -> None:
    """Raise `Rejected` for anybody else."""
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
        raise refusal(info.status)


def require_running(info: TableInfo) -> None:
    """Raise `Rejected` unless the game goes on."""
    require_open(info)
    if info.status == "lobby":
        raise refusal("not-running")
    if info.status == "frozen":
        raise refusal("frozen")
