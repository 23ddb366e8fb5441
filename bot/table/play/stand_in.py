"""Answers for a seat without a person: a computer player's own, or in place of somebody who is away."""

from bot.table.runtime.context import log
from bot.table.runtime.live import Change, Live, answered, unchanged
from bot.traced import traced
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import By, look
from rules.core.flow import Bug
from rules.core.rng import Dice
from rules.core.search.sharp import SHARP, usual

TRIES = 60  # attempts at one question before the game is given up


class Stuck(Bug):
    """No answer to a question was accepted: the rules have a bug there."""


def awaited_computer(live: Live) -> Seat | None:
    """The seat of the first computer player that the table waits for, or None."""
    waiting = live.position.waiting
    return next((s.seat for s in live.info.seats if s.computer and s.seat in waiting), None)


def played(live: Live, seat: Seat, by: By, now: int, first: Answer | None = None) -> Change:
    """Answer the seat's question: with `first` if given, else as a computer player would.

    If that is refused, with any legal answer. Raises `Stuck` if nothing is accepted.
    """
    dice = Dice(
        f"{live.computer_seed}:{live.position.n}:{seat}"
    )  # not the game's dice: the player must not know the future
    cause: Exception | None = None
    for attempt in range(TRIES):
        asked = live.position.pending[seat]
        if first is None or attempt:
            first = asked.sample(dice) if attempt else _best(live, seat, dice)
        try:
            return answered(unchanged(live), seat, live.position.asks[seat], first, by, None, now)
        except Rejected as refused:
            cause = refused
        except Bug as bug:
            if not attempt:  # later ones are any that may be accepted
                log.error("table %d, seat %d: an answer broke the rules: %s", live.info.id, seat, traced(bug))
            cause = bug
    raise Stuck(f"table {live.info.id}, seat {seat}") from cause


def _best(live: Live, seat: Seat, dice: Dice) -> Answer:
    decision = live.position.pending[seat]
    kind = live.info.seats[seat].computer
    player = live.game.computers.get(usual(live.game) if kind in (None, SHARP) else kind)
    if player is None:
        return decision.sample(dice)
    try:
        answer = player(look(live.game, live.position, seat).view, decision, dice)
        decision.check(answer)
    except Exception as error:  # a faulty player must not stop the game, nor play at random unnoticed
        asked = decision.prompt.key
        log.error("table %d: the computer player failed at %s: %s", live.info.id, asked, traced(error))
        return decision.sample(dice)
    return answer
