"""Runs a game: the position is a pure function of the record, and `run` is its definition.

A `Playing` keeps the script alive between answers, so that an answer costs only the work that it causes. The
record remains the truth: running it always leads to the same position.
"""

import hmac
from collections.abc import Coroutine
from dataclasses import replace
from hashlib import sha256
from typing import Any, Generic, NoReturn

import pydantic_core

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import Boundary, By, Position, Record, answered, cut, dump, load, without
from rules.core.flow import Ask, Bug, Diverged, Over, Result, S, Stale, Table
from rules.core.game import Game

_MOST_PHASES = 200  # phases without a question before it counts as a loop


def run(game: Game[S, Any], record: Record) -> Position[S]:
    """The position that the record leads to.

    Raises `Diverged` if a stored answer does not fit, and `Bug` if a script breaks the contract.
    """
    return Playing(game, record).position


class Playing(Generic[S]):
    """A game that waits at a question, and goes on with each answer.

    `record` and `position` are those after the last answer. `position.state` is the live state, which changes
    with the next answer; dump it to keep it. A `Playing` serves one caller. The constructor raises what `run`
    raises.
    """

    record: Record
    position: Position[S]

    def __init__(self, game: Game[S, Any], record: Record) -> None:
        if record.version != game.version:
            raise Bug(f"{game.key}: record of version {record.version}, code of version {game.version}")
        self.game = game
        self._begin(record)

    def submit(
        self, seat: Seat, ask: str, answer: Answer, by: By = "player", *, passed: bool = False
    ) -> Position[S]:
        """Answer the question `ask` of `seat`; a locked answer is replaced while the question is still open.

        Raises `Stale` if the question is not open, `Rejected` if the answer breaks a rule, `Bug` if the
        script does; in each case nothing has changed.
        """
        if self.position.asks.get(seat) != ask:
            raise Stale(ask)
        kept, before = self.record, self.position
        self.record = answered(self.game, kept, self.position, seat, answer, by, passed)
        if self._locked.pop(seat, None) is not None:
            self._used -= 1
        try:
            self.position = self._go()
        except (Diverged, Bug) as failure:
            asked = len(self.record.steps) - 1
            self._begin(kept)
            self.position = replace(before, state=self.position.state)  # it may tell of more than the record
            fail(self.game, failure, asked)
        self._forget(cut(self.record, self.position))
        return self.position

    def undo(self, seat: Seat) -> Position[S]:
        """Take back the seat's locked answer, or else its last one and what was `passed` after it.

        Raises `Stale`.
        """
        self._begin(taken_back(self.record, self.position, seat))
        return self.position

    def _begin(self, record: Record) -> None:
        self.record = record
        self._used = 0  # how many of the record's steps
        self._head = record.head
        self._table = Table(load(self.game, record.checkpoint), record.at)
        self._boundaries = [(0, Boundary(record.at, record.checkpoint, record.head))]  # 0: events before it
        self._opened = record.at
        self._ask: Ask | None = None
        self._locked: dict[Seat, Answer] = {}
        self._script: Coroutine[Ask, dict[Seat, Answer], str] | None = None
        self.position = self._go()

    def _forget(self, record: Record) -> None:
        """Continue with a record that was cut at one of the boundaries."""
        if record is self.record:
            return
        gone = record.at - self.record.at
        self.record = record
        first = max(i for i, (_, b) in enumerate(self._boundaries) if b.n == record.at)
        told = self._boundaries[first][0]
        self._used -= gone
        self._boundaries = [(seen - told, b) for seen, b in self._boundaries[first:]]
        self._table.events = self._table.events[told:]
        self._table.floor = max(self._table.floor, record.at)

    def _go(self) -> Position[S]:
        """Run phases until a question has no answer, or the game is over."""
        quiet = 0
        while quiet < _MOST_PHASES:
            before = self._used
            ending = self._phase()
            if not isinstance(ending, str):
                return self._stop(ending)
            self._boundary(ending)
            quiet = quiet + 1 if self._used == before else 0
        raise Bug(
            f"{self.game.key}: {_MOST_PHASES} phases without a question, the last {self._table.state.phase}"
        )

    def _phase(self) -> str | Ask | Result:
        """Continue the phase. Returns the next one's name, the question without an answer, or the result."""
        waits = False
        try:
            if self._script is None:
                self._table.late = frozenset()
                self._script = self.game.phases[self._table.state.phase](self._table)
                self._asked(self._script.send(None))  # type: ignore[arg-type]  # a coroutine starts with None
            while (answers := self._answers()) is not None:
                self._asked(self._script.send(answers))
            assert self._ask is not None
            waits = True
            return self._ask
        except StopIteration as stop:
            return str(stop.value)
        except Over as over:
            return over.result
        except Rejected as refusal:
            raise self._too_late(refusal) from refusal
        except (Diverged, Bug):
            raise
        except Exception as error:
            raise Bug(f"{self.game.key}, phase {self._table.state.phase}: {error!r}") from error
        finally:
            if not waits and self._script is not None:
                self._script.close()
                self._script = None

    def _asked(self, ask: object) -> None:
        """Record the question that the script has reached."""
        if not isinstance(ask, Ask) or not ask.decisions:
            raise Bug(f"{self.game.key}, phase {self._table.state.phase}: awaited {ask!r}, not a question")
        self._ask = ask
        self._opened = self.record.at + self._used
        self._locked = {}

    def _answers(self) -> dict[Seat, Answer] | None:
        """The stored answers to the open question, in seat order; None, and it stops, if some are missing."""
        assert self._ask is not None
        asked = self._ask.decisions
        while len(self._locked) < len(asked):
            if self._used == len(self.record.steps):
                return None
            step = self.record.steps[self._used]
            self._fits(self._ask, self._used)
            self._locked[step.seat] = step.answer
            self._used += 1
        answers = {seat: self._locked[seat] for seat in asked}
        for seat, answer in answers.items():
            self._head = _digest(self._head, seat, answer)
        self._table.step = self.record.at + self._used
        given = self.record.steps[self._opened - self.record.at : self._used]
        self._table.late = frozenset(step.seat for step in given if step.by == "clock")
        if len(answers) > 1:
            self._table.seal()
        return answers

    def _fits(self, ask: Ask, index: int) -> None:
        step = self.record.steps[index]
        decision = ask.decisions.get(step.seat)
        if decision is None or step.seat in self._locked or decision.prompt.key != step.prompt:
            raise Diverged(index, f"nobody asks seat {step.seat} {step.prompt}")
        if step.drawn != self._table.state.drawn:
            raise Diverged(index, "the dice fell otherwise")
        try:
            decision.check(step.answer)
            if ask.check:
                ask.check(step.seat, step.answer)
        except Rejected as refusal:
            raise Diverged(index, refusal.text.key) from refusal

    def _too_late(self, refusal: Rejected) -> Diverged | Bug:
        """The error for a script's refusal of its last answer: a `Bug` if the player has seen its effects."""
        last = self._table.step
        if self._table.floor >= last or self._boundaries[-1][1].n == last:
            return Bug(
                f"{self.game.key}, phase {self._table.state.phase}: refused too late, {refusal.text.key}"
            )
        return Diverged(self._used - 1, refusal.text.key)

    def _boundary(self, phase: str) -> None:
        """End a phase. The state is dumped and loaded again, so that no aliasing survives a boundary."""
        if phase not in self.game.phases:
            raise Bug(f"{self.game.key}: no phase {phase}")
        table = self._table
        table.state.phase = phase
        checkpoint = dump(self.game, table.state)
        table.state = load(self.game, checkpoint)
        self._boundaries.append((len(table.events), Boundary(table.step, checkpoint, self._head)))

    def _stop(self, ending: Ask | Result) -> Position[S]:
        table, record = self._table, self.record
        ask = ending if isinstance(ending, Ask) else None
        if ask is None:
            self._opened, self._locked = table.step, {}
            if self._used < len(record.steps):
                raise Diverged(self._used, "the game is over")
        floor, author = _reach(record, table.floor)
        mine = {author} if author is not None and ask is not None else set()
        key = table.state.seed.encode()
        return Position(
            state=table.state,
            n=record.at + self._used,
            ask=ask,
            opened=self._opened,
            locked=dict(sorted(self._locked.items())),
            asks={s: _ask_id(key, self._head, s, d) for s, d in ask.decisions.items()} if ask else {},
            events=tuple(table.events),
            result=None if isinstance(ending, Ask) else ending,
            sealed=table.floor,
            floor=min(floor, self._opened) if ask else record.at + self._used,
            undoable=tuple(sorted(mine | set(self._locked))),
            boundaries=tuple(boundary for _, boundary in self._boundaries),
        )


