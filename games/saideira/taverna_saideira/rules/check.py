"""Invariants of a game."""

from taverna_saideira.rules.components.data import DATA, copies
from taverna_saideira.rules.components.state import SaideiraState


def check(state: SaideiraState) -> None:
    """Raise `AssertionError` where the state is impossible."""
    drinks = [*state.cellar, *state.gone, *(drink for hand in state.hands for drink in hand)]
    if state.phase != "over":  # then they are among those that are gone
        drinks += [*state.poured, *filter(None, state.spent)]
    assert sorted(drinks) == sorted(copies(DATA.drinks)), "each drink is in one place"
    guests = [*state.queue, *state.counter, *(guest for table in state.tables for guest in table)]
    assert sorted(guests) == sorted(copies(DATA.guests)), "each guest is in one place"
    ahead = DATA.rounds - state.round + (state.phase == "pour")
    assert [hand for hand in state.hands if len(hand) < ahead] == [], "a drink for each round to come"
    left = {"pour": state.seats, "trick": state.seats, "serve": len(state.waiting), "over": 0}
    assert len(state.counter) == left[state.phase], "a guest for everybody who is not served yet"
