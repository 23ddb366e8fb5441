"""Mixing what nobody can see."""

from collections.abc import Sequence

from rules.core.decisions import Seat
from rules.core.rng import Dice
from tests.ferry.rules.components.state import FerryState


def resample(state: FerryState, seats: Sequence[Seat], dice: Dice) -> None:
    """Draw anew the pile and all hands that none of `seats` holds."""
    hidden = [hand for seat, hand in enumerate(state.hands) if seat not in seats]
    pool = [*state.pile, *(crate for hand in hidden for crate in hand)]
    dice.shuffle(pool)
    for some in (*hidden, state.pile):
        some[:] = [pool.pop() for _ in some]
