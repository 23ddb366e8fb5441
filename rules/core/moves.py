"""What may be done to a record: answer, take back, look ahead, and mend after an update."""

from typing import TypeVar

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import By, Position, Record, Step, run
from rules.core.flow import Bug, Diverged, S, Stale
from rules.core.game import Game

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
    """Answer the question `ask` of `seat`; `position` is that of `record`.

    A locked answer to a question that is still open is replaced. Raises `Stale` if the question is not open,
    `Rejected` if the answer breaks a rule, `Bug` if the script does; in each case nothing has changed.
    """
    if position.asks.get(seat) != ask:
        raise Stale(ask)
    longer, after = _answered(game, record, position, seat, answer, by, passed)
    return _cut(longer, after), after


def _answered(
    game: Game[S, V], record: Record, position: Position[S], seat: Seat, answer: Answer, by: By, passed: bool
) -> tuple[Record, Position[S]]:
    decision = position.pending[seat]
    decision.check(answer)
    assert position.ask is not None
    if position.ask.check:
        position.ask.check(seat, answer)
    step = Step(
        prompt=decision.prompt.key,
        seat=seat,
        answer=answer,
        drawn=position.state.drawn,
        by=by,
        passed=passed,
    )
    steps = (*_without(record, position, seat), step)
    longer = record.model_copy(update={"steps": steps})
    try:
        return longer, run(game, longer)
    except Diverged as diverged:
        refusal = diverged.__cause__
        if diverged.index == len(steps) - 1 and isinstance(refusal, Rejected):
            raise refusal from None
        raise Bug(f"{game.key}: a fresh answer moved an old one, {diverged}") from diverged


def _without(record: Record, position: Position[S], seat: Seat) -> tuple[Step, ...]:
    """The steps without this seat's locked answer to the open question."""
    first = position.opened - record.at
    return tuple(step for i, step in enumerate(record.steps) if i < first or step.seat != seat)


def _cut(record: Record, position: Position[S]) -> Record:
    """Move the checkpoint to the newest boundary behind which nothing can be taken back."""
    newest = [b for b in position.boundaries if b.n <= position.floor][-1]
    if newest is position.boundaries[0]:
        return record
    return record.model_copy(
        update={
            "checkpoint": newest.checkpoint,
            "steps": record.steps[newest.n - record.at :],
            "at": newest.n,
            "head": newest.head,
        }
    )


def undo(game: Game[S, V], record: Record, position: Position[S], seat: Seat) -> tuple[Record, Position[S]]:
    """Take back the seat's locked answer, or else its last one and what was `passed` after it.

    Raises `Stale`.
    """
    if seat not in position.undoable:
        raise Stale
    if seat in position.locked:
        steps = _without(record, position, seat)
    else:
        last = max(i for i, step in enumerate(record.steps) if not step.passed)
        steps = record.steps[:last]
    shorter = record.model_copy(update={"steps": steps})
    return shorter, run(game, shorter)


def probe(
    game: Game[S, V], record: Record, position: Position[S], seat: Seat, answer: Answer
) -> tuple[Record, Position[S]] | None:
    """Where an answer of the seat would lead; it is stored nowhere.

    None at a seal, a draw or a question to another seat: beyond it lies the future. Raises `Rejected`.
    """
    if seat not in position.pending:
        return None
    record, position = _answered(game, record, position, seat, answer, "player", False)
    if position.sealed == position.n or tuple(position.pending) != (seat,):
        return None
    return record, position


def mend(game: Game[S, V], record: Record) -> tuple[Record, Position[S], tuple[Step, ...]]:
    """The longest valid prefix of the record, its position, and the steps that were cut."""
    try:
        return record, run(game, record), ()
    except Diverged as diverged:
        kept = record.model_copy(update={"steps": record.steps[: diverged.index]})
        shorter, position, cut = mend(game, kept)
        return shorter, position, (*cut, *record.steps[diverged.index :])
