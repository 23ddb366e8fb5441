"""Shuffling hidden things, for `Game.resample`."""

from collections.abc import Sequence

from rules.core.decisions import Seat
from rules.core.flow import Core
from rules.core.rng import Dice


def hidden_seats(state: Core, seats: Sequence[Seat]) -> list[Seat]:
    """The seats whose secrets none of `seats` sees: all others, or none once the game is over."""
    return [] if state.phase == "over" else [seat for seat in range(state.seats) if seat not in seats]


def mix(places: Sequence[tuple[list[str], int]], dice: Dice) -> None:
    """Shuffle the things in these places, each a pile and an index in it, among them."""
    things = [pile[i] for pile, i in places]
    dice.shuffle(things)
    for (pile, i), thing in zip(places, things, strict=True):
        pile[i] = thing
