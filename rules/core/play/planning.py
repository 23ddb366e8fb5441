"""Computer players that have a plan for each question, and coaches that have a reason for each plan."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from rules.core.decisions import Answer, Choose, Decision, Order, Seat
from rules.core.flow import Argument
from rules.core.game import Computer, Weighs, Why
from rules.core.rng import Dice
from rules.core.text import Text


class Read(Protocol):
    """A view that knows its reader."""

    @property
    def reader(self) -> Seat | None:
        """The reader's seat; None for a spectator."""


V = TypeVar("V", bound=Read)
Plan = Callable[[V, Seat, Decision], Answer]
Facts = dict[str, Argument]  # by the names of arguments of a text
Reason = Callable[[V, Seat, Decision, Answer], Text | None]
Weigh = Callable[[V, Seat, Decision], Mapping[str, int]]  # the worth of the options, by their ids
NEAR = 90  # percent of the best promise that make a second option nearly as good


def planned(game: str, plans: Mapping[str, Plan[V]]) -> Computer[V]:
    """Return a computer player that answers each question `<game>.ask.<name>` by that plan, without dice."""

    def answer(view: V, decision: Decision, dice: Dice) -> Answer:
        assert view.reader is not None
        return plans[decision.prompt.key.removeprefix(f"{game}.ask.")](view, view.reader, decision)

    return answer


def weighed(game: str, tables: Mapping[str, Weigh[V]]) -> Weighs[V]:
    """Return the `weighs` of a game: the worth of options of `<game>.ask.<name>`, looked up in a table."""

    def weighs(view: V, decision: Decision) -> Mapping[str, int]:
        assert view.reader is not None
        weigh = tables.get(decision.prompt.key.removeprefix(f"{game}.ask."))
        return {} if weigh is None else weigh(view, view.reader, decision)

    return weighs


def heaviest(weigh: Weigh[V]) -> Plan[V]:
    """Return the plan that takes the option that promises most, of equal ones the first."""

    def plan(view: V, seat: Seat, decision: Decision) -> Answer:
        worths = weigh(view, seat, decision)
        return [max(worths, key=lambda ident: worths[ident])]

    return plan


def nearly_as_good(worths: Mapping[str, int], answer: Answer) -> list[Answer]:
    """Return the other answers that promise nearly as much as the best one, the better first.

    >>> nearly_as_good({"zone:delta": 20, "zone:oasis": 19, "zone:desert": 3}, ["zone:delta"])
    [['zone:oasis']]
    """
    if not isinstance(answer, list) or len(answer) != 1 or worths.get(answer[0], 0) <= 0:
        return []
    enough = worths[answer[0]] * NEAR
    near = [ident for ident, worth in worths.items() if 100 * worth >= enough and ident != answer[0]]
    return [[ident] for ident in sorted(near, key=lambda ident: -worths[ident])]


def explained(game: str, reasons: Mapping[str, Reason[V]]) -> Why[V]:
    """Return the `why` of a game: the reason for an answer to `<game>.ask.<name>`, looked up in a table."""

    def why(view: V, decision: Decision, answer: Answer) -> Text | None:
        assert view.reader is not None
        return reasons[decision.prompt.key.removeprefix(f"{game}.ask.")](view, view.reader, decision, answer)

    return why


def because(key: str, /, **facts: Argument) -> Text:
    """Return a reason in words.

    >>> because("peak.coach.climb", height=3)
    Text(key='peak.coach.climb', args={'height': 3})
    """
    return Text(key=key, args=facts)


def ids_of(decision: Decision) -> list[str]:
    """Return the ids to choose from, or to put in order."""
    assert isinstance(decision, Choose | Order)
    return [option.id for option in decision.options]
