"""The story of a finished game: everybody's chances over the turns, and the choices that cost most.

The chances at a position are those of the true position: what nobody has seen yet is dealt anew, the policy
of a search plays on for all, with a slip now and then, and the shares of the win are counted. How much of a
change was chosen, and how much was luck: with the same fresh luck the game is played on once more, and
whoever is asked the same as in the game answers as in the game. What that changes was chosen; the rest of it
was luck.

A single choice is judged by what its seat could know: by a search from its view, and then once more in
worlds that the search has not seen, so that nothing is blamed for what only the search's luck made good.
"""

from collections.abc import Sequence
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Literal

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import Record
from rules.core.flow import Bug
from rules.core.game import WHOLE, AnyGame, Computer
from rules.core.play.hiding import Blind
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.course import Given, Stretch, question
from rules.core.search.future import future, go_on, judged
from rules.core.search.halving import Effort, search
from rules.core.search.knowledge import Known, known
from rules.core.search.sharp import CANDIDATES, policy_of, usual
from rules.core.text import Text, Value

CHANCES, CHOICES = 60, 90  # seconds' worth of playouts for the chances and for single choices
LEAST, MOST = 8, 64  # playouts of a position, each with and without the choices
POSITIONS = (12, 60)  # the fewest and the most
EXAMINED = 112, 600  # the fewest and the most playouts for a single choice
CHECKED = 24  # choices at most
FEWEST = 4  # of those that must come through
SLIPS = 20  # one answer in so many is any legal one, or a game with little luck looks decided at its start
IN_ONE = 3  # of one stretch
TOLD = 3  # choices that the story tells of
AFFORDABLE = 10  # ends of games a second
SURE = 2  # standard errors by which a choice must be worse than the other
GRADES: tuple[tuple[int, "Grade"], ...] = ((150, "blunder"), (100, "mistake"), (50, "inaccuracy"))
Grade = Literal["inaccuracy", "mistake", "blunder"]


class Point(Value):
    """A position after `step` answers. All shares are in parts of `WHOLE`, by seat.

    `error`: the standard error of the shares. `chosen`: what the choices until the next point changed.
    """

    step: int
    round: int
    shares: tuple[int, ...]
    error: int
    playouts: int
    chosen: tuple[int, ...]


class Costly(Value):
    """A choice that cost its seat `cost` of the win (with a standard error), and what was better.

    `step`: how many answers came before. `why`: the game's own reason for the better one, if it has one.
    """

    step: int
    round: int
    seat: Seat
    decision: Decision
    answer: Answer
    instead: Answer
    cost: int
    error: int
    playouts: int
    why: Text | None = None

    @property
    def grade(self) -> Grade:
        """How bad it is."""
        return next(grade for least, grade in GRADES if self.cost >= least)


class Story(Value):
    """The positions in order, how the win was shared in the end, and the costliest choices, the worst first.

    `examined`: how many choices were judged; `playouts`: of all.
    """

    points: tuple[Point, ...]
    end: tuple[int, ...]
    costly: tuple[Costly, ...]
    examined: int
    playouts: int

    def luck(self, index: int) -> tuple[int, ...]:
        """What luck changed from a point to the next one, by seat."""
        here = self.points[index]
        after = self.points[index + 1].shares if index + 1 < len(self.points) else self.end
        changes = zip(here.shares, after, here.chosen, strict=True)
        return tuple(later - now - chosen for now, later, chosen in changes)

    def sum_chosen(self, seat: Seat) -> int:
        """What all choices of the game changed for a seat."""
        return sum(point.chosen[seat] for point in self.points)

    def sum_luck(self, seat: Seat) -> int:
        """What luck changed for a seat in the whole game."""
        return self.end[seat] - self.points[0].shares[seat] - self.sum_chosen(seat)


# --- how much is thought about ---------------------------------------------------------------------------


class Plan(Value):
    """How much a story is thought about: so many positions, and so many `playouts` of each, with and without
    its choices; then so many choices, of `each` playouts. `horizon` as for a search.
    """

    positions: int
    playouts: int
    choices: int
    each: int
    horizon: int | None


