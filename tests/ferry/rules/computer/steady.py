"""The steady computer player: a heavy crate first, a second one only where it wins, and always one more."""

from collections.abc import Callable, Mapping

from rules.core.decisions import Answer, Choose, Decision, Seat
from rules.core.rng import Dice
from tests.ferry.rules.components.asks import DRAW, PASS, REST
from tests.ferry.rules.components.state import weight
from tests.ferry.rules.view import FerryView


def steady(view: FerryView, decision: Decision, dice: Dice) -> Answer:
    """The answer to a decision of the seat that `view` belongs to."""
    assert view.reader is not None
    return PLANS[decision.prompt.key](view, view.reader, decision)


def load(view: FerryView, seat: Seat, decision: Decision) -> Answer:
    """The heaviest crate."""
    return [f"crate:{max(view.hand, key=lambda crate: weight([crate]))}"]


def second(view: FerryView, seat: Seat, decision: Decision) -> Answer:
    """The lightest one that makes this load the heaviest, if it is not."""
    loads = [weight(crates) for crates in view.loaded]
    missing = max(loads) - loads[seat]
    enough = [crate for crate in view.hand if weight([crate]) > missing]
    if not missing or not enough:
        return [PASS]
    return [f"crate:{min(enough, key=lambda crate: weight([crate]))}"]


def quay(view: FerryView, seat: Seat, decision: Decision) -> Answer:
    """A crate, while there is one."""
    assert isinstance(decision, Choose)
    return [DRAW if view.pile else REST]


PLANS: Mapping[str, Callable[[FerryView, Seat, Decision], Answer]] = {
    "ferry.ask.load": load,
    "ferry.ask.second": second,
    "ferry.ask.quay": quay,
}
