"""Runs a game: the position is a pure function of the record, and `run` is its definition.

A `Playing` keeps the script alive between answers, so that an answer costs only the work that it causes. The
record remains the truth: running it always leads to the same position.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Generic, NoReturn

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import Boundary, By, Position, Record, Step, answering, dump, load, without
from rules.core.flow import Ask, Bug, Diverged, Result, S, Stale
from rules.core.game import Game
from rules.core.script import Script


def run(game: Game[S, Any], record: Record) -> Position[S]:
    """The position that the record leads to.

    Raises `Diverged` if a stored answer does not fit, and `Bug` if a script breaks the contract.
    """
    script = Script(game, record)
    table = script.table
    boundaries = [Boundary(record.at, record.checkpoint, record.head)]

    def cross() -> None:
        """The state is dumped and loaded again, so that no aliasing survives a boundary."""
        checkpoint = dump(game, table.state)
        table.state = load(game, checkpoint)
        boundaries.append(Boundary(table.step, checkpoint, script.head))

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
        """The record that leads to the position. Its checkpoint is made when somebody wants it."""
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
        """The same for a caller that has just read the question of `seat`, and need not name it."""
        script, before, begun = self._script, self.position, len(self._begun)
        step = answering(before, seat, answer, by, passed)
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
        """Take back the seat's locked answer, or else its last one and what was `passed` after it.

        Raises `Stale`.
        """
        self._begin(taken_back(self.record, self.position, seat))
        return self.position

    def _begin(self, record: Record) -> None:
        self._base, self._dropped = record, 0
        self._begun = [(record.at, 0)]
        self._script = Script(self.game, record)
        self.position = self._go()

    def _go(self) -> Position[S]:
        script = self._script
        return _position(script, script.go(self._cross), ())

    def _cross(self) -> None:
        self._begun.append((self._script.table.step, len(self._script.table.events)))

    def _forget(self) -> None:
        """Drop what lies before the newest boundary before which nothing can be taken back."""
        newest = max(i for i, (n, _) in enumerate(self._begun) if n <= self.position.floor)
        if newest:
            at, told = self._begun[newest]
            self._begun = [(n, seen - told) for n, seen in self._begun[newest:]]
            self._dropped += newest
            table = self._script.table
            table.events = table.events[told:]
            table.floor = max(table.floor, at)


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


def _position(script: Script[S], ending: Ask | Result, boundaries: tuple[Boundary, ...]) -> Position[S]:
    table = script.table
    used = script.at + script.used
    ask = ending if isinstance(ending, Ask) else None
    if ask is None and script.used < len(script.steps):
        raise Diverged(script.used, "the game is over")
    floor, author = _reach(script.steps, script.at, table.floor)
    mine = {author} if author is not None and ask is not None else set()
    locked = dict(sorted(script.locked.items())) if ask else {}
    return Position(
        state=table.state,
        n=used,
        ask=ask,
        opened=script.opened if ask else table.step,
        locked=locked,
        head=script.head,
        events=tuple(table.events),
        result=None if isinstance(ending, Ask) else ending,
        sealed=table.floor,
        floor=min(floor, script.opened) if ask else used,
        undoable=tuple(sorted(mine | set(locked))),
        boundaries=boundaries,
    )


def _reach(steps: Sequence[Step], at: int, sealed: int) -> tuple[int, Seat | None]:
    """The first answer that can be taken back, and who may do so; `at` answers lie before these.

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
