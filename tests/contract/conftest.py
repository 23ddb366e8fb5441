"""Shared parts of the contract's tests: the toy, listed as a game."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def listed(toy_listed: None) -> None:
    """List the toy game too, for every test of the contract."""
