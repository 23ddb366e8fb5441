"""Measure how often the search agrees with the coach: first recommendations within 5 points of the best.

    python -m tools.measure.coached                   all games
    python -m tools.measure.coached kemet --positions 60 --prompts

The positions are those of steady games, spread evenly over each game: questions with at least two options for
which the coach has a reason. A recommendation that is behind by 5 points of the share of the win or more, and
by more than may be luck, is apart.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core.engine import Record, look
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.advice import advised
from rules.core.search.halving import Effort
from rules.core.search.sharp import CANDIDATES, usual
from rules.core.selfplay.playout import play, seed_of
from rules.games import GAMES

EVERY = 7  # questions from one that is looked at to the next
FAR = 50  # parts of `WHOLE`
SEATS = 3


@dataclass
class Report:
    """The positions looked at, and those where the search is of another mind, by question."""

    looked: int = 0
    apart: Counter[str] = field(default_factory=Counter)

    def line(self) -> str:
        """Return the share within 5 points, and the questions where it is not so."""
        within = self.looked - self.apart.total()
        share = 100 * within / max(1, self.looked)
        apart = dict(self.apart.most_common(8))
        return f"{within} of {self.looked} within 5 points ({share:.0f} %); apart: {apart}"


def measured(key: str, positions: int, seconds: int) -> Report:
    """Look at so many positions of one game."""
    game, report, number = GAMES[key], Report(), 0
    effort = Effort(seconds * game.foresight.playouts, CANDIDATES, game.foresight.horizon)
    while report.looked < positions:
        for record, seat in _positions(game, seed_of("coached", key, number)):
            if report.looked < positions:
                _look(game, record, seat, effort, report)
        number += 1
    return report


def _positions(game: AnyGame, seed: str) -> Sequence[tuple[Record, int]]:
    """Return every so many questions of one steady game for which the coach has a reason."""
    found: list[tuple[Record, int]] = []
    asked = 0

    def watch(playing: Playing[Any]) -> None:
        nonlocal asked
        position = playing.position
        for seat in position.waiting[:1]:
            seen = look(game, position, seat)
            if seen.decision is None:
                continue
            steady = game.computers[usual(game)](seen.view, seen.decision, Dice("advice"))
            if game.why(seen.view, seen.decision, steady) is not None:
                asked += 1
                if asked % EVERY == 0:
                    found.append((playing.record, seat))

    play(game, SEATS, seed, [usual(game)], watch=watch)
    return found


def _look(game: AnyGame, record: Record, seat: int, effort: Effort, report: Report) -> None:
    found = advised(game, record, seat, Dice("coached"), effort, coached=True)
    if found.games:
        report.looked += 1
        if found.behind >= FAR:
            report.apart[_prompt(game, record, seat)] += 1


def _prompt(game: AnyGame, record: Record, seat: int) -> str:
    """Return the key of the question that is open to the seat."""
    return str(Playing(game, record).position.pending[seat].prompt.key)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m tools.measure.coached", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seconds", type=int, default=2, help="of search for each position")
    given = parser.parse_args()
    for key in given.games or [key for key, game in GAMES.items() if game.computers]:
        sys.stdout.write(f"{key}: {measured(key, given.positions, given.seconds).line()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
