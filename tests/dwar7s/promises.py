"""Checks of what the coach of Dwar7s Fall promises: see `tests/contract/promises.py`."""

from collections.abc import Iterator

from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.grid import open_to
from rules.dwar7s.components.realm import points, realm
from rules.dwar7s.components.state import hand_size
from rules.dwar7s.computer.prospects import beyond
from tests.contract.truth import Case, Check, Pair
from tests.dwar7s.truth import still


def extent(case: Case) -> Iterator[Pair]:
    """The own realm with the card built: its VP, and its cards if they are told."""
    plan = case.seen().plan
    case = case.go_on("build.rotation")
    if not still(case):
        return
    state = case.after.state
    mine = realm(state.table, case.seat)
    yield case.args["points"], points(state.table, mine)
    if case.kind != "at.apart":
        yield case.args["cards"], len(mine)
    if case.kind == "at.apart":
        yield points(case.before.state.table, realm(case.before.state.table, case.seat)), case.args["points"]
    if plan is not None and plan.cell and case.kind == "at.realm":
        yield True, plan.cell in mine


def growing(case: Case) -> Iterator[Pair]:
    """The sides on which the realm can grow."""
    if still(case):
        table = case.after.state.table
        yield case.args["edges"], len(beyond(table, realm(table, case.seat)))


def open_sides(case: Case) -> Iterator[Pair]:
    """The cells named are empty, and no wall of the card stands before them."""
    plan, cells = case.seen().plan, case.args["cells"]
    assert isinstance(cells, list)
    if still(case):
        table = case.after.state.table
        turned = table[plan.cell].top.rotation
        around = [cell for cell in open_to(plan.cell, plan.card, turned) if cell not in table]
        yield [str(cell).lower() for cell in cells], around


def roomy(case: Case) -> Iterator[Pair]:
    """The cards in hand, and the gems for which there is room."""
    hand = hand_size(case.before.state.clans[case.seat])
    yield case.args["hand"], hand
    yield case.args["room"], DATA.hand_limit - hand
    yield f"kingdom:{case.name}", case.args["card"]


def paid(case: Case) -> Iterator[Pair]:
    """The VP of the objective, and how many the seat has then."""
    before, now = (state.clans[case.seat] for state in (case.before.state, case.after.state))
    yield case.args["points"], sum(DATA.trades[name].points for name in now.trades[len(before.trades) :])
    yield case.args["made"], len(now.trades) + (before.revealed and 1)


def worker(case: Case) -> Iterator[Pair]:
    """The dwarves that complete the task: this one, and so many more."""
    if case.decision.prompt.key != "dwar7s.ask.place.cell" or not still(case):
        return
    stack = case.after.state.table[case.name]
    yield case.args["more"], 1 + max(stack.kind.needed - stack.dwarves[case.seat], 0)


PROMISED: dict[str, Check] = {
    "at.realm": extent,
    "at.apart": extent,
    "turn.realm": extent,
    "turn.open": growing,
    "turn.later": open_sides,
    "trade.most": paid,
    "build.room": roomy,
    **dict.fromkeys(("dwarf.gems", "dwarf.gems.later", "dwarf.store", "dwarf.points"), worker),
}
