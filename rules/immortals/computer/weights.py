"""Weights of a computer player. The steady one uses `STEADY`, and a search `SHARP`.

`SHARP` was found by games in which every seat had other weights (decision record 37).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

BLUFF = "blank"
STEADY_ORDER: tuple[str, ...] = (
    *("energy", "gold", "temple", "construct", "transition", "draw", "seize", "first"),
    *(BLUFF, "move", "attack"),  # a late attack is answered by fewer
)
SHARP_ORDER: tuple[str, ...] = (
    *("energy", "gold", "draw", "transition", "attack"),  # a region lost early costs its card, too
    *("temple", "construct", "seize", "first", BLUFF, "move"),
)


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights in tenths of a point, unless something else is said."""

    cell: int = 5  # a cell held, in each scoring
    beside: int = 2  # each other cell of its area that is held
    piece: int = 10  # a temple or capital in it
    rival: int = 50  # percent: what a rival loses, of what it would be worth to the seat
    exposed: int = 100  # percent of a conquest that rivals could take back
    army: int = 2  # that is lost
    extraction: tuple[int, int, int] = (5, 3, 1)  # a coin while one has few, some, many
    first_of_all: int = 1000  # more for an extraction of what is short than for anything that costs
    robbing: int = 10  # to take the region card of a rival with few plans; half as much again with many
    planned_for: int = 1  # a deed has to promise more than so many coins
    order: Mapping[str, int] = field(default_factory=lambda: _ranks(STEADY_ORDER))


def _ranks(order: tuple[str, ...]) -> dict[str, int]:
    return {kind: rank for rank, kind in enumerate(order)}


STEADY = Weights()
SHARP = Weights(
    cell=8,
    beside=4,
    piece=18,
    rival=70,
    exposed=50,
    army=1,
    extraction=(7, 4, 2),
    first_of_all=0,
    robbing=0,
    planned_for=2,
    order=_ranks(SHARP_ORDER),
)
