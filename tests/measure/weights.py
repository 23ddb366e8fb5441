"""Which weights of a search's policy at Immortals are worth having: `python -m tests.measure.weights --help`.

In every game each seat draws each weight: the steady player's, or that of the search. The answer is how much
better the seats with the one did than those with the other, whatever else they had.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from math import sqrt
from statistics import fmean, pvariance

from rules.core.game import Computer
from rules.core.play.planning import planned
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.immortals import GAME
from rules.immortals.computer.steady import plans_by
from rules.immortals.computer.weights import SHARP, STEADY
from rules.immortals.view import ImmortalsView

NAMES = [each.name for each in fields(STEADY) if getattr(STEADY, each.name) != getattr(SHARP, each.name)]
Draw = dict[str, bool]  # whether a seat has the search's weight, by name


def player_of(draw: Draw) -> Computer[ImmortalsView]:
    """A computer player with these weights."""
    weights = replace(STEADY, **{name: getattr(SHARP, name) for name, sharp in draw.items() if sharp})
    return planned(GAME.key, plans_by(weights))


def points_of(seed: str, draws: Sequence[Draw]) -> Sequence[int]:
    """The points at the end of a game in which each seat has the weights that it drew."""
    kinds = [str(seat) for seat in range(len(draws))]
    game = replace(GAME, computers=dict(zip(kinds, map(player_of, draws), strict=True)))
    result = play(game, len(draws), seed, kinds).position.result
    assert result is not None
    return result.sheet["total"]


def line_of(name: str, found: Sequence[tuple[Draw, float]]) -> str:
    """How many points more the search's weight brings, with its 95 % interval."""
    sharp = [lead for draw, lead in found if draw[name]]
    steady = [lead for draw, lead in found if not draw[name]]
    error = 1.96 * sqrt(pvariance(sharp) / len(sharp) + pvariance(steady) / len(steady))
    return f"{name:12} {fmean(sharp) - fmean(steady):+6.2f} ± {error:.2f}"


def main(argv: Sequence[str] | None = None) -> None:
    """Print what each weight brings."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.weights", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", default="weights")
    args = parser.parse_args(argv)
    found: list[tuple[Draw, float]] = []
    for number in range(args.games):
        seed = seed_of(args.seed, args.seats, number)
        dice = Dice(f"weights:{seed}")
        draws = [{name: bool(dice.below(2)) for name in NAMES} for _ in range(args.seats)]
        total = points_of(seed, draws)
        found += [(draw, points - fmean(total)) for draw, points in zip(draws, total, strict=True)]
    sys.stdout.write(f"{vars(args)}\n" + "".join(f"{line_of(name, found)}\n" for name in NAMES))


if __name__ == "__main__":
    main()
