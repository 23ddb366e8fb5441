"""The state of a game, and the few things that are computed from it."""

from dataclasses import dataclass, field

from rules.core.decisions import Seat
from taverna_saideira.rules.components.data import DATA


@dataclass(slots=True)
class SaideiraState:
    """The state, with hidden things. Drinks and guests are named by their ids in the data: `rum_9`."""

    phase: str  # pour, trick, serve, over
    seed: str
    drawn: int
    seats: int
    first: Seat  # who is asked first, and chooses first among equals; moves on each round
    cellar: list[str]  # drinks that nobody was dealt; hidden, the last one is the top
    queue: list[str]  # guests who are to come; hidden, the last one comes next
    counter: list[str]  # guests who want to be served
    hands: list[list[str]]  # drinks; hidden but from their owners
    tables: list[list[str]]  # guests served by each seat, in order
    coins: list[int]  # from toasts, by seat
    round: int = 1
    waiting: list[Seat] = field(default_factory=list)  # who is still to act, in order; in `trick` and `serve`
    poured: list[str] = field(default_factory=list)  # a drink for each seat; none before all have chosen
    strengths: list[int] = field(default_factory=list)  # of these, as tricks have left them
    spent: list[str] = field(default_factory=list)  # this round's tricks, by seat: a drink, or nothing
    gone: list[str] = field(default_factory=list)  # drinks of rounds before, in order
    changed: list[str] = field(default_factory=list)  # ids of what the last answer changed


def spares(state: SaideiraState, seat: Seat) -> int:
    """Count the drinks a seat may spend on tricks: one is kept for each round to come."""
    kept = DATA.rounds - state.round + (not state.poured)
    return max(0, len(state.hands[seat]) - kept)


def around(state: SaideiraState) -> list[Seat]:
    """All seats, from the first one on."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


def order(state: SaideiraState) -> list[Seat]:
    """The order of choosing, by what is poured now: see `in_order`."""
    return in_order(state.strengths, around(state))


def in_order(strengths: list[int], seats: list[Seat]) -> list[Seat]:
    """The strongest drink first. Equal ones get in each other's way: their owners come last, as they sit."""
    clear = [seat for seat in seats if strengths.count(strengths[seat]) == 1]
    return sorted(clear, key=lambda seat: -strengths[seat]) + [seat for seat in seats if seat not in clear]
