"""Plays an answer on in a world, to the end or to a horizon, and judges where it leads."""

from collections.abc import Sequence
from typing import Any

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.flow import Bug
from rules.core.game import AnyGame, Computer
from rules.core.play.standing import settled
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.knowledge import World

LONGEST = 5_000  # answers; no game is as long
TRIES = 20  # attempts at an answer that the rules accept


def future(
    game: AnyGame, world: World, seat: Seat, answer: Answer, policy: Computer[Any], horizon: int | None
) -> Sequence[int] | None:
    """Each seat's share of the win, in parts of `WHOLE`, if the seat answers so and `policy` plays on.

    After `horizon` answers the game's `standing` judges; None: at the end. Returns None if the rules refuse
    the answer in this world.
    """
    playing = Playing(game, world.record)
    try:
        playing.give(seat, answer, "computer")
    except (Rejected, Bug):
        return None
    dice = Dice(world.record.checkpoint)
    most = LONGEST if horizon is None or game.standing is None else horizon
    for _ in range(most):
        if playing.position.result is not None:
            break
        _go_on(game, playing, policy, dice)
    result = playing.position.result
    if result is not None:
        return settled(result.places)
    return game.standing(playing.position.state) if game.standing else None


def _go_on(game: AnyGame, playing: Playing[Any], policy: Computer[Any], dice: Dice) -> None:
    """One more answer."""
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
