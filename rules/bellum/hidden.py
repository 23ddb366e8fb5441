"""`Game.resample`: shuffles what none of the given seats sees (sheet rule 12)."""

from collections.abc import Sequence

from rules.bellum.components.data import CHESTS, DATA
from rules.bellum.components.state import BellumState
from rules.core.decisions import Seat
from rules.core.play.hiding import hidden_seats, mix
from rules.core.rng import Dice


def resample(state: BellumState, seats: Sequence[Seat], dice: Dice) -> None:
    """Redraw all that none of `seats` sees: orders of decks, chest values, which places are in the box."""
    for kind in CHESTS:
        _mix_chests(state, kind, seats, dice)
    _mix_places(state, dice)
    for pile in (state.goblins, state.decks["evil"], state.decks["super_evil"]):
        dice.shuffle(pile)


def _mix_chests(state: BellumState, kind: str, seats: Sequence[Seat], dice: Dice) -> None:
    """Shuffle this kind's values among the pile and all other players' chests; at the end all are shown."""
    hidden = [state.lords[seat].chests[kind] for seat in hidden_seats(state, seats)]
    values = state.piles[kind] + [value for chests in hidden for value in chests]
    dice.shuffle(values)
    for chests in (*hidden, state.piles[kind]):
        chests[:] = [values.pop() for _ in chests]
    for chests in hidden:
        chests.sort()


def _mix_places(state: BellumState, dice: Dice) -> None:
    """Shuffle the places, keeping the kinds in the deck where they are, because everybody knows them."""
    deck = state.decks["places"]
    for kind in ("farm", "village", "city"):
        slots = [
            (pile, i)
            for pile in (deck, state.box)
            for i, name in enumerate(pile)
            if DATA.places[name].kind == kind
        ]
        mix(slots, dice)
