"""Effects of a change: the one place that connects topics which do not know each other.

A topic imports only the topics below it. Whatever a change sets off in a topic above is registered here.
"""

from functools import partial

from bot.table.learning import lessons
from bot.table.lobby import archive, lobby
from bot.table.meeting import wishes
from bot.table.model import TableInfo
from bot.table.past import rewind
from bot.table.people import ratings
from bot.table.runtime.loaded_table import Change, LoadedTable
from bot.table.runtime.saving import Followers
from bot.table.schedule import idle, pings, time_control
from bot.table.schedule.reminders import Handler
from bot.table.seats import seats
from bot.table.series import results
from bot.table.storage import reminder_rows
from bot.table.storage.database import Database
from bot.table.storage.reminder_rows import Kind
from bot.table.votes import deciding, proposals
from bot.table.votes.deciding import Outcomes


def _begun(db: Database, loaded: LoadedTable) -> None:
    reminder_rows.drop_kind(db, loaded.info.id, "lobby")
    idle.watch(db, loaded.info.id, loaded.info.since)
    if not loaded.info.lesson:  # whoever learns comes back when they like
        pings.follow(db, None, loaded)
    lessons.began(db, loaded)
    if not loaded.info.lesson:
        wishes.began(db, loaded.info)
    results.began(db, loaded)


def _changed(db: Database, it: Change) -> None:
    if it.after.info.status == "over":
        proposals.close(db, it.after.info.id)
    if not it.after.info.lesson:
        pings.follow(db, it.before, it.after, undone=it.forget is not None)
    proposals.follow(db, it.before, it.after, it.fresh)
    if it.after.info.status == "over":
        ratings.count(db, it.after.info)
        results.count(db, it.after.info)
    lessons.went_on(db, it)


def _closed(db: Database, info: TableInfo) -> None:
    proposals.close(db, info.id)
    results.closed(db, info)
    for player in info.seats:
        pings.dismiss(db, info.id, player.seat)


FOLLOWERS = Followers(begun=_begun, changed=_changed, closed=_closed, reopened=seats.reopened)
OUTCOMES = Outcomes(
    gone_back=rewind.agree,
    handed_over=seats.hand_over,
    decided=seats.decide,
    due=partial(seats.decide, due=True),
)


REMINDED: dict[Kind, Handler] = {
    "lobby": lobby.expire,
    "call": pings.remind,
    "clock": time_control.expire,
    "vote": partial(deciding.lapse, outcomes=OUTCOMES),
    "idle": archive.look_after,
    "wake": archive.look_after,
}
