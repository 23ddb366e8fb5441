"""Presses that a turn takes in the chat and on the board in the browser, over games of steady players.

    python -m tools.measure.presses                      all games
    python -m tools.measure.presses dwar7s --games 4 --prompts

A button is one press, a menu two (open it, choose), a menu of several two more than is chosen, a form two
(open it, send it). The way to each answer is the shortest that a person finds who reads the screen of
their own hand. On the page a button in the list answers at once where one in the chat does (`atOnce` in
`ask.js`); of several things each is one press, and one more gives them; the option that is open from the
beginning takes none. In a picture a place too small for a finger takes one more. A turn is what one player is
asked before somebody else is. The page's tests count the presses of whole games in a browser, and compare.
"""

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import mean

from bot.discord.questions.widget_kinds import split
from bot.discord.screens.limits import ENTRIES
from bot.discord.screens.places import pins_in
from bot.discord.screens.speech import Forms, forms_of
from bot.table.model import Folded
from bot.table.play.follow_ups import follow_ups
from bot.table.play.forced import known_answer
from bot.web.folded import Places, folded_places
from render.scene import GAMES as PICTURES
from rules import games
from rules.core import moves
from rules.core.decisions import Answer, Decision, Seat, Split
from rules.core.engine import By, look, start
from rules.core.game import AnyGame
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.selfplay.playout import seed_of
from tests.bot.e2e.pressing import Way

