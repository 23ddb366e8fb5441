"""Evaluation of a position: points, and what the land will score in the rounds that are left."""

from collections.abc import Sequence

from rules.core.decisions import Seat
from rules.core.play.evaluation import settled, shared
from rules.immortals.components.score import ranks, scored
from rules.immortals.components.state import ImmortalsState, points

POINT = 10
ARMY = 2
DOUBLING = 20  # for each round that is left, because a lead early says less


def evaluation(state: ImmortalsState) -> Sequence[int]:
    """Each seat's expected share of the win."""
    if state.phase == "over":
        return settled(ranks(state))
    left = state.rounds - max(state.round, 1) + 1
    return shared([worth(state, seat, left) for seat in range(state.seats)], DOUBLING * left)


def worth(state: ImmortalsState, seat: Seat, left: int) -> int:
    """The worth of a position in tenths of a point; `left` scorings are still to come."""
    armies = sum(army.armies for army in state.armies.values() if army.seat == seat)
    player = state.players[seat]
    later = left * sum(scored(state, seat).values())
    return POINT * (points(player) + later) + ARMY * armies + player.energy + player.gold
