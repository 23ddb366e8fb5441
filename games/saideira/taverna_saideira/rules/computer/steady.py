"""The steady computer player: it takes what promises most, a round ahead (see `prospects.py`)."""

from collections.abc import Mapping

from rules.core.decisions import Decision, Seat
from rules.core.play.planning import Plan, Weigh, heaviest, ids_of, planned, weighed
from rules.core.text import bare
from taverna_saideira.rules.components.asks import PASS
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.computer.prospects import (
    AVERAGE,
    DRAWN,
    TENTHS,
    Situation,
    outcome,
    poured,
    promise,
)
from taverna_saideira.rules.view import SaideiraView

GOOD = 100  # added to all, so that what promises least is not below nothing


def pour(view: SaideiraView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The drinks in hand."""
    return {f"drink:{drink}": GOOD + worth for drink, worth in poured(view, seat).items()}


def trick(view: SaideiraView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The value of each trick, less what the drink may do later."""
    return {ident: GOOD + _trick(view, seat, ident) for ident in ids_of(decision)}


def _trick(view: SaideiraView, seat: Seat, ident: str) -> int:
    if ident == PASS:
        return 0
    drink = DATA.drinks[bare(ident)]
    ahead = view.rounds - view.round
    later = DRAWN * min(ahead, 1) if view.keepers[seat].spares <= ahead else 0
    if drink.kind == "wine":
        return TENTHS * DATA.tricks.toast - later
    now = outcome(view, seat, as_it_is(view))
    if drink.kind == "beer":
        return outcome(view, seat, stronger(view, seat, DATA.tricks.strengthen)) - now - later
    if drink.kind == "water":
        return max(watered(view, seat).values()) - now - later
    return max(sent(view, seat).values()) - now - later


def as_it_is(view: SaideiraView) -> Situation:
    """The situation that everybody sees."""
    return Situation([keeper.strength for keeper in view.keepers], view.counter)


def stronger(view: SaideiraView, seat: Seat, more: int) -> Situation:
    """The situation if a seat's drink were so much stronger."""
    there = as_it_is(view)
    changed = [max(0, it + more) if each == seat else it for each, it in enumerate(there.strengths)]
    return Situation(changed, there.guests)


def watered(view: SaideiraView, seat: Seat) -> Mapping[int, int]:
    """The value of the round if the drink of this other seat is watered down."""
    others = [other for other in range(len(view.keepers)) if other != seat]
    return {other: outcome(view, seat, stronger(view, other, -DATA.tricks.weaken)) for other in others}


def sent(view: SaideiraView, seat: Seat) -> Mapping[str, int]:
    """The value of the round if this guest goes and one of average value comes."""
    came = min(DATA.guests, key=lambda name: abs(promise(view, seat, name) - AVERAGE))
    found: dict[str, int] = {}
    for guest in dict.fromkeys(view.counter):
        left = [*view.counter]
        left.remove(guest)
        found[guest] = outcome(view, seat, Situation(as_it_is(view).strengths, [*left, came]))
    return found


def weaken(view: SaideiraView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The value of watering down each other seat's drink."""
    return {f"seat:{other}": GOOD + came_to for other, came_to in watered(view, seat).items()}


def send(view: SaideiraView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The value of sending each guest away."""
    return {f"guest:{guest}": GOOD + came_to for guest, came_to in sent(view, seat).items()}


def serve(view: SaideiraView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The value of serving each guest."""
    return {ident: GOOD + promise(view, seat, bare(ident)) for ident in ids_of(decision)}


WORTHS: Mapping[str, Weigh[SaideiraView]] = {
    "pour": pour,
    "trick": trick,
    "weaken": weaken,
    "send": send,
    "serve": serve,
}
PLANS: Mapping[str, Plan[SaideiraView]] = {name: heaviest(weigh) for name, weigh in WORTHS.items()}
steady = planned("saideira", PLANS)
weighs = weighed("saideira", WORTHS)
