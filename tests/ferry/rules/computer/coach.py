"""Reasons for the steady computer player's answers, as facts of the position that its seat sees."""

from collections.abc import Mapping, Sequence

from rules.core.decisions import Answer, Decision, Seat
from rules.core.play.planning import Reason, because, explained
from rules.core.text import Text
from tests.ferry.rules.components.asks import DRAW, PASS
from tests.ferry.rules.components.data import DATA
from tests.ferry.rules.components.state import weight
from tests.ferry.rules.view import FerryView


def load(view: FerryView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The heaviest load scores."""
    assert isinstance(answer, list)
    heaviest = max(weight([crate]) for crate in view.hand)
    return because("ferry.coach.load", crate=answer[0], weight=heaviest)


def second(view: FerryView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Say whether a second crate is needed, and whether one is enough."""
    assert isinstance(answer, list)
    loads = [weight(crates) for crates in view.loaded]
    missing = max(loads) - loads[seat]
    if answer != [PASS]:
        added = DATA.crates[answer[0].removeprefix("crate:")].weight
        return because("ferry.coach.second.wins", missing=missing, crate=answer[0], weight=added)
    if missing:
        return because("ferry.coach.second.short", missing=missing)
    return because("ferry.coach.second.ahead", weight=loads[seat])


def quay(view: FerryView, seat: Seat, decision: Decision, answer: Answer) -> Text | None:
    """A crate costs nothing; without a pile there is nothing to choose."""
    return because("ferry.coach.draw", pile=view.pile) if answer == [DRAW] else None


REASONS: Mapping[str, Reason[FerryView]] = {"load": load, "second": second, "quay": quay}
why = explained("ferry", REASONS)


def tally(view: FerryView) -> Sequence[Mapping[str, int]]:
    """Each player's points."""
    return [{"points": points} for points in view.points]
