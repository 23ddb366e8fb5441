"""Positions that are small enough to read."""

from rules.core.rng import Dice
from taverna_saideira.rules import GAME
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.components.state import SaideiraState

SPARE = ["water_1", "coffee_3", "beer_5", "wine_7", "rum_9"]


def begun(seats: int = 3, first: int = 0) -> SaideiraState:
    """The first round; the bell is with this seat."""
    state = GAME.new(seats, GAME.settle({}), Dice("rules"))
    state.first = first
    return state


def poured(*drinks: str, counter: tuple[str, ...] = (), first: int = 0) -> SaideiraState:
    """These drinks have been poured in the last round; nobody has spent anything."""
    state = begun(len(drinks), first)
    state.round, state.phase = DATA.rounds, "trick"
    state.poured = [*drinks]
    state.strengths = [DATA.drinks[drink].strength for drink in drinks]
    state.spent = [""] * state.seats
    state.hands = [[*SPARE] for _ in drinks]
    state.waiting = [(first + step) % state.seats for step in range(state.seats)]
    state.counter = [*counter] or state.counter
    return state


def serving(*drinks: str, counter: tuple[str, ...]) -> SaideiraState:
    """Drinks poured from the strongest to the weakest, and nobody is served yet."""
    state = poured(*drinks, counter=counter)
    state.phase = "serve"
    return state
