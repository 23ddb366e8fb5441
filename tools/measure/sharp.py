"""Measures the strength of the search: `python -m tools.measure.sharp --help`.

One seat is played by the search, the others by `--against`. Each deal is played from every seat, so that no
player has the better seat or the better luck.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from rules.core.decisions import Rejected, Seat
from rules.core.engine import look, start
from rules.core.flow import Result
from rules.core.game import WHOLE, AnyGame
from rules.core.play.evaluation import settled
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.halving import Effort, search
from rules.core.search.knowledge import known
from rules.core.search.sharp import CANDIDATES, policy_of
from rules.core.selfplay.playout import TRIES, answer_of, seed_of
from rules.games import GAMES
from tools.measure.horizons import lead_of


@dataclass
class Report:
    """The results of the games so far."""

    won: list[float] = field(default_factory=list)  # the share of the search in each game
    leads: list[float] = field(default_factory=list)  # see `lead_of`
    answers: int = 0
    changed: int = 0  # answers that differ from the policy's
    playouts: int = 0
    determinizations: int = 0
    fitting: int = 0
    seconds: float = 0.0  # of the processor, for the search
    unfit: Counter[str] = field(default_factory=Counter)  # worlds that fit nowhere, by question

    def line(self) -> str:
        """Return the share of the win with its 95 % interval (Wilson), and what it took."""
        n = max(1, len(self.won))
        low, high = wilson(sum(self.won), n)
        fits = 100 * self.fitting / max(1, self.determinizations)
        each = 1000 * self.seconds / max(1, self.answers)
        rate = self.playouts / max(0.001, self.seconds)
        lead = fmean(self.leads)
        error = 1.96 * stdev(self.leads) / sqrt(n) if n > 1 else 1.0
        return (
            f"{sum(self.won):g} of {len(self.won)} games, {sum(self.won) / n:.3f} [{low:.3f}, {high:.3f}], "
            f"lead {lead:+.3f} ± {error:.3f}; "
            f"{self.changed} of {self.answers} answers differ, {each:.0f} ms each, {rate:.0f} playouts/s, "
            f"{fits:.1f} % of worlds fit; {dict(self.unfit.most_common(4))}"
        )


def wilson(won: float, n: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    z, p = 1.96, won / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def game_of(game: AnyGame, seats: int, seed: str, mine: Seat, args: Any, report: Report) -> Result:
    """Play one game to its end."""
    playing = Playing(game, start(game, seats, {}, seed))
    dice = Dice(f"players:{seed}:{mine}")
    while (result := playing.position.result) is None:
        position = playing.position
        seat = position.waiting[0]
        decision = position.pending[seat]
        asked = decision.prompt.key.split(".ask.")[1]
        if seat != mine or not args.playouts:
            kind = "steady" if seat == mine else args.against
            answer = answer_of(game, kind, look(game, position, seat).view, decision, dice)
        elif args.only is None or asked in args.only:
            answer = _searched(game, playing, seat, args, report)
        else:
            answer = policy_of(game)(look(game, position, seat).view, decision, dice)
        for _ in range(TRIES):
            try:
                playing.give(seat, answer, "computer")
                break
            except Rejected:
                answer = decision.sample(dice)
    return result


def _searched(game: AnyGame, playing: Playing[Any], seat: Seat, args: Any, report: Report) -> Any:
    begun = time.process_time()
    policy = policy_of(game, seat)
    horizon = game.foresight.horizon if args.horizon is None else args.horizon or None
    effort = Effort(args.playouts, args.candidates, horizon)
    dice = Dice(f"search:{playing.position.state.seed}:{playing.position.n}:{seat}")
    knowledge = known(game, playing.record, seat, policy)
    found = search(knowledge, policy, effort, dice)
    if found.playouts:
        report.answers += 1
        usual = policy(knowledge.view, knowledge.decision, dice)
        report.changed += found.answer != usual
        report.playouts += found.playouts
        report.determinizations += found.determinizations
        report.fitting += found.fitting
        if found.fitting < found.determinizations:
            report.unfit[knowledge.decision.prompt.key] += found.determinizations - found.fitting
        report.seconds += time.process_time() - begun
    return found.answer


def main(argv: Sequence[str] | None = None) -> None:
    """Print the figures after every few games."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.measure.sharp", description="How well does the search play?"
    )
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="go on with a match after so many games")
    parser.add_argument("--playouts", type=int, default=64, help="for each answer; 0: steady, a mirror match")
    parser.add_argument("--horizon", type=int, help="in answers; 0: to the end; else the game's own")
    parser.add_argument("--candidates", type=int, default=CANDIDATES)
    parser.add_argument(
        "--only",
        nargs="*",
        help="questions to search for, such as `plan`, or none; the search's policy answers others",
    )
    parser.add_argument("--against", default="steady")
    parser.add_argument("--seed", default="sharp")
    args = parser.parse_args(argv)
    game = GAMES[args.game]
    seats = args.seats or game.seats[0]
    report = Report()
    sys.stdout.write(f"{vars(args)}\n")
    for number in range(args.first, args.first + args.games):
        mine = number % seats
        result = game_of(
            game, seats, seed_of(args.seed, game.key, seats, number // seats), mine, args, report
        )
        report.leads.append(lead_of(result, mine))
        report.won.append(settled(result.places)[mine] / WHOLE)
        if number % seats == seats - 1:
            sys.stdout.write(report.line() + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
