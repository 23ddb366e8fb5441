"""Evaluation of a position: coins, company that may still come, and drinks to spare."""

from collections.abc import Sequence

from rules.core.play.evaluation import settled, shared
from taverna_saideira.rules.components.data import DATA, kinds
from taverna_saideira.rules.components.score import places, totals
from taverna_saideira.rules.components.state import SaideiraState, spares
from taverna_saideira.rules.computer.prospects import DRAWN, TENTHS

COMPANY = {"sailor": 28, "bard": 5, "dancer": 24}  # added to each by later company, with all rounds to come
STRENGTH = 2  # of a drink in hand, a point of it
DOUBLING = 30  # a lead of so much makes a share of the win twice as large


def evaluation(state: SaideiraState) -> Sequence[int]:
    """Each seat's expected share of the win."""
    if state.phase == "over":
        return settled(places(state))
    return shared([worth(state, seat) for seat in range(state.seats)], DOUBLING)


def worth(state: SaideiraState, seat: int) -> int:
    """The worth of a position in tenths of a coin."""
    ahead = DATA.rounds - state.round
    company = kinds(state.tables[seat])
    alone = company.count("dancer") % 2
    hoped = (
        COMPANY["dancer"] * alone
        + COMPANY["sailor"] * company.count("sailor")
        + COMPANY["bard"] * company.count("bard")
    )
    strength = sum(DATA.drinks[drink].strength for drink in state.hands[seat])
    return (
        TENTHS * totals(state)[seat]
        + hoped * ahead // DATA.rounds
        + DRAWN * min(ahead, spares(state, seat))
        + STRENGTH * strength
    )
