"""Advice from a search for one seat: the best answers, how they compare, and a reason for each."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Literal

from rules.core.decisions import Answer, Seat
from rules.core.engine import Record
from rules.core.game import WHOLE, AnyGame
from rules.core.play.planning import nearly_as_good
from rules.core.rng import Dice
from rules.core.search.halving import Effort, Tried, search, standard_error
from rules.core.search.knowledge import Known, known
from rules.core.search.sharp import policy_of, usual
from rules.core.text import Text

NAMED = 3  # answers that are named
FEW = 16  # determinizations; fewer say little
CLOSE, CLEAR = 1.0, 2.0  # standard errors between the two best
MOST_OF = 60  # percent of the determinizations in which an answer must bring more of something
Sure = Literal["only", "unplayed", "few", "close", "likely", "clear"]


@dataclass(frozen=True, slots=True)
class Prospect:
    """An answer, and the share of the win to expect with it, in parts of `WHOLE`.

    `apart`: whether it is behind the first one by more than may be luck. `why`: the game's own reason, if it
    has one; none for an answer that is behind. `brings`, for the first one alone: a kind of the `tally`, of
    which the seat has more at the end of playouts than with the second, in `often` percent of them.
    """

    answer: Answer
    share: int
    apart: bool = False
    why: Text | None = None
    brings: str = ""
    often: int = 0


@dataclass(frozen=True, slots=True)
class Advice:
    """The best answers, best first; `sure`: the first one's lead; `games`: the number of determinizations.

    Without games there is one answer and no share: it is the only one, or the steady player's, because no
    determinization was found in which it could be played on. `behind`: how far the steady player's answer is
    behind the first one, in parts of `WHOLE`; 0 if that may be luck.
    """

    prospects: tuple[Prospect, ...]
    sure: Sure
    games: int  # played on from both of the first two
    behind: int = 0


def advised(game: AnyGame, record: Record, seat: Seat, dice: Dice, effort: Effort) -> Advice:
    """Advise on the question to which the record leads, from what the seat may know and nothing else.

    The same effort gives the same advice.
    """
    policy = policy_of(game, seat)
    knows = known(game, record, seat, policy)
    found = search(knows, policy, replace(effort, counted=True), dice)
    steady = game.computers[usual(game)](knows.view, knows.decision, Dice("advice"))
    tried = [one for one in found.tried if one.values]
    if not tried:
        sure: Sure = "only" if len(found.tried) == 1 else "unplayed"
        return Advice((Prospect(found.answer, 0, why=_why(knows, found.answer, steady)),), sure, 0)
    longest = max(tried, key=lambda one: len(one.values))
    ranked = sorted(tried, key=lambda one: -_share(one, longest))
    best, *others = ranked[:NAMED]
    share, (brings, often) = _share(best, longest), _brings(best, others[0])
    first = Prospect(best.answer, _whole(share), False, _why(knows, best.answer, steady), brings, often)
    rest = (_prospect(knows, best, one, _share(one, longest), steady) for one in others)
    games = min(len(best.values), len(others[0].values))
    return Advice((first, *rest), _sure(best, others[0]), games, _behind(best, tried, steady))


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


def _behind(best: Tried, tried: Sequence[Tried], steady: Answer) -> int:
    """Measure how far the steady player's answer is behind the best, in the determinizations of both."""
    own = next((one for one in tried if one.answer == steady), best)
    surely = own is not best and _sure(best, own) in ("likely", "clear")
    return _whole(fmean(best.gains(own))) if surely else 0


def _prospect(knows: Known, best: Tried, one: Tried, share: float, steady: Answer) -> Prospect:
    """Return an answer's prospect beside the best; it has no reason where it is far behind."""
    apart = _sure(best, one) in ("likely", "clear")
    return Prospect(one.answer, _whole(share), apart, None if apart else _why(knows, one.answer, steady))


def _whole(share: float) -> int:
    return max(0, min(WHOLE, round(share)))


def _why(knows: Known, answer: Answer, steady: Answer) -> Text | None:
    """Return the coach's reason, which holds for the steady player's answer and those nearly as good."""
    near = nearly_as_good(knows.game.weighs(knows.view, knows.decision), steady)
    return knows.game.why(knows.view, knows.decision, answer) if answer in (steady, *near) else None


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
