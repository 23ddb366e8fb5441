"""Finished games: the whole of one as a file, and the check that its dice were fair."""

from dataclasses import dataclass

from bot.table.runtime.child import Games
from bot.table.runtime.context import Context, seed_hash
from bot.table.runtime.guard import Hung, guarded
from bot.table.storage import past_rows as stored
from bot.table.storage.past_rows import Past, StoredPast
from rules.core.decisions import Rejected
from rules.core.engine import Record, start
from rules.core.flow import Bug, Diverged
from rules.core.game import AnyGame
from rules.core.playing import run as run_record
from rules.core.rewind import rejoined
from rules.core.selfplay.recorded import Recorded


@dataclass(frozen=True, slots=True)
class Verdict:
    """The check of a finished game's dice.

    `hashed`: the published seed has the hash that was posted at the start.

    `fair`: from that seed, the `answers` lead from checkpoint to checkpoint and to the result. `older` of
    them are exempt: they were given under other rules than today's and can't be replayed. `rewinds`: how
    often the table went back and redrew what nobody had seen, from the same seed.
    """

    hashed: bool
    fair: bool
    answers: int
    older: int = 0
    rewinds: int = 0


async def recorded(context: Context, table_id: int, user_id: int) -> Recorded:
    """Return a whole finished game, as `python -m rules play` opens it. Refused before its end."""
    return await context.studies.of(await context.store.study(stored.finished, table_id), user_id, whole)


async def verified(context: Context, table_id: int, user_id: int) -> Verdict:
    """Check whether the dice of a finished game were those that its published hash committed it to."""
    return await context.studies.of(await context.store.study(stored.finished, table_id), user_id, verdict)


def whole(games: Games, it: StoredPast) -> Recorded:
    """Return a study: a finished game as a file."""
    past, info = Past.of(it), it.info
    assert info.seed is not None
    assert info.result is not None
    return Recorded(
        game=info.game,
        version=past.checkpoints[-1].version,
        seats=len(info.seats),
        options=dict(info.options),
        seed=info.seed,
        players=[player.computer or "person" for player in info.seats],
        answers=[(line.step.seat, line.step.answer) for line in past.lines],
        result=info.result,
        branches=past.branches,
        late=tuple(n for n, line in enumerate(past.lines) if line.step.by == "clock"),
    )


def verdict(games: Games, it: StoredPast) -> Verdict:
    """Return a study: whether a finished game was played with the dice of its seed."""
    past = Past.of(it)
    fair, older = _replayed(games.get(it.info.game), past)
    hashed = seed_hash(it.info.seed or "") == it.info.seed_hash
    return Verdict(hashed, fair, len(past.lines), older, len(past.branches))


def _replayed(game: AnyGame | None, past: Past) -> tuple[bool, int]:
    """Tell whether all that today's rules can replay agrees, and count the answers that they can't."""
    if game is None:
        return True, len(past.lines)
    fair, older = _dealt(game, past), 0
    for first, after in zip(past.checkpoints, [*past.checkpoints[1:], None], strict=True):
        end = len(past.lines) if after is None else after.at
        steps = tuple(line.step for line in past.lines[first.at : end])
        led = _led(game, past, first.model_copy(update={"steps": steps}), after)
        older += len(steps) if led is None else 0
        fair = fair and led is not False
    return fair, older


def _dealt(game: AnyGame, past: Past) -> bool:
    """Return whether the stored set-up is the one that the seed deals."""
    info, first = past.info, past.checkpoints[0]
    if first.version != game.version:
        return True  # not by today's rules
    try:
        record = start(game, len(info.seats), info.options, info.seed or "")
    except Rejected:
        return False
    return _led(game, past, record, first) is not False


def _led(game: AnyGame, past: Past, record: Record, after: Record | None) -> bool | None:
    """Return whether a stretch leads to the next checkpoint, or the last to the result; None: older rules."""
    if {record.version, (after or record).version} != {game.version}:
        return None
    try:
        with guarded():
            position = run_record(game, record)
            if after is None:
                return position.result == past.info.result
            record, position = rejoined(game, record, position, past.branches)
            return any(boundary.checkpoint == after.checkpoint for boundary in position.boundaries)
    except (Bug, Diverged, Hung, LookupError):
        return None
