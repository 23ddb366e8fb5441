"""What is left of a finished game: the whole of it as a file, and whether its dice were fair."""

import asyncio
import sqlite3
from dataclasses import dataclass

import pydantic_core

from bot.table import reading
from bot.table.desk import Desk, refusal, seed_hash
from bot.table.guard import Hung, guarded
from bot.table.model import TableInfo
from bot.table.store import one, run
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.flow import Bug
from rules.core.recorded import Recorded


@dataclass(frozen=True, slots=True)
class Verdict:
    """`hashed`: the published seed has the hash that was posted at the start.

    `replayed`: that seed and the stored answers lead to the stored result; None if the rules have changed.
    """

    hashed: bool
    replayed: bool | None


async def recorded(desk: Desk, table_id: int) -> Recorded:
    """The whole game, hidden things too. Refused until it is over."""
    info = await reading.info(desk, table_id)
    if info is None:
        raise refusal("no-table")
    if info.status != "over" or info.seed is None or info.result is None:
        raise refusal("not-over")
    answers, version = await desk.store.read(_answers, table_id)
    return Recorded(
        game=info.game,
        version=version,
        seats=len(info.seats),
        options=dict(info.options),
        seed=info.seed,
        players=[sitter.computer or "person" for sitter in info.seats],
        answers=answers,
        result=info.result,
    )


async def verified(desk: Desk, table_id: int) -> Verdict:
    """Check the seed of a finished game. Refused until it is over."""
    whole = await recorded(desk, table_id)
    info = await reading.info(desk, table_id)
    assert info is not None
    replayed = await asyncio.to_thread(_replayed, desk, info, whole)  # others go on meanwhile
    return Verdict(seed_hash(whole.seed) == info.seed_hash, replayed)


def _replayed(desk: Desk, info: TableInfo, whole: Recorded) -> bool | None:
    game = desk.games.get(info.game)
    if game is None or game.version != whole.version:
        return None
    try:
        with guarded():
            _, position = whole.replay(game)
    except (Rejected, Bug, Hung):
        return None  # a mended rule: the game was played under the old one
    return position.result == whole.result


def _answers(db: sqlite3.Connection, table_id: int) -> tuple[list[tuple[Seat, Answer]], int]:
    """All answers that stand, in order, and the version of the rules at the end."""
    sql = "SELECT seat, answer FROM steps WHERE table_id = $1 ORDER BY n"
    found = [
        (row["seat"], pydantic_core.from_json(row["answer"])) for row in run(db, sql, table_id).fetchall()
    ]
    newest = "SELECT version FROM checkpoints WHERE table_id = $1 ORDER BY step_no DESC LIMIT 1"
    return found, one(db, newest, table_id) or 0
