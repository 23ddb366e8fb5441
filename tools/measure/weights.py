"""Measures which weights of a search's policy are worth having: `python -m tools.measure.weights --help`.

In every game each seat draws each weight: the steady player's, or that of the search. The result is how
much better the seats with the one did than those with the other, whatever else they had.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

from rules.bellum.computer import steady as bellum
from rules.core.game import Computer
from rules.core.play.planning import planned
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.games import GAMES
from rules.immortals.computer import steady as immortals

TUNED: dict[str, Any] = {"bellum": bellum, "immortals": immortals}  # whose policy has weights of its own
Draw = dict[str, bool]  # whether a seat has the search's weight, by name


def names_of(key: str) -> list[str]:
    """Return the weights in which the search's policy differs from the steady player."""
    steady, sharp = TUNED[key].STEADY, TUNED[key].SHARP
    return [each.name for each in fields(steady) if getattr(steady, each.name) != getattr(sharp, each.name)]


def player_of(key: str, draw: Draw) -> Computer[Any]:
    """Return a computer player with these weights."""
    game = TUNED[key]
    chosen = {name: getattr(game.SHARP, name) for name, sharp in draw.items() if sharp}
    return planned(key, game.plans_by(replace(game.STEADY, **chosen)))


def points_of(key: str, seed: str, draws: Sequence[Draw]) -> Sequence[int]:
    """Return the points at the end of a game in which each seat has the weights that it drew."""
    kinds = [str(seat) for seat in range(len(draws))]
    players = (player_of(key, draw) for draw in draws)
    game = replace(GAMES[key], computers=dict(zip(kinds, players, strict=True)))
    result = play(game, len(draws), seed, kinds).position.result
    assert result is not None
    return result.sheet["total"]


def line_of(name: str, found: Sequence[tuple[Draw, float]]) -> str:
    """Return the points gained by the search's weight, with the 95 % interval."""
    sharp = [lead for draw, lead in found if draw[name]]
    steady = [lead for draw, lead in found if not draw[name]]
    error = 1.96 * sqrt(pvariance(sharp) / len(sharp) + pvariance(steady) / len(steady))
    return f"{name:12} {fmean(sharp) - fmean(steady):+6.2f} ± {error:.2f}"


def main(argv: Sequence[str] | None = None) -> None:
    """Print what each weight brings."""
    parser = argparse.ArgumentParser(prog="python -m tools.measure.weights", description=__doc__)
    parser.add_argument("game", choices=tuple(TUNED))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="weights")
    args = parser.parse_args(argv)
    names, seats = names_of(args.game), args.seats or GAMES[args.game].seats[0]
    found: list[tuple[Draw, float]] = []
    for number in range(args.games):
        seed = seed_of(args.seed, seats, number)
        dice = Dice(f"weights:{seed}")
        draws = [{name: bool(dice.below(2)) for name in names} for _ in range(seats)]
        total = points_of(args.game, seed, draws)
        found += [(draw, points - fmean(total)) for draw, points in zip(draws, total, strict=True)]
    sys.stdout.write(f"{vars(args)}\n" + "".join(f"{line_of(name, found)}\n" for name in names))


if __name__ == "__main__":
    main()
