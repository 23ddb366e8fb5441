"""How sharp computer players thought, so that each of their answers can be repeated after the game."""

from dataclasses import dataclass

from bot.table.storage.database import Database, execute, one
from rules.core.search.halving import Effort


@dataclass(frozen=True, slots=True)
class StoredThought:
    """What a search was allowed, and the version of the rules that thought."""

    effort: Effort
    code: str


def keep(db: Database, table_id: int, ask: str, thought: StoredThought) -> None:
    """Note how the answer to a question came about; a repetition replaces it."""
    sql = (
        "INSERT INTO thoughts (table_id, ask, playouts, candidates, horizon, code)"
        " VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT (table_id, ask) DO UPDATE SET playouts = excluded.playouts,"
        " candidates = excluded.candidates, horizon = excluded.horizon, code = excluded.code"
    )
    effort = thought.effort
    execute(db, sql, table_id, ask, effort.playouts, effort.candidates, effort.horizon, thought.code)


def all_of(db: Database, table_id: int) -> dict[str, StoredThought]:
    """How the sharp players of a table thought, by question."""
    rows = execute(db, "SELECT * FROM thoughts WHERE table_id = $1", table_id).fetchall()
    return {
        row["ask"]: StoredThought(Effort(row["playouts"], row["candidates"], row["horizon"]), row["code"])
        for row in rows
    }


def count(db: Database, table_id: int) -> int:
    """How many answers of a table can be repeated."""
    return int(one(db, "SELECT COUNT(*) FROM thoughts WHERE table_id = $1", table_id) or 0)


def seed(db: Database, table_id: int) -> str:
    """What names the dice of a table's computer players."""
    return str(one(db, "SELECT computer_seed FROM tables WHERE id = $1", table_id) or "")
