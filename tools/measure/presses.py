"""Presses that a turn takes on the screen, over games of steady players: the mean, and nine of ten.

    python -m tools.measure.presses                      all games
    python -m tools.measure.presses dwar7s --games 4 --prompts

A button is one press, a menu two (open it, choose), a menu of several two more than is chosen, a form two
(open it, send it). The way to each answer is the shortest that a person finds who reads the screen of
their own hand. A turn is what one player is asked before somebody else is.
"""

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

from bot.discord.screens.places import pins_in
from bot.discord.screens.speech import Forms, forms_of
from bot.table.model import Folded
from bot.table.play.follow_ups import follow_ups
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


@dataclass(slots=True)
class Question:
    """A question that was asked, and how it was answered."""

    seat: Seat
    ask: str
    decision: Decision
    answer: Answer
    folded: Folded | None
    pins: Mapping[str, int]
    begins: bool

    def presses(self, forms: Forms, then: "Question | None" = None) -> int | None:
        """Count the presses to its answer, and to that of the question folded into it; None: by no way."""
        answer = None if then is None else then.answer
        steps = Way(self.decision, self.answer, forms, True, self.folded, answer, self.pins).steps()
        return sum(step.presses for step in steps) if steps else None

    def leads_to(self, then: "Question") -> bool:
        """True if the other question is shown along with it, behind its answer."""
        if self.folded is None or not isinstance(self.answer, list):
            return False
        found = self.folded.then.get(self.answer[0])
        return found is not None and found.ask == then.ask


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


def asked_of(game: AnyGame, seats: int, seed: str, most: int) -> Iterator[Question]:
    """Play a game by its first kind of computer player, and yield what people would be asked.

    All of them know the game, so questions are folded.
    """
    player = game.computers["steady"]
    record = start(game, seats, {}, seed)
    position = run(game, record)
    dice = [Dice(f"{seed}:{seat}") for seat in range(seats)]
    chosen: dict[tuple[Seat, str], str] = {}
    asked, last = 0, None
    while position.waiting and asked < most:
        seat = position.waiting[0]
        decision, ask = position.pending[seat], position.asks[seat]
        known = known_answer(game, decision)
        answer = player(look(game, position, seat).view, decision, dice[seat]) if known is None else known
        if known is None:
            asked += 1
            then = follow_ups(game, record, position, seat, public=False, longest=math.inf)
            folded = Folded(then, chosen.get((seat, decision.prompt.key))) if then else None
            several = position.opened if len(position.pending) > 1 else None
            pins = pins_in(game.key, look(game, position, seat).view, decision)
            yield Question(seat, ask, decision, answer, folded, pins, last != (seat, several))
            last = (seat, several)
            if isinstance(answer, list) and answer:
                chosen[seat, decision.prompt.key] = str(answer[0])
        by: By = "player" if known is None else "forced"
        record, position = moves.submit(
            game, record, position, seat, ask, answer, by, passed=known is not None
        )


def walked(game: AnyGame, seats: int, seed: str, most: int) -> Iterator[Asked]:
    """Yield the questions of a game that take presses: one that is answered along with another takes none."""
    forms, questions = forms_of(game.key), [*asked_of(game, seats, seed, most)]
    while questions:
        first, *questions = questions
        count = first.presses(forms)
        if questions and first.leads_to(questions[0]):
            both, alone = first.presses(forms, questions[0]), questions[0].presses(forms)
            if both is not None and (count is None or alone is None or both <= count + alone):
                yield Asked(first.seat, first.decision.prompt.key, both, first.begins)
                questions = questions[1:]
                continue
        if count is None and not questions:
            break  # the other half is not counted
        if count is None:
            raise AssertionError(f"{first.decision.prompt.key}: nothing leads to {first.answer}")
        yield Asked(first.seat, first.decision.prompt.key, count, first.begins)


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
