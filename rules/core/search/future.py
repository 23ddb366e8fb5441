"""Plays an answer on in a determinization, to the end or to a horizon, and evaluates the outcome."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import Position
from rules.core.flow import Bug
from rules.core.game import AnyGame, Computer
from rules.core.play.evaluation import settled
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.knowledge import Determinization

SLIPS = 20  # one answer in so many is any legal one, or a game with little luck looks decided at its start
TRIES = 20  # attempts at an answer that the rules accept


@dataclass(frozen=True, slots=True)
class Future:
    """The outcome of an answer: the seats' shares of the win in parts of `WHOLE`, and what the seat has."""

    shares: Sequence[int]
    tally: Mapping[str, int]  # of what wins, by kind, as the seat may count it; empty if nobody asks


def future(
    game: AnyGame,
    world: Determinization,
    seat: Seat,
    answer: Answer,
    policy: Computer[Any],
    horizon: int | None,
    *,
    counted: bool = False,
) -> Future | None:
    """Play on in a determinization after the seat's answer; with `counted`, also note what the seat has then.

    `policy` answers for all seats. After `horizon` answers the game's `evaluation` judges; None: at the end.
    Returns None if the rules refuse the answer in this determinization.
    """
    most = None if horizon is None or game.evaluation is None else horizon + 1
    try:
        *_, last = islice(played_on(game, world, seat, answer, policy), most)
    except (Rejected, Bug):
        return None
    tallies = game.tally(game.view(last.state, seat)) if counted else ()
    return Future(judged(game, last), tallies[seat] if tallies else {})


def judged(game: AnyGame, position: Position[Any]) -> Sequence[int]:
    """Return each seat's share of the win: by the result, or before the end by the game's `evaluation`."""
    if position.result is not None:
        return settled(position.result.places)
    assert game.evaluation is not None, f"{game.key}: played to a horizon without a standing"
    return game.evaluation(position.state)


def played_on(
    game: AnyGame, world: Determinization, seat: Seat, answer: Answer, policy: Computer[Any]
) -> Iterator[Position[Any]]:
    """Yield the live position after the answer, and after each further one, to the end of the game.

    Raises `Rejected` if the rules refuse the answer.
    """
    playing = Playing(game, world.record)
    yield playing.give(seat, answer, "computer")
    dice = Dice(world.record.checkpoint)
    while playing.position.result is None:
        go_on(game, playing, policy, dice)
        yield playing.position


def go_on(game: AnyGame, playing: Playing[Any], policy: Computer[Any], dice: Dice) -> None:
    """Give one more answer, the policy's, or any that the rules accept."""
    position = playing.position
    seat = position.waiting[0]
    decision = position.pending[seat]
    answer = policy(game.view(position.state, seat), decision, dice)
    for _ in range(TRIES):
        try:
            playing.give(seat, answer, "computer")
        except Rejected:
            answer = decision.sample(dice)
        else:
            return
    raise Bug(f"{game.key}: no answer to {decision.prompt.key} is accepted")


def careless(policy: Computer[Any], seed: str) -> Computer[Any]:
    """Return the policy with slips, as people have them: the n-th answer slips or not by seed and n alone."""
    given = count()

    def answer(view: Any, decision: Decision, dice: Dice) -> Answer:
        slips = Dice(f"{seed}:slip:{next(given)}")
        return policy(view, decision, dice) if slips.below(SLIPS) else decision.sample(slips)

    return answer
