"""The final ranking (sheet rule 14; rulebook, "Fim da Partida")."""

from rules.bellum.components.data import CHESTS
from rules.bellum.components.state import BellumContext, BellumState, chest_count, gold
from rules.core.flow import Result
from rules.core.text import Text


def ranks(state: BellumState) -> tuple[int, ...]:
    """The place of each seat: most gold, then most chests; equal in both is shared."""
    marks = [(gold(lord), chest_count(lord)) for lord in state.lords]
    return tuple(1 + sum(other > mine for other in marks) for mine in marks)


def result(ctx: BellumContext, why: Text) -> Result:
    """Open all chests, count the gold and tell of it; `why` the game is over."""
    state = ctx.state
    state.phase = "over"
    places = ranks(state)
    for seat, lord in enumerate(state.lords):
        ctx.log("bellum.log.score", seat=f"seat:{seat}", gold=gold(lord), chests=chest_count(lord))
    first = places.index(1)
    most = gold(state.lords[first])
    if places.count(1) == 1 and [gold(lord) for lord in state.lords].count(most) > 1:
        ctx.log("bellum.over.tie", seat=f"seat:{first}", chests=chest_count(state.lords[first]))
    by_kind = {kind: tuple(sum(lord.chests[kind]) for lord in state.lords) for kind in reversed(CHESTS)}
    chests = tuple(chest_count(lord) for lord in state.lords)
    total = tuple(gold(lord) for lord in state.lords)
    return Result(places=places, sheet={**by_kind, "chests": chests, "total": total}, why=why)
