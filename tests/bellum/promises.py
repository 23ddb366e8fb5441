"""Checks of what the coach of Bellum Magica promises: see `tests/contract/promises.py`."""

from collections import Counter
from collections.abc import Iterator

from rules.bellum.components.data import CHESTS, RESOURCES
from rules.bellum.components.state import Lord
from rules.core.text import bare
from tests.contract.truth import Case, Check, Pair


def _held(lord: Lord) -> Counter[str]:
    return Counter(
        {**{name: lord.tokens[name] for name in RESOURCES}, **{k: len(lord.chests[k]) for k in CHESTS}}
    )


def loot(case: Case) -> Iterator[Pair]:
    """Exactly the loot that is named is taken, from a place or from the castle of another."""
    given = case.args["loot"]
    assert isinstance(given, list)
    case = case.go_on("rob", "chest")
    before, now = (_held(state.lords[case.seat]) for state in (case.before.state, case.after.state))
    taken = now - before
    yield Counter(bare(str(each)) for each in given), taken


PROMISED: dict[str, Check] = {
    **dict.fromkeys(("attack.resources", "attack.barrel", "attack.castle", "rob"), loot),
}
