"""Answers for a seat without a person: a computer player's own, or in place of somebody who is away."""

from bot.table.runtime.context import log
from bot.table.runtime.loaded_table import Change, LoadedTable, answered, unchanged
from bot.traced import traced
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import By, look
from rules.core.flow import Bug
from rules.core.rng import Dice
from rules.core.search.sharp import SHARP, usual

MAX_TRIES = 60  # attempts at one question before the game is given up


class Stuck(Bug):
    """No answer to a question was accepted: the rules have a bug there."""


def awaited_computer(loaded: LoadedTable) -> Seat | None:
    """Return the seat of the first computer player that the table waits for, or None."""
    waiting = loaded.position.waiting
    return next((s.seat for s in loaded.info.seats if s.computer and s.seat in waiting), None)


def played(loaded: LoadedTable, seat: Seat, by: By, now: int, first: Answer | None = None) -> Change:
    """Answer for an absent seat: with `first` if given, else as a computer player would.

    If that is refused, with any legal answer. Raises `Stuck` if nothing is accepted.
    """
    # not the game's dice: the player must not know the future
    dice = Dice(f"{loaded.computer_seed}:{loaded.position.n}:{seat}")
    cause: Exception | None = None
    for attempt in range(MAX_TRIES):
        asked = loaded.position.pending[seat]
        if first is None or attempt:
            first = asked.sample(dice) if attempt else _best(loaded, seat, dice)
        try:
            return answered(unchanged(loaded), seat, loaded.position.asks[seat], first, by, None, now)
        except Rejected as refused:
            cause = refused
        except Bug as bug:
            if not attempt:  # later ones are any that may be accepted
                log.error(
                    "table %d, seat %d: an answer broke the rules: %s", loaded.info.id, seat, traced(bug)
                )
            cause = bug
    raise Stuck(f"table {loaded.info.id}, seat {seat}") from cause


def _best(loaded: LoadedTable, seat: Seat, dice: Dice) -> Answer:
    decision = loaded.position.pending[seat]
    kind = loaded.info.seats[seat].computer
    player = loaded.game.computers.get(usual(loaded.game) if kind in (None, SHARP) else kind)
    if player is None:
        return decision.sample(dice)
    try:
        answer = player(look(loaded.game, loaded.position, seat).view, decision, dice)
        decision.check(answer)
    except Exception as error:  # a faulty player must not stop the game, nor play at random unnoticed
        asked = decision.prompt.key
        log.error("table %d: the computer player failed at %s: %s", loaded.info.id, asked, traced(error))
        return decision.sample(dice)
    return answer
