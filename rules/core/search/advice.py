"""What a search would tell somebody in a seat: the best answers, how they compare, and a reason for each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Literal

from rules.core.decisions import Answer, Seat
from rules.core.engine import Record
from rules.core.game import AnyGame
from rules.core.play.planning import nearly_as_good
from rules.core.rng import Dice
from rules.core.search.halving import Effort, Tried, search
from rules.core.search.knowledge import Known, known
from rules.core.search.sharp import policy_of, usual
from rules.core.text import Text

NAMED = 3  # answers that are named
FEW = 16  # worlds; fewer say little
CLOSE, CLEAR = 1.0, 2.0  # standard errors between the two best
MOST_OF = 60  # percent of the worlds in which an answer must bring more of something
Sure = Literal["only", "unplayed", "few", "close", "likely", "clear"]


@dataclass(frozen=True, slots=True)
class Prospect:
    """An answer, and the share of the win to expect with it, in parts of `WHOLE`.

    `why`: the game's own reason, if it has one. `brings`: of what the seat has more in the end, in `often`
    percent of the worlds, than after the other answers; a kind of the game's `tally`.
    """

    answer: Answer
    share: int
    why: Text | None = None
    brings: str = ""
    often: int = 0


@dataclass(frozen=True, slots=True)
class Advice:
    """The best answers, the best first; `sure`: how far the first is ahead; `playouts`: behind all of it.

    Without playouts there is one answer and no share: it is the only one, or the steady player's, because no
    world was found that it could be played on in.
    """

    prospects: tuple[Prospect, ...]
    sure: Sure
    playouts: int


def advised(game: AnyGame, record: Record, seat: Seat, dice: Dice, effort: Effort) -> Advice:
    """Advice on the question to which the record leads, from what the seat may know and nothing else.

    The same effort gives the same advice.
    """
    policy = policy_of(game, seat)
    knows = known(game, record, seat, policy)
    found = search(knows, policy, replace(effort, counted=True), dice)
    steady = game.computers[usual(game)](knows.view, knows.decision, Dice("advice"))
    tried = [one for one in found.tried if one.values]
    if not tried:
        sure: Sure = "only" if len(found.tried) == 1 else "unplayed"
        return Advice((Prospect(found.answer, 0, _why(knows, found.answer, steady)),), sure, 0)
    longest = max(tried, key=lambda one: len(one.values))
    ranked = sorted(tried, key=lambda one: -_share(one, longest))
    named = ranked[:NAMED]
    prospects = tuple(_prospect(knows, one, longest, tried, steady) for one in named)
    return Advice(prospects, _sure(named), found.playouts)


def _share(one: Tried, longest: Tried) -> float:
    """Its share, compared in the worlds that it has in common with the one that was tried in most."""
    common = len(one.values)
    return fmean(longest.values) + fmean(one.values) - fmean(longest.values[:common])


def _sure(named: Sequence[Tried]) -> Sure:
    """How far the best is ahead of the next, world by world."""
    best, other = named[:2]
    gains = [mine - theirs for mine, theirs in zip(best.values, other.values, strict=False)]
    if len(gains) < FEW:
        return "few"
    spread = stdev(gains) / sqrt(len(gains))
    gain = fmean(gains)
    return "close" if gain <= CLOSE * spread else "likely" if gain <= CLEAR * spread else "clear"


def _prospect(knows: Known, one: Tried, longest: Tried, tried: Sequence[Tried], steady: Answer) -> Prospect:
    others = [each for each in tried if each is not one]
    brings, often = _brings(one, others)
    share = max(0, min(1000, round(_share(one, longest))))
    return Prospect(one.answer, share, _why(knows, one.answer, steady), brings, often)


def _why(knows: Known, answer: Answer, steady: Answer) -> Text | None:
    """The coach's reason, which holds for the steady player's answer and those nearly as good."""
    near = nearly_as_good(knows.game.weighs(knows.view, knows.decision), steady)
    return knows.game.why(knows.view, knows.decision, answer) if answer in (steady, *near) else None


def _brings(one: Tried, others: Sequence[Tried]) -> tuple[str, int]:
    """The kind of which it brings more than the others do on average in most worlds, and in how many."""
    often: dict[str, int] = {}
    for world, tally in enumerate(one.tallies):
        beside = [each.tallies[world] for each in others if world < len(each.tallies)]
        for kind in tally:
            often[kind] = often.get(kind, 0) + _more(kind, tally, beside)
    if not often:
        return "", 0
    kind = max(often, key=lambda kind: often[kind])
    percent = 100 * often[kind] // len(one.tallies)
    return (kind, percent) if percent >= MOST_OF else ("", 0)


def _more(kind: str, tally: Mapping[str, int], beside: Sequence[Mapping[str, int]]) -> bool:
    return tally[kind] * len(beside) > sum(other.get(kind, 0) for other in beside)
