"""Lessons: a table for one person and computer players, whose channel is the person's direct messages.

How far people get is counted for each game, without names: where they give up is where it must be mended.
"""

from bot.table.delivery import posted_messages
from bot.table.lobby import archive, lobby
from bot.table.lobby.lobby import Opening
from bot.table.model import Lang, Person, Player, TableInfo
from bot.table.play import moves
from bot.table.play.edits import computer_name
from bot.table.runtime.context import Context, reads, refusal
from bot.table.runtime.loaded_table import Change, LoadedTable
from bot.table.storage import rows
from bot.table.storage.database import Database, execute, one
from rules.core.search.sharp import usual

NO_SERVER = 0  # the server of a lesson
COUNTED = (
    "INSERT INTO lessons (game, answers, count) VALUES ($1, $2, 1)"
    " ON CONFLICT (game, answers) DO UPDATE SET count = lessons.count + 1"
)


async def begin(context: Context, channel_id: int, learner: Person, game: str, lang: Lang) -> TableInfo:
    """Start a lesson with as few computer players as the game allows. The one before it rests."""
    lobby.require_game(context, game, None)
    settled = context.games[game].settle({})
    opening = Opening(NO_SERVER, channel_id, game, settled, lang, learner)

    def seat(db: Database) -> tuple[int | None, int]:
        before = rows.active_in(db, channel_id)
        if before is not None and (old := rows.info(db, before)) is not None:
            archive.close(db, old, context.now())
        info = lobby.insert(context, db, opening)
        kind = usual(context.games[game])
        for _ in range(context.games[game].seats[0] - 1):
            lobby.sit(db, info, [*info.seats, Player(len(info.seats), computer_name(info), computer=kind)])
            info = rows.present(db, info.id)
        execute(db, "UPDATE tables SET lesson = 0 WHERE id = $1", info.id)
        return before, info.id

    before, table_id = await context.store.write(seat)
    if before is not None:
        context.forget(before)
        context.table_changed(before)
    return await moves.start_table(context, table_id, learner.id)


@reads
def of_person(db: Database, user_id: int) -> tuple[TableInfo, ...]:
    """Return the person's lessons with an answer in which they can go on: the running one, then by age."""
    sql = "SELECT id FROM tables WHERE lesson > 0 AND host_id = $1 AND status = 'running' ORDER BY id DESC"
    found = [rows.info(db, row[0]) for row in execute(db, sql, user_id).fetchall()]
    going = [info for info in found if info is not None and (info.status == "running" or info.rests)]
    return tuple(sorted(going, key=lambda info: info.rests))


async def go_on(context: Context, table_id: int, user_id: int) -> TableInfo:
    """Go on with one's lesson; the one that runs rests meanwhile. Raises `Rejected`."""
    info, running = await context.store.read(_lesson_and_running, table_id)
    if info is None or not info.lesson or info.host_id != user_id:
        raise refusal("not-archived")
    if info.status == "running":
        return info
    if running is not None and info.rests:
        await lobby.close(context, running, user_id)
    await posted_messages.drop(context, table_id, "panel")  # it is shown at the bottom again
    return await archive.reopen(context, table_id, user_id)


def _lesson_and_running(db: Database, table_id: int) -> tuple[TableInfo | None, int | None]:
    info = rows.info(db, table_id)
    return info, None if info is None else rows.active_in(db, info.channel_id)


def began(db: Database, loaded: LoadedTable) -> None:
    """Count a lesson that has begun."""
    if loaded.info.lesson:
        execute(db, COUNTED, loaded.info.game, 0)


def went_on(db: Database, it: Change) -> None:
    """Count how far the learner has got; an answer that is made again counts once."""
    info = it.after.info
    if not info.lesson:
        return
    sql = "SELECT COUNT(*) FROM steps WHERE table_id = $1 AND made_by = 'player'"
    made = one(db, sql, info.id) or 0
    most = one(db, "SELECT lesson FROM tables WHERE id = $1", info.id) or 0
    for answers in range(most + 1, made + 1):
        execute(db, COUNTED, info.game, answers)
    if made > most:
        execute(db, "UPDATE tables SET lesson = $2 WHERE id = $1", info.id, made)


def reached(db: Database) -> dict[str, dict[int, int]]:
    """Return by game how many of the learner's lessons reached each number of answers."""
    found: dict[str, dict[int, int]] = {}
    for row in execute(db, "SELECT game, answers, count FROM lessons ORDER BY game, answers").fetchall():
        found.setdefault(row["game"], {})[row["answers"]] = row["count"]
    return found
