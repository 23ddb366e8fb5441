"""The view of a game of Peak that one reader may have."""

from dataclasses import dataclass

from rules.core.decisions import Seat
from taverna_peak.rules.play import HAND, PeakState, places


@dataclass(frozen=True, slots=True)
class PeakView:
    """The game through the eyes of `reader` (None: a spectator, and the channel)."""

    reader: Seat | None
    round: int
    rounds: int
    hand: tuple[int, ...]  # the reader's own; empty for a spectator
    hands: tuple[int, ...]  # cards in each hand
    shown: tuple[int, ...]  # by seat; empty before the first round's end
    gone: tuple[int, ...]
    points: tuple[int, ...]
    changed: tuple[str, ...]  # `card:peak_3`, `points:1`
    places: tuple[int, ...] | None  # after the end: 1 = won, equal = shared


def view_of(state: PeakState, seat: Seat | None) -> PeakView:
    """Return the view of `seat`; `None` is a spectator."""
    return PeakView(
        reader=seat,
        round=state.round,
        rounds=HAND,
        hand=() if seat is None else tuple(state.hands[seat]),
        hands=tuple(len(hand) for hand in state.hands),
        shown=tuple(state.shown),
        gone=tuple(state.gone),
        points=tuple(state.points),
        changed=tuple(state.changed),
        places=places(state) if state.phase == "over" else None,
    )
