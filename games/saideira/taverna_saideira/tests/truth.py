"""Checks of the lines beside options of Last Call: see `tests/contract/truth.py`."""

from collections.abc import Iterator

from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.components.score import totals, worth
from taverna_saideira.rules.components.state import SaideiraState, order, spares
from tests.contract.truth import Case, Check, Pair


def place(state: SaideiraState, seat: int) -> int:
    """The place in which a seat chooses, from 1."""
    return 1 + order(state).index(seat)


def pour(case: Case) -> Iterator[Pair]:
    """A drink that is poured has its strength; what its trick does is told beside it."""
    kind, tricks = DATA.drinks[case.name].kind, DATA.tricks
    amounts = {"water": tricks.weaken, "beer": tricks.strengthen, "wine": tricks.toast, "rum": 0}
    yield case.args["count"], amounts.get(kind, 1)
    state = case.everybody("pour").after.state
    if state.poured:
        yield case.args["strength"], state.strengths[case.seat]


def kept(case: Case) -> Iterator[Pair]:
    """Passing keeps the place and the drinks."""
    yield case.args["place"], place(case.after.state, case.seat)
    yield case.args["spares"], spares(case.after.state, case.seat)


def water(case: Case) -> Iterator[Pair]:
    """Somebody else's drink loses so much."""
    before = sum(case.before.state.strengths)
    least = min(it for seat, it in enumerate(case.before.state.strengths) if seat != case.seat)
    case = case.go_on("weaken")
    lost = before - sum(case.after.state.strengths)
    if least >= DATA.tricks.weaken:
        yield case.args["count"], lost


def coffee(case: Case) -> Iterator[Pair]:
    """So many guests leave the counter, and as many come."""
    before = case.before.state
    state = case.go_on("send").after.state
    yield case.args["count"], len(before.queue) - len(state.queue[1:])
    yield len(before.counter), len(state.counter)


def beer(case: Case) -> Iterator[Pair]:
    """The own drink is so strong, which means this place."""
    yield case.args["strength"], case.after.state.strengths[case.seat]
    yield case.args["place"], place(case.after.state, case.seat)


def wine(case: Case) -> Iterator[Pair]:
    """Coins at once."""
    yield case.args["count"], case.after.state.coins[case.seat] - case.before.state.coins[case.seat]


def weaken(case: Case) -> Iterator[Pair]:
    """The drink of the other is so strong, which means this place for the seat."""
    yield case.args["strength"], case.after.state.strengths[int(case.name)]
    yield case.args["place"], place(case.after.state, case.seat)


def send(case: Case) -> Iterator[Pair]:
    """The guest goes to the end of the queue; at the seat's table it would be worth so much."""
    table = case.before.state.tables[case.seat]
    yield case.args["coins"], worth([*table, case.name]) - worth(table)
    yield case.name, case.after.state.queue[0]


def guest(case: Case) -> Iterator[Pair]:
    """The guest is worth so much at the seat's table; with a brawler a drink is drawn."""
    before, now = case.before.state, case.after.state
    yield case.args["coins"], totals(now)[case.seat] - totals(before)[case.seat]
    drawn = len(now.hands[case.seat]) - len(before.hands[case.seat])
    yield case.kind == "brawler", bool(drawn)
    if case.kind == "dancer":
        yield case.args["pair"], worth([case.name] * 2)


TOLD: dict[str, Check] = {
    **{f"pour.{kind}": pour for kind in ("water", "coffee", "beer", "wine", "rum")},
    "pass": kept,
    "water": water,
    "coffee": coffee,
    "beer": beer,
    "wine": wine,
    "weaken": weaken,
    "send": send,
    **dict.fromkeys(("merchant", "sailor", "bard", "dancer", "brawler"), guest),
}
PLAIN: dict[str, str] = {}
SELDOM: dict[str, str] = {}
