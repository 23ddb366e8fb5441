"""The chances at a position of a finished game, and their change by the choices until the next position.

The chances are those of the true position: what nobody has seen yet is dealt anew. Up to the next position
all play steadily, then the policy of a search plays on for all, with a slip now and then, and the shares of
the win are counted. With the same fresh luck the game is played on once more. This time the seats that did
not play steadily in the game answer as they did there, where the same is asked. The difference is due to
their choices. If several chose, they do so one after another, in any order, so that each seat's own part is
known.
"""

from collections.abc import Sequence
from itertools import count
from statistics import fmean
from typing import Any

from rules.core.decisions import Rejected, Seat
from rules.core.engine import Record
from rules.core.flow import Bug
from rules.core.game import WHOLE, AnyGame
from rules.core.play.hiding import Blind
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.course import Given, Stretch, question
from rules.core.search.future import careless, go_on, judged
from rules.core.search.halving import standard_error
from rules.core.search.sharp import policy_of, usual
from rules.core.search.story import LEAST, Plan, Point, Shift

FEWEST = 4  # of the times that a position is played on: so many must come through


def weighed(game: AnyGame, stretch: Stretch, plan: Plan, seed: str) -> Point | None:
    """Return the chances where the stretch begins, and what choices changed; None if it is unplayable."""
    chose = sorted({each.seat for each in stretch.given if not each.steady})
    orders, chains = list[list[Seat]](), list[list[Sequence[int]]]()
    for number in range(_times(plan, len(chose))):
        own, order = f"{seed}:{stretch.step}:{number}", list(chose)
        Dice(f"{own}:order").shuffle(order)
        apart = range(len(order) + 1) if len(chains) % 2 == 0 else sorted({0, len(order)})
        try:
            chain = [_played(game, stretch, own, order[:most], plan.horizon) for most in apart]
        except Bug:
            continue  # a script that holds what was dealt anew
        orders.append(order)
        chains.append(chain)
    return _point(stretch, orders, chains) if len(chains) >= FEWEST else None


def _times(plan: Plan, choosing: int) -> int:
    """Return the number of playouts of a position: every second one tells the seats that chose apart."""
    games = (choosing + 3) / 2 if choosing else 1  # each time, on average
    return max(min(LEAST, plan.playouts), int(2 * plan.playouts / games))


def _point(stretch: Stretch, orders: Sequence[list[Seat]], chains: Sequence[list[Sequence[int]]]) -> Point:
    """Average the playouts of a position: shares if none, the first, ... all of the `orders` choose."""
    seats = range(len(chains[0][0]))
    chosen = [round(fmean(chain[-1][seat] - chain[0][seat] for chain in chains)) for seat in seats]
    told = [each for each in zip(orders, chains, strict=True) if len(each[1]) == len(each[0]) + 1]
    own = [[_own(*each, seat) for each in told] for seat in seats]
    rest = [
        [chain[-1][seat] - chain[0][seat] - mine for (_, chain), mine in zip(told, own[seat], strict=True)]
        for seat in seats
    ]
    mine = tuple(round(fmean(each)) for each in own)
    return Point(
        step=stretch.step,
        round=stretch.round,
        shares=_whole([fmean(chain[0][seat] for chain in chains) for seat in seats]),
        error=round(max(_error([chain[0][seat] for chain in chains]) for seat in seats)),
        playouts=sum(map(len, chains)),
        chosen=tuple(chosen),
        own=Shift(shares=mine, errors=_errors(own)),
        others=Shift(shares=tuple(a - o for a, o in zip(chosen, mine, strict=True)), errors=_errors(rest)),
    )


def _own(order: Sequence[Seat], chain: Sequence[Sequence[int]], seat: Seat) -> int:
    """Return the change for the seat when it chose too, after those before it in `order`."""
    if seat not in order:
        return 0
    place = order.index(seat)
    return chain[place + 1][seat] - chain[place][seat]


def _errors(by_seat: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(round(standard_error(each)) for each in by_seat)


def _error(values: Sequence[int]) -> float:
    """Return the standard error of a mean, as with a loss and a win more: equal values never look certain."""
    return standard_error([*values, 0, WHOLE])


def _whole(shares: Sequence[float]) -> tuple[int, ...]:
    """Return the shares as whole numbers that add up to `WHOLE`."""
    found = [round(share) for share in shares]
    found[max(range(len(found)), key=lambda seat: found[seat])] += WHOLE - sum(found)
    return tuple(found)


def _played(
    game: AnyGame, stretch: Stretch, seed: str, choosing: Sequence[Seat], horizon: int | None
) -> Sequence[int]:
    """Return the shares of the win with fresh luck from here on, where these seats choose as they did.

    During the stretch all other seats play steadily: a choice is compared with that.
    """
    steady, later, sure = game.computers[usual(game)], careless(policy_of(game), seed), len(stretch.given)
    playing, dice, left = _fresh(game, stretch.record, seed), Dice(seed), list(stretch.given)
    for n in count() if horizon is None else range(horizon + sure):
        if playing.position.result is not None:
            break
        if not _as_given(playing, left, choosing):
            go_on(game, playing, steady if n < sure else later, dice)
    return judged(game, playing.position)


def _fresh(game: AnyGame, record: Record, seed: str) -> Playing[Any]:
    """Return the position, with all that no seat has seen dealt anew, and new dice."""
    playing = Playing(game, record)
    state = playing.position.state
    game.resample(state, range(state.seats), Blind(f"{seed}:unseen"))
    state.seed = f"{seed}:dice"
    return playing


def _as_given(playing: Playing[Any], left: list[Given], choosing: Sequence[Seat]) -> bool:
    """Answer the first open question as it was in the game, if one of these seats chose there.

    A seat that answered steadily there does so here, too, even if that is another answer.
    """
    seat = playing.position.waiting[0]
    asked = question(playing.position.pending[seat]) if left else ""
    found = next((each for each in left if (each.seat, each.asked) == (seat, asked)), None)
    if found is None:
        return False
    left.remove(found)
    if found.steady or seat not in choosing:
        return False
    try:
        playing.give(seat, found.answer, found.by, passed=found.passed)
    except (Rejected, Bug):
        return False
    return True