def fail(game: Game[S, Any], failure: Diverged | Bug, fresh: int) -> NoReturn:
    """Raise the reason why a run failed after a new answer, at this index: a script's refusal, or a bug."""
    if isinstance(failure, Bug):
        raise failure
    refusal = failure.__cause__
    if failure.index == fresh and isinstance(refusal, Rejected):
        raise refusal from None
    raise Bug(f"{game.key}: a fresh answer moved an old one, {failure}") from failure


def taken_back(record: Record, position: Position[S], seat: Seat) -> Record:
    """The record without the seat's locked answer, or else without its last one. Raises `Stale`."""
    if seat not in position.undoable:
        raise Stale
    if seat in position.locked:
        return record.model_copy(update={"steps": without(record, position, seat)})
    last = max(i for i, step in enumerate(record.steps) if not step.passed)
    return record.model_copy(update={"steps": record.steps[:last]})


def _reach(record: Record, sealed: int) -> tuple[int, Seat | None]:
    """The first answer that can be taken back, and who may do so.

    That is the author of the last answer, for their own answers since the last seal.
    """
    author: Seat | None = None
    first = record.at + len(record.steps)
    for i in range(len(record.steps) - 1, sealed - record.at - 1, -1):
        step = record.steps[i]
        if step.passed:
            continue
        if author is not None and step.seat != author:
            break
        author = step.seat
        first = record.at + i
    return first, author


def _digest(head: str, seat: Seat, answer: Answer) -> str:
    return sha256(head.encode() + pydantic_core.to_json([seat, answer])).hexdigest()


def _ask_id(key: bytes, head: str, seat: Seat, decision: Decision) -> str:
    """The public name of a question.

    It is keyed, because it depends on hands. It depends on the answers, not on their number, so that undo
    restores it.
    """
    text = f"{head};{seat};{decision.model_dump_json()}"
    return hmac.new(key, text.encode(), sha256).hexdigest()[:12]
