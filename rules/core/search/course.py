"""The course of a finished game, in stretches: where each begins, and which answers were given in it."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

from rules.core.decisions import Answer, Choose, Decision, Rejected, Seat
from rules.core.engine import By, Position, Record, Step, look, migrate
from rules.core.flow import Bug, Diverged
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.sharp import usual
from rules.core.text import Value

FREE: tuple[By, ...] = ("player", "computer")  # answers by choice; others were forced


class Given(Value):
    """An answer of the game, after `step` others. `asked` names its question.

    `free`: somebody chose between several; `steady`: a steady player would have given it, too.
    """

    step: int
    seat: Seat
    answer: Answer
    by: By
    passed: bool
    asked: str
    free: bool
    steady: bool


class Stretch(Value):
    """The game from one position to another: `record` leads to its beginning, after `step` answers."""

    step: int
    round: int
    record: Record
    given: tuple[Given, ...]
    steps: tuple[Step, ...]  # the same answers, as they are stored

    def before(self, given: Given) -> Record:
        """Return the record that leads to one of its answers."""
        steps = self.steps[: given.step - self.step]
        return self.record.model_copy(update={"steps": (*self.record.steps, *steps)})


class _Spot(Value):
    """A position at which no answer lies sealed, and so a stretch may begin."""

    step: int
    round: int
    record: Record
    asked: tuple[Seat, ...]


def question(decision: Decision) -> str:
    """Return a name for a question: equal ones have the same."""
    return sha256(decision.model_dump_json().encode()).hexdigest()[:16]


def course(game: AnyGame, parts: Sequence[Record], most: int) -> tuple[Stretch, ...]:
    """Return at most `most` stretches, cut where a round or a turn begins.

    `parts`: the game from checkpoint to checkpoint, each with the answers until the next one. What today's
    rules can't run is left out.
    """
    spots: dict[int, _Spot] = {}
    given: dict[int, tuple[Given, Step]] = {}
    for part in parts:
        _walk(game, part, spots, given)
    whole = [spot for spot in spots.values() if spot.step in given]
    if not whole:
        return ()
    begins = [whole[i] for i in _cuts(whole, most)]
    ends = [*(spot.step for spot in begins[1:]), max(given) + 1]
    return tuple(
        Stretch(
            step=spot.step,
            round=spot.round,
            record=spot.record,
            given=tuple(given[n][0] for n in range(spot.step, end) if n in given),
            steps=tuple(given[n][1] for n in range(spot.step, end) if n in given),
        )
        for spot, end in zip(begins, ends, strict=True)
    )


def _walk(game: AnyGame, part: Record, spots: dict[int, _Spot], given: dict[int, tuple[Given, Step]]) -> None:
    """Replay one part, and note its positions and answers."""
    try:
        playing = Playing(game, migrate(game, part.model_copy(update={"steps": ()})))
        for step in part.steps:
            _note(game, playing, spots)
            position = playing.position
            now = _given(game, position, step)
            playing.give(step.seat, step.answer, step.by, passed=step.passed)
            given[now.step] = (now, step)
    except (Rejected, Bug, Diverged):
        return  # other rules: what follows is left out


def _note(game: AnyGame, playing: Playing[Any], spots: dict[int, _Spot]) -> None:
    position = playing.position
    if not position.locked:
        number, asked = game.rounds(position.state), tuple(position.pending)
        spots[position.n] = _Spot(step=position.n, round=number, record=playing.record, asked=asked)


def _given(game: AnyGame, position: Position[Any], step: Step) -> Given:
    decision = position.pending[step.seat]
    policy = game.computers[usual(game)]
    steady = policy(look(game, position, step.seat).view, decision, Dice("course"))
    several = not isinstance(decision, Choose) or len(decision.options) > 1
    return Given(
        step=position.n,
        seat=step.seat,
        answer=step.answer,
        by=step.by,
        passed=step.passed,
        asked=question(decision),
        free=several and step.by in FREE and not step.passed,
        steady=steady == step.answer,
    )


def _cuts(spots: Sequence[_Spot], most: int) -> Iterator[int]:
    """Choose the spots that begin a stretch: the first, then those of rounds, of turns, and of the rest."""
    later = range(1, len(spots))
    rounds = [i for i in later if spots[i].round != spots[i - 1].round]
    turns = [i for i in later if spots[i].asked != spots[i - 1].asked]
    chosen = {0}
    for tier in (rounds, turns, later):
        fresh = [i for i in tier if i not in chosen]
        chosen |= set(spread(fresh, most - len(chosen)))
    return iter(sorted(chosen))


def spread(indices: Sequence[int], most: int) -> list[int]:
    """Return at most `most` of them, evenly apart.

    >>> spread([1, 2, 3, 4, 5, 6], 3)
    [2, 4, 6]
    """
    if len(indices) <= most:
        return list(indices)
    return [indices[(2 * i + 1) * len(indices) // (2 * most)] for i in range(most)]
