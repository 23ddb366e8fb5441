"""Effects of options, told by the kind of thing that is chosen."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from rules.core.decisions import Decision
from rules.core.game import Effects
from rules.core.text import Text, bare, ids

V = TypeVar("V")
# (a reader's view, a question that the reader sees, the name of what can be chosen) -> its effect
Teller = Callable[[V, Decision, str], Text | None]
FEW = 25  # numbers that are told one by one; of more, the lowest and the highest


def effects_by_kind(
    game: str, things: Mapping[str, Teller[V]], asked: Mapping[str, Mapping[str, Teller[V]]]
) -> Effects[V]:
    """Return the `effects` of a game: by the kind of the id, `zone` for `zone:delta`.

    `asked` has what is told otherwise, or only, at the question `<game>.ask.<name>`.
    """

    def effects(view: V, decision: Decision) -> dict[str, Text]:
        tellers = {**things, **asked.get(decision.prompt.key.removeprefix(f"{game}.ask."), {})}
        found: dict[str, Text] = {}
        for ident in with_effects(decision):
            teller = tellers.get(ident.partition(":")[0])
            told = teller(view, decision, bare(ident)) if teller else None
            if told is not None:
                found[ident] = told
        return found

    return effects


def with_effects(decision: Decision) -> list[str]:
    """Return the ids of what can have an effect: options, the parts of a share, and numbers as `number:3`."""
    match decision.kind:
        case "number":
            numbers = range(decision.low, decision.high + 1, decision.step)
            return ids("number", numbers if len(numbers) <= FEW else (numbers[0], numbers[-1]))
        case "split":
            return [part.id for part in decision.parts]
        case _:
            return [option.id for option in decision.options]
