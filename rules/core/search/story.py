"""The story of a finished game: everybody's chances over the turns, and the choices that cost most.

`chances.py` finds the chances at a position, and their change by the choices until the next one. The rest of
a change was luck.

A single choice is judged by what its seat could know: by a search from its view, and then once more in
determinizations that the search has not seen, so that no choice is blamed because the search was lucky.
"""

from collections.abc import Sequence
from math import hypot
from statistics import fmean
from typing import Literal, NamedTuple

from pydantic import ConfigDict

from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import Record
from rules.core.game import AnyGame
from rules.core.rng import Dice
from rules.core.search.course import Given, Stretch
from rules.core.search.future import careless, future
from rules.core.search.halving import Effort, search, standard_error
from rules.core.search.knowledge import Known, known
from rules.core.search.sharp import CANDIDATES, policy_of, usual
from rules.core.text import Text, Value

CHANCES, CHOICES = 60, 90  # seconds' worth of playouts for the chances and for single choices
LEAST, MOST = 8, 64  # times that a position is played on without its choices, and with those of one seat
POSITIONS = (12, 60)  # the fewest and the most
OF_POSITION = 36  # playouts of one, unless that would make too few or too many positions
EXAMINED = 112, 600  # the fewest and the most playouts for a single choice
CHECKED = 24  # choices at most
IN_ONE = 3  # of one stretch
TOLD = 3  # choices that the story tells of
AFFORDABLE = 10  # ends of games a second
SURE = 2  # standard errors by which a choice must be worse than the other
GRADES: tuple[tuple[int, "Grade"], ...] = ((150, "blunder"), (100, "mistake"), (50, "inaccuracy"))
Grade = Literal["inaccuracy", "mistake", "blunder"]


class Shift(Value):
    """A change in each seat's share of the win, with the standard errors. Empty: not known."""

    shares: tuple[int, ...] = ()
    errors: tuple[int, ...] = ()


class Total(NamedTuple):
    """A change in a seat's share of the win over the whole game, and its standard error, if known."""

    change: int
    error: int | None = None


class Point(Value):
    """A position after `step` answers. All shares are in parts of `WHOLE`, by seat.

    `error`: the standard error of the shares. `chosen`: what all choices until the next point changed. `own`:
    what each seat's own ones changed for itself, and `others` those of the others; older stories lack both.
    """

    step: int
    round: int
    shares: tuple[int, ...]
    error: int
    playouts: int
    chosen: tuple[int, ...]
    own: Shift = Shift()
    others: Shift = Shift()


class Costly(Value):
    """A choice that cost its seat `cost` of the win (with a standard error), and what was better.

    `step`: how many answers came before. `why`: the game's own reason for the better one, if it has one.
    """

    model_config = ConfigDict(extra="ignore")  # older stories count the games of each choice, too

    step: int
    round: int
    seat: Seat
    decision: Decision
    answer: Answer
    instead: Answer
    cost: int
    error: int
    why: Text | None = None

    @property
    def grade(self) -> Grade:
        """The grade of the mistake."""
        return next(grade for least, grade in GRADES if self.cost >= least)


class Examination(NamedTuple):
    """The examination of a choice: its cost, if that can be told, and the number of playouts."""

    costly: Costly | None
    playouts: int


class Story(Value):
    """The positions in order, how the win was shared in the end, and the costliest choices, the worst first.

    `examined`: how many choices were judged; `playouts`: of all. `answers`: those of the whole game; None in
    older stories.
    """

    points: tuple[Point, ...]
    end: tuple[int, ...]
    costly: tuple[Costly, ...]
    examined: int
    playouts: int
    answers: int | None = None

    def luck(self, index: int) -> tuple[int, ...]:
        """Return the change by luck from a point to the next one, by seat."""
        here = self.points[index]
        after = self.points[index + 1].shares if index + 1 < len(self.points) else self.end
        changes = zip(here.shares, after, here.chosen, strict=True)
        return tuple(later - now - chosen for now, later, chosen in changes)

    def luck_error(self, index: int) -> float:
        """Return the standard error of the luck from a point to the next one, as a difference of the two."""
        after = self.points[index + 1].error if index + 1 < len(self.points) else 0
        return hypot(self.points[index].error, after)

    def totals(self, seat: Seat) -> dict[str, Total]:
        """Return the seat's changes in the whole game: by `luck`, its `own` choices and those of `others`.

        Older stories know only what was `chosen` by all together.
        """
        chosen = sum(point.chosen[seat] for point in self.points)
        luck = self.end[seat] - self.points[0].shares[seat] - chosen
        if not all(point.own.shares for point in self.points):
            return {"luck": Total(luck), "chosen": Total(chosen)}
        own = _total([point.own for point in self.points], seat)
        others = _total([point.others for point in self.points], seat)
        error = hypot(self.points[0].error, *(each.error or 0 for each in (own, others)))
        return {"luck": Total(luck, round(error)), "own": own, "others": others}


