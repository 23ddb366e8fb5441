"""The steady computer player: the highest card, but the lowest one while it is ahead."""

from collections.abc import Callable, Mapping

from rules.core.decisions import Answer, Decision, Seat
from rules.core.rng import Dice
from taverna_peak.rules.play import ident
from taverna_peak.rules.view import PeakView


def steady(view: PeakView, decision: Decision, dice: Dice) -> Answer:
    """The answer to a decision of the seat that `view` belongs to."""
    assert view.reader is not None
    return PLANS[decision.prompt.key](view, view.reader, decision)


def lead(view: PeakView, seat: Seat) -> int:
    """The seat's lead in points over the best of the others."""
    return view.points[seat] - max(points for other, points in enumerate(view.points) if other != seat)


def card(view: PeakView, seat: Seat, decision: Decision) -> Answer:
    """A good card is kept for when it is needed."""
    return [ident(min(view.hand) if lead(view, seat) > 0 else max(view.hand))]


PLANS: Mapping[str, Callable[[PeakView, Seat, Decision], Answer]] = {"peak.ask.card": card}
