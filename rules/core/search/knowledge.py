"""Knowledge of one seat at a position, and determinizations that are consistent with it.

`known` is the only door of a search: beyond it, there are the seat's own look, and determinizations made of
nothing else. `world` draws one for any reader. In a determinization, all that the reader can't see is dealt
anew, the dice are new, and all secret answers of others since the last phase boundary are given anew.
"""

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import pydantic_core

from rules.core.decisions import Answer, Decision, Number, Rejected, Seat, Split
from rules.core.engine import By, Look, Position, Record, Step, dump, load, look
from rules.core.flow import Bug, Diverged
from rules.core.game import AnyGame, Computer
from rules.core.play.hiding import Blind
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.text import Text

TRIES = 48  # attempts at a consistent determinization; then the nearest one has to do


@dataclass(frozen=True, slots=True)
class Determinization:
    """A sampled position. `apart` counts differences from what the seat sees (0: consistent)."""

    record: Record
    apart: int
    tries: int


@dataclass(frozen=True)
class Known:
    """The input of a search: what the seat sees, and determinizations, None if the dice lead to none."""

    game: AnyGame
    seat: Seat
    view: Any
    decision: Decision
    draw: Callable[[Dice], Determinization | None]


@dataclass(frozen=True, slots=True)
class _KnownAnswer:
    """An answer since the boundary as the seat knows it; `answer` is None if it was given in secret."""

    seat: Seat
    answer: Answer | None
    by: By
    passed: bool


@dataclass(frozen=True)
class _Seen:
    """The view of a seat, in a form that can be compared between determinizations."""

    game: AnyGame = field(compare=False)
    view: Any
    decision: Decision | None
    public: tuple[Decision, ...]
    told: tuple[Text, ...]  # since the boundary

    @classmethod
    def of(cls, game: AnyGame, looked: Look[Any]) -> "_Seen":
        told = tuple(text for _, text in looked.events)
        return cls(game, looked.view, looked.decision, tuple(looked.public.values()), told)

    @cached_property
    def facts(self) -> dict[tuple[object, ...], object]:
        """Each single value, by its path."""
        found: dict[tuple[object, ...], object] = {}
        _collect(self.game.seen.dump_python(self.view, mode="json"), ("view",), found)
        rest = [self.decision, self.public, self.told]
        _collect(pydantic_core.to_jsonable_python(rest), ("look",), found)
        return found

    def apart(self, other: "_Seen") -> int:
        """Count the single facts that differ."""
        if self == other:
            return 0
        keys = dict.fromkeys((*self.facts, *other.facts))
        return max(1, sum(self.facts.get(key) != other.facts.get(key) for key in keys))


def known(game: AnyGame, record: Record, seat: Seat, policy: Computer[Any]) -> Known:
    """Return what the seat knows at the end of the record, where it is asked a question.

    `policy` answers anew what others answered in secret.
    """
    position = run(game, record)
    seen, draw = _outside(game, record, position, seat, {seat}, policy)
    return Known(game, seat, seen.view, position.pending[seat], draw)


def world(
    game: AnyGame, record: Record, reader: Seat | None, policy: Computer[Any], dice: Dice
) -> Determinization | None:
    """Sample a determinization in which a reader (None: a spectator) sees the same as in the position.

    The same seats are asked there, and none of them has answered. None if the dice lead to none.
    """
    position = run(game, record)
    return _outside(game, record, position, reader, position.pending.keys(), policy)[1](dice)


def _outside(
    game: AnyGame,
    record: Record,
    position: Position[Any],
    reader: Seat | None,
    asked: Set[Seat],
    policy: Computer[Any],
) -> tuple["_Seen", Callable[[Dice], Determinization | None]]:
    """Return the reader's view, and a sampler of determinizations that fit it, with these seats asked."""
    boundary = position.boundaries[-1]
    given = record.steps[boundary.n - record.at : position.opened - record.at]
    living = Playing(game, _beginning(record, boundary.checkpoint))
    told = tuple(_known_answer(living, step, reader) for step in given)
    seen = _Seen.of(game, look(game, living.position, reader))

    def draw(dice: Dice) -> Determinization | None:
        others: list[tuple[Playing[Any], _Seen, int]] = []
        for tries in range(1, TRIES + 1):
            begun = _dealt(game, record, boundary.checkpoint, reader, dice)
            playing = _relived(game, begun, told, asked, policy, dice)
            if playing is None:
                continue
            there = _Seen.of(game, look(game, playing.position, reader))
            if there == seen:
                return Determinization(playing.record, apart=0, tries=tries)
            others.append((playing, there, tries))
        if not others:
            return None
        nearest, there, tries = min(others, key=lambda other: seen.apart(other[1]))
        return Determinization(nearest.record, seen.apart(there), tries)

    return seen, draw


def _beginning(record: Record, checkpoint: str) -> Record:
    """Return a record that begins with this state; its ids and counts reveal nothing of what went before."""
    return Record(game=record.game, version=record.version, checkpoint=checkpoint)


def _known_answer(living: Playing[Any], step: Step, reader: Seat | None) -> _KnownAnswer:
    """Replay the step, and return what the reader learns of it."""
    decision = living.position.pending[step.seat]
    living.give(step.seat, step.answer, step.by, passed=step.passed)
    open_to_all = not decision.secret and not _secret(decision, step.answer)
    answer = step.answer if step.seat == reader or open_to_all else None
    return _KnownAnswer(step.seat, answer, step.by, step.passed)


def _secret(decision: Decision, answer: Answer) -> bool:
    """Return whether the answer names an option that only its owner sees."""
    if isinstance(answer, int) or isinstance(decision, Number | Split):
        return False
    named = answer.values() if isinstance(answer, dict) else answer
    return any(option.secret and option.id in named for option in decision.options)


def _dealt(game: AnyGame, record: Record, checkpoint: str, reader: Seat | None, dice: Dice) -> Record:
    """Return the boundary as it may have been: what the reader did not see is dealt anew, with new dice."""
    state = load(game, checkpoint)
    game.resample(state, [] if reader is None else [reader], Blind(_seed(dice)))
    state.seed, state.drawn = _seed(dice), 0
    return _beginning(record, dump(game, state))


def _seed(dice: Dice) -> str:
    return f"{dice.below(1 << 128):032x}"


def _relived(
    game: AnyGame,
    begun: Record,
    told: Sequence[_KnownAnswer],
    asked: Set[Seat],
    policy: Computer[Any],
    dice: Dice,
) -> Playing[Any] | None:
    """Return the game after the same answers. None if not all of these seats would be asked then."""
    try:
        playing = Playing(game, begun)
        for step in told:
            position = playing.position
            if step.seat not in position.pending:
                return None
            answer = step.answer
            if answer is None:
                answer = _answer_anew(game, position, step.seat, policy, dice)
            playing.give(step.seat, answer, step.by, passed=step.passed)
    except (Rejected, Diverged, Bug):
        return None
    return playing if asked <= playing.position.pending.keys() else None


def _answer_anew(
    game: AnyGame, position: Position[Any], seat: Seat, policy: Computer[Any], dice: Dice
) -> Answer:
    """Guess a hidden answer anew: half of them by the policy, half at random, as people are not so steady."""
    decision = position.pending[seat]
    if dice.below(2):
        return decision.sample(dice)
    return policy(look(game, position, seat).view, decision, dice)


def _collect(value: object, at: tuple[object, ...], found: dict[tuple[object, ...], object]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _collect(item, (*at, key), found)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            _collect(item, (*at, index), found)
    else:
        found[at] = value
