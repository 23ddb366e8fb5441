"""What options do, told by the kind of thing that is chosen."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from rules.core.decisions import Choose, Decision, Fill, Order
from rules.core.game import Effects
from rules.core.text import Text, bare

V = TypeVar("V")
# (a reader's view, a question that the reader sees, the name of what can be chosen) -> what it does
Teller = Callable[[V, Decision, str], Text | None]


def effects_by_kind(
    game: str, things: Mapping[str, Teller[V]], asked: Mapping[str, Mapping[str, Teller[V]]]
) -> Effects[V]:
    """The `effects` of a game: by the kind of the option's id, `zone` for `zone:delta`.

    `asked` has what is told otherwise, or only, at the question `<game>.ask.<name>`.
    """

    def effects(view: V, decision: Decision) -> dict[str, Text]:
        if not isinstance(decision, Choose | Order | Fill):
            return {}
        tellers = {**things, **asked.get(decision.prompt.key.removeprefix(f"{game}.ask."), {})}
        found: dict[str, Text] = {}
        for option in decision.options:
            teller = tellers.get(option.id.partition(":")[0])
            told = teller(view, decision, bare(option.id)) if teller else None
            if told is not None:
                found[option.id] = told
        return found

    return effects
