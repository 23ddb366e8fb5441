"""What is left of a finished game: the whole of it as a file, and whether its dice were fair."""

import asyncio
import sqlite3
from dataclasses import dataclass

from bot.table.desk import Desk, refusal, seed_hash
from bot.table.guard import Hung, guarded
from bot.table.history import Past, read_past
from bot.table.store import run
from rules.core.decisions import Rejected
from rules.core.engine import Record, start
from rules.core.engine import run as run_record
from rules.core.flow import Bug, Diverged
from rules.core.game import AnyGame
from rules.core.recorded import Recorded
from rules.core.rewind import Branch, rejoined


@dataclass(frozen=True, slots=True)
class Verdict:
    """`hashed`: the published seed has the hash that was posted at the start.

    `fair`: from that seed, the `answers` lead from checkpoint to checkpoint and to the result; but for
    `older` of them, which were given under other rules than today's and can't be played again. `rewinds`: how
    often the table went back and drew anew what nobody had seen, from the same seed.
    """

    hashed: bool
    fair: bool
    answers: int
    older: int = 0
    rewinds: int = 0


async def recorded(desk: Desk, table_id: int) -> Recorded:
    """The whole game, hidden things too. Refused until it is over."""
    past, back = await _finished(desk, table_id)
    info = past.info
    assert info.seed is not None
    assert info.result is not None
    return Recorded(
        game=info.game,
        version=past.checkpoints[-1].version,
        seats=len(info.seats),
        options=dict(info.options),
        seed=info.seed,
        players=[sitter.computer or "person" for sitter in info.seats],
        answers=[(line.step.seat, line.step.answer) for line in past.lines],
        result=info.result,
        branches=back,
    )


async def verified(desk: Desk, table_id: int) -> Verdict:
    """Check the seed of a finished game. Refused until it is over."""
    past, back = await _finished(desk, table_id)
    async with desk.whole_games:
        fair, older = await asyncio.to_thread(_replayed, desk.games.get(past.info.game), past, back)
    hashed = seed_hash(past.info.seed or "") == past.info.seed_hash
    return Verdict(hashed, fair, len(past.lines), older, len(back))


async def _finished(desk: Desk, table_id: int) -> tuple[Past, tuple[Branch, ...]]:
    past = await read_past(desk, table_id)
    if past.info.status != "over" or past.info.seed is None or past.info.result is None:
        raise refusal("not-over")
    return past, await desk.store.read(_branches, table_id)


def _replayed(game: AnyGame | None, past: Past, back: tuple[Branch, ...]) -> tuple[bool, int]:
    """Whether all that today's rules can play again leads where it led, and how many answers they can't."""
    if game is None:
        return True, len(past.lines)
    fair, older = _dealt(game, past, back), 0
    for first, after in zip(past.checkpoints, [*past.checkpoints[1:], None], strict=True):
        end = len(past.lines) if after is None else after.at
        steps = tuple(line.step for line in past.lines[first.at : end])
        led = _led(game, past, first.model_copy(update={"steps": steps}), after, back)
        older += len(steps) if led is None else 0
        fair = fair and led is not False
    return fair, older


def _dealt(game: AnyGame, past: Past, back: tuple[Branch, ...]) -> bool:
    """Whether the game began as the seed deals it."""
    info, first = past.info, past.checkpoints[0]
    if first.version != game.version:
        return True  # not by today's rules
    try:
        record = start(game, len(info.seats), info.options, info.seed or "")
    except Rejected:
        return False
    return _led(game, past, record, first, back) is not False


def _led(
    game: AnyGame, past: Past, record: Record, after: Record | None, back: tuple[Branch, ...]
) -> bool | None:
    """Whether a stretch leads to the checkpoint after it, the last one to the result; None: older rules."""
    if {record.version, (after or record).version} != {game.version}:
        return None
    try:
        with guarded():
            position = run_record(game, record)
            if after is None:
                return position.result == past.info.result
            record, position = rejoined(game, record, position, back)
            return any(boundary.checkpoint == after.checkpoint for boundary in position.boundaries)
    except (Bug, Diverged, Hung, LookupError):
        return None


def _branches(db: sqlite3.Connection, table_id: int) -> tuple[Branch, ...]:
    """The branches that the game stands on: a later one that began earlier has taken an old one away."""
    sql = "SELECT step_no, branch FROM rewinds WHERE table_id = $1 AND restored = 0 ORDER BY branch DESC"
    found: list[Branch] = []
    for row in run(db, sql, table_id).fetchall():
        if not found or row["step_no"] <= found[-1][0]:
            found.append((row["step_no"], row["branch"]))
    return tuple(reversed(found))