def _total(changes: Sequence[Shift], seat: Seat) -> Total:
    """Return the sum of independent changes."""
    error = hypot(*(change.errors[seat] for change in changes))
    return Total(sum(change.shares[seat] for change in changes), round(error))


# --- how much is thought about ---------------------------------------------------------------------------


class Plan(Value):
    """The work planned for a story: numbers of positions, of choices and of playouts.

    Each position is played on `playouts` times without its choices and as many times with them. Each of the
    `choices` has `each` playouts. `horizon` is as for a search.
    """

    positions: int
    playouts: int
    choices: int
    each: int
    horizon: int | None


def planned(game: AnyGame, seats: int, answers: int) -> Plan:
    """Return the plan for a game of so many seats and answers: about two minutes and a half of work.

    If it is affordable, all playouts go to the end: an evaluation before that would look like luck.
    """
    rate = max(1, game.foresight.playouts * game.seats[0] // seats)  # a second; it is that of the fewest
    horizon = game.foresight.horizon if game.evaluation else None
    if horizon is not None:
        ends = rate * horizon * 2 // max(1, answers)  # on average half of the game is left
        if ends >= AFFORDABLE:
            rate, horizon = min(rate, ends), None
    low, high = POSITIONS
    positions = max(low, min(high, rate * CHANCES // OF_POSITION))
    least, most = EXAMINED
    choices = max(IN_ONE, min(CHECKED, rate * CHOICES // least))
    return Plan(
        positions=positions,
        playouts=max(LEAST, min(MOST, rate * CHANCES // (2 * positions))),
        choices=choices,
        each=max(least, min(most, rate * CHOICES // choices)),
        horizon=horizon,
    )


# --- single choices --------------------------------------------------------------------------------------


def suspects(
    stretches: Sequence[Stretch], points: Sequence[Point | None], most: int
) -> list[tuple[Record, Given, Point]]:
    """Return the choices worth a look, those first that may have cost most; each where it was made."""
    found: list[tuple[int, Record, Given, Point]] = []
    for stretch, point in zip(stretches, points, strict=True):
        if point is None:
            continue
        chosen = [each for each in stretch.given if each.free]
        chosen.sort(key=lambda each: (point.own.shares[each.seat], each.steady))
        for each in chosen[:IN_ONE]:
            found.append((point.own.shares[each.seat], stretch.before(each), each, point))
    found.sort(key=lambda each: (each[0], each[2].steady))
    return [(record, given, point) for _, record, given, point in found[:most]]


def examined(game: AnyGame, record: Record, given: Given, point: Point, plan: Plan, seed: str) -> Examination:
    """Estimate the cost of the choice from what its seat could know; none if it did not cost enough."""
    policy = policy_of(game)
    knows = known(game, record, given.seat, policy)
    dice = Dice(f"{seed}:{given.step}")
    found = search(knows, policy, Effort(plan.each // 2, CANDIDATES, game.foresight.horizon), dice)
    if found.answer == given.answer:
        return Examination(None, found.playouts)
    gains = _gains(game, knows, (found.answer, given.answer), plan, dice)
    spent = found.playouts + 2 * len(gains)
    if len(gains) < LEAST:
        return Examination(None, spent)
    cost, error = round(fmean(gains)), round(standard_error(gains))
    if cost < GRADES[-1][0] or cost < SURE * error:
        return Examination(None, spent)
    steady = game.computers[usual(game)](knows.view, knows.decision, Dice("story"))
    costly = Costly(
        step=given.step,
        round=point.round,
        seat=given.seat,
        decision=knows.decision,
        answer=given.answer,
        instead=found.answer,
        cost=cost,
        error=error,
        why=game.why(knows.view, knows.decision, found.answer) if found.answer == steady else None,
    )
    return Examination(costly, spent)


def _gains(game: AnyGame, knows: Known, answers: tuple[Answer, Answer], plan: Plan, dice: Dice) -> list[int]:
    """Return what the first answer wins over the second, in shares, in new determinizations."""
    gains = list[int]()
    for _ in range(plan.each // 4):
        world = knows.draw(dice)
        if world is not None:
            luck = f"{dice.seed}:{dice.drawn}"
            ends = [
                future(game, world, knows.seat, answer, careless(policy_of(game), luck), plan.horizon)
                for answer in answers
            ]
            better, worse = (0 if end is None else end.shares[knows.seat] for end in ends)
            gains.append(better - worse)
    return gains


def summed_up(
    points: Sequence[Point | None], end: Sequence[int], looks: Sequence[Examination], answers: int
) -> Story:
    """Sum up the story of a game with so many answers."""
    costly = sorted((each.costly for each in looks if each.costly is not None), key=lambda each: -each.cost)
    found = tuple(point for point in points if point is not None)
    return Story(
        points=found,
        end=tuple(end),
        costly=tuple(costly[:TOLD]),
        examined=len(looks),
        playouts=sum(point.playouts for point in found) + sum(look.playouts for look in looks),
        answers=answers,
    )
