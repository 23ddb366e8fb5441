"""Shuffling hidden things, for `Game.resample`.

Rewinds need it, and whatever plays on without knowing more than a seat does: searches, stories, and files of
problems. Tests use it to see that views hide what they must.
"""

from collections.abc import Callable, MutableSequence, Sequence
from typing import TypeVar

from rules.core.decisions import Seat
from rules.core.flow import Core
from rules.core.rng import Dice

T = TypeVar("T")


class Blind(Dice):
    """Dice for a shuffle without having seen the pile: its order before makes no difference.

    So what is shuffled with them depends only on which things are hidden, not on where each of them was.
    """

    __slots__ = ()

    def shuffle(self, pile: MutableSequence[T]) -> None:
        """Sort the pile, then shuffle it."""
        pile[:] = sorted(pile, key=repr)
        super().shuffle(pile)


def hidden_seats(state: Core, seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats whose secrets none of `seats` sees: all others, or none once the game is over."""
    return [] if state.phase == "over" else [seat for seat in range(state.seats) if seat not in seats]


def mix(places: Sequence[tuple[list[str], int]], dice: Dice) -> None:
    """Shuffle the things in these places, each a pile and an index in it, among them."""
    things = [pile[i] for pile, i in places]
    dice.shuffle(things)
    for (pile, i), thing in zip(places, things, strict=True):
        pile[i] = thing


def deal(things: Sequence[T], takes: Sequence[Callable[[T], bool]], dice: Dice) -> list[T] | None:
    """Return the things in a random order in which the first ones lie in places that take them.

    Any such order may come about, and it depends on nothing but the things, the places and the dice. None if
    there is no such order.
    """
    pile = list(things)
    dice.shuffle(pile)
    fitting = [[i for i, thing in enumerate(pile) if fits(thing)] for fits in takes]
    place_of: dict[int, int] = {}

    def settle(place: int, tried: set[int]) -> bool:
        """Assign a free thing to the place, or one whose place can take another (augmenting path)."""
        free = next((i for i in fitting[place] if i not in place_of), None)
        if free is not None:
            place_of[free] = place
            return True
        for i in fitting[place]:
            if i not in tried:
                tried.add(i)
                if settle(place_of[i], tried):
                    place_of[i] = place
                    return True
        return False

    if not all(settle(place, set()) for place in range(len(takes))):
        return None
    chosen = {place: i for i, place in place_of.items()}
    return [pile[chosen[place]] for place in range(len(takes))] + [
        thing for i, thing in enumerate(pile) if i not in place_of
    ]
