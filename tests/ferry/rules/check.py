"""Invariants of the ferry."""

from tests.ferry.rules.components.data import DATA
from tests.ferry.rules.components.state import FerryState


def check(state: FerryState) -> None:
    """Raise `AssertionError` where the state is impossible."""
    crates = [*state.pile, *state.sailed]
    for some in (*state.hands, *state.loaded):
        crates += some
    assert sorted(crates) == sorted(DATA.crates), "each crate is in one place"
    assert sum(state.points) <= state.round, "one point in each round"
