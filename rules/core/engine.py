"""A game at rest, the position that it leads to, and what each reader may know about that.

A record is the state at the last phase boundary (the checkpoint) and the answers given since. Nothing else is
kept, so a restart, an undo and an update all come down to running a record (`rules.core.playing`).
"""

import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Generic, Literal, TypeVar

import pydantic_core

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.flow import Ask, Bug, Event, Implied, Result, S
from rules.core.game import AnyGame, Game
from rules.core.rng import Dice
from rules.core.text import Text, Value

By = Literal["player", "order", "forced", "clock", "computer"]
T = TypeVar("T")
V = TypeVar("V")


class Newer(Bug):
    """A record was played under a newer version of the game, which another process has already."""


class Step(Value):
    """One stored answer.

    `drawn` is the draw counter when the question was asked; `passed` says that the answer was given without
    asking, by a standing order or because there was no other.
    """

    prompt: str
    seat: Seat
    answer: Answer
    drawn: int
    by: By = "player"
    passed: bool = False


class Record(Value):
    """A game at rest; `at` steps lie before the checkpoint, and `head` is the digest of their answers."""

    game: str
    version: int
    checkpoint: str
    steps: tuple[Step, ...] = ()
    at: int = 0
    head: str = ""


@dataclass(frozen=True, slots=True)
class Boundary:
    """A boundary between two phases.

    `n` answers have been used so far; the state is JSON; `head` is the digest of the answers; `round` is
    by the game's own count.
    """

    n: int
    checkpoint: str
    head: str
    round: int


@dataclass(frozen=True)
class Position(Generic[S]):
    """The position that a record leads to. Private to rules and table service; readers get a `Look`."""

    state: S
    n: int  # answers in all, since the game began
    ask: Ask | None  # the open question
    opened: int  # answers used when it opened
    locked: Mapping[
        Seat, Answer
    ]  # sealed answers to it; each may be replaced until the last seat has answered
    head: str  # the digest of the answers to earlier questions
    events: tuple[
        tuple[int, Event], ...
    ]  # since the checkpoint, each with the number of answers that led to it
    result: Result | None
    sealed: int  # the first answer after the last seal
    floor: int  # the first answer that can still be taken back
    undoable: tuple[Seat, ...]  # the seats that may take an answer back
    boundaries: tuple[Boundary, ...]  # the first one is the record's own checkpoint; none of a living game
    # the questions not asked since the last answer, as far as the record tells
    implied: tuple[Implied, ...] = field(default=(), compare=False)

    @cached_property
    def asks(self) -> Mapping[Seat, str]:
        """The id of each seat's question."""
        key = self.state.seed.encode()
        return {seat: _ask_id(key, self.head, seat, asked) for seat, asked in self.pending.items()}

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        """The questions of all seats in the open ask, including locked ones; empty when the game is over."""
        return self.ask.decisions if self.ask else {}

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have not answered yet."""
        return tuple(seat for seat in self.pending if seat not in self.locked)


@dataclass(frozen=True)
class Look(Generic[V]):
    """The part of a position that one reader may know; the bot and the pictures see nothing else."""

    view: V
    decision: Decision | None  # the reader's own question, answered or not
    locked: Answer | None  # the reader's own sealed answer to it
    public: Mapping[
        Seat, Decision
    ]  # for the channel: questions that are not secret, without their secret options
    waiting: tuple[Seat, ...]
    undoable: tuple[Seat, ...]
    events: tuple[tuple[int, Text], ...]
    secrets: tuple[Text, ...] = ()  # the kinds of things being chosen in secret, as far as everybody may know


def start(game: Game[S, V], seats: int, options: Mapping[str, str], seed: str) -> Record:
    """Return a new game. `seed` is a secret random string.

    Raises `Rejected` for a wrong number of seats or an unknown option.
    """
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise Rejected(Text(key="core.refused.seats", args={"low": low, "high": high, "given": seats}))
    state = game.new(seats, game.settle(options), Dice(seed))
    return Record(game=game.key, version=game.version, checkpoint=dump(game, state))


def dump(game: Game[S, V], state: S) -> str:
    """Return the state as JSON."""
    return game.states.dump_json(state).decode()


def load(game: Game[S, V], checkpoint: str) -> S:
    """Return the state from JSON. Raises pydantic's `ValidationError`."""
    return game.states.validate_json(checkpoint, strict=True)


