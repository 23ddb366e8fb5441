"""The view of one reader of a game of the ferry."""

from dataclasses import dataclass

from rules.core.decisions import Seat
from tests.ferry.rules.components.state import FerryState, places


@dataclass(frozen=True, slots=True)
class FerryView:
    """The ferry through the eyes of `reader` (None: a spectator, and the channel)."""

    reader: Seat | None
    phase: str  # load, second, quay, over
    round: int
    rounds: int
    turn: Seat | None  # who is at the quay
    hand: tuple[str, ...]  # the reader's own; empty for a spectator
    hands: tuple[int, ...]  # crates in each hand
    pile: int
    loaded: tuple[tuple[str, ...], ...]  # by seat; empty before the first round
    sailed: tuple[str, ...]
    points: tuple[int, ...]
    changed: tuple[str, ...]  # `crate:load_3`, `points:1`, `hand:0`, `pile`
    places: tuple[int, ...] | None  # after the end: 1 = won, equal = shared


def view_of(state: FerryState, seat: Seat | None) -> FerryView:
    """Return what `seat` may know; `None` is a spectator."""
    return FerryView(
        reader=seat,
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        turn=state.turn if state.phase == "quay" else None,
        hand=() if seat is None else tuple(state.hands[seat]),
        hands=tuple(len(hand) for hand in state.hands),
        pile=len(state.pile),
        loaded=tuple(tuple(crates) for crates in state.loaded),
        sailed=tuple(state.sailed),
        points=tuple(state.points),
        changed=tuple(state.changed),
        places=places(state) if state.phase == "over" else None,
    )
