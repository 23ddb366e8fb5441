"""Advice from a search for one seat: the best answers, how they compare, and a reason for each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Literal

from rules.core.decisions import Answer, Seat
from rules.core.engine import Record
from rules.core.game import WHOLE, AnyGame
from rules.core.play.ideas import Idea, ideas
from rules.core.play.planning import nearly_as_good
from rules.core.rng import Dice
from rules.core.search.halving import Effort, Found, Tried, search, standard_error
from rules.core.search.knowledge import Known, known
from rules.core.search.sharp import policy_of, usual
from rules.core.text import Text

NAMED = 3  # answers that are named
FEW = 16  # determinizations; fewer say little
CLOSE, CLEAR = 1.0, 2.0  # standard errors between the two best
MOST_OF = 60  # percent of the determinizations in which an answer must bring more of something
BESIDE = (
    6  # candidates beside a coach's ideas: few, so that all that are named meet in enough determinizations
)
TRUSTED = 50  # parts of the win that a coach's idea may be behind another answer, and still be named
Sure = Literal["only", "unplayed", "few", "close", "likely", "clear"]
# What a coach who knows the advice makes of an answer: their own idea, which holds; one that they follow; one
# of their own that they give up; none of theirs.
Voice = Literal["holds", "follows", "given-up", ""]


@dataclass(frozen=True, slots=True)
class Prospect:
    """An answer, and the share of the win to expect with it, in parts of `WHOLE`.

    `apart`: whether it is behind the first one by more than may be luck. `why`: the game's own reason, if it
    has one; none for an answer that is behind, unless a coach stays with it. `brings`, for the first one
    alone: a kind of the `tally`, of which the seat has more at the end of playouts than with the second, in
    `often` percent of them. `coach`: what a coach makes of it.
    """

    answer: Answer
    share: int
    apart: bool = False
    why: Text | None = None
    brings: str = ""
    often: int = 0
    coach: Voice = ""


@dataclass(frozen=True, slots=True)
class Advice:
    """The answers to name, the recommended one first; `sure`: its lead; `games`: determinizations.

    Without games there is one answer and no share: it is the only one, or the steady player's, because no
    determinization was found in which it could be played on. `behind`: how far the coach's first idea is
    behind the best answer, in parts of `WHOLE`; 0 if that may be luck.
    """

    prospects: tuple[Prospect, ...]
    sure: Sure
    games: int  # played on from both of the first two
    behind: int = 0


def advised(
    game: AnyGame, record: Record, seat: Seat, dice: Dice, effort: Effort, *, coached: bool = False
) -> Advice:
    """Advise on the question to which the record leads, from what the seat may know and nothing else.

    `coached`: beside a coach. Then the coach's ideas are tried and named, and the first of them is
    recommended, unless another answer is surely better by 5 points. The same effort gives the same advice.
    """
    policy = policy_of(game, seat)
    knows = known(game, record, seat, policy)
    own = ideas(game, knows.view, knows.decision) if coached else ()
    named = [each.answer for each in own]
    most = min(effort.candidates, BESIDE) if named else effort.candidates
    found = search(knows, policy, replace(effort, counted=True, candidates=most), dice, named)
    tried = [one for one in found.tried if one.values]
    if not tried:
        return _unplayed(knows, found, own)
    longest = max(tried, key=lambda one: len(one.values))
    shares = {id(one): _share(one, longest) for one in tried}
    ranked = sorted(tried, key=lambda one: -shares[id(one)])
    first = _recommended(ranked, named)
    voices = {id(one): _voice(one, first, ranked, named) for one in ranked}
    rest = [one for one in ranked if one is not first]
    rest = [one for n, one in enumerate(rest) if n < NAMED - 1 or voices[id(one)]]
    reasons = _reasons(knows, own)
    prospects = [
        Prospect(one.answer, _whole(shares[id(one)]), apart, why, coach=voices[id(one)])
        for one in (first, *rest)
        for apart in [_surely(first, one)]
        for why in [None if apart and voices[id(one)] != "holds" else reasons(one.answer)]
    ]
    brings, often = _brings(first, rest[0])
    prospects[0] = replace(prospects[0], brings=brings, often=often)
    games = min(len(first.values), len(rest[0].values))
    return Advice(tuple(prospects), _sure(first, rest[0]), games, _behind(tried, named))


def _unplayed(knows: Known, found: Found, own: Sequence[Idea]) -> Advice:
    """Return advice without games: the only answer, or the coach's ideas, or the steady player's answer."""
    sure: Sure = "only" if len(found.tried) == 1 else "unplayed"
    if own:
        return Advice(tuple(Prospect(one.answer, 0, why=one.why, coach="holds") for one in own), sure, 0)
    return Advice((Prospect(found.answer, 0, why=_reasons(knows, ())(found.answer)),), sure, 0)


def _recommended(ranked: Sequence[Tried], named: Sequence[Answer]) -> Tried:
    """Return the coach's first idea, unless another answer is surely better by 5 points; else the best."""
    own = next((one for one in ranked if one.answer in named[:1]), None)
    return ranked[0] if own is None else next(iter(_better(ranked, own)), own)


