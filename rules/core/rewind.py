"""Going back to an earlier position with a new future.

Whoever has seen dice or cards must not play on with known ones. So a position to which a table went back is a
branch: what nobody had seen at that point is drawn anew, and its dice are a stream of their own,
`seed:branch:counter`. Both follow from the game's one seed, so a game with branches can be checked like any
other.
"""

from collections.abc import Sequence

from rules.core.engine import Position, Record, dump, load
from rules.core.flow import S
from rules.core.game import AnyGame
from rules.core.playing import run
from rules.core.rng import Dice

Branch = tuple[int, int]  # the number of answers that stand before it, and the branch's own number, from 1


def root(seed: str) -> str:
    """The game's own seed, of that or of one of its branches. A seed with branches has no colon."""
    return seed.partition(":")[0]


def begun(record: Record, position: Position[S], at: int) -> Record:
    """The record at the newest phase boundary after `at` answers, without the answers since.

    `position` is that of `record`. Raises `LookupError` if no phase begins there.
    """
    for boundary in reversed(position.boundaries):
        if boundary.n == at:
            here = {"checkpoint": boundary.checkpoint, "at": at, "head": boundary.head, "steps": ()}
            return record.model_copy(update=here)
    raise LookupError(at)


def branched(game: AnyGame, begun: Record, branch: int) -> Record:
    """A record without answers as the beginning of a branch, whose number the game did not use before."""
    state = load(game, begun.checkpoint)
    state.seed = f"{root(state.seed)}:{branch}"
    dice = Dice(state.seed, state.drawn)
    game.resample(state, range(state.seats), dice)
    state.drawn = dice.drawn
    return begun.model_copy(update={"checkpoint": dump(game, state)})


def rejoined(
    game: AnyGame, record: Record, position: Position[S], branches: Sequence[Branch]
) -> tuple[Record, Position[S]]:
    """Where the branches lead that begin at this position, one upon the other; itself if none does.

    Raises `LookupError` if no phase begins there.
    """
    for at, branch in branches:
        if at == position.n:
            record = branched(game, begun(record, position, at), branch)
            position = run(game, record)
    return record, position
