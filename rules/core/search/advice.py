"""Advice from a search for one seat: the best answers, how they compare, and a reason for each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Literal

from rules.core.decisions import Answer, Seat
from rules.core.engine import Record
from rules.core.game import WHOLE, AnyGame
from rules.core.play.idea import Idea, idea
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
BESIDE = 6  # candidates beside a coach's idea: few, so that those named meet in enough determinizations
TRUSTED = 50  # parts of the win that a coach's idea may be behind another answer, and still hold
Sure = Literal["only", "unplayed", "few", "close", "likely", "clear"]
# What a coach who knows the advice makes of an answer: their own idea, which holds; the one that they follow
# instead; their own, which they give up; neither.
Voice = Literal["holds", "follows", "given-up", ""]


@dataclass(frozen=True, slots=True)
class Prospect:
    """An answer, and the share of the win to expect with it, in parts of `WHOLE`.

    `apart`: whether it is behind the first one by more than may be luck. `why`: the game's own reason, if it
    has one; none for an answer that is behind. `brings`, for the first one alone: a kind of the `tally`, of
    which the seat has more at the end of playouts than with the second, in `often` percent of them. `coach`:
    what a coach makes of it.
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
    determinization was found in which it could be played on. `behind`: how far the coach's idea is
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

    `coached`: beside a coach. Then the coach's idea is tried, named and recommended, unless another answer
    is surely better by 5 points. The same effort gives the same advice.
    """
    policy = policy_of(game, seat)
    knows = known(game, record, seat, policy)
    own = idea(game, knows.view, knows.decision) if coached else None
    named = None if own is None else own.answer
    most = effort.candidates if own is None else min(effort.candidates, BESIDE)
    found = search(knows, policy, replace(effort, counted=True, candidates=most), dice, named)
    tried = [one for one in found.tried if one.values]
    if not tried:
        return _unplayed(knows, found, own)
    longest = max(tried, key=lambda one: len(one.values))
    shares = {id(one): _share(one, longest) for one in tried}
    ranked = sorted(tried, key=lambda one: -shares[id(one)])
    first = _recommended(ranked, named)
    voices = {id(one): _voice(one, first, named) for one in ranked}
    rest = [one for one in ranked if one is not first]
    rest = [one for n, one in enumerate(rest) if n < NAMED - 1 or voices[id(one)]]
    reasons = _reasons(knows, own)
    prospects = [
        Prospect(one.answer, _whole(shares[id(one)]), apart, why, coach=voices[id(one)])
        for one in (first, *rest)
        for apart in [_surely(first, one)]
        for why in [None if apart else reasons(one.answer)]
    ]
    brings, often = _brings(first, rest[0])
    prospects[0] = replace(prospects[0], brings=brings, often=often)
    games = min(len(first.values), len(rest[0].values))
    return Advice(tuple(prospects), _sure(first, rest[0]), games, _behind(tried, named))


def _unplayed(knows: Known, found: Found, own: Idea | None) -> Advice:
    """Return advice without games: the only answer, or the coach's idea, or the steady player's answer."""
    sure: Sure = "only" if len(found.tried) == 1 else "unplayed"
    if own is not None:
        return Advice((Prospect(own.answer, 0, why=own.why, coach="holds"),), sure, 0)
    return Advice((Prospect(found.answer, 0, why=_reasons(knows, None)(found.answer)),), sure, 0)


def _recommended(ranked: Sequence[Tried], named: Answer | None) -> Tried:
    """Return the coach's idea, unless another answer is surely better by 5 points; else the best."""
    own = _own(ranked, named)
    return ranked[0] if own is None else next(iter(_better(ranked, own)), own)


def _own(tried: Sequence[Tried], named: Answer | None) -> Tried | None:
    return next((one for one in tried if named is not None and one.answer == named), None)


def _voice(one: Tried, first: Tried, named: Answer | None) -> Voice:
    """Return what the coach makes of an answer; `first` is what is recommended."""
    if named is None:
        return ""
    if one.answer != named:
        return "follows" if one is first else ""
    return "holds" if one is first else "given-up"


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


def _behind(tried: Sequence[Tried], named: Answer | None) -> int:
    """Measure how far the coach's idea is behind the answer that is surely most ahead of it."""
    own = _own(tried, named)
    return max((_ahead(one, own) for one in tried if _surely(one, own)), default=0) if own else 0


def _whole(share: float) -> int:
    return max(0, min(WHOLE, round(share)))


def _reasons(knows: Known, own: Idea | None) -> Callable[[Answer], Text | None]:
    """Return the coach's reasons, which hold for the steady player's answer and those nearly as good."""
    game, view, decision = knows.game, knows.view, knows.decision
    steady = game.computers[usual(game)](view, decision, Dice("advice")) if own is None else own.answer
    good = [steady, *nearly_as_good(game.weighs(view, decision), steady)]
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
