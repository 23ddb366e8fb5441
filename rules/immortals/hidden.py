"""Shuffling hidden things, for rewinds and for the test that views hide them (sheet section 7)."""

from collections.abc import Callable, Sequence

from rules.core.decisions import Seat
from rules.core.play.hiding import hidden_seats
from rules.core.rng import Dice
from rules.immortals.components.data import CARDS, fits, realm_of
from rules.immortals.components.state import ImmortalsState
from rules.immortals.play.rounds import may_place

Pile = list[str]
Takes = Callable[[str], bool]  # whether a card could lie in a place as well


def resample(state: ImmortalsState, seats: Sequence[Seat], dice: Dice) -> None:
    """Redraw everything that none of `seats` sees: decks, conflict cards, and what lies on which space."""
    hidden = hidden_seats(state, seats)
    _mix_conflict_cards(state, hidden, dice)
    for seat in hidden:
        _mix_spaces(state, seat, dice)


def _mix_conflict_cards(state: ImmortalsState, hidden: Sequence[Seat], dice: Dice) -> None:
    """Among the decks and the hidden hands and spaces; in the draft everybody knows a card's realm."""
    piles: list[Pile] = [state.deck, *state.draft_decks.values()]
    for seat in hidden:
        piles += [state.players[seat].hand, state.players[seat].draft]
    drafting = bool(state.draft_realms) or any(state.draft_decks.values())
    cards = [card for pile in piles for card in pile if _conflict(card)]
    takes = [_same_realm(card) if drafting else _conflict for card in cards]
    for seat in hidden:
        placed = {space: card for space, card in state.players[seat].plan.items() if _conflict(card)}
        cards += placed.values()
        takes += [_room(state, seat, space) for space in placed]
    left = iter(_exchanged(cards, takes, dice))
    for pile in piles:
        pile[:] = [next(left) if _conflict(card) else card for card in pile]
    for seat in hidden:
        plan = state.players[seat].plan
        plan.update({space: next(left) for space, card in plan.items() if _conflict(card)})


def _conflict(card: str) -> bool:
    return CARDS[card].conflict


def _same_realm(card: str) -> Takes:
    realm = realm_of(CARDS[card].cells[0])
    return lambda other: realm_of(CARDS[other].cells[0]) == realm


def _room(state: ImmortalsState, seat: Seat, space: str) -> Takes:
    """Whether a card could lie on a space of the seat."""
    player = state.players[seat]
    placed = player.plan[space]
    return lambda card: fits(space, card, player.tribes) and (card == placed or may_place(state, seat, card))


def _mix_spaces(state: ImmortalsState, seat: Seat, dice: Dice) -> None:
    """Any card of the hand could lie on a space that takes it."""
    player = state.players[seat]
    takes: list[Takes] = [lambda card: True for _ in player.hand]
    takes += [_room(state, seat, space) for space in player.plan]
    cards = _exchanged([*player.hand, *player.plan.values()], takes, dice)
    held = len(player.hand)
    player.hand = cards[:held]
    player.plan = dict(zip(player.plan, cards[held:], strict=True))


def _exchanged(cards: list[str], takes: Sequence[Takes], dice: Dice) -> list[str]:
    """The cards after exchanges of two that could lie in each other's place."""
    mixed = list(cards)
    for i in range(len(mixed)):
        j = dice.below(len(mixed))
        if takes[i](mixed[j]) and takes[j](mixed[i]):
            mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed
