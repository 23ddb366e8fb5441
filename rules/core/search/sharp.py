"""The sharp computer player, which every game has that has a player of its own to play on with."""

from rules.core.decisions import Answer, Seat
from rules.core.engine import Record
from rules.core.game import AnyGame
from rules.core.rng import Dice
from rules.core.search.halving import Effort, Found, search
from rules.core.search.knowledge import known

RANDOM, SHARP = "random", "sharp"
PLAYOUTS = 96  # for one answer, unless somebody says otherwise
CANDIDATES = 8
HORIZON = 32  # answers; see decision record 34


def usual(game: AnyGame) -> str:
    """The kind that sits down first, and for whoever is away: the game's own, if it has one."""
    return next(iter(game.computers), RANDOM)


def kinds(game: AnyGame) -> tuple[str, ...]:
    """All kinds of computer players of a game, the usual one first."""
    return tuple(dict.fromkeys((*game.computers, *([SHARP] if game.computers else []), RANDOM)))


def sharp(game: AnyGame, record: Record, seat: Seat, dice: Dice, playouts: int = PLAYOUTS) -> Found:
    """What the seat should answer to the question to which the record leads."""
    policy = game.computers[usual(game)]
    effort = Effort(playouts, CANDIDATES, HORIZON)
    return search(known(game, record, seat, policy), policy, effort, dice)


def sharp_answer(game: AnyGame, record: Record, seat: Seat, dice: Dice, playouts: int = PLAYOUTS) -> Answer:
    """The answer alone."""
    return sharp(game, record, seat, dice, playouts).answer
