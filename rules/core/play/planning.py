"""Computer players that have a plan for each question."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from rules.core.decisions import Answer, Choose, Decision, Order, Seat
from rules.core.game import Computer
from rules.core.rng import Dice


class Read(Protocol):
    """A view that knows its reader."""

    @property
    def reader(self) -> Seat | None:
        """The reader's seat; None for a spectator."""


V = TypeVar("V", bound=Read)
Plan = Callable[[V, Seat, Decision], Answer]


def planned(game: str, plans: Mapping[str, Plan[V]]) -> Computer[V]:
    """A computer player that answers each question `<game>.ask.<name>` by that plan, without dice."""

    def answer(view: V, decision: Decision, dice: Dice) -> Answer:
        assert view.reader is not None
        return plans[decision.prompt.key.removeprefix(f"{game}.ask.")](view, view.reader, decision)

    return answer


def ids_of(decision: Decision) -> list[str]:
    """The ids to choose from, or to put in order."""
    assert isinstance(decision, Choose | Order)
    return [option.id for option in decision.options]
