"""The steady computer player's reasons, as facts of the position that its seat sees."""

from collections.abc import Mapping, Sequence

from rules.core.decisions import Answer, Decision, Seat
from rules.core.play.planning import Reason, because, explained
from rules.core.text import Text
from taverna_peak.rules.computer.steady import lead
from taverna_peak.rules.view import PeakView


def card(view: PeakView, seat: Seat, decision: Decision, answer: Answer) -> Text | None:
    """Explain whether the seat needs the point; None with a last card, when there is no choice."""
    assert isinstance(answer, list)
    if len(view.hand) == 1:
        return None
    if not view.shown:
        return because("peak.coach.first", card=answer[0])
    if (ahead := lead(view, seat)) > 0:
        return because("peak.coach.ahead", card=answer[0], count=ahead)
    return because("peak.coach.level" if not ahead else "peak.coach.behind", card=answer[0], count=-ahead)


REASONS: Mapping[str, Reason[PeakView]] = {"card": card}
why = explained("peak", REASONS)


def tally(view: PeakView) -> Sequence[Mapping[str, int]]:
    """Each player's points."""
    return [{"points": points} for points in view.points]
