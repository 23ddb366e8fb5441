"""Answers for a seat without a person: a computer player's own, or in place of somebody who is away."""

import logging

from bot.table.runtime.live import Change, Live, answered, unchanged
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import By, look
from rules.core.flow import Bug
from rules.core.rng import Dice

TRIES = 60  # attempts at one question before the game is given up
log = logging.getLogger(__name__)


class Stuck(Bug):
    """No answer to a question was accepted: the rules have a bug there."""


def awaited_computer(live: Live) -> Seat | None:
    """The seat of the first computer player that the table waits for, or None."""
    waiting = live.position.waiting
    return next((s.seat for s in live.info.seats if s.computer and s.seat in waiting), None)


def played(live: Live, seat: Seat, by: By, now: int, *, default: bool = False) -> Change:
    """Answer the seat's question as a computer player would, else with any legal answer.

    With `default`, try the question's default first, if it has one. Raises `Stuck` if nothing is accepted.
    """
    dice = Dice(
        f"{live.computer_seed}:{live.position.n}:{seat}"
    )  # not the game's dice: the player must not know the future
    cause: Exception | None = None
    for attempt in range(TRIES):
        asked = live.position.pending[seat]
        if default and asked.default is not None and not attempt:
            answer = asked.default
        else:
            answer = asked.sample(dice) if attempt else _best(live, seat, dice)
        try:
            return answered(unchanged(live), seat, live.position.asks[seat], answer, by, None, now)
        except (Rejected, Bug) as refused:
            cause = refused
    raise Stuck(f"table {live.info.id}, seat {seat}") from cause


def _best(live: Live, seat: Seat, dice: Dice) -> Answer:
    decision = live.position.pending[seat]
    kind = live.info.seats[seat].computer or next(iter(live.game.computers), "random")
    player = live.game.computers.get(kind)
    if player is None:
        return decision.sample(dice)
    try:
        answer = player(look(live.game, live.position, seat).view, decision, dice)
        decision.check(answer)
    except Exception:  # a faulty player must not stop the game, nor play at random unnoticed
        log.exception("the computer player of %s failed at %s", live.game.key, decision.prompt.key)
        return decision.sample(dice)
    return answer
