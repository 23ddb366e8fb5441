"""Runs a game: the position is a pure function of the record, and `run` is its definition.

A `Playing` keeps the script alive between answers, so that an answer costs only the work that it causes. The
record remains the truth: running it always leads to the same position.
"""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Generic, NoReturn

import pydantic_core

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import Boundary, By, Position, Record, Step, check, dump, load, step_for, without
from rules.core.flow import Ask, Bug, Diverged, GameContext, Over, Result, S, Stale
from rules.core.game import Game

_MOST_PHASES = 200  # phases without a question before it counts as a loop


def run(game: Game[S, Any], record: Record) -> Position[S]:
    """Return the position that the record leads to.

    Raises `Diverged` if a stored answer does not fit, and `Bug` if a script breaks the contract.
    """
    script = _Script(game, record)
    context = script.context
    boundaries = [Boundary(record.at, record.checkpoint, record.head, game.rounds(context.state))]

    def cross() -> None:
        """Dump the state and load it again, so that no aliasing survives a boundary."""
        checkpoint = dump(game, context.state)
        context.state = load(game, checkpoint)
        boundaries.append(Boundary(context.step, checkpoint, script.head, game.rounds(context.state)))

    ending = script.go(cross)
    return _position(script, ending, tuple(boundaries))


class Playing(Generic[S]):
    """A game that waits at a question, and goes on with each answer.

    `position` is the one after the last answer, without boundaries. `position.state` is the live state, which
    changes with the next answer; dump it to keep it. A `Playing` serves one caller. The constructor raises
    what `run` raises.
    """

    position: Position[S]

    def __init__(self, game: Game[S, Any], record: Record) -> None:
        self.game = game
        self._base: Record  # the newest one that was made
        self._dropped: int  # how many boundaries lie behind the present record, but not behind that
        self._begun: list[tuple[int, int]]  # boundaries since the record: answers and events before each
        self._begin(record)

    @property
    def at(self) -> int:
        """The number of answers before the record's checkpoint."""
        return self._begun[0][0]

    @property
    def record(self) -> Record:
        """The record that leads to the position. Its checkpoint is made on demand."""
        script = self._script
        whole = self._base.model_copy(update={"steps": tuple(script.steps)})
        if self._dropped:
            first = run(self.game, whole).boundaries[-len(self._begun)]
            script.forget(first.n)
            here = {"checkpoint": first.checkpoint, "at": first.n, "head": first.head}
            whole = whole.model_copy(update={**here, "steps": tuple(script.steps)})
            self._base, self._dropped = whole, 0
        return whole

    def submit(
        self, seat: Seat, ask: str, answer: Answer, by: By = "player", *, passed: bool = False
    ) -> Position[S]:
        """Answer the question `ask` of `seat`; a locked answer is replaced while the question is still open.

        Raises `Stale` if the question is not open, `Rejected` if the answer breaks a rule, `Bug` if the
        script does; in each case nothing has changed.
        """
        if self.position.asks.get(seat) != ask:
            raise Stale(ask)
        return self.give(seat, answer, by, passed=passed)

    def give(self, seat: Seat, answer: Answer, by: By = "player", *, passed: bool = False) -> Position[S]:
        """Do as `submit` does, for a caller that has just read the seat's question and need not name it."""
        script, before, begun = self._script, self.position, len(self._begun)
        check(before, seat, answer)
        step = step_for(before, seat, answer, by, passed)
        first = script.opened - script.at
        given = script.steps[first:]
        if script.locked.pop(seat, None) is not None:
            script.steps[first:] = [each for each in given if each.seat != seat]
            script.used -= 1
        script.checked = len(script.steps)
        script.steps.append(step)
        try:
            self.position = self._go()
        except (Diverged, Bug) as failure:
            asked = len(script.steps) - 1
            script.steps[first:] = given
            del self._begun[begun:]
            self._begin(self.record)
            self.position = replace(before, state=self.position.state)  # it may tell of more than the record
            fail(self.game, failure, asked)
        self._forget()
        return self.position

    def undo(self, seat: Seat) -> Position[S]:
        """Take back a locked answer, or the last one and what was `passed` after it. Raises `Stale`."""
        self._begin(taken_back(self.record, self.position, seat))
        return self.position

    def _begin(self, record: Record) -> None:
        self._base, self._dropped = record, 0
        self._begun = [(record.at, 0)]
        self._script = _Script(self.game, record)
        self.position = self._go()

    def _go(self) -> Position[S]:
        script = self._script
        return _position(script, script.go(self._cross), ())

    def _cross(self) -> None:
        self._begun.append((self._script.context.step, len(self._script.context.events)))

    def _forget(self) -> None:
        """Drop the history before the newest boundary before which nothing can be taken back."""
        newest = max(i for i, (n, _) in enumerate(self._begun) if n <= self.position.floor)
        if newest:
            at, told = self._begun[newest]
            self._begun = [(n, seen - told) for n, seen in self._begun[newest:]]
            self._dropped += newest
            context = self._script.context
            context.events = context.events[told:]
            context.floor = max(context.floor, at)


