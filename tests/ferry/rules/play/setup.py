"""Set-up (rule 1)."""

from collections.abc import Mapping

from rules.core.rng import Dice
from tests.ferry.rules.components.data import DATA
from tests.ferry.rules.components.state import FerryState


def new(seats: int, options: Mapping[str, str], dice: Dice) -> FerryState:
    """Deal each seat its crates; the rest is the pile."""
    pile = list(DATA.crates)
    dice.shuffle(pile)
    hands = [[pile.pop() for _ in range(DATA.hand)] for _ in range(seats)]
    rounds = DATA.rounds[options["length"]]
    return FerryState("load", dice.seed, dice.drawn, seats, rounds, pile, hands, points=[0] * seats)
