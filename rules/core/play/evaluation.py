"""Conversion of points to expected shares of the win, for `Game.evaluation`."""

from collections.abc import Sequence

from rules.core.game import WHOLE

LIMIT = 40  # doublings; beyond, a lead is as good as a win


def settled(places: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's share of the win at the end, in parts of `WHOLE`: all share it if nobody has won.

    >>> settled([1, 2]), settled([2, 2])
    ((1000, 0), (500, 500))
    """
    winners = [seat for seat, place in enumerate(places) if place == 1] or list(range(len(places)))
    each, rest = divmod(WHOLE, len(winners))
    parts = {seat: each + (n < rest) for n, seat in enumerate(winners)}
    return tuple(parts.get(seat, 0) for seat in range(len(places)))


def shared(worths: Sequence[int], doubling: int) -> tuple[int, ...]:
    """Return the win in parts of `WHOLE`, by what each seat's position is worth.

    A lead of `doubling` makes a share twice as large. Only whole numbers, so that it is the same everywhere.

    >>> shared([20, 10], 10)
    (666, 334)
    """
    best = max(worths)
    behind = [min(best - worth, LIMIT * doubling) for worth in worths]
    # linear interpolation between two powers of two
    weights = [((2 * doubling - b % doubling) << LIMIT) >> (b // doubling) for b in behind]
    total = sum(weights)
    shares = [WHOLE * weight // total for weight in weights]
    last = max(seat for seat, share in enumerate(shares) if share == min(shares))
    shares[last] += WHOLE - sum(shares)
    return tuple(shares)