def fail(game: Game[S, Any], failure: Diverged | Bug, fresh: int) -> NoReturn:
    """Raise the reason why a run failed after a new answer, at this index: a script's refusal, or a bug."""
    if isinstance(failure, Bug):
        raise failure
    refusal = failure.__cause__
    if failure.index == fresh and isinstance(refusal, Rejected):
        raise refusal from None
    raise Bug(f"{game.key}: a fresh answer moved an old one, {failure}") from failure


def taken_back(record: Record, position: Position[S], seat: Seat) -> Record:
    """Return the record without the seat's locked answer, or else without its last one. Raises `Stale`."""
    if seat not in position.undoable:
        raise Stale
    if seat in position.locked:
        return record.model_copy(update={"steps": without(record, position, seat)})
    last = max(i for i, step in enumerate(record.steps) if not step.passed)
    return record.model_copy(update={"steps": record.steps[:last]})


def _position(script: "_Script[S]", ending: Ask | Result, boundaries: tuple[Boundary, ...]) -> Position[S]:
    context = script.context
    used = script.at + script.used
    ask = ending if isinstance(ending, Ask) else None
    if ask is None and script.used < len(script.steps):
        raise Diverged(script.used, "the game is over")
    floor, author = _reach(script.steps, script.at, context.floor)
    mine = {author} if author is not None and ask is not None else set()
    locked = dict(sorted(script.locked.items())) if ask else {}
    return Position(
        state=context.state,
        n=used,
        ask=ask,
        opened=script.opened if ask else context.step,
        locked=locked,
        head=script.head,
        events=tuple(context.events),
        result=None if isinstance(ending, Ask) else ending,
        sealed=context.floor,
        floor=min(floor, script.opened) if ask else used,
        undoable=tuple(sorted(mine | set(locked))),
        boundaries=boundaries,
        implied=tuple(context.implied) if context.step == used else (),
    )


def _reach(steps: Sequence[Step], at: int, sealed: int) -> tuple[int, Seat | None]:
    """Return the first answer that can be taken back, and who may do so; `at` answers lie before these.

    That is the author of the last answer, for their own answers since the last seal.
    """
    author: Seat | None = None
    first = at + len(steps)
    for i in range(len(steps) - 1, sealed - at - 1, -1):
        step = steps[i]
        if step.passed:
            continue
        if author is not None and step.seat != author:
            break
        author = step.seat
        first = at + i
    return first, author


