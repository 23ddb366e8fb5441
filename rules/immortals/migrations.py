"""The version of state and scripts, and how a checkpoint of an older one becomes one of the next."""

from collections.abc import Callable, Mapping

from rules.core.game import JSON


def spaces_taken(state: JSON) -> JSON:
    """1 to 2: a space whose region card was taken away keeps its turn. What was taken before is forgotten."""
    players = [{**player, "taken": []} for player in state["players"]]
    return {**state, "players": players}


VERSION = 2
MIGRATIONS: Mapping[int, Callable[[JSON], JSON]] = {1: spaces_taken}
