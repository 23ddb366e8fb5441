"""Shared parts of the contract's tests: the toy, listed as a game."""

import pytest

from tests.contract.listed import CHECKED

# Ceilings of our own games say nothing of another's package.
collect_ignore = ["test_presses_a_turn.py", "test_words_a_turn.py"] if CHECKED else []


@pytest.fixture(scope="module", autouse=True)
def listed(toy_listed: None) -> None:
    """List the toy game too, for every test of the contract."""
