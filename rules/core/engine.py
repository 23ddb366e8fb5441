"""Runs a game: the position is a pure function of the record.

A record is the state at the last phase boundary (the checkpoint) and the answers given since. Nothing else is
kept, so a restart, an undo and an update all come down to running a record.
"""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, Literal, TypeVar

import pydantic_core

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.flow import Ask, Bug, Diverged, Event, Over, Result, S, Table
from rules.core.game import AnyGame, Game
from rules.core.text import Text, Value

By = Literal["player", "order", "forced", "clock", "computer"]
V = TypeVar("V")
_MOST_PHASES = 200  # without a question, before it counts as a loop


class Step(Value):
    """One stored answer.

    `drawn` is the counter of draws when it was asked; `passed` tells that it was given without asking, by a
    standing order or because there was no other answer.
    """

    prompt: str
    seat: Seat
    answer: Answer
    drawn: int
    by: By = "player"
    passed: bool = False


class Record(Value):
    """A game at rest.

    `at` is the number of steps before the checkpoint, `head` the digest of their answers.
    """

    game: str
    version: int
    checkpoint: str
    steps: tuple[Step, ...] = ()
    at: int = 0
    head: str = ""


@dataclass(frozen=True, slots=True)
class Boundary:
    """A place between two phases.

    `n` answers were used so far; the state is JSON, `head` the digest of the answers.
    """

    n: int
    checkpoint: str
    head: str


@dataclass(frozen=True)
class Position(Generic[S]):
    """Where a record leads. Private to the rules and the table service; readers get a `Look`."""

    state: S
    n: int  # answers in all, since the game began
    ask: Ask | None  # the open question
    opened: int  # answers used when it opened
    locked: Mapping[
        Seat, Answer
    ]  # sealed answers to it; each may be replaced until the last seat has answered
    asks: Mapping[Seat, str]  # the id of each seat's question
    events: tuple[
        tuple[int, Event], ...
    ]  # since the checkpoint, each with the number of answers that led to it
    result: Result | None
    sealed: int  # the first answer after the last seal
    floor: int  # the first answer that can still be taken back
    undoable: tuple[Seat, ...]  # who may take an answer back
    boundaries: tuple[Boundary, ...]  # the first is the record's own checkpoint

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        """The questions of all seats of the open ask, the locked ones too. Empty: the game is over."""
        return self.ask.decisions if self.ask else {}

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have not answered yet."""
        return tuple(seat for seat in self.pending if seat not in self.locked)


@dataclass(frozen=True)
class Look(Generic[V]):
    """All that one reader may know; the bot and the pictures see nothing else."""

    view: V
    decision: Decision | None  # the reader's own question, answered or not
    locked: Answer | None  # the reader's own sealed answer to it
    public: Mapping[
        Seat, Decision
    ]  # what stands in the channel: questions that are not secret, secret options left out
    waiting: tuple[Seat, ...]
    undoable: tuple[Seat, ...]
    events: tuple[tuple[int, Text], ...]


def start(game: Game[S, V], seats: int, options: Mapping[str, str], seed: str) -> Record:
    """A new game. `seed` is a secret random string.

    Raises `Rejected` for a wrong number of seats or option.
    """
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise Rejected(Text(key="core.refused.seats", args={"low": low, "high": high, "given": seats}))
    state = game.new(seats, game.settle(options), seed)
    return Record(game=game.key, version=game.version, checkpoint=dump(game, state))


def dump(game: Game[S, V], state: S) -> str:
    """The state as JSON."""
    return game.states.dump_json(state).decode()


def load(game: Game[S, V], checkpoint: str) -> S:
    """The state from JSON. Raises pydantic's `ValidationError`."""
    return game.states.validate_json(checkpoint, strict=True)


def run(game: Game[S, V], record: Record) -> Position[S]:
    """The position that the record leads to.

    Raises `Diverged` where a stored answer does not fit, `Bug` for a script's own.
    """
    if record.version != game.version:
        raise Bug(f"{game.key}: record of version {record.version}, code of version {game.version}")
    return _Run(game, record).position()