def check(position: Position[S], seat: Seat, answer: Answer) -> None:
    """Raise `Rejected` if the seat's open question refuses the answer. The script may do so later."""
    position.pending[seat].check(answer)
    assert position.ask is not None
    if position.ask.check:
        position.ask.check(seat, answer)


def step_for(position: Position[S], seat: Seat, answer: Answer, by: By, passed: bool) -> Step:
    """Build the step for a seat's answer to its open question, unchecked."""
    asked, drawn = position.pending[seat].prompt.key, position.state.drawn
    return Step(prompt=asked, seat=seat, answer=answer, drawn=drawn, by=by, passed=passed)


def without(record: Record, position: Position[S], seat: Seat) -> tuple[Step, ...]:
    """Return the steps without this seat's locked answer to the open question."""
    return unlocked(record, position, seat, record.steps, lambda step: step.seat)


def unlocked(
    record: Record, position: Position[S], seat: Seat, steps: tuple[T, ...], seat_of: Callable[[T], Seat]
) -> tuple[T, ...]:
    """Return what belongs to the record's steps, without what belongs to this seat's locked answer."""
    if seat not in position.locked:
        return steps
    first = position.opened - record.at
    return tuple(step for i, step in enumerate(steps) if i < first or seat_of(step) != seat)


def cut(record: Record, position: Position[S]) -> Record:
    """Move the record's checkpoint up to the newest boundary before which nothing can be taken back."""
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


def migrate(game: AnyGame, record: Record) -> Record:
    """Return the record, migrated to today's version of the game.

    Raises `Newer` if it was played under a newer one, and `Bug` if there is no migration.
    """
    if record.version == game.version:
        return record
    if record.version > game.version:
        raise Newer(f"{game.key}: played under version {record.version}, newer than {game.version}")
    state = pydantic_core.from_json(record.checkpoint)
    for version in range(record.version, game.version):
        if version not in game.migrations:
            raise Bug(f"{game.key}: no migration from version {version}")
        state = game.migrations[version](state)
    checkpoint = dump(game, load(game, pydantic_core.to_json(state).decode()))
    return record.model_copy(update={"version": game.version, "checkpoint": checkpoint})


def look(game: Game[S, V], position: Position[S], seat: Seat | None) -> Look[V]:
    """Return what `seat` (None: the channel and spectators) may know about the position."""
    read = [(n, event.read_by(seat)) for n, event in position.events]
    return Look(
        view=game.view(position.state, seat),
        decision=position.pending.get(seat) if seat is not None else None,
        locked=position.locked.get(seat) if seat is not None else None,
        public={s: shown for s, d in position.pending.items() if (shown := _in_public(d)) is not None},
        waiting=position.waiting,
        undoable=position.undoable,
        events=tuple((n, text) for n, text in read if text is not None),
        secrets=_secrets(game, position),
    )


def _ask_id(key: bytes, head: str, seat: Seat, decision: Decision) -> str:
    """Return the public name of a question.

    It is keyed, because it depends on hands. It depends on the answers, not on their number, so that undo
    restores it.
    """
    text = f"{head};{seat};{decision.model_dump_json()}"
    return hmac.new(key, text.encode(), sha256).hexdigest()[:12]


def _secrets(game: Game[S, V], position: Position[S]) -> tuple[Text, ...]:
    asked = (d.prompt.key for seat, d in position.pending.items() if d.secret and seat in position.waiting)
    keys = dict.fromkeys(key.replace(".ask.", ".choosing.") for key in asked if key in game.told_of)
    return tuple(Text(key=key) for key in keys)


def _in_public(decision: Decision) -> Decision | None:
    if decision.secret:
        return None
    if decision.kind not in ("choose", "order", "fill"):
        return decision
    shown = tuple(o for o in decision.options if not o.secret)
    if len(shown) == len(decision.options):
        return decision
    return decision.model_copy(update={"options": shown})
