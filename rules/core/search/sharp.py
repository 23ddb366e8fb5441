"""The sharp computer player, which every game has that has a player of its own to play on with."""

from typing import Any

from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import Record
from rules.core.game import AnyGame, Computer
from rules.core.rng import Dice
from rules.core.search.halving import Effort, Found, search
from rules.core.search.knowledge import known

RANDOM, SHARP = "random", "sharp"
EFFORT = 1  # seconds' worth of playouts for one answer, unless somebody says otherwise
CANDIDATES = 8


def usual(game: AnyGame) -> str:
    """Return the usual kind of computer player, also for an absent player: the game's own, if it has one."""
    return next(iter(game.computers), RANDOM)


def kinds(game: AnyGame) -> tuple[str, ...]:
    """Return all kinds of computer players of a game, the usual one first."""
    return tuple(dict.fromkeys((*game.computers, *([SHARP] if game.computers else []), RANDOM)))


def policy_of(game: AnyGame, seat: Seat | None = None) -> Computer[Any]:
    """Return the computer player that plays on in a search of a game that has computer players.

    With a seat, only this one plays by the game's `policy`, and the others are the usual player (record 37).
    """
    steady = game.computers[usual(game)]
    policy = game.policy or steady
    if seat is None or policy is steady:
        return policy

    def each(view: Any, decision: Decision, dice: Dice) -> Answer:
        return (policy if decision.seat == seat else steady)(view, decision, dice)

    return each


def sharp(game: AnyGame, record: Record, seat: Seat, dice: Dice, effort: int = EFFORT) -> Found:
    """Find the seat's best answer to the question to which the record leads.

    `effort` is about that many seconds, in playouts: the same effort gives the same answer.
    """
    policy = policy_of(game, seat)
    return search(known(game, record, seat, policy), policy, effort_of(game, effort), dice)


def effort_of(game: AnyGame, seconds: int) -> Effort:
    """Return the limits of a search that takes about so many seconds."""
    return Effort(seconds * game.foresight.playouts, CANDIDATES, game.foresight.horizon)


def sharp_answer(game: AnyGame, record: Record, seat: Seat, dice: Dice, effort: int = EFFORT) -> Answer:
    """Return the answer alone."""
    return sharp(game, record, seat, dice, effort).answer
