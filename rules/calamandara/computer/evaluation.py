"""Evaluation of a position: what is left of the way to the Centre, and the fragments that open it.

The weights were fitted to games of steady players: docs/adr/0034-search.md.
"""

from collections.abc import Sequence

from rules.calamandara.components.score import places
from rules.calamandara.components.state import CalamandaraState
from rules.calamandara.computer.scout import short_of, way
from rules.calamandara.view import CalamandaraView, view_of
from rules.core.decisions import Seat
from rules.core.play.evaluation import settled, shared

STEP = 16  # of a way, beside the costs of what has to be laid there: a turn has few steps
FRAGMENT = 51
ROUND = 53  # to be a whole round later than the active traveller
DOUBLING = 36


def evaluation(state: CalamandaraState) -> Sequence[int]:
    """Each seat's expected share of the win."""
    if state.phase == "over":
        return settled(places(state))
    view = view_of(state, None)
    return shared([-left(view, seat) for seat in range(state.seats)], DOUBLING)


def left(view: CalamandaraView, seat: Seat) -> int:
    """The cost that a traveller still has before them."""
    seats = len(view.travellers)
    cost = way(view, seat, view.travellers[seat].token, step=STEP).cost
    later = (seat - view.turn.seat) % seats if view.turn else 0
    return cost + FRAGMENT * short_of(view, seat) + ROUND * later // seats