class _Script(Generic[S]):
    """The phases of a game since a record's checkpoint, run as far as the answers reach.

    `steps` may be appended to, and `go` continues. `used` counts those that were handed to a phase, `opened`
    all answers since the game began when the open question was asked; `locked` holds the answers that were
    given to it already. `head` is the digest of all answers to earlier questions. After an exception a script
    can't go on.
    """

    def __init__(self, game: Game[S, Any], record: Record) -> None:
        if record.version != game.version:
            raise Bug(f"{game.key}: record of version {record.version}, code of version {game.version}")
        self.game = game
        self.context = GameContext(load(game, record.checkpoint), record.at)
        self.at = record.at  # the number of answers before `steps`
        self.steps = list(record.steps)
        self.used = 0
        self.checked = -1  # the index of an answer that its question has accepted already
        self.head = record.head
        self.ask: Ask | None = None
        self.opened = record.at
        self.locked: dict[Seat, Answer] = {}
        self._crossed = record.at  # the answers used at the last boundary
        self._phase: Coroutine[Ask, dict[Seat, Answer], str] | None = None

    def go(self, cross: Callable[[], None]) -> Ask | Result:
        """Run to a question without an answer, or to the end; `cross` is called between two phases.

        Raises `Diverged` if an answer does not fit, and `Bug` if a phase breaks the contract.
        """
        quiet = 0
        while quiet < _MOST_PHASES:
            before = self.used
            ending = self._run()
            if not isinstance(ending, str):
                return ending
            if ending not in self.game.phases:
                raise Bug(f"{self.game.key}: no phase {ending}")
            self.context.state.phase = ending
            self._crossed = self.context.step
            cross()
            quiet = quiet + 1 if self.used == before else 0
        raise Bug(
            f"{self.game.key}: {_MOST_PHASES} phases without a question, the last {self.context.state.phase}"
        )

    def forget(self, at: int) -> None:
        """Drop the steps before this number of answers."""
        self.used -= at - self.at
        del self.steps[: at - self.at]
        self.at = at

    def _run(self) -> str | Ask | Result:
        """Continue the phase. Returns the next one's name, the question without an answer, or the result."""
        waits = False
        try:
            if self._phase is None:
                self.context.late = frozenset()
                self._phase = self.game.phases[self.context.state.phase](self.context)
                self._asked(self._phase.send(None))  # type: ignore[arg-type]  # a coroutine starts with None
            while (answers := self._answers()) is not None:
                self._asked(self._phase.send(answers))
            assert self.ask is not None
            waits = True
            return self.ask
        except StopIteration as stop:
            return str(stop.value)
        except Over as over:
            return over.result
        except Rejected as refusal:
            raise self._too_late(refusal) from refusal
        except (Diverged, Bug):
            raise
        except Exception as error:
            raise Bug(f"{self.game.key}, phase {self.context.state.phase}: {error!r}") from error
        finally:
            if not waits and self._phase is not None:
                self._phase.close()
                self._phase = None

    def _asked(self, ask: object) -> None:
        if not isinstance(ask, Ask) or not ask.decisions:
            raise Bug(f"{self.game.key}, phase {self.context.state.phase}: awaited {ask!r}, not a question")
        self.ask = ask
        self.opened = self.at + self.used
        self.locked = {}

    def _answers(self) -> dict[Seat, Answer] | None:
        """Return the answers to the open question, in seat order; None, and stop, if some are missing."""
        assert self.ask is not None
        asked = self.ask.decisions
        while len(self.locked) < len(asked):
            if self.used == len(self.steps):
                return None
            step = self.steps[self.used]
            self._fits(self.ask, step)
            self.locked[step.seat] = step.answer
            self.used += 1
        answers = {seat: self.locked[seat] for seat in asked}
        for seat, answer in answers.items():
            self.head = _digest(self.head, seat, answer)
        self.context.step = self.at + self.used
        self.context.implied = []
        given = self.steps[self.opened - self.at : self.used]
        self.context.late = frozenset(step.seat for step in given if step.by == "clock")
        if len(answers) > 1:
            self.context.seal()
        return answers

    def _fits(self, ask: Ask, step: Step) -> None:
        index = self.used
        decision = ask.decisions.get(step.seat)
        if decision is None or step.seat in self.locked or decision.prompt.key != step.prompt:
            raise Diverged(index, f"nobody asks seat {step.seat} {step.prompt}")
        if step.drawn != self.context.state.drawn:
            raise Diverged(index, "the dice fell otherwise")
        if index == self.checked:
            return
        try:
            decision.check(step.answer)
            if ask.check:
                ask.check(step.seat, step.answer)
        except Rejected as refusal:
            raise Diverged(index, refusal.text.key) from refusal

    def _too_late(self, refusal: Rejected) -> Diverged | Bug:
        """Return the error for a phase that refuses its last answer: `Bug` if the player saw its effects."""
        last = self.context.step
        if self.context.floor >= last or self._crossed == last:
            return Bug(
                f"{self.game.key}, phase {self.context.state.phase}: refused too late, {refusal.text.key}"
            )
        return Diverged(self.used - 1, refusal.text.key)


def _digest(head: str, seat: Seat, answer: Answer) -> str:
    return sha256(head.encode() + pydantic_core.to_json([seat, answer])).hexdigest()
