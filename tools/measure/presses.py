"""Presses that a turn takes on the screen, over games of steady players: the mean, and nine of ten.

    python -m tools.measure.presses                      all games
    python -m tools.measure.presses dwar7s --games 4 --prompts

A button is one press, a menu two (open it, choose), a menu of several two more than is chosen, a form two
(open it, send it). The way to each answer is the shortest that a person finds who reads the screen of
their own hand. A turn is what one player is asked before somebody else is.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

from bot.discord.screens.places import pins_in
from bot.discord.screens.speech import NO_PINS, Forms, forms_of
from bot.table.play.forced import known_answer
from rules import games
from rules.core import moves
from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import By, look, start
from rules.core.game import AnyGame
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.selfplay.playout import seed_of
from tests.bot.e2e.pressing import Way

SEATS = 3
MOST = 250  # questions of one game, so that the long ones are over some day
NAMED = 12  # questions that take the most presses


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that a person would be asked, its answer, and the presses to it."""

    seat: Seat
    prompt: str
    presses: int
    begins: bool  # a turn


@dataclass(frozen=True, slots=True)
class Figures:
    """Presses of all turns of a game."""

    turns: tuple[int, ...]
    prompts: Counter[str]

    @property
    def mean(self) -> float:
        """The mean of a turn."""
        return mean(self.turns)

    @property
    def nine_of_ten(self) -> int:
        """As many presses as nine turns of ten take at most."""
        return sorted(self.turns)[len(self.turns) * 9 // 10]


def presses(decision: Decision, answer: Answer, forms: Forms, pins: Mapping[str, int] = NO_PINS) -> int:
    """Count the presses to an answer in the own hand."""
    steps = Way(decision, answer, forms, private=True, pins=pins).steps()
    if not steps:
        raise AssertionError(f"{decision.prompt.key}: nothing leads to {answer}")
    return sum(step.presses for step in steps)


def walked(game: AnyGame, seats: int, seed: str, most: int) -> Iterator[Asked]:
    """Play a game by its first kind of computer player, and yield what people would be asked."""
    player, forms = game.computers["steady"], forms_of(game.key)
    record = start(game, seats, {}, seed)
    position = run(game, record)
    dice = [Dice(f"{seed}:{seat}") for seat in range(seats)]
    asked, last = 0, None
    while position.waiting and asked < most:
        seat = position.waiting[0]
        decision = position.pending[seat]
        known = known_answer(game, decision)
        answer = player(look(game, position, seat).view, decision, dice[seat]) if known is None else known
        if known is None:
            asked += 1
            several = position.opened if len(position.pending) > 1 else None
            pins = pins_in(game.key, look(game, position, seat).view, decision)
            pressed = presses(decision, answer, forms, pins)
            yield Asked(seat, decision.prompt.key, pressed, last != (seat, several))
            last = (seat, several)
        by: By = "player" if known is None else "forced"
        ask = position.asks[seat]
        record, position = moves.submit(
            game, record, position, seat, ask, answer, by, passed=known is not None
        )


def measured(game: AnyGame, seeds: Sequence[str], most: int = MOST) -> Figures:
    """The presses of the turns of these games of three."""
    turns: list[int] = []
    prompts: Counter[str] = Counter()
    for seed in seeds:
        for asked in walked(game, min(SEATS, game.seats[-1]), seed, most):
            if asked.begins:
                turns.append(0)
            turns[-1] += asked.presses
            prompts[asked.prompt] += asked.presses
    return Figures(tuple(turns), prompts)


def main() -> None:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", default=list(games.GAMES))
    parser.add_argument("--games", dest="number", type=int, default=2, help="of each")
    parser.add_argument("--most", type=int, default=MOST, help="questions of one game")
    parser.add_argument("--prompts", action="store_true", help="and which questions take most of them")
    args = parser.parse_args()
    for key in args.games:
        seeds = [seed_of("presses", key, number) for number in range(args.number)]
        found = measured(games.GAMES[key], seeds, args.most)
        lines = [
            f"{key:12} {len(found.turns):4} turns, mean {found.mean:5.2f}, nine of ten {found.nine_of_ten}"
        ]
        if args.prompts:
            total = sum(found.turns)
            lines += [
                f"  {count / total:4.0%} {prompt}" for prompt, count in found.prompts.most_common(NAMED)
            ]
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
