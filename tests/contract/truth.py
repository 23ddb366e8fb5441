"""Compare what the line beside an option says with what then happens.

Each game declares in `truth.py` of its tests, as `TOLD`, one function for each key of a line: it takes a
`Case` and yields pairs of what the line says and what came, which must be equal. A key without facts that
could be compared is in `PLAIN`, one that few games meet in `SELDOM`, each with its reason.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

from rules.core import moves
from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import Position, Record, look
from rules.core.flow import Argument
from rules.core.game import AnyGame
from rules.core.play.effects import with_effects
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.search.sharp import usual
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text, bare
from tests.contract.listed import GAMES
from tests.contract.places import declaration
from tests.depth import LONG

FIRST, ONE_IN = 2, 3 if LONG else 9  # the first cases of each key, and one in so many of the others
ENOUGH = 200 if LONG else 5  # cases of each key at each question
TRIES = 20  # samples until one has what is looked for
GAMES_AT_MOST = 60 if LONG else 8
ANSWERS = None if LONG else 600  # of each game
KINDS = ("steady", "random")
Pair = tuple[object, object]  # what the line says, and what came
Check = Callable[["Case"], Iterator[Pair]]


@dataclass(frozen=True)
class Case:
    """An option with its line, and the positions before and after its choice; its answers make new cases."""

    game: AnyGame
    seat: Seat
    decision: Decision
    ident: str
    text: Text
    before: Position[Any]
    record: Record = field(repr=False)
    after: Position[Any]

    @property
    def kind(self) -> str:
        """The key of the line, without the game."""
        return _kind(self.text)

    @property
    def name(self) -> str:
        """The option's id without its kind."""
        return bare(self.ident)

    @property
    def args(self) -> Mapping[str, Argument]:
        """The facts that the line tells."""
        return self.text.args

    def asked(self) -> str | None:
        """The key of what the seat is asked now, without the game; None if nothing."""
        found = self.after.pending.get(self.seat)
        return None if found is None else found.prompt.key.removeprefix(f"{self.game.key}.ask.")

    def view(self) -> Any:
        """Return the seat's view now."""
        return look(self.game, self.after, self.seat).view

    def seen(self) -> Any:
        """Return the seat's view before."""
        return look(self.game, self.before, self.seat).view

    def answer(self, *answers: Answer) -> "Case":
        """Give more answers of the seat, one after another. Raises `Rejected`."""
        record, after = self.record, self.after
        for each in answers:
            record, after = moves.submit(self.game, record, after, self.seat, after.asks[self.seat], each)
        return replace(self, record=record, after=after)

    def go_on(self, *questions: str) -> "Case":
        """Answer these questions of the seat as the steady player does, as long as one of them is asked."""
        case = self
        while case.asked() in questions:
            decision = case.after.pending[case.seat]
            case = case.answer(case.game.computers[usual(case.game)](case.view(), decision, Dice("truth")))
        return case

    def everybody(self, *questions: str, given: Mapping[str, Answer] | None = None) -> "Case":
        """Let all answer these questions as the steady player does, or as `given`, while one is asked."""
        case = self
        while True:
            waiting = [seat for seat in case.after.waiting if _asks(case, seat) in questions]
            if not waiting:
                return case
            seat, asked = waiting[0], case.after.pending[waiting[0]]
            view = look(case.game, case.after, seat).view
            answer = (given or {}).get(_asks(case, seat))
            if answer is None:
                answer = case.game.computers[usual(case.game)](view, asked, Dice("truth"))
            ask = case.after.asks[seat]
            record, after = moves.submit(case.game, case.record, case.after, seat, ask, answer)
            case = replace(case, record=record, after=after)

    def offered(self) -> list[str]:
        """The ids that the seat can choose from now."""
        found = self.after.pending.get(self.seat)
        return [] if found is None else with_effects(found)


def _asks(case: Case, seat: Seat) -> str:
    """The key of what a seat is asked now, without the game."""
    return case.after.pending[seat].prompt.key.removeprefix(f"{case.game.key}.ask.")


def truth(game: str) -> ModuleType:
    """Return what the game declares: `TOLD` and `PLAIN`."""
    return declaration(game, "truth", "TOLD and PLAIN: what its lines say, and what came")


def cases(key: str) -> Iterator[Case]:
    """Play games, steady and by lot in turn, and yield options with lines of which there are not enough yet.

    It ends when all kinds of lines were met often enough, or after the last game. A line is counted at each
    question by itself: on a sheet nothing may have come of it yet that could be compared.
    """
    game, dice, wanted = GAMES[key], Dice(f"truth:{key}"), {*truth(key).TOLD}
    met = Counter[tuple[str, str]]()  # by question and line
    for number in range(GAMES_AT_MOST):
        found: list[Case] = []

        def watch(playing: Playing[Any], found: list[Case] = found) -> None:
            for seat in playing.position.waiting:
                found.extend(_cases(game, playing, seat, met, dice))

        seats = game.seats[number % len(game.seats)]
        play(game, seats, seed_of("truth", key, number), [KINDS[number % 2]], decisions=ANSWERS, watch=watch)
        yield from found
        often = Counter(name for _, name in met.elements())
        if all(often[name] >= ENOUGH for name in wanted):
            return


def _cases(
    game: AnyGame, playing: Playing[Any], seat: Seat, met: Counter[tuple[str, str]], dice: Dice
) -> Iterator[Case]:
    """One option for each key of a line at this question, the first ones of a key and then some by lot."""
    before = playing.position
    mine = look(game, before, seat)
    decision = mine.decision
    if decision is None:
        return
    lines = game.effects(mine.view, decision)
    chosen = {_kind(text): ident for ident, text in lines.items()}
    for name, ident in chosen.items():
        often = met[decision.prompt.key, name]
        if often >= ENOUGH or (often >= FIRST and dice.below(ONE_IN)):
            continue
        answer = answer_with(decision, ident, dice)
        if answer is None:
            continue
        record = playing.record
        before = run(game, record)
        try:
            longer, after = moves.submit(game, record, before, seat, before.asks[seat], answer)
        except Rejected:
            continue
        met[decision.prompt.key, name] += 1
        yield Case(game, seat, decision, ident, lines[ident], before, longer, after)


def answer_with(decision: Decision, ident: str, dice: Dice) -> Answer | None:
    """An answer that takes what has the line, and as little else as can be; None if none was found."""
    match decision.kind:
        case "choose":
            others = [option.id for option in decision.options if option.id != ident]
            return [ident, *others[: decision.least - 1]]
        case "number":
            return int(bare(ident))
        case "order":
            return [ident, *(option.id for option in decision.options if option.id != ident)]
        case "split":
            tries = (decision.sample(dice) for _ in range(TRIES))
            return next((each for each in tries if isinstance(each, dict) and each[ident]), None)
        case "fill":
            tries = (decision.sample(dice) for _ in range(TRIES))
            return next((each for each in tries if isinstance(each, dict) and ident in each.values()), None)


def _kind(text: Text) -> str:
    return text.key.split(".", 2)[2]
