"""A search independent of the game: finds a seat's best answer by playing on in determinizations.

Every candidate is played on in the same determinizations with the same dice, and the worse half drops out,
again and again (sequential halving: Karnin, Koren and Somekh 2013).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from rules.core.decisions import Answer, is_legal
from rules.core.game import Computer
from rules.core.rng import Dice
from rules.core.search.candidates import candidates, of_moves
from rules.core.search.future import future
from rules.core.search.knowledge import Determinization, Known

LEAST = 8  # determinizations in which candidates are compared before some drop out


@dataclass(frozen=True, slots=True)
class Effort:
    """Limits of a search. `playouts` in all; `horizon` in answers, None for the end of the game.

    `counted`: whether it notes what the seat has where a playout ends (`Game.tally`); the answer is the same.
    """

    playouts: int
    candidates: int = 12
    horizon: int | None = None
    counted: bool = False


@dataclass(slots=True)
class Tried:
    """A candidate, and its share of the win, in parts of `WHOLE`, in each determinization tried.

    All candidates are tried in the same determinizations in the same order, only some of them in fewer.
    """

    answer: Answer
    values: list[int] = field(default_factory=list)
    tallies: list[Mapping[str, int]] = field(default_factory=list)  # if they are counted

    def gains(self, other: "Tried") -> list[int]:
        """Return the lead over another, determinization by determinization, in those that both have seen."""
        return [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]

    @property
    def promise(self) -> float:
        """The mean share."""
        return sum(self.values) / len(self.values) if self.values else -1.0


@dataclass(frozen=True)
class Found:
    """The answer, all candidates, best first, and how well the determinizations fit."""

    answer: Answer
    tried: tuple[Tried, ...]
    determinizations: int
    fitting: int
    playouts: int


def search(
    known: Known, policy: Computer[Any], effort: Effort, dice: Dice, named: Answer | None = None
) -> Found:
    """Find the best answer for the seat. `policy` plays on for all seats; all chance comes from `dice`.

    The answer `named` is among the candidates, and is compared until the end.
    """
    return _Search(known, policy, effort, dice, named).run()


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; needs at least two values."""
    return stdev(values) / sqrt(len(values))


def _ahead(best: Tried, usual: Tried, caution: float) -> bool:
    """Return whether it beats the usual answer by more than `caution` standard errors."""
    gains = best.gains(usual)
    if len(gains) < 2:
        return sum(gains) > 0
    return fmean(gains) > caution * standard_error(gains)


class _Search:
    def __init__(
        self, known: Known, policy: Computer[Any], effort: Effort, dice: Dice, named: Answer | None
    ) -> None:
        self.known = known
        self.policy = policy
        self.effort = effort
        self.dice = dice
        self.named = named
        self.determinizations: list[Determinization] = []
        self.spent = 0

    def run(self) -> Found:
        known = self.known
        usual = self.policy(known.view, known.decision, self.dice)
        if not is_legal(known.decision, usual):
            usual = known.decision.sample(self.dice)
        worths = known.game.weighs(known.view, known.decision)
        most = max(2, min(self.effort.candidates, self.effort.playouts // LEAST))
        moves = of_moves(known.decision, known.game.settings)
        answers = candidates(moves, usual, worths, most, self.dice)
        staying = [usual] if self.named in (None, usual) else [usual, self.named]
        others = [answer for answer in answers if answer not in staying]
        tried = [Tried(answer) for answer in [*staying, *others][: max(most, len(staying))]]
        ranked = self._halved(tried, tried[: len(staying)])
        ahead = _ahead(ranked[0], tried[0], known.game.foresight.caution)
        chosen = ranked[0] if ahead else tried[0]
        fitting = sum(not world.apart for world in self.determinizations)
        return Found(chosen.answer, tuple(ranked), len(self.determinizations), fitting, self.spent)

    def _halved(self, tried: list[Tried], staying: Sequence[Tried]) -> list[Tried]:
        """Return the candidates, the best first. Those `staying` are compared until the end."""
        alive, dropped = tried, list[Tried]()
        rounds = max(1, (len(tried) - 1).bit_length())
        while len(alive) > 1:
            each = max(LEAST, self.effort.playouts // (rounds * len(alive)))
            if self.spent:
                each = min(each, (self.effort.playouts - self.spent) // len(alive))
            before = self.spent
            for _ in range(each):
                world = self.known.draw(self.dice)
                if world is not None:
                    self.determinizations.append(world)
                    self._play(alive, world)
            if self.spent == before:  # no effort left, or no determinization found, nor ever will be
                break
            alive = sorted(alive, key=lambda one: -one.promise)
            half = max(2, (len(alive) + 1) // 2)
            kept = [one for n, one in enumerate(alive) if n < half or any(one is each for each in staying)]
            dropped = [one for one in alive if one not in kept] + dropped
            alive = kept
        return alive + dropped

    def _play(self, alive: Sequence[Tried], world: Determinization) -> None:
        """Play all candidates on in this determinization; a refused answer counts as a loss there."""
        known = self.known
        for one in alive:
            given = (known.game, world, known.seat, one.answer, self.policy, self.effort.horizon)
            came = future(*given, counted=self.effort.counted)
            one.values.append(0 if came is None else came.shares[known.seat])
            one.tallies.append({} if came is None else came.tally)
            self.spent += 1
