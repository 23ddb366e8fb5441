"""Computer players that have a plan for each question, and coaches that give the reasons for it."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from rules.core.decisions import Answer, Choose, Decision, Order, Seat
from rules.core.flow import Argument
from rules.core.game import Computer, Why
from rules.core.rng import Dice
from rules.core.text import Text


class Read(Protocol):
    """A view that knows its reader."""

    @property
    def reader(self) -> Seat | None:
        """The reader's seat; None for a spectator."""


V = TypeVar("V", bound=Read)
Plan = Callable[[V, Seat, Decision], Answer]
Reason = Callable[[V, Seat, Decision, Answer], Text | None]


def planned(game: str, plans: Mapping[str, Plan[V]]) -> Computer[V]:
    """A computer player that answers each question `<game>.ask.<name>` by that plan, without dice."""

    def answer(view: V, decision: Decision, dice: Dice) -> Answer:
        assert view.reader is not None
        return plans[decision.prompt.key.removeprefix(f"{game}.ask.")](view, view.reader, decision)

    return answer


def explained(game: str, reasons: Mapping[str, Reason[V]]) -> Why[V]:
    """The coach that knows, by the same names, the reason for each answer of such a player."""

    def why(view: V, decision: Decision, answer: Answer) -> Text | None:
        assert view.reader is not None
        return reasons[decision.prompt.key.removeprefix(f"{game}.ask.")](view, view.reader, decision, answer)

    return why


def because(key: str, **args: Argument) -> Text:
    """A reason in words.

    >>> because("peak.coach.card", strength=3)
    Text(key='peak.coach.card', args={'strength': 3})
    """
    return Text(key=key, args=args)


def ids_of(decision: Decision) -> list[str]:
    """The ids to choose from, or to put in order."""
    assert isinstance(decision, Choose | Order)
    return [option.id for option in decision.options]
