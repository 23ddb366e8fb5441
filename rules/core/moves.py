"""Changes to a record: answer, take back, look ahead, and repair it after an update."""

from typing import TypeVar

from rules.core.decisions import Answer, Seat
from rules.core.engine import By, Position, Record, Step, check, cut, step_for, without
from rules.core.flow import Bug, Diverged, Implied, S, Stale
from rules.core.game import Game
from rules.core.playing import fail, run, taken_back

V = TypeVar("V")


def submit(
    game: Game[S, V],
    record: Record,
    position: Position[S],
    seat: Seat,
    ask: str,
    answer: Answer,
    by: By = "player",
    *,
    passed: bool = False,
) -> tuple[Record, Position[S]]:
    """Answer the question `ask` of `seat`; `position` must be that of `record`.

    A locked answer to a question that is still open is replaced. Raises `Stale` if the question is not open,
    `Rejected` if the answer breaks a rule, `Bug` if the script does; in each case nothing has changed.
    """
    if position.asks.get(seat) != ask:
        raise Stale(ask)
    longer, after = _answered(game, record, position, seat, answer, by, passed)
    return cut(longer, after), after


def _answered(
    game: Game[S, V], record: Record, position: Position[S], seat: Seat, answer: Answer, by: By, passed: bool
) -> tuple[Record, Position[S]]:
    check(position, seat, answer)
    step = step_for(position, seat, answer, by, passed)
    longer = record.model_copy(update={"steps": (*without(record, position, seat), step)})
    try:
        return longer, run(game, longer)
    except (Diverged, Bug) as failure:
        fail(game, failure, len(longer.steps) - 1)


def undo(game: Game[S, V], record: Record, position: Position[S], seat: Seat) -> tuple[Record, Position[S]]:
    """Take back the seat's locked answer, or its last one and what was `passed` after it. Raises `Stale`."""
    shorter = taken_back(record, position, seat)
    return shorter, run(game, shorter)


def probe(
    game: Game[S, V], record: Record, position: Position[S], seat: Seat, answer: Answer
) -> tuple[tuple[Record, Position[S]] | None, tuple[Implied, ...]]:
    """Look ahead: where an answer of the seat would lead, and the questions it would not be asked on the way.

    Nothing is stored. The place is None at a seal, a draw or a question to another seat: what comes next is
    not known yet. Raises `Rejected`.
    """
    if seat not in position.pending:
        return None, ()
    record, position = _answered(game, record, position, seat, answer, "player", False)
    implied = tuple(each for each in position.implied if each.open and each.question.seat == seat)
    if position.sealed == position.n or tuple(position.pending) != (seat,):
        return None, implied
    return (record, position), implied


def mend(game: Game[S, V], record: Record) -> tuple[Record, Position[S], tuple[Step, ...]]:
    """Return the longest valid prefix of the record, its position, and the steps that were cut."""
    try:
        return record, run(game, record), ()
    except Diverged as diverged:
        kept = record.model_copy(update={"steps": record.steps[: diverged.index]})
        shorter, position, lost = mend(game, kept)
        return shorter, position, (*lost, *record.steps[diverged.index :])