SEATS = 3
MOST = 250  # questions of one game, so that the long ones are over some day
PAIRS = 10  # answers to two questions that are a button each on the page
FEW = 4  # slots of a sheet in which nobody overlooks an empty one
PAIR = 2  # things of an order or a sheet whose last choice answers
NAMED = 12  # questions that take the most presses


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that a person would be asked, its answer, and the presses to it."""

    seat: Seat
    prompt: str
    presses: int
    taps: int  # presses on the page
    begins: bool  # a turn
    lies: bool = False  # in a picture


@dataclass(slots=True)
class Question:
    """A question that was asked, and how it was answered."""

    seat: Seat
    ask: str
    decision: Decision
    answer: Answer
    folded: Folded | None
    pins: Mapping[str, str]
    begins: bool
    places: frozenset[str] = frozenset()  # the ids of what lies in pictures
    opened: str | None = None  # the option that the page opens from the beginning

    @property
    def lies(self) -> bool:
        """True if all of the answer can be tapped in pictures."""
        given = [str(each) for each in self.answer] if isinstance(self.answer, list | dict) else []
        return bool(given) and self.places.issuperset(given)

    def taps(self, then: "Question | None" = None) -> int:
        """Count the presses to its answer on the page, and to that of the question folded into it."""
        asked, answer = self.decision, self.answer
        if then is not None:
            assert isinstance(answer, list)
            return 1 if answer[0] == self.opened or self.pairs() <= PAIRS else 2
        match asked.kind:
            case "number":
                assert isinstance(answer, int)
                return 1 if asked.size() <= ENTRIES else (answer - asked.low) // asked.step + 1
            case "split":
                assert isinstance(answer, dict)
                return taps_to_share(asked, {part: int(number) for part, number in answer.items()})
            case "fill":
                assert isinstance(answer, dict)
                whole = len(answer) == len(asked.slots) <= PAIR
                full = [slot.id in answer for slot in asked.slots]
                passed = sum(now and not before for before, now in pairwise([True, *full]))
                return len(answer) + passed + (not whole) + self.doubted()
            case "order":
                return 1 if len(asked.options) == PAIR else len(asked.options)
            case "choose":
                assert isinstance(answer, list)
                one, exact = asked.most == 1, asked.least == asked.most
                return 1 if one else len(answer) + (not exact)

    def doubted(self) -> bool:
        """Tell whether the page asks once more: a long sheet has empty spaces though something is left."""
        asked, answer = self.decision, self.answer
        if asked.kind != "fill" or len(asked.slots) <= FEW or not isinstance(answer, dict):
            return False
        used = {*map(str, answer.values())} if asked.distinct else set()
        left = [each.id for each in asked.options if each.id not in {*asked.filler, *used}]
        return any(slot.fits(ident) for slot in asked.slots if slot.id not in answer for ident in left)

    def pairs(self) -> int:
        """Count the answers to the question and to those behind its options."""
        assert self.decision.kind == "choose"
        then = {} if self.folded is None else self.folded.then
        counts = [then[o.id].question.size() if o.id in then else 1 for o in self.decision.options]
        return sum(counts)

    def presses(self, forms: Forms, then: "Question | None" = None) -> int | None:
        """Count the presses to its answer, and to that of the question folded into it; None: by no way."""
        answer = None if then is None else then.answer
        steps = Way(self.decision, self.answer, forms, True, self.folded, answer, self.pins).steps()
        return sum(step.presses for step in steps) if steps else None

    def leads_to(self, then: "Question") -> bool:
        """Return whether the other question is shown along with it, behind its answer."""
        if self.folded is None or not isinstance(self.answer, list):
            return False
        found = self.folded.then.get(self.answer[0])
        return found is not None and found.ask == then.ask


@dataclass(frozen=True, slots=True)
class Figures:
    """Presses of all turns of a game."""

    turns: tuple[int, ...]
    prompts: Counter[str]
    tapped: tuple[int, ...] = ()  # the same turns on the page
    lying: float = 0.0  # the share of the answers that can be tapped in pictures

    @property
    def mean(self) -> float:
        """The mean of a turn."""
        return mean(self.turns)

    @property
    def on_the_page(self) -> float:
        """The mean of a turn on the page."""
        return mean(self.tapped)

    @property
    def nine_of_ten(self) -> int:
        """As many presses as nine turns of ten take at most."""
        return nine_of_ten(self.turns)


def taps_to_share(asked: Split, answer: Mapping[str, int]) -> int:
    """Count the presses to shares on the page: one of all ways, part by part, or all that is left for one."""
    if split.ways(asked) is not None or answer == split.equal(asked):
        return 1
    more = {part.id: answer[part.id] - part.low for part in asked.parts}
    full = sum(answer.values()) == asked.most
    return sum(more.values()) - (max(more.values()) if full else 0) + 1


def nine_of_ten(turns: Sequence[int]) -> int:
    """Return the presses that nine turns of ten take at most."""
    return sorted(turns)[len(turns) * 9 // 10]


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
            view = look(game, position, seat).view
            pins = pins_in(game.key, view, decision)
            lying = lying_in(game.key, view, decision)
            places = frozenset(ident for things in lying.values() for ident in things)
            opened = folded_places(game.key, view, decision, folded, lying, "en").opened
            begins = last != (seat, several)
            yield Question(seat, ask, decision, answer, folded, pins, begins, places, opened)
            last = (seat, several)
            if isinstance(answer, list) and answer:
                chosen[seat, decision.prompt.key] = str(answer[0])
        by: By = "player" if known is None else "forced"
        record, position = moves.submit(
            game, record, position, seat, ask, answer, by, passed=known is not None
        )


def lying_in(game: str, view: object, decision: Decision) -> Places:
    """Find the places of all that the question names, in the pictures of a game."""
    return PICTURES[game].places(view, decision, "en") if game in PICTURES else {}


def walked(game: AnyGame, seats: int, seed: str, most: int) -> Iterator[Asked]:
    """Yield the questions of a game that take presses: one that is answered along with another takes none."""
    forms, questions = forms_of(game.key), [*asked_of(game, seats, seed, most)]
    while questions:
        first, *questions = questions
        count = first.presses(forms)
        if questions and first.leads_to(questions[0]):
            both, alone = first.presses(forms, questions[0]), questions[0].presses(forms)
            if both is not None and (count is None or alone is None or both <= count + alone):
                taps = first.taps(questions[0])
                yield Asked(first.seat, first.decision.prompt.key, both, taps, first.begins, first.lies)
                questions = questions[1:]
                continue
        if count is None and not questions:
            break  # the other half is not counted
        if count is None:
            raise AssertionError(f"{first.decision.prompt.key}: nothing leads to {first.answer}")
        yield Asked(first.seat, first.decision.prompt.key, count, first.taps(), first.begins, first.lies)


def measured(game: AnyGame, seeds: Sequence[str], most: int = MOST) -> Figures:
    """Return the presses of the turns of these games of three."""
    turns: list[int] = []
    tapped: list[int] = []
    lies: list[bool] = []
    prompts: Counter[str] = Counter()
    for seed in seeds:
        for asked in walked(game, min(SEATS, game.seats[-1]), seed, most):
            if asked.begins:
                turns.append(0)
                tapped.append(0)
            turns[-1] += asked.presses
            tapped[-1] += asked.taps
            lies.append(asked.lies)
            prompts[asked.prompt] += asked.presses
    return Figures(tuple(turns), prompts, tuple(tapped), mean(lies))


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
            f"{key:12} {len(found.turns):4} turns, mean {found.mean:5.2f}, nine of ten {found.nine_of_ten:2};"
            f" on the page mean {found.on_the_page:5.2f}, nine of ten {nine_of_ten(found.tapped):2},"
            f" {found.lying:4.0%} of the answers in pictures"
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
