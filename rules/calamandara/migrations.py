"""How a stored state of an older version becomes one of the next (decision record 11)."""

from collections.abc import Callable, Mapping

from rules.core.game import JSON

VERSION = 2


def to_and_fro(state: JSON) -> JSON:
    """Version 2 remembers where tokens stood, because walking to and fro no longer holds off stagnation."""
    for traveller in state["travellers"]:
        traveller["stood"] = [traveller["token"]]
    state["turn"]["roamed"] = False
    return state


MIGRATIONS: Mapping[int, Callable[[JSON], JSON]] = {1: to_and_fro}
