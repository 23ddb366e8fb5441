"""Migrations of stored states from one version to the next (decision record 11)."""

from collections.abc import Callable, Mapping

from rules.calamandara.components.data import DATA
from rules.core.game import JSON

VERSION = 3


def to_and_fro(state: JSON) -> JSON:
    """Version 2 remembers where tokens stood, because walking to and fro no longer holds off stagnation."""
    for traveller in state["travellers"]:
        traveller["stood"] = [traveller["token"]]
    state["turn"]["roamed"] = False
    return state


def found_anew(state: JSON) -> JSON:
    """Version 3 determines anew whom an Event card affects; it keeps only the counter's change of a reveal.

    A started block affects the seats found at the reveal. The version also asks a question where a discarded
    Tower opens its row (A14), and plays Pinturas Submersas only where they change something (C5).
    """
    reveal = state["reveal"]
    if reveal:
        card, affected = DATA.events[reveal["event"]], reveal.pop("affected")
        reveal["change"] = -1 if card.blocks and not any(affected) else card.counter
        reveal["found"] = affected[: reveal["block"] + (reveal["queue"] is not None)]
    return state


MIGRATIONS: Mapping[int, Callable[[JSON], JSON]] = {1: to_and_fro, 2: found_anew}
