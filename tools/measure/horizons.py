"""Measures which horizon a search should use: `python -m tools.measure.horizons --help`.

At positions drawn by lot, each candidate is played on in many determinizations, once; the value at several
horizons and at the end is kept. Then searches with few of these determinizations are simulated, and judged
by all the others.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.flow import Result
from rules.core.game import WHOLE, AnyGame
from rules.core.play.evaluation import settled
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.candidates import candidates, of_moves
from rules.core.search.future import played_on
from rules.core.search.knowledge import Determinization, Known, known
from rules.core.search.sharp import policy_of
from rules.core.selfplay.playout import play, seed_of
from rules.games import GAMES

HORIZONS = (8, 16, 32, 64, 128)
END = 0
TRIALS = 60  # simulated searches for each position


@dataclass(frozen=True)
class Played:
    """One playout: the seat's share at each horizon, at the end, and the lead at the end."""

    at: dict[int, int]
    lead: float


@dataclass(frozen=True)
class Case:
    """A position: playouts by candidate and world; the usual answer comes first."""

    played: list[list[Played]]

    def true(self, candidate: int, without: Sequence[int]) -> float:
        """Return the share of the win in the other worlds."""
        left = set(without)
        return fmean(p.at[END] for n, p in enumerate(self.played[candidate]) if n not in left)


Worth = Callable[[Played], float]


def lead_of(result: Result, seat: Seat) -> float:
    """Return the lead over the best rival, as a part of what both have."""
    total = result.sheet["total"]
    best = max(points for other, points in enumerate(total) if other != seat)
    return (total[seat] - best) / (abs(total[seat]) + abs(best) + 1)


def judged(game: AnyGame, world: Determinization, seat: Seat, answer: Answer) -> Played | None:
    """Return the playout of an answer in a world."""
    at: dict[int, int] = {}
    try:
        for n, position in enumerate(played_on(game, world, seat, answer, policy_of(game, seat))):
            if n in HORIZONS and game.evaluation and position.result is None:
                at[n] = game.evaluation(position.state)[seat]
    except Rejected:
        return None
    assert position.result is not None
    share = settled(position.result.places)[seat]
    return Played({**dict.fromkeys((*HORIZONS, END), share), **at}, lead_of(position.result, seat))


def cases(game: AnyGame, seats: int, args: Any) -> list[Case]:
    """Return positions of games of steady players, with the playouts of the policy of a search."""
    found: list[Case] = []
    lot = Dice(f"lot:{args.seed}")

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        if position.result is None and not lot.below(args.one_in) and len(found) < args.cases:
            seat = position.waiting[0]
            case = _case(known(game, playing.record, seat, policy_of(game, seat)), args, lot)
            if case is not None:
                found.append(case)

    number = 0
    while len(found) < args.cases:
        play(game, seats, seed_of(args.seed, number), ("steady",), watch=watch)
        number += 1
    return found


def _case(here: Known, args: Any, lot: Dice) -> Case | None:
    game = here.game
    usual = policy_of(game, here.seat)(here.view, here.decision, lot)
    moves, worths = of_moves(here.decision, game.settings), game.weighs(here.view, here.decision)
    answers = candidates(moves, usual, worths, args.candidates, lot)
    if len(answers) < 2:
        return None
    determinizations = [world for _ in range(args.determinizations) if (world := here.draw(lot)) is not None]
    played = [[judged(game, world, here.seat, answer) for world in determinizations] for answer in answers]
    kept = [[one for one in each if one is not None] for each in played]
    kept = [each for each in kept if len(each) == args.determinizations]
    sys.stdout.write(".")
    sys.stdout.flush()
    return Case(kept) if len(kept) > 1 else None


def gain(found: Sequence[Case], worth: Worth, determinizations: int, caution: float) -> float:
    """Return how many parts of `WHOLE` the choices of such a search gain over the usual answers."""
    dice, gains = Dice("simulated"), list[float]()
    for case in found:
        numbers = list(range(len(case.played[0])))
        for _ in range(TRIALS):
            dice.shuffle(numbers)
            some = numbers[:determinizations]
            chosen = _choice(case, worth, some, caution)
            gains.append(case.true(chosen, some) - case.true(0, some))
    return fmean(gains)


def _choice(case: Case, worth: Worth, some: Sequence[int], caution: float) -> int:
    """Return the best candidate, if it is ahead of the usual one by more than `caution` standard errors."""
    usual = [worth(case.played[0][n]) for n in some]
    best, by = 0, 0.0
    for candidate in range(1, len(case.played)):
        ahead = [worth(case.played[candidate][n]) - mine for n, mine in zip(some, usual, strict=True)]
        mean = fmean(ahead)
        error = (fmean((each - mean) ** 2 for each in ahead) / max(1, len(ahead) - 1)) ** 0.5
        if mean > max(by, caution * error):
            best, by = candidate, mean
    return best


def main(argv: Sequence[str] | None = None) -> None:
    """Print the gains for each way to judge."""
    parser = argparse.ArgumentParser(prog="python -m tools.measure.horizons", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--cases", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--candidates", type=int, default=6)
    parser.add_argument("--one-in", type=int, default=12)
    parser.add_argument("--seed", default="horizons")
    args = parser.parse_args(argv)
    game = GAMES[args.game]
    found = cases(game, args.seats or game.seats[0], args)
    ways: dict[str, Worth] = {f"horizon {h}": lambda p, h=h: p.at[h] for h in HORIZONS}  # type: ignore[misc]
    ways["end"] = lambda p: p.at[END]
    ways["lead"] = lambda p: WHOLE * p.lead
    ways["end and lead"] = lambda p: p.at[END] + WHOLE * p.lead
    ways["horizon 16 and lead"] = lambda p: p.at[16] + WHOLE * p.lead
    sys.stdout.write(f"\n{vars(args)}\n")
    for name, worth in ways.items():
        row = [
            f"{determinizations}/{caution}: {gain(found, worth, determinizations, caution):+.1f}"
            for determinizations in (4, 8, 16, 32)
            if 2 * determinizations <= args.determinizations
            for caution in (0.0, 0.5, 1.0, 2.0)
        ]
        sys.stdout.write(f"{name:20} {'  '.join(row)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
