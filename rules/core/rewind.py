"""Rewinding to an earlier position with a new future.

Nobody may play on with dice or cards that they have already seen. So a position that a table goes back to
begins a branch: what nobody had seen at that point is drawn again, and the branch has a stream of dice of its
own, `seed:branch:counter`. Both follow from the game's single seed, so a game with branches can be verified
like any other.
"""

from collections.abc import Sequence

from rules.core.engine import Position, Record, dump, load
from rules.core.flow import S
from rules.core.game import AnyGame
from rules.core.playing import run
from rules.core.rng import Dice

Branch = tuple[int, int]  # the number of answers before it, and the branch's own number, from 1


def root(seed: str) -> str:
    """Return the game's own seed, given that or a branch's. The game's own must not contain a colon."""
    return seed.partition(":")[0]


def begun(record: Record, position: Position[S], at: int) -> Record:
    """Return the record at the newest phase boundary after `at` answers, without the answers since.

    `position` is that of `record`. Raises `LookupError` if no phase begins there.
    """
    for boundary in reversed(position.boundaries):
        if boundary.n == at:
            here = {"checkpoint": boundary.checkpoint, "at": at, "head": boundary.head, "steps": ()}
            return record.model_copy(update=here)
    raise LookupError(at)


def branched(game: AnyGame, begun: Record, branch: int) -> Record:
    """Return a record without answers as the start of a branch, whose number must be new to the game."""
    state = load(game, begun.checkpoint)
    state.seed = f"{root(state.seed)}:{branch}"
    dice = Dice(state.seed, state.drawn)
    game.resample(state, range(state.seats), dice)
    state.drawn = dice.drawn
    return begun.model_copy(update={"checkpoint": dump(game, state)})


def rejoined(
    game: AnyGame, record: Record, position: Position[S], branches: Sequence[Branch]
) -> tuple[Record, Position[S]]:
    """Apply the branches that begin at this position, one after the other; without any, nothing changes.

    Raises `LookupError` if no phase begins there.
    """
    for at, branch in branches:
        if at == position.n:
            record = branched(game, begun(record, position, at), branch)
            position = run(game, record)
    return record, position
