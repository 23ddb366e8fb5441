"""`Game.resample`: shuffles what none of the given seats sees (sheet rule 4.10)."""

from collections.abc import Sequence

from rules.calamandara.components.data import DATA
from rules.calamandara.components.state import CalamandaraState, is_event
from rules.core.decisions import Seat
from rules.core.play.hiding import hidden_seats, mix
from rules.core.rng import Dice


def resample(state: CalamandaraState, seats: Sequence[Seat], dice: Dice) -> None:
    """Redraw everything that none of `seats` sees: orders of decks, faces of Event cards, and hands.

    At the end of the game the hands are open.
    """
    swap_with_box(state, dice)
    mix_decks(state, dice)
    hands = [state.travellers[seat].hand for seat in hidden_seats(state, seats)]
    pool = state.memory_deck + [card for hand in hands for card in hand]
    dice.shuffle(pool)
    for pile in (*hands, state.memory_deck):
        pile[:] = [pool.pop() for _ in pile]
    for hand in hands:
        hand.sort()


def mix_decks(state: CalamandaraState, dice: Dice) -> None:
    """Swap Event cards, then shuffle each deck below its top; its Symbol Cards are known."""
    slots = [
        (traveller.deck, i)
        for traveller in state.travellers
        for i, card in enumerate(traveller.deck)
        if is_event(card)
    ]
    mix(slots, dice)
    for traveller in state.travellers:
        covered = traveller.deck[:-1]
        dice.shuffle(covered)
        traveller.deck[:-1] = covered


def swap_with_box(state: CalamandaraState, dice: Dice) -> None:
    """Swap Event cards with the box: the types in the decks are known, but not which cards are boxed."""
    decks = [traveller.deck for traveller in state.travellers]
    for kind in (DATA.hopes, DATA.fears):
        slots = [(pile, i) for pile in (*decks, state.box) for i, card in enumerate(pile) if card in kind]
        mix(slots, dice)
