"""Computer players that have a plan for each question, and coaches that have a reason for each plan."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from rules.core.decisions import Answer, Choose, Decision, Order, Seat
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
Facts = dict[str, int | str | list[str]]  # by the names of arguments of a text
Reason = Callable[[V, Seat, Decision, Answer], Text | None]


def planned(game: str, plans: Mapping[str, Plan[V]]) -> Computer[V]:
    """A computer player that answers each question `<game>.ask.<name>` by that plan, without dice."""

    def answer(view: V, decision: Decision, dice: Dice) -> Answer:
        assert view.reader is not None
        return plans[decision.prompt.key.removeprefix(f"{game}.ask.")](view, view.reader, decision)

    return answer


def explained(game: str, reasons: Mapping[str, Reason[V]]) -> Why[V]:
    """The `why` of a game: the reason for an answer to the question `<game>.ask.<name>`, by that table."""

    def why(view: V, decision: Decision, answer: Answer) -> Text | None:
        assert view.reader is not None
        return reasons[decision.prompt.key.removeprefix(f"{game}.ask.")](view, view.reader, decision, answer)

    return why


def because(key: str, /, **facts: int | str | list[str]) -> Text:
    """A reason in words.

    >>> because("peak.coach.climb", height=3)
    Text(key='peak.coach.climb', args={'height': 3})
    """
    return Text(key=key, args=facts)


def ids_of(decision: Decision) -> list[str]:
    """The ids to choose from, or to put in order."""
    assert isinstance(decision, Choose | Order)
    return [option.id for option in decision.options]
