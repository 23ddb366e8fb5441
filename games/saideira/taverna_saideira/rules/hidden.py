"""`Game.resample`: shuffles what none of the given seats sees."""

from collections.abc import Sequence

from rules.core.decisions import Seat
from rules.core.play.hiding import hidden_seats
from rules.core.rng import Dice
from taverna_saideira.rules.components.state import SaideiraState


def resample(state: SaideiraState, seats: Sequence[Seat], dice: Dice) -> None:
    """Deal anew the cellar and all hands that none of `seats` holds, and mix the queue."""
    piles = [*(state.hands[seat] for seat in hidden_seats(state, seats)), state.cellar]
    drinks = [drink for pile in piles for drink in pile]
    dice.shuffle(drinks)
    for pile in piles:
        pile[:] = [drinks.pop() for _ in pile]
    dice.shuffle(state.queue)
