"""The state of a game of the ferry, and the few things that are computed from it."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.core.decisions import Seat
from tests.ferry.rules.components.data import DATA


@dataclass(slots=True)
class FerryState:
    """The whole state, hidden things included. A crate is named by its id in the data: `load_3`."""

    phase: str
    seed: str
    drawn: int
    seats: int
    rounds: int  # how many are played
    pile: list[str]  # hidden; the last one is the top
    hands: list[list[str]]  # hidden but from their owners
    points: list[int]
    round: int = 1
    turn: Seat = 0  # who is at the quay
    loaded: list[list[str]] = field(default_factory=list)  # by seat; they stay until the next ones come
    sailed: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)  # ids of what the last answer changed


def weight(crates: Iterable[str]) -> int:
    """Return what crates weigh together."""
    return sum(DATA.crates[crate].weight for crate in crates)


def places(state: FerryState) -> tuple[int, ...]:
    """By points, then by crates that are left in the hand."""
    worth = [(points, len(hand)) for points, hand in zip(state.points, state.hands, strict=True)]
    return tuple(1 + sum(other > mine for other in worth) for mine in worth)
