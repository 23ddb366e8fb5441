"""Checks of what the coach of Last Call promises: see `tests/contract/promises.py`."""

from collections.abc import Iterator

from taverna_saideira.rules.components.score import totals
from taverna_saideira.tests.truth import beer, place
from tests.contract.truth import Case, Check, Pair


def wine(case: Case) -> Iterator[Pair]:
    """Coins at once; the drinks to spare and the rounds left are those before."""
    state = case.before.state
    yield case.args["coins"], case.after.state.coins[case.seat] - state.coins[case.seat]
    yield case.args["spares"], case.seen().keepers[case.seat].spares


def watered(case: Case) -> Iterator[Pair]:
    """The drink of the other falls to this strength, which means this place for the seat."""
    case = case.go_on("weaken")
    state, other = case.after.state, int(str(case.args["seat"]).partition(":")[2])
    yield case.args["strength"], state.strengths[other]
    yield case.args["place" if case.kind == "water" else "mine"], place(state, case.seat)


def passed(case: Case) -> Iterator[Pair]:
    """Passing keeps the place."""
    yield case.args["place"], place(case.after.state, case.seat)


def guest(case: Case) -> Iterator[Pair]:
    """The guest brings so many coins."""
    yield case.args["coins"], totals(case.after.state)[case.seat] - totals(case.before.state)[case.seat]


PROMISED: dict[str, Check] = {
    "wine": wine,
    "beer": beer,
    "water": watered,
    "water.rival": watered,
    "pass": passed,
    "pass.last": passed,
    **dict.fromkeys(("merchant", "sailor", "sailor.last", "bard", "bard.last", "dancer"), guest),
    **dict.fromkeys(("dancer.alone", "brawler"), guest),
}
