"""What follows from what: the one place where topics that do not know each other are put together.

A topic imports only those below it, so whatever a change of a table sets off above is registered here.
"""

import sqlite3
from functools import partial

from bot.table.lobby import archive, lobby
from bot.table.model import TableInfo
from bot.table.past import rewind
from bot.table.people import ratings
from bot.table.runtime.context import Context
from bot.table.runtime.live import Change, Live
from bot.table.runtime.saving import Followers
from bot.table.schedule import calls, idle, pace
from bot.table.schedule.reminders import Handler
from bot.table.seats import seats
from bot.table.storage.store import execute
from bot.table.votes import deciding, proposals
from bot.table.votes.deciding import Outcomes


def _begun(db: sqlite3.Connection, live: Live) -> None:
    execute(db, "DELETE FROM reminders WHERE table_id = $1 AND kind = $2", live.info.id, lobby.EXPIRES)
    idle.watch(db, live.info.id, live.info.since)
    calls.follow(db, None, live)


def _changed(db: sqlite3.Connection, it: Change) -> None:
    if it.after.info.status == "over":
        proposals.close(db, it.after.info.id)
    calls.follow(db, it.before, it.after)
    proposals.follow(db, it.before, it.after, [line for line in it.lines if line not in it.before.lines])
    if it.after.info.status == "over":
        ratings.count(db, it.after.info)


def _closed(db: sqlite3.Connection, info: TableInfo) -> None:
    proposals.close(db, info.id)
    for sitter in info.seats:
        calls.dismiss(db, info.id, sitter.seat)


FOLLOWERS = Followers(begun=_begun, changed=_changed, closed=_closed)
OUTCOMES = Outcomes(
    gone_back=rewind.agree,
    handed_over=seats.hand_over,
    decided=seats.decide,
    due=partial(seats.decide, due=True),
)


async def _lapse(context: Context, table_id: int, kind: str) -> None:
    await deciding.lapse(context, table_id, kind, OUTCOMES)


# By the beginning of a reminder's kind; any other calls somebody again.
REMINDED: dict[str, Handler] = {
    lobby.EXPIRES: lambda context, table_id, kind: lobby.expire(context, table_id),
    idle.IDLE: archive.look_after,
    idle.WAKE: archive.look_after,
    proposals.LAPSES: _lapse,
    calls.CLOCK: pace.expire,
}