class _Run(Generic[S]):
    """One pass over a record."""

    def __init__(self, game: Game[S, Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.used = 0  # of the record's steps
        self.head = record.head
        self.table = Table(load(game, record.checkpoint), record.at)
        self.boundaries = [Boundary(record.at, record.checkpoint, record.head)]
        self.opened = record.at
        self.locked: dict[Seat, Answer] = {}

    def position(self) -> Position[S]:
        """Run phases until a question has no answer, or the game is over."""
        quiet = 0
        while quiet < _MOST_PHASES:
            before = self.used
            ending = self._phase()
            if not isinstance(ending, str):
                return self._stop(ending)
            self._boundary(ending)
            quiet = quiet + 1 if self.used == before else 0
        raise Bug(
            f"{self.game.key}: {_MOST_PHASES} phases without a question, the last {self.table.state.phase}"
        )

    def _phase(self) -> str | Ask | Result:
        """Run one phase: the next one's name, the question without an answer, or the result."""
        self.table.late = frozenset()
        script = self.game.phases[self.table.state.phase](self.table)
        answers: dict[Seat, Answer] = {}
        try:
            ask = script.send(None)  # type: ignore[arg-type]  # a coroutine starts with None
            while self._feed(ask, answers):
                ask = script.send(answers)
                answers = {}
            return ask
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
            script.close()

    def _feed(self, ask: object, answers: dict[Seat, Answer]) -> bool:
        """Collect the stored answers to `ask`, in seat order. False: not all are in, the run stops here."""
        if not isinstance(ask, Ask) or not ask.decisions:
            raise Bug(f"{self.game.key}, phase {self.table.state.phase}: awaited {ask!r}, not a question")
        self.opened = self.record.at + self.used
        self.locked = {}
        while len(self.locked) < len(ask.decisions):
            if self.used == len(self.record.steps):
                return False
            step = self.record.steps[self.used]
            self._fits(ask, step)
            self.locked[step.seat] = step.answer
            self.used += 1
        for seat in ask.decisions:
            answers[seat] = self.locked[seat]
            self.head = _digest(self.head, seat, answers[seat])
        self.table.step = self.record.at + self.used
        given = self.record.steps[self.opened - self.record.at : self.used]
        self.table.late = frozenset(step.seat for step in given if step.by == "clock")
        if len(answers) > 1:
            self.table.seal()
        return True

    def _fits(self, ask: Ask, step: Step) -> None:
        decision = ask.decisions.get(step.seat)
        if decision is None or step.seat in self.locked or decision.prompt.key != step.prompt:
            raise Diverged(self.used, f"nobody asks seat {step.seat} {step.prompt}")
        if step.drawn != self.table.state.drawn:
            raise Diverged(self.used, "the dice fell otherwise")
        try:
            decision.check(step.answer)
            if ask.check:
                ask.check(step.seat, step.answer)
        except Rejected as refusal:
            raise Diverged(self.used, refusal.text.key) from refusal

    def _too_late(self, refusal: Rejected) -> Diverged | Bug:
        """A script refused its last answer; it may, unless the player has seen something for it."""
        last = self.table.step
        if self.table.floor >= last or self.boundaries[-1].n == last:
            return Bug(
                f"{self.game.key}, phase {self.table.state.phase}: refused too late, {refusal.text.key}"
            )
        return Diverged(self.used - 1, refusal.text.key)

    def _boundary(self, phase: str) -> None:
        """End a phase. Dumped and loaded again, so that two names for one list can't live across it."""
        if phase not in self.game.phases:
            raise Bug(f"{self.game.key}: no phase {phase}")
        self.table.state.phase = phase
        checkpoint = dump(self.game, self.table.state)
        self.table.state = load(self.game, checkpoint)
        self.boundaries.append(Boundary(self.table.step, checkpoint, self.head))

    def _stop(self, ending: Ask | Result) -> Position[S]:
        ask = ending if isinstance(ending, Ask) else None
        if ask is None:
            self.opened, self.locked = self.table.step, {}
            if self.used < len(self.record.steps):
                raise Diverged(self.used, "the game is over")
        floor, author = _reach(self.record, self.table.floor)
        mine = {author} if author is not None and ask is not None else set()
        key = self.table.state.seed.encode()
        return Position(
            state=self.table.state,
            n=self.record.at + self.used,
            ask=ask,
            opened=self.opened,
            locked=dict(sorted(self.locked.items())),
            asks={s: _ask_id(key, self.head, s, d) for s, d in ask.decisions.items()} if ask else {},
            events=tuple(self.table.events),
            result=None if isinstance(ending, Ask) else ending,
            sealed=self.table.floor,
            floor=min(floor, self.opened) if ask else self.record.at + self.used,
            undoable=tuple(sorted(mine | set(self.locked))),
            boundaries=tuple(self.boundaries),
        )


def _reach(record: Record, sealed: int) -> tuple[int, Seat | None]:
    """The first answer that can be taken back, and who may do so.

    It is the last author's own ones, back to the last seal.
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

    Keyed, since it covers hands; made of the answers and not of their number, so that undo brings it back.
    """
    text = f"{head};{seat};{decision.model_dump_json()}"
    return hmac.new(key, text.encode(), sha256).hexdigest()[:12]


def migrate(game: AnyGame, record: Record) -> Record:
    """The record under today's version of the game. Raises `Bug` if there is no way."""
    if record.version == game.version:
        return record
    if record.version > game.version:
        raise Bug(f"{game.key}: played under version {record.version}, newer than {game.version}")
    state = pydantic_core.from_json(record.checkpoint)
    for version in range(record.version, game.version):
        if version not in game.migrations:
            raise Bug(f"{game.key}: no migration from version {version}")
        state = game.migrations[version](state)
    checkpoint = dump(game, load(game, pydantic_core.to_json(state).decode()))
    return record.model_copy(update={"version": game.version, "checkpoint": checkpoint})


def look(game: Game[S, V], position: Position[S], seat: Seat | None) -> Look[V]:
    """All that `seat` (None: a spectator, and the channel) may know of the position."""
    read = [(n, event.read_by(seat)) for n, event in position.events]
    return Look(
        view=game.view(position.state, seat),
        decision=position.pending.get(seat) if seat is not None else None,
        locked=position.locked.get(seat) if seat is not None else None,
        public={s: shown for s, d in position.pending.items() if (shown := _in_public(d)) is not None},
        waiting=position.waiting,
        undoable=position.undoable,
        events=tuple((n, text) for n, text in read if text is not None),
    )


def _in_public(decision: Decision) -> Decision | None:
    if decision.secret:
        return None
    if decision.kind not in ("choose", "order", "fill"):
        return decision
    shown = tuple(o for o in decision.options if not o.secret)
    if len(shown) == len(decision.options):
        return decision
    return decision.model_copy(update={"options": shown})
