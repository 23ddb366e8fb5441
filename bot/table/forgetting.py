"""Forgetting a person: afterwards the database does not show who they were, or that they were here.

Other people's games stay whole: the answers stay, without a user, and a finished game names a former player.
"""

from dataclasses import dataclass

from bot.table.jobs import HandOver
from bot.table.lobby import lobby
from bot.table.model import Player, TableInfo, Unavailable
from bot.table.play.edits import computer_name, end, pass_on
from bot.table.runtime.context import Context, studies
from bot.table.seats import seats
from bot.table.series import signing
from bot.table.storage import outbox_rows, rows
from bot.table.storage.database import Database, column, execute, one
from rules.core.decisions import Rejected, Seat
from rules.core.search.sharp import RANDOM, usual
from rules.core.text import Text
from rules.core.words import Words

NOBODY = 0  # for columns that can't be null
ROWS = (  # tables whose rows about a person are deleted
    *("people", "habits", "digests", "summons", "played", "leavers"),
    *("ballots", "invitations", "outbox", "tips", "advice", "web_sessions"),
    *("wishes", "calls", "blocks", "series_players"),
)
NULLED = (
    *(("steps", "user_id"), ("gone", "user_id"), ("proposals", "user_id")),
    ("series_seats", "user_id"),
    ("packed_people", "user_id"),  # packed rows hold only the number of this row
)
EMPTIED = (("seats", "former"), ("proposals", "by_id"), ("tables", "host_id"), ("series", "host_id"))
SPOKEN = (  # JSON with user ids in quotes
    *(("events", "event"), ("outbox", "text"), ("proposals", "told")),
    *(("wishes", "only_with"), ("series", "named"), ("series_log", "told")),
)
NAMED = (("blocks", "other_id"),)  # rows of others about the person, which are deleted
NOT_FINISHED = "status NOT IN ('over', 'closed')"


@dataclass(frozen=True, slots=True)
class Traces:
    """The stored data about a person: finished games with statistics, standing orders, tables to leave."""

    finished: int
    orders: int
    tables: tuple[TableInfo, ...]


@studies
def traces(db: Database, user_id: int) -> Traces:
    """Count and list the data that `forget` would erase."""
    finished = one(db, "SELECT COUNT(*) FROM played WHERE user_id = $1", user_id) or 0
    sql = (
        "SELECT COUNT(*) FROM orders o JOIN seats s ON s.table_id = o.table_id AND s.seat = o.seat"
        " WHERE s.user_id = $1"
    )
    return Traces(finished, one(db, sql, user_id) or 0, _seated(db, user_id))


async def forget(context: Context, user_id: int) -> None:
    """Erase everything known about a person, after they have left all series and tables.

    Other people's games stay whole. If it is interrupted between the two, a second call completes it. A
    person who comes back later starts from nothing.
    """
    series = await signing.leave_all(context, user_id)
    for info in await context.store.read(_seated, user_id):
        try:
            await (lobby.leave if info.status == "lobby" else seats.give_up)(context, info.id, user_id)
        except Unavailable:
            raise  # a second call completes it
        except Rejected:  # the table is at rest, or has just ended: `_erase` deals with it
            continue
    for table_id in await context.store.write(_erase, context, user_id):
        context.forget(table_id)
        context.table_changed(table_id)
    context.sessions_ended(user_id)
    for series_id in series:
        context.series_changed(series_id)
    await context.store.scrub()


def _seated(db: Database, user_id: int) -> tuple[TableInfo, ...]:
    """Return the person's tables that have not ended, active or at rest, oldest first."""
    seated = "SELECT table_id FROM seats JOIN tables ON id = table_id"
    sql = f"{seated} WHERE user_id = $1 AND {NOT_FINISHED} ORDER BY table_id"
    found = (rows.info(db, row["table_id"]) for row in execute(db, sql, user_id).fetchall())
    return tuple(info for info in found if info is not None)


