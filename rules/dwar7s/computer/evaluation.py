"""Evaluation of a position: victory points, and the turns that the round still has.

The weights were fitted to games of steady players: docs/adr/0034-search.md.
"""

from collections.abc import Sequence

from rules.core.decisions import Seat
from rules.core.play.evaluation import settled, shared
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.score import ranks, scores
from rules.dwar7s.components.state import Dwar7sState, from_active, objectives

POINT = 10
TURN = 40  # that a seat is taking, or still has in this round
OGRE = 5
DOUBLINGS = (110, 32, 21, 13)  # by the objectives of whoever has most: early a lead says little


def evaluation(state: Dwar7sState) -> Sequence[int]:
    """Each seat's expected share of the win."""
    if state.phase == "over":
        return settled(ranks(state))
    most = min(max(map(objectives, state.clans)), DATA.objectives_to_end)
    return shared([worth(state, seat) for seat in range(state.seats)], DOUBLINGS[most])


def worth(state: Dwar7sState, seat: Seat) -> int:
    """The worth of a position in tenths of a victory point."""
    points = sum(scores(state, seat).values())
    to_come = seat in from_active(state)[: state.seats - state.turn]
    return POINT * points + TURN * to_come + OGRE * len(state.clans[seat].ogres)
