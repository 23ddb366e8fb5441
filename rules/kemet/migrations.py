"""The version of state and scripts, and how a checkpoint of an older one becomes one of the next."""

from collections.abc import Callable, Mapping

from rules.core.game import JSON
from rules.kemet.components.data import DATA

VERSION = 3


def by_tile(state: JSON) -> JSON:
    """Each gold tile has its own token; creatures are put after a battle, and not before the next one.

    A seat that has already placed a gold token in the current Day may not place another one in it.
    """
    for god in state["gods"]:
        gold = [tile for tile in god["tiles"] if "gold" in DATA.tiles[tile].timing]
        god["gold_used"] = gold if god["gold_used"] else []
    if state["phase"] == "fight" and state["arrived"]:
        state["phase"] = "lull"
    return state


def staying(state: JSON) -> JSON:
    """A creature that is to stay is no longer in the supply at once; tokens of new tiles wait for a turn.

    In the turn in progress they do not: it goes on as it began.
    """
    if state["march"]:
        state["march"]["dropped"] = []
    if state["turn"]:
        state["turn"]["owned"] = len(DATA.tiles)
    return state


MIGRATIONS: Mapping[int, Callable[[JSON], JSON]] = {1: by_tile, 2: staying}
