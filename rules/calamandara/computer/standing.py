"""Who is how near to winning: how far the token is, and the fragments that open the Centre."""

from collections.abc import Sequence

from rules.calamandara.components.data import DATA
from rules.calamandara.components.score import places
from rules.calamandara.components.state import CalamandaraState, fragments, step_of
from rules.core.decisions import Seat
from rules.core.play.standing import settled, shared

STEP = 10
FRAGMENT = 14
KEPT = 3  # in the Diary, where no event takes it
SYMBOL = 2  # in the Reserve
DOUBLING = 20


def standing(state: CalamandaraState) -> Sequence[int]:
    """Each seat's expected share of the win."""
    if state.phase == "over":
        return settled(places(state))
    return shared([worth(state, seat) for seat in range(state.seats)], DOUBLING)


def worth(state: CalamandaraState, seat: Seat) -> int:
    """In tenths of a step."""
    traveller = state.travellers[seat]
    held = min(fragments(traveller), DATA.fragments)
    symbols = sum(traveller.reserve.values())
    return STEP * step_of(state, seat) + FRAGMENT * held + KEPT * len(traveller.diary) + SYMBOL * symbols
