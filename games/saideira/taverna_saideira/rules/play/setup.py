"""Set-up (rule 1)."""

from collections.abc import Mapping

from rules.core.rng import Dice
from taverna_saideira.rules.components.data import DATA, copies
from taverna_saideira.rules.components.state import SaideiraState


def new(seats: int, options: Mapping[str, str], dice: Dice) -> SaideiraState:
    """Deal the drinks, let the first guests sit down, and draw by lot who is first."""
    cellar, queue = copies(DATA.drinks), copies(DATA.guests)
    dice.shuffle(cellar)
    dice.shuffle(queue)
    hands = [[cellar.pop() for _ in range(DATA.hand)] for _ in range(seats)]
    counter = [queue.pop() for _ in range(seats)]
    first = dice.below(seats)
    return SaideiraState(
        phase="pour",
        seed=dice.seed,
        drawn=dice.drawn,
        seats=seats,
        first=first,
        cellar=cellar,
        queue=queue,
        counter=counter,
        hands=hands,
        tables=[[] for _ in range(seats)],
        coins=[0] * seats,
    )
