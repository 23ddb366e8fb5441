"""Tips: a sentence or two with the first question of each kind that a person meets in a game.

A tip stays with the question with which it came for as long as that one is open, and does not come again.
Whoever has finished a game of the kind, or wants no tips, gets none.
"""

from collections.abc import Iterable

from bot.table.model import TableInfo, TableView
from bot.table.runtime.context import Context, reads
from bot.table.storage.database import Database, execute, one


async def due(context: Context, user_id: int, seen: TableView) -> bool:
    """Return whether to show the tip with the person's own question, and remember that it was shown.

    Only the first question of its kind has one, and keeps it when shown again. `seen`: the person's own view.
    """
    if seen.decision is None or seen.seat is None or seen.table.status != "running":
        return False
    prompt, ask = seen.decision.prompt.key, seen.asks[seen.seat]
    known = await context.store.read(known_at, user_id, seen.table.game, prompt, ask)
    if known is None:
        await context.store.write(remember, user_id, prompt, ask)
    return known is not False


async def met(context: Context, user_id: int, table: TableInfo, prompts: Iterable[str]) -> frozenset[str]:
    """Return the questions of these kinds that a person knows: from a tip, this table, or a whole game.

    Whoever wants no tips knows all.
    """
    return await context.store.read(met_by, user_id, table.id, table.game, frozenset(prompts))


def met_by(db: Database, user_id: int, table_id: int, game: str, prompts: frozenset[str]) -> frozenset[str]:
    """Do as `met` does, in a database that is being read."""
    if not _wanted(db, user_id) or _has_finished(db, user_id, game):
        return prompts
    told = "SELECT prompt FROM tips WHERE user_id = $1"
    given = "SELECT DISTINCT prompt FROM steps WHERE table_id = $1 AND user_id = $2"
    known = [*execute(db, told, user_id), *execute(db, given, table_id, user_id)]
    return prompts & {row["prompt"] for row in known}


def _has_finished(db: Database, user_id: int, game: str) -> bool:
    sql = "SELECT 1 FROM played WHERE user_id = $1 AND game = $2 AND part = 'whole' LIMIT 1"
    return one(db, sql, user_id, game) is not None


def known_at(db: Database, user_id: int, game: str, prompt: str, ask: str) -> bool | None:
    """Return True if this question has the person's tip, None if no question has had it yet, else False."""
    if not _wanted(db, user_id):
        return False
    told = one(db, "SELECT ask FROM tips WHERE user_id = $1 AND prompt = $2", user_id, prompt)
    if told is not None:
        return bool(told == ask)
    return False if _has_finished(db, user_id, game) else None


def _wanted(db: Database, user_id: int) -> bool:
    return bool(one(db, "SELECT tips FROM people WHERE user_id = $1", user_id))


def remember(db: Database, user_id: int, prompt: str, ask: str) -> None:
    """Note that the person has the tip of this kind with the question `ask`."""
    sql = "INSERT INTO tips (user_id, prompt, ask) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    execute(db, sql, user_id, prompt, ask)


async def set_wanted(context: Context, user_id: int, *, tips: bool) -> None:
    """Stop the tips, or begin again with all of them. The person must have been seen before."""
    await context.store.write(_set_wanted, user_id, tips)


def _set_wanted(db: Database, user_id: int, tips: bool) -> None:
    execute(db, "UPDATE people SET tips = $2 WHERE user_id = $1", user_id, int(tips))
    execute(db, "DELETE FROM tips WHERE user_id = $1", user_id)


wanted = reads(_wanted)
