"""The order of turns around a table."""

from typing import Protocol

from rules.core.decisions import Seat
from rules.core.flow import Core


def clockwise(seats: int, first: Seat) -> list[Seat]:
    """Return all seats of a table, from `first` to the left.

    >>> clockwise(4, 2)
    [2, 3, 0, 1]
    """
    return [(first + i) % seats for i in range(seats)]


class Counting(Core, Protocol):
    """A state that counts the seats that are done, in a phase in which the seats act one by one."""

    turn: int


def following(state: Counting, then: str) -> str:
    """Return the next phase: the same one again for the next seat; after the last seat, `then`."""
    state.turn += 1
    if state.turn < state.seats:
        return state.phase
    state.turn = 0
    return then
