"""`Game.resample`: shuffles what none of the given seats sees (rule R50)."""

from collections.abc import Callable, Sequence

from rules.core.decisions import Seat
from rules.core.play.hiding import deal, hidden_seats
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
    sides = [side for seat in hidden if (side := committed(state, seat)) is not None]
    for seat in hidden:
        piles += [state.gods[seat].divine, state.gods[seat].sight]
    cards = [card for side in sides for card in side.divine] + [card for pile in piles for card in pile]
    left = deal(cards, [_could_be(card) for side in sides for card in side.divine], dice)
    assert left is not None, "the cards could lie where they were"
    for side in sides:
        side.divine, left = sorted(left[: len(side.divine)]), left[len(side.divine) :]
    for pile in piles:
        pile[:] = [left.pop() for _ in pile]
    for pile in piles[1:]:
        pile.sort()


def _could_be(committed: str) -> Callable[[str], bool]:
    """Return a test for cards that could have been committed to a battle instead: of the same cost."""
    cost = DATA.divine[committed].cost
    return lambda card: (
        DATA.divine[card].cost == cost and (DATA.divine[card].timing == DATA.divine[committed].timing)
    )


def committed(state: KemetState, seat: Seat) -> Side | None:
    """The side with the seat's face-down cards in a battle that is not revealed yet; else None."""
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
