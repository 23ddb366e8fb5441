"""Evaluation of a position: victory points, and dwarves at work."""

from collections.abc import Sequence

from rules.core.decisions import Seat
from rules.core.play.evaluation import settled, shared
from rules.dwar7s.components.score import ranks, scores
from rules.dwar7s.components.state import Dwar7sState, on_table

POINT = 10
DWARF = 5  # on the table
OGRE = 4
DOUBLING = 25


def evaluation(state: Dwar7sState) -> Sequence[int]:
    """Each seat's expected share of the win."""
    if state.phase == "over":
        return settled(ranks(state))
    return shared([worth(state, seat) for seat in range(state.seats)], DOUBLING)


def worth(state: Dwar7sState, seat: Seat) -> int:
    """The worth of a position in tenths of a victory point."""
    points = sum(scores(state, seat).values())
    return POINT * points + DWARF * on_table(state, seat) + OGRE * len(state.clans[seat].ogres)
