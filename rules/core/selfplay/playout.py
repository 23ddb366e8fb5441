"""Plays whole games by itself.

One driver serves every game, seat count and kind of player; it knows no game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import Position, Record, look, start
from rules.core.flow import Bug, Diverged
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.sharp import RANDOM, SHARP, kinds, sharp_answer
from rules.core.text import Text

TRIES = 60  # sampled answers to one question before the driver takes a step back
LONGEST = 20_000  # answers in one game
Watch = Callable[[Playing[Any]], None]


class Failed(Exception):  # noqa: N818 - what happened
    """A playout failed: a bug, a dead end, or no end. `record` is the game just before it."""

    def __init__(self, why: str, record: Record) -> None:
        super().__init__(why)
        self.record = record


@dataclass(frozen=True, slots=True)
class Playout:
    """A game that was played, to its end or until it was stopped."""

    game: Playing[Any]  # the game in progress
    answers: tuple[tuple[Seat, Answer], ...]  # all accepted answers, in order, without those taken back
    longest_tail: int  # most answers since a checkpoint
    refusals: tuple[str, ...] = ()  # refused answers of computer players, except random ones, a line each

    @property
    def record(self) -> Record:
        """The record of where it stands."""
        return self.game.record

    @property
    def position(self) -> Position[Any]:
        """The current position."""
        return self.game.position

    @property
    def refused(self) -> int:
        """The number of refused answers."""
        return len(self.refusals)


def seed_of(*parts: object) -> str:
    """Return a game's seed, 128 bits in hex, derived from anything that names it."""
    return sha256(":".join(map(str, parts)).encode()).hexdigest()[:32]


def answer_of(game: AnyGame, kind: str, view: Any, decision: Decision, dice: Dice) -> Answer:
    """Return the answer of a computer player of this kind; `random` takes any legal answer.

    Raises `Rejected` for an unknown kind, and `Bug` if the player's function fails.
    """
    if kind == RANDOM:
        return decision.sample(dice)
    if kind not in game.computers:
        known = ", ".join(kinds(game))
        raise Rejected(Text(key="core.refused.player", args={"given": kind, "known": known}))
    try:
        return game.computers[kind](view, decision, dice)
    except Exception as error:
        asked = decision.prompt.key
        raise Bug(f"{game.key}: {kind} fails at {asked}, {error!r}: see its function in PLANS") from error


def play(
    game: AnyGame,
    seats: int,
    seed: str,
    players: Sequence[str] = (RANDOM,),
    options: Mapping[str, str] | None = None,
    *,
    decisions: int | None = None,
    watch: Watch | None = None,
) -> Playout:
    """Play a game, or its first `decisions` answers, with these kinds of players.

    There is one kind for each seat, repeated as needed. `watch` is called with the game at every position; an
    exception from it is a failure too. Raises `Failed`.
    """
    record = start(game, seats, options or {}, seed)
    try:
        driver = _Driver(game, record, players, Dice(f"players:{seed}"), watch)
    except Bug as bug:
        raise Failed(f"Bug: {bug}", record) from bug
    return driver.run(decisions)


class _Driver:
    def __init__(
        self, game: AnyGame, record: Record, players: Sequence[str], dice: Dice, watch: Watch | None
    ) -> None:
        self.game = game
        self.playing = Playing(game, record)
        self.players = players
        self.dice = dice
        self.watch = watch
        self.answers: list[tuple[Seat, Answer]] = []
        self.longest = 0
        self.refusals: list[str] = []

    def run(self, decisions: int | None) -> Playout:
        playing = self.playing
        try:
            self._seen()
            while playing.position.result is None and len(self.answers) != decisions:
                self._step(playing.position)
                if len(self.answers) > LONGEST:
                    raise Failed(f"no end after {LONGEST} answers", playing.record)
        except Bug as bug:
            raise Failed(f"Bug: {bug}", playing.record) from bug
        except (Diverged, AssertionError) as error:
            why = f"{type(error).__name__}: {self._place()}: {error}"
            raise Failed(why, playing.record) from error
        answers, refusals = tuple(self.answers), tuple(self.refusals)
        return Playout(playing, answers, self.longest, refusals)

    def _place(self) -> str:
        """Return the game, and what it asks now."""
        position = self.playing.position
        asked = sorted({decision.prompt.key for decision in position.pending.values()})
        return f"{self.game.key}, at {' and '.join(asked) or 'its end'}"

    def _step(self, position: Position[Any]) -> None:
        waiting = position.waiting
        seat = waiting[self.dice.below(len(waiting))]
        for attempt in range(TRIES):
            answer = self._answer(position, seat, attempt)
            try:
                self.playing.give(seat, answer, "computer")
            except Rejected as refusal:
                if not attempt and (kind := self._kind(seat)) != RANDOM:
                    self.refusals.append(self._refusal(kind, position.pending[seat], answer, refusal))
                position = self.playing.position
                continue
            except Bug as bug:
                why = f"Bug after seat {seat} answered {answer!r}: {bug}"
                raise Failed(why, self.playing.record) from bug
            self.answers.append((seat, answer))
            self._seen()
            return
        self._back(position)

    def _answer(self, position: Position[Any], seat: Seat, attempt: int) -> Answer:
        decision = position.pending[seat]
        kind = self._kind(seat)
        if attempt or kind == RANDOM:
            return decision.sample(self.dice)
        if kind == SHARP and self.game.computers:
            return sharp_answer(self.game, self.playing.record, seat, self.dice)
        return answer_of(self.game, kind, look(self.game, position, seat).view, decision, self.dice)

    def _kind(self, seat: Seat) -> str:
        return self.players[seat % len(self.players)]

    def _refusal(self, kind: str, decision: Decision, answer: Answer, refusal: Rejected) -> str:
        asked, why = decision.prompt.key, refusal.text.key
        return f"{self.game.key}: {kind} answers {asked} with {answer!r} ({why}): mend its function in PLANS"

    def _back(self, position: Position[Any]) -> None:
        """Take the last answer back, if the rules allow it, because no sampled answer was accepted."""
        if not position.undoable:
            raise Failed(f"dead end: {TRIES} answers refused", self.playing.record)
        seat = position.undoable[0]
        self.playing.undo(seat)
        last = max(i for i, (s, _) in enumerate(self.answers) if s == seat)
        del self.answers[last]
        self._seen()

    def _seen(self) -> None:
        self.longest = max(self.longest, self.playing.position.n - self.playing.at)
        if self.watch:
            self.watch(self.playing)
