"""Lessons: a table for one person and computer players, whose channel is the person's direct messages.

How far people get is counted for each game, without names: where they give up is where it must be mended.
"""

from bot.table.jobs import ShowPanel
from bot.table.lobby import lobby
from bot.table.lobby.lobby import Opening
from bot.table.model import Lang, Person, Player, TableInfo
from bot.table.play import moves
from bot.table.play.edits import computer_name, end
from bot.table.runtime.context import Context
from bot.table.runtime.loaded_table import Change, LoadedTable
from bot.table.storage import outbox_rows, rows
from bot.table.storage.database import Database, execute, one
from rules.core.search.sharp import usual

NO_SERVER = 0  # the server of a lesson
COUNTED = (
    "INSERT INTO lessons (game, answers, count) VALUES ($1, $2, 1)"
    " ON CONFLICT (game, answers) DO UPDATE SET count = lessons.count + 1"
)


async def begin(context: Context, channel_id: int, learner: Person, game: str, lang: Lang) -> TableInfo:
    """Start a lesson with as few computer players as the game allows. It ends the one before it."""
    lobby.require_game(context, game, None)
    settled = context.games[game].settle({})
    opening = Opening(NO_SERVER, channel_id, game, settled, lang, learner)

    def seat(db: Database) -> tuple[int | None, int]:
        before = rows.active_in(db, channel_id)
        if before is not None and (old := rows.info(db, before)) is not None:
            end(context, db, old)
            execute(db, "UPDATE tables SET fence = fence + 1 WHERE id = $1", before)
            outbox_rows.enqueue(db, before, [ShowPanel()])
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
        context.tell(before)
    return await moves.start_table(context, table_id, learner.id)


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
    """By game: in how many lessons the learner made at least so many answers."""
    found: dict[str, dict[int, int]] = {}
    for row in execute(db, "SELECT game, answers, count FROM lessons ORDER BY game, answers").fetchall():
        found.setdefault(row["game"], {})[row["answers"]] = row["count"]
    return found
