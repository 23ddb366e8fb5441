"""Checks of what the coach of Calamandara promises: see `tests/contract/promises.py`."""

from collections.abc import Iterator

from rules.calamandara.components.data import DATA
from tests.contract.truth import Case, Check, Pair


def centre(case: Case) -> Iterator[Pair]:
    """The step wins."""
    result = case.after.result
    yield 1, result and result.places[case.seat]


def bought(case: Case) -> Iterator[Pair]:
    """One Memory Card more, so one fewer is missing."""
    before, now = (state.travellers[case.seat] for state in (case.before.state, case.after.state))
    held = len(before.hand) + len(before.diary)
    yield case.args["lacking"], max(DATA.fragments - held, 0)
    yield held + 1, len(now.hand) + len(now.diary)


PROMISED: dict[str, Check] = {"walk.centre": centre, "remember.price": bought}