def planned(game: AnyGame, seats: int, answers: int) -> Plan:
    """The plan for a game of so many seats and answers: about two minutes and a half of work.

    Where ends are not too dear, all is played to the end: a standing on the way would look like luck.
    """
    rate = max(1, game.foresight.playouts * game.seats[0] // seats)  # a second; it is that of the fewest
    horizon = game.foresight.horizon if game.standing else None
    if horizon is not None:
        ends = rate * horizon * 2 // max(1, answers)  # on average half of the game is left
        if ends >= AFFORDABLE:
            rate, horizon = min(rate, ends), None
    low, high = POSITIONS
    positions = max(low, min(high, rate * CHANCES // 36))
    least, most = EXAMINED
    choices = max(IN_ONE, min(CHECKED, rate * CHOICES // least))
    return Plan(
        positions=positions,
        playouts=max(LEAST, min(MOST, rate * CHANCES // (2 * positions))),
        choices=choices,
        each=max(least, min(most, rate * CHOICES // choices)),
        horizon=horizon,
    )


# --- the chances -----------------------------------------------------------------------------------------


def weighed(game: AnyGame, stretch: Stretch, plan: Plan, seed: str) -> Point | None:
    """The chances where the stretch begins, and what its choices changed; None if it can't be played on."""
    values, changes = list[Sequence[int]](), list[list[int]]()
    for number in range(plan.playouts):
        own = f"{seed}:{stretch.step}:{number}"
        sure = len(stretch.given)
        most = None if plan.horizon is None else plan.horizon + sure
        try:
            unchosen = _played(game, stretch.record, own, (), most, sure)
            chosen = _played(game, stretch.record, own, stretch.given, most, sure)
        except Bug:
            continue  # a script that holds what was dealt anew
        values.append(unchosen)
        changes.append([after - before for before, after in zip(unchosen, chosen, strict=True)])
    if len(values) < FEWEST:
        return None
    seats = range(len(values[0]))
    errors = [_error([each[seat] for each in values]) for seat in seats]
    return Point(
        step=stretch.step,
        round=stretch.round,
        shares=_whole([fmean(each[seat] for each in values) for seat in seats]),
        error=round(max(errors)),
        playouts=len(values),
        chosen=tuple(round(fmean(each[seat] for each in changes)) for seat in seats),
    )


def _error(values: Sequence[int]) -> float:
    """The standard error of a mean; a loss and a win more keep a few equal values from looking certain."""
    return stdev([*values, 0, WHOLE]) / sqrt(len(values) + 2)


def _whole(shares: Sequence[float]) -> tuple[int, ...]:
    """The shares as whole numbers that add up to `WHOLE`."""
    found = [round(share) for share in shares]
    found[max(range(len(found)), key=lambda seat: found[seat])] += WHOLE - sum(found)
    return tuple(found)


def _played(
    game: AnyGame, record: Record, seed: str, given: Sequence[Given], most: int | None, sure: int
) -> Sequence[int]:
    """The shares of the win if the game goes on with fresh luck: by `given` where the same is asked.

    Nobody slips in the first `sure` answers: those of the game are compared with the policy's own.
    """
    policy, careless = policy_of(game), _careless(game, seed)
    playing, dice, left = _fresh(game, record, seed), Dice(seed), list(given)
    for n in count() if most is None else range(most):
        if playing.position.result is not None:
            break
        if not _as_given(playing, left):
            go_on(game, playing, policy if n < sure else careless, dice)
    return judged(game, playing.position)


def _careless(game: AnyGame, seed: str) -> Computer[Any]:
    """The policy with slips, as people have them: the n-th answer slips or not by seed and n alone."""
    policy, given = policy_of(game), count()

    def answer(view: Any, decision: Decision, dice: Dice) -> Answer:
        slips = Dice(f"{seed}:slip:{next(given)}")
        return policy(view, decision, dice) if slips.below(SLIPS) else decision.sample(slips)

    return answer


def _fresh(game: AnyGame, record: Record, seed: str) -> Playing[Any]:
    """The position, with all that no seat has seen dealt anew, and new dice."""
    playing = Playing(game, record)
    state = playing.position.state
    game.resample(state, range(state.seats), Blind(f"{seed}:unseen"))
    state.seed = f"{seed}:dice"
    return playing


def _as_given(playing: Playing[Any], left: list[Given]) -> bool:
    """Answer as somebody did in the game, if that was the same question."""
    for seat in playing.position.waiting:
        asked = question(playing.position.pending[seat]) if left else ""
        found = next((each for each in left if (each.seat, each.asked) == (seat, asked)), None)
        if found is not None:
            left.remove(found)
            try:
                playing.give(seat, found.answer, found.by, passed=found.passed)
            except (Rejected, Bug):
                return False
            return True
    return False


# --- single choices --------------------------------------------------------------------------------------


def suspects(
    stretches: Sequence[Stretch], points: Sequence[Point | None], most: int
) -> list[tuple[Record, Given, Point]]:
    """The choices that are worth a look, those first that may have cost most; each where it was made."""
    found: list[tuple[int, Record, Given, Point]] = []
    for stretch, point in zip(stretches, points, strict=True):
        if point is None:
            continue
        chosen = [each for each in stretch.given if each.free]
        chosen.sort(key=lambda each: (point.chosen[each.seat], each.steady))
        for each in chosen[:IN_ONE]:
            found.append((point.chosen[each.seat], stretch.before(each), each, point))
    found.sort(key=lambda each: (each[0], each[2].steady))
    return [(record, given, point) for _, record, given, point in found[:most]]


def examined(
    game: AnyGame, record: Record, given: Given, point: Point, plan: Plan, seed: str
) -> Costly | None:
    """What the choice cost, by what its seat could know; None if it did not cost enough to tell."""
    policy = policy_of(game)
    knows = known(game, record, given.seat, policy)
    dice = Dice(f"{seed}:{given.step}")
    found = search(knows, policy, Effort(plan.each // 2, CANDIDATES, game.foresight.horizon), dice)
    if found.answer == given.answer:
        return None
    gains = _gains(game, knows, (found.answer, given.answer), plan, dice)
    if len(gains) < LEAST:
        return None
    cost, error = round(fmean(gains)), round(stdev(gains) / sqrt(len(gains)))
    if cost < GRADES[-1][0] or cost < SURE * error:
        return None
    steady = game.computers[usual(game)](knows.view, knows.decision, Dice("story"))
    return Costly(
        step=given.step,
        round=point.round,
        seat=given.seat,
        decision=knows.decision,
        answer=given.answer,
        instead=found.answer,
        cost=cost,
        error=error,
        playouts=found.playouts + 2 * len(gains),
        why=game.why(knows.view, knows.decision, found.answer) if found.answer == steady else None,
    )


def _gains(game: AnyGame, knows: Known, answers: tuple[Answer, Answer], plan: Plan, dice: Dice) -> list[int]:
    """How much more the seat has of the win by the first answer than by the second, in fresh worlds."""
    gains = list[int]()
    for _ in range(plan.each // 4):
        world = knows.draw(dice)
        if world is not None:
            luck = f"{dice.seed}:{dice.drawn}"
            ends = [
                future(game, world, knows.seat, answer, _careless(game, luck), plan.horizon)
                for answer in answers
            ]
            better, worse = (0 if end is None else end.shares[knows.seat] for end in ends)
            gains.append(better - worse)
    return gains


def summed_up(
    points: Sequence[Point | None], end: Sequence[int], looked_at: Sequence[Costly | None], plan: Plan
) -> Story:
    """All of it together."""
    costly = sorted((each for each in looked_at if each is not None), key=lambda each: -each.cost)
    return Story(
        points=tuple(point for point in points if point is not None),
        end=tuple(end),
        costly=tuple(costly[:TOLD]),
        examined=len(looked_at),
        playouts=2 * plan.playouts * len(points) + plan.each * len(looked_at),
    )
