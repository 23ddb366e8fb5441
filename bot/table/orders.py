"""Standing orders: windows in which a seat need not be asked. The default of the question is given for it.

A window is the `standing` of a decision, such as `diversion`. An order is given without regard to the hand,
and carried out at once, so that neither the answer nor its time tells of what the hand holds.
"""

from bot.table.live import Change, Live, answered
from rules.core.decisions import Seat


def carried_out(change: Change, now: int) -> Change:
    """The change, and the defaults of all who are asked then in a window that they let pass."""
    while (seat := _passing(change.after)) is not None:
        position = change.after.position
        default = position.pending[seat].default
        assert default is not None
        change = answered(change, seat, position.asks[seat], default, "order", None, now)
    return change


def _passing(live: Live) -> Seat | None:
    """The first seat that is asked in a window that it lets pass."""
    for seat in live.position.waiting:
        asked = live.position.pending[seat]
        if asked.default is not None and asked.standing in live.orders.get(seat, ()):
            return seat
    return None