def _voice(one: Tried, first: Tried, ranked: Sequence[Tried], named: Sequence[Answer]) -> Voice:
    """Return what the coach makes of an answer; `first` is what is recommended."""
    if one.answer not in named:
        return "follows" if named and one is first else ""
    return "holds" if one is first or not _better(ranked, one) else "given-up"


def _better(ranked: Sequence[Tried], one: Tried) -> list[Tried]:
    """Return the answers that are surely better than this one by 5 points, the best first."""
    return [other for other in ranked if _surely(other, one) and _ahead(other, one) >= TRUSTED]


def _surely(one: Tried, other: Tried) -> bool:
    """Return whether an answer is ahead of another by more than may be luck."""
    return one is not other and _sure(one, other) in ("likely", "clear")


def _ahead(one: Tried, other: Tried) -> int:
    """Measure how far an answer is ahead of another, in the determinizations of both."""
    return _whole(fmean(one.gains(other)))


def _share(one: Tried, longest: Tried) -> float:
    """Return an answer's share, over the determinizations shared with the candidate tried in most."""
    common = len(one.values)
    return fmean(longest.values) + fmean(one.values) - fmean(longest.values[:common])


def _sure(best: Tried, other: Tried) -> Sure:
    """Rate how far the best is ahead of another, determinization by determinization."""
    gains = best.gains(other)
    if len(gains) < FEW:
        return "few"
    gain, spread = fmean(gains), standard_error(gains)
    return "close" if gain <= CLOSE * spread else "likely" if gain <= CLEAR * spread else "clear"


def _behind(tried: Sequence[Tried], named: Sequence[Answer]) -> int:
    """Measure how far the coach's first idea is behind the answer that is surely most ahead of it."""
    own = next((one for one in tried if one.answer in named[:1]), None)
    return max((_ahead(one, own) for one in tried if _surely(one, own)), default=0) if own else 0


def _whole(share: float) -> int:
    return max(0, min(WHOLE, round(share)))


def _reasons(knows: Known, own: Sequence[Idea]) -> Callable[[Answer], Text | None]:
    """Return the coach's reasons, which hold for the steady player's answer and those nearly as good."""
    game, view, decision = knows.game, knows.view, knows.decision
    steady = own[0].answer if own else game.computers[usual(game)](view, decision, Dice("advice"))
    good = [steady, *nearly_as_good(game.weighs(view, decision), steady), *(each.answer for each in own)]
    return lambda answer: game.why(view, decision, answer) if answer in good else None


def _brings(best: Tried, second: Tried) -> tuple[str, int]:
    """Return the kind of which the best brings more than the second in most shared determinizations."""
    often: dict[str, int] = {}
    determinizations = list(zip(best.tallies, second.tallies, strict=False))
    for mine, theirs in determinizations:
        for kind in mine:
            often[kind] = often.get(kind, 0) + (mine[kind] > theirs.get(kind, 0))
    if not often:
        return "", 0
    kind = max(often, key=lambda kind: often[kind])
    percent = 100 * often[kind] // len(determinizations)
    return (kind, percent) if percent >= MOST_OF else ("", 0)