def _erase(db: Database, context: Context, user_id: int) -> tuple[int, ...]:
    """Erase the person in one transaction. Returns the tables that it changes."""
    tables = _of(db, user_id)
    for table_id in tables:
        execute(db, "UPDATE tables SET fence = fence + 1 WHERE id = $1", table_id)
        execute(db, "UPDATE rewinds SET kept = NULL WHERE table_id = $1", table_id)  # answers name users
        info = rows.info(db, table_id)
        assert info is not None
        if (seat := info.seat_of(user_id)) is not None:
            _empty(db, context, info, seat)
        elif info.host_id == user_id and not info.ended:
            _pass_on(db, context, info)
    _erase_lessons(db, user_id)
    execute(db, "UPDATE seats SET lent = 0 WHERE former = $1", user_id)  # nobody is left to take it back
    for name in ROWS:
        execute(db, f"DELETE FROM {name} WHERE user_id = $1", user_id)  # noqa: S608 - our own names
    for name, its in NAMED:
        execute(db, f"DELETE FROM {name} WHERE {its} = $1", user_id)  # noqa: S608 - our own names
    for name, its in NULLED:
        execute(db, f"UPDATE {name} SET {its} = NULL WHERE {its} = $1", user_id)  # noqa: S608
    for name, its in EMPTIED:
        execute(db, f"UPDATE {name} SET {its} = $2 WHERE {its} = $1", user_id, NOBODY)  # noqa: S608
    for name, its in SPOKEN:
        sql = f"UPDATE {name} SET {its} = REPLACE({its}, $1, $2) WHERE {its} LIKE $3"  # noqa: S608
        execute(db, sql, f'"{user_id}"', '"nobody"', f'%"{user_id}"%')
    return tables


def _erase_lessons(db: Database, user_id: int) -> None:
    """Delete the channel of the person's lessons, which is that of their direct messages."""
    lessons = "SELECT id FROM tables WHERE lesson IS NOT NULL AND host_id = $1"
    for name in ("messages", "replaced", "outbox"):
        execute(db, f"DELETE FROM {name} WHERE table_id IN ({lessons})", user_id)  # noqa: S608 - our own names
    execute(db, f"UPDATE tables SET channel_id = $2 WHERE id IN ({lessons})", user_id, NOBODY)  # noqa: S608


def _of(db: Database, user_id: int) -> tuple[int, ...]:
    """Return the tables that hold anything about the person, oldest first."""
    sql = (
        "SELECT table_id FROM seats WHERE user_id = $1 OR former = $1"
        " UNION SELECT table_id FROM steps WHERE user_id = $1"
        " UNION SELECT table_id FROM gone WHERE user_id = $1"
        " UNION SELECT table_id FROM packed_people WHERE user_id = $1"
        " UNION SELECT table_id FROM leavers WHERE user_id = $1"
        " UNION SELECT id FROM tables WHERE host_id = $1 ORDER BY table_id"
    )
    return column(db, sql, user_id)


def _empty(db: Database, context: Context, info: TableInfo, seat: Seat) -> None:
    """Empty the seat in a game that is over or at rest. A game at rest ends if nobody else has part in it."""
    heirs = info.heirs(info.seats[seat].user_id)
    if info.ended:
        _rename(db, info, seat)
    elif not heirs:
        end(context, db, info)
        _rename(db, info, seat)
    else:
        game = context.games.get(info.game)  # a table may be at rest because its game no longer exists
        kind = usual(game) if game else RANDOM
        seats.sit(db, info, Player(seat, computer_name(info), computer=kind, former=NOBODY), context.now())
        outbox_rows.enqueue(db, info.id, [HandOver((seat,))])
        if info.host_id not in heirs:
            pass_on(db, info, heirs[0])


def _pass_on(db: Database, context: Context, info: TableInfo) -> None:
    """Hand over the host role of somebody who lent their seat; end the table if nobody else is left."""
    heirs = info.heirs(info.host_id)
    if heirs:
        pass_on(db, info, heirs[0])
    else:
        end(context, db, info)


def _rename(db: Database, info: TableInfo, seat: Seat) -> None:
    """Name the seat's owner a former player, and delete what the seat has kept."""
    name = Words(info.lang).say(Text(key="table.forgotten"))
    sql = "UPDATE seats SET user_id = NULL, name = $3 WHERE table_id = $1 AND seat = $2"
    execute(db, sql, info.id, seat, name)
    execute(db, "DELETE FROM messages WHERE table_id = $1 AND (seat = $2 OR kind = 'trouble')", info.id, seat)
    for table in ("drafts", "orders", "replaced"):
        execute(db, f"DELETE FROM {table} WHERE table_id = $1 AND seat = $2", info.id, seat)  # noqa: S608
