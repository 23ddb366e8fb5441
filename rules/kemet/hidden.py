"""Shuffling hidden things, for rewinds and for the test that views hide them (rule R50)."""

from collections.abc import Sequence

from rules.core.decisions import Seat
from rules.core.play.hiding import hidden_seats
from rules.core.rng import Dice
from rules.kemet.components.data import DATA
from rules.kemet.components.state import God, KemetState, Side


def resample(state: KemetState, seats: Sequence[Seat], dice: Dice) -> None:
    """Redraw everything that none of `seats` sees: the deck, and the cards of all other players."""
    hidden = hidden_seats(state, seats)
    _mix_divine(state, hidden, dice)
    for seat in hidden:
        _mix_battle(state, seat, seats, dice)


def _mix_divine(state: KemetState, hidden: Sequence[Seat], dice: Dice) -> None:
    piles = [state.deck]
    for seat in hidden:
        piles += [state.gods[seat].divine, state.gods[seat].sight]
        side = committed(state, seat)
        if side:
            side.divine = _exchange(side.divine, piles, dice)
    cards = [card for pile in piles for card in pile]
    dice.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    for pile in piles[1:]:
        pile.sort()


def _exchange(cards: list[str], piles: list[list[str]], dice: Dice) -> list[str]:
    """Cards committed to a battle, or Battle cards of the other piles that could be there instead."""
    others = [(pile, i) for pile in piles for i, card in enumerate(pile) if DATA.divine[card].cost == 0]
    found = list(cards)
    for n, card in enumerate(found):
        fitting = [(p, i) for p, i in others if DATA.divine[p[i]].timing == "battle"]
        if fitting and DATA.divine[card].cost == 0:
            pile, i = fitting[dice.below(len(fitting))]
            found[n], pile[i] = pile[i], card
    return sorted(found)


def committed(state: KemetState, seat: Seat) -> Side | None:
    """What the seat has laid face down in a battle that is not revealed yet."""
    battle = state.battle
    if battle is None or battle.revealed:
        return None
    return next((side for side in battle.sides if side.seat == seat and side.play), None)


def _mix_battle(state: KemetState, seat: Seat, seats: Sequence[Seat], dice: Dice) -> None:
    """Hand, cards discarded unseen, cards removed, and those committed, but for one that a spy has seen."""
    god = state.gods[seat]
    side = committed(state, seat)
    seen = side is not None and state.battle is not None and state.battle.spy in seats
    cards = [*god.hand, *god.buried, *god.removed]
    if side:
        cards += [side.discard] if seen else [side.discard, side.play]
    elif state.battle and state.battle.revealed:
        cards += [other.discard for other in state.battle.sides if other.seat == seat]
    dice.shuffle(cards)
    cards.sort(key=lambda card: DATA.battle[card].special)  # a special card is never among those removed
    god.removed[:] = sorted(cards.pop(0) for _ in god.removed)
    dice.shuffle(cards)
    _deal(state, god, seat, cards, seen=seen)


def _deal(state: KemetState, god: God, seat: Seat, cards: list[str], *, seen: bool) -> None:
    for side in state.battle.sides if state.battle else []:
        if side.seat == seat and side.discard:
            side.discard = cards.pop()
            if state.battle and not state.battle.revealed and not seen:
                side.play = cards.pop()
    god.buried[:] = sorted(cards.pop() for _ in god.buried)
    god.hand[:] = sorted(cards)
