"""Runs the phases of one game: each is a coroutine that awaits questions and is sent the stored answers."""

from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any, Generic

import pydantic_core

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import Record, Step, load
from rules.core.flow import Ask, Bug, Diverged, Over, Result, S, Table
from rules.core.game import Game

_MOST_PHASES = 200  # phases without a question before it counts as a loop


class Script(Generic[S]):
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
        self.table = Table(load(game, record.checkpoint), record.at)
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
            self.table.state.phase = ending
            self._crossed = self.table.step
            cross()
            quiet = quiet + 1 if self.used == before else 0
        raise Bug(
            f"{self.game.key}: {_MOST_PHASES} phases without a question, the last {self.table.state.phase}"
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
                self.table.late = frozenset()
                self._phase = self.game.phases[self.table.state.phase](self.table)
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
            raise Bug(f"{self.game.key}, phase {self.table.state.phase}: {error!r}") from error
        finally:
            if not waits and self._phase is not None:
                self._phase.close()
                self._phase = None

    def _asked(self, ask: object) -> None:
        """Note the question that the phase has reached."""
        if not isinstance(ask, Ask) or not ask.decisions:
            raise Bug(f"{self.game.key}, phase {self.table.state.phase}: awaited {ask!r}, not a question")
        self.ask = ask
        self.opened = self.at + self.used
        self.locked = {}

    def _answers(self) -> dict[Seat, Answer] | None:
        """The stored answers to the open question, in seat order; None, and it stops, if some are missing."""
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
        self.table.step = self.at + self.used
        given = self.steps[self.opened - self.at : self.used]
        self.table.late = frozenset(step.seat for step in given if step.by == "clock")
        if len(answers) > 1:
            self.table.seal()
        return answers

    def _fits(self, ask: Ask, step: Step) -> None:
        index = self.used
        decision = ask.decisions.get(step.seat)
        if decision is None or step.seat in self.locked or decision.prompt.key != step.prompt:
            raise Diverged(index, f"nobody asks seat {step.seat} {step.prompt}")
        if step.drawn != self.table.state.drawn:
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
        """The error for a phase's refusal of its last answer: a `Bug` if the player has seen its effects."""
        last = self.table.step
        if self.table.floor >= last or self._crossed == last:
            return Bug(
                f"{self.game.key}, phase {self.table.state.phase}: refused too late, {refusal.text.key}"
            )
        return Diverged(self.used - 1, refusal.text.key)


def _digest(head: str, seat: Seat, answer: Answer) -> str:
    return sha256(head.encode() + pydantic_core.to_json([seat, answer])).hexdigest()
